#include "document/stage_layers.h"

#include <algorithm>
#include <numeric>

namespace hitbox {

int layerOf(const Stage &stage, const Instance &instance)
{
    const auto found = std::find_if(stage.layers.cbegin(), stage.layers.cend(),
                                    [&](const StageLayer &layer) { return layer.name == instance.layer; });
    return found == stage.layers.cend() ? -1 : static_cast<int>(found - stage.layers.cbegin());
}

bool isShown(const Stage &stage, const Instance &instance)
{
    const int layer = layerOf(stage, instance);
    return layer < 0 || stage.layers.at(layer).visible;
}

bool isLocked(const Stage &stage, const Instance &instance)
{
    const int layer = layerOf(stage, instance);
    return layer >= 0 && stage.layers.at(layer).locked;
}

bool isTakeable(const Stage &stage, const Instance &instance)
{
    const int layer = layerOf(stage, instance);
    return layer < 0 || (stage.layers.at(layer).visible && !stage.layers.at(layer).locked);
}

QList<int> paintOrder(const Stage &stage)
{
    QList<int> order(stage.instances.size());
    std::iota(order.begin(), order.end(), 0);
    if (stage.layers.isEmpty())
        return order;
    QList<int> layers;
    layers.reserve(order.size());
    for (const Instance &instance : stage.instances)
        layers.append(layerOf(stage, instance));
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return layers.at(a) < layers.at(b); });
    return order;
}

} // namespace hitbox
