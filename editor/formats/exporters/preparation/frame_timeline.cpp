#include "formats/exporters/preparation/frame_timeline.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// At most; there and back again counts twice.
qsizetype stepsOfTags(const Sprite &sprite)
{
    const qsizetype frames = sprite.frames.size();
    qsizetype steps = 0;
    for (const Tag &tag : sprite.tags) {
        const qsizetype from = std::max(tag.from, 0);
        const qsizetype played = std::max<qsizetype>(0, std::min<qsizetype>(tag.to, frames - 1) - from + 1);
        const bool isOneWay = tag.direction == TagDirection::Forward || tag.direction == TagDirection::Reverse;
        steps += isOneWay ? played : 2 * played;
    }
    return std::max(steps, frames);
}

} // namespace

FrameTimeline frameTimeline(const Sprite &sprite, const QList<int> &frames)
{
    FrameTimeline timeline;
    double milliseconds = 0;
    for (const int frame : frames) {
        const double duration = std::max(sprite.frames[frame].duration, 0.0);
        const bool isShown = duration > 0 || timeline.steps.isEmpty();
        if (isShown && !timeline.steps.isEmpty() && timeline.steps.last().time == milliseconds / 1000)
            timeline.steps.removeLast(); // it was shown for no time at all
        if (isShown)
            timeline.steps.append({milliseconds / 1000, frame});
        milliseconds += duration;
    }
    timeline.length = std::max(milliseconds / 1000, shortestTimeline);
    return timeline;
}

std::optional<Error> tooManySteps(const Document &document)
{
    constexpr qsizetype mostSteps = 1'000'000;
    qsizetype steps = 0;
    qsizetype most = 0;
    QString sprite;
    for (const Sprite &candidate : document.sprites) {
        const qsizetype own = stepsOfTags(candidate);
        steps += own;
        if (own > most)
            sprite = candidate.name;
        most = std::max(most, own);
    }
    if (steps <= mostSteps)
        return std::nullopt;
    return Error{{},
                 QCoreApplication::translate("Export", "sprite %1").arg(quoted(sprite)),
                 QCoreApplication::translate("Export",
                                             "all tags together play %1 frames, and at most %2 are written; take tags "
                                             "out, or cut the sprite into several")
                     .arg(steps)
                     .arg(mostSteps)};
}

QByteArray heldPlaceKey(const Shape &shape, geometry::Point pivot)
{
    QByteArray key = QByteArray::number(shape.track.value) + ' ' + QByteArray::number(int(shape.kind()));
    const auto add = [&key](double number) {
        const double plain = number + 0.0; // of both zeros the one
        key.append(reinterpret_cast<const char *>(&plain), sizeof plain);
    };
    add(radiusOf(shape.outline));
    for (const geometry::Point point : definingPoints(shape.outline)) {
        add(point.x - pivot.x);
        add(point.y - pivot.y);
    }
    return key;
}

} // namespace hitbox
