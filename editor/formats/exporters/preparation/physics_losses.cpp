#include "formats/exporters/preparation/physics_losses.h"

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
