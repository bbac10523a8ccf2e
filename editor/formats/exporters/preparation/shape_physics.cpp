#include "formats/exporters/preparation/shape_physics.h"

#include "formats/exporters/preparation/shape_preparation.h"

#include <algorithm>
#include <functional>

namespace hitbox {

namespace {

/// At the first frame of each sprite that this is so of.
QList<Finding> lossesAt(const Document &document, const QString &message,
                        const std::function<bool(const Frame &frame)> &isSo)
{
    QList<Finding> losses;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites.at(s).frames;
        const auto found = std::find_if(frames.begin(), frames.end(), isSo);
        if (found != frames.end())
            losses.append(exportLoss({s, static_cast<int>(found - frames.begin())}, {}, Severity::Warning, message));
    }
    return losses;
}

} // namespace

bool isPhysics(const Property &property)
{
    if (property.name == QLatin1String("sensor"))
        return std::holds_alternative<bool>(property.value);
    const double *number = std::get_if<double>(&property.value);
    const bool isNamed = property.name == QLatin1String("density") || property.name == QLatin1String("friction") ||
                         property.name == QLatin1String("restitution");
    return isNamed && number && *number >= 0;
}

PhysicsValues physicsOf(const Properties &properties)
{
    PhysicsValues values;
    for (const Property &property : properties) {
        if (!isPhysics(property))
            continue;
        if (property.name == QLatin1String("sensor"))
            values.sensor = std::get<bool>(property.value);
        else if (property.name == QLatin1String("density"))
            values.density = std::get<double>(property.value);
        else if (property.name == QLatin1String("friction"))
            values.friction = std::get<double>(property.value);
        else
            values.restitution = std::get<double>(property.value);
    }
    return values;
}

Properties propertiesFor(const PhysicsValues &values)
{
    const PhysicsValues plain;
    Properties properties;
    if (values.density != plain.density)
        properties.append({QStringLiteral("density"), values.density});
    if (values.friction != plain.friction)
        properties.append({QStringLiteral("friction"), values.friction});
    if (values.restitution != plain.restitution)
        properties.append({QStringLiteral("restitution"), values.restitution});
    if (values.sensor != plain.sensor)
        properties.append({QStringLiteral("sensor"), values.sensor});
    return properties;
}

QList<Finding> densitiesLost(const Document &document, const QString &message)
{
    return lossesAt(document, message, [](const Frame &frame) {
        return std::any_of(frame.shapes.begin(), frame.shapes.end(), [](const Shape &shape) {
            return physicsOf(shape.properties).density != PhysicsValues().density;
        });
    });
}

QList<Finding> surfacesLost(const Document &document, const QString &message)
{
    return lossesAt(document, message, [](const Frame &frame) {
        return std::any_of(frame.shapes.begin(), frame.shapes.end(), [&frame](const Shape &shape) {
            const PhysicsValues first = physicsOf(frame.shapes.constFirst().properties);
            const PhysicsValues own = physicsOf(shape.properties);
            return own.friction != first.friction || own.restitution != first.restitution;
        });
    });
}

} // namespace hitbox
