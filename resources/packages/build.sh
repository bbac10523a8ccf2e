#!/usr/bin/env bash
# Makes packages, and leaves them in FOLDER:
#
#   resources/packages/build.sh deb [FOLDER]        hitbox-editor, hitbox and libhitbox-geometry-dev for Debian and its kin;
#                                                   without a FOLDER in build/packages
#   resources/packages/build.sh appdir [FOLDER]     HitboxEditor.AppDir: the programs with all that they load beside the C
#                                                   library, for Linux systems without Qt that are not older than this one;
#                                                   without a FOLDER in build/appdir. AppRun in it starts the editor,
#                                                   usr/bin/hitbox is the command line
#   resources/packages/build.sh appimage [FOLDER]   one file of that AppDir, by appimagetool
#   resources/packages/build.sh dmg [FOLDER]        on macOS, a disk image with the editor, see dmg.sh
#   resources/packages/build.sh windows [FOLDER]    an installer and a .zip for Windows, see windows.sh
#   resources/packages/build.sh manifests [FOLDER]  what Homebrew and winget are told, with the version and the licence;
#                                                   without a FOLDER in build/manifests
#
# Installs what is missing. The same commit makes the same packages for Debian on the same system, to the byte: all times
# are those of the commit.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root build=$root/build/packages

fail() {
    printf 'build.sh: %s\n' "$*" >&2
    exit 2
}

[[ $# -le 2 ]] || fail "usage: resources/packages/build.sh deb|appdir|appimage|dmg|windows|manifests [FOLDER]"
case ${1:-} in
    deb) ;;
    manifests) exec cmake -DOUT="${2:-$root/build/manifests}" -P "$root/resources/packages/manifests.cmake" ;;
    appdir | appimage | dmg | windows) exec "$root/resources/packages/$1.sh" "${@:2}" ;;
    *) fail "usage: resources/packages/build.sh deb|appdir|appimage|dmg|windows|manifests [FOLDER]" ;;
esac

"$root/resources/setup.sh" packages
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null)} ||
    fail "this is no clone of the project: set SOURCE_DATE_EPOCH to the time that files are to have"
HITBOX_PACKAGE_DATE=$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
export SOURCE_DATE_EPOCH HITBOX_PACKAGE_DATE

# From nothing: what an earlier commit left there has the times of that one in it.
rm -rf "$build"
quiet=()
[[ -t 1 ]] || quiet=(-- --quiet)
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_LIBDIR=lib \
    -DHITBOX_TESTS=OFF -DHITBOX_PACKAGES=ON -DHITBOX_UNITY_SIZE=48 --log-level=WARNING >/dev/null
cmake --build "$build" --parallel "$(getconf _NPROCESSORS_ONLN)" "${quiet[@]}"
out=$(mkdir -p "${2:-$build}" && cd "${2:-$build}" && pwd) || fail "${2:-$build} cannot be made"
(umask 022 && cd "$build" && cpack -G DEB -B "$out" >cpack.log) || { cat "$build/cpack.log" >&2; fail "CPack failed"; }
printf '%s\n' "$out"/*.deb
