#include "formats/importers/animation_import.h"

#include "formats/importers/new_sprites.h"
#include "images/image_animations.h"
#include "images/image_paths.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

struct AnimationImportWords {
    Q_DECLARE_TR_FUNCTIONS(hitbox::AnimationImport)
};

QString numbersText(const QList<qint64> &numbers)
{
    QStringList texts;
    for (const qint64 number : numbers)
        texts.append(QString::number(number));
    return texts.join(QStringLiteral(", "));
}

void noteNumbers(const QList<Sprite> &images, ImportNotes &notes)
{
    for (const NumberedImages &group : numberedImages(imagesOfAll(images))) {
        const QString place = AnimationImportWords::tr("images “%1”").arg(group.name);
        if (!group.missing.isEmpty())
            notes.add(
                {place, AnimationImportWords::tr("no image has the number %1; the frames follow each other without it")
                            .arg(numbersText(group.missing))});
        if (!group.repeated.isEmpty())
            notes.add({place, AnimationImportWords::tr(
                                  "several images have the number %1; all of them are frames, one behind the other")
                                  .arg(numbersText(group.repeated))});
    }
}

void noteSizes(const Sprite &sprite, ImportNotes &notes)
{
    const auto other = std::ranges::find_if(
        sprite.frames, [&sprite](const Frame &frame) { return frame.size != sprite.frames.constFirst().size; });
    if (other == sprite.frames.cend())
        return;
    const auto text = [](QSize size) { return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()); };
    notes.add({AnimationImportWords::tr("sprite “%1”").arg(sprite.name),
               AnimationImportWords::tr("its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in "
                                        "the middle of its own")
                   .arg(sprite.frames.constFirst().name, text(sprite.frames.constFirst().size), other->name,
                        text(other->size))});
}

/// As frames of a sprite that has this image, by its absolute path.
void setImage(Sprite &sprite, const QString &image)
{
    const Sprite before = sprite;
    sprite.image = image;
    for (qsizetype i = 0; i < before.frames.size(); ++i) {
        const QString own = imageOf(before, before.frames[i]);
        sprite.frames[i].image = own == image ? QString() : own;
    }
}

/// What the files say of the frames that they became, in this order.
void setStated(ImportedSprite &item, const QList<Sprite> &images, const NewSprites &found)
{
    QList<StatedParts> stated;
    for (const Sprite &image : images) {
        const QList<StatedParts> known = found.stated.value(image.image);
        stated += known.isEmpty() ? QList<StatedParts>(image.frames.size(), Stated::Layout) : known;
    }
    for (const StatedParts parts : std::as_const(stated))
        item.stated |= parts;
    for (int i = 0; i < stated.size(); ++i) {
        if (stated.at(i) != item.stated)
            item.unstated.insert(i, item.stated & ~stated.at(i));
    }
}

/// A file that came alone is named already.
ImportNote noteOn(const Error &note, const QStringList &paths)
{
    if (paths == QStringList(note.file))
        return {note.place, note.what};
    return {note.place.isEmpty() ? note.file : QStringLiteral("%1: %2").arg(note.file, note.place), note.what};
}

} // namespace

Result<Imported> importedAnimation(const AnimationFiles &files, const Document &document, const QString &folder)
{
    const NewSprites found = surveySprites(files.paths);
    if (!found.errors.isEmpty())
        return found.errors.constFirst();
    const QList<Sprite> images = inOrderOfFiles(found.sprites);
    ImportedSprite item{asOneSprite(images, files.name), Stated::Layout};
    Imported imported;
    setStated(item, images, found);
    for (const Error &note : found.notes)
        imported.notes.add(noteOn(note, files.paths));
    imported.categories = found.categories;
    noteNumbers(images, imported.notes);
    noteSizes(item.sprite, imported.notes);
    // The sprite of this name is meant, whichever of the images it began with.
    if (const Sprite *known = findSprite(document, files.name))
        setImage(item.sprite, rebasedImagePath(known->image, folder, {}));
    imported.sprites = {item};
    return imported;
}

} // namespace hitbox
