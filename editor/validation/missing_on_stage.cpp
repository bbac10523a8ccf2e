#include "document/category_edits.h"
#include "document/names.h"
#include "document/stage_layers.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// What stages name that is not there: the tag that an instance plays, the layer that it stands on, the instance that
/// an emitter aims at, the category of its bullets. The game goes on without them: the instance keeps to its frame and
/// lies below all layers, the emitter aims at a place and its bullets hit nothing.
namespace hitbox {

namespace {

enum class Kind { Tag, Layer, Target, Category };

struct Place {
    Kind kind = Kind::Tag;
    int stage = 0;
    int index = 0; ///< of the instance, or of the emitter
};

class MissingOnStageWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::validation)
};

bool playsMissingTag(const Document &document, const Instance &instance)
{
    const Sprite *sprite = instance.tag.isEmpty() ? nullptr : findSprite(document, instance.sprite);
    return sprite && std::none_of(sprite->tags.cbegin(), sprite->tags.cend(),
                                  [&](const Tag &tag) { return tag.name == instance.tag; });
}

bool standsOnMissingLayer(const Stage &stage, const Instance &instance)
{
    return !instance.layer.isEmpty() && layerOf(stage, instance) < 0;
}

bool aimsAtNothing(const Stage &stage, const Emitter &emitter)
{
    return emitter.target && *emitter.target >= stage.instances.size();
}

bool shootsUnknownCategory(const QSet<QString> &categories, const Emitter &emitter)
{
    return !emitter.category.isEmpty() && !categories.contains(emitter.category);
}

QList<Place> placesIn(const Document &document)
{
    const QSet<QString> categories = namesOf(document.categories);
    QList<Place> places;
    for (int s = 0; s < document.stages.size(); ++s) {
        const Stage &stage = document.stages.at(s);
        for (int i = 0; i < stage.instances.size(); ++i) {
            if (playsMissingTag(document, stage.instances.at(i)))
                places.append({Kind::Tag, s, i});
            if (standsOnMissingLayer(stage, stage.instances.at(i)))
                places.append({Kind::Layer, s, i});
        }
        for (int i = 0; i < stage.emitters.size(); ++i) {
            if (aimsAtNothing(stage, stage.emitters.at(i)))
                places.append({Kind::Target, s, i});
            if (shootsUnknownCategory(categories, stage.emitters.at(i)))
                places.append({Kind::Category, s, i});
        }
    }
    return places;
}

QString missingThingSentence(const Document &document, const Place &place)
{
    const Stage &stage = document.stages.at(place.stage);
    const QString index = QString::number(place.index);
    switch (place.kind) {
    case Kind::Tag:
        return MissingOnStageWords::tr("Stage %1, instance %2: the sprite %3 has no tag %4")
            .arg(quoted(stage.name), index, quoted(stage.instances.at(place.index).sprite),
                 quoted(stage.instances.at(place.index).tag));
    case Kind::Layer:
        return MissingOnStageWords::tr("Stage %1, instance %2: the stage has no layer %3")
            .arg(quoted(stage.name), index, quoted(stage.instances.at(place.index).layer));
    case Kind::Target:
        return MissingOnStageWords::tr("Stage %1, emitter %2: there is no instance %3 to aim at")
            .arg(quoted(stage.name), quoted(stage.emitters.at(place.index).name),
                 QString::number(*stage.emitters.at(place.index).target));
    case Kind::Category:
        return MissingOnStageWords::tr("Stage %1, emitter %2: the project has no category %3")
            .arg(quoted(stage.name), quoted(stage.emitters.at(place.index).name),
                 quoted(stage.emitters.at(place.index).category));
    }
    return {};
}

QList<Finding> checkMissingOnStage(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (const Place &place : placesIn(document))
        findings.append(
            warningAt({static_cast<int>(place.kind), place.stage, place.index}, missingThingSentence(document, place)));
    return findings;
}

