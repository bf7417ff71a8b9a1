#!/usr/bin/env bash
# Instructions per unit of each case, on generated games, against their limits. The counts do not depend on how busy the
# machine is; a newer compiler may move them by some percent, which the limits leave room for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# case, unit, most instructions for one
LIMITS='
replay    move   0
position  move   0
superko   move   0
playouts  move   0
trees     byte   0
final     byte   0
score     board  0
long      node   0
'

command -v valgrind >/dev/null || { echo "valgrind is not installed" >&2; exit 2; }
cargo build --quiet --locked --release --no-default-features --bin count
binary=${CARGO_TARGET_DIR:-target}/release/count
failed=0
printf '%-10s %-6s %10s %8s\n' case unit each limit
while read -r case unit limit; do
    [ -n "$case" ] || continue
    report=$(mktemp)
    amount=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no --toggle-collect='count::measured*' \
        "$binary" "$case" 2>"$report")
    count=$(sed -n 's/.*Collected : *\([0-9]*\).*/\1/p' "$report")
    rm "$report"
    awk -v case="$case" -v unit="$unit" -v n="$count" -v of="$amount" -v limit="$limit" 'BEGIN {
        each = n / of
        printf "%-10s %-6s %10.1f %8d%s\n", case, unit, each, limit, each > limit ? "  over the limit" : ""
        exit each > limit || n == 0
    }' || failed=1
done <<<"$LIMITS"
exit $failed
