#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test:
#
#   tests/run.sh [CTEST ARGUMENTS]                     such as -R geometry
#   HITBOX_SANITIZE=address,undefined tests/run.sh     the same with sanitizers, in a build folder of its own
#
# With CI=true compiler warnings are errors, and sources are joined into units as editor/run.sh joins them.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
sanitize=${HITBOX_SANITIZE:-}
build=$root/build/tests${sanitize:+-${sanitize//,/-}}
processors=$(getconf _NPROCESSORS_ONLN)
warningsAsErrors=OFF
# Large units build faster from nothing, and show names that clash in them; small ones faster after a change.
unitSize=12
if [[ ${CI:-} == true ]]; then
    warningsAsErrors=ON
    unitSize=48
fi
quiet=()
[[ -t 1 ]] || quiet=(-- --quiet)

"$root/resources/setup.sh" test

# Optimised a little, the geometry fully, of which its tests ask millions of questions; without NDEBUG, so that
# assertions hold.
echo "Building into $build"
# Only what sanitizers report has use for lines: without them the compiler is done sooner.
lines=-g0
[[ -z $sanitize ]] || lines=-g1
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 $lines" \
    -DHITBOX_SANITIZE="$sanitize" -DHITBOX_WARNINGS_AS_ERRORS="$warningsAsErrors" \
    -DHITBOX_UNITY_SIZE="$unitSize" --log-level=WARNING >/dev/null
cmake --build "$build" --parallel "$processors" "${quiet[@]}"

# One more than there are processors, as many wait for files and timers.
exec ctest --test-dir "$build" --output-on-failure --parallel "$((processors + 1))" "$@"
