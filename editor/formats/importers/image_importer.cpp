#include "formats/importers/importers.h"
#include "images/animated_sprite.h"
#include "images/animation_file.h"
#include "images/image_paths.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

Recognition recognizeImage(const ImportSource &source)
{
    return source.imageSize ? Recognition::Certain : Recognition::Foreign;
}

class ImageImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Pixels behind the last cell, less a margin that is as wide as the one before the first.
void noteLeftOver(const ImportSource &source, ImportNotes &notes)
{
    const SheetGrid &grid = *source.grid;
    const QSize cell = cellSizeOf(*source.imageSize, grid);
    const auto left = [](int all, int offset, int count, int size, int spacing) {
        const int rest = all - offset - count * size - (count - 1) * spacing;
        return rest == offset ? 0 : rest;
    };
    const int columns = left(source.imageSize->width(), grid.offset.x(), grid.columns, cell.width(), grid.spacing.x());
    if (columns > 0)
        notes.add(
            {{}, ImageImporterWords::tr("columns of pixels at the right that belong to no frame: %1").arg(columns)});
    const int rows = left(source.imageSize->height(), grid.offset.y(), grid.rows, cell.height(), grid.spacing.y());
    if (rows > 0)
        notes.add({{}, ImageImporterWords::tr("rows of pixels at the bottom that belong to no frame: %1").arg(rows)});
}

/// Of a file whose pictures follow each other.
Imported readFrames(const ImportSource &source)
{
    const Result<AnimatedPicture> animation = readAnimation(source.path, AnimationParts::Sheet);
    if (!animation)
        throw fields::Refusal{animation.error()};
    Imported imported;
    for (const QString &note : animation->notes)
        imported.notes.add({{}, note});
    const QString name = wholeImageSprite(source.path, *source.imageSize).name;
    imported.sprites = {
        {animatedSprite(name, storedImagePath({}, source.path), *animation), Stated::Layout | Stated::Durations}};
    return imported;
}

Imported readImage(const ImportSource &source)
{
    if (source.images == NamedImages::Find) {
        const Result<AnimationExtent> extent = animationExtent(source.path);
        if (extent && extent->frames > 1)
            return readFrames(source);
    }
    ImportNotes notes;
    Document cut;
    cut.sprites = {wholeImageSprite(source.path, *source.imageSize)};
    if (!source.grid) {
        ImportedSprite item{cut.sprites.first(), {}};
        item.isImageAlone = true;
        return {{item}, {}, notes};
    }
    noteLeftOver(source, notes);
    cut = slicedSheet(cut, 0, source.cells.isEmpty() ? cellsOf(*source.imageSize, *source.grid) : source.cells);
    return {{{cut.sprites.first(), Stated::Layout}}, {}, notes};
}

} // namespace

Importer imageImporter()
{
    return {"image",
            "Image",
            "*.png *.apng *.jpg *.jpeg *.bmp *.gif *.webp *.psd *.psb *.kra *.ora",
            "a sprite of one frame, of the cells of a grid, or of an animation's frames",
            {ImportPart::Frames, ImportPart::Durations},
            recognizeImage,
            readBy<readImage>};
}

} // namespace hitbox
