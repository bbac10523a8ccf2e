#include "document/numbers.h"
#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/repairs.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/untangle.h>

/// Every pair of a polygon's edges that meet where those of a simple polygon may not, exactly as the geometry core
/// lists them. A touch is an error as much as a crossing: engines cut such outlines into the wrong pieces without a
/// word. Chains are lines and may cross themselves.
namespace hitbox {

namespace {

/// The point of the ring that is the end of this edge and lies there; -1 where the edge passes.
int pointAt(std::span<const geometry::Point> ring, std::size_t edge, geometry::Point place)
{
    const std::size_t next = edge + 1 == ring.size() ? 0 : edge + 1;
    if (ring[edge] == place)
        return static_cast<int>(edge);
    return ring[next] == place ? static_cast<int>(next) : -1;
}

/// Why the two edges touch, as a hand would mend it; empty where nothing more can be said.
QString causeOfTouch(std::span<const geometry::Point> ring, const geometry::EdgeMeeting &pair)
{
    const int ofFirst = pointAt(ring, pair.first, pair.meeting.first);
    const int ofSecond = pointAt(ring, pair.second, pair.meeting.first);
    if (ofFirst >= 0 && ofSecond >= 0) {
        return QCoreApplication::translate("hitbox::validation", ": points %1 and %2 lie in one place")
            .arg(QString::number(ofFirst), QString::number(ofSecond));
    }
    if (ofFirst < 0 && ofSecond < 0)
        return {};
    return QCoreApplication::translate("hitbox::validation", ": point %1 lies on edge %2")
        .arg(QString::number(std::max(ofFirst, ofSecond)), QString::number(ofFirst < 0 ? pair.first : pair.second));
}

/// The point at which neighbours that overlap turn back; -1 for edges that are no neighbours.
int turningPoint(std::span<const geometry::Point> ring, const geometry::EdgeMeeting &pair)
{
    if (pair.second == pair.first + 1)
        return static_cast<int>(pair.second);
    return pair.first == 0 && pair.second + 1 == ring.size() ? 0 : -1;
}

QString crossingSentence(std::span<const geometry::Point> ring, const geometry::EdgeMeeting &pair)
{
    const QString first = QString::number(pair.first);
    const QString second = QString::number(pair.second);
    const QString at = pointText(pair.meeting.first);
    if (pair.meeting.kind == geometry::MeetingKind::Crossing)
        return QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 cross at %3").arg(first, second, at);
    if (pair.meeting.kind == geometry::MeetingKind::Touching) {
        return QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 touch at %3").arg(first, second, at) +
               causeOfTouch(ring, pair);
    }
    const QString overlap = QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 overlap from %3 to %4")
                                .arg(first, second, at, pointText(pair.meeting.last));
    const int turn = turningPoint(ring, pair);
    if (turn < 0)
        return overlap;
    return overlap +
           QCoreApplication::translate("hitbox::validation", ": the outline turns straight back at point %1").arg(turn);
}

Finding meetingFinding(std::span<const geometry::Point> ring, const geometry::EdgeMeeting &pair)
{
    Finding finding;
    finding.edges = {static_cast<int>(pair.first), static_cast<int>(pair.second)};
    finding.kind = pair.meeting.kind;
    finding.points = {pair.meeting.first};
    if (pair.meeting.kind == geometry::MeetingKind::Overlapping)
        finding.points.append(pair.meeting.last);
    finding.message = crossingSentence(ring, pair);
    return finding;
}

/// What the list leaves out; empty where it is whole.
QString restOf(const Meetings &meetings, std::size_t listed)
{
    const std::size_t rest = meetings.pairs.size() - listed;
    if (meetings.areAll && rest == 0)
        return {};
    if (meetings.areAll)
        return QCoreApplication::translate("hitbox::validation", "More pairs of edges meet than are listed: %1 more")
            .arg(rest);
    if (meetings.pairs.empty())
        return QCoreApplication::translate("hitbox::validation",
                                           "The outline is too much of a tangle to tell where its edges meet");
    return QCoreApplication::translate("hitbox::validation",
                                       "More pairs of edges meet than are listed: at least %1 more")
        .arg(std::max<std::size_t>(rest, 1));
}

QList<Finding> checkSelfIntersection(const Shape &shape, const Meetings &meetings)
{
    const auto ring = ringOf(shape.outline);
    const std::size_t listed =
        meetings.mostListed == 0 ? meetings.pairs.size() : std::min(meetings.pairs.size(), meetings.mostListed);
    QList<Finding> findings;
    findings.reserve(static_cast<qsizetype>(listed + 1));
    for (const geometry::EdgeMeeting &pair : meetings.pairs.first(listed))
        findings.append(meetingFinding(ring, pair));
    if (const QString rest = restOf(meetings, listed); !rest.isEmpty()) {
        Finding more;
        more.message = rest;
        findings.append(more);
    }
    return findings;
}

/// A tangle that falls into more pieces than this is no hitbox any more that somebody could work on.
constexpr std::size_t mostParts = 256;

QList<Outline> outlinesOf(const std::vector<geometry::Polygon> &parts)
{
    QList<Outline> outlines;
    for (const geometry::Polygon &part : parts)
        outlines.append(polygonOf(part.points));
    return outlines;
}

std::optional<RepairPlan> cleaning(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const geometry::Ring cleaned = geometry::withoutDefects(ringOf(shape->outline));
    if (!geometry::isSimple(cleaned))
        return std::nullopt;
    return improving(
        document, finding, {polygonOf(cleaned)},
        QCoreApplication::translate("hitbox::validation", "Remove points that repeat, turn back or lie straight on"));
}

std::size_t holesOf(std::span<const geometry::Point> ring)
{
    const geometry::Answer<geometry::Region> region = geometry::snapped(ring);
    return region ? static_cast<std::size_t>(std::count_if(region->rings.begin(), region->rings.end(),
                                                           [](const geometry::Ring &part) {
                                                               return geometry::winding(part) ==
                                                                      geometry::Orientation::Clockwise;
                                                           }))
                  : 0;
}

QString untanglingTitle(std::size_t parts, std::size_t holes)
{
    if (parts == 1)
        return QCoreApplication::translate("hitbox::validation", "Untangle, keeping what is filled");
    if (holes == 0)
        return QCoreApplication::translate("hitbox::validation", "Untangle into %1 shapes, keeping what is filled")
            .arg(parts);
    return QCoreApplication::translate(
               "hitbox::validation",
               "Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2")
        .arg(parts)
        .arg(holes);
}

std::optional<RepairPlan> untangling(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const auto ring = ringOf(shape->outline);
    const auto parts = geometry::untangled(ring);
    if (!parts || parts->size() > mostParts)
        return std::nullopt;
    const std::size_t holes = parts->size() > 1 ? holesOf(ring) : 0;
    return improving(document, finding, outlinesOf(*parts), untanglingTitle(parts->size(), holes));
}

QString whyNotUntangled(const Document &document, const Finding &finding)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return {};
    const auto parts = geometry::untangled(ringOf(shape->outline));
    if (parts && parts->size() <= mostParts)
        return {};
    const QString remedy = QCoreApplication::translate("hitbox::validation", "simplify the outline, or draw it anew");
    if (!parts)
        return QCoreApplication::translate("hitbox::validation", "The outline is too much of a tangle to untangle: %1")
            .arg(remedy);
    return QCoreApplication::translate("hitbox::validation",
                                       "To untangle the outline makes %1 shapes of it, and %2 are the most: %3")
        .arg(parts->size())
        .arg(mostParts)
        .arg(remedy);
}

std::optional<RepairPlan> outlining(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const auto ring = ringOf(shape->outline);
    const auto parts = geometry::outerOutlines(ring);
    if (!parts || parts->size() > mostParts || parts == geometry::untangled(ring))
        return std::nullopt;
    const QString title =
        parts->size() == 1
            ? QCoreApplication::translate("hitbox::validation", "Take the outer outline, filling what it winds around")
            : QCoreApplication::translate("hitbox::validation",
                                          "Take the %1 outer outlines, filling what they wind around")
                  .arg(parts->size());
    return improving(document, finding, outlinesOf(*parts), title);
}

std::optional<RepairPlan> splitting(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape || finding.edges.size() != 2 || finding.points.isEmpty())
        return std::nullopt;
    const geometry::EdgeMeeting where{
        static_cast<std::size_t>(finding.edges[0]), static_cast<std::size_t>(finding.edges[1]), {}};
    const std::optional<geometry::SplitRing> split = geometry::splitAt(ringOf(shape->outline), where);
    if (!split)
        return std::nullopt;
    return improving(
        document, finding, {polygonOf(split->first), polygonOf(split->second)},
        QCoreApplication::translate("hitbox::validation", "Split in two at %1").arg(pointText(finding.points.first())));
}

std::optional<RepairPlan> reordering(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const auto ring = geometry::reordered(ringOf(shape->outline));
    if (!ring)
        return std::nullopt;
    return improving(
        document, finding, {polygonOf(*ring)},
        QCoreApplication::translate("hitbox::validation", "Keep all points, joined in an order that crosses nothing"));
}

constexpr std::array selfIntersectionRepairs{
    Repair{"remove-points", FixSafety::Safe, cleaning},         Repair{"untangle", FixSafety::Safe, untangling},
    Repair{"outer-outline", FixSafety::NeedsEyes, outlining},   Repair{"split", FixSafety::NeedsEyes, splitting},
    Repair{"reorder-points", FixSafety::NeedsEyes, reordering},
};

} // namespace

const Rule selfIntersectionRule{"self-intersection",
                                QT_TRANSLATE_NOOP("hitbox::validation", "Outlines that cross themselves"),
                                checkSelfIntersection, selfIntersectionRepairs, whyNotUntangled};

} // namespace hitbox
