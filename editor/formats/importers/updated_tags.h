#pragma once

#include "document/document.h"
#include "formats/importers/imported_sprite.h"

#include <QList>
#include <QStringList>

/// Tags of a file that is imported again, and those of the project that they are.
namespace hitbox {

/// Those of the file once its frames are at these places in the project, -1 for one that is not; turned where they lie
/// the other way round there. A tag that has no frame left is not among them.
QList<Tag> tagsOfFile(const QList<Tag> &tags, const QList<int> &places);

/// Whether they show the same in one round, as a file that knows no directions tells it.
bool showAlike(const Tag &a, const Tag &b, const QList<Frame> &frames);

/// How often the tag of the project is played, of which the file says so much.
int updatedRepeat(const Tag &known, const Tag &ofFile, StatedParts stated);

/// What was otherwise about the tag, in words, but for frames that are new or gone. Frames are known by their ids.
QStringList tagChanges(const Tag &tag, const Sprite &old, const Tag &now, const Sprite &updated);

} // namespace hitbox
