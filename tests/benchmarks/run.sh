#!/usr/bin/env bash
# Builds the benchmarks in release and runs them:
#
#   tests/benchmarks/run.sh [--quick] [--topic T]
#
# CSV on standard output, topic,program,input,n,median_ns,result: our row and each rival's, all measured in the same run
# on the same rotating inputs. On standard error a table of ratios: how many times as long as ours a rival takes.
# --quick keeps to sizes and repetitions that end within ten minutes. Rivals are installed where the system has them, and
# left out elsewhere. The last topic, editor-drag, moves a vertex in the real window,
# without a display. tests/benchmarks/startup.sh measures the start, on a display of its own.
set -euo pipefail

source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${HITBOX_BENCHMARKS_BUILD:-$source/build/benchmarks}
"$source/resources/setup.sh" benchmarks >&2
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="-march=x86-64-v2" \
    -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG" -DHITBOX_BENCHMARKS=ON -DHITBOX_TESTS=OFF >&2
cmake --build "$build" --target hitbox_benchmarks editor_drag >&2

topic=
arguments=("$@")
for ((i = 0; i < ${#arguments[@]}; ++i)); do
    [[ ${arguments[i]} != --topic ]] || topic=${arguments[i + 1]:-}
done
if [[ $topic == editor-drag ]]; then
    exec "$build/tests/benchmarks/editor_drag"
fi
"$build/tests/benchmarks/hitbox_benchmarks" "$@"
if [[ -z $topic ]]; then
    "$build/tests/benchmarks/editor_drag" | tail -n +2
fi
