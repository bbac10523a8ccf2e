#!/usr/bin/env bash
# Proves that a farm makes what one machine makes: projects planned by `hitbox plan`, done by Makeflow with two workers of
# Work Queue on this machine, one of which is killed in the middle, and compared with the same work done here, byte for
# byte. Needs coop-computing-tools and openmpi-bin, without which Debian's makeflow does not start.
#
#   tests/farms/run.sh [HITBOX] [PROJECTS]
set -euo pipefail

cd "$(dirname "$0")/../.."
hitbox=$(realpath "${1:-build/tests/editor/cli/hitbox}")
readonly hitbox projects=${2:-60} samples=$PWD/resources/samples
for program in makeflow work_queue_worker orted; do
    command -v "$program" >/dev/null || { echo "farms: $program is missing: resources/setup.sh farms" >&2; exit 2; }
done

folder=$(mktemp -d)
farm= workers=()
# Whatever happens, nothing of it is left running.
end() {
    for process in "$farm" "${workers[@]}"; do
        [[ -z $process ]] || kill "$process" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 # it asks about root before anything else

cd "$folder"
for ((i = 0; i < projects; ++i)); do
    mkdir -p "art/set$((i % 7))/$i"
    cp "$samples"/*.png "art/set$((i % 7))/$i"
    cp "$samples/duel.hitbox" "art/set$((i % 7))/$i/duel(${i})#&;!.hitbox" # what a shell would take for its own
done
find art -name '*.hitbox' | sort >list.txt
printf '{' >"art/broken.hitbox"
echo art/broken.hitbox >>list.txt

failures=0
work() {
    local name=$1 out=$2
    shift 2
    "$hitbox" plan --makeflow list.txt --out "$out" -- "$@" >/dev/null
    rm -f port
    makeflow --json -T wq -Z port -r 5 "$out/workflow.json" >"$name.log" 2>&1 &
    farm=$!
    while [[ ! -s port ]]; do sleep 0.1; done
    workers=()
    for worker in first second; do
        work_queue_worker --cores 1 -t 60 -s "$folder" localhost "$(<port)" >"$worker.log" 2>&1 &
        workers+=($!)
    done
    # In the middle: as soon as a few are done, with more to come.
    while (($(find "$out" -name status | wc -l) < 5)); do sleep 0.05; done
    local done_before
    done_before=$(find "$out" -name status | wc -l)
    {
        kill -KILL "${workers[0]}"
        wait "${workers[0]}" || true
    } 2>/dev/null # the shell would tell of it
    wait "$farm" || { echo "farms: $name: makeflow failed" >&2; tail -5 "$name.log" >&2; failures=1; }
    farm=
    kill "${workers[1]}" 2>/dev/null || true
    wait "${workers[@]}" 2>/dev/null || true
    workers=()

    # The same alone: each rule's command as it stands, one after the other.
    mkdir -p alone
    cp -r art alone/
    ln -sf "$hitbox" alone/hitbox
    python3 -c 'import json, sys
for rule in json.load(open(sys.argv[1]))["rules"]:
    print(rule["command"], end="\0")' "$out/workflow.json" |
        (cd alone && xargs -0 -n 1 sh -c)
    local files
    files=$(find "$out" -type f ! -name 'workflow.json*' | wc -l)
    if diff -r --exclude='workflow.json*' "$out" "alone/$out" >difference.txt; then
        echo "$name: $files files of $((projects + 1)) projects are the same; one worker was killed after $done_before"
    else
        echo "farms: $name: what the farm made differs:" >&2
        head -5 difference.txt >&2
        failures=1
    fi
}

work check farm-check check --json
work export farm-export export --format godot4
work render farm-render render
exit "$failures"
