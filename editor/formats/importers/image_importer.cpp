#include "formats/importers/importers.h"
#include "images/image_paths.h"

namespace hitbox {

namespace {

Recognition recognize(const ImportSource &source)
{
    return source.imageSize ? Recognition::Certain : Recognition::Foreign;
}

Imported read(const ImportSource &source)
{
    Document cut;
    cut.sprites = {wholeImageSprite(source.path, *source.imageSize)};
    if (!source.grid)
        return {{{cut.sprites.first(), {}}}, {}, {}};
    cut = slicedSheet(cut, 0, *source.imageSize, *source.grid);
    return {{{cut.sprites.first(), Stated::Layout}}, {}, {}};
}

} // namespace

Importer imageImporter()
{
    return {"image",
            "Image",
            "*.png *.jpg *.jpeg *.bmp *.gif *.webp",
            "a sprite of one frame, or of the cells of a grid",
            {ImportPart::Frames},
            recognize,
            read};
}

} // namespace hitbox
