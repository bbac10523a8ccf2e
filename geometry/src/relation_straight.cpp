#include "arrangement.h"
#include "relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

struct Membership {
    bool inA = false;
    bool inB = false;
};

/// What the cells of the arrangement tell about two sets A and B.
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

void addNode(Findings &findings, const Arrangement &arrangement, Index node)
{
    const auto around = arrangement.halfEdgesOf(node);
    if (around.empty())
        return;
    Membership on;
    for (const Index halfEdge : around) {
        on.inA |= arrangement.subEdges[halfEdge / 2].onA;
        on.inB |= arrangement.subEdges[halfEdge / 2].onB;
    }
    addCell(findings, on, sideMembership(arrangement.left(around.front())));
}

Findings findingsOf(const Arrangement &arrangement)
{
    Findings findings;
    for (const SubEdge &sub : arrangement.subEdges) {
        addFace(findings, sideMembership(sub.left));
        addFace(findings, sideMembership(sub.right()));
        addCell(findings, {sub.onA, sub.onB}, sideMembership(sub.left));
        findings.commonLength |= sub.onA && sub.onB;
    }
    for (Index node = 0; node < arrangement.nodeCount(); ++node)
        addNode(findings, arrangement, node);
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

void add(ArrangementInput &input, const Figure &figure, Owner owner)
{
    for (std::size_t i = 0; i < figure.lineCount(); ++i) {
        if (figure.kind() == FigureKind::Area)
            input.addRing(figure.line(i), owner);
        else
            input.addChain(figure.line(i), owner);
    }
}

} // namespace

Relation relateStraight(const Figure &a, const Figure &b)
{
    if (const auto relation = relateByPairs(a, b))
        return *relation;
    ArrangementInput input;
    add(input, a, Owner::A);
    add(input, b, Owner::B);
    return relationFrom(findingsOf(arrange(std::move(input))));
}

} // namespace hitbox::geometry::detail
