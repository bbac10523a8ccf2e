#!/usr/bin/env bash
# Makes HitboxEditor.AppDir, as `resources/packages/build.sh appdir [FOLDER]` says.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root build=$root/build/appdir
say() { printf 'appdir.sh: %s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 2
}
# shellcheck source=resources/packages/qt_texts.sh
source "$root/resources/packages/qt_texts.sh"
# shellcheck source=resources/packages/licences.sh
source "$root/resources/packages/licences.sh"

buildPrograms() {
    local quiet=()
    [[ -t 1 ]] || quiet=(-- --quiet)
    # Looked for in this order: DT_RPATH, unlike DT_RUNPATH, counts for what libraries and plugins load, too.
    cmake -S "$root" -B "$build/project" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr -DHITBOX_TESTS=OFF \
        -DHITBOX_UNITY_SIZE=48 -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_INSTALL_RPATH="\$ORIGIN/../lib:\$ORIGIN/../../lib" \
        -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags --log-level=WARNING >/dev/null
    cmake --build "$build/project" "${quiet[@]}"
    rm -rf "$dir"
    DESTDIR=$dir cmake --install "$build/project" --strip >/dev/null
    rm -rf "$dir/usr/include" "$dir/usr/lib"
}

copyPlugins() {
    local from folder
    from=$(/usr/lib/qt6/bin/qtpaths6 --query QT_INSTALL_PLUGINS)
    for folder in platforms imageformats platforminputcontexts xcbglintegrations wayland-shell-integration \
        wayland-graphics-integration-client; do
        [[ ! -d $from/$folder ]] || { mkdir -p "$dir/usr/plugins" && cp -r "$from/$folder" "$dir/usr/plugins/"; }
    done
    rm -f "$dir"/usr/plugins/platforms/libq{eglfs,linuxfb,vnc,vkkhrdisplay,minimalegl}*.so "$dir"/usr/plugins/imageformats/libqpdf.so
}

# What the C library brings belongs to the system.
copyLibraries() {
    local system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nsl|BrokenLocale|thread_db)\.so)' library
    mkdir -p "$dir/usr/lib"
    find "$dir/usr/bin" "$dir/usr/libexec" "$dir/usr/plugins" -type f -exec ldd {} + 2>/dev/null |
        sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | sort -u | while read -r library; do
        [[ $(basename "$library") =~ $system ]] || { cp -L "$library" "$dir/usr/lib/" && printf '%s\n' "$library"; }
    done >"$build/libraries"
}

# The package that a file came from: dpkg knows it by the place that it has, or had before /lib was a part of /usr.
packageOf() {
    local name
    name=$(dpkg-query --search "$1" "${1#/usr}" "/usr$1" "$(realpath "$1")" 2>/dev/null | sed -n '1s/[:,].*//p') || true
    [[ -n $name ]] || fail "no package has $1, so its licence is not known"
    printf '%s\n' "$name"
}

# Of all that was copied: a plugin or library is the file of that name which this system has.
nameLicences() {
    local into=$dir/usr/share/doc/hitbox-editor/licences plugins file
    plugins=$(/usr/lib/qt6/bin/qtpaths6 --query QT_INSTALL_PLUGINS)
    beginLicences "$into"
    {
        sort -u "$build/libraries"
        (cd "$dir/usr/plugins" && find . -name '*.so' -printf "$plugins/%P\n")
    } | while read -r file; do packageOf "$file"; done | sort -u >"$build/packages"
    mapfile -t packages <"$build/packages"
    copyLicences "$into" "${packages[@]}" qt6-translations-l10n
    endLicences "$into"
}

nameParts() {
    printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=share/qt6/translations\n' | tee "$dir/usr/bin/qt.conf" >"$dir/usr/libexec/hitbox-editor/qt.conf"
    copyQtTexts "$dir/usr/share/qt6/translations"
    ln -s usr/bin/hitbox-editor "$dir/AppRun"
    cp "$dir/usr/share/applications/hitbox-editor.desktop" "$dir/usr/share/icons/hicolor/scalable/apps/hitbox-editor.svg" "$dir/"
}

"$root/resources/setup.sh" packages
mkdir -p "$build" "${1:-$build}"
dir=$(cd "${1:-$build}" && pwd)/HitboxEditor.AppDir
buildPrograms
copyPlugins
copyLibraries
nameLicences
nameParts
printf '%s\n' "$dir"
