#!/usr/bin/env bash
# Builds the two programs for Windows on Debian or its kin:
#
#   resources/packages/windows.sh [--tests] [FOLDER]
#
# leaves hitbox-editor-VERSION-windows.exe, an installer, and hitbox-editor-VERSION-windows.zip in FOLDER; without one, in
# build/windows. With --tests the tests are built as well, for tests/packages/windows.sh.
#
# Debian has no Qt for Windows: it is built from Debian's sources, which takes half an hour on two cores, once. It is kept
# in HITBOX_WINDOWS_WORK, ~/.cache/hitbox-editor/windows if that is not set. Scripts (`hitbox run`) are left out: they take
# Qt's QML engine; and so is WebP, which takes Qt's image formats.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root build=$root/build/windows own=$root/resources/packages/windows
readonly work=${HITBOX_WINDOWS_WORK:-$HOME/.cache/hitbox-editor/windows}
readonly prefix=$work/prefix target=x86_64-w64-mingw32

say() { printf 'windows.sh: %s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 2
}

# shellcheck source=resources/packages/qt_texts.sh
source "$root/resources/packages/qt_texts.sh"
# shellcheck source=resources/packages/licences.sh
source "$root/resources/packages/licences.sh"

# Sources come from where this system's packages come from, by lists of our own: the system's stay as they are.
readonly lists=$work/apt
readonly apt=(-qq -o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$lists/parts" -o "Dir::State::Lists=$lists/state/lists"
    -o "Dir::Cache=$lists/cache" -o "APT::Sandbox::User=" -o "Acquire::Retries=2")

readLists() {
    local file
    rm -rf "$lists"
    mkdir -p "$lists/state/lists/partial" "$lists/cache/archives/partial" "$lists/parts"
    sed -n 's/^deb \(.*\)/deb-src \1/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null >"$lists/parts/here.list" || true
    for file in /etc/apt/sources.list.d/*.sources; do
        ! grep -qs '^Types:.*\bdeb\( \|$\)' "$file" || sed 's/^Types:.*/Types: deb-src/' "$file" >"$lists/parts/$(basename "$file")"
    done
    apt-get "${apt[@]}" update || say "some lists of sources could not be read; going on"
}

# The newest first.
listedVersions() {
    apt-cache "${apt[@]}" showsrc --only-source "$1" | sed -n 's/^Version: *//p' | sort --version-sort --reverse --unique
}

fetchVersion() {
    rm -f "$work/$1"_*.dsc # so that there is one
    (cd "$work" && apt-get "${apt[@]}" source --download-only "$1=$2" >/dev/null)
}

# A mirror may list sources of security updates that it does not hold, however often it is asked: those of the archive,
# which are a little older, serve as well.
fetchSources() {
    local version
    readLists
    fetchVersion "$1" "$(listedVersions "$1" | sed -n 1p)" && return
    say "reading the lists of sources anew"
    readLists
    for version in $(listedVersions "$1"); do
        fetchVersion "$1" "$version" && say "the sources of $1 are those of $version" && return
        say "the sources of $1 $version are listed, but cannot be had"
    done
    fail "the sources of $1 could not be fetched: see apt-get's message above"
}

unpack() {
    (cd "$work" && dpkg-source --no-check -x "$1"_*.dsc "$1" >/dev/null 2>&1) || fail "$1 could not be unpacked"
}

crossConfigure() {
    cmake -G Ninja -DCMAKE_TOOLCHAIN_FILE="$own/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_FIND_ROOT_PATH="$prefix" --log-level=WARNING "$@" >/dev/null
}

# GCC's threads for Windows end what is local to a thread after they have freed it: what Qt has of that kind stays, a little
# memory for each thread that looked for a hard regular expression.
keepThreadLocal() {
    local kept='struct { pcre2_jit_stack_16 *is; auto get() { return is; } void reset(decltype(is) now) { is = now; } explicit operator bool() { return is; } }'
    sed -i "s/^static thread_local std::unique_ptr<pcre2_jit_stack_16.*> jitStacks;/static thread_local $kept jitStacks;/" "$1"
    grep -qF "$kept" "$1" || fail "$1 is not as expected: look for what is thread_local there and has a destructor"
}

buildQt() {
    [[ -e $work/qt-is-built ]] && return
    say "building Qt for Windows in $work: this takes long, and is done once"
    if [[ ! -e $work/qt-is-unpacked ]]; then # else an interrupted build goes on
        rm -rf "$work/qt6-base" "$work/qt-build"
        fetchSources qt6-base
        unpack qt6-base
        keepThreadLocal "$work/qt6-base/src/corelib/text/qregularexpression.cpp"
        touch "$work/qt-is-unpacked"
    fi
    local off=() feature
    for feature in sql network dbus opengl vulkan printsupport system_zlib pkg_config tabletevent concurrent; do
        off+=("-DFEATURE_$feature=OFF")
    done
    crossConfigure -S "$work/qt6-base" -B "$work/qt-build" -DQT_HOST_PATH=/usr -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF \
        -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake" -DINPUT_opengl=no "${off[@]}"
    cmake --build "$work/qt-build" -- --quiet
    cmake --install "$work/qt-build" >/dev/null
    rm -rf "$work/qt6-base" "$work/qt-build" "$work/qt-is-unpacked"
    touch "$work/qt-is-built"
}

