#pragma once

#include "document/tracks.h"

/// Pure edits of tracks. The sprite and the frames that are named must exist; lists of frames may be in any order. None
/// works in-betweens out anew: withTracksFollowing() does, for every step and draft. None makes two shapes of a track
/// in one frame. What comes into another frame lies there as it did, seen from the pivots: see placedAlike().
namespace hitbox {

/// The shapes become one thing: of the track of the first of them that has one, or of a fresh one. Name, category,
/// visibility, lock and properties are those of the first. Of two in one frame the lower one joins; one whose frame has
/// a shape of that track already stays as it is.
Document joinedToTrack(Document document, int sprite, const QSet<ShapeId> &shapes);

/// The shapes become tracks by themselves, and keys.
Document takenOutOfTracks(Document document, int sprite, const QSet<ShapeId> &shapes);

enum class TrackReach {
    Whole,     ///< the thing at all times
    FrameAlone ///< this shape
};

/// The shape of this id gets the name, category, visibility, lock and properties of `edited`. With the whole track, its
/// other shapes get those of them that differ from what the shape had, properties by their names; what was said of a
/// frame alone stays otherwise.
Document withLook(Document document, FrameRef ref, const Shape &edited, TrackReach reach);

/// The shapes of these ids in any frame of the sprite are shown or not, and locked or not.
Document withVisible(Document document, int sprite, const QSet<ShapeId> &shapes, bool visible);
Document withLocked(Document document, int sprite, const QSet<ShapeId> &shapes, bool locked);

/// A run of frames that each have a shape of the track, both ends included.
struct TrackBar {
    int from = 0;
    int to = 0;

    friend bool operator==(const TrackBar &, const TrackBar &) = default;
};
QList<TrackBar> barsOf(const Sprite &sprite, TrackId track);

/// Frames from `from` on to the frame `to`, in either direction, that have no shape of the track get a copy of the
/// shape in the last frame before them, as a key. The frame `from` must have one.
Document extendTrack(Document document, int sprite, TrackId track, int from, int to);

/// The shape of the frame `from` holds on these frames: its copy stands in for those of the track, which keep their ids
/// and places, and is put in where there is none. All are keys.
Document holdTrack(Document document, int sprite, TrackId track, int from, const QList<int> &frames);

/// The document without the track's shapes on these frames; of two in one frame, the one that is meant goes.
Document withoutTrack(Document document, int sprite, TrackId track, const QList<int> &frames);

/// The track's shapes on these frames go as many frames further, as they are, and replace those of the track that are
/// there. Nothing changes where one of them would leave the sprite, or would replace a locked one.
Document moveTrack(Document document, int sprite, TrackId track, const QList<int> &frames, int by);

/// Whether a locked shape stands in the way of that, or of a copy, for which what is there stays.
bool isInTheWay(const Sprite &sprite, TrackId track, const QList<int> &frames, int by, bool isCopy);

Document copyTrack(Document document, int sprite, TrackId track, const QList<int> &frames, int by); ///< with fresh ids

Document withBetween(Document document, int sprite, TrackId track, const QList<int> &frames, Between between);

/// Shapes without a track that look like one thing, or like one with a track: of one name, category and kind, in at
/// least two frames that follow each other. A frame with two of the same look ends it. For people to take or to leave.
struct TrackOffer {
    QString name;
    QString category;
    TrackBar frames;      ///< each has one of that look, with the track or without
    TrackId track;        ///< that they look like; none for a fresh one
    QSet<ShapeId> shapes; ///< those without a track

    friend bool operator==(const TrackOffer &, const TrackOffer &) = default;
};
QList<TrackOffer> offeredTracks(const Sprite &sprite);
/// The shapes become one thing, or parts of the one with the track, as they are.
Document withOffer(Document document, int sprite, const TrackOffer &offer);

} // namespace hitbox
