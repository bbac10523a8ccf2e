#!/usr/bin/env bash
# Builds the benchmarks in release and prints their CSV, ours and each rival's from the same run:
#
#   tests/benchmarks/run.sh [BUILD FOLDER]
#
# topic,program,input,n,median_ns,result; then the drag of a vertex in the real window, without a display.
# tests/benchmarks/startup.sh measures the start, on a display of its own.
set -euo pipefail

source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${1:-$source/build/benchmarks}
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="-march=x86-64-v2" \
    -DHITBOX_BENCHMARKS=ON -DHITBOX_TESTS=OFF >&2
cmake --build "$build" --target hitbox_benchmarks editor_drag bare_window >&2
"$build/tests/benchmarks/hitbox_benchmarks"
"$build/tests/benchmarks/editor_drag" | tail -n +2
