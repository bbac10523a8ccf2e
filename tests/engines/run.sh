#!/usr/bin/env bash
# Loads what is exported into the engines themselves and asks them which shapes hold some hundred points of each frame;
# the geometry core has said what they have to answer. Run by hand, never by CI:
#
#   tests/engines/run.sh [ENGINE...]     all of them, or those named: see the list below
#
# HITBOX_SEED=7 draws another project and asks about other points.
# Installs what is missing where it can; an engine that is not there is skipped by name. Exit statuses of engines are not
# believed alone: each has to print how much it loaded and how many probes agree. Everything is built below build/engines.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(realpath -m "${HITBOX_ENGINES_BUILD:-$root/build/engines}") # whole: the browser is told of files below it
work=$build/engines
packages=$build/engine-packages
readonly all=(phaser3 phaser4 browser3 browser4 rube love planck matter-js solar2d chipmunk c-header godot3 tiled defold unity)
failed=()

has() { command -v "$1" >/dev/null; }

say() { printf '%-10s %s\n' "$engine" "$1"; }
skip() { say "skipped: $1"; }

fail() {
    say "FAILED"
    printf '%s\n' "$1"
    failed+=("$engine")
}

# Runs a command whose last line has to say that all agrees.
ask() {
    local output status=0
    output=$("$@" 2>"$work/errors") || status=$?
    if ((status == 0)) && [[ ${output##*$'\n'} == *' frames agree, '* ]]; then
        while read -r; do
            say "$REPLY"
        done < <(grep ' frames agree, ' <<<"$output")
    else
        fail "$(head -n 20 <<<"$output")"$'\n'"$(head -n 20 "$work/errors")"
    fi
}

# A test of Qt's, which skips itself where its engine is absent.
askTest() {
    local output
    cmake --build "$build" --target engines_tests >/dev/null
    output=$(QT_QPA_PLATFORM=offscreen "$build/tests/engines/engines_tests" "$1" 2>&1) || true
    if [[ $output == *'SKIP '*' not installed'* ]]; then
        skip "$(sed -n 's/^SKIP .*() *//p' <<<"$output" | head -n 1)"
    elif [[ $output == *' 0 failed, 0 skipped,'* ]]; then
        say "$1: $(sed -n 's/^Totals: //p' <<<"$output")"
    else
        fail "$output"
    fi
}

# At the versions that stand in node/package.json.
installPackages() {
    ! cmp --silent "$here/node/package.json" "$packages/package.json" || return 0
    rm -rf "$packages"
    mkdir -p "$packages"
    cp "$here/node/package.json" "$packages/package.json"
    npm install --prefix "$packages" --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error ||
        { rm -rf "$packages" && return 1; }
}

# askNode SCRIPT PROBES ARGUMENT...
askNode() {
    if ! has node || ! has npm; then
        skip "node and npm are not installed"
    elif ! installPackages; then
        skip "npm could not install the packages of node/package.json"
    else
        ask node "$here/node/$1.cjs" "$packages" "$work/$2" "${@:3}"
    fi
}

# askNative SOURCE HEADER PACKAGE PROBES FLAG...: a program that the engine's header is compiled into.
askNative() {
    local program=$work/$1.program
    if ! c++ -E -x c++ -include "$2" /dev/null >/dev/null 2>&1; then
        skip "$3 is not installed"
    elif c++ -std=c++20 -O1 -Wall -Wextra "$here/native/$1.cpp" -o "$program" "${@:5}"; then
        ask "$program" "$work/$4"
    else
        fail "native/$1.cpp does not compile"
    fi
}

# The header alone with every warning, and a program that uses it.
askHeader() {
    local compiler command folder=$work/c-header
    local warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef -Wcast-qual -Wwrite-strings -Werror)
    for compiler in 'gcc -x c -std=c99' 'gcc -x c -std=c17' 'clang -x c -std=c99' \
        'g++ -x c++ -std=c++11' 'g++ -x c++ -std=c++20' 'clang++ -x c++ -std=c++11'; do
        read -ra command <<<"$compiler"
        if ! has "${command[0]}"; then
            skip "${command[0]} is not installed"
        elif "${command[@]}" "${warnings[@]}" -fsyntax-only -include "$folder/sample.h" /dev/null &&
            "${command[@]}" "-I$folder" "$here/native/c_header.c" -o "$work/c-header.program"; then
            ask "$work/c-header.program" "$folder/probes.txt" "$compiler"
        else
            fail "$compiler does not take the header"
        fi
    done
}

askLove() {
    if has love; then
        SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy ask love "$here/love" "$work/love"
    else
        skip "love is not installed"
    fi
}

# A scene of Phaser's in a real browser, which writes into its page what differs.
askBrowser() {
    if ! has chromium; then
        skip "chromium is not installed"
    elif ! has node || ! has npm || ! installPackages; then
        skip "Phaser could not be installed by npm"
    else
        node "$here/node/page.cjs" "$packages" "$work/phaser" "$1" >"$work/$engine.html"
        ask linesOfPage "$work/$engine.html"
    fi
}

linesOfPage() {
    HOME=$work timeout 100 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/browser" \
        --virtual-time-budget=5000 --dump-dom "file://$1" >"$1.dom"
    sed -n '/<pre id="lines">/,$ { s/.*<pre id="lines">//; /<\/pre>/ { s/<\/pre>.*//p; q }; p }' "$1.dom"
}

askSolar2D() {
    if has luajit; then
        ask env LUA_PATH="$here/lua/?.lua" luajit "$here/lua/solar2d.lua" "$work/solar2d"
    else
        skip "luajit is not installed"
    fi
}

askEngine() {
    case $engine in
        phaser3) askNode phaser phaser phaser ;;
        phaser4) askNode phaser phaser phaser4 ;;
        browser3) askBrowser phaser ;;
        browser4) askBrowser phaser4 ;;
        rube) askNative box2d box2d/box2d.h libbox2d-dev rube -lbox2d ;;
        love) askLove ;;
        planck) askNode planck rube ;;
        matter-js) askNode matter matter ;;
        solar2d) askSolar2D ;;
        chipmunk) askNative chipmunk chipmunk/chipmunk.h libchipmunk-dev chipmunk -lchipmunk ;;
        c-header) askHeader ;;
        godot3) askTest godot3_test && askTest godot3_stage_test ;;
        tiled | defold | unity) askTest "${engine}_test" ;;
        *) echo "run.sh: there is no engine $engine; there are: ${all[*]}" >&2 && exit 2 ;;
    esac
}

"$root/resources/setup.sh" engines

echo "Building into $build"
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O0 -g0" --log-level=ERROR >/dev/null
cmake --build "$build" --target engine_probes >/dev/null
rm -rf "$work"
mkdir -p "$work"
"$build/tests/engines/engine_probes" "$work" "${HITBOX_SEED:-1}"

for engine in "${@:-${all[@]}}"; do
    askEngine
done
if ((${#failed[@]})); then
    echo "Failed: ${failed[*]}"
    exit 1
fi
