#include "document/track_edits.h"

#include "document/fresh_ids.h"
#include "document/pivot_places.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

void takeLook(Shape &shape, const Shape &from)
{
    shape.name = from.name;
    shape.category = from.category;
    shape.visible = from.visible;
    shape.locked = from.locked;
    shape.properties = from.properties;
}

qsizetype placeOfProperty(const Properties &properties, const QString &name)
{
    const auto found = std::find_if(properties.cbegin(), properties.cend(),
                                    [&name](const Property &property) { return property.name == name; });
    return found == properties.cend() ? -1 : found - properties.cbegin();
}

/// What an edit of some properties says of others: it changed or renamed one at its place, or else added or removed it.
/// Those that it says nothing of stay.
Properties withChangedProperties(Properties properties, const Properties &before, const Properties &after)
{
    if (before.size() == after.size()) {
        for (qsizetype i = 0; i < before.size(); ++i) {
            const qsizetype place = placeOfProperty(properties, before.at(i).name);
            const bool isNewValue = before.at(i).value != after.at(i).value;
            if (place >= 0) {
                properties[place].name = after.at(i).name;
                if (isNewValue)
                    properties[place].value = after.at(i).value;
            } else if (isNewValue) {
                properties.append(after.at(i));
            }
        }
        return properties;
    }
    properties.removeIf([&](const Property &property) {
        return placeOfProperty(before, property.name) >= 0 && placeOfProperty(after, property.name) < 0;
    });
    for (const Property &property : after) {
        if (before.contains(property))
            continue;
        const qsizetype place = placeOfProperty(properties, property.name);
        if (place >= 0)
            properties[place] = property;
        else
            properties.append(property);
    }
    return properties;
}

/// Takes over the parts of the look that differ between the two.
void takeChangedLook(Shape &shape, const Shape &before, const Shape &after)
{
    if (before.name != after.name)
        shape.name = after.name;
    if (before.category != after.category)
        shape.category = after.category;
    if (before.visible != after.visible)
        shape.visible = after.visible;
    if (before.locked != after.locked)
        shape.locked = after.locked;
    if (shape.id == before.id && shape.properties == before.properties)
        shape.properties = after.properties; // in the order that the edit gave them
    else
        shape.properties = withChangedProperties(shape.properties, before.properties, after.properties);
}

/// Into the place of the track's shape, whose id stays, or else as high in the order as the copy was in its own frame.
void putInto(Frame &frame, Shape copy, int height, FreshIds &ids)
{
    const int place = placeOf(std::as_const(frame), copy.track);
    if (place >= 0) {
        copy.id = std::as_const(frame).shapes.at(place).id;
        frame.shapes[place] = std::move(copy);
        return;
    }
    copy.id = ids.take();
    frame.shapes.insert(std::min<qsizetype>(height, frame.shapes.size()), std::move(copy));
}

Shape placedAlike(Shape shape, const Frame &from, const Frame &to)
{
    shape.outline = placedAlike(shape.outline, from, to);
    return shape;
}

Shape asKey(Shape shape)
{
    return withBetween(std::move(shape), Between::None);
}

/// The track's shapes on these frames, with the frames that they go to; nothing where one would leave the sprite.
struct Travelling {
    int frame = -1;
    int height = 0;
    Shape shape;
};
std::optional<QList<Travelling>> travelling(const Sprite &sprite, TrackId track, const QList<int> &frames, int by)
{
    QList<Travelling> shapes;
    for (const int frame : frames) {
        const int place = placeOf(sprite.frames.at(frame), track);
        if (place < 0)
            continue;
        if (frame + by < 0 || frame + by >= sprite.frames.size())
            return std::nullopt;
        const Frame &from = sprite.frames.at(frame);
        shapes.append({frame + by, place, placedAlike(from.shapes.at(place), from, sprite.frames.at(frame + by))});
    }
    return shapes;
}

/// Whether a locked shape stands in the frames that they go to, those apart that the track leaves.
bool meetsLocked(const Sprite &sprite, TrackId track, const QList<Travelling> &shapes, const QSet<int> &left)
{
    return std::any_of(shapes.cbegin(), shapes.cend(), [&](const Travelling &moving) {
        const Frame &frame = sprite.frames.at(moving.frame);
        const int place = left.contains(moving.frame) ? -1 : placeOf(frame, track);
        return place >= 0 && frame.shapes.at(place).locked;
    });
}

Document withEach(Document document, int sprite, const QSet<ShapeId> &shapes, bool Shape::*flag, bool value)
{
    const QList<Frame> frames = document.sprites.at(sprite).frames;
    for (int f = 0; f < frames.size(); ++f) {
        for (int s = 0; s < frames.at(f).shapes.size(); ++s) {
            const Shape &shape = frames.at(f).shapes.at(s);
            if (shape.*flag != value && shapes.contains(shape.id))
                document.sprites[sprite].frames[f].shapes[s].*flag = value;
        }
    }
    return document;
}

using Look = std::pair<std::pair<QString, QString>, int>; // name and category, kind

