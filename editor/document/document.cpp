#include "document/document.h"

#include <QSet>

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

template <typename T>
const T *itemAt(const QList<T> &list, int index)
{
    return index >= 0 && index < list.size() ? &list[index] : nullptr;
}

template <typename T>
const T *itemNamed(const QList<T> &list, const QString &name)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const T &item) { return item.name == name; });
    return found == list.end() ? nullptr : &*found;
}

geometry::Shape geometryOfOutline(const PolygonOutline &outline)
{
    return geometry::Polygon{geometry::Ring(outline.points.begin(), outline.points.end())};
}

geometry::Shape geometryOfOutline(const ChainLine &outline)
{
    return geometry::Chain{std::vector<geometry::Point>(outline.points.begin(), outline.points.end())};
}

template <typename Exact>
geometry::Shape geometryOfOutline(const Exact &outline)
{
    return outline;
}

QList<geometry::Point> handles(const PolygonOutline &outline)
{
    return outline.points;
}

QList<geometry::Point> handles(const ChainLine &outline)
{
    return outline.points;
}

QList<geometry::Point> handles(const geometry::Box &box)
{
    return {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
}

QList<geometry::Point> handles(const geometry::Circle &circle)
{
    return {circle.center, {circle.center.x + circle.radius, circle.center.y}};
}

QList<geometry::Point> handles(const geometry::Capsule &capsule)
{
    const geometry::Point middle = capsule.from + (capsule.to - capsule.from) * 0.5;
    return {capsule.from, capsule.to, middle + rimDirection(capsule) * capsule.radius};
}

} // namespace

const Sprite *findSprite(const Document &document, int sprite)
{
    return itemAt(document.sprites, sprite);
}

const Sprite *findSprite(const Document &document, const QString &name)
{
    return itemNamed(document.sprites, name);
}

const Frame *findFrame(const Document &document, FrameRef ref)
{
    const Sprite *sprite = findSprite(document, ref.sprite);
    return sprite ? itemAt(sprite->frames, ref.frame) : nullptr;
}

const Frame *findFrame(const Document &document, const QString &sprite, const QString &frame)
{
    const Sprite *found = findSprite(document, sprite);
    return found ? itemNamed(found->frames, frame) : nullptr;
}

FrameRef placeOfFrame(const Document &document, const QString &sprite, const QString &frame)
{
    const Sprite *of = findSprite(document, sprite);
    const Frame *found = findFrame(document, sprite, frame);
    return found ? FrameRef{static_cast<int>(of - document.sprites.constData()),
                            static_cast<int>(found - of->frames.constData())}
                 : FrameRef();
}

const Shape *findShape(const Frame &frame, ShapeId id)
{
    const auto found =
        std::find_if(frame.shapes.begin(), frame.shapes.end(), [id](const Shape &shape) { return shape.id == id; });
    return found == frame.shapes.end() ? nullptr : &*found;
}

std::optional<ShapeRef> findShape(const Document &document, ShapeId id)
{
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            if (const Shape *shape = findShape(frames[f], id))
                return ShapeRef{{s, f}, static_cast<int>(shape - frames[f].shapes.constData())};
        }
    }
    return std::nullopt;
}

const Category *findCategory(const Document &document, const QString &name)
{
    return itemNamed(document.categories, name);
}

const Stage *findStage(const Document &document, int stage)
{
    return itemAt(document.stages, stage);
}

const QString &imageOf(const Sprite &sprite, const Frame &frame)
{
    return frame.image.isEmpty() ? sprite.image : frame.image;
}

QStringList imagesOf(const Sprite &sprite)
{
    if (sprite.frames.isEmpty())
        return {sprite.image};
    QStringList images;
    QSet<QString> known; // those before the last one
    for (const Frame &frame : sprite.frames) {
        const QString &image = imageOf(sprite, frame);
        // Most frames are of the same image as the one before.
        if ((!images.isEmpty() && images.constLast() == image) || known.contains(image))
            continue;
        if (!images.isEmpty())
            known.insert(images.constLast());
        images.append(image);
    }
    return images;
}

