#!/usr/bin/env bash
# Proves the programs for Windows under Wine, by hand:
#
#   tests/packages/windows.sh [CTEST ARGUMENTS]    an hour when Qt has to be built first
#
# builds them and their tests; compares what hitbox.exe writes with what hitbox writes here, which has to be the same to
# the byte; unpacks the zip; installs the editor, opens it, by a file of its kind too, and removes it; and runs the tests,
# which take the longest.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root build=$root/build/windows here=$root/build/run
readonly work=${HITBOX_WINDOWS_WORK:-$HOME/.cache/hitbox-editor/windows}
# Not by the script `wine`, which has words about what is not installed, too.
export wine=/usr/lib/wine/wine64
export WINEPREFIX=$build/wine WINEDEBUG=-all
readonly programs="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs/Hitbox Editor"
failures=0

fail() {
    printf 'windows.sh: %s\n' "$*" >&2
    exit 1
}

builtHere() {
    cmake -S "$root" -B "$here" -G Ninja -DCMAKE_BUILD_TYPE=Release -DHITBOX_TESTS=OFF --log-level=WARNING >/dev/null
    cmake --build "$here" --target hitbox -- --quiet
}

# To the byte; but in a drawn picture, whose curves take the sines and roots of each system's C library, a few pixels may
# be lighter by a little. Without ImageMagick no pictures are compared.
areSame() {
    local picture
    diff -r --exclude='*.png' "$1" "$2" || return 1
    diff <(cd "$1" && find . | sort) <(cd "$2" && find . | sort) || return 1
    command -v compare >/dev/null || return 0
    while IFS= read -r picture; do
        cmp -s "$1/$picture" "$2/$picture" && continue
        [[ $(compare -metric AE -fuzz 2% "$1/$picture" "$2/$picture" null: 2>&1) == 0 ]] || { echo "$picture" && return 1; }
    done < <(cd "$1" && find . -name '*.png')
}

# A program, on the samples in a new folder.
runIn() {
    local folder=$1
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -r "$root"/resources/samples/. "$folder"
    (cd "$folder" && "${@:2}" >printed.txt 2>told.txt)
}

# The same words of the command line here and there: files, what is printed and the exit status have to be the same.
compareRun() {
    local there=$build/compared/windows ours=$build/compared/linux status=0 theirs=139 tries=0
    # On a busy machine Wine 8 itself is now and then ended by a signal (139), when a program is done while one of its
    # threads is on its way out. An exception in the program would be another status: 5, of 0xc0000005.
    while ((theirs == 139 && tries++ < 5)); do
        theirs=0
        runIn "$there" "$wine" "$build/files/bin/hitbox.exe" "$@" || theirs=$?
    done
    runIn "$ours" "$here/editor/cli/hitbox" "$@" || status=$?
    sed -i 's/\r$//' "$there/printed.txt" "$there/told.txt"
    compared=$((compared + 1))
    if ((status != theirs)) || ! areSame "$there" "$ours" >"$build/difference.txt"; then
        failures=$((failures + 1))
        echo "differs: hitbox $* (exit status $theirs, here $status)"
        head -n 6 "$build/difference.txt"
    fi
}

compareAll() {
    local format sample formats
    compared=0
    formats=$("$here/editor/cli/hitbox" formats --json |
        python3 -c 'import json, sys; print(*[one["id"] for one in json.load(sys.stdin)["exporters"]])')
    for format in $formats; do
        for sample in duel arena; do
            compareRun export $sample.hitbox --format "$format" --out out
        done
    done
    for sample in duel arena beetle scout crossings; do
        compareRun check $sample.hitbox --json
        compareRun fix $sample.hitbox
        compareRun render $sample.hitbox --out out
        compareRun pack $sample.hitbox --out packed.hitbox
    done
    compareRun import ship.png --out new.hitbox
    compareRun overlaps duel.hitbox --stage duel --json
    compareRun diff duel.hitbox arena.hitbox
    echo "== $compared runs compared, $failures differ"
}

