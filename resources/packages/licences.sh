# The licences of others, for packages that bring libraries of others along; they source this, and have `root` and fail().

# The folder of a package, begun with what is in the programs themselves: the font, and parts of libraries that are
# headers alone.
beginLicences() {
    mkdir -p "$1"
    cp "$root/resources/packages/licence.txt" "$1/hitbox-editor.txt"
    cp "$root/resources/fonts/Inter-LICENSE.txt" "$1/inter-font.txt"
    cat >"$1/README.txt" <<-'END'
	Hitbox Editor brings along, or is compiled with, parts of what these files are named after. Each file says who made
	it, and what its licence is, as Debian's package of that name does; licences of which it tells the name alone are in
	the folder common. Libraries that are files of their own here, such as Qt's, may be replaced by others.
	END
    copyLicences "$1" nlohmann-json3-dev rapidjson-dev libstb-dev libkainjow-mustache-dev
}

# copyLicences FOLDER PACKAGE...: what Debian's packages say.
copyLicences() {
    local package
    for package in "${@:2}"; do
        cp -L "/usr/share/doc/$package/copyright" "$1/$package.txt" || fail "the licence of $package is missing"
    done
}

# endLicences FOLDER: the texts that the files there point to.
endLicences() {
    local licence
    mkdir -p "$1/common"
    grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.+-]+[A-Za-z0-9]' "$1" | sort -u | while read -r licence; do
        [[ ! -e $licence ]] || cp -L "$licence" "$1/common/$(basename "$licence").txt"
    done
}
