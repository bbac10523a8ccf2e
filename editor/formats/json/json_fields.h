#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json/json_reader.h"

#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

/// Reading JSON whose values must be of a certain kind. Whatever is not what it has to be leaves the reader at once by
/// a Refusal; the reader's outermost function makes a Result of it, see readOrRefused(): none leaves a reader.
namespace hitbox::fields {

struct Refusal {
    Error error; ///< without the file's name
};

/// What `read` answers, or why it refused: for the outermost function of a reader.
template <typename Read>
Result<std::invoke_result_t<Read>> readOrRefused(Read read)
{
    try {
        return read();
    } catch (const Refusal &refusal) {
        return refusal.error;
    }
}

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

/// A number from 0 to limits::coordinate.
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
