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

# The first Debian mirror of this system's apt sources, of either format.
debianMirror() {
    local sources=()
    [[ ! -r /etc/apt/sources.list ]] || sources+=(/etc/apt/sources.list)
    mapfile -t -O "${#sources[@]}" sources < <(find /etc/apt/sources.list.d -name '*.list' -o -name '*.sources' | sort)
    sed -nE -e 's/^URIs:[[:space:]]*([^[:space:]]+).*/\1/p' -e 's/^deb[[:space:]]+(\[[^]]*\][[:space:]]+)?([^[:space:]]+).*/\2/p' \
        "${sources[@]}" | grep -E '/debian/?$' | head -n 1
}

cleanUp() {
    local status=$? place
    for place in dev proc; do
        if mountpoint --quiet "$machine/$place"; then
            umount "$machine/$place" || umount --lazy "$machine/$place"
        fi
    done
    # Never across a mount that would not go.
    rm -rf --one-file-system "$machine"
    exit "$status"
}

makeMachine() {
    local mirror
    mirror=$(debianMirror)
    [[ -n $mirror ]] || fail "no Debian mirror in /etc/apt/sources.list or /etc/apt/sources.list.d"
    echo "== debootstrap $suite from $mirror"
    debootstrap --variant=minbase "$suite" "$machine" "$mirror" >"$machine.log" 2>&1 ||
        fail "debootstrap failed; its log is $machine.log"
    rm -f "$machine.log"
    printf 'deb %s %s main\n' "$mirror" "$suite" >"$machine/etc/apt/sources.list"
    cp /etc/resolv.conf "$machine/etc/resolv.conf"
    grep --no-messages -rlE '^[[:space:]]*Acquire::' /etc/apt/apt.conf /etc/apt/apt.conf.d |
        xargs --no-run-if-empty cp --target-directory="$machine/etc/apt/apt.conf.d" || true
    mount --types proc proc "$machine/proc"
    mount --bind /dev "$machine/dev"
}

# A command in the machine, with nothing of this session's environment but the way to the network.
inMachine() {
    local proxies=() name start=$SECONDS
    for name in http_proxy https_proxy no_proxy; do
        [[ -z ${!name:-} ]] || proxies+=("$name=${!name}")
    done
    echo "== $*"
    chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${proxies[@]}" \
        bash -c 'cd "/root/hitbox editor" && "$@"' bash "$@"
    timings+=("$((SECONDS - start)) s  $*")
}

((EUID == 0)) || fail "debootstrap and chroot take root"
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"
[[ -z $(git -C "$root" status --porcelain) ]] || echo "fresh_machine.sh: what is not committed is not tested"

timings=()
machine=$(mktemp -d "${1:-${TMPDIR:-/tmp}}/fresh-machine.XXXXXX")
chmod 755 "$machine" # as the root of a file system is, for other users than the superuser
trap cleanUp EXIT
makeMachine
git clone --quiet --no-hardlinks "$root" "$machine/root/hitbox editor"
inMachine ./editor/run.sh
inMachine ./editor/run.sh resources/samples/duel.hitbox
inMachine ./tests/run.sh
echo "== timings"
printf '%s\n' "${timings[@]}"
