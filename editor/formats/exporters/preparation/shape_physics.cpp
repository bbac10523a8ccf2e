#include "formats/exporters/preparation/shape_physics.h"

namespace hitbox {

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

} // namespace hitbox
