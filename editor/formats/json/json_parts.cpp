#include "formats/json/json_parts.h"

namespace hitbox {

void writeProperties(JsonWriter &json, const Properties &properties)
{
    if (properties.isEmpty())
        return;
    json.beginObjectMember("properties", JsonLayout::Line);
    for (const Property &property : properties) {
        json.key(property.name);
        std::visit([&json](const auto &value) { json.value(value); }, property.value);
    }
    json.endObject();
}

void writePoints(JsonWriter &json, const QList<geometry::Point> &points)
{
    json.beginArrayMember("points", JsonLayout::Line);
    for (const geometry::Point point : points)
        json.value(point);
    json.endArray();
}

void writeCoordinates(JsonWriter &json, const geometry::Circle &circle)
{
    json.member("center", circle.center);
    json.member("radius", circle.radius);
}

void writeCoordinates(JsonWriter &json, const geometry::Capsule &capsule)
{
    json.member("from", capsule.from);
    json.member("to", capsule.to);
    json.member("radius", capsule.radius);
}

void writeCoordinates(JsonWriter &json, const ChainLine &chain)
{
    writePoints(json, chain.points);
}

void writeFrameMembers(JsonWriter &json, const Frame &frame)
{
    json.member("name", frame.name);
    if (!frame.image.isEmpty())
        json.member("image", frame.image);
    writeNumbers(json, "rect", frame.rect.x(), frame.rect.y(), frame.rect.width(), frame.rect.height());
    writeNumbers(json, "size", frame.size.width(), frame.size.height());
    writeNumbers(json, "offset", frame.offset.x(), frame.offset.y());
    json.member("pivot", frame.pivot);
    json.member("duration", frame.duration);
}

void writeTagMembers(JsonWriter &json, const Tag &tag)
{
    json.member("name", tag.name);
    json.member("from", tag.from);
    json.member("to", tag.to);
    json.member("direction", directionName(tag.direction));
    if (tag.repeat != 0)
        json.member("repeat", tag.repeat);
}

void writeTrackMembers(JsonWriter &json, const Shape &shape)
{
    if (shape.track)
        json.member("track", shape.track.value);
    if (shape.between != Between::None)
        json.member("between", betweenName(shape.between));
}

void writePointMembers(JsonWriter &json, const FramePoint &point)
{
    json.member("name", point.name);
    json.member("at", point.at);
    json.member("angle", point.angle);
}

void writeEventMembers(JsonWriter &json, const FrameEvent &event)
{
    json.member("name", event.name);
    writeProperties(json, event.properties);
}

void writeFieldMembers(JsonWriter &json, const CategoryField &field)
{
    json.member("name", field.name);
    if (field.type != FieldType::Other)
        json.member("type", fieldTypeName(field.type));
    if (!field.choices.isEmpty()) {
        json.beginArrayMember("choices", JsonLayout::Line);
        for (const QString &choice : field.choices)
            json.value(choice);
        json.endArray();
    }
    const auto *other = std::get_if<JsonText>(&field.fallback);
    if (other && other->text.isEmpty())
        return;
    json.key("default");
    std::visit([&json](const auto &value) { json.value(value); }, field.fallback);
}

void writeHits(JsonWriter &json, const Category &category)
{
    json.beginArrayMember("hits", JsonLayout::Line);
    for (const QString &name : category.hits)
        json.value(name);
    json.endArray();
}

QString directionName(TagDirection direction)
{
    switch (direction) {
    case TagDirection::Forward: return QStringLiteral("forward");
    case TagDirection::Reverse: return QStringLiteral("reverse");
    case TagDirection::PingPong: return QStringLiteral("ping-pong");
    case TagDirection::PingPongReverse: return QStringLiteral("ping-pong-reverse");
    }
    return {};
}

} // namespace hitbox
