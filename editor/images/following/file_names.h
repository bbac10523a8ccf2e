#pragma once

#include "document/document.h"

/// Names of frames that follow what the frames are cut from.
namespace hitbox {

enum class NameClaim {
    Kept,     ///< somebody gave it, or nothing says another one
    Followed, ///< the name of what the frame is cut from now
    GivenWay, ///< whatever is free
};

/// What a frame is to be called. The name counts where it is Followed.
struct ClaimedName {
    NameClaim claim = NameClaim::Kept;
    QString name = {};
};

/// Frames called as they claim, by frame; no two get the same name, and those that are kept go first. Instances follow.
Document withNamesClaimed(Document document, int sprite, const QList<ClaimedName> &claims);

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
