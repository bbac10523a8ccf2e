#!/usr/bin/env bash
# Installs what is missing, builds the editor in release, and opens it:
#
#   editor/run.sh [FILE]    FILE is a project or a picture; without one, the sample project
#
# With no display it does the same job on the command line, into build/output.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root build=$root/build/release output=$root/build/output

say() { printf '%s\n' "$*"; }
fail() {
    printf 'run.sh: %s\n' "$*" >&2
    exit 2
}

# A display that is named may be gone; Qt says so by ending at once.
hasDisplay() {
    [[ $(uname -s) == Linux ]] || return 0
    [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]] || return 1
    ("$build/editor/app/hitbox-editor" --version) >/dev/null 2>&1
}

buildPrograms() {
    local quiet=()
    [[ -t 1 ]] || quiet=(-- --quiet)
    say "Building into $build (the first time takes some minutes)."
    cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DHITBOX_TESTS=OFF -DHITBOX_UNITY_SIZE=48 \
        --log-level=WARNING >/dev/null
    cmake --build "$build" --parallel "$(getconf _NPROCESSORS_ONLN)" --target hitbox-editor hitbox "${quiet[@]}"
}

# One command of `hitbox`, shown as it is run. Status 1, findings, is an answer and no failure.
ask() {
    local status=0
    say ""
    say "\$ hitbox $*"
    "$build/editor/cli/hitbox" "$@" || status=$?
    ((status <= 1))
}

workWithoutDisplay() {
    local stage stages failed=0
    [[ $file == *.hitbox ]] || fail "$file: with no display only a project (.hitbox) can be worked on"
    say "There is no display (DISPLAY and WAYLAND_DISPLAY are not set, or lead nowhere), so the editor's window cannot open."
    say "Doing the same job on the command line instead."
    ask check "$file" || fail "$file could not be checked"
    mapfile -t stages < <(cmake -DPROJECT="$(realpath "$file")" -P "$root/resources/stage_names.cmake" 2>&1)
    for stage in "${stages[@]}"; do
        ask overlaps "$file" --stage "$stage" || failed=1
    done
    mkdir -p "$output"
    ask export "$file" --format godot4 --out "$output/godot4" || failed=1
    ask render "$file" --out "$output/pictures" || failed=1
    say ""
    say "What was written is in $output"
    ((failed == 0)) || fail "not every step could be done; see above"
}

if [[ $# -gt 1 || ${1:-} == -* ]]; then
    say "usage: editor/run.sh [FILE]"
    [[ ${1:-} == -h || ${1:-} == --help ]] && exit 0
    exit 2
fi
file=${1:-$root/resources/samples/duel.hitbox}
# The sample opens as a copy, so that trying things out changes nothing here.
open=("$file")
(($# > 0)) || open=(--sample)
[[ -e $file ]] || fail "$file: there is no such file"

"$root/resources/setup.sh" build
buildPrograms
if hasDisplay; then
    say "Opening $file"
    exec "$build/editor/app/hitbox-editor" "${open[@]}"
fi
workWithoutDisplay
