#include "document/conflict_edits.h"
#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

/// What a merge left to be settled: the project is whole, but what one of two people wanted is not in it.
namespace hitbox {

namespace {

/// A sentence for each, so that none of its parts has to be put into another one.
QString conflictInWords(const Document &document, const MergeConflict &conflict, const ConflictPlace &place)
{
    const Frame *frame = findFrame(document, place.frame);
    const Shape *shape = frame ? findShape(*frame, place.shape) : nullptr;
    const QString item = conflict.place.isEmpty() ? QString() : conflict.place.last().item;
    const QString what = quoted(!conflict.what.isEmpty() ? QString::fromUtf8(conflict.what)
                                : shape                  ? shape->name
                                                         : item);
    switch (conflict.kind) {
    case MergeConflictKind::Changed:
        return QCoreApplication::translate("hitbox::validation", "Two versions were merged that both changed %1")
            .arg(what);
    case MergeConflictKind::Removed:
        return QCoreApplication::translate("hitbox::validation",
                                           "Two versions were merged, of which one removed %1 and the other changed it")
            .arg(what);
    case MergeConflictKind::Order:
        return QCoreApplication::translate("hitbox::validation", "Two versions were merged that both moved some of %1")
            .arg(what);
    case MergeConflictKind::NameTaken:
        return QCoreApplication::translate(
            "hitbox::validation",
            "Two versions were merged, and a name that one of them gave is that of something else");
    case MergeConflictKind::Copied:
        return QCoreApplication::translate(
            "hitbox::validation", "Two versions were merged that moved a shape to two places: it is there twice");
    case MergeConflictKind::Emptied:
        return QCoreApplication::translate("hitbox::validation",
                                           "Two versions were merged, and %1 is gone with all that it named")
            .arg(what);
    case MergeConflictKind::Other: break;
    }
    return QCoreApplication::translate("hitbox::validation", "Two versions were merged that do not agree");
}

QList<Finding> checkUnsettledConflict(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    const QList<ConflictPlace> places = conflictPlaces(document);
    for (int i = 0; i < document.conflicts.size(); ++i) {
        const MergeConflict &conflict = document.conflicts.at(i);
        const ConflictPlace &place = places.at(i);
        Finding finding;
        finding.severity = Severity::Error;
        finding.frame = place.frame;
        finding.shape = place.shape;
        finding.message = conflictInWords(document, conflict, place);
        finding.place = {.index = i};
        findings.append(finding);
    }
    return findings;
}

std::optional<RepairPlan> leavingAsItIs(const Document &document, const Finding &finding, const ValidationContext &)
{
    const MergeConflict *conflict = itemAt(document.conflicts, finding.place.index);
    if (!conflict || conflictInWords(document, *conflict, placeOf(document, *conflict)) != finding.message)
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Leave it as it is"),
                      [place = finding.place.index, was = *conflict](const Document &current) {
                          const MergeConflict *meant = itemAt(current.conflicts, place);
                          return meant && *meant == was ? withoutConflict(current, place) : current;
                      }};
}

constexpr std::array unsettledConflictRepairs{Repair{"leave", FixSafety::NeedsEyes, leavingAsItIs}};

} // namespace

const Rule unsettledConflictRule{"unsettled-conflict", QT_TRANSLATE_NOOP("hitbox::validation", "Conflicts of a merge"),
                                 checkUnsettledConflict, unsettledConflictRepairs};

} // namespace hitbox
