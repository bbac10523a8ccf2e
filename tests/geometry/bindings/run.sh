#!/usr/bin/env bash
# Proves the package for npm, by hand: builds it, asks it in node and in Chromium what the core has answered, compiles a
# program against its types, and measures it beside what games in JavaScript use today.
#
#   tests/geometry/bindings/run.sh [QUESTIONS] [SEED]     100,000 and 1 by default
#
# Installs what is missing where it can; what is not there is skipped by name. Everything is built below build/bindings.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
build=$root/build/bindings
count=${1:-100000}
seed=${2:-1}

# shellcheck source=tests/browser.sh
source "$root/tests/browser.sh"

has() { command -v "$1" >/dev/null; }

"$root/resources/setup.sh" bindings

cmake -S "$root" -B "$build/native" -G Ninja -DCMAKE_BUILD_TYPE=Release --log-level=ERROR >/dev/null
cmake --build "$build/native" --target geometry_questions hitbox_geometry_shared >/dev/null
"$root/geometry/javascript/build.sh" "$build/javascript" >/dev/null
package=$build/javascript/package
questions=$build/questions.bin
"$build/native/tests/geometry/bindings/geometry_questions" "$questions" "$count" "$seed"
shared=$(find "$build/native/tests/geometry/bindings" -name 'libhitbox_geometry_shared.so')

echo "python     $(python3 -B "$here/answers.py" "$root/geometry/python" "$shared" "$questions")"
if has luajit; then
    echo "luajit     $(luajit "$here/answers.lua" "$root/geometry/luajit" "$shared" "$questions")"
else
    echo "luajit     skipped: not installed"
fi
if ! has node || ! has npm; then
    echo "node       skipped: node and npm are not installed"
    exit
fi
echo "node       $(node "$here/answers.mjs" "$package" "$questions"); $(node "$here/refusals.mjs" "$package")"

if has chromium; then
    site=$build/site
    mkdir -p "$site"
    cp -r "$package" "$here/page.html" "$here/answers.mjs" "$questions" "$site"
    line=$(askBrowser "$site" page.html "$build")
    echo "chromium   $line"
    [[ $line == *' agree to the bit' ]]
else
    echo "chromium   skipped: not installed"
fi

modules=$build/node_modules
cp "$here/package.json" "$build"
if ! npm install --prefix "$build" --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null; then
    echo "speed      skipped: npm could not install what it is measured beside"
    exit
fi
rm -rf "$modules/hitbox-geometry"
cp -r "$package" "$modules/hitbox-geometry"
cp "$here/types.ts" "$build"
"$modules/.bin/tsc" --strict --noEmit --skipLibCheck --target es2022 --module nodenext "$build/types.ts"
echo "typescript the types fit"
node "$here/speed.mjs" "$package" "$modules"
bytes=$(node -e "const z = require('zlib'); process.stdout.write(String(z.brotliCompressSync(
    require('fs').readFileSync('$package/hitbox-geometry.wasm')).length))")
echo "size       $bytes bytes by Brotli, $(gzip -9c "$package/hitbox-geometry.wasm" | wc -c) by gzip"
