#include "stage/hit_groups.h"

#include "document/field_edits.h"
#include "document/property_edits.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

const CategoryField *groupField(const Category *category)
{
    return category && !category->hits.isEmpty() ? findField(*category, QStringLiteral("group")) : nullptr;
}

/// Null for what is not there.
const Shape *shapeAt(const Document &document, const Stage &stage, int instance, ShapeId shape)
{
    const Instance &placed = stage.instances.at(instance);
    const Frame *frame = findFrame(document, placed.sprite, placed.frame);
    return frame ? findShape(*frame, shape) : nullptr;
}

/// One instance strikes another with a group, each once.
class StruckGroups
{
public:
    /// How many hits it is: 1 without a group, and with one the first time.
    int count(const QString &group, int striker, int struck)
    {
        if (group.isEmpty())
            return 1;
        const std::pair<QString, std::pair<int, int>> key{group, {striker, struck}};
        const qsizetype before = m_known.size();
        m_known.insert(key);
        return m_known.size() > before ? 1 : 0;
    }

private:
    QSet<std::pair<QString, std::pair<int, int>>> m_known;
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

QList<CountedHits> countedHits(const Document &document, int stage, std::span<const Overlap> overlaps)
{
    const Stage &place = document.stages.at(stage);
    StruckGroups groups;
    QList<CountedHits> counted;
    for (const Overlap &overlap : overlaps) {
        CountedHits hits;
        const OverlapPair &pair = overlap.pair;
        const Shape *a = overlap.hit ? shapeAt(document, place, pair.instanceA, pair.shapeA) : nullptr;
        const Shape *b = overlap.hit ? shapeAt(document, place, pair.instanceB, pair.shapeB) : nullptr;
        if (a && b && strikes(document, a->category, b->category)) {
            hits.groupA = hitGroupOf(document, *a);
            hits.count += groups.count(hits.groupA, pair.instanceA, pair.instanceB);
        }
        if (a && b && strikes(document, b->category, a->category)) {
            hits.groupB = hitGroupOf(document, *b);
            hits.count += groups.count(hits.groupB, pair.instanceB, pair.instanceA);
        }
        counted.append(hits);
    }
    return counted;
}

} // namespace hitbox