Look lookOf(const Shape &shape)
{
    return {{shape.name, shape.category}, static_cast<int>(shape.kind())};
}

/// 0 for a look that two shapes have.
QHash<Look, ShapeId> looksIn(const Frame &frame)
{
    QHash<Look, ShapeId> looks;
    for (const Shape &shape : frame.shapes) {
        const Look look = lookOf(shape);
        const bool isFirst = !looks.contains(look);
        looks.insert(look, isFirst ? shape.id : ShapeId{});
    }
    return looks;
}

/// One of its frames has the track already, in a shape of another look.
bool isTaken(const Sprite &sprite, const TrackOffer &offer)
{
    if (!offer.track)
        return false;
    for (int f = offer.frames.from; f <= offer.frames.to; ++f) {
        const Frame &frame = sprite.frames.at(f);
        const bool isOffered =
            std::ranges::any_of(frame.shapes, [&](const Shape &shape) { return offer.shapes.contains(shape.id); });
        if (isOffered && placeOf(frame, offer.track) >= 0)
            return true;
    }
    return false;
}

} // namespace

Document joinedToTrack(Document document, int sprite, const QSet<ShapeId> &shapes)
{
    QList<TrackPlace> places;
    TrackId track;
    const QList<Frame> frames = document.sprites.at(sprite).frames;
    for (int f = 0; f < frames.size(); ++f) {
        const QList<Shape> &list = frames.at(f).shapes;
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const Shape &shape) { return shapes.contains(shape.id); });
        if (found == list.end())
            continue;
        places.append({f, static_cast<int>(found - list.begin())});
        track = track ? track : found->track;
    }
    if (places.isEmpty())
        return document;
    if (!track)
        track = FreshIds(document).takeTrack();
    places.removeIf([&](TrackPlace place) {
        const int known = placeOf(frames.at(place.frame), track);
        return known >= 0 && known != place.shape;
    });
    if (places.isEmpty())
        return document;
    const Shape lead = frames.at(places.constFirst().frame).shapes.at(places.constFirst().shape);
    for (const TrackPlace place : std::as_const(places)) {
        Shape &shape = document.sprites[sprite].frames[place.frame].shapes[place.shape];
        takeLook(shape, lead);
        shape.track = track;
    }
    return document;
}

Document takenOutOfTracks(Document document, int sprite, const QSet<ShapeId> &shapes)
{
    const QList<Frame> frames = document.sprites.at(sprite).frames;
    for (int f = 0; f < frames.size(); ++f) {
        for (int s = 0; s < frames.at(f).shapes.size(); ++s) {
            const Shape &shape = frames.at(f).shapes.at(s);
            if (shapes.contains(shape.id) && (shape.track || !isKey(shape)))
                document.sprites[sprite].frames[f].shapes[s] = byItself(shape);
        }
    }
    return document;
}

Document withLook(Document document, FrameRef ref, const Shape &edited, TrackReach reach)
{
    const Shape *found = findShape(*findFrame(document, ref), edited.id);
    Q_ASSERT(found);
    const Shape before = *found;
    const QList<Frame> frames = document.sprites.at(ref.sprite).frames;
    for (int f = 0; f < frames.size(); ++f) {
        const bool isWhole = reach == TrackReach::Whole && before.track;
        for (int s = 0; s < frames.at(f).shapes.size(); ++s) {
            Shape shape = frames.at(f).shapes.at(s);
            const bool isSame = shape.id == before.id && f == ref.frame;
            if (!isSame && !(isWhole && shape.track == before.track))
                continue;
            takeChangedLook(shape, before, edited);
            if (shape != frames.at(f).shapes.at(s))
                document.sprites[ref.sprite].frames[f].shapes[s] = shape;
        }
    }
    return document;
}

Document withVisible(Document document, int sprite, const QSet<ShapeId> &shapes, bool visible)
{
    return withEach(std::move(document), sprite, shapes, &Shape::visible, visible);
}

Document withLocked(Document document, int sprite, const QSet<ShapeId> &shapes, bool locked)
{
    return withEach(std::move(document), sprite, shapes, &Shape::locked, locked);
}

QList<TrackBar> barsOf(const Sprite &sprite, TrackId track)
{
    QList<TrackBar> bars;
    for (const TrackPlace place : placesOf(sprite, track)) {
        if (!bars.isEmpty() && bars.constLast().to == place.frame - 1)
            bars.last().to = place.frame;
        else
            bars.append({place.frame, place.frame});
    }
    return bars;
}

Document extendTrack(Document document, int sprite, TrackId track, int from, int to)
{
    FreshIds ids(document);
    const QList<Frame> frames = document.sprites.at(sprite).frames;
    int height = placeOf(frames.at(from), track);
    Q_ASSERT(height >= 0);
    int source = from;
    const int step = to < from ? -1 : 1;
    for (int f = from; f != to + step; f += step) {
        if (const int place = placeOf(frames.at(f), track); place >= 0) {
            height = place;
            source = f;
            continue;
        }
        const Shape &held = frames.at(source).shapes.at(height);
        putInto(document.sprites[sprite].frames[f], asKey(placedAlike(held, frames.at(source), frames.at(f))), height,
                ids);
    }
    return document;
}

