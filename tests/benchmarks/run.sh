#!/usr/bin/env bash
# Builds the benchmarks in release and runs them:
#
#   tests/benchmarks/run.sh [--quick] [--topic T]
#
# CSV on standard output, topic,program,input,n,median_ns,result: our row and each rival's, all measured in the same run
# on the same rotating inputs. On standard error a table of ratios: how many times as long as ours a rival takes.
# --quick keeps to sizes and repetitions that end within ten minutes. Rivals are installed where the system has them, and
# left out elsewhere. The topic play lets bullets fly at spinning shapes; the last topic, windows, drags, pans, zooms and
# opens in the real window, on a display of its own where there is an X server. The columns of both are
# topic,program,input,n,value,unit; windows have one more, the longest time between two pictures in ms.
# tests/benchmarks/startup.sh measures the start, export.sh whole exports, likewise.
set -euo pipefail

source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${HITBOX_BENCHMARKS_BUILD:-$source/build/benchmarks}
"$source/resources/setup.sh" benchmarks >&2
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="-march=x86-64-v2" \
    -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG" -DHITBOX_BENCHMARKS=ON -DHITBOX_TESTS=OFF >&2
cmake --build "$build" --target hitbox_benchmarks play_contest window_drag window_level window_open window_scope window_stage \
    window_tracks aseprite_open >&2

topic=
arguments=("$@")
for ((i = 0; i < ${#arguments[@]}; ++i)); do
    [[ ${arguments[i]} != --topic ]] || topic=${arguments[i + 1]:-}
done
windows() {
    local display=()
    if command -v xvfb-run >/dev/null; then
        display=(xvfb-run --auto-servernum --server-args "-screen 0 1600x900x24")
    fi
    for contest in window_drag window_open window_level window_scope window_stage window_tracks aseprite_open; do
        "${display[@]}" "$build/tests/benchmarks/$contest"
    done
}

if [[ $topic == windows ]]; then
    windows
    exit
fi
if [[ $topic == play ]]; then
    "$build/tests/benchmarks/play_contest"
    exit
fi
"$build/tests/benchmarks/hitbox_benchmarks" "$@"
if [[ -z $topic ]]; then
    "$build/tests/benchmarks/play_contest"
    windows
fi
