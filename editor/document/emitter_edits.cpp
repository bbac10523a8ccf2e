#include "document/emitter_edits.h"

#include "document/edits.h"
#include "document/renewed.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

constexpr double handySize = 3; ///< of a fresh bullet, in pixels from its middle

QString categoryThatStrikes(const Document &document)
{
    for (const Category &category : document.categories) {
        if (!category.hits.isEmpty())
            return category.name;
    }
    return document.categories.isEmpty() ? QString() : document.categories.first().name;
}

geometry::Capsule withLength(const geometry::Capsule &capsule, double length)
{
    const geometry::Point way = capsule.to - capsule.from;
    const double before = geometry::distance(capsule.from, capsule.to);
    const geometry::Point direction = before > 0 ? way * (1 / before) : geometry::Point{1, 0};
    const geometry::Point middle = capsule.from + way * 0.5;
    return {middle - direction * (length / 2), middle + direction * (length / 2), capsule.radius};
}

geometry::Box withSide(geometry::Box box, double geometry::Point::*side, double length)
{
    const double middle = box.center().*side;
    box.min.*side = middle - length / 2;
    box.max.*side = middle + length / 2;
    return box;
}

} // namespace

Emitter freshEmitter(const Document &document, const Stage &stage)
{
    Emitter emitter;
    emitter.name = freeName(QCoreApplication::translate("Emitters", "emitter"), namesOf(stage.emitters));
    emitter.category = categoryThatStrikes(document);
    emitter.bullet = freshBullet(BulletKind::Circle);
    if (!stage.instances.isEmpty())
        emitter.target = 0;
    return emitter;
}

Document addEmitter(Document document, int stage, Emitter emitter)
{
    document.stages[stage].emitters.append(renewed(std::move(emitter)));
    return document;
}

Document withEmitter(Document document, int stage, int index, Emitter emitter)
{
    emitter.id = document.stages.at(stage).emitters.at(index).id;
    document.stages[stage].emitters[index] = std::move(emitter);
    return document;
}

Document withoutEmitter(Document document, int stage, int index)
{
    document.stages[stage].emitters.removeAt(index);
    return document;
}

Document duplicateEmitter(Document document, int stage, int index)
{
    QList<Emitter> &emitters = document.stages[stage].emitters;
    Emitter copy = renewed(emitters.at(index));
    copy.name = freeName(withoutNumber(copy.name), namesOf(emitters));
    emitters.insert(index + 1, std::move(copy));
    return document;
}

geometry::Point aimOf(const Stage &stage, const Emitter &emitter)
{
    const int target = emitter.target.value_or(-1);
    return target >= 0 && target < stage.instances.size() ? stage.instances.at(target).position : emitter.aim;
}

BulletKind bulletKindOf(const Outline &bullet)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&bullet))
        return circle->radius > 0 ? BulletKind::Circle : BulletKind::Point;
    if (std::holds_alternative<geometry::Box>(bullet))
        return BulletKind::Box;
    return std::holds_alternative<geometry::Capsule>(bullet) ? BulletKind::Capsule : BulletKind::Drawn;
}

Outline freshBullet(BulletKind kind)
{
    constexpr double s = handySize;
    switch (kind) {
    case BulletKind::Point: return geometry::Circle{};
    case BulletKind::Circle: return geometry::Circle{{0, 0}, s};
    case BulletKind::Box: return geometry::Box{{-s, -s}, {s, s}};
    case BulletKind::Capsule: return geometry::Capsule{{-s, 0}, {s, 0}, s};
    case BulletKind::Drawn: return PolygonOutline{{{-s, -s}, {-s, s}, {s, 0}}};
    }
    return geometry::Circle{};
}

Outline asBullet(const Outline &outline)
{
    const geometry::Box box = geometry::bounds(geometryOf(outline)).value_or(geometry::Box{});
    return moved(outline, geometry::Point{} - box.center());
}

QList<double> bulletSizes(const Outline &bullet)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&bullet))
        return circle->radius > 0 ? QList<double>{circle->radius} : QList<double>();
    if (const auto *box = std::get_if<geometry::Box>(&bullet))
        return {box->width(), box->height()};
    if (const auto *capsule = std::get_if<geometry::Capsule>(&bullet))
        return {geometry::distance(capsule->from, capsule->to), capsule->radius};
    return {};
}

Outline withBulletSize(Outline bullet, int index, double size)
{
    const double length = std::max(0.0, size);
    if (auto *circle = std::get_if<geometry::Circle>(&bullet))
        circle->radius = length;
    else if (auto *box = std::get_if<geometry::Box>(&bullet))
        *box = withSide(*box, index == 0 ? &geometry::Point::x : &geometry::Point::y, length);
    else if (auto *capsule = std::get_if<geometry::Capsule>(&bullet); capsule && index == 0)
        *capsule = withLength(*capsule, length);
    else if (capsule)
        capsule->radius = length;
    return bullet;
}

} // namespace hitbox
