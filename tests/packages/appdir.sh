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
# shellcheck source=tests/packages/window.sh
source "$root/tests/packages/window.sh"

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

opensWindow /opt/HitboxEditor.AppDir/AppRun /samples/duel.hitbox || fail "the window did not open"
echo "The AppDir works on a bare $suite."
