#include "document/property_edits.h"

#include "document/numbers.h"

#include <QSet>

#include <algorithm>

namespace hitbox {

namespace {

constexpr QLatin1String yes("true");
constexpr QLatin1String no("false");

bool isTrue(const QString &text)
{
    return text == yes || parseNumber(text.toStdString()).value_or(0) != 0;
}

} // namespace

bool isColour(const QString &text)
{
    const auto isHexDigit = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    };
    return text.size() == 7 && text.front() == u'#' && std::all_of(text.begin() + 1, text.end(), isHexDigit);
}

PropertyType typeOf(const Property &property)
{
    if (std::holds_alternative<bool>(property.value))
        return PropertyType::Truth;
    if (std::holds_alternative<double>(property.value))
        return PropertyType::Number;
    if (const auto *text = std::get_if<QString>(&property.value))
        return isColour(*text) ? PropertyType::Colour : PropertyType::Text;
    return PropertyType::Other;
}

QString textOf(const Property &property)
{
    if (const auto *truth = std::get_if<bool>(&property.value))
        return QString(*truth ? yes : no);
    if (const auto *number = std::get_if<double>(&property.value))
        return QString::fromLatin1(shortestNumber(*number));
    if (const auto *text = std::get_if<QString>(&property.value))
        return *text;
    return QString::fromUtf8(std::get<JsonText>(property.value).text);
}

Property converted(const Property &property, PropertyType type)
{
    Property result = property;
    if (type == typeOf(property))
        return result;
    const QString text = textOf(property);
    switch (type) {
    case PropertyType::Number:
        result.value = text == yes ? 1.0 : parseNumber(text.trimmed().toStdString()).value_or(0);
        break;
    // A text that looks like a colour would be one.
    case PropertyType::Text: result.value = isColour(text) ? text.mid(1) : text; break;
    case PropertyType::Truth: result.value = isTrue(text); break;
    case PropertyType::Colour: result.value = isColour(u'#' + text) ? u'#' + text : QStringLiteral("#000000"); break;
    case PropertyType::Other: break;
    }
    return result;
}

std::optional<Property> withText(const Property &property, const QString &text)
{
    Property result = property;
    switch (typeOf(property)) {
    case PropertyType::Number: {
        const std::optional<double> number = parseNumber(text.trimmed().toStdString());
        if (!number)
            return std::nullopt;
        result.value = *number;
        return result;
    }
    case PropertyType::Truth:
        if (text != yes && text != no)
            return std::nullopt;
        result.value = text == yes;
        return result;
    case PropertyType::Colour:
        if (!isColour(text.trimmed()))
            return std::nullopt;
        result.value = text.trimmed().toLower();
        return result;
    case PropertyType::Text: result.value = text; return result;
    case PropertyType::Other: break;
    }
    return std::nullopt;
}

Properties withoutRepeated(const Properties &properties)
{
    Properties first;
    QSet<QString> names;
    for (const Property &property : properties) {
        if (!names.contains(property.name))
            first.append(property);
        names.insert(property.name);
    }
    return first;
}

const Properties *propertiesOf(const Document &document, const PropertyOwner &owner)
{
    const Sprite *sprite = findSprite(document, owner.frame.sprite);
    const Frame *frame = findFrame(document, owner.frame);
    if (owner.shape) {
        const Shape *shape = frame ? findShape(*frame, owner.shape) : nullptr;
        return shape ? &shape->properties : nullptr;
    }
    if (owner.frame.frame >= 0)
        return frame ? &frame->properties : nullptr;
    if (owner.frame.sprite >= 0)
        return sprite ? &sprite->properties : nullptr;
    return &document.properties;
}

Document withProperties(Document document, const PropertyOwner &owner, const Properties &properties)
{
    Q_ASSERT(propertiesOf(document, owner));
    if (owner.frame.sprite < 0) {
        document.properties = properties;
        return document;
    }
    Sprite &sprite = document.sprites[owner.frame.sprite];
    if (owner.frame.frame < 0) {
        sprite.properties = properties;
        return document;
    }
    Frame &frame = sprite.frames[owner.frame.frame];
    if (!owner.shape) {
        frame.properties = properties;
        return document;
    }
    for (Shape &shape : frame.shapes) {
        if (shape.id == owner.shape)
            shape.properties = properties;
    }
    return document;
}

} // namespace hitbox
