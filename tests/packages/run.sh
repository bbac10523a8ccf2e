#!/usr/bin/env bash
# Proves the packages of Debian: makes them twice, which must come out the same; asks lintian; and installs, runs, upgrades
# and removes them on a bare Debian made by debootstrap. Run by hand:
#
#   sudo tests/packages/run.sh [SCRATCH FOLDER]    takes 2 GB there and a quarter of an hour
#
# SUITE names another release of Debian than bookworm. Packages come from where this system's own come from.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
suite=${SUITE:-bookworm}

fail() {
    printf 'packages/run.sh: %s\n' "$*" >&2
    exit 1
}

# shellcheck source=tests/bare_machine.sh
source "$root/tests/bare_machine.sh"

asPackager() {
    inMachine DEBIAN_FRONTEND=noninteractive bash -c "$1" >"$machine/log" 2>&1 || fail "$(tail -n 20 "$machine/log")"
}

# What the machine has of us, apart from what other programs make of it.
installedFiles() {
    (cd "$machine" && find usr -iname '*hitbox*' | sort)
}

newMachine "${1:-${TMPDIR:-/tmp}}"
packages=$machine/packages
mkdir "$packages"

echo "== twice the same"
"$root/resources/packages/build.sh" deb "$packages" >/dev/null
"$root/resources/packages/build.sh" deb "$machine/again" >/dev/null
for package in "$packages"/*.deb; do
    cmp "$package" "$machine/again/${package##*/}" || fail "${package##*/} differs when it is made again"
done

if command -v lintian >/dev/null; then
    echo "== lintian"
    lintian --allow-root --fail-on error "$packages"/*.deb || fail "lintian found errors"
else
    echo "skipped: lintian is not installed"
fi

echo "== installed and run"
before=$(installedFiles)
asPackager 'apt-get -qq update && apt-get -qq --no-install-recommends install /packages/*.deb'
samples=/usr/share/hitbox-editor/samples
inMachine hitbox --version
inMachine hitbox check "$samples/duel.hitbox"
inMachine hitbox export "$samples/duel.hitbox" --format godot4 --out /tmp/out
inMachine hitbox thumbnail "$samples/duel.hitbox" --out /tmp/thumbnail.png --size 128
inMachine QT_QPA_PLATFORM=offscreen hitbox-editor --version
[[ -s $machine/tmp/thumbnail.png && -s $machine/tmp/out/fighter.tscn ]] || fail "the commands wrote nothing"

echo "== installed again, and removed"
asPackager 'apt-get -qq --reinstall --no-install-recommends install /packages/*.deb'
asPackager 'apt-get -qq purge hitbox-editor hitbox libhitbox-geometry-dev'
after=$(installedFiles)
[[ $after == "$before" ]] || fail "files are left: $after"
echo "all packages pass"
