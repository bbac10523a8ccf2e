# A bare Debian in a folder, for scripts that prove what works there; they source this as root.
#
# They set `machine`, an empty folder, and `suite`, and have fail(). Packages come from where this system's own come from.

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

# A command in the machine, with nothing of this system's environment but the way to the network.
inMachine() {
    local proxies=() name
    for name in http_proxy https_proxy no_proxy; do
        [[ -z ${!name:-} ]] || proxies+=("$name=${!name}")
    done
    echo "== $*"
    chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${proxies[@]}" "$@"
}

newMachine() {
    ((EUID == 0)) || fail "debootstrap and chroot take root"
    command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"
    machine=$(mktemp -d "$1/bare-machine.XXXXXX")
    chmod 755 "$machine" # as the root of a file system is, for other users than the superuser
    trap cleanUp EXIT
    makeMachine
}
