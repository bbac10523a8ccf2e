#!/usr/bin/env bash
# Time from the start of a program to its window on the screen, and the memory it holds a second later:
#
#   tests/benchmarks/startup.sh [RUNS]
#
# Prints CSV: program,runs,median_ms,rss_mib. Measures the editor on the sample project, a bare Qt window with four
# docks, and Tiled where it is installed, in turn on one Xvfb, so that what slows the machine slows all alike.
# Needs Xvfb, xev (x11-utils) and both programs built in build/release and build/benchmarks.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root runs=${1:-11}
scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$scratch"' EXIT

for tool in Xvfb xev; do
    command -v "$tool" >/dev/null || { echo "startup.sh: $tool is not installed" >&2; exit 2; }
done

export HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_RUNTIME_DIR=$scratch DISPLAY=:97
Xvfb "$DISPLAY" -screen 0 1600x1000x24 >/dev/null 2>&1 &
sleep 1

# Milliseconds until a top-level window is mapped, then MiB resident.
measure() {
    local events=$scratch/events start end pid rss
    : >"$events"
    stdbuf -oL xev -root -event substructure >"$events" 2>/dev/null &
    local watcher=$!
    sleep 0.3
    start=$EPOCHREALTIME
    "$@" >/dev/null 2>&1 &
    pid=$!
    # The sizes of a real window, not of Qt's hidden helper windows.
    until grep -q MapNotify "$events"; do
        kill -0 "$pid" 2>/dev/null || { echo "startup.sh: $1 ended without a window" >&2; exit 2; }
        sleep 0.002
    done
    end=$EPOCHREALTIME
    sleep 1
    rss=$(awk '/^VmRSS/ {print $2}' "/proc/$pid/status")
    kill "$pid" "$watcher"
    wait "$pid" "$watcher" 2>/dev/null || true
    awk -v s="$start" -v e="$end" -v r="$rss" 'BEGIN {printf "%.1f %.1f\n", (e - s) * 1000, r / 1024}'
}

median() { sort -n | awk '{v[NR] = $1} END {print v[int((NR + 1) / 2)]}'; }

declare -A commands=(
    [hitbox-editor]="$root/build/release/editor/app/hitbox-editor $root/resources/samples/duel.hitbox"
    [bare-qt-window]="$root/build/benchmarks/tests/benchmarks/bare_window"
)
command -v tiled >/dev/null && commands[tiled]="tiled"

for ((run = 0; run <= runs; ++run)); do
    for name in "${!commands[@]}"; do
        # shellcheck disable=SC2086
        measure ${commands[$name]} >>"$scratch/$name.$((run == 0 ? 0 : 1))"
    done
done

echo "program,runs,median_ms,rss_mib"
for name in "${!commands[@]}"; do
    printf '%s,%d,%s,%s\n' "$name" "$runs" "$(cut -d' ' -f1 "$scratch/$name.1" | median)" \
        "$(cut -d' ' -f2 "$scratch/$name.1" | median)"
done
