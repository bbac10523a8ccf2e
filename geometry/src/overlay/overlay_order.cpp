#include "overlay/overlay_order.h"

#include <cmath>

namespace hitbox::geometry::detail::overlay {
namespace {

Index otherEdge(const Contact &contact, Index edge)
{
    return contact.first == edge ? contact.second : contact.first;
}

/// An exact fraction with a positive denominator.
struct Fraction {
    Expansion<16> numerator;
    Expansion<16> denominator;
};

template <int N>
Expansion<16> widened(const Expansion<N> &value, int sign)
{
    Expansion<16> result;
    for (int i = 0; i < value.size; ++i)
        result.append(sign < 0 ? -value.term(i) : value.term(i));
    return result;
}

template <int N>
Fraction fraction(const Expansion<N> &numerator, const Expansion<N> &denominator)
{
    const int sign = denominator.sign();
    return {widened(numerator, sign), widened(denominator, sign)};
}

/// A fraction of doubles with a positive denominator: what a lattice needs.
struct PlainFraction {
    double numerator = 0;
    double denominator = 1;
};

PlainFraction plainFraction(double numerator, double denominator)
{
    return denominator < 0 ? PlainFraction{-numerator, -denominator} : PlainFraction{numerator, denominator};
}

bool runsAlongX(const Segment &edge)
{
    return std::abs(edge.to.x - edge.from.x) >= std::abs(edge.to.y - edge.from.y);
}

/// How far along the edge the contact lies: the crossing at (r - p) x (s - r) / (q - p) x (s - r).
Fraction place(const OverlayLines &lines, Index edge, const Contact &contact)
{
    const auto [p, q] = lines.edge(edge);
    const auto [r, s] = lines.edge(otherEdge(contact, edge));
    if (contact.kind == ContactKind::Crossing)
        return fraction(cross(p, r, r, s), cross(p, q, r, s));
    return runsAlongX({p, q}) ? fraction(difference(r.x, p.x), difference(q.x, p.x))
                              : fraction(difference(r.y, p.y), difference(q.y, p.y));
}

PlainFraction plainPlace(const OverlayLines &lines, Index edge, const Contact &contact)
{
    const auto [p, q] = lines.edge(edge);
    const auto [r, s] = lines.edge(otherEdge(contact, edge));
    if (contact.kind == ContactKind::Crossing)
        return plainFraction(CrossSigns::plainCross(p, r, r, s), CrossSigns::plainCross(p, q, r, s));
    return runsAlongX({p, q}) ? plainFraction(r.x - p.x, q.x - p.x) : plainFraction(r.y - p.y, q.y - p.y);
}

PlacedContact placedVertex(const Segment &edge, Point vertex, PlacedContact result)
{
    const double along = runsAlongX(edge) ? (vertex.x - edge.from.x) / (edge.to.x - edge.from.x)
                                          : (vertex.y - edge.from.y) / (edge.to.y - edge.from.y);
    // Two differences and a quotient, each rounded by at most half a unit in the last place.
    constexpr double bound = 0x1p-51;
    result.least = along - bound;
    result.most = along + bound;
    return result;
}

} // namespace

PlacedContact placed(const OverlayLines &lines, const Contact &contact, Index edge, Index contactIndex)
{
    PlacedContact result{edge, contactIndex};
    const Segment line = lines.edge(edge);
    const Segment other = lines.edge(otherEdge(contact, edge));
    if (contact.kind != ContactKind::Crossing)
        return placedVertex(line, other.from, result);
    const Point along = line.to - line.from;
    const Point across = other.to - other.from;
    const Point between = other.from - line.from;
    const double bound = 2 * productDifferenceBound;
    const double numerator = between.x * across.y - between.y * across.x;
    const double numeratorBound = bound * (std::abs(between.x * across.y) + std::abs(between.y * across.x));
    const double denominator = along.x * across.y - along.y * across.x;
    const double denominatorBound = bound * (std::abs(along.x * across.y) + std::abs(along.y * across.x));
    const double sureDenominator = std::abs(denominator) - denominatorBound;
    if (!(sureDenominator > 0))
        return result;
    const double parameter = numerator / denominator;
    const double error = 2 * (numeratorBound + std::abs(parameter) * denominatorBound) / sureDenominator + 0x1p-50;
    result.least = parameter - error;
    result.most = parameter + error;
    return result;
}

int compareExactly(const OverlayLines &lines, Index edge, const Contact &a, const Contact &b)
{
    if (lines.signs.onLattice) {
        const PlainFraction first = plainPlace(lines, edge, a);
        const PlainFraction second = plainPlace(lines, edge, b);
        return compareProducts(first.numerator, second.denominator, second.numerator, first.denominator);
    }
    const Fraction first = place(lines, edge, a);
    const Fraction second = place(lines, edge, b);
    return difference(product(first.numerator, second.denominator), product(second.numerator, first.denominator))
        .sign();
}

} // namespace hitbox::geometry::detail::overlay
