#include "document/stage_edits.h"

#include "document/names.h"
#include "document/renewed.h"
#include "document/stage_layers.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Places in the list that an emitter may aim at, by the place before; -1: gone.
void followTargets(Stage &stage, const QList<int> &places, const QList<Instance> &before)
{
    for (Emitter &emitter : stage.emitters) {
        if (!emitter.target || *emitter.target >= places.size())
            continue;
        const int place = places.at(*emitter.target);
        if (place < 0)
            emitter.aim = before.at(*emitter.target).position;
        emitter.target = place < 0 ? std::nullopt : std::optional(place);
    }
}

QSet<QString> namesBeside(const Stage &stage, int layer)
{
    QSet<QString> names;
    for (int i = 0; i < stage.layers.size(); ++i) {
        if (i != layer)
            names.insert(stage.layers.at(i).name);
    }
    return names;
}

/// Of two layers with one name, instances mean the first.
bool isLayerOf(const Stage &stage, int layer)
{
    const auto first = std::find_if(stage.layers.cbegin(), stage.layers.cend(), [&](const StageLayer &candidate) {
        return candidate.name == stage.layers.at(layer).name;
    });
    return first - stage.layers.cbegin() == layer;
}

void renameInInstances(Stage &stage, const QString &before, const QString &after)
{
    for (Instance &instance : stage.instances) {
        if (instance.layer == before)
            instance.layer = after;
    }
}

} // namespace

Stage withEach(Stage stage, const QSet<Id<Instance>> &instances, const std::function<Instance(const Instance &)> &edit)
{
    for (const int i : placesOf(stage.instances, instances)) {
        Instance edited = edit(stage.instances.at(i));
        edited.id = stage.instances.at(i).id;
        stage.instances[i] = std::move(edited);
    }
    return stage;
}

Stage removeInstances(Stage stage, const QSet<Id<Instance>> &instances)
{
    const QList<Instance> before = std::exchange(stage.instances, {});
    QList<int> places;
    for (int i = 0; i < before.size(); ++i) {
        const bool goes = instances.contains(before.at(i).id);
        places.append(goes ? -1 : static_cast<int>(stage.instances.size()));
        if (!goes)
            stage.instances.append(before.at(i));
    }
    followTargets(stage, places, before);
    return stage;
}

Stage moveInstances(Stage stage, const QSet<Id<Instance>> &instances, int before)
{
    const auto count = static_cast<int>(stage.instances.size());
    const QList<int> order = orderAfterMove(count, placesOf(stage.instances, instances), before);
    return withInstanceOrder(std::move(stage), order);
}

QList<int> orderAfterRestack(const Stage &stage, const QSet<Id<Instance>> &instances, Restack step)
{
    QList<int> layers;
    for (const Instance &instance : stage.instances)
        layers.append(layerOf(stage, instance));
    return orderAfterRestack(layers, placesOf(stage.instances, instances), step);
}

Stage withInstanceOrder(Stage stage, const QList<int> &order)
{
    followTargets(stage, placesIn(order), stage.instances);
    stage.instances = inOrder(stage.instances, order);
    return stage;
}

Stage duplicateInstances(Stage stage, const QSet<Id<Instance>> &instances, geometry::Point offset)
{
    for (const int i : placesOf(stage.instances, instances)) {
        Instance copy = renewed(stage.instances.at(i));
        copy.position = copy.position + offset;
        stage.instances.append(copy);
    }
    return stage;
}

Stage onLayer(Stage stage, const QSet<Id<Instance>> &instances, const QString &layer)
{
    for (const int i : placesOf(stage.instances, instances))
        stage.instances[i].layer = layer;
    return stage;
}

Stage addLayer(Stage stage, StageLayer layer)
{
    layer.name = freeName(layer.name, namesOf(stage.layers));
    stage.layers.append(renewed(std::move(layer)));
    return stage;
}

Stage removeLayer(Stage stage, int layer)
{
    if (isLayerOf(stage, layer))
        renameInInstances(stage, stage.layers.at(layer).name, {});
    stage.layers.removeAt(layer);
    return stage;
}

Stage withLayer(Stage stage, int layer, StageLayer value)
{
    const QString before = stage.layers.at(layer).name;
    if (value.name != before) {
        value.name = freeName(value.name, namesBeside(stage, layer));
        if (isLayerOf(stage, layer))
            renameInInstances(stage, before, value.name);
    }
    value.id = stage.layers.at(layer).id;
    stage.layers[layer] = std::move(value);
    return stage;
}

Stage moveLayers(Stage stage, const QList<int> &layers, int before)
{
    const QList<int> order = orderAfterMove(static_cast<int>(stage.layers.size()), layers, before);
    stage.layers = inOrder(stage.layers, order);
    return stage;
}

} // namespace hitbox
