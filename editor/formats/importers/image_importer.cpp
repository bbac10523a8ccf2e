#include "formats/importers/importers.h"
#include "images/image_paths.h"
#include "images/images.h"

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

Imported readImage(const ImportSource &source)
{
    ImportNotes notes;
    const int pictures = source.images == NamedImages::Find ? pictureCount(source.path) : 1;
    if (pictures > 1)
        notes.add({{},
                   ImageImporterWords::tr(
                       "of %1 pictures that it shows one after the other, only the first is taken; a sheet "
                       "has them side by side")
                       .arg(pictures)});
    Document cut;
    cut.sprites = {wholeImageSprite(source.path, *source.imageSize)};
    if (!source.grid)
        return {{{cut.sprites.first(), {}}}, {}, notes};
    noteLeftOver(source, notes);
    cut = slicedSheet(cut, 0, source.cells.isEmpty() ? cellsOf(*source.imageSize, *source.grid) : source.cells);
    return {{{cut.sprites.first(), Stated::Layout}}, {}, notes};
}

} // namespace

Importer imageImporter()
{
    return {"image",
            "Image",
            "*.png *.jpg *.jpeg *.bmp *.gif *.webp",
            "a sprite of one frame, or of the cells of a grid",
            {ImportPart::Frames},
            recognizeImage,
            readBy<readImage>};
}

} // namespace hitbox
