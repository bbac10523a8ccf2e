#!/usr/bin/env bash
# Installs what building or testing needs and is not there yet.
#
#   resources/setup.sh build    to build and run the programs
#   resources/setup.sh test     the above, and what the tests use
#   resources/setup.sh benchmarks
#                               as for building, and the libraries that the benchmarks compare with
#   resources/setup.sh packages for building, and the tools that make packages
#   resources/setup.sh windows  as for testing, and what builds the programs for Windows and tries them there
#   resources/setup.sh bindings as for building, and what the geometry's package for npm is built and proved with
#   resources/setup.sh engines  as for testing, and the game engines that tests/engines/run.sh asks
#   resources/setup.sh farms    as for building, and the queue that tests/farms/run.sh hands plans to
#
# Debian, Ubuntu and their kin: installs through apt-get, as root or with sudo; does nothing where nothing is missing.
# Any other system: names the packages, and fails if they seem to be missing.
set -euo pipefail

readonly neededQt=6.4

say() { printf 'setup: %s\n' "$*"; }
fail() {
    printf 'setup: %s\n' "$@" >&2
    exit 1
}

# What to install with apt-get, one requirement a word. `command=package` is met by the command however it was
# installed; `package|package` by any of the packages, whose name differs between releases.
aptNeeded() {
    printf '%s\n' cmake=cmake ninja=ninja-build c++=g++ qt6-base-dev qt6-declarative-dev 'qt6-svg-dev|libqt6svg6-dev' \
        qt6-image-formats-plugins qt6-l10n-tools 'libgl-dev|libgl1-mesa-dev' zlib1g-dev libpng-dev nlohmann-json3-dev rapidjson-dev libkainjow-mustache-dev libstb-dev fonts-dejavu-core
    # Qt needs a plugin of its own only where there is Wayland and no X server beside it.
    if [[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]]; then
        printf '%s\n' qt6-wayland
    fi
    if [[ $1 == packages ]]; then
        printf '%s\n' dpkg-shlibdeps=dpkg-dev file=file gzip=gzip git=git qt6-translations-l10n
    fi
    if [[ $1 == windows ]]; then
        printf '%s\n' x86_64-w64-mingw32-g++-posix=g++-mingw-w64-x86-64-posix libz-mingw-w64-dev dpkg-source=dpkg-dev \
            rsvg-convert=librsvg2-bin icotool=icoutils makensis=nsis zip=zip unzip=unzip wine=wine wine64 qt6-translations-l10n
    fi
    if [[ $1 == test || $1 == engines || $1 == bindings || $1 == windows ]]; then
        printf '%s\n' libboost-dev python3=python3 locales
    fi
}

# Tests skip themselves, and benchmarks leave a rival out, and say so, where these are missing.
aptWanted() {
    if [[ $1 == test ]]; then
        printf '%s\n' godot3-server luajit lua5.1 tiled protoc=protobuf-compiler mcs=mono-mcs xvfb-run=xvfb xdotool=xdotool strace=strace python3-jsonschema \
            appstreamcli=appstream desktop-file-validate=desktop-file-utils mandoc=mandoc
    elif [[ $1 == engines ]]; then
        printf '%s\n' godot3-server tiled protoc=protobuf-compiler mcs=mono-mcs node=nodejs npm=npm love luajit lua5.1 libbox2d-dev \
            libchipmunk-dev libsdl2-image-dev clang=clang chromium=chromium
    elif [[ $1 == bindings ]]; then
        printf '%s\n' clang++-19=clang-19 wasm-ld-19=lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 \
            libclang-rt-19-dev-wasm32 node=nodejs npm=npm luajit chromium=chromium
    elif [[ $1 == farms ]]; then
        printf '%s\n' makeflow=coop-computing-tools orted=openmpi-bin python3=python3
    elif [[ $1 == benchmarks ]]; then
        printf '%s\n' libboost-dev libcgal-dev libgeos++-dev libpolyclipping-dev libopencv-imgproc-dev libbox2d-dev \
            libchipmunk-dev
    fi
}

