#include "document/shape_copies.h"

#include "document/edits.h"
#include "document/fresh_ids.h"
#include "document/names.h"
#include "document/pivot_places.h"
#include "document/tag_following.h"
#include "document/tracks.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hitbox {

namespace {

/// The shapes to be copied, each with a track.
QList<Shape> trackedSources(Document &document, FrameRef from, const QSet<ShapeId> &shapes)
{
    FreshIds numbers(document);
    QList<Shape> sources;
    for (Shape &shape : document.sprites[from.sprite].frames[from.frame].shapes) {
        if (!shapes.contains(shape.id))
            continue;
        if (shape.track.value == 0)
            shape.track = {numbers.take().value};
        sources.append(shape);
    }
    return sources;
}

/// Where the copy goes to; -1 for a place of its own. `taken` are those that other copies went to.
qsizetype placeOfCopy(const QList<Shape> &shapes, const Shape &copy, const QSet<qsizetype> &taken)
{
    const auto find = [&](const auto &fits) -> qsizetype {
        for (qsizetype i = 0; i < shapes.size(); ++i) {
            if (!taken.contains(i) && fits(shapes.at(i)))
                return i;
        }
        return -1;
    };
    const qsizetype ofTrack = find([&](const Shape &shape) { return shape.track == copy.track; });
    return ofTrack >= 0 ? ofTrack
                        : find([&](const Shape &shape) { return shape.track.value == 0 && shape.name == copy.name; });
}

/// Apart from what copies have of their own, and from what placing rounds.
bool looksLikeCopy(Shape shape, const Shape &copy)
{
    if (!areNear(shape.outline, copy.outline, heldReach))
        return false;
    shape.outline = copy.outline;
    shape.id = copy.id;
    shape.track = copy.track;
    return withBetween(std::move(shape), copy.between) == copy;
}

/// Whether the shape is as it is in the frame before or behind.
bool isHeldBeside(const Sprite &sprite, int frame, const Shape &shape)
{
    const auto isHeldIn = [&](int beside) {
        return beside >= 0 && beside < sprite.frames.size() &&
               isHeld(shape, sprite.frames.at(frame), sprite.frames.at(beside));
    };
    return isHeldIn(frame - 1) || isHeldIn(frame + 1);
}

QList<Shape> placedInto(const Frame &to, QList<Shape> sources, const Frame &from,
                        const QHash<ShapeId, geometry::Point> &ways)
{
    for (Shape &source : sources) {
        const auto way = ways.constFind(source.id);
        source.outline = way == ways.cend() ? placedAlike(source.outline, from, to) : moved(source.outline, *way);
    }
    return sources;
}

void putCopiesInto(ShapeCopies &result, Frame &frame, const QList<Shape> &sources, CopyOver over,
                   const std::function<bool(const Shape &)> &isDrawn)
{
    FreshIds ids(result.document);
    FreeNames names(namesOf(frame.shapes));
    QSet<qsizetype> taken;
    for (const Shape &source : sources) {
        Shape copy = withBetween(source, Between::None);
        const qsizetype place = placeOfCopy(frame.shapes, copy, taken);
        const bool isAlike = place >= 0 && looksLikeCopy(frame.shapes.at(place), copy);
        if (place >= 0 && over == CopyOver::Replace && !isAlike && frame.shapes.at(place).locked) {
            taken.insert(place);
            ++result.kept;
            continue;
        }
        if (place >= 0 && (over != CopyOver::KeepBoth || isAlike)) {
            if (!isAlike && isDrawn(frame.shapes.at(place)))
                result.replaced.append(frame.shapes.at(place));
            copy.id = frame.shapes.at(place).id;
            if (isAlike)
                copy.outline = frame.shapes.at(place).outline;
            frame.shapes[place] = copy;
            taken.insert(place);
        } else {
            const bool isTaken = place >= 0 && frame.shapes.at(place).track == copy.track;
            copy.id = ids.take();
            if (isTaken)
                copy = byItself(copy);
            if (place >= 0)
                copy.name = names.takeLike(copy.name);
            taken.insert(frame.shapes.size());
            frame.shapes.append(copy);
        }
        result.copies.insert(copy.id);
    }
}

} // namespace

ShapeCopies withShapesCopied(Document document, FrameRef from, const QSet<ShapeId> &shapes, const QList<int> &frames,
                             CopyOver over, const QHash<ShapeId, geometry::Point> &ways)
{
    ShapeCopies result{.document = std::move(document)};
    const QList<Shape> sources = trackedSources(result.document, from, shapes);
    const Sprite before = result.document.sprites.at(from.sprite);
    for (const int frame : frames) {
        if (frame == from.frame)
            continue;
        Frame changed = result.document.sprites.at(from.sprite).frames.at(frame);
        putCopiesInto(result, changed, placedInto(changed, sources, before.frames.at(from.frame), ways), over,
                      [&](const Shape &shape) { return isKey(shape) && !isHeldBeside(before, frame, shape); });
        result.document.sprites[from.sprite].frames[frame] = changed;
    }
    return result;
}

QList<int> framesToTagEnd(const Sprite &sprite, int frame)
{
    const Tag *tag = shortestTagAt(sprite, frame);
    const int last = tag ? tag->to : static_cast<int>(sprite.frames.size()) - 1;
    QList<int> frames;
    for (int i = frame; i <= last; ++i)
        frames.append(i);
    return frames;
}

QSet<ShapeId> sameTracks(const Sprite &sprite, int from, const QSet<ShapeId> &shapes, int to)
{
    QSet<ShapeId> found;
    if (from < 0 || to < 0 || from >= sprite.frames.size() || to >= sprite.frames.size())
        return found;
    QSet<int> tracks;
    for (const Shape &shape : sprite.frames.at(from).shapes) {
        if (shapes.contains(shape.id) && shape.track.value != 0)
            tracks.insert(shape.track.value);
    }
    for (const Shape &shape : sprite.frames.at(to).shapes) {
        if (tracks.contains(shape.track.value))
            found.insert(shape.id);
    }
    return found;
}

} // namespace hitbox
