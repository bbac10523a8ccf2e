#include "document/conflict_edits.h"

#include <algorithm>
#include <type_traits>

namespace hitbox {

int placeOfStep(const QList<Shape> &shapes, const QString &id)
{
    const auto found = std::find_if(shapes.cbegin(), shapes.cend(), [number = id.toInt()](const Shape &shape) {
        return number != 0 && shape.id.value == number;
    });
    return found == shapes.cend() ? -1 : static_cast<int>(found - shapes.cbegin());
}

namespace {

/// `step` tells which item of a list has the name.
template <typename Step>
ConflictPlace placeBySteps(const Document &document, const MergeConflict &conflict, const Step &step)
{
    const QList<MergeStep> &place = conflict.place;
    if (place.isEmpty())
        return {};
    if (place[0].list == "stages")
        return {.stage = step(document.stages, place[0].item)};
    const int s = place[0].list == "sprites" ? step(document.sprites, place[0].item) : -1;
    if (s < 0)
        return {};
    const QList<Frame> &frames = document.sprites.at(s).frames;
    const bool isInFrame = place.size() > 1 && place[1].list == "frames";
    const int f = isInFrame ? step(frames, place[1].item) : 0;
    if (f < 0 || f >= frames.size())
        return {};
    ConflictPlace found{.frame = {s, f}};
    if (isInFrame && place.size() > 2 && place[2].list == "shapes") {
        const int shape = step(frames.at(f).shapes, place[2].item);
        found.shape = shape < 0 ? ShapeId() : frames.at(f).shapes.at(shape).id;
    }
    return found;
}

} // namespace

ConflictPlace placeOf(const Document &document, const MergeConflict &conflict)
{
    return placeBySteps(document, conflict,
                        [](const auto &items, const QString &name) { return placeOfStep(items, name); });
}

namespace {

/// Items of lists by their names, a table for each list that was asked.
class NameTables
{
public:
    template <typename Item>
    int placeIn(const QList<Item> &items, const QString &name)
    {
        const QHash<QString, int> &table = of(items);
        const auto found = table.constFind(name);
        if (found != table.cend() && !name.isEmpty())
            return *found;
        if constexpr (std::is_same_v<Item, Shape>)
            return -1;
        else
            return placeOfUnnamed(items, name);
    }

private:
    static constexpr int severalPlaces = -1;

    template <typename Item>
    const QHash<QString, int> &of(const QList<Item> &items)
    {
        if (const auto known = m_tables.constFind(&items); known != m_tables.cend())
            return *known;
        QHash<QString, int> table;
        table.reserve(items.size());
        for (int i = 0; i < items.size(); ++i) {
            QString name;
            if constexpr (std::is_same_v<Item, Shape>)
                name = QString::number(items.at(i).id.value);
            else
                name = items.at(i).name;
            const int first = table.value(name, i);
            table.insert(name, first == i || std::is_same_v<Item, Shape> ? first : severalPlaces);
        }
        return *m_tables.insert(&items, table);
    }

    QHash<const void *, QHash<QString, int>> m_tables; ///< by the list
};

} // namespace

QList<ConflictPlace> conflictPlaces(const Document &document)
{
    NameTables tables;
    QList<ConflictPlace> places;
    for (const MergeConflict &conflict : document.conflicts)
        places.append(placeBySteps(document, conflict, [&tables](const auto &items, const QString &name) {
            return tables.placeIn(items, name);
        }));
    return places;
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

namespace {

/// A number, or a list of numbers, in JSON.
QByteArray renumberedIn(const QByteArray &json, const QHash<int, int> &ids)
{
    QByteArray text;
    for (qsizetype i = 0; i < json.size();) {
        qsizetype end = i;
        while (end < json.size() && json[end] >= '0' && json[end] <= '9')
            ++end;
        if (end == i) {
            text += json[i++];
            continue;
        }
        const QByteArray digits = json.sliced(i, end - i);
        const auto other = ids.constFind(digits.toInt());
        text += other == ids.constEnd() ? digits : QByteArray::number(*other);
        i = end;
    }
    return text;
}

} // namespace

void renumberInConflicts(Document &document, const QHash<int, int> &ids)
{
    for (qsizetype i = 0; i < document.conflicts.size() && !ids.isEmpty(); ++i) {
        for (qsizetype s = 0; s < document.conflicts.at(i).place.size(); ++s) {
            const MergeStep &step = document.conflicts.at(i).place.at(s);
            const auto other = step.list == "shapes" ? ids.constFind(step.item.toInt()) : ids.constEnd();
            if (other != ids.constEnd())
                document.conflicts[i].place[s].item = QString::number(*other);
        }
        MergeConflict &conflict = document.conflicts[i];
        const bool areShapes = conflict.kind == MergeConflictKind::Copied ||
                               (conflict.kind == MergeConflictKind::Order && conflict.what == "shapes");
        for (QByteArray *side : {&conflict.base, &conflict.ours, &conflict.theirs}) {
            if (areShapes)
                *side = renumberedIn(*side, ids);
        }
    }
}

} // namespace hitbox
