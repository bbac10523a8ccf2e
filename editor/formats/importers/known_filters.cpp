#include "formats/importers/known_filters.h"

#include "document/names.h"
#include "formats/exporters/preparation/collision_filters.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace hitbox {

QSet<QString> categoriesOfShapes(const QList<Sprite> &sprites)
{
    QSet<QString> names;
    for (const Sprite &sprite : sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                names.insert(shape.category);
        }
    }
    names.remove(QString());
    return names;
}

QHash<QString, QString> knownFilters(const QList<Category> &ofFile, const QHash<QString, quint32> &masks,
                                     const QStringList &strangers, const QList<Category> &project)
{
    const CollisionFilters filters(project);
    const QSet<QString> taken = namesOf(project);
    QHash<QString, QString> known;
    for (const Category &category : ofFile) {
        const bool isStranger = strangers.contains(category.name);
        const auto mask = masks.constFind(category.name);
        if (taken.contains(category.name) || (!isStranger && mask == masks.constEnd()))
            continue;
        const auto isMeant = [&](const Category &other) {
            if (other.bits != category.bits)
                return false;
            return isStranger || filters.of(other.name).mask == *mask || filters.mutual(other.name).mask == *mask;
        };
        const auto found = std::ranges::find_if(project, isMeant);
        if (found != project.end())
            known.insert(category.name, found->name);
    }
    return known;
}

QList<Category> withoutKnownFilters(QList<Category> ofFile, const QHash<QString, QString> &known)
{
    ofFile.removeIf([&](const Category &category) { return known.contains(category.name); });
    for (Category &category : ofFile) {
        for (QString &hit : category.hits)
            hit = known.value(hit, hit);
        category.hits.removeDuplicates();
    }
    return ofFile;
}

Sprite withKnownFilters(Sprite sprite, const QHash<QString, QString> &known)
{
    for (Frame &frame : sprite.frames) {
        for (Shape &shape : frame.shapes)
            shape.category = known.value(shape.category, shape.category);
    }
    return sprite;
}

Document withoutIdleFilters(Document document, const QList<Category> &before, const QSet<QString> &unnamed)
{
    const QSet<QString> there = namesOf(before);
    const QSet<QString> ofShapes = categoriesOfShapes(document.sprites);
    const auto isNamed = [&](const Category &category) {
        return there.contains(category.name) || ofShapes.contains(category.name) || !unnamed.contains(category.name);
    };
    QSet<QString> struck;
    for (const Category &category : std::as_const(document.categories)) {
        if (isNamed(category) && !there.contains(category.name))
            struck.unite(QSet<QString>(category.hits.begin(), category.hits.end()));
    }
    QSet<QString> idle;
    for (const Category &category : std::as_const(document.categories)) {
        if (!isNamed(category) && !struck.contains(category.name))
            idle.insert(category.name);
    }
    if (idle.isEmpty())
        return document;
    document.categories.removeIf([&](const Category &category) { return idle.contains(category.name); });
    for (Category &category : document.categories)
        category.hits.removeIf([&](const QString &hit) { return idle.contains(hit); });
    return document;
}

} // namespace hitbox
