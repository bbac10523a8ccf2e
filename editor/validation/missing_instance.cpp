#include "document/edits.h"
#include "document/names.h"
#include "document/stage_edits.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

namespace hitbox {

namespace {

QString noFrameSentence(const Document &document, const QString &stage, int index, const Instance &instance)
{
    if (!findSprite(document, instance.sprite)) {
        return QCoreApplication::translate("hitbox::validation", "Stage %1, instance %2: there is no sprite %3")
            .arg(quoted(stage), QString::number(index), quoted(instance.sprite));
    }
    if (!findFrame(document, instance.sprite, instance.frame)) {
        return QCoreApplication::translate("hitbox::validation", "Stage %1, instance %2: the sprite %3 has no frame %4")
            .arg(quoted(stage), QString::number(index), quoted(instance.sprite), quoted(instance.frame));
    }
    return {};
}

QList<Finding> checkMissingInstance(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (const Stage &stage : document.stages) {
        for (int i = 0; i < stage.instances.size(); ++i) {
            Finding finding;
            finding.message = noFrameSentence(document, stage.name, i, stage.instances[i]);
            if (!finding.message.isEmpty())
                findings.append(finding);
        }
    }
    return findings;
}

struct InstancePlace {
    int stage = 0;
    int instance = 0;
};

/// Findings name stage and instance by their sentences alone.
std::optional<InstancePlace> instancePlaceOf(const Document &document, const Finding &finding)
{
    for (int s = 0; s < document.stages.size(); ++s) {
        const Stage &stage = document.stages[s];
        for (int i = 0; i < stage.instances.size(); ++i) {
            if (noFrameSentence(document, stage.name, i, stage.instances[i]) == finding.message)
                return InstancePlace{s, i};
        }
    }
    return std::nullopt;
}

std::optional<RepairPlan> withoutInstance(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!instancePlaceOf(document, finding))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Take the instance off the stage"),
                      [finding](Document current) {
                          const std::optional<InstancePlace> place = instancePlaceOf(current, finding);
                          if (!place)
                              return current;
                          const Stage stage = current.stages.at(place->stage);
                          return withStage(std::move(current), place->stage,
                                           removeInstances(stage, {stage.instances.at(place->instance).id}));
                      }};
}

constexpr std::array missingInstanceRepairs{Repair{"remove-instance", FixSafety::NeedsEyes, withoutInstance}};

} // namespace

const Rule missingInstanceRule{"missing-instance",
                               QT_TRANSLATE_NOOP("hitbox::validation", "Instances of what is not there"),
                               checkMissingInstance, missingInstanceRepairs};

} // namespace hitbox