isInstalled() {
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

isMet() {
    local requirement=$1 package packages
    if [[ $requirement == *=* ]]; then
        command -v "${requirement%%=*}" >/dev/null && return 0
        requirement=${requirement#*=}
    fi
    IFS='|' read -ra packages <<<"$requirement"
    for package in "${packages[@]}"; do
        isInstalled "$package" && return 0
    done
    return 1
}

# The first of the requirement's packages that this release has; fails where it has none.
availablePackage() {
    local package packages
    IFS='|' read -ra packages <<<"${1#*=}"
    for package in "${packages[@]}"; do
        if [[ -n $(apt-cache show --no-all-versions "$package" 2>/dev/null) ]]; then
            printf '%s\n' "$package"
            return 0
        fi
    done
    return 1
}

unmet() {
    local requirement
    while read -r requirement; do
        isMet "$requirement" || printf '%s\n' "$requirement"
    done
}

runApt() {
    local asRoot=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "packages are missing, and installing them takes root." "Install sudo, or run this once as root: $0 $mode"
        asRoot=(sudo)
    fi
    # Errors go to stderr; what each package says while it is unpacked is of no use here.
    "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq --option Dpkg::Use-Pty=0 "$@" >/dev/null
}

setUpWithApt() {
    local needed wanted
    mapfile -t needed < <(aptNeeded "$mode" | unmet)
    mapfile -t wanted < <(aptWanted "$mode" | unmet)
    ((${#needed[@]} + ${#wanted[@]})) || return 0

    # Optional packages alone are no reason to ask the network each time for what this release may not have.
    local requirement package packages=() absent=()
    if ((${#needed[@]} > 0)) || ! apt-cache show cmake >/dev/null 2>&1; then
        say "reading the lists of packages"
        runApt update || say "the lists of packages could not be read anew; going on with the old ones"
    fi
    for requirement in "${needed[@]}"; do
        package=$(availablePackage "$requirement") || { absent+=("${requirement#*=}") && continue; }
        packages+=("$package")
    done
    ((${#absent[@]} == 0)) ||
        fail "this system's package lists do not have: ${absent[*]}" \
            "Check the network and /etc/apt/sources.list*; Debian 12 and Ubuntu 24.04 or newer have them."
    refuseOldQt
    if ((${#packages[@]})); then
        say "installing ${packages[*]}"
        runApt install --yes --no-install-recommends "${packages[@]}" ||
            fail "apt-get could not install them; its own message is above." "Without a network, install them by hand."
    fi
    installWanted "${wanted[@]}"
}

refuseOldQt() {
    local version
    version=$(apt-cache show --no-all-versions qt6-base-dev 2>/dev/null | sed -n 's/^Version: *//p' | head -n 1)
    isInstalled qt6-base-dev || dpkg --compare-versions "$version" ge "$neededQt" ||
        fail "this release has Qt $version; Qt $neededQt or newer is needed (Debian 12, Ubuntu 24.04 or newer)."
}

installWanted() {
    local requirement package
    for requirement in "$@"; do
        if ! package=$(availablePackage "$requirement"); then
            say "this release has no ${requirement#*=}: what uses it is skipped"
            continue
        fi
        say "installing $package"
        runApt install --yes --no-install-recommends "$package" ||
            say "$package could not be installed: what uses it is skipped"
    done
}

# Systems without apt-get: nothing is installed, the command is named.

hasQt() {
    local tool
    for tool in qtpaths6 qmake6 qmake; do
        if command -v "$tool" >/dev/null && [[ $("$tool" -query QT_VERSION 2>/dev/null) == 6.* ]]; then
            return 0
        fi
    done
    return 1
}

nameThePackages() {
    local system=$1 command=$2 tool missing=()
    for tool in cmake ninja; do
        command -v "$tool" >/dev/null || missing+=("$tool")
    done
    command -v c++ >/dev/null || command -v cl >/dev/null || missing+=("a C++20 compiler")
    hasQt || missing+=("Qt $neededQt or newer")
    ((${#missing[@]} == 0)) && return 0
    printf -v tool '%s, ' "${missing[@]}"
    fail "missing: ${tool%, }" "On $system, install what is needed with:" "    $command"
}

osReleaseIds() {
    local ID='' ID_LIKE=''
    if [[ -r /etc/os-release ]]; then
        # shellcheck disable=SC1091
        source /etc/os-release
    fi
    printf ' %s %s ' "$ID" "$ID_LIKE"
}

setUp() {
    local extra=''
    case $(uname -s) in
        Darwin)
            [[ $mode == build ]] || extra=' boost python'
            nameThePackages macOS "brew install cmake ninja qt zlib libpng nlohmann-json rapidjson$extra, and stb_rect_pack.h of github.com/nothings/stb as /usr/local/include/stb/stb_rect_pack.h"
            return
            ;;
        MINGW* | MSYS* | CYGWIN*)
            local prefix=mingw-w64-ucrt-x86_64
            [[ $mode == build ]] || extra=" $prefix-boost $prefix-python"
            nameThePackages "Windows (MSYS2, UCRT64 shell)" \
                "pacman -S --needed $prefix-gcc $prefix-cmake $prefix-ninja $prefix-qt6-base $prefix-qt6-declarative $prefix-qt6-svg $prefix-qt6-imageformats $prefix-zlib $prefix-libpng $prefix-nlohmann-json $prefix-rapidjson $prefix-stb$extra"
            return
            ;;
    esac
    case $(osReleaseIds) in
        *' debian '* | *' ubuntu '*) setUpWithApt ;;
        *' fedora '* | *' rhel '*)
            [[ $mode == build ]] || extra=' boost-devel xorg-x11-server-Xvfb xdotool strace python3 python3-jsonschema glibc-locale-source'
            nameThePackages Fedora \
                "sudo dnf install cmake ninja-build gcc-c++ qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel qt6-qtimageformats mesa-libGL-devel zlib-devel libpng-devel json-devel rapidjson-devel stb_rect_pack-devel dejavu-sans-fonts$extra"
            ;;
        *' arch '*)
            [[ $mode == build ]] || extra=' boost xorg-server-xvfb xdotool strace python python-jsonschema'
            nameThePackages Arch \
                "sudo pacman -S --needed cmake ninja gcc qt6-base qt6-declarative qt6-svg qt6-imageformats zlib libpng nlohmann-json rapidjson stb ttf-dejavu$extra"
            ;;
        *)
            nameThePackages "this system" \
                "its package manager: CMake, Ninja, a C++20 compiler, Qt $neededQt or newer (base, SVG, image formats), zlib, libpng, nlohmann-json, RapidJSON, stb, a font"
            ;;
    esac
}

mode=${1:-}
if [[ $# -ne 1 || ($mode != build && $mode != test && $mode != benchmarks && $mode != packages && $mode != engines && $mode != bindings && $mode != farms && $mode != windows) ]]; then
    echo "usage: setup.sh build|test|benchmarks|packages|engines|bindings|farms|windows" >&2
    exit 2
fi
setUp
