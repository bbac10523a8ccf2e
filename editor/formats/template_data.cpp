#include "formats/template_data.h"

#include "document/numbers.h"
#include "formats/engine_bodies.h"
#include "formats/engine_slop.h"
#include "formats/json_parts.h"
#include "formats/shape_preparation.h"

#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

using kainjow::mustache::data;

constexpr std::size_t mostCorners = 8; ///< of a convex piece
constexpr double arcTolerance = 0.1;   ///< pixels that a circle's or capsule's corners may be off

data text(const QString &value)
{
    return data(value.toStdString());
}

data number(double value)
{
    return data(shortestNumber(value).toStdString());
}

/// A list whose items know where they stand.
template <typename Range, typename Make>
data listOf(const Range &range, Make make)
{
    data items(data::type::list);
    const auto count = std::size(range);
    std::size_t index = 0;
    for (const auto &value : range) {
        data item = make(value);
        item["index"] = number(double(index));
        item["first"] = data(index == 0);
        item["last"] = data(index + 1 == std::size_t(count));
        items.push_back(item);
        ++index;
    }
    return items;
}

data propertiesOf(const Properties &properties)
{
    return listOf(properties, [](const Property &property) {
        data item;
        item["name"] = text(property.name);
        if (const bool *truth = std::get_if<bool>(&property.value))
            item["value"] = text(*truth ? QStringLiteral("true") : QStringLiteral("false"));
        else if (const double *value = std::get_if<double>(&property.value))
            item["value"] = number(*value);
        else if (const QString *words = std::get_if<QString>(&property.value))
            item["value"] = text(*words);
        else
            item["value"] = text(QString::fromUtf8(std::get<JsonText>(property.value).text));
        item["isText"] = data(std::holds_alternative<QString>(property.value));
        return item;
    });
}

/// The places of one frame.
class FrameData
{
public:
    FrameData(const Document &document, const Frame &frame, YAxis y)
        : m_document(document)
        , m_frame(frame)
        , m_y(y)
    {
    }

    data made() const
    {
        data item;
        item["name"] = text(m_frame.name);
        item["rect"] = rectangle(m_frame.rect.x(), m_frame.rect.y(), m_frame.rect.width(), m_frame.rect.height());
        item["size"] = rectangle(0, 0, m_frame.size.width(), m_frame.size.height());
        item["offset"] = rectangle(m_frame.offset.x(), m_frame.offset.y(), m_frame.rect.width(), m_frame.rect.height());
        item["pivot"] = place(m_frame.pivot);
        item["duration"] = number(m_frame.duration);
        item["hasShapes"] = data(!m_frame.shapes.isEmpty());
        item["shapes"] = listOf(m_frame.shapes, [this](const Shape &shape) { return shapeOf(shape); });
        item["properties"] = propertiesOf(m_frame.properties);
        return item;
    }

private:
    static data rectangle(double x, double y, double width, double height)
    {
        data item;
        item["x"] = number(x);
        item["y"] = number(y);
        item["width"] = number(width);
        item["height"] = number(height);
        return item;
    }

    double share(double length, int whole) const { return whole > 0 ? length / whole : 0; }

    data place(geometry::Point point) const
    {
        const bool isUp = m_y == YAxis::Up;
        const double y = isUp ? m_frame.size.height() - point.y : point.y;
        const double fromPivot = isUp ? m_frame.pivot.y - point.y : point.y - m_frame.pivot.y;
        data item;
        item["x"] = number(point.x);
        item["y"] = number(y);
        item["pivotX"] = number(point.x - m_frame.pivot.x);
        item["pivotY"] = number(fromPivot);
        item["shareX"] = number(share(point.x, m_frame.size.width()));
        item["shareY"] = number(share(y, m_frame.size.height()));
        return item;
    }

    template <typename Points>
    data places(const Points &points) const
    {
        return listOf(points, [this](geometry::Point point) { return place(point); });
    }

    data shapeOf(const Shape &shape) const
    {
        const CollisionFilter filter = filterOf(m_document, shape.category);
        const PhysicsValues physics = physicsOf(shape.properties);
        data item;
        item["id"] = number(shape.id.value);
        item["name"] = text(shape.name);
        item["category"] = text(shape.category);
        item["bits"] = number(filter.bits);
        item["mask"] = number(filter.mask);
        item["density"] = number(physics.density);
        item["friction"] = number(physics.friction);
        item["restitution"] = number(physics.restitution);
        item["sensor"] = data(physics.sensor);
        item["kind"] = text(kindName(shape.kind()));
        item["isPolygon"] = data(shape.kind() == ShapeKind::Polygon);
        item["isCircle"] = data(shape.kind() == ShapeKind::Circle);
        item["isBox"] = data(shape.kind() == ShapeKind::Box);
        item["isCapsule"] = data(shape.kind() == ShapeKind::Capsule);
        item["isChain"] = data(shape.kind() == ShapeKind::Chain);
        item["properties"] = propertiesOf(shape.properties);
        const geometry::Ring ring = ringFor(shape.outline, arcTolerance);
        item["points"] = places(ring);
        if (shape.kind() != ShapeKind::Chain)
            item["pieces"] = piecesOf(ring);
        std::visit([&](const auto &outline) { addForm(item, outline); }, shape.outline);
        return item;
    }

