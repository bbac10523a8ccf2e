#pragma once

#include "document/document.h"

/// Names of frames that have an image file each.
namespace hitbox {

/// What a frame was cut from before its file was another one.
struct FormerFile {
    QString image;       ///< empty for a frame that is new
    bool isGone = false; ///< what it showed is nowhere: its name is free for who has the file now
};

/// A frame that was called as its image file goes on to be: it gets the name of the file that it is cut from now, and
/// so does a new one. Names that somebody gave stay, and no two frames get the same. Instances follow. `former` is by
/// frame.
Document withFramesNamedAsFiles(Document document, int sprite, const QList<FormerFile> &former);

} // namespace hitbox
