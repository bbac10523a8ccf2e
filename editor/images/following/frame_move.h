#pragma once

#include "document/document.h"

#include <QHashFunctions>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>

namespace hitbox {

enum class FrameFate {
    Elsewhere, ///< cut from another image: not looked at
    Stays,     ///< where it was, it shows what it showed
    Moves,     ///< what it showed is in another place
    Redrawn, ///< where it was is something else that no other frame showed; nobody knows better than to leave it there
    Lost,    ///< what it showed is nowhere, and its place is taken or gone
    Unknown, ///< nobody noted what it showed
    Blank,   ///< it showed nothing, and goes to where nothing is to be seen, between those that it stood between
};

/// An image file as it was looked at.
struct FileBytes {
    QString image = {}; ///< as the project names it
    QString hash = {};

    bool operator==(const FileBytes &) const = default;
};

inline size_t qHash(const FileBytes &file, size_t seed = 0)
{
    return qHashMulti(seed, file.image, file.hash);
}

/// What becomes of one frame.
struct FrameMove {
    FrameFate fate = FrameFate::Elsewhere;
    QRect rect = {}; ///< its new place, of one that stays or moves, and the parts that go with it
    QSize size = {};
    QPoint offset = {};
    QPoint shift = {};      ///< of its shapes and points, in its own pixels
    SeenPixels pixels = {}; ///< what it shows there; of one that is lost, what its old place shows
    FileBytes file = {};    ///< that it is cut from now, where frames have an image file each; likewise

    bool operator==(const FrameMove &) const = default;
};

} // namespace hitbox
