#!/usr/bin/env bash
# Meets the editor as a screen reader and without a mouse, on a display and a session of its own: walks all that it tells
# in every mode, menu and dialog, and does the first minutes of a project with keys alone. Run by hand:
#
#   tests/accessible/run.sh [EDITOR]    without one the editor in build/tests
#
# Takes Xvfb, a window manager (openbox), dbus-run-session, at-spi2-core, gir1.2-atspi-2.0 and xdotool. Where anything is
# missing, nothing is done, the packages that bring it are named, and the status is 77: skipped, which is not passed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root editor=${1:-$root/build/tests/editor/app/hitbox-editor}

missing=()
for tool in xvfb-run=xvfb xauth=xauth xdotool=xdotool openbox=openbox dbus-run-session=dbus-daemon; do
    command -v "${tool%%=*}" >/dev/null || missing+=("${tool#*=}")
done
[[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || missing+=(at-spi2-core)
python=''
for candidate in python3 /usr/bin/python3; do
    if "$candidate" -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null; then
        python=$candidate
        break
    fi
done
[[ -n $python ]] || missing+=(python3-gi gir1.2-atspi-2.0)
if ((${#missing[@]})); then
    printf 'skipped, nothing was walked: apt-get install %s\n' "${missing[*]}" >&2
    exit 77
fi
[[ -x $editor ]] || { printf 'accessible/run.sh: %s is not there; build it first\n' "$editor" >&2 && exit 2; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
for script in walk first_minutes; do
    mkdir -p "$scratch/$script/run"
    chmod 700 "$scratch/$script/run"
    printf '== %s\n' "$script"
    # shellcheck disable=SC2016
    env HOME="$scratch/$script" XDG_RUNTIME_DIR="$scratch/$script/run" LANG=C.UTF-8 LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb \
        QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_LOGGING_RULES="qt.accessibility.*=false" PYTHONDONTWRITEBYTECODE=1 \
        xvfb-run -a -s "-screen 0 1600x900x24" dbus-run-session -- bash -c 'openbox & "$@"; status=$?; kill $!; exit $status' _ \
        "$python" "$root/tests/accessible/$script.py" "$editor" "$root/resources/samples" "$scratch/$script" \
        2> >(grep --line-buffered -v -e dbus-daemon -e SpiRegistry -e Openbox >&2) || failed=1
done
exit $failed
