#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

#include "overlay/overlay.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

using overlay::Arc;
using overlay::Index;
using overlay::Overlay;
using overlay::OwnedRing;
using overlay::Owner;
using overlay::Windings;

struct Membership {
    bool inA = false;
    bool inB = false;
};

/// What the cells of the overlay tell about two sets A and B.
struct Findings {
    bool areaOfA = false;
    bool areaOfB = false;
    bool onlyInA = false;
    bool onlyInB = false;
    bool common = false;
    bool commonLength = false; ///< a piece of line that belongs to the lines of both
    bool commonInside = false; ///< a common point that is inside of one of them, not on its line
};

Membership sideMembership(Windings windings)
{
    return {windings.a % 2 != 0, windings.b % 2 != 0};
}

void addFace(Findings &findings, Membership face)
{
    findings.areaOfA |= face.inA;
    findings.areaOfB |= face.inB;
    findings.onlyInA |= face.inA && !face.inB;
    findings.onlyInB |= face.inB && !face.inA;
    findings.commonInside |= face.inA && face.inB;
}

/// A point or open piece of line that is on the lines `on` and next to a face. Where it is on no line of a shape, that
/// shape's membership is the face's.
void addCell(Findings &findings, Membership on, Membership face)
{
    const bool inA = on.inA || face.inA;
    const bool inB = on.inB || face.inB;
    findings.onlyInA |= inA && !inB;
    findings.onlyInB |= inB && !inA;
    findings.common |= inA && inB;
    findings.commonInside |= inA && inB && !(on.inA && on.inB);
}

void addNode(Findings &findings, const Overlay &overlay, Index node)
{
    const auto around = overlay.halfArcsOf(node);
    if (around.empty())
        return;
    Membership on;
    for (const Index halfArc : around) {
        on.inA |= overlay.arcs[halfArc / 2].onA;
        on.inB |= overlay.arcs[halfArc / 2].onB;
    }
    addCell(findings, on, sideMembership(overlay.left(around.front())));
}

void addArc(Findings &findings, const Arc &arc)
{
    addFace(findings, sideMembership(arc.left));
    addFace(findings, sideMembership(arc.right()));
    addCell(findings, {arc.onA, arc.onB}, sideMembership(arc.left));
    findings.commonLength |= arc.onA && arc.onB;
}

Findings findingsOf(const Overlay &overlay)
{
    Findings findings;
    for (const Index halfArc : overlay.halfArcs)
        if (halfArc % 2 == 0)
            addArc(findings, overlay.arcs[halfArc / 2]);
    for (Index node = 0; node < overlay.nodes.size(); ++node)
        addNode(findings, overlay, node);
    return findings;
}

Relation relationFrom(const Findings &findings)
{
    if (!findings.common)
        return Relation::Separate;
    if (!findings.onlyInA && !findings.onlyInB)
        return Relation::Equal;
    const bool linesOnly = !findings.areaOfA && !findings.areaOfB;
    if (linesOnly ? !findings.commonLength : !findings.commonInside)
        return Relation::Touching;
    if (!findings.onlyInB)
        return Relation::Containing;
    return findings.onlyInA ? Relation::Overlapping : Relation::Contained;
}

/// A ring that runs along the line and back.
Ring thereAndBack(std::span<const Point> line)
{
    Ring ring(line.begin(), line.end());
    ring.insert(ring.end(), line.rbegin() + 1, line.rend());
    return ring;
}

/// The line of a figure that has no area, as a ring; nothing of one that has.
Ring foldedLine(const Figure &figure)
{
    return figure.kind() == FigureKind::Area ? Ring() : thereAndBack(figure.line(0));
}

void add(std::pmr::vector<OwnedRing> &rings, const Figure &figure, const Ring &folded, Owner owner)
{
    if (figure.kind() != FigureKind::Area)
        return rings.push_back({folded, owner});
    for (std::size_t i = 0; i < figure.lineCount(); ++i)
        rings.push_back({figure.line(i), owner});
}

/// Enough for two rings of 32 points that touch.
constexpr std::size_t relationStackBytes = 16384;

/// Outlines that touch have a few pairs of edges a point whose boxes meet. Where there are many times as many, edges
/// may run back and forth along each other: that can be mended.
constexpr std::size_t leastPairs = 1024;
constexpr std::size_t pairsPerPoint = 32;

/// Whatever these retrace, an overlay has little to do with them.
constexpr std::size_t fewRelatedPoints = 128;

Relation relateByOverlay(const Figure &a, const Figure &b, Meter &meter)
{
    const MemoryLoan loan(meter);
    std::array<std::byte, relationStackBytes> store;
    std::pmr::monotonic_buffer_resource memory(store.data(), store.size());
    const Ring foldedA = foldedLine(a);
    const Ring foldedB = foldedLine(b);
    std::pmr::vector<OwnedRing> rings(&memory);
    rings.reserve(a.lineCount() + b.lineCount());
    add(rings, a, foldedA, Owner::A);
    add(rings, b, foldedB, Owner::B);
    const std::optional<Overlay> overlay = overlay::overlayOf(rings, overlay::Spikes::Keep, &memory, meter);
    return overlay ? relationFrom(findingsOf(*overlay)) : Relation::Separate;
}

} // namespace

Relation relateStraight(const Figure &a, const Figure &b, Meter &meter)
{
    const std::size_t fewPairs = leastPairs + pairsPerPoint * (a.pointCount() + b.pointCount());
    const RelationByPairs found = relateByPairs(a, b, fewPairs, meter);
    if (found.relation)
        return *found.relation;
    if (found.isComplete && a.pointCount() + b.pointCount() <= fewRelatedPoints)
        return relateByOverlay(a, b, meter);
    const Shape shorterA = withoutRetracing(a);
    const Shape shorterB = withoutRetracing(b);
    const Figure leftOfA(shorterA);
    const Figure leftOfB(shorterB);
    if (!found.isComplete) {
        if (const auto relation = relateByPairs(leftOfA, leftOfB, SIZE_MAX, meter).relation)
            return *relation;
    }
    return relateByOverlay(leftOfA, leftOfB, meter);
}

} // namespace hitbox::geometry::detail
