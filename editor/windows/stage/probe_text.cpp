#include "windows/stage/probe_text.h"

#include "document/numbers.h"
#include "tools/probe_hand.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

using geometry::Location;
using geometry::MeetingKind;
using geometry::Point;
using geometry::Relation;

constexpr int decimals = 4;
constexpr qsizetype mostInStatus = 3; ///< meetings that the status line has room for

class ProbeWords
{
    Q_DECLARE_TR_FUNCTIONS(ProbeWords)
};

QString placeText(Point p)
{
    return QStringLiteral("%1, %2").arg(readableNumber(p.x, decimals), readableNumber(p.y, decimals));
}

QString exactText(Point p)
{
    return QString::fromLatin1(shortestNumber(p.x) + ", " + shortestNumber(p.y));
}

QString edgeText(int edge)
{
    return edge < 0 ? ProbeWords::tr("the rim") : ProbeWords::tr("edge %1").arg(edge);
}

QString relationText(Relation relation)
{
    switch (relation) {
    case Relation::Separate: break;
    case Relation::Touching: return ProbeWords::tr("touches %1");
    case Relation::Overlapping: return ProbeWords::tr("overlaps %1");
    case Relation::Containing: return ProbeWords::tr("contains %1");
    case Relation::Contained: return ProbeWords::tr("lies within %1");
    case Relation::Equal: return ProbeWords::tr("equals %1");
    }
    return ProbeWords::tr("misses %1");
}

QString pointText(const QString &name, const ProbeHit &hit)
{
    const QString edge = hit.way ? edgeText(hit.way->edge) : QString();
    if (hit.where == Location::Boundary)
        return ProbeWords::tr("boundary of %1, %2").arg(name, edge);
    const QString distance = hit.way ? readableNumber(hit.way->distance) : QString();
    return ProbeWords::tr("inside %1 · %2 at %3 px").arg(name, edge, distance);
}

QString besideText(const QString &name, const ProbeHit &hit)
{
    if (!hit.way)
        return ProbeWords::tr("outside: nearest is %1").arg(name);
    return ProbeWords::tr("outside: nearest is %1, %2 at %3 px")
        .arg(name, edgeText(hit.way->edge), readableNumber(hit.way->distance));
}

} // namespace

QString probedName(const InstanceNames &instances, const PlacedShape &shape)
{
    if (shape.instance >= instances.count())
        return shape.name;
    return instances.at(shape.instance) + u' ' + shape.name;
}

QString probeSummary(const InstanceNames &instances, const Outline &probe, const ProbeAnswer &answer)
{
    const ProbeHit *hit = foremost(answer);
    if (!hit)
        return ProbeWords::tr("nothing to hit");
    const QString name = probedName(instances, hit->target);
    if (answer.hits.isEmpty())
        return besideText(name, *hit);
    const QString text =
        probeKindOf(probe) == ProbeKind::Point ? pointText(name, *hit) : relationText(hit->relation).arg(name);
    const qsizetype more = answer.hits.size() - 1;
    return more == 0 ? text : ProbeWords::tr("%1 · and %2 more").arg(text, QString::number(more));
}

QString probeStatus(const InstanceNames &instances, const Outline &probe, const ProbeAnswer &answer)
{
    QStringList parts{probeSummary(instances, probe, answer)};
    const ProbeHit *hit = foremost(answer);
    const QList<ProbeMeeting> meetings = hit ? hit->meetings : QList<ProbeMeeting>();
    for (const ProbeMeeting &meeting : meetings.first(std::min(meetings.size(), mostInStatus)))
        parts.append(ProbeWords::tr("%1 at %2").arg(meetingText(meeting), meetingPlace(meeting)));
    if (const auto more = static_cast<int>(meetings.size() - mostInStatus); more > 0)
        parts.append(more == 1 ? ProbeWords::tr("1 place more") : ProbeWords::tr("%n places more", nullptr, more));
    if (probeKindOf(probe) == ProbeKind::Point)
        parts.append(placeText(std::get<geometry::Circle>(probe).center));
    return parts.join(QStringLiteral(" · "));
}

QString meetingText(const ProbeMeeting &meeting)
{
    switch (meeting.kind) {
    case MeetingKind::None: break;
    case MeetingKind::Crossing: return ProbeWords::tr("crosses %1").arg(edgeText(meeting.edge));
    case MeetingKind::Touching: return ProbeWords::tr("touches %1").arg(edgeText(meeting.edge));
    case MeetingKind::Overlapping: return ProbeWords::tr("runs along %1").arg(edgeText(meeting.edge));
    }
    return {};
}

QString meetingPlace(const ProbeMeeting &meeting)
{
    if (meeting.kind != MeetingKind::Overlapping)
        return placeText(meeting.first);
    return QStringLiteral("%1 – %2").arg(placeText(meeting.first), placeText(meeting.last));
}

QString exactPlace(const ProbeMeeting &meeting)
{
    if (meeting.kind != MeetingKind::Overlapping)
        return exactText(meeting.first);
    return exactText(meeting.first) + QLatin1Char('\n') + exactText(meeting.last);
}

QString exactPlaces(const Outline &probe)
{
    QList<Point> points = handlesOf(probe);
    if (kindOf(probe) == ShapeKind::Circle || kindOf(probe) == ShapeKind::Capsule)
        points.removeLast(); // the point of the rim
    QStringList lines;
    for (const Point point : std::as_const(points))
        lines.append(exactText(point));
    return lines.join(QLatin1Char('\n'));
}

} // namespace hitbox
