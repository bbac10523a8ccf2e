#include "formats/importers/known_outlines.h"

#include "document/outline.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/format.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace hitbox {

namespace {

/// Pixels that single precision leaves uncertain in the largest of frames.
constexpr double knownReach = 1e-3;

bool areOnePlace(geometry::Point a, geometry::Point b)
{
    return std::abs(a.x - b.x) <= knownReach && std::abs(a.y - b.y) <= knownReach;
}

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

double leftOf(const geometry::Ring &ring)
{
    return ring.empty() ? 0 : std::ranges::min(ring, {}, &geometry::Point::x).x;
}

double firstXOf(const Outline &outline)
{
    return definingPoints(outline).value(0).x;
}

/// Whether one of those whose number is near enough is meant.
template <typename Known, typename IsMeant>
bool anyNear(const std::multimap<double, Known> &known, double number, IsMeant isMeant)
{
    const auto end = known.upper_bound(number + knownReach);
    return std::any_of(known.lower_bound(number - knownReach), end,
                       [&](const auto &entry) { return isMeant(entry.second); });
}

} // namespace

KnownOutlines::KnownOutlines(const QList<Shape> &shapes)
{
    for (const Shape &shape : shapes) {
        add(shape.outline);
        if (shape.kind() == ShapeKind::Capsule)
            addParts(shape);
    }
}

void KnownOutlines::add(const Outline &outline)
{
    if (kindOf(outline) != ShapeKind::Polygon)
        m_outlines.emplace(firstXOf(outline), outline);
    if (kindOf(outline) == ShapeKind::Chain)
        return;
    const geometry::Ring ring = ringFor(outline, Capabilities().arcTolerance);
    m_rings.emplace(leftOf(ring), ring);
}

/// What a capsule is for engines that have none.
void KnownOutlines::addParts(const Shape &capsule)
{
    Capabilities parts;
    parts.capsules = false;
    for (const Shape &part : preparedShape(capsule, {}, parts).shapes)
        add(part.outline);
}

bool KnownOutlines::contains(const Outline &outline) const
{
    if (kindOf(outline) != ShapeKind::Polygon)
        return anyNear(m_outlines, firstXOf(outline),
                       [&](const Outline &known) { return areNear(known, outline, knownReach); });
    const std::span<const geometry::Point> points = ringOf(outline);
    const geometry::Ring ring(points.begin(), points.end());
    return anyNear(m_rings, leftOf(ring), [&](const geometry::Ring &known) { return areOneRing(ring, known); });
}

} // namespace hitbox
