#!/usr/bin/env bash
# godot3.sh answers|plays WORK ADDON HITBOX: a project with the addon in the folder WORK, imported by the engine's editor,
# and what the script of that name prints there. WORK has the questions already. Godot's exit status says nothing.
set -euo pipefail

script=$1
work=$(realpath "$2")
addon=$3
program=$4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
game=$work/godot3-$script

rm -rf "$game"
# The last one is where the engine logs; it complains where it is not there, and logs into the folder it is started in.
mkdir -p "$game/pictures" "$game/coarse" "$game/home/godot/app_userdata/hitbox runtime/logs"
cp -r "$addon/addons" "$game"
cp "$here/godot3/project.godot" "$here/godot3/$script.gd" "$game"
touch "$game/home/.gdignore"

godot() (
    cd "$game"
    HOME=$game/home XDG_DATA_HOME=$game/home XDG_CONFIG_HOME=$game/home XDG_CACHE_HOME=$game/home LC_ALL=en_US.UTF-8 \
        timeout 300 godot3-server --path "$game" "$@" 2>&1
)

if [[ $script == answers ]]; then
    cp "$work/project.json" "$work/questions.txt" "$game"
    cp "$work/coarse/questions.txt" "$game/coarse"
else
    samples=$here/../../resources/samples
    cp "$samples"/*.png "$game/pictures"
    sed 's/"image": "/"image": "pictures\//' "$samples/duel.hitbox" >"$game/duel.hitbox"
    "$program" export "$game/duel.hitbox" --format json --out "$game" >/dev/null
    mkdir "$game/home/elsewhere"
    "$program" export "$samples/duel.hitbox" --format json --out "$game/home/elsewhere" >/dev/null
    mv "$game/home/elsewhere/duel.json" "$game/pictures/from_elsewhere.json"
    echo '{"format": "of another program"}' >"$game/other.json"
    head -c 3000 "$game/duel.hitbox" >"$game/broken.hitbox"
    printf '\n[hitbox]\n\nprogram="%s"\n' "$program" >>"$game/project.godot"
fi
# The editor may quit before it has looked at all files; what is missing then, it takes up the next time.
for _ in 1 2 3 4 5; do
    godot -e --quit >"$game/import.log" || true
    if grep -q HitboxSprite "$game/project.godot" &&
        { [[ $script == answers ]] || compgen -G "$game/.import/duel.hitbox-*.res" >/dev/null; }; then
        break
    fi
done
said=$(godot -s "$script.gd") || true # its status says nothing
if [[ $said == *SCRIPT\ ERROR* || $said == *failed:* ]] || ! grep -qE '^(done|all as it should be)$' <<<"$said"; then
    cat "$game/import.log"
    printf '%s\n' "$said"
    exit 1
fi
grep -E 'agree|all as' <<<"$said" | paste -sd ';' -
