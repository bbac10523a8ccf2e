# A window of a bare machine (tests/bare_machine.sh), for scripts that source this.

# opensWindow COMMAND...: whether the machine's command opens a window that has “duel” in its title, on a display of this
# system, which the machine reaches by its socket.
opensWindow() {
    local tool
    for tool in xvfb-run xdotool; do
        command -v $tool >/dev/null || fail "$tool is missing: apt-get install xvfb xdotool"
    done
    echo "== the window of $1"
    machine=$machine xvfb-run -a -s "-screen 0 1280x720x24 -ac" bash -c "$(declare -f waitForWindow); waitForWindow \"\$@\"" _ "$@"
}

waitForWindow() {
    mkdir -p "$machine/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$machine/tmp/.X11-unix"
    chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 DISPLAY="$DISPLAY" "$@" &
    local editor=$! opened=1
    for _ in {1..120}; do
        sleep 0.5
        xdotool search --name duel >/dev/null 2>&1 && opened=0 && break
    done
    kill "$editor" 2>/dev/null || true
    wait "$editor" || true
    umount "$machine/tmp/.X11-unix"
    return $opened
}
