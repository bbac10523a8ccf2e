#!/usr/bin/env bash
# unity.sh answers|plays WORK PACKAGE HITBOX: compiles the package as Unity does, one assembly for games and one for its
# editor, with stand-ins of Unity and without a warning, and runs it under mono. WORK has the questions already.
set -euo pipefail

script=$1
work=$2
package=$3
program=$4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$work/unity-$script
compile=(mcs -warnaserror -warn:4 -debug- -nologo)

rm -rf "$build"
mkdir -p "$build"
# Fields that Unity sets by itself are never assigned in the stand-ins.
"${compile[@]}" -nowarn:0649,0414 -target:library -out:"$build/Unity.dll" "$here/unity/UnityStubs.cs"
"${compile[@]}" -target:library -out:"$build/Hitboxes.dll" -r:"$build/Unity.dll" "$package"/Runtime/*.cs
"${compile[@]}" -target:library -out:"$build/Hitboxes.Editor.dll" -r:"$build/Unity.dll" -r:"$build/Hitboxes.dll" "$package"/Editor/*.cs
"${compile[@]}" -out:"$build/run.exe" -r:"$build/Unity.dll" -r:"$build/Hitboxes.dll" -r:"$build/Hitboxes.Editor.dll" \
    "$here/unity/RunRuntime.cs" "$package/Samples~/Fight/Fight.cs"
if [[ $script == answers ]]; then
    mono "$build/run.exe" answers "$work" | paste -sd ';' -
    exit
fi
samples=$here/../../resources/samples
mkdir "$build/with a \"quote"
cp "$samples/duel.hitbox" "$samples"/*.png "$build/with a \"quote"
head -c 3000 "$samples/duel.hitbox" >"$build/broken.hitbox"
mono "$build/run.exe" plays "$build/with a \"quote/duel.hitbox" "$build/broken.hitbox" "$program" | paste -sd ';' -
