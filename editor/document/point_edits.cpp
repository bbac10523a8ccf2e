#include "document/point_edits.h"

#include "document/names.h"
#include "document/pivot_places.h"
#include "document/places.h"
#include "document/renewed.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

QList<FramePoint> &pointsAt(Document &document, FrameRef ref)
{
    Q_ASSERT(findFrame(document, ref));
    return document.sprites[ref.sprite].frames[ref.frame].points;
}

/// The first point that the other frame has and this one lacks; null for none.
const FramePoint *lackedPoint(const Sprite &sprite, int frame, int other)
{
    if (other < 0 || other >= sprite.frames.size())
        return nullptr;
    for (const FramePoint &point : sprite.frames.at(other).points) {
        if (placeOfPoint(sprite.frames.at(frame), point.name) < 0)
            return &point;
    }
    return nullptr;
}

} // namespace

FramePoint freshPoint(const Sprite &sprite, int frame, geometry::Point at)
{
    const FramePoint *known = lackedPoint(sprite, frame, frame - 1);
    if (!known)
        known = lackedPoint(sprite, frame, frame + 1);
    FramePoint point;
    if (known)
        point = renewed(*known);
    else
        point.name = freeName(QStringLiteral("point"), namesOf(sprite.frames.at(frame).points));
    point.at = at;
    return point;
}

Document addPoint(Document document, FrameRef ref, FramePoint point)
{
    pointsAt(document, ref).append(renewed(std::move(point)));
    return document;
}

Document withPoint(Document document, FrameRef ref, int index, const FramePoint &point)
{
    FramePoint &place = pointsAt(document, ref)[index];
    const Identity<FramePoint> id = place.id;
    place = point;
    place.id = id;
    return document;
}

Document withoutPoint(Document document, FrameRef ref, int index)
{
    pointsAt(document, ref).removeAt(index);
    return document;
}

RenamedPoints withPointRenamed(Document document, FrameRef ref, int index, const QString &name)
{
    RenamedPoints result{std::move(document), 1};
    const QString before = result.document.sprites.at(ref.sprite).frames.at(ref.frame).points.at(index).name;
    pointsAt(result.document, ref)[index].name = name;
    const auto count = static_cast<int>(result.document.sprites.at(ref.sprite).frames.size());
    for (int f = 0; f < count; ++f) {
        const Frame &frame = result.document.sprites.at(ref.sprite).frames.at(f);
        const int place = f == ref.frame ? -1 : placeOfPoint(frame, before);
        if (place < 0 || placeOfPoint(frame, name) >= 0)
            continue;
        pointsAt(result.document, {ref.sprite, f})[place].name = name;
        result.frames += 1;
    }
    return result;
}

PointCopies withPointCopied(Document document, FrameRef from, int index, const QList<int> &frames)
{
    PointCopies result{std::move(document), 0};
    const Frame origin = result.document.sprites.at(from.sprite).frames.at(from.frame);
    for (const int frame : frames) {
        if (frame == from.frame)
            continue;
        const FrameRef to{from.sprite, frame};
        FramePoint source = origin.points.at(index);
        source.at = source.at + pivotWay(origin, *findFrame(result.document, to));
        const int place = placeOfPoint(*findFrame(result.document, to), source.name);
        if (place < 0) {
            result.document = addPoint(std::move(result.document), to, source);
            continue;
        }
        FramePoint &stood = pointsAt(result.document, to)[place];
        result.replaced += stood.at == source.at && stood.angle == source.angle ? 0 : 1;
        stood.at = source.at;
        stood.angle = source.angle;
    }
    return result;
}

int placeOfPoint(const Frame &frame, const QString &name)
{
    const auto found = std::find_if(frame.points.cbegin(), frame.points.cend(),
                                    [&name](const FramePoint &point) { return point.name == name; });
    return found == frame.points.cend() ? -1 : static_cast<int>(found - frame.points.cbegin());
}

Id<FramePoint> samePoint(const Sprite &sprite, int from, Id<FramePoint> point, int to)
{
    if (from < 0 || to < 0 || from >= sprite.frames.size() || to >= sprite.frames.size())
        return {};
    const FramePoint *known = findThing(sprite.frames.at(from).points, point);
    const int place = known ? placeOfPoint(sprite.frames.at(to), known->name) : -1;
    return place < 0 ? Id<FramePoint>() : *sprite.frames.at(to).points.at(place).id;
}

double angleTowards(geometry::Point from, geometry::Point to)
{
    const geometry::Point way = to - from;
    if (way.x == 0 && way.y == 0)
        return 0;
    const double angle = std::atan2(way.y, way.x) * 180 / std::numbers::pi;
    return angle <= -180 ? 180 : angle;
}

double wholeTurn(double angle)
{
    const double turn = std::fmod(angle, 360);
    const double whole = turn < 0 ? turn + 360 : turn;
    return whole >= 360 ? 0 : whole + 0.0; // no -0
}

geometry::Point directionOf(double angle)
{
    const double turn = std::fmod(angle, 360);
    if (std::fmod(turn, 90) == 0) {
        constexpr geometry::Point quarters[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        return quarters[(static_cast<int>(turn / 90) + 4) % 4];
    }
    const double radians = turn * std::numbers::pi / 180;
    return {std::cos(radians), std::sin(radians)};
}

} // namespace hitbox