buildPng() {
    [[ -e $prefix/lib/libpng.a ]] && return
    say "building libpng for Windows"
    rm -rf "$work/libpng1.6" "$work/png-build"
    fetchSources libpng1.6
    unpack libpng1.6
    crossConfigure -S "$work/libpng1.6" -B "$work/png-build" -DPNG_SHARED=OFF -DPNG_TESTS=OFF -DPNG_EXECUTABLES=OFF
    cmake --build "$work/png-build" -- --quiet
    cmake --install "$work/png-build" >/dev/null
    rm -rf "$work/libpng1.6" "$work/png-build"
}

# Libraries that are headers alone are the same everywhere.
linkHeaders() {
    local headers
    for headers in nlohmann rapidjson kainjow stb boost; do
        [[ ! -e /usr/include/$headers ]] || ln -sfn "/usr/include/$headers" "$prefix/include/$headers"
    done
}

# Qt's SVG module cannot be had: of each icon there is a picture, five times as large as most are shown.
drawIcons() {
    local icon side sizes=()
    mkdir -p "$build/icons"
    for icon in "$root"/resources/icons/*.svg; do
        rsvg-convert --width=128 --height=128 "$icon" --output "$build/icons/$(basename "$icon").png"
    done
    for side in 16 24 32 48 64 256; do
        rsvg-convert --width=$side --height=$side "$root/resources/icons/hitbox-editor.svg" --output "$build/icon$side.png"
        sizes+=("$build/icon$side.png")
    done
    icotool --create --output="$build/icons/hitbox-editor.ico" "${sizes[@]}"
}

buildProject() {
    say "building the project"
    # Without Zstandard: rcc here may use it, but the Qt that is shipped is built without.
    crossConfigure -S "$root" -B "$build/project" -DZLIB_LIBRARY="/usr/$target/lib/libz.a" -DHITBOX_ICON_PICTURES="$build/icons" \
        -DQT_HOST_PATH=/usr -DHITBOX_SCRIPTS=OFF -DHITBOX_UNITY_SIZE=48 -DCMAKE_AUTORCC_OPTIONS=--no-zstd \
        -DHITBOX_TESTS="$1"
    cmake --build "$build/project" -- --quiet
}

# bin/ with the programs and all that they load, share/ with samples and manual.
bundle() {
    local into=$build/files
    rm -rf "$into"
    cmake --install "$build/project" --prefix "$into" --strip >/dev/null
    rm -rf "$into/lib" "$into/include"
    copyLibraries "$into/bin"
    copyQtTexts "$into/bin/translations"
    cp "$root/resources/packages/licence.txt" "$into/"
    nameLicences "$into/licences"
}

# What Debian's sources of a library that is built here say.
copySourceLicence() {
    local dsc
    dsc=$(find "$work" -maxdepth 1 -name "$2_*.dsc" | sort --version-sort | tail -n 1)
    [[ -n $dsc ]] || fail "the sources of $2 are no longer in $work: remove that folder, and build it again"
    printf 'Built from the source package %s %s of Debian%s.\n\n' "$2" "$(sed -n 's/^Version: //p' "$dsc" | tail -n 1)" "${3:-}" >"$1/$2.txt"
    tar -xOf "${dsc%.dsc}".debian.tar.* debian/copyright >>"$1/$2.txt"
}

nameLicences() {
    beginLicences "$1"
    copySourceLicence "$1" qt6-base ", of which one variable has another type: keepThreadLocal in resources/packages/windows.sh changes it"
    copySourceLicence "$1" libpng1.6
    copyLicences "$1" libz-mingw-w64-dev gcc-mingw-w64-x86-64-posix-runtime mingw-w64-x86-64-dev qt6-translations-l10n nsis-common
    endLicences "$1"
}

copyLibraries() {
    local into=$1 library plugin
    for library in Core Gui Widgets; do
        cp "$prefix/bin/Qt6$library.dll" "$into/"
    done
    for plugin in platforms/qwindows platforms/qminimal platforms/qoffscreen styles/qwindowsvistastyle imageformats/qgif imageformats/qjpeg imageformats/qico; do
        mkdir -p "$into/plugins/$(dirname "$plugin")"
        cp "$prefix/plugins/$plugin.dll" "$into/plugins/$(dirname "$plugin")/"
    done
    for library in libstdc++-6 libgcc_s_seh-1; do
        cp "$($target-g++-posix -print-file-name="$library.dll")" "$into/"
    done
    cp "/usr/$target/lib/libwinpthread-1.dll" "$into/"
    $target-strip --strip-unneeded "$into"/*.dll "$into"/plugins/*/*.dll
    printf '[Paths]\nPrefix=.\nPlugins=plugins\nTranslations=translations\n' >"$into/qt.conf"
}

packUp() {
    local out=$1 version name
    version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
    name=hitbox-editor-$version-windows
    rm -f "$out/$name.zip"
    (cd "$build" && rm -rf "$name" && cp -r files "$name" && zip -qr9X "$out/$name.zip" "$name" && rm -rf "$name")
    makensis -V2 -DVERSION="$version" -DCOPYRIGHT="$(sed -n 's/^Copyright: //p' "$build/files/licence.txt")" -DFILES="$build/files" \
        -DICON="$build/icons/hitbox-editor.ico" -DOUT="$out/$name.exe" "$own/installer.nsi"
    printf '%s\n' "$out/$name.zip" "$out/$name.exe"
}

tests=OFF
if [[ ${1:-} == --tests ]]; then
    tests=ON
    shift
fi
[[ $# -le 1 && ${1:-} != -* ]] || fail "usage: resources/packages/windows.sh [--tests] [FOLDER]"
"$root/resources/setup.sh" windows
mkdir -p "$work" "$build" "$prefix/include" "${1:-$build}"
buildQt
buildPng
linkHeaders
drawIcons
buildProject $tests
bundle
packUp "$(cd "${1:-$build}" && pwd)"
