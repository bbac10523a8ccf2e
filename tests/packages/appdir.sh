#!/usr/bin/env bash
# Proves the AppDir: makes it, and runs the programs in it on a bare Debian made by debootstrap, which has neither Qt nor
# anything of a desktop. Run by hand:
#
#   sudo tests/packages/appdir.sh [SCRATCH FOLDER]    takes 1 GB there and ten minutes
#
# SUITE names another release of Debian than bookworm. Packages come from where this system's own come from.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
suite=${SUITE:-bookworm}

fail() {
    printf 'packages/appdir.sh: %s\n' "$*" >&2
    exit 1
}

# shellcheck source=tests/bare_machine.sh
source "$root/tests/bare_machine.sh"

# The window on a display of this system, which the machine reaches by its socket.
showWindow() {
    mkdir -p "$machine/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$machine/tmp/.X11-unix"
    chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 DISPLAY="$DISPLAY" \
        /opt/HitboxEditor.AppDir/AppRun /samples/duel.hitbox &
    local editor=$! opened=1
    for _ in {1..60}; do
        sleep 0.5
        xdotool search --name duel >/dev/null 2>&1 && opened=0 && break
    done
    kill "$editor" 2>/dev/null || true
    wait "$editor" || true
    umount "$machine/tmp/.X11-unix"
    return $opened
}

newMachine "${1:-${TMPDIR:-/tmp}}"
"$root/resources/packages/build.sh" appdir "$machine/opt"
cp -r "$root/resources/samples" "$machine/samples"
programs=/opt/HitboxEditor.AppDir/usr
inMachine $programs/bin/hitbox --version
inMachine $programs/bin/hitbox check /samples/duel.hitbox
inMachine $programs/bin/hitbox export /samples/duel.hitbox --format godot4 --out /tmp/out
inMachine $programs/bin/hitbox run $programs/share/hitbox-editor/scripts/strong-hits.js /samples/duel.hitbox
inMachine QT_QPA_PLATFORM=offscreen /opt/HitboxEditor.AppDir/AppRun --version
[[ -s $machine/tmp/out/fighter.tscn ]] || fail "the export wrote nothing"
for licence in inter-font libqt6core6 nlohmann-json3-dev common/LGPL-3; do
    [[ -s $machine$programs/share/doc/hitbox-editor/licences/$licence.txt ]] || fail "the licence $licence is missing"
done

if command -v xvfb-run >/dev/null && command -v xdotool >/dev/null; then
    echo "== the window"
    machine=$machine xvfb-run -a -s "-screen 0 1280x720x24 -ac" bash -c "$(declare -f showWindow); showWindow" ||
        fail "the window did not open"
else
    echo "skipped: xvfb-run or xdotool is not installed"
fi
echo "The AppDir works on a bare $suite."
