#!/usr/bin/env bash
# godot4.sh answers|plays|example WORK ADDON ENGINE: a site in WORK/godot4-SCRIPT that runs Godot's own build for the web, of
# the folder ENGINE, with the addon and the script of that name, or with the example: page.html says what it prints. WORK
# has the questions and duel.json already.
set -euo pipefail

script=$1
work=$2
addon=$3
engine=$4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
site=$work/godot4-$script

rm -rf "$site"
mkdir -p "$site"
cp "$engine/index.js" "$engine/index.wasm" "$here/godot4/page.html" "$site"
files=("$here/godot4/classes.cfg=.godot/global_script_class_cache.cfg" "$work/duel.json=duel.json"
    "$work/project.json=project.json" "$work/questions.txt=questions.txt" "$work/coarse/questions.txt=coarse/questions.txt")
for file in "$addon"/addons/hitbox/*.gd; do
    files+=("$file=addons/hitbox/$(basename "$file")")
done
files+=("$here/godot4/project.godot=project.godot" "$here/godot4/main.tscn=main.tscn" "$here/godot4/$script.gd=main.gd")
for file in "$addon"/example/main.*; do
    files+=("$file=example/$(basename "$file")")
done
python3 "$here/godot4/pack.py" "$site/index.pck" "${files[@]}"
