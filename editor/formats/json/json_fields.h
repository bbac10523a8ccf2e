#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json/json_reader.h"

#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

/// Reading JSON whose values must be of a certain kind. Whatever is not what it has to be leaves the reader at once by
/// a Refusal; the reader's outermost function catches it and hands back its error, so that none leaves this layer.
namespace hitbox::fields {

struct Refusal {
    Error error; ///< without the file's name
};

/// "found WHAT THE VALUE IS, expected EXPECTED", at the value's path.
[[noreturn]] void refuse(JsonValue value, const QString &expected);

/// The member of this name; refuses an object without it.
JsonValue required(JsonFields &fields, std::string_view key);

JsonFields objectFields(JsonValue value, const QString &expected);
JsonValue arrayOf(JsonValue value, const QString &expected);

/// Of at most limits::coordinate magnitude.
bool isCoordinate(double number);
double coordinate(JsonValue value);
int wholeCoordinate(JsonValue value);
geometry::Point pointOf(JsonValue value); ///< [x, y]
geometry::Point optionalPoint(JsonFields &fields, std::string_view key, geometry::Point otherwise);

/// From 0 to limits::coordinate.
double lengthOf(JsonValue value, const QString &expected);

int wholeNumber(JsonValue value, int smallest, int largest);
QString textOf(JsonValue value);
QString optionalText(JsonFields &fields, std::string_view key, const QString &otherwise = {});
bool optionalTruth(JsonFields &fields, std::string_view key, bool otherwise);

/// The elements of an array of just this many.
template <size_t Count>
std::array<JsonValue, Count> elements(JsonValue value, const QString &expected)
{
    if (!value.isArray() || value.size() != Count)
        refuse(value, expected);
    auto item = value.items().begin();
    const auto next = [&item](size_t) {
        const JsonValue element = *item;
        ++item;
        return element;
    };
    return [&]<size_t... Index>(std::index_sequence<Index...>)
    {
        return std::array<JsonValue, Count>{next(Index)...};
    }
    (std::make_index_sequence<Count>());
}

} // namespace hitbox::fields
