#include "document/tracks.h"

#include "document/fresh_ids.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// What tells a thing from another one of the same number.
using ThingLook = std::pair<QString, QString>; // name and category

QHash<TrackId, ThingLook> looksOf(const Sprite &sprite)
{
    QHash<TrackId, ThingLook> looks;
    for (const Frame &frame : sprite.frames) {
        for (const Shape &shape : frame.shapes) {
            if (shape.track && !looks.contains(shape.track))
                looks.insert(shape.track, {shape.name, shape.category});
        }
    }
    return looks;
}

} // namespace

QList<TrackPlace> placesOf(const Sprite &sprite, TrackId track)
{
    QList<TrackPlace> places;
    for (int frame = 0; track && frame < sprite.frames.size(); ++frame) {
        if (const int shape = placeOf(sprite.frames.at(frame), track); shape >= 0)
            places.append({frame, shape});
    }
    return places;
}

QHash<TrackId, QList<TrackPlace>> placesByTrack(const Sprite &sprite)
{
    QHash<TrackId, QList<TrackPlace>> tracks;
    for (int frame = 0; frame < sprite.frames.size(); ++frame) {
        const QList<Shape> &shapes = sprite.frames.at(frame).shapes;
        for (int shape = 0; shape < shapes.size(); ++shape) {
            if (!shapes.at(shape).track)
                continue;
            QList<TrackPlace> &places = tracks[shapes.at(shape).track];
            if (places.isEmpty() || places.constLast().frame < frame)
                places.append({frame, shape});
        }
    }
    return tracks;
}

int placeOf(const Frame &frame, TrackId track)
{
    const auto found = std::find_if(frame.shapes.cbegin(), frame.shapes.cend(),
                                    [track](const Shape &shape) { return track && shape.track == track; });
    return found == frame.shapes.cend() ? -1 : static_cast<int>(found - frame.shapes.cbegin());
}

const Shape *findShape(const Frame &frame, TrackId track)
{
    const int place = placeOf(frame, track);
    return place < 0 ? nullptr : &frame.shapes.at(place);
}

QSet<TrackId> tracksOf(const Frame &frame)
{
    QSet<TrackId> tracks;
    for (const Shape &shape : frame.shapes) {
        if (shape.track)
            tracks.insert(shape.track);
    }
    return tracks;
}

QSet<TrackId> tracksOf(const Sprite &sprite)
{
    QSet<TrackId> tracks;
    for (const Frame &frame : sprite.frames)
        tracks.unite(tracksOf(frame));
    return tracks;
}

QList<ArrivingShapes> withTracksOf(Document &document, int sprite, QList<ArrivingShapes> arriving)
{
    const auto hasTrack = [](const Shape &shape) { return bool(shape.track); };
    const bool anyTrack = std::any_of(arriving.cbegin(), arriving.cend(), [&](const ArrivingShapes &frame) {
        return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), hasTrack);
    });
    if (!anyTrack)
        return arriving;
    const QHash<TrackId, ThingLook> looks = looksOf(document.sprites.at(sprite));
    QHash<TrackId, TrackId> given;
    FreshIds ids(document);
    for (ArrivingShapes &frame : arriving) {
        for (Shape &shape : frame.shapes) {
            if (!shape.track)
                continue;
            const TrackId own = shape.track;
            if (!given.contains(own)) {
                const auto known = looks.constFind(own);
                const bool isSame = known != looks.cend() && *known == ThingLook(shape.name, shape.category);
                given.insert(own, isSame ? own : ids.takeTrack());
            }
            shape.track = given.value(own);
            if (frame.taken.contains(shape.track))
                shape = byItself(std::move(shape));
            else
                frame.taken.insert(shape.track);
        }
    }
    return arriving;
}

Shape byItself(Shape shape)
{
    shape.track = {};
    return withBetween(std::move(shape), Between::None);
}

Shape withBetween(Shape shape, Between between)
{
    shape.between = between;
    shape.extras.removeIf([](const ExtraMember &extra) { return extra.key == QLatin1String("between"); });
    return shape;
}

} // namespace hitbox
