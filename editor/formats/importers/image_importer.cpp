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
    Imported imported;
    imported.sprites = {{wholeImageSprite(source.path, *source.imageSize), {}}};
    return imported;
}

} // namespace

Importer imageImporter()
{
    return {"image", "Image", "", "a sprite of one frame", {ImportPart::Frames}, recognize, read};
}

} // namespace hitbox
