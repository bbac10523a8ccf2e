#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

/// Two points of one name in one frame: the game asks for one by its name. The first one is what it gets.
namespace hitbox {

namespace {

QString samePointSentence(const QString &name)
{
    return QCoreApplication::translate("hitbox::validation",
                                       "Several points of the frame are named %1, and a game gets the first of them")
        .arg(quoted(name));
}

/// Each name once, with the places of all that have it but the first.
QList<Finding> checkDuplicatePoint(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    QHash<QString, qsizetype> known; ///< which finding; -1 for none so far
    QList<Finding> findings;
    for (int i = 0; frame && i < frame->points.size(); ++i) {
        const FramePoint &point = frame->points.at(i);
        if (point.name.isEmpty())
            continue;
        const auto seen = known.find(point.name);
        if (seen == known.end()) {
            known.insert(point.name, -1);
            continue;
        }
        if (*seen < 0) {
            *seen = findings.size();
            findings.append(warningAt({.index = i}, samePointSentence(point.name)));
        }
        findings[*seen].points.append(point.at);
    }
    return findings;
}

Document withPointsNumbered(Document document, const Finding &finding)
{
    const Frame *frame = findFrame(document, finding.frame);
    const FramePoint *repeated = frame ? itemAt(frame->points, finding.place.index) : nullptr;
    if (!repeated || samePointSentence(repeated->name) != finding.message)
        return document;
    const QString name = repeated->name;
    QList<FramePoint> points = frame->points;
    FreeNames names(namesOf(points));
    bool isFirst = true;
    for (FramePoint &point : points) {
        if (point.name != name)
            continue;
        if (!isFirst)
            point.name = names.take(point.name);
        isFirst = false;
    }
    document.sprites[finding.frame.sprite].frames[finding.frame.frame].points = points;
    return document;
}

std::optional<RepairPlan> numberingPoints(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (withPointsNumbered(document, finding) == document)
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Keep the name for the first and number the others"),
        [finding](const Document &current) { return withPointsNumbered(current, finding); }};
}

constexpr std::array duplicatePointRepairs{Repair{"number-points", FixSafety::NeedsEyes, numberingPoints}};

} // namespace

const Rule duplicatePointRule{"duplicate-point",
                              QT_TRANSLATE_NOOP("hitbox::validation", "Points of one name in a frame"),
                              checkDuplicatePoint, duplicatePointRepairs};

} // namespace hitbox
