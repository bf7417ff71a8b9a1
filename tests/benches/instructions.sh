#!/usr/bin/env bash
# Instructions per unit of each case, on generated games, against their limits. The counts do not depend on how busy the
# machine is; a newer compiler or C library may move them by some percent.
#
# The rule: a limit stands 15 % above what was measured. Whoever needs more of a case raises its limit in the same commit and says
# there what is bought with it; whoever makes one cheaper by more than that lowers it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# case, unit, most instructions for one
LIMITS='
replay    move   344
position  move   599
superko   move   682
playouts  move   1291
trees     byte   29
final     byte   95
score     board  31213
long      node   116
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
    awk -v what="$case" -v unit="$unit" -v n="$count" -v of="$amount" -v limit="$limit" 'BEGIN {
        each = n / of
        over = (each > limit || n == 0)
        printf "%-10s %-6s %10.1f %8d%s\n", what, unit, each, limit, (over ? "  over the limit" : "")
        exit over
    }' || failed=1
done <<<"$LIMITS"
exit $failed