# As one who unpacks it anywhere.
tryZip() {
    local version folder=$build/unpacked
    version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
    echo "== unpacked"
    rm -rf "$folder"
    unzip -q "$1" -d "$folder"
    folder=$folder/$(basename "$1" .zip)
    ("$wine" "$folder/bin/hitbox.exe" --version || true) | grep -F "$version" || fail "hitbox.exe of the zip does not run"
    for licence in inter-font qt6-base nlohmann-json3-dev common/LGPL-3; do
        [[ -s $folder/licences/$licence.txt ]] || fail "the zip lacks the licence $licence"
    done
    ! "$wine" "$folder/bin/hitbox.exe" run "$folder/share/hitbox-editor/scripts/strong-hits.js" 2>"$build/told.txt" ||
        fail "scripts run, which the manual denies"
    grep -q 'packages for Windows leave it out' "$build/told.txt" || fail "$(cat "$build/told.txt")"
}

# hasKey KEY [VALUE]: of the user's classes.
hasKey() {
    "$wine" reg query "HKCU\\Software\\Classes\\$1" ${2:+/v "$2"} >/dev/null 2>&1
}

# As one who clicks through the installer, without its pages.
installAndRemove() {
    local installer=$1
    echo "== installed"
    "$wine" "$installer" /S
    [[ -e $programs/bin/hitbox-editor.exe ]] || fail "the installer put no hitbox-editor.exe into $programs"
    hasKey 'Applications\hitbox-editor.exe\SupportedTypes' .png || fail "the editor is not offered for pictures"
    ! hasKey .png || fail "pictures are opened by the editor"
    "$wine" "$programs/bin/hitbox.exe" check "$root/resources/samples/duel.hitbox"
    openWindow window "$programs/bin/hitbox-editor.exe" "$root/resources/samples/duel.hitbox"
    openByKind "$root/resources/samples/duel.hitbox"
    echo "== removed"
    "$wine" "$programs/uninstall.exe" /S # which goes on as a copy of itself
    for _ in {1..60}; do
        [[ -e $programs ]] || break
        sleep 0.5
    done
    [[ ! -e $programs ]] || fail "the installer left files in $programs"
    for key in HitboxEditor.Project .hitbox 'Applications\hitbox-editor.exe'; do
        ! hasKey "$key" || fail "$key was left behind in the registry"
    done
}

# As a double click does. Windows looks at the user's kinds of files and at those of all users; Wine 8 at the latter alone.
openByKind() {
    local key
    for key in .hitbox HitboxEditor.Project; do
        "$wine" reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f >/dev/null
    done
    openWindow by-kind start /wait /unix "$1"
    for key in .hitbox HitboxEditor.Project; do
        "$wine" reg delete "HKLM\\Software\\Classes\\$key" /f >/dev/null
    done
}

# openWindow PICTURE WORDS...: what these words make Wine run opens the sample in a window.
openWindow() {
    if ! command -v xvfb-run >/dev/null || ! command -v xdotool >/dev/null; then
        echo "skipped: xvfb-run or xdotool is not installed"
        return
    fi
    echo "== the window of ${*:2}, a picture of which is $build/$1.png where ImageMagick is installed"
    wineserver -k -w || true # what runs by now began without a display
    picture=$build/$1.png xvfb-run -a -s "-screen 0 1280x720x24" bash -c '
        "$wine" "$@" & opened=1
        for _ in {1..120}; do
            sleep 0.5
            xdotool search --name duel >/dev/null 2>&1 && opened=0 && break
        done
        sleep 4
        ! command -v import >/dev/null || import -window root "$picture"
        wineserver -k
        exit $opened' _ "${@:2}" || fail "the window did not open"
}

"$root/resources/packages/windows.sh" --tests
builtHere
wineboot --init >/dev/null 2>&1 || true
compareAll
tryZip "$(ls "$build"/hitbox-editor-*-windows.zip)"
installAndRemove "$(ls "$build"/hitbox-editor-*-windows.exe)"
echo "== tests"
if ((EUID == 0)) && mkdir -p "$build/small" && mount -t tmpfs -o size=1500k none "$build/small"; then
    trap 'umount "$build/small"' EXIT
    export HITBOX_SMALL_DISK=Z:$build/small # to be filled
fi
# Wine keeps what begins with QT_ from its programs, as those of its own system would be meant, unless it is called so. Qt
# Test says nothing to who has no console, unless it is told to.
export WINEPATH="$build/files/bin;$work/prefix/bin" WINEQT_PLUGIN_PATH="$build/files/bin/plugins" \
    WINEQT_QPA_PLATFORM=offscreen WINEQT_FORCE_STDERR_LOGGING=1
ctest --test-dir "$build/project" --output-on-failure --timeout 900 --parallel "$(getconf _NPROCESSORS_ONLN)" "$@" || failures=$((failures + 1))
((failures == 0))
