#include "formats/exporters/preparation/frame_timeline.h"

#include "document/playback.h"

#include "document/names.h"
#include "document/pivot_places.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace hitbox {

namespace {

/// How much of a sprite all tags together play at most, where each frame weighs so much; there and back again counts
/// twice.
qsizetype playedOf(const Sprite &sprite, const std::function<qsizetype(const Frame &)> &weightOf)
{
    const qsizetype frames = sprite.frames.size();
    QList<qsizetype> before{0}; // of the frames in front of each
    before.reserve(frames + 1);
    for (const Frame &frame : sprite.frames)
        before.append(before.constLast() + weightOf(frame));
    qsizetype played = 0;
    for (const Tag &tag : sprite.tags) {
        const qsizetype from = std::clamp<qsizetype>(tag.from, 0, frames);
        const qsizetype end = std::clamp<qsizetype>(qsizetype(tag.to) + 1, from, frames);
        const bool isOneWay = tag.direction == TagDirection::Forward || tag.direction == TagDirection::Reverse;
        played += (isOneWay ? 1 : 2) * (before.at(end) - before.at(from));
    }
    return std::max(played, before.constLast());
}

struct Played {
    qsizetype all = 0;
    QString most; ///< the sprite of which most is played
};

Played playedOf(const Document &document, const std::function<qsizetype(const Sprite &)> &playedOfSprite)
{
    Played played;
    qsizetype most = 0;
    for (const Sprite &sprite : document.sprites) {
        const qsizetype own = playedOfSprite(sprite);
        played.all += own;
        if (own > most)
            played.most = sprite.name;
        most = std::max(most, own);
    }
    return played;
}

Error tooMuch(const Played &played, const QString &what)
{
    return {{}, QCoreApplication::translate("Export", "sprite %1").arg(quoted(played.most)), what};
}

/// The track, the kind and the numbers of the outline, with places in steps of a grid. Its lines lie `shift` of a
/// step before whole steps: away from whole pixels, and from halves and tenths of them.
QByteArray placeKey(const Shape &shape, geometry::Point pivot, double shift)
{
    constexpr double stepsPerPixel = 1 << 20; // a step is less than a millionth of a pixel, and more than heldReach
    static_assert(1 / stepsPerPixel > heldReach && 1 / stepsPerPixel < 1e-6);
    QByteArray key = QByteArray::number(shape.track.value) + ' ' + QByteArray::number(int(shape.kind()));
    const auto add = [&key](double number) {
        const double plain = number + 0.0; // of both zeros the one
        key.append(reinterpret_cast<const char *>(&plain), sizeof plain);
    };
    add(radiusOf(shape.outline));
    for (const geometry::Point point : definingPoints(shape.outline)) {
        add(std::floor((point.x - pivot.x) * stepsPerPixel + shift));
        add(std::floor((point.y - pivot.y) * stepsPerPixel + shift));
    }
    return key;
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

QSet<int> timedFrames(const Sprite &sprite)
{
    QSet<int> timed;
    for (int tag = sprite.tags.isEmpty() ? -1 : 0; tag < sprite.tags.size(); ++tag) {
        for (const FrameStep &step : frameTimeline(sprite, playOrder(sprite, tag)).steps)
            timed.insert(step.frame);
    }
    return timed;
}

qsizetype stepsOfTags(const Sprite &sprite)
{
    return playedOf(sprite, [](const Frame &) { return 1; });
}

std::optional<Error> tooManySteps(const Document &document)
{
    constexpr qsizetype mostSteps = 1'000'000;
    const Played steps = playedOf(document, stepsOfTags);
    if (steps.all <= mostSteps)
        return std::nullopt;
    return tooMuch(steps, QCoreApplication::translate(
                              "Export", "all tags together play %1 frames, and at most %2 are written; take tags "
                                        "out, or cut the sprite into several")
                              .arg(steps.all)
                              .arg(mostSteps));
}

std::optional<Error> tooManyPlayedShapes(const Document &document)
{
    constexpr qsizetype mostShapes = 2'000'000;
    const Played shapes = playedOf(document, [](const Sprite &sprite) {
        return playedOf(sprite, [](const Frame &frame) { return frame.shapes.size(); });
    });
    if (shapes.all <= mostShapes)
        return std::nullopt;
    return tooMuch(shapes, QCoreApplication::translate(
                               "Export", "the frames that all tags together play have %1 shapes, and at most %2 are "
                                         "written; take tags out, or cut the sprite into several")
                               .arg(shapes.all)
                               .arg(mostShapes));
}

std::optional<Error> tooManyPlayedCorners(const Document &document)
{
    constexpr qsizetype mostCorners = 5'000'000;
    const auto cornersOf = [](const Frame &frame) {
        qsizetype corners = 0;
        for (const Shape &shape : frame.shapes) {
            if (const auto *polygon = std::get_if<PolygonOutline>(&shape.outline); polygon && shape.track)
                corners += polygon->points.size();
        }
        return corners;
    };
    const Played corners =
        playedOf(document, [&cornersOf](const Sprite &sprite) { return playedOf(sprite, cornersOf); });
    if (corners.all <= mostCorners)
        return std::nullopt;
    return tooMuch(corners, QCoreApplication::translate(
                                "Export", "the frames that all tags together play have %1 corners of polygons, and at "
                                          "most %2 are written; take tags out, or cut the sprite into several")
                                .arg(corners.all)
                                .arg(mostCorners));
}

qsizetype HeldThings::numberOf(const Shape &shape, geometry::Point pivot, const QByteArray &rest, qsizetype next)
{
    const QByteArray key = placeKey(shape, pivot, 0.5) + rest;
    if (const auto known = m_known.constFind(key); known != m_known.constEnd())
        return *known;
    const QByteArray other = placeKey(shape, pivot, 0.2) + rest;
    const qsizetype number = m_knownOther.value(other, next);
    m_known.insert(key, number);
    m_knownOther.insert(other, number);
    return number;
}

} // namespace hitbox