Document holdTrack(Document document, int sprite, TrackId track, int from, const QList<int> &frames)
{
    FreshIds ids(document);
    const Frame source = document.sprites.at(sprite).frames.at(from);
    const int height = placeOf(source, track);
    Q_ASSERT(height >= 0);
    for (const int frame : frames) {
        if (frame == from)
            continue;
        Frame &to = document.sprites[sprite].frames[frame];
        putInto(to, asKey(placedAlike(source.shapes.at(height), source, to)), height, ids);
    }
    return document;
}

Document withoutTrack(Document document, int sprite, TrackId track, const QList<int> &frames)
{
    for (const int frame : frames) {
        const int place = placeOf(std::as_const(document).sprites.at(sprite).frames.at(frame), track);
        if (place >= 0)
            document.sprites[sprite].frames[frame].shapes.removeAt(place);
    }
    return document;
}

bool isInTheWay(const Sprite &sprite, TrackId track, const QList<int> &frames, int by, bool isCopy)
{
    const auto shapes = travelling(sprite, track, frames, by);
    return shapes && by != 0 &&
           meetsLocked(sprite, track, *shapes, isCopy ? QSet<int>() : QSet<int>(frames.cbegin(), frames.cend()));
}

Document moveTrack(Document document, int sprite, TrackId track, const QList<int> &frames, int by)
{
    const Sprite before = document.sprites.at(sprite);
    const auto shapes = travelling(before, track, frames, by);
    const QSet<int> left(frames.cbegin(), frames.cend());
    if (!shapes || by == 0 || meetsLocked(before, track, *shapes, left))
        return document;
    document = withoutTrack(std::move(document), sprite, track, frames);
    for (const Travelling &moving : *shapes) {
        const int replaced = left.contains(moving.frame) ? -1 : placeOf(before.frames.at(moving.frame), track);
        QList<Shape> &list = document.sprites[sprite].frames[moving.frame].shapes;
        if (replaced >= 0)
            list[replaced] = moving.shape;
        else
            list.insert(std::min<qsizetype>(moving.height, list.size()), moving.shape);
    }
    return document;
}

Document copyTrack(Document document, int sprite, TrackId track, const QList<int> &frames, int by)
{
    const auto shapes = travelling(document.sprites.at(sprite), track, frames, by);
    if (!shapes || by == 0 || meetsLocked(document.sprites.at(sprite), track, *shapes, {}))
        return document;
    FreshIds ids(document);
    for (const Travelling &copied : *shapes)
        putInto(document.sprites[sprite].frames[copied.frame], copied.shape, copied.height, ids);
    return document;
}

Document withBetween(Document document, int sprite, TrackId track, const QList<int> &frames, Between between)
{
    for (const int frame : frames) {
        const Frame &now = std::as_const(document).sprites.at(sprite).frames.at(frame);
        const int place = placeOf(now, track);
        if (place >= 0 && now.shapes.at(place).between != between)
            document.sprites[sprite].frames[frame].shapes[place] = withBetween(now.shapes.at(place), between);
    }
    return document;
}

QList<TrackOffer> offeredTracks(const Sprite &sprite)
{
    QList<TrackOffer> offers;
    QHash<Look, qsizetype> open; ///< offers that reach the frame before
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const QHash<Look, ShapeId> looks = looksIn(sprite.frames.at(f));
        QHash<Look, qsizetype> stillOpen;
        for (const Shape &shape : sprite.frames.at(f).shapes) {
            const Look look = lookOf(shape);
            if (looks.value(look) != shape.id)
                continue;
            qsizetype offer = open.value(look, offers.size());
            if (offer < offers.size() && shape.track && offers.at(offer).track && shape.track != offers.at(offer).track)
                offer = offers.size();
            if (offer == offers.size())
                offers.append({shape.name, shape.category, {f, f}, shape.track, {}});
            TrackOffer &grown = offers[offer];
            grown.frames.to = f;
            if (shape.track)
                grown.track = shape.track;
            else
                grown.shapes.insert(shape.id);
            stillOpen.insert(look, offer);
        }
        open = stillOpen;
    }
    offers.removeIf([&](const TrackOffer &offer) {
        return offer.shapes.isEmpty() || offer.frames.from == offer.frames.to || isTaken(sprite, offer);
    });
    return offers;
}

Document withOffer(Document document, int sprite, const TrackOffer &offer)
{
    if (!offer.track)
        return joinedToTrack(std::move(document), sprite, offer.shapes);
    for (int f = offer.frames.from; f <= offer.frames.to; ++f) {
        const QList<Shape> shapes = document.sprites.at(sprite).frames.at(f).shapes;
        for (int s = 0; s < shapes.size(); ++s) {
            if (offer.shapes.contains(shapes.at(s).id))
                document.sprites[sprite].frames[f].shapes[s].track = offer.track;
        }
    }
    return document;
}

} // namespace hitbox
