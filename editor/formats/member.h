#pragma once

#include "formats/json_writer.h"

#include <string_view>

/// The members of JSON objects, a call each.
namespace hitbox {

template <typename Value>
void writeMember(JsonWriter &json, std::string_view key, const Value &value)
{
    json.key(key);
    json.value(value);
}

inline void beginArrayMember(JsonWriter &json, std::string_view key, JsonLayout layout = JsonLayout::Lines)
{
    json.key(key);
    json.beginArray(layout);
}

inline void beginObjectMember(JsonWriter &json, std::string_view key, JsonLayout layout = JsonLayout::Lines)
{
    json.key(key);
    json.beginObject(layout);
}

} // namespace hitbox
