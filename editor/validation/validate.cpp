#include "validation/validate.h"

#include "document/outline.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

namespace {

QList<Finding> signedBy(const Rule &rule, QList<Finding> findings)
{
    if (findings.isEmpty()) // what a rule mostly finds; to look through it for a change would take memory
        return findings;
    for (Finding &finding : findings)
        finding.rule = QString::fromLatin1(rule.id);
    return findings;
}

/// As the project weighs its rules: findings of rules that are off are left out.
QList<Finding> weighed(const Document &document, QList<Finding> findings)
{
    for (const RuleSetting &setting : document.rules) {
        const auto isMeant = [&setting](const Finding &finding) { return finding.rule == setting.rule; };
        if (!setting.severity) {
            findings.removeIf(isMeant);
            continue;
        }
        for (Finding &finding : findings) {
            if (isMeant(finding))
                finding.severity = *setting.severity;
        }
    }
    return findings;
}

} // namespace

QList<Finding> validateShape(const Shape &shape, std::size_t mostListed)
{
    // Who asks for all gets them, whatever it takes.
    const geometry::Budget budget = mostListed == 0 ? geometry::Budget::unlimited() : geometry::Budget();
    const geometry::SelfIntersectionList list =
        geometry::firstSelfIntersections(ringOf(shape.outline), soughtMeetings(mostListed), budget)
            .valueOr(geometry::SelfIntersectionList{{}, false});
    return validateShape(shape, Meetings{list.pairs, list.isComplete, mostListed});
}

QList<Finding> validateShape(const Shape &shape, const Meetings &meetings)
{
    QList<Finding> all;
    for (const Rule &rule : allRules()) {
        QList<Finding> found;
        if (const auto *check = std::get_if<ShapeCheck *>(&rule.check))
            found = (*check)(shape);
        else if (const auto *checkMeetings = std::get_if<MeetingsCheck *>(&rule.check))
            found = (*checkMeetings)(shape, meetings);
        if (found.isEmpty())
            continue;
        for (Finding &finding : signedBy(rule, std::move(found))) {
            finding.shape = shape.id;
            all.append(std::move(finding));
        }
    }
    return all;
}

QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context)
{
    return validateFrame(document, ref, context,
                         [&context](const Shape &shape) { return validateShape(shape, context.mostMeetings); });
}

QList<Finding> validateFrame(const Document &document, FrameRef ref, const ValidationContext &context,
                             const std::function<QList<Finding>(const Shape &)> &findingsOf)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};

    QList<Finding> all;
    for (const Rule &rule : allRules()) {
        if (const auto *check = std::get_if<FrameCheck *>(&rule.check))
            all += signedBy(rule, (*check)(document, ref, context));
    }
    for (const Shape &shape : frame->shapes)
        all += findingsOf(shape);
    if (all.isEmpty())
        return all;
    all = weighed(document, std::move(all));
    for (Finding &finding : all)
        finding.frame = ref;

    QHash<ShapeId, qsizetype> place;
    for (qsizetype i = 0; i < frame->shapes.size(); ++i)
        place.insert(frame->shapes[i].id, i);
    std::stable_sort(all.begin(), all.end(), [&place](const Finding &a, const Finding &b) {
        return place.value(a.shape, -1) < place.value(b.shape, -1);
    });
    return all;
}

QList<Finding> validateWhole(const Document &document, const ValidationContext &context, const std::stop_token &stop)
{
    QList<Finding> all;
    for (const Rule &rule : allRules()) {
        if (stop.stop_requested())
            break;
        if (const auto *check = std::get_if<DocumentCheck *>(&rule.check))
            all += signedBy(rule, (*check)(document, context));
    }
    return weighed(document, std::move(all));
}

QList<Finding> validate(const Document &document, const ValidationContext &context)
{
    QList<Finding> all;
    for (int sprite = 0; sprite < document.sprites.size(); ++sprite) {
        for (int frame = 0; frame < document.sprites[sprite].frames.size(); ++frame)
            all += validateFrame(document, {sprite, frame}, context);
    }
    return all + validateWhole(document, context);
}

} // namespace hitbox
