#!/usr/bin/env bash
# Builds the package for npm into a folder:
#
#   geometry/javascript/build.sh [FOLDER]      build/javascript by default; the package is its folder "package"
#
# Needs Debian's packages clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
# libclang-rt-19-dev-wasm32, cmake and ninja-build.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=${1:-$here/../../build/javascript}

if ! command -v clang++-19 >/dev/null; then
    echo "javascript/build.sh: clang++-19 is missing; on Debian and Ubuntu: apt-get install clang-19 lld-19 wasi-libc" \
        "libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32" >&2
    exit 2
fi
cmake -S "$here" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$here/wasm.cmake" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$(command -v ccache || true)" -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" \
    --log-level=WARNING >/dev/null
cmake --build "$build"
echo "the package is in $(realpath "$build/package")"
