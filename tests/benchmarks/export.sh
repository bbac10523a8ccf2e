#!/usr/bin/env bash
# Time and memory of whole exports on the command line, read-back included:
#
#   tests/benchmarks/export.sh [RUNS] [FORMAT...]
#
# Prints CSV: format,frames,runs,median_ms,cpu_ms,peak_mib,files; cpu_ms is of the fastest run. One sprite of 500 and of
# 5,000 frames in ten animations; a frame has a polygon of ten points, a circle, a box and a capsule. Formats with a file
# for each frame wait for the disk, since each of their files is synced. Needs GNU time, and the program built in
# build/release.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root runs=${1:-5}
program=${HITBOX_PROGRAM:-$root/build/release/editor/cli/hitbox}
formats=("${@:2}")
((${#formats[@]})) || formats=(json godot4 godot3 tiled phaser rube libgdx love solar2d unity gdevelop mugen cocos2dx
    c-header csv svg)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

[[ -x /usr/bin/time ]] || { echo "export.sh: GNU time is not installed" >&2; exit 2; }
[[ -x $program ]] || { echo "export.sh: $program is not built" >&2; exit 2; }

project() {
    awk -v frames="$1" 'BEGIN {
        printf "{\"format\": \"hitbox-project\", \"version\": 1,\n \"categories\": [{\"name\": \"hurt\", \"bits\": 1}, "
        printf "{\"name\": \"hit\", \"bits\": 2, \"hits\": [\"hurt\"]}],\n"
        printf " \"sprites\": [{\"name\": \"hero\", \"image\": \"hero.png\", \"frames\": ["
        for (f = 0; f < frames; ++f) {
            printf "%s\n  {\"name\": \"hero_%d\", \"rect\": [%d, %d, 64, 64], \"pivot\": [32, 60], \"shapes\": [", \
                f ? "," : "", f, f % 100 * 64, int(f / 100) * 64
            printf "{\"type\": \"polygon\", \"name\": \"body\", \"category\": \"hurt\", \"points\": ["
            for (p = 0; p < 10; ++p) {
                reach = p % 2 ? 12 + f % 7 : 28 - f % 5 / 3
                printf "%s[%.2f, %.2f]", p ? ", " : "", 32 + reach * cos(p * 0.6283), 32 + reach * sin(p * 0.6283)
            }
            printf "]}, {\"type\": \"circle\", \"name\": \"head\", \"category\": \"hurt\", \"center\": [%d, 12], ", 20 + f % 24
            printf "\"radius\": 6.5}, {\"type\": \"box\", \"name\": \"fist\", \"category\": \"hit\", "
            printf "\"rect\": [%d, 28, 9, 7]}, {\"type\": \"capsule\", \"name\": \"blade\", \"category\": \"hit\", ", 30 + f % 20
            printf "\"from\": [10, 40], \"to\": [%d, 44], \"radius\": 2}]}", 20 + f % 40
        }
        printf "],\n  \"tags\": ["
        for (t = 0; t < 10; ++t)
            printf "%s{\"name\": \"tag%d\", \"from\": %d, \"to\": %d}", t ? ", " : "", t, t * frames / 10, (t + 1) * frames / 10 - 1
        print "]}]}"
    }'
}

# Seconds, those of the processor in user and system mode, and KiB of one export.
measure() {
    rm -rf "$scratch/out"
    /usr/bin/time --quiet --format '%e %U %S %M' --output "$scratch/figures" \
        "$program" export "$scratch/$2.hitbox" --format "$1" --out "$scratch/out" >"$scratch/files" 2>/dev/null ||
        { echo "export.sh: $1 could not be exported" >&2; exit 2; }
    cat "$scratch/figures"
}

for frames in 500 5000; do
    project "$frames" >"$scratch/$frames.hitbox"
done
echo "format,frames,runs,median_ms,cpu_ms,peak_mib,files"
for format in "${formats[@]}"; do
    for frames in 500 5000; do
        for ((run = 0; run < runs; ++run)); do
            measure "$format" "$frames"
        done | sort -n | awk -v format="$format" -v frames="$frames" -v files="$scratch/files" '
            {seconds[NR] = $1; cpu = NR == 1 || $2 + $3 < cpu ? $2 + $3 : cpu; peak = $4 > peak ? $4 : peak}
            END {
                while ((getline line < files) > 0) ++count
                median = seconds[int((NR + 1) / 2)]
                printf "%s,%d,%d,%.0f,%.0f,%.1f,%d\n", format, frames, NR, median * 1000, cpu * 1000, peak / 1024, count
            }'
    done
done
