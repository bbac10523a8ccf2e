#!/usr/bin/env bash
# Proves both commands on a bare Debian: makes one by debootstrap, puts a clone of the last commit into a folder with a
# space in its name, and runs ./editor/run.sh (which has no display there) and ./tests/run.sh in it. Run by hand:
#
#   sudo tests/fresh_machine.sh [SCRATCH FOLDER]    takes 5 GB there and up to half an hour
#
# SUITE names another release of Debian than bookworm. Packages come from where this system's own come from.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
suite=${SUITE:-bookworm}

fail() {
    printf 'fresh_machine.sh: %s\n' "$*" >&2
    exit 1
}

# shellcheck source=tests/bare_machine.sh
source "$root/tests/bare_machine.sh"

inClone() {
    local start=$SECONDS
    inMachine bash -c 'cd "/root/hitbox editor" && "$@"' bash "$@"
    timings+=("$((SECONDS - start)) s  $*")
}

[[ -z $(git -C "$root" status --porcelain) ]] || echo "fresh_machine.sh: what is not committed is not tested"

timings=()
newMachine "${1:-${TMPDIR:-/tmp}}"
git clone --quiet --no-hardlinks "$root" "$machine/root/hitbox editor"
inClone ./editor/run.sh
inClone ./editor/run.sh resources/samples/duel.hitbox
inClone ./tests/run.sh
echo "== timings"
printf '%s\n' "${timings[@]}"
