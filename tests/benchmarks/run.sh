#!/bin/sh
# Builds the benchmarks as a release and prints their CSV. Usage: tests/benchmarks/run.sh [build folder]
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$source/build/benchmarks}
cmake -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="-march=x86-64-v2" \
    -DHITBOX_BENCHMARKS=ON -DHITBOX_TESTS=OFF -DHITBOX_EDITOR=OFF >&2
cmake --build "$build" --target hitbox_benchmarks >&2
"$build/tests/benchmarks/hitbox_benchmarks"
