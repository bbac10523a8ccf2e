#include "formats/exporters/preparation/engine_bodies.h"

#include "document/names.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class EngineBodiesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

} // namespace

FrameBodies frameBodies(const Document &document, BodiesOf which)
{
    FrameBodies result;
    UniqueNames names;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            const Frame &frame = frames[f];
            const bool isMarked =
                which == BodiesOf::ShapesAndMarks && !(frame.points.isEmpty() && frame.events.isEmpty());
            if (frame.shapes.isEmpty() && !isMarked)
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
