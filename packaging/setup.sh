#!/usr/bin/env bash
# Everything from a bare Debian 12 or Ubuntu 24.04 to the running station, or to passed tests.
#
#   packaging/setup.sh run [--release] [ARGUMENTS]   set up, build, start (the example tournament without arguments)
#   packaging/setup.sh test                          set up, check the format, lint, run all tests, the window's included
#   packaging/setup.sh setup                         set up only
#
# Works as root or with sudo, asks nothing, and does nothing that is done already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# eframe's minimum, as in Cargo.toml, and the version whose lints the code is held to.
RUST=1.95.0
BUILD=(ca-certificates curl gcc libc6-dev pkg-config)
# What the window loads at run time; no linker names them.
WINDOW=(libxkbcommon0 libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxi6 libxcursor1 libxrandr2 libwayland-client0 libgl1 libegl1 libgl1-mesa-dri)
# Tests draw on a display of their own, in software, under a window manager (typing goes nowhere without one).
TEST=(xvfb xauth openbox xdotool x11-utils x11-xkb-utils mesa-vulkan-drivers poppler-utils valgrind)

say() { printf '\n== %s\n' "$*"; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Those of the given packages that are not installed, if there are any.
packages() {
    if ! command -v apt-get >/dev/null; then
        echo "No apt-get here: see to these yourself, by the names your system has for them: $*" >&2
        return
    fi
    local missing=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} = 0 ] && return
    say "Packages: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 -qq update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 -qq install -y --no-install-recommends "${missing[@]}"
}

new_enough() {
    local have
    have=$(cargo --version 2>/dev/null | cut -d ' ' -f 2) || return 1
    [ -n "$have" ] && [ "$(printf '%s\n' "$RUST" "$have" | sort -V | head -n 1)" = "$RUST" ] &&
        cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1
}

# rustup's own installer, with its checksum looked at.
rustup_itself() {
    local from folder sum
    from="https://static.rust-lang.org/rustup/dist/$(uname -m)-unknown-linux-gnu/rustup-init"
    folder=$(mktemp -d)
    curl --proto '=https' --tlsv1.2 --retry 3 -fsSL "$from" -o "$folder/rustup-init"
    # Only its first word is the checksum; some of these files name the program after it.
    sum=$(curl --proto '=https' --tlsv1.2 --retry 3 -fsSL "$from.sha256" | cut -c 1-64)
    echo "$sum  $folder/rustup-init" | sha256sum --quiet -c -
    chmod +x "$folder/rustup-init"
    "$folder/rustup-init" -y --quiet --no-modify-path --profile minimal --default-toolchain none
    rm -r "$folder"
}

# The cargo that is there if it will do; else rustup: the one that is there, the system's package, or its own installer.
rust() {
    new_enough && return
    export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
    new_enough && return
    say "Rust $RUST or newer, by rustup"
    if ! command -v rustup >/dev/null && command -v apt-cache >/dev/null && [ -n "$(apt-cache -q=2 show rustup 2>/dev/null)" ]; then
        # It takes the place of the system's own, older cargo; where that cannot be, the installer below does not mind it.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y rustup || true
        hash -r
    fi
    if ! command -v rustup >/dev/null; then
        rustup_itself
        hash -r
    fi
    rustup toolchain install "$RUST" --profile minimal --component rustfmt --component clippy
    export RUSTUP_TOOLCHAIN=$RUST
    new_enough || { echo "No cargo $RUST or newer could be had; there is: $(cargo --version 2>&1)" >&2; exit 1; }
}

# Names in Cyrillic need a UTF-8 locale; this one is always there.
case "${LC_ALL:-${LC_CTYPE:-${LANG:-}}}" in
    *UTF-8 | *utf8) ;;
    *) export LC_ALL=C.UTF-8 ;;
esac

case "${1:-}" in
    setup)
        packages "${BUILD[@]}" "${WINDOW[@]}" "${TEST[@]}"
        rust
        ;;
    run)
        shift
        profile=()
        if [ "${1:-}" = --release ]; then profile=(--release); shift; fi
        packages "${BUILD[@]}" "${WINDOW[@]}"
        rust
        if [ $# = 0 ]; then set -- --example; fi
        say "Building and starting: fujite $*"
        exec cargo run --locked "${profile[@]}" -- "$@"
        ;;
    test)
        packages "${BUILD[@]}" "${WINDOW[@]}" "${TEST[@]}"
        rust
        say "Format"
        cargo fmt --all --check
        say "Lints"
        # A newer clippy has lints of its own: they are shown, and do not fail what was fine.
        deny=()
        case "$(cargo --version)" in "cargo ${RUST%.*}."*) deny=(-D warnings) ;; esac
        cargo clippy --locked --all --all-targets -- "${deny[@]}"
        say "Tests"
        # The pictures of the window need a display and no graphics card.
        export LIBGL_ALWAYS_SOFTWARE=1
        unset WAYLAND_DISPLAY
        xvfb-run -a -s '-screen 0 1920x1080x24' bash -c '
            openbox >/dev/null 2>&1 & manager=$!
            trap "kill $manager 2>/dev/null || true" EXIT
            cargo test --locked --all'
        say "Instructions"
        # What the rules core costs, counted: held to limits that do not depend on the machine.
        tests/benches/instructions.sh
        ;;
    *)
        sed -n '2,8p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'
        exit 2
        ;;
esac
