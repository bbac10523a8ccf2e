#include "formats/json/json_fields.h"

#include "document/limits.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

#include <cmath>

namespace hitbox::fields {

namespace {

class JsonFieldsWords
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

} // namespace

void refuse(JsonValue value, const QString &expected)
{
    throw Refusal{value.mismatch(expected)};
}

JsonValue required(JsonFields &fields, std::string_view key)
{
    if (const std::optional<JsonValue> value = fields.take(key))
        return *value;
    const QString name = textFromUtf8(key);
    throw Refusal{{.file = {},
                   .place = fields.object().path(),
                   .what = JsonFieldsWords::tr("the key \"%1\" is missing").arg(name)}};
}

JsonFields objectFields(JsonValue value, const QString &expected)
{
    if (!value.isObject())
        refuse(value, expected);
    return JsonFields(value);
}

JsonValue arrayOf(JsonValue value, const QString &expected)
{
    if (!value.isArray())
        refuse(value, expected);
    return value;
}

bool isCoordinate(double number)
{
    return std::abs(number) <= limits::coordinate;
}

double coordinate(JsonValue value)
{
    const std::optional<double> number = value.toNumber();
    if (!number || !isCoordinate(*number))
        refuse(value, JsonFieldsWords::tr("a number from -1000000000 to 1000000000"));
    return *number;
}

double lengthOf(JsonValue value, const QString &expected)
{
    const std::optional<double> number = value.toNumber();
    if (!number || *number < 0 || *number > limits::coordinate)
        refuse(value, expected);
    return *number;
}

int wholeNumber(JsonValue value, int smallest, int largest)
{
    const std::optional<qint64> number = value.toInteger();
    if (!number || *number < smallest || *number > largest)
        refuse(value, JsonFieldsWords::tr("a whole number from %1 to %2").arg(smallest).arg(largest));
    return int(*number);
}

int wholeCoordinate(JsonValue value)
{
    return wholeNumber(value, -int(limits::coordinate), int(limits::coordinate));
}

QString textOf(JsonValue value)
{
    const std::optional<QString> text = value.toText();
    if (!text)
        refuse(value, JsonFieldsWords::tr("a text"));
    return *text;
}

QString optionalText(JsonFields &fields, std::string_view key, const QString &otherwise)
{
    const std::optional<JsonValue> value = fields.take(key);
    return value ? textOf(*value) : otherwise;
}

bool optionalTruth(JsonFields &fields, std::string_view key, bool otherwise)
{
    const std::optional<JsonValue> value = fields.take(key);
    if (!value)
        return otherwise;
    const std::optional<bool> truth = value->toBool();
    if (!truth)
        refuse(*value, JsonFieldsWords::tr("true or false"));
    return *truth;
}

geometry::Point pointOf(JsonValue value)
{
    if (!value.isArray() || value.size() != 2)
        refuse(value, JsonFieldsWords::tr("a pair of numbers"));
    auto item = value.items().begin();
    const double x = coordinate(*item);
    const double y = coordinate(*++item);
    return {x, y};
}

geometry::Point optionalPoint(JsonFields &fields, std::string_view key, geometry::Point otherwise)
{
    const std::optional<JsonValue> value = fields.take(key);
    return value ? pointOf(*value) : otherwise;
}

} // namespace hitbox::fields
