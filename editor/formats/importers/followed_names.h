#pragma once

#include "document/document.h"
#include "formats/importers/frame_partners.h"
#include "formats/importers/imported_sprite.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Names and pictures of a sprite follow the file that it is imported from again. What somebody should look at then is
/// a sentence without its full stop, empty where there is nothing to tell.
namespace hitbox {

/// Where frames are once a sprite is up to date; -1 for one that is not among them.
struct UpdatedPlaces {
    QList<int> ofProject; ///< by their places before
    QList<int> ofFile;
};

struct UpdatedFrames {
    QList<Frame> frames;
    UpdatedPlaces places;
    QList<ClaimedName> names = {}; ///< of the frames of a file that lists all
};

struct NamesFollowed {
    Document document;
    QString told;
};

/// Its frames are called as the file calls their pictures now. Behind those of the file, a frame gives way to who is
/// called so there now.
NamesFollowed withNamesFollowed(Document document, int sprite, const UpdatedFrames &updated);

/// Of a file that does not say where in the image its frames lie: they may be frames of the project under other names.
QString toldOfAddedFrames(const Sprite &old, const QList<Frame> &frames);

/// Of a tileset, the names of frames that were added.
QString toldOfAddedTiles(const QStringList &names);

/// Frames that are known by their names alone, though the project says what they showed.
QString toldOfOtherPictures(const Sprite &old, const ShownFrames &shown, const QList<int> &partners);

/// Numbers say nothing of what a frame shows: another one put in between takes the names of those behind it.
QString toldOfNumberedFrames(const Sprite &old, const ImportedSprite &item);

} // namespace hitbox
