#pragma once

#include "document/document.h"
#include "formats/importers/godot_scene.h"

#include <QList>
#include <QStringList>

#include <optional>

/// Metadata of Godot's nodes as properties: lines of their own in version 4, one dictionary in version 3. What the
/// editor itself notes there is passed over.
namespace hitbox {

struct GodotProperties {
    Properties properties;
    QStringList left; ///< names of what has no like in a project, such as a Vector2
};

GodotProperties godotProperties(const GodotSection &node);

/// Of a dictionary of Godot's, such as an event is called with.
GodotProperties godotDictionaryProperties(const GodotValue &dictionary);

/// Nothing for what has no like in a project.
std::optional<Property> godotProperty(const QString &name, const GodotValue &value);

/// The metadata of that name; nullptr when there are none.
const GodotValue *godotMetadataNamed(const GodotSection &section, const char *name);

struct GodotFrameProperties {
    QString frame; ///< its name
    GodotProperties found;
};

/// What our own exporter keeps of frames on the root of a scene; see godotMetadata(). Nothing where metadata of that
/// name are laid out in another way.
QList<GodotFrameProperties> godotPropertiesOfFrames(const GodotSection &root);

} // namespace hitbox
