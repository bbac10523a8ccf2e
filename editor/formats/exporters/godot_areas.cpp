#include "formats/exporters/godot_areas.h"

#include "formats/exporters/preparation/collision_filters.h"

#include <utility>

namespace hitbox {

namespace {

/// The categories of a sprite's shapes, in the project's order; those that it does not define come last. Each with its
/// shapes.
QList<GodotArea> godotAreasOf(const Document &document, const Sprite &sprite)
{
    QHash<QString, qsizetype> places;
    QList<GodotArea> used;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const QList<Shape> &shapes = sprite.frames[f].shapes;
        for (int s = 0; s < shapes.size(); ++s) {
            if (!places.contains(shapes[s].category)) {
                places.insert(shapes[s].category, used.size());
                used.append({shapes[s].category, {}, {}});
            }
            used[places.value(shapes[s].category)].shapes.append({f, s});
        }
    }
    QList<GodotArea> ordered;
    for (const Category &category : document.categories) {
        const qsizetype place = places.value(category.name, -1);
        if (place >= 0 && !used[place].shapes.isEmpty())
            ordered.append({category.name, {}, std::exchange(used[place].shapes, {})});
    }
    used.removeIf([](const GodotArea &area) { return area.shapes.isEmpty(); });
    return ordered + used;
}

} // namespace

UniqueNames godotRootNames(GodotPictures pictures)
{
    UniqueNames names;
    names.add(QString::fromLatin1(godotPlayerName));
    if (pictures == GodotPictures::Shown)
        names.add(QString::fromLatin1(godotPictureName));
    return names;
}

QList<GodotArea> addAreas(GodotScene &scene, const Document &document, int index, UniqueNames &names)
{
    const Sprite &sprite = document.sprites[index];
    const CollisionFilters filters(document.categories);
    QList<GodotArea> areas = godotAreasOf(document, sprite);
    for (GodotArea &area : areas) {
        const QString wanted = area.category.isEmpty() ? QStringLiteral("uncategorized") : area.category;
        area.name = names.add(godotNodeName(wanted));
        if (area.name != wanted)
            scene.losses.append(renamedNode({index, -1}, {}, area.name));
        const CollisionFilter filter = filters.of(area.category);
        scene.nodes += "[node name=" + godotString(area.name) +
                       " type=\"Area2D\" parent=\".\"]\ncollision_layer = " + QByteArray::number(filter.bits) +
                       "\ncollision_mask = " + QByteArray::number(filter.mask) + "\n\n";
        addShapes(scene, sprite, index, area);
    }
    return areas;
}

GodotNames godotNames(const Document &document, int index, GodotVersion version, GodotPictures pictures,
                      GodotReset reset)
{
    const Sprite &sprite = document.sprites[index];
    GodotScene scene(version);
    scene.shown = godotShownFrames(sprite);
    UniqueNames unique = godotRootNames(pictures);
    GodotNames names;
    for (const GodotArea &area : addAreas(scene, document, index, unique))
        names.categories.insert(area.name, area.category);
    addMarkers(scene, sprite, index, unique);
    for (const GodotNode &node : std::as_const(scene.movingNodes)) {
        if (node.kind == GodotNodeKind::Shape)
            names.shapes.insert(node.parent + u'/' + node.name, {node.source, node.frames});
        else
            names.points.insert(node.name, node.source);
    }
    const QStringList animations = godotAnimationsOfTags(sprite, reset);
    for (qsizetype tag = 0; tag < animations.size(); ++tag)
        names.tags.insert(animations[tag], sprite.tags[tag].name);
    return names;
}

} // namespace hitbox
