#include "session/history/carried_drawing.h"

#include "document/edits.h"
#include "document/places.h"

namespace hitbox {

namespace {

/// What a category is called by now.
QString categoryNow(const Document &before, const Document &after, const QString &name)
{
    const Category *old = findCategory(before, name);
    const Category *now = old ? findThing(after.categories, *old->id) : nullptr;
    return now ? now->name : name;
}

} // namespace

Document withDrawingCarried(const Document &before, const Document &drawn, Document after, FrameRef ref)
{
    const Frame *old = findFrame(before, ref);
    const FrameRef now = old ? placeOf(after, old->id, ref) : FrameRef{};
    if (!findFrame(after, now))
        return after;
    QList<Shape> shapes;
    for (Shape shape : findFrame(drawn, ref)->shapes) {
        if (findShape(*old, shape.id))
            continue;
        shape.category = categoryNow(before, after, shape.category);
        shapes.append(shape);
    }
    return addShapes(std::move(after), now, shapes);
}

Document withProbesCarried(const Document &before, const Document &drawn, Document after)
{
    for (const Stage &stage : drawn.stages) {
        const Stage *old = findThing(before.stages, *stage.id);
        const int now = placeOf(after.stages, *stage.id);
        if (!old) {
            after.stages.append(stage);
            continue;
        }
        for (const Probe &probe : stage.probes) {
            if (now >= 0 && !findThing(old->probes, *probe.id))
                after.stages[now].probes.append(probe);
        }
    }
    return after;
}

} // namespace hitbox
