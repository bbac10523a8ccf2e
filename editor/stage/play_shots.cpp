#include "stage/play_shots.h"

#include "document/limits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <vector>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;

/// The corners of the frame that the instance places.
std::array<Point, 4> cornersOf(const Instance &instance, const Frame &frame)
{
    const double width = frame.size.width();
    const double height = frame.size.height();
    std::array<Point, 4> corners{Point{0, 0}, {width, 0}, {width, height}, {0, height}};
    for (Point &corner : corners)
        corner = geometry::placed(corner, placementOf(instance, frame));
    return corners;
}

/// The way along the rectangle from its top-left corner, clockwise, to a point of it.
Point pointOnEdges(const Box &edges, double way)
{
    if (way < edges.width())
        return {edges.min.x + way, edges.min.y};
    way -= edges.width();
    if (way < edges.height())
        return {edges.max.x, edges.min.y + way};
    way -= edges.height();
    if (way < edges.width())
        return {edges.max.x - way, edges.max.y};
    return {edges.min.x, edges.max.y - (way - edges.width())};
}

} // namespace

Box playEdges(const Document &document, const QList<Instance> &instances, std::span<const PlacedShape> shapes)
{
    std::vector<Point> corners;
    for (const Instance &instance : instances) {
        if (const Frame *frame = findFrame(document, instance.sprite, instance.frame))
            std::ranges::copy(cornersOf(instance, *frame), std::back_inserter(corners));
    }
    for (const PlacedShape &shape : shapes) {
        if (const auto box = geometry::bounds(shape.shape))
            corners.insert(corners.end(), {box->min, box->max});
    }
    const Box around = geometry::bounds(corners).value_or(Box{});
    const double margin = std::max(32.0, std::max(around.width(), around.height()) / 10);
    return {around.min - Point{margin, margin}, around.max + Point{margin, margin}};
}

PlayShot shotToward(const Emitter &emitter, Point from, Point toward, PlayRandom &random)
{
    const double length = geometry::distance(from, toward);
    const Point ahead = length > 0 ? (toward - from) * (1 / length) : Point{1, 0};
    const double off = (random.next() - 0.5) * emitter.spread * std::numbers::pi / 180;
    const Point way{ahead.x * std::cos(off) - ahead.y * std::sin(off),
                    ahead.x * std::sin(off) + ahead.y * std::cos(off)};
    return {from, way * emitter.speed};
}

PlayEmitter::PlayEmitter(Emitter emitter, Box edges, PlayRandom random)
    : m_emitter(std::move(emitter))
    , m_edges(edges)
    , m_random(random)
{
}

std::optional<PlayShot> PlayEmitter::nextBefore(double seconds, const QList<Instance> &instances)
{
    const double interval = std::max(m_emitter.interval, limits::shotInterval);
    if (static_cast<double>(m_shotCount) * interval >= seconds)
        return std::nullopt;
    ++m_shotCount;
    const Point from = source();
    const int target = m_emitter.target.value_or(-1);
    const bool hasTarget = target >= 0 && target < instances.size();
    return shotToward(m_emitter, from, hasTarget ? instances[target].position : m_emitter.aim, m_random);
}

Point PlayEmitter::source()
{
    if (m_emitter.source == EmitterSource::Place)
        return m_emitter.place;
    return pointOnEdges(m_edges, m_random.next() * 2 * (m_edges.width() + m_edges.height()));
}

} // namespace hitbox