QStringList imagesOf(const Document &document)
{
    QStringList images;
    QSet<QString> known;
    const auto take = [&](const QString &image) {
        if (!known.contains(image))
            images.append(image);
        known.insert(image);
    };
    for (const Sprite &sprite : document.sprites) {
        if (!sprite.image.isEmpty())
            take(sprite.image);
        for (const QString &image : imagesOf(sprite))
            take(image);
    }
    return images;
}

const QString &imageHashOf(const Sprite &sprite, const Frame &frame)
{
    return frame.image.isEmpty() ? sprite.imageHash : frame.imageHash;
}

bool strikes(const Document &document, const QString &category, const QString &struck)
{
    const Category *striking = findCategory(document, category);
    return striking && striking->hits.contains(struck) && findCategory(document, struck);
}

geometry::Shape geometryOf(const Outline &outline)
{
    return std::visit([](const auto &exact) { return geometryOfOutline(exact); }, outline);
}

QList<geometry::Point> handlesOf(const Outline &outline)
{
    return std::visit([](const auto &exact) { return handles(exact); }, outline);
}

geometry::Point rimDirection(const geometry::Capsule &capsule)
{
    const geometry::Point along = capsule.to - capsule.from;
    const double length = std::hypot(along.x, along.y);
    if (length == 0)
        return {1, 0};
    return {along.y / length, -along.x / length};
}

geometry::Point nearestOnRim(geometry::Point p, const geometry::Capsule &capsule)
{
    const geometry::Point inside = geometry::nearestPoint(p, {capsule.from, capsule.to});
    const geometry::Point way = p - inside;
    const geometry::Point across = rimDirection(capsule);
    const bool beyondAnEnd = inside == capsule.from || inside == capsule.to;
    const double away = geometry::distance(inside, p);
    if (beyondAnEnd && away > 0)
        return inside + way * (capsule.radius / away);
    // Beside the straight part the direction is known better than a short way tells it.
    const bool otherSide = way.x * across.x + way.y * across.y < 0;
    return inside + across * (otherSide ? -capsule.radius : capsule.radius);
}

QString kindName(ShapeKind kind)
{
    switch (kind) {
    case ShapeKind::Polygon: return QStringLiteral("polygon");
    case ShapeKind::Circle: return QStringLiteral("circle");
    case ShapeKind::Box: return QStringLiteral("box");
    case ShapeKind::Capsule: return QStringLiteral("capsule");
    case ShapeKind::Chain: return QStringLiteral("chain");
    }
    return {};
}

QString betweenName(Between between)
{
    switch (between) {
    case Between::None: break;
    case Between::Linear: return QStringLiteral("linear");
    case Between::EaseIn: return QStringLiteral("ease-in");
    case Between::EaseOut: return QStringLiteral("ease-out");
    case Between::EaseInOut: return QStringLiteral("ease-in-out");
    }
    return {};
}

QString fieldTypeName(FieldType type)
{
    switch (type) {
    case FieldType::Number: return QStringLiteral("number");
    case FieldType::Text: return QStringLiteral("text");
    case FieldType::Truth: return QStringLiteral("truth");
    case FieldType::Choice: return QStringLiteral("choice");
    case FieldType::Other: break;
    }
    return {};
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Info: return QStringLiteral("info");
    case Severity::Warning: return QStringLiteral("warning");
    case Severity::Error: break;
    }
    return QStringLiteral("error");
}

} // namespace hitbox

template class QList<hitbox::Category>;
template class QList<hitbox::Frame>;
template class QList<hitbox::FrameEvent>;
template class QList<hitbox::FramePoint>;
template class QList<hitbox::Instance>;
template class QList<hitbox::Shape>;
template class QList<hitbox::Sprite>;
template class QList<hitbox::Stage>;
template class QList<hitbox::geometry::Point>;
