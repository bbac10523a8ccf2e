#pragma once

#include "document/document.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Tags and the frames that they hold, also when these were put into another order all at once, such as that of a sheet
/// that was packed anew.
namespace hitbox {

/// All frames of the run are there, of so many.
bool namesRun(const Tag &tag, qsizetype frames);

bool holdsFrame(const Sprite &sprite, const Tag &tag, int frame); ///< as one of its run

/// For each of so many frames whether any of the tags holds it.
QList<bool> inAnyTag(const QList<Tag> &tags, qsizetype frames);

/// The tag of the fewest frames that holds the frame, of those the first; null where none does. Into the sprite.
const Tag *shortestTagAt(const Sprite &sprite, int frame);

/// `places` has for each frame where it stands now, -1 for one that is gone; places that it does not name are those of
/// new frames.
///
/// A tag goes on to hold frames that it held, and new ones that lie between two of them, but no others. Where its
/// frames do not follow each other any more, it keeps the run of most of them; of runs of as many, that of the frame
/// which came first in it. One without any frame left goes away. A tag that names no run of frames stays as it is.
QList<Tag> tagsAt(const QList<Tag> &tags, const QList<int> &places);

/// Frames that a tag held, and that are still there but not in it.
struct TagLoss {
    QString tag;
    QStringList frames; ///< names, in their order now

    friend bool operator==(const TagLoss &, const TagLoss &) = default;
};

/// What each tag lost that let frames go from the one value to the other. Tags and frames are known by their ids.
QList<TagLoss> tagLosses(const Sprite &before, const Sprite &after);

} // namespace hitbox
