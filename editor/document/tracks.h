#pragma once

#include "document/document.h"

#include <QHash>
#include <QSet>

/// Tracks: shapes of one sprite with one number are one thing at different times, at most one in a frame. There is no
/// table of them, so that nothing can dangle. Where a file claims two in one frame, the lower one is meant, and a rule
/// finds the other.
namespace hitbox {

/// Where a shape of a track stands in its sprite.
struct TrackPlace {
    int frame = -1;
    int shape = -1;

    friend auto operator<=>(const TrackPlace &, const TrackPlace &) = default;
};

/// Where the shapes of the track stand, by frame; each frame once.
QList<TrackPlace> placesOf(const Sprite &sprite, TrackId track);

/// The places of all tracks, in one pass over the frames.
QHash<TrackId, QList<TrackPlace>> placesByTrack(const Sprite &sprite);

/// The place of the track's shape in the frame; -1 where it has none.
int placeOf(const Frame &frame, TrackId track);
/// The shape of the track in the frame; nullptr where it has none.
const Shape *findShape(const Frame &frame, TrackId track);

QSet<TrackId> tracksOf(const Sprite &sprite);
QSet<TrackId> tracksOf(const Frame &frame);

/// Not worked out from others.
inline bool isKey(const Shape &shape)
{
    return shape.between == Between::None;
}

/// The tracks of the sprite that shapes of these frames have which are to come into it, by the rules of pasting: a
/// number is kept where the sprite has a shape of the track of the same name and category; any other is replaced by a
/// fresh one, the same for all shapes of the number. A shape whose frame has its track already, or an earlier one among
/// these, becomes a track by itself.
struct ArrivingShapes {
    QList<Shape> shapes;
    QSet<TrackId> taken; ///< the frame has these tracks already
};
QList<ArrivingShapes> withTracksOf(Document &document, int sprite, QList<ArrivingShapes> arriving);

/// A key and no part of a track.
Shape byItself(Shape shape);

/// What a newer version said of how it is worked out goes, too.
Shape withBetween(Shape shape, Between between);

} // namespace hitbox
