#include "document/conflict_edits.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

int placeOfStep(const QList<Shape> &shapes, const QString &id)
{
    const auto found = std::find_if(shapes.cbegin(), shapes.cend(), [number = id.toInt()](const Shape &shape) {
        return number != 0 && shape.id.value == number;
    });
    return found == shapes.cend() ? -1 : static_cast<int>(found - shapes.cbegin());
}

ConflictPlace placeOf(const Document &document, const MergeConflict &conflict)
{
    const QList<MergeStep> &place = conflict.place;
    if (place.isEmpty())
        return {};
    if (place[0].list == "stages")
        return {.stage = placeOfStep(document.stages, place[0].item)};
    const int s = place[0].list == "sprites" ? placeOfStep(document.sprites, place[0].item) : -1;
    if (s < 0)
        return {};
    const QList<Frame> &frames = document.sprites.at(s).frames;
    const bool isInFrame = place.size() > 1 && place[1].list == "frames";
    const int f = isInFrame ? placeOfStep(frames, place[1].item) : 0;
    if (f < 0 || f >= frames.size())
        return {};
    ConflictPlace found{.frame = {s, f}};
    if (isInFrame && place.size() > 2 && place[2].list == "shapes") {
        const int shape = placeOfStep(frames.at(f).shapes, place[2].item);
        found.shape = shape < 0 ? ShapeId() : frames.at(f).shapes.at(shape).id;
    }
    return found;
}

Document withoutConflict(Document document, int index)
{
    document.conflicts.removeAt(index);
    return document;
}

void renameInConflicts(Document &document, const QList<MergeStep> &place, const QString &name)
{
    for (qsizetype i = 0; i < document.conflicts.size(); ++i) {
        const QList<MergeStep> &there = document.conflicts.at(i).place;
        if (there.size() < place.size() || !std::equal(place.cbegin(), place.cend(), there.cbegin()))
            continue;
        document.conflicts[i].place[place.size() - 1].item = name;
    }
}

void renumberInConflicts(Document &document, const QHash<int, int> &ids)
{
    for (qsizetype i = 0; i < document.conflicts.size() && !ids.isEmpty(); ++i) {
        for (qsizetype s = 0; s < document.conflicts.at(i).place.size(); ++s) {
            const MergeStep &step = document.conflicts.at(i).place.at(s);
            const auto other = step.list == "shapes" ? ids.constFind(step.item.toInt()) : ids.constEnd();
            if (other != ids.constEnd())
                document.conflicts[i].place[s].item = QString::number(*other);
        }
    }
}

} // namespace hitbox
