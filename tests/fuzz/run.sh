#!/usr/bin/env bash
# Lets libFuzzer look for input that breaks a law of the geometry core or of what reads files:
#
#   tests/fuzz/run.sh SECONDS [NAME...]      all of them by default, one after the other
#
# Needs clang. New inputs gather in build/fuzz/found/NAME; what breaks a law stays there as a file named crash-...,
# timeout-... or oom-..., and the script fails. Put such a file into tests/fuzz/corpus/NAME: from then on it is a test.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/fuzz
seconds=${1:?usage: tests/fuzz/run.sh SECONDS [NAME...]}
shift

cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_COMPILER="${CXX:-clang++}" \
    -DCMAKE_CXX_FLAGS="-fsanitize=fuzzer-no-link" -DHITBOX_SANITIZE=address,undefined -DHITBOX_FUZZERS=ON \
    --log-level=WARNING >/dev/null
cmake --build "$build" --target hitbox_fuzzers

names=("$@")
if ((${#names[@]} == 0)); then
    for corpus in "$root"/tests/fuzz/corpus/*/; do
        names+=("$(basename "$corpus")")
    done
fi
failed=()
for name in "${names[@]}"; do
    found=$build/found/$name
    mkdir -p "$found"
    # All importers are one program.
    fuzzer=${name%%_*}
    [[ $fuzzer == importer ]] || fuzzer=$name
    HITBOX_IMPORTER=${name#importer_} "$build/tests/fuzz/${fuzzer}_fuzzer" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=1024 -print_final_stats=1 \
        -artifact_prefix="$found/" "$found" "$root/tests/fuzz/corpus/$name" 2>"$found.log" || failed+=("$name")
    printf '%s: %s\n' "$name" "$(grep -oE 'stat::number_of_executed_units: *[0-9]+|stat::new_units_added: *[0-9]+|law broken:.*|ERROR:.*' "$found.log" | tr -s ' ' | tr '\n' ' ')"
done
if ((${#failed[@]})); then
    echo "failed: ${failed[*]}; see $build/found" >&2
    exit 1
fi
