#include "session/carried_drawing.h"

#include "document/edits.h"

#include <algorithm>

namespace hitbox {

namespace {

bool haveSameNames(const Document &before, FrameRef old, const Document &after, FrameRef now)
{
    const Frame *frame = findFrame(after, now);
    return frame && frame->name == findFrame(before, old)->name &&
           after.sprites.at(now.sprite).name == before.sprites.at(old.sprite).name;
}

std::optional<FrameRef> frameOfSameNames(const Document &before, const Document &after, FrameRef ref)
{
    if (haveSameNames(before, ref, after, ref))
        return ref;
    for (int sprite = 0; sprite < after.sprites.size(); ++sprite) {
        for (int frame = 0; frame < after.sprites.at(sprite).frames.size(); ++frame) {
            if (haveSameNames(before, ref, after, {sprite, frame}))
                return FrameRef{sprite, frame};
        }
    }
    return std::nullopt;
}

/// What a category is called by now: one that was renamed keeps its place in the list.
QString categoryNow(const Document &before, const Document &after, const QString &name)
{
    const auto old = std::find_if(before.categories.cbegin(), before.categories.cend(),
                                  [&name](const Category &category) { return category.name == name; });
    const bool stays = findCategory(after, name) || old == before.categories.cend();
    if (stays || before.categories.size() != after.categories.size())
        return name;
    return after.categories.at(old - before.categories.cbegin()).name;
}

} // namespace

std::optional<FrameRef> sameFrame(const Document &before, const Document &after, FrameRef ref)
{
    if (!findFrame(before, ref))
        return std::nullopt;
    if (const auto named = frameOfSameNames(before, after, ref))
        return named;
    const bool samePlaces = before.sprites.size() == after.sprites.size() &&
                            before.sprites.at(ref.sprite).frames.size() == after.sprites.at(ref.sprite).frames.size();
    return samePlaces ? std::optional(ref) : std::nullopt;
}

Document withDrawingCarried(const Document &before, const Document &drawn, Document after, FrameRef ref)
{
    const std::optional<FrameRef> now = sameFrame(before, after, ref);
    if (!now)
        return after;
    const Frame &old = *findFrame(before, ref);
    QList<Shape> shapes;
    for (Shape shape : findFrame(drawn, ref)->shapes) {
        if (findShape(old, shape.id))
            continue;
        shape.category = categoryNow(before, after, shape.category);
        shapes.append(shape);
    }
    return addShapes(std::move(after), *now, shapes);
}

Document withProbesCarried(const Document &before, const Document &drawn, Document after)
{
    if (after.stages.size() != before.stages.size())
        return after;
    for (int i = 0; i < drawn.stages.size(); ++i) {
        const Stage &stage = drawn.stages.at(i);
        if (i >= before.stages.size())
            after = addStage(after, stage);
        else if (const qsizetype known = before.stages.at(i).probes.size(); stage.probes.size() > known)
            after.stages[i].probes += stage.probes.mid(known);
    }
    return after;
}

} // namespace hitbox
