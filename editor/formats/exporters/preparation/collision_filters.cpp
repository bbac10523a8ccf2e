#include "formats/exporters/preparation/collision_filters.h"

#include <algorithm>
#include <vector>

namespace hitbox {

namespace {

/// The first category of each name counts.
QHash<QString, int> placesByCategory(const QList<Category> &categories)
{
    QHash<QString, int> places;
    for (int i = 0; i < categories.size(); ++i) {
        if (!places.contains(categories[i].name))
            places.insert(categories[i].name, i);
    }
    return places;
}

} // namespace

CollisionFilters::CollisionFilters(const QList<Category> &categories)
    : m_otherwise(categories.isEmpty() ? CollisionFilter{1, 1} : CollisionFilter{1, 0})
{
    const QHash<QString, int> places = placesByCategory(categories);
    for (int i = 0; i < categories.size(); ++i) {
        const Category &category = categories[i];
        CollisionFilter filter{category.bits, 0};
        for (const QString &hit : category.hits) {
            const auto struck = places.constFind(hit);
            if (struck == places.constEnd())
                continue;
            filter.mask |= categories[*struck].bits;
            m_strikers[hit] |= category.bits;
        }
        if (places.value(category.name) == i)
            m_filters.insert(category.name, filter);
    }
}

CollisionFilter CollisionFilters::mutual(const QString &category) const
{
    CollisionFilter filter = of(category);
    filter.mask |= m_strikers.value(category);
    return filter;
}

CollisionFilter CollisionFilters::mutual(const Frame &frame) const
{
    CollisionFilter filter{0, 0};
    for (const Shape &shape : frame.shapes) {
        const CollisionFilter own = mutual(shape.category);
        filter.bits |= own.bits;
        filter.mask |= own.mask;
    }
    return filter;
}

QList<QStringList> meetingCategories(const QList<Category> &categories)
{
    const QHash<QString, int> places = placesByCategory(categories);
    std::vector<std::vector<int>> meetings(static_cast<std::size_t>(categories.size()));
    for (const auto [name, place] : places.asKeyValueRange()) {
        for (const QString &hit : categories[place].hits) {
            const auto struck = places.constFind(hit);
            if (struck == places.constEnd())
                continue;
            meetings[static_cast<std::size_t>(place)].push_back(*struck);
            meetings[static_cast<std::size_t>(*struck)].push_back(place);
        }
    }
    QList<QStringList> names;
    for (const Category &category : categories) {
        std::vector<int> others = meetings[static_cast<std::size_t>(places.value(category.name))];
        std::ranges::sort(others);
        others.erase(std::unique(others.begin(), others.end()), others.end());
        QStringList met;
        for (const int other : others)
            met.append(categories[other].name);
        names.append(met);
    }
    return names;
}

} // namespace hitbox
