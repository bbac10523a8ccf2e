#!/usr/bin/env bash
# Proves the packages of Debian: makes them twice, which must come out the same; asks lintian; installs them on a bare
# Debian made by debootstrap, runs all that desktops and shells find of them, in a window too, upgrades them to a later
# version, and removes them. Run by hand:
#
#   sudo tests/packages/run.sh [SCRATCH FOLDER]    takes 2 GB there and half an hour
#
# SUITE names another release of Debian than bookworm. Packages come from where this system's own come from.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
suite=${SUITE:-bookworm}
readonly samples=/usr/share/hitbox-editor/samples

fail() {
    printf 'packages/run.sh: %s\n' "$*" >&2
    exit 1
}

# shellcheck source=tests/bare_machine.sh
source "$root/tests/bare_machine.sh"
# shellcheck source=tests/packages/window.sh
source "$root/tests/packages/window.sh"

asPackager() {
    inMachine DEBIAN_FRONTEND=noninteractive bash -c "$1" >"$machine/log" 2>&1 || fail "$(tail -n 20 "$machine/log")"
}

# What the machine has of us, apart from what other programs make of it.
installedFiles() {
    (cd "$machine" && find usr -iname '*hitbox*' | sort)
}

# answers WHAT EXPECTED COMMAND...: of the machine.
answers() {
    local answer
    answer=$(inMachine "${@:3}" | tail -n 1) || true
    [[ $answer == "$2" ]] || fail "$1: “$answer” instead of “$2”"
}

makeTwice() {
    local package
    echo "== twice the same"
    mkdir "$machine/packages"
    "$root/resources/packages/build.sh" deb "$machine/packages" >/dev/null
    "$root/resources/packages/build.sh" deb "$machine/again" >/dev/null
    for package in "$machine"/packages/*.deb; do
        cmp "$package" "$machine/again/${package##*/}" || fail "${package##*/} differs when it is made again"
    done
}

# The same packages as a later version, which no longer has one of the samples.
makeLater() {
    local package content
    mkdir "$machine/later"
    for package in "$machine"/packages/*.deb; do
        content=$(mktemp -d "$machine/content.XXXXXX")
        dpkg-deb --raw-extract "$package" "$content"
        sed -i -e "s/^Version: .*/Version: $later/" -e "s/(= $version)/(= $later)/g" "$content/DEBIAN/control"
        rm -f "$content$samples/crossings.hitbox"
        chmod 755 "$content"
        dpkg-deb --root-owner-group --build "$content" "$machine/later/${package##*/}" >/dev/null
        rm -rf "$content"
    done
}

runCommands() {
    rm -rf "$machine/tmp/out"
    inMachine hitbox --version
    inMachine hitbox check "$samples/duel.hitbox"
    inMachine hitbox export "$samples/duel.hitbox" --format godot4 --out /tmp/out
    inMachine hitbox run /usr/share/hitbox-editor/scripts/strong-hits.js "$samples/duel.hitbox" >"$machine/log" || fail "no script runs"
    [[ -s $machine/tmp/out/fighter.tscn ]] || fail "the export wrote nothing"
    rm -rf "$machine/tmp/samples" # of its own, as the editor notes beside a project that it is open
    cp -r "$machine$samples" "$machine/tmp/samples"
    opensWindow hitbox-editor /tmp/samples/duel.hitbox || fail "the window did not open"
}

# What file managers do with a project: they know its kind, who opens it, and who draws its picture.
askDesktop() {
    local thumbnailer=$machine/usr/share/thumbnailers/hitbox-editor.thumbnailer command
    answers "the kind of .hitbox files" application/x-hitbox+json XDG_CURRENT_DESKTOP=GNOME xdg-mime query filetype "$samples/duel.hitbox"
    answers "what opens .hitbox files" hitbox-editor.desktop xdg-mime query default application/x-hitbox+json
    grep -qxF 'MimeType=application/x-hitbox+json;' "$thumbnailer" || fail "the thumbnailer is for other files"
    command=$(sed -n 's/^Exec=//p' "$thumbnailer")
    command=${command//%s/128} command=${command//%o//tmp/thumbnail.png} command=${command//%i/$samples/duel.hitbox}
    inMachine sh -c "$command"
    [[ $(head -c 4 "$machine/tmp/thumbnail.png" | tail -c 3) == PNG ]] || fail "the thumbnailer drew no picture"
}

askShell() {
    local page
    for page in hitbox hitbox-editor; do
        answers "the manual page of $page" "$page" sh -c "man --where $page >/dev/null && man $page | sed -n 's/^ *\\($page\\)  *-  *.*/\\1/p' | head -n 1"
    done
    answers "what bash completes" check bash -c 'source /usr/share/bash-completion/completions/hitbox
        name=$(complete -p hitbox | sed "s/.*-F \([^ ]*\) .*/\1/")
        COMP_WORDS=(hitbox chec) COMP_CWORD=1 COMP_LINE="hitbox chec" COMP_POINT=11
        $name hitbox chec hitbox && echo ${COMPREPLY[0]}'
    for page in zsh/vendor-completions/_hitbox fish/vendor_completions.d/hitbox.fish; do
        grep -q check "$machine/usr/share/$page" || fail "$page completes nothing"
    done
}

askLicences() {
    local name
    for name in hitbox hitbox-editor; do
        grep -qx 'License: OFL-1.1' "$machine/usr/share/doc/$name/copyright" || fail "$name does not tell the font's licence"
        grep -q nlohmann "$machine/usr/share/doc/$name/third-party.txt" || fail "$name does not tell the libraries' licences"
    done
}

command -v lintian >/dev/null || fail "lintian is missing: apt-get install lintian"
version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
later=$version+later
newMachine "${1:-${TMPDIR:-/tmp}}"
makeTwice
echo "== lintian"
lintian --allow-root --fail-on error "$machine"/packages/*.deb || fail "lintian found errors"

echo "== installed and run"
asPackager 'apt-get -qq update && apt-get -qq --no-install-recommends install xdg-utils libglib2.0-bin shared-mime-info \
    desktop-file-utils man-db'
before=$(installedFiles)
asPackager 'apt-get -qq --no-install-recommends install /packages/*.deb'
runCommands
askDesktop
askShell
askLicences

echo "== upgraded"
makeLater
asPackager 'apt-get -qq --no-install-recommends install /later/*.deb'
for package in hitbox-editor hitbox libhitbox-geometry-dev; do
    answers "the version of $package" "$later" dpkg-query --show --showformat='${Version}\n' $package
done
[[ ! -e $machine$samples/crossings.hitbox ]] || fail "a file of the earlier version is left"
runCommands
askDesktop

echo "== removed"
asPackager 'apt-get -qq purge hitbox-editor hitbox libhitbox-geometry-dev'
after=$(installedFiles)
[[ $after == "$before" ]] || fail "files are left: $after"
echo "all packages pass"
