#include "formats/importers/known_outlines.h"

#include "document/outline.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/format.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace hitbox {

namespace {

/// From that point of the other ring on, forward for a step of 1 and backward for -1.
bool goesRound(const geometry::Ring &ring, const geometry::Ring &other, std::size_t from, int step)
{
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!areOnePlace(ring[i], other[(from + (step > 0 ? i : count - i)) % count]))
            return false;
    }
    return true;
}

bool areOneRing(const geometry::Ring &ring, const geometry::Ring &other)
{
    if (ring.size() != other.size())
        return false;
    for (std::size_t from = 0; from < other.size(); ++from) {
        if (areOnePlace(ring[0], other[from]) && (goesRound(ring, other, from, 1) || goesRound(ring, other, from, -1)))
            return true;
    }
    return ring.empty();
}

double keyOf(const geometry::Ring &ring)
{
    if (ring.empty())
        return 0;
    return KnownOutlines::keyOf(
        {std::ranges::min(ring, {}, &geometry::Point::x).x, std::ranges::min(ring, {}, &geometry::Point::y).y});
}

double keyOf(const Outline &outline)
{
    return KnownOutlines::keyOf(definingPoints(outline).value(0));
}

/// The shape that is meant, of those whose key is near enough.
template <typename Known, typename IsMeant>
std::optional<int> findNear(const std::multimap<double, Known> &known, double key, IsMeant isMeant)
{
    auto entry = known.lower_bound(key - KnownOutlines::keyReach);
    for (int looks = 0;
         looks < KnownOutlines::mostLooks && entry != known.end() && entry->first <= key + KnownOutlines::keyReach;
         ++looks, ++entry) {
        if (isMeant(entry->second.outline))
            return entry->second.shape;
    }
    return std::nullopt;
}

} // namespace

bool areOnePlace(geometry::Point a, geometry::Point b)
{
    return std::abs(a.x - b.x) <= KnownOutlines::reach && std::abs(a.y - b.y) <= KnownOutlines::reach;
}

KnownOutlines::KnownOutlines(const QList<Shape> &shapes)
{
    for (int i = 0; i < shapes.size(); ++i) {
        const Shape &shape = shapes.at(i);
        add(shape.outline, i);
        if (shape.kind() == ShapeKind::Capsule)
            addParts(shape, i);
    }
}

void KnownOutlines::add(const Outline &outline, int shape)
{
    if (kindOf(outline) != ShapeKind::Polygon)
        m_outlines.emplace(hitbox::keyOf(outline), Known<Outline>{outline, shape});
    if (kindOf(outline) == ShapeKind::Chain)
        return;
    const geometry::Ring ring = ringFor(outline, Capabilities().arcTolerance);
    m_rings.emplace(hitbox::keyOf(ring), Known<geometry::Ring>{ring, shape});
}

/// What a capsule is for engines that have none.
void KnownOutlines::addParts(const Shape &capsule, int shape)
{
    Capabilities parts;
    parts.capsules = false;
    for (const Shape &part : preparedShape(capsule, {}, parts).shapes)
        add(part.outline, shape);
}

std::optional<int> KnownOutlines::find(const Outline &outline) const
{
    if (kindOf(outline) != ShapeKind::Polygon)
        return findNear(m_outlines, hitbox::keyOf(outline),
                        [&](const Outline &known) { return areNear(known, outline, reach); });
    const std::span<const geometry::Point> points = ringOf(outline);
    const geometry::Ring ring(points.begin(), points.end());
    return findNear(m_rings, hitbox::keyOf(ring), [&](const geometry::Ring &known) { return areOneRing(ring, known); });
}

} // namespace hitbox
