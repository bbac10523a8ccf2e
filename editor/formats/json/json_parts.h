#pragma once

#include "document/document.h"
#include "formats/json/json_writer.h"

/// What our project files and our own exports spell alike.
namespace hitbox {

template <typename... Numbers>
void writeNumbers(JsonWriter &json, std::string_view key, Numbers... numbers)
{
    json.beginArrayMember(key, JsonLayout::Line);
    (json.value(numbers), ...);
    json.endArray();
}

void writeProperties(JsonWriter &json, const Properties &properties);     ///< "properties"; nothing for none
void writePoints(JsonWriter &json, const QList<geometry::Point> &points); ///< "points"
void writeCoordinates(JsonWriter &json, const geometry::Circle &circle);
void writeCoordinates(JsonWriter &json, const geometry::Capsule &capsule);
void writeCoordinates(JsonWriter &json, const ChainLine &chain);

void writeFrameMembers(JsonWriter &json, const Frame &frame); ///< "name" to "duration": all that frames must have
void writeTagMembers(JsonWriter &json, const Tag &tag);
void writeTrackMembers(JsonWriter &json, const Shape &shape); ///< "track" and "between"; nothing for none
void writePointMembers(JsonWriter &json, const FramePoint &point);
void writeEventMembers(JsonWriter &json, const FrameEvent &event);
void writeFieldMembers(JsonWriter &json, const CategoryField &field);
void writeHits(JsonWriter &json, const Category &category); ///< "hits"

/// Of tags, as they stand in the files.
QString directionName(TagDirection direction);

} // namespace hitbox
