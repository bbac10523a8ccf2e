#include "images/layer_role.h"

namespace hitbox {

std::optional<LayerRole> layerRole(const QString &layer)
{
    const qsizetype colon = layer.indexOf(u':');
    if (colon <= 0 || colon + 1 >= layer.size() || layer[colon - 1].isSpace() || layer[colon + 1].isSpace())
        return std::nullopt;
    const LayerRole role{layer.left(colon).trimmed(), layer.mid(colon + 1).trimmed()};
    return role.name.isEmpty() || role.category.isEmpty() ? std::nullopt : std::optional(role);
}

} // namespace hitbox
