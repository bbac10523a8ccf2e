#pragma once

#include "document/document.h"

#include <optional>

/// Custom properties as people see them: each has a type, which is told by its value.
namespace hitbox {

enum class PropertyType {
    Number,
    Text,
    Truth,  ///< yes or no
    Colour, ///< a text of the form "#rrggbb"
    Other,  ///< JSON of another kind: shown, not edited
};

PropertyType typeOf(const Property &property);

/// "#rrggbb" in either case.
bool isColour(const QString &text);

/// The same name with the nearest value of another type: "12" becomes 12, and what has none becomes 0, no, black or
/// the value's text. Other is no type to convert to.
Property converted(const Property &property, PropertyType type);

/// The value as one types it; the JSON of Other.
QString textOf(const Property &property);

/// The property with the value that the text means for its type; nothing when it means none. Truth reads "true" and
/// "false".
std::optional<Property> withText(const Property &property, const QString &text);

/// The properties as a project holds them: of those with one name only the first.
Properties withoutRepeated(const Properties &properties);

/// What carries properties: the project, a sprite (frame -1), a frame (no shape), or a shape.
struct PropertyOwner {
    FrameRef frame;
    ShapeId shape;

    friend bool operator==(const PropertyOwner &, const PropertyOwner &) = default;
};

/// Nothing when the owner does not exist. The pointer lives as long as the document is not changed.
const Properties *propertiesOf(const Document &document, const PropertyOwner &owner);
Document withProperties(Document document, const PropertyOwner &owner, const Properties &properties);

} // namespace hitbox
