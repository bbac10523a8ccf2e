#include "stage/hit_groups.h"

#include "document/field_edits.h"
#include "document/property_edits.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

const CategoryField *groupField(const Category *category)
{
    return category && !category->hits.isEmpty() ? findField(*category, QStringLiteral("group")) : nullptr;
}

/// The frames that instances show, each looked for once: it is in many overlaps.
class ShownShapes
{
public:
    ShownShapes(const Document &document, const Stage &stage)
        : m_document(document)
        , m_stage(stage)
    {
    }

    /// Null for what is not there.
    const Shape *at(int instance, ShapeId shape)
    {
        if (instance < 0 || instance >= m_stage.instances.size())
            return nullptr;
        const Instance &placed = m_stage.instances.at(instance);
        const std::pair key(placed.sprite, placed.frame);
        auto known = m_frames.constFind(key);
        if (known == m_frames.cend())
            known = m_frames.insert(key, findFrame(m_document, placed.sprite, placed.frame));
        return *known ? findShape(**known, shape) : nullptr;
    }

private:
    const Document &m_document;
    const Stage &m_stage;
    QHash<std::pair<QString, QString>, const Frame *> m_frames;
};

/// One instance strikes another with a group, each once.
class StruckGroups
{
public:
    /// Which overlap counts for the group: this one without a group, and with one the first that came.
    int firstOf(const QString &group, int striker, int struck, int overlap)
    {
        if (group.isEmpty())
            return overlap;
        const std::pair<QString, std::pair<int, int>> key{group, {striker, struck}};
        const auto known = m_known.constFind(key);
        return known == m_known.cend() ? m_known.insert(key, overlap).value() : known.value();
    }

private:
    QHash<std::pair<QString, std::pair<int, int>>, int> m_known;
};

} // namespace

bool usesHitGroups(const Document &document)
{
    return std::any_of(document.categories.cbegin(), document.categories.cend(),
                       [](const Category &category) { return groupField(&category); });
}

QString hitGroupOf(const Document &document, const Shape &shape)
{
    const CategoryField *field = groupField(findCategory(document, shape.category));
    return field ? textOf({field->name, valueOf(shape, *field)}) : QString();
}

QHash<ShapeId, QString> hitGroups(const Document &document)
{
    QHash<ShapeId, QString> groups;
    if (!usesHitGroups(document))
        return groups;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes) {
                if (const QString group = hitGroupOf(document, shape); !group.isEmpty())
                    groups.insert(shape.id, group);
            }
        }
    }
    return groups;
}

QList<CountedHits> countedHits(const Document &document, int stage, std::span<const Overlap> overlaps)
{
    const Stage *found = findStage(document, stage);
    const Stage place = found ? *found : Stage();
    ShownShapes shapes(document, place);
    StruckGroups groups;
    QList<CountedHits> counted;
    const auto count = [](CountedHits &hits, int first, int at) {
        hits.count += first == at ? 1 : 0;
        hits.first = hits.first < 0 ? first : hits.first;
    };
    for (const Overlap &overlap : overlaps) {
        CountedHits hits;
        const OverlapPair &pair = overlap.pair;
        const auto at = static_cast<int>(counted.size());
        const Shape *a = overlap.hit ? shapes.at(pair.instanceA, pair.shapeA) : nullptr;
        const Shape *b = overlap.hit ? shapes.at(pair.instanceB, pair.shapeB) : nullptr;
        if (a && b && strikes(document, a->category, b->category)) {
            hits.groupA = hitGroupOf(document, *a);
            count(hits, groups.firstOf(hits.groupA, pair.instanceA, pair.instanceB, at), at);
        }
        if (a && b && strikes(document, b->category, a->category)) {
            hits.groupB = hitGroupOf(document, *b);
            count(hits, groups.firstOf(hits.groupB, pair.instanceB, pair.instanceA, at), at);
        }
        hits.first = hits.count == 0 ? hits.first : -1;
        counted.append(hits);
    }
    return counted;
}

} // namespace hitbox
