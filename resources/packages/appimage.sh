#!/usr/bin/env bash
# Makes hitbox-editor-VERSION-ARCHITECTURE.AppImage, as `resources/packages/build.sh appimage [FOLDER]` says. Not proved
# here: that takes appimagetool. What it packs, the AppDir, is proved by tests/packages/appdir.sh.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
command -v appimagetool >/dev/null || { printf 'appimage.sh: install appimagetool first: github.com/AppImage/appimagetool\n' >&2 && exit 2; }
out=$(mkdir -p "${1:-$root/build/appdir}" && cd "${1:-$root/build/appdir}" && pwd)
version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
"$root/resources/packages/appdir.sh" "$out"
image=$out/hitbox-editor-$version-$(uname -m).AppImage
ARCH=$(uname -m) VERSION=$version appimagetool "$out/HitboxEditor.AppDir" "$image"
printf '%s\n' "$image"
