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

# The first Debian mirror of this system's apt sources, of either format.
debianMirror() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
        sed -nE -e 's/^URIs:[[:space:]]*([^[:space:]]+).*/\1/p' \
            -e 's/^deb[[:space:]]+(\[[^]]*\][[:space:]]+)?([^[:space:]]+).*/\2/p' |
        grep -E '/debian/?$' | head -n 1
}

cleanUp() {
    local status=$?
    mountpoint --quiet "$scratch/machine/proc" && umount --lazy "$scratch/machine/proc"
    rm -rf --one-file-system "$scratch"
    exit "$status"
}

inMachine() {
    chroot "$scratch/machine" env -i HOME=/root LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        DEBIAN_FRONTEND=noninteractive QT_QPA_PLATFORM=offscreen "$@"
}

# What the machine has of us, apart from what other programs make of it.
installedFiles() {
    (cd "$scratch/machine" && find usr -iname '*hitbox*' | sort)
}

[[ $EUID -eq 0 ]] || fail "run it as root: a chroot is made"
command -v debootstrap >/dev/null || fail "debootstrap is not installed"
scratch=$(mktemp -d "${1:-${TMPDIR:-/tmp}}/hitbox-packages.XXXXXX")
trap cleanUp EXIT

echo "== twice the same"
"$root/resources/packages/build.sh" deb "$scratch/first" >/dev/null
rm -rf "$root/build/packages"
"$root/resources/packages/build.sh" deb "$scratch/second" >/dev/null
for package in "$scratch"/first/*.deb; do
    cmp "$package" "$scratch/second/${package##*/}" || fail "${package##*/} differs when it is made again"
done

if command -v lintian >/dev/null; then
    echo "== lintian"
    lintian --allow-root --fail-on error "$scratch"/first/*.deb || fail "lintian found errors"
else
    echo "skipped: lintian is not installed"
fi

echo "== a bare $suite"
debootstrap --variant=minbase "$suite" "$scratch/machine" "$(debianMirror)" >"$scratch/debootstrap.log" ||
    fail "$(tail -n 5 "$scratch/debootstrap.log")"
mount -t proc proc "$scratch/machine/proc"
cp "$scratch"/first/*.deb "$scratch/machine/tmp"
for file in /etc/apt/apt.conf.d/*proxy* /etc/resolv.conf; do
    [[ ! -e $file ]] || cp --parents -L "$file" "$scratch/machine"
done
installedFiles >"$scratch/before"
inMachine apt-get -qq update
inMachine sh -c 'apt-get -qq --no-install-recommends install /tmp/*.deb' >"$scratch/apt.log" 2>&1 ||
    fail "$(tail -n 20 "$scratch/apt.log")"

echo "== run"
samples=/usr/share/hitbox-editor/samples
inMachine hitbox --version
inMachine hitbox check "$samples/duel.hitbox"
inMachine hitbox export "$samples/duel.hitbox" --format godot4 --out /tmp/out
inMachine hitbox thumbnail "$samples/duel.hitbox" --out /tmp/thumbnail.png --size 128
inMachine hitbox-editor --version
cmp "$scratch/machine$samples/duel.hitbox" "$root/resources/samples/duel.hitbox" || fail "the sample is another one"

echo "== installed again, and removed"
inMachine sh -c 'apt-get -qq --reinstall --no-install-recommends install /tmp/*.deb' >"$scratch/apt.log" 2>&1 ||
    fail "$(tail -n 20 "$scratch/apt.log")"
inMachine apt-get -qq purge hitbox-editor hitbox libhitbox-geometry-dev >"$scratch/apt.log" 2>&1 ||
    fail "$(tail -n 20 "$scratch/apt.log")"
installedFiles >"$scratch/after"
cmp "$scratch/before" "$scratch/after" || fail "files are left: $(diff "$scratch/before" "$scratch/after" | head -n 5)"
echo "all packages pass"
