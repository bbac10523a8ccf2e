#pragma once

#include <QString>

#include <optional>

namespace hitbox {

/// What a layer of a drawing program is to become, by its name.
struct LayerRole {
    QString category;
    QString name;
};

/// Of a layer such as "hit:fist", which is traced into shapes of the category "hit" that are named "fist", and is not
/// drawn. Nothing for any other name: there are words on both sides of the first colon, and no blank beside it, so that
/// "Copy: head" is drawn like any layer.
std::optional<LayerRole> layerRole(const QString &layer);

} // namespace hitbox
