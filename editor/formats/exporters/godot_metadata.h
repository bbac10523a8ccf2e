#pragma once

#include "document/document.h"
#include "formats/exporters/godot_text.h"

#include <QStringList>

/// Properties of the user's own as metadata of Godot's nodes.
namespace hitbox {

/// The property of the root of a sprite's scene that holds what the frames have, by their names, for a frame is no node
/// of its own.
inline constexpr const char *godotFrameProperties = "frame_properties";

/// The lines of a node, and what differs from the properties.
struct GodotMetadata {
    QByteArray lines;
    QStringList renamed; ///< "“a b” as “a_b”": version 4 takes names of letters, digits and '_' only
    QStringList left;    ///< names: version 4 keeps no metadata that are null
};

/// Version 3 has all of them in one dictionary, version 4 a line for each. With `frames`, what they have stands beside
/// the properties, under godotFrameProperties.
GodotMetadata godotMetadata(const Properties &properties, GodotVersion version, const QList<Frame> &frames = {});

/// The properties as a dictionary of Godot's.
QByteArray godotDictionary(const Properties &properties);

} // namespace hitbox
