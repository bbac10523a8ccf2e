#include "formats/exporters/rube_level.h"

#include "document/names.h"
#include "formats/exporters/preparation/placed_outline.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class RubeLevelWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// About the pivot.
PreparedShape scaledShape(const Shape &shape, geometry::Point pivot, geometry::Point scale,
                          const Capabilities &capabilities)
{
    Shape scaled = shape;
    scaled.outline = placedOutline(shape.outline, {pivot, pivot, 0, scale});
    PreparedShape prepared = preparedShape(scaled, pivot, capabilities);
    if (scaled.kind() != shape.kind()) {
        prepared.losses.prepend(exportLoss(
            {}, shape.id, Severity::Info,
            RubeLevelWords::tr("The %1 becomes a polygon, since it is scaled unevenly").arg(kindWord(shape.kind()))));
    }
    return prepared;
}

QList<Finding> rubeLevelLosses(const Stage &stage)
{
    QList<Finding> losses;
    if (!stage.layers.isEmpty())
        losses.append(
            levelLoss(stage, Severity::Info, RubeLevelWords::tr("layers are left out, the order of bodies stays")));
    if (!std::ranges::all_of(stage.instances, &QString::isEmpty, &Instance::tag))
        losses.append(levelLoss(stage, Severity::Info,
                                RubeLevelWords::tr("bodies keep to their frames: the format does not switch them")));
    return losses;
}

/// The shapes of an instance as they are in its body, and what is lost of them.
PreparedShape instanceShapes(const LevelInstance &placed, const Frame &frame, const Level &level,
                             const Capabilities &capabilities)
{
    if (placed.instance->scale == geometry::Point{1, 1})
        return {frame.shapes, {}};
    PreparedShape all;
    for (const Shape &shape : frame.shapes) {
        const PreparedShape prepared = scaledShape(shape, frame.pivot, placed.instance->scale, capabilities);
        all.shapes += prepared.shapes;
        for (const Finding &loss : prepared.losses) {
            const QString place =
                RubeLevelWords::tr("%1, shape %2: ").arg(quoted(placed.name), QString::number(shape.id.value));
            all.losses.append(levelLoss(*level.stage, loss.severity, place + loss.message));
        }
    }
    return all;
}

} // namespace

RubeLevel rubeLevel(const Document &document, const Level &level, const Capabilities &capabilities)
{
    RubeLevel result{{}, rubeLevelLosses(*level.stage)};
    for (const LevelInstance &placed : level.instances) {
        const Instance &instance = *placed.instance;
        const Frame &frame = *findFrame(document, placed.ref);
        const PreparedShape prepared = instanceShapes(placed, frame, level, capabilities);
        result.bodies.append(
            {placed.name,
             prepared.shapes,
             frame.pivot,
             instance.position,
             instance.rotation,
             {{QStringLiteral("sprite"), instance.sprite}, {QStringLiteral("frame"), instance.frame}}});
        result.losses += prepared.losses;
    }
    return result;
}

} // namespace hitbox