    data piecesOf(const geometry::Ring &ring) const
    {
        return listOf(exportedPieces(ring, mostCorners), [this](const geometry::Ring &piece) {
            data one;
            one["points"] = places(piece);
            return one;
        });
    }

    void addForm(data &, const PolygonOutline &) const {}
    void addForm(data &, const ChainLine &) const {}

    void addForm(data &item, const geometry::Circle &circle) const
    {
        item["center"] = place(circle.center);
        item["radius"] = number(circle.radius);
    }

    void addForm(data &item, const geometry::Box &box) const
    {
        item["center"] = place(box.center());
        item["width"] = number(box.width());
        item["height"] = number(box.height());
    }

    void addForm(data &item, const geometry::Capsule &capsule) const
    {
        item["start"] = place(capsule.from);
        item["end"] = place(capsule.to);
        item["radius"] = number(capsule.radius);
    }

    const Document &m_document;
    const Frame &m_frame;
    YAxis m_y;
};

data tagOf(const Tag &tag)
{
    data item;
    item["name"] = text(tag.name);
    item["from"] = number(tag.from);
    item["to"] = number(tag.to);
    item["direction"] = text(directionName(tag.direction));
    return item;
}

data categoryOf(const Document &document, const Category &category)
{
    data item;
    item["name"] = text(category.name);
    item["color"] = text(category.color);
    item["bits"] = number(category.bits);
    item["mask"] = number(filterOf(document, category.name).mask);
    item["hits"] = listOf(category.hits, [](const QString &hit) { return data("name", text(hit)); });
    return item;
}

data instanceOf(const Instance &instance, YAxis y)
{
    const double upwards = y == YAxis::Up ? -1 : 1;
    data item;
    item["sprite"] = text(instance.sprite);
    item["frame"] = text(instance.frame);
    item["x"] = number(instance.position.x);
    item["y"] = number(upwards * instance.position.y);
    item["rotation"] = number(upwards * instance.rotation);
    item["scaleX"] = number(instance.scale.x);
    item["scaleY"] = number(instance.scale.y);
    item["layer"] = text(instance.layer);
    item["tag"] = text(instance.tag);
    return item;
}

} // namespace

QStringList templateNames()
{
    return QStringLiteral(
               "project categories sprites stages instances frames tags shapes pieces points hits properties "
               "index first last name value isText color bits mask image rect size offset x y width height "
               "pivot pivotX pivotY shareX shareY duration hasShapes from to direction id category density "
               "friction restitution sensor kind isPolygon isCircle isBox isCapsule isChain center radius "
               "start end sprite frame rotation scaleX scaleY layer tag")
        .split(u' ');
}

bool fitsTemplate(const Document &document)
{
    std::size_t points = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes) {
                points += ringFor(shape.outline, arcTolerance).size();
                if (points > mostTemplatePoints)
                    return false;
            }
        }
    }
    return true;
}

data templateData(const Document &document, const QString &projectName, YAxis y, int only)
{
    const QList<Sprite> sprites = only < 0 ? document.sprites : document.sprites.mid(only, 1);
    data root;
    root["project"] = text(projectName);
    root["categories"] =
        listOf(document.categories, [&](const Category &category) { return categoryOf(document, category); });
    root["sprites"] = listOf(sprites, [&](const Sprite &sprite) {
        data item;
        item["name"] = text(sprite.name);
        item["image"] = text(sprite.image);
        item["frames"] =
            listOf(sprite.frames, [&](const Frame &frame) { return FrameData(document, frame, y).made(); });
        item["tags"] = listOf(sprite.tags, tagOf);
        item["properties"] = propertiesOf(sprite.properties);
        return item;
    });
    root["stages"] = listOf(document.stages, [y](const Stage &stage) {
        data item;
        item["name"] = text(stage.name);
        item["instances"] = listOf(stage.instances, [y](const Instance &instance) { return instanceOf(instance, y); });
        return item;
    });
    root["properties"] = propertiesOf(document.properties);
    return root;
}

} // namespace hitbox
