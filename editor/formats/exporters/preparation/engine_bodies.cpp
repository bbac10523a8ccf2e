#include "formats/exporters/preparation/engine_bodies.h"

#include "formats/exporters/preparation/shape_preparation.h"
#include "validation/wording.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class EngineBodiesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

} // namespace

CollisionFilter mutualFilterOf(const Document &document, const QString &category)
{
    CollisionFilter filter = filterOf(document, category);
    for (const Category &other : document.categories) {
        if (other.hits.contains(category) && findCategory(document, category))
            filter.mask |= other.bits;
    }
    return filter;
}

CollisionFilter mutualFilterOf(const Document &document, const Frame &frame)
{
    CollisionFilter filter{0, 0};
    for (const Shape &shape : frame.shapes) {
        const CollisionFilter own = mutualFilterOf(document, shape.category);
        filter.bits |= own.bits;
        filter.mask |= own.mask;
    }
    return filter;
}

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

QList<geometry::Point> definingPoints(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return polygon->points;
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return chain->points;
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return {box->min, box->max};
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return {circle->center};
    const auto &capsule = std::get<geometry::Capsule>(outline);
    return {capsule.from, capsule.to};
}

double radiusOf(const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return circle->radius;
    const auto *capsule = std::get_if<geometry::Capsule>(&outline);
    return capsule ? capsule->radius : 0;
}

FrameBodies frameBodies(const Document &document)
{
    FrameBodies result;
    UniqueNames names;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            const Frame &frame = frames[f];
            if (frame.shapes.isEmpty())
                continue;
            const QString name = names.add(frame.name);
            if (name != frame.name) {
                result.losses.append(
                    exportLoss({s, f}, {}, Severity::Warning,
                               EngineBodiesWords::tr("The body is named %1: another frame is called %2, too")
                                   .arg(quoted(name), quoted(frame.name))));
            }
            result.bodies.append({{s, f}, &frame, name});
        }
    }
    return result;
}

} // namespace hitbox