bool isMissingAt(const Document &document, const Place &place)
{
    const Stage *stage = itemAt(document.stages, place.stage);
    const Instance *instance = stage ? itemAt(stage->instances, place.index) : nullptr;
    const Emitter *emitter = stage ? itemAt(stage->emitters, place.index) : nullptr;
    switch (place.kind) {
    case Kind::Tag: return instance && playsMissingTag(document, *instance);
    case Kind::Layer: return instance && standsOnMissingLayer(*stage, *instance);
    case Kind::Target: return emitter && aimsAtNothing(*stage, *emitter);
    case Kind::Category: return emitter && shootsUnknownCategory(namesOf(document.categories), *emitter);
    }
    return false;
}

std::optional<Place> missingPlaceOf(const Document &document, const Finding &finding)
{
    const Place place{static_cast<Kind>(finding.place.kind), finding.place.owner, finding.place.index};
    if (!isMissingAt(document, place) || missingThingSentence(document, place) != finding.message)
        return std::nullopt;
    return place;
}

Document without(Document document, const Place &place)
{
    Stage &stage = document.stages[place.stage];
    switch (place.kind) {
    case Kind::Tag: stage.instances[place.index].tag.clear(); break;
    case Kind::Layer: stage.instances[place.index].layer.clear(); break;
    case Kind::Target: stage.emitters[place.index].target.reset(); break;
    case Kind::Category: stage.emitters[place.index].category.clear(); break;
    }
    return document;
}

QString titleWithout(Kind kind)
{
    switch (kind) {
    case Kind::Tag: return MissingOnStageWords::tr("Let the instance keep to its frame");
    case Kind::Layer: return MissingOnStageWords::tr("Let the instance stand on no layer");
    case Kind::Target: return MissingOnStageWords::tr("Let the emitter aim at its place");
    case Kind::Category: return MissingOnStageWords::tr("Let the bullets hit every category");
    }
    return {};
}

std::optional<RepairPlan> addingStageCategory(const Document &document, const Finding &finding,
                                              const ValidationContext &)
{
    const std::optional<Place> place = missingPlaceOf(document, finding);
    if (!place || place->kind != Kind::Category)
        return std::nullopt;
    const QString category = document.stages.at(place->stage).emitters.at(place->index).category;
    return RepairPlan{MissingOnStageWords::tr("Add the category %1").arg(quoted(category)),
                      [category](const Document &current) {
                          return findCategory(current, category) ? current : addFreshCategory(current, category);
                      }};
}

std::optional<RepairPlan> addingLayer(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Place> place = missingPlaceOf(document, finding);
    if (!place || place->kind != Kind::Layer)
        return std::nullopt;
    const QString layer = document.stages.at(place->stage).instances.at(place->index).layer;
    return RepairPlan{MissingOnStageWords::tr("Add the layer %1").arg(quoted(layer)),
                      [finding, layer](Document current) {
                          if (const std::optional<Place> at = missingPlaceOf(current, finding))
                              current.stages[at->stage].layers.append({.name = layer});
                          return current;
                      }};
}

std::optional<RepairPlan> doingWithout(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Place> place = missingPlaceOf(document, finding);
    if (!place)
        return std::nullopt;
    return RepairPlan{titleWithout(place->kind), [finding](const Document &current) {
                          const std::optional<Place> at = missingPlaceOf(current, finding);
                          return at ? without(current, *at) : current;
                      }};
}

constexpr std::array missingOnStageRepairs{Repair{"add-layer", FixSafety::NeedsEyes, addingLayer},
                                           Repair{"add-category", FixSafety::NeedsEyes, addingStageCategory},
                                           Repair{"do-without", FixSafety::NeedsEyes, doingWithout}};

} // namespace

const Rule missingOnStageRule{
    "missing-on-stage",
    QT_TRANSLATE_NOOP("hitbox::validation", "Tags, layers, targets and categories of stages that are not there"),
    checkMissingOnStage, missingOnStageRepairs};

} // namespace hitbox
