#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_writer.h"
#include "images/packing/packed_sprite.h"

#include <QList>
#include <QSize>
#include <QString>

#include <functional>

/// A project whose sprites have one sheet each, made from the images that its frames show.
namespace hitbox {

struct PackedSheet {
    QString sprite;
    QString file; ///< its name
    QSize size;
    int frames = 0;
    int pictures = 0; ///< that look different
};

struct PackedProject {
    Document document;         ///< as a project file in the new folder has it
    QList<OutputFile> images;  ///< SPRITE_packed.png for each sprite with frames, beside that file
    QList<PackedSheet> sheets; ///< in the sprites' order
};

struct PackingPlace {
    QString from; ///< the folder that image paths start from; empty where they are absolute
    QString file; ///< the project file that is to be written; the sheets go beside it
};

/// Called with how many of all sprites are done; false stops, and the answer is an error then.
using PackingProgress = std::function<bool(int done, int all)>;

/// Shapes, and the pixels of the untrimmed frames, are what they were. Fails for the whole project where one sprite
/// cannot be packed, and where a file is in the way that was not made by packing the same project.
Result<PackedProject> packedProject(const Document &document, const PackingPlace &place,
                                    const PackingOptions &options = {}, const PackingProgress &progress = {});

} // namespace hitbox
