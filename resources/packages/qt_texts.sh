# What Qt itself says in the editor's languages, for packages that bring Qt; they source this, and have `root` and say().

# Copies the texts into a folder.
copyQtTexts() {
    local file language texts
    mkdir -p "$1"
    for file in "$root"/resources/translations/hitbox_*.ts; do
        language=$(basename "$file" .ts)
        texts=/usr/share/qt6/translations/qtbase_${language#hitbox_}.qm
        if [[ -e $texts ]]; then
            cp "$texts" "$1/"
        else
            say "left out: Qt has no texts in ${language#hitbox_} here"
        fi
    done
}
