#include "windows/tracks/track_commands.h"

#include "document/pivot_places.h"
#include "document/tracks.h"

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

bool isLockedAt(const Sprite &sprite, const ChosenTrack &chosen)
{
    return std::any_of(chosen.frames.cbegin(), chosen.frames.cend(), [&](int frame) {
        const Shape *shape = findShape(sprite.frames.at(frame), chosen.track);
        return shape && shape->locked;
    });
}

/// The last frame before this one, or the first one behind it, that has a shape of the track; -1 for none.
int neighbourOf(const Sprite &sprite, TrackId track, int frame, int step)
{
    for (int f = frame + step; f >= 0 && f < sprite.frames.size(); f += step) {
        if (placeOf(sprite.frames.at(f), track) >= 0)
            return f;
    }
    return -1;
}

/// The frames with a shape of the track, and those between two of them.
QList<int> spannedFrames(const Sprite &sprite, const ChosenTrack &chosen)
{
    QList<int> frames = chosen.frames;
    frames.removeIf([&](int frame) {
        return placeOf(sprite.frames.at(frame), chosen.track) < 0 &&
               (neighbourOf(sprite, chosen.track, frame, -1) < 0 || neighbourOf(sprite, chosen.track, frame, 1) < 0);
    });
    return frames;
}

} // namespace

Document withBetweensAt(Document document, int sprite, const QList<ChosenTrack> &chosen, Between between)
{
    for (const ChosenTrack &one : chosen) {
        const Sprite before = document.sprites.at(sprite);
        QList<int> frames = spannedFrames(before, one);
        if (frames.isEmpty() || isLockedAt(before, one))
            continue;
        for (const int frame : std::as_const(frames)) {
            if (placeOf(before.frames.at(frame), one.track) < 0)
                document = extendTrack(std::move(document), sprite, one.track,
                                       neighbourOf(before, one.track, frame, -1), frame);
        }
        const bool isSpan = frames.size() > 2; // who chooses one or two cells means just them
        const auto staysKey = [&](int frame, int way) {
            const int place = placeOf(before.frames.at(frame), one.track);
            return between != Between::None && place >= 0 &&
                   (neighbourOf(before, one.track, frame, way) < 0 ||
                    (isSpan && isKey(before.frames.at(frame).shapes.at(place))));
        };
        QList<int> keys;
        if (staysKey(frames.constFirst(), -1))
            keys.append(frames.takeFirst());
        if (!frames.isEmpty() && staysKey(frames.constLast(), 1))
            keys.append(frames.takeLast());
        document = withBetween(std::move(document), sprite, one.track, frames, between);
        document = withBetween(std::move(document), sprite, one.track, keys, Between::None);
    }
    return document;
}

int keysGivenUp(const Document &before, const Document &after, int sprite)
{
    int keys = 0;
    const QList<Frame> &framesAfter = after.sprites.at(sprite).frames;
    const QList<Frame> &framesBefore = before.sprites.at(sprite).frames;
    for (qsizetype frame = 0; frame < framesBefore.size(); ++frame) {
        for (const Shape &shape : framesBefore.at(frame).shapes) {
            if (frame > 0 && isHeld(shape, framesBefore.at(frame), framesBefore.at(frame - 1)))
                continue;
            const Shape *now = findShape(framesAfter.at(frame), shape.id);
            keys += shape.track.value != 0 && isKey(shape) && now && !isKey(*now) &&
                    !areNear(now->outline, shape.outline, heldReach);
        }
    }
    return keys;
}

bool canBeBetween(const Sprite &sprite, const QList<ChosenTrack> &chosen)
{
    return std::any_of(chosen.cbegin(), chosen.cend(), [&](const ChosenTrack &one) {
        const auto count = static_cast<int>(sprite.frames.size());
        const int first = neighbourOf(sprite, one.track, -1, 1);
        const int last = neighbourOf(sprite, one.track, count, -1);
        return std::any_of(one.frames.cbegin(), one.frames.cend(),
                           [&](int frame) { return first < frame && frame < last; });
    });
}

Document heldAt(Document document, int sprite, const QList<ChosenTrack> &chosen)
{
    for (const ChosenTrack &one : chosen) {
        const Sprite before = document.sprites.at(sprite);
        if (one.frames.isEmpty() || isLockedAt(before, one))
            continue;
        const int first = one.frames.constFirst();
        const bool isThere = placeOf(before.frames.at(first), one.track) >= 0;
        const int from = isThere ? first : neighbourOf(before, one.track, first, -1);
        if (from < 0)
            continue;
        QList<int> frames;
        for (int frame = from + 1; frame <= one.frames.constLast(); ++frame)
            frames.append(frame);
        document = holdTrack(std::move(document), sprite, one.track, from, frames);
    }
    return document;
}

} // namespace hitbox
