#!/usr/bin/env bash
# Makes hitbox-editor-VERSION-macos.dmg on macOS, as `resources/packages/build.sh dmg [FOLDER]` says. Not proved here:
# that takes macOS. Signed for this machine alone: to be opened elsewhere without a warning it has to be signed with a
# certificate of Apple's and notarised.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root build=$root/build/dmg app="$root/build/dmg/image/Hitbox Editor.app"
fail() {
    printf 'dmg.sh: %s\n' "$*" >&2
    exit 2
}

[[ $(uname -s) == Darwin ]] || fail "a .dmg is made on macOS"
"$root/resources/setup.sh" build
for tool in macdeployqt rsvg-convert; do
    command -v "$tool" >/dev/null || fail "$tool is missing: brew install qt librsvg"
done
version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
out=$(mkdir -p "${1:-$build}" && cd "${1:-$build}" && pwd)

cmake -S "$root" -B "$build/project" -G Ninja -DCMAKE_BUILD_TYPE=Release -DHITBOX_TESTS=OFF -DHITBOX_UNITY_SIZE=48
cmake --build "$build/project"
rm -rf "$build/image" "$build/files" "$build/hitbox-editor.iconset"
cmake --install "$build/project" --prefix "$build/files" --strip

# The programs look for the rest in ../share and ../libexec beside them.
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$build/hitbox-editor.iconset"
cp "$build"/files/bin/* "$app/Contents/MacOS/"
cp -R "$build/files/share" "$build/files/libexec" "$app/Contents/"
sed "s/@VERSION@/$version/g" "$root/resources/packages/macos/Info.plist.in" >"$app/Contents/Info.plist"
cp "$root/resources/packages/licence.txt" "$app/Contents/Resources/"
mkdir -p "$app/Contents/Resources/licences"
cp "$root/resources/fonts/Inter-LICENSE.txt" "$app/Contents/Resources/licences/inter-font.txt"
for library in $(brew deps qt) qt libpng zlib nlohmann-json rapidjson; do
    for licence in "$(brew --prefix "$library")"/{LICENSE*,LICENCE*,COPYING*}; do
        [[ ! -e $licence ]] || cp -R "$licence" "$app/Contents/Resources/licences/$library-${licence##*/}"
    done
done
for side in 16 32 128 256 512; do
    rsvg-convert --width=$side --height=$side "$root/resources/icons/hitbox-editor.svg" \
        --output "$build/hitbox-editor.iconset/icon_${side}x$side.png"
done
iconutil --convert icns --output "$app/Contents/Resources/hitbox-editor.icns" "$build/hitbox-editor.iconset"

others=("-executable=$app/Contents/MacOS/hitbox")
for program in "$app"/Contents/libexec/hitbox-editor/*; do
    others+=("-executable=$program")
done
macdeployqt "$app" "${others[@]}"
codesign --force --deep --sign - "$app"
ln -s /Applications "$build/image/Applications"
image=$out/hitbox-editor-$version-macos.dmg
rm -f "$image"
hdiutil create -volname "Hitbox Editor" -srcfolder "$build/image" -format UDZO "$image"
printf '%s\n' "$image"
