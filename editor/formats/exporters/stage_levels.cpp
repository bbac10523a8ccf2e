#include "formats/exporters/stage_levels.h"

#include "document/instance_names.h"
#include "document/names.h"
#include "document/stage_layers.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class StageLevelsWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QList<Finding> stageLevelLosses(const Stage &stage)
{
    QList<Finding> losses;
    if (!stage.probes.isEmpty() || !stage.emitters.isEmpty())
        losses.append(levelLoss(stage, Severity::Info, StageLevelsWords::tr("probes and emitters are left out")));
    const bool isAnyMoving = std::ranges::any_of(stage.instances, [](const Instance &instance) {
        return instance.velocity != geometry::Point{} || instance.spin != 0;
    });
    if (isAnyMoving)
        losses.append(levelLoss(stage, Severity::Info,
                                StageLevelsWords::tr("velocities and spins of the play test are left out")));
    return losses;
}

} // namespace

Finding levelLoss(const Stage &stage, Severity severity, const QString &message)
{
    return exportLoss({}, {}, severity, StageLevelsWords::tr("Stage %1: %2").arg(quoted(stage.name), message));
}

QString Level::fileName() const
{
    return safeFileName(stage->name) + QStringLiteral("_stage");
}

Levels levelsOf(const Document &document)
{
    Levels result;
    for (const Stage &stage : document.stages) {
        Level level{&stage, {}};
        UniqueNames names;
        const QList<int> numbers = instanceNumbers(stage);
        for (const int i : paintOrder(stage)) {
            const Instance &instance = stage.instances[i];
            const FrameRef ref = placeOfFrame(document, instance.sprite, instance.frame);
            if (ref.sprite >= 0 && instance.scale.x != 0 && instance.scale.y != 0) {
                level.instances.append({&instance, ref, names.add(instanceName(instance.sprite, numbers.at(i), u'_'))});
                continue;
            }
            const QString reason = ref.sprite < 0
                                       ? StageLevelsWords::tr("instance %1 is left out: it has no frame")
                                       : StageLevelsWords::tr("instance %1 is left out: it is scaled to nothing");
            result.losses.append(levelLoss(stage, Severity::Warning, reason.arg(i)));
        }
        if (level.instances.isEmpty())
            continue;
        result.levels.append(level);
        result.losses += stageLevelLosses(stage);
    }
    return result;
}

QList<LevelInstance> instancesOn(const Level &level, int layer)
{
    QList<LevelInstance> instances;
    std::ranges::copy_if(level.instances, std::back_inserter(instances),
                         [&](const LevelInstance &placed) { return layerOf(*level.stage, *placed.instance) == layer; });
    return instances;
}

QList<int> spritesOn(const Level &level)
{
    QList<int> sprites;
    for (const LevelInstance &instance : level.instances) {
        if (!sprites.contains(instance.ref.sprite))
            sprites.append(instance.ref.sprite);
    }
    std::sort(sprites.begin(), sprites.end());
    return sprites;
}

} // namespace hitbox
