#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>

#include <hitbox/geometry/self_intersection.h>

/// Every pair of a polygon's edges that meet where those of a simple polygon may not, exactly as the geometry core
/// lists them. A touch is an error as much as a crossing: engines cut such outlines into the wrong pieces without a
/// word. Chains are lines and may cross themselves.
namespace hitbox {

namespace {

/// A ring whose every edge crosses every other has quadratically many pairs: 10,000 points would have 50 million, more
/// than anybody reads or memory holds. Past this many, one more finding says that the list is cut.
constexpr std::size_t mostPairs = 100'000;

QString sentence(const geometry::EdgeMeeting &pair)
{
    const QString first = QString::number(pair.first);
    const QString second = QString::number(pair.second);
    const QString at = pointText(pair.meeting.first);
    switch (pair.meeting.kind) {
    case geometry::MeetingKind::Crossing:
        return QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 cross at %3").arg(first, second, at);
    case geometry::MeetingKind::Overlapping:
        return QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 overlap from %3 to %4")
            .arg(first, second, at, pointText(pair.meeting.last));
    case geometry::MeetingKind::Touching:
    case geometry::MeetingKind::None: break;
    }
    return QCoreApplication::translate("hitbox::validation", "Edges %1 and %2 touch at %3").arg(first, second, at);
}

Finding findingOf(const geometry::EdgeMeeting &pair)
{
    Finding finding;
    finding.edges = {static_cast<int>(pair.first), static_cast<int>(pair.second)};
    finding.kind = pair.meeting.kind;
    finding.points = {pair.meeting.first};
    if (pair.meeting.kind == geometry::MeetingKind::Overlapping)
        finding.points.append(pair.meeting.last);
    finding.message = sentence(pair);
    return finding;
}

QList<Finding> check(const Shape &shape)
{
    const auto pairs = geometry::selfIntersections(ringOf(shape.outline), mostPairs + 1);
    QList<Finding> findings;
    findings.reserve(static_cast<qsizetype>(pairs.size()));
    for (const geometry::EdgeMeeting &pair : pairs) {
        if (findings.size() == static_cast<qsizetype>(mostPairs)) {
            Finding more;
            more.message = QCoreApplication::translate("hitbox::validation",
                                                       "More than %1 pairs of edges meet; the rest is not listed")
                               .arg(mostPairs);
            findings.append(more);
            break;
        }
        findings.append(findingOf(pair));
    }
    return findings;
}

} // namespace

const Rule selfIntersectionRule{"self-intersection",
                                QT_TRANSLATE_NOOP("hitbox::validation", "Outlines that cross themselves"), check,
                                nullptr, nullptr};

} // namespace hitbox
