#include "document/names.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// Events and points go to the game by their names: what has none never comes there.
namespace hitbox {

namespace {

bool isEvent(const Finding &finding)
{
    return finding.points.isEmpty();
}

/// One for all events without a name, and one for all points.
QList<Finding> checkUnnamedMark(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    QList<Finding> findings;
    Finding finding;
    finding.severity = Severity::Warning;
    const auto isUnnamed = [](const auto &mark) { return mark.name.isEmpty(); };
    if (std::any_of(frame->events.cbegin(), frame->events.cend(), isUnnamed)) {
        finding.message = QCoreApplication::translate("hitbox::validation", "The frame has an event without a name");
        findings.append(finding);
    }
    for (const FramePoint &point : frame->points) {
        if (point.name.isEmpty())
            finding.points.append(point.at);
    }
    if (!finding.points.isEmpty()) {
        finding.message = QCoreApplication::translate("hitbox::validation", "The frame has a point without a name");
        findings.append(finding);
    }
    return findings;
}

template <typename Mark>
bool hasUnnamed(const QList<Mark> &marks)
{
    return namesOf(marks).contains(QString());
}

bool isThere(const Document &document, const Finding &finding)
{
    const Frame *frame = findFrame(document, finding.frame);
    return frame && (isEvent(finding) ? hasUnnamed(frame->events) : hasUnnamed(frame->points));
}

template <typename Mark>
void nameAll(QList<Mark> &marks, const QString &base)
{
    FreeNames names(namesOf(marks));
    for (Mark &mark : marks) {
        if (mark.name.isEmpty())
            mark.name = names.take(base);
    }
}

Document withMarksNamed(Document document, const Finding &finding)
{
    if (!isThere(document, finding))
        return document;
    Frame &frame = document.sprites[finding.frame.sprite].frames[finding.frame.frame];
    if (isEvent(finding))
        nameAll(frame.events, QStringLiteral("event"));
    else
        nameAll(frame.points, QStringLiteral("point"));
    return document;
}

Document withoutUnnamed(Document document, const Finding &finding)
{
    if (!isThere(document, finding))
        return document;
    Frame &frame = document.sprites[finding.frame.sprite].frames[finding.frame.frame];
    const auto isUnnamed = [](const auto &mark) { return mark.name.isEmpty(); };
    if (isEvent(finding))
        frame.events.removeIf(isUnnamed);
    else
        frame.points.removeIf(isUnnamed);
    return document;
}

std::optional<RepairPlan> namingMarks(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!isThere(document, finding))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Give it a name that can be changed"),
                      [finding](const Document &current) { return withMarksNamed(current, finding); }};
}

std::optional<RepairPlan> removingMarks(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!isThere(document, finding))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Remove what has no name"),
                      [finding](const Document &current) { return withoutUnnamed(current, finding); }};
}

constexpr std::array unnamedMarkRepairs{Repair{"name", FixSafety::NeedsEyes, namingMarks},
                                        Repair{"remove", FixSafety::NeedsEyes, removingMarks}};

} // namespace

const Rule unnamedMarkRule{"unnamed-mark", QT_TRANSLATE_NOOP("hitbox::validation", "Events and points without a name"),
                           checkUnnamedMark, unnamedMarkRepairs};

} // namespace hitbox
