#include "formats/templates/template_data.h"

#include "document/number_digits.h"
#include "document/numbers.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/json/json_parts.h"

#include <hitbox/geometry/region.h>

#include <charconv>
#include <string>
#include <vector>

namespace hitbox {

namespace {

using MustacheData = kainjow::mustache::data;
using LevelPointer = std::unique_ptr<TemplateLevel>;

constexpr std::size_t mostPieceCorners = 8;  ///< of a convex piece
constexpr double templateArcTolerance = 0.1; ///< pixels that a circle's or capsule's corners may be off

MustacheData textData(const QString &value)
{
    return MustacheData(value.toStdString());
}

/// Not all languages know exponents, such as that of GameMaker: what is small is written with its zeros.
MustacheData numberData(double value)
{
    const QByteArray text = shortestNumber(value);
    if (!text.contains("e-"))
        return MustacheData(text.toStdString());
    NumberDigits digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed).ptr;
    return MustacheData(std::string(digits.data(), end));
}

LevelPointer plainLevel(const MustacheData &data)
{
    return std::make_unique<PlainLevel>(data);
}

MustacheData propertyData(const Property &property)
{
    MustacheData item;
    item["name"] = textData(property.name);
    if (const bool *truth = std::get_if<bool>(&property.value))
        item["value"] = textData(*truth ? QStringLiteral("true") : QStringLiteral("false"));
    else if (const double *value = std::get_if<double>(&property.value))
        item["value"] = numberData(*value);
    else if (const QString *words = std::get_if<QString>(&property.value))
        item["value"] = textData(*words);
    else
        item["value"] = textData(QString::fromUtf8(std::get<JsonText>(property.value).text));
    item["isText"] = MustacheData(std::holds_alternative<QString>(property.value));
    return item;
}

MustacheData rectangle(double x, double y, double width, double height)
{
    MustacheData item;
    item["x"] = numberData(x);
    item["y"] = numberData(y);
    item["width"] = numberData(width);
    item["height"] = numberData(height);
    return item;
}

/// A place of a frame in all the ways that it can be counted.
struct Place {
    const Frame &frame;
    geometry::Point point;
    YAxis y;

    double down() const { return y == YAxis::Up ? frame.size.height() - point.y : point.y; }
    geometry::Point fromPivot() const { return inEngine(point, frame.pivot, {.y = y}); }

    static double share(double length, int whole) { return whole > 0 ? length / whole : 0; }

    std::optional<double> named(const std::string &name) const
    {
        if (name == "x")
            return point.x;
        if (name == "y")
            return down();
        if (name == "pivotX")
            return fromPivot().x;
        if (name == "pivotY")
            return fromPivot().y;
        if (name == "shareX")
            return share(point.x, frame.size.width());
        if (name == "shareY")
            return share(down(), frame.size.height());
        return std::nullopt;
    }

    MustacheData all() const
    {
        MustacheData item;
        for (const char *name : {"x", "y", "pivotX", "pivotY", "shareX", "shareY"})
            item[name] = numberData(*named(name));
        return item;
    }
};

class PointLevel : public TemplateLevel
{
public:
    explicit PointLevel(const Place &place)
        : m_place(place)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        const std::optional<double> value = m_place.named(name);
        return value ? std::optional(numberData(*value)) : std::nullopt;
    }

private:
    Place m_place;
};

class PieceLevel : public TemplateLevel
{
public:
    PieceLevel(const Frame &frame, const geometry::Ring &piece, YAxis y)
        : m_frame(frame)
        , m_piece(piece)
        , m_y(y)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        return name == "points" ? std::optional(listOf(m_piece.size())) : std::nullopt;
    }

    LevelPointer itemAt(const std::string &, std::size_t index) override
    {
        return std::make_unique<PointLevel>(Place{m_frame, m_piece[index], m_y});
    }

private:
    const Frame &m_frame;
    const geometry::Ring &m_piece;
    YAxis m_y;
};

class ShapeLevel : public TemplateLevel
{
public:
    ShapeLevel(const TemplateSource &source, const Frame &frame, const Shape &shape)
        : m_source(source)
        , m_frame(frame)
        , m_shape(shape)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        if (name == "id")
            return numberData(m_shape.id.value);
        if (name == "name")
            return textData(m_shape.name);
        if (name == "category")
            return textData(m_shape.category);
        if (name == "kind")
            return textData(kindName(m_shape.kind()));
        if (name == "points")
            return listOf(ring().size());
        if (name == "pieces" && m_shape.kind() != ShapeKind::Chain)
            return listOf(pieces().size());
        if (name == "properties")
            return listOf(static_cast<std::size_t>(m_shape.properties.size()));
        if (std::optional<MustacheData> filter = filterOr(name))
            return filter;
        if (std::optional<MustacheData> kind = kindOr(name))
            return kind;
        return std::visit([&](const auto &outline) { return formOf(name, outline); }, m_shape.outline);
    }

    LevelPointer itemAt(const std::string &list, std::size_t index) override
    {
        if (list == "points")
            return std::make_unique<PointLevel>(Place{m_frame, ring()[index], m_source.y});
        if (list == "pieces")
            return std::make_unique<PieceLevel>(m_frame, pieces()[index], m_source.y);
        return plainLevel(propertyData(m_shape.properties[static_cast<qsizetype>(index)]));
    }

private:
    const geometry::Ring &ring()
    {
        if (!m_ring)
            m_ring = ringFor(m_shape.outline, templateArcTolerance);
        return *m_ring;
    }

    const std::vector<geometry::Ring> &pieces()
    {
        if (!m_pieces)
            m_pieces = exportedPieces(ring(), mostPieceCorners);
        return *m_pieces;
    }

    std::optional<MustacheData> filterOr(const std::string &name) const
    {
        if (name == "bits")
            return numberData(m_source.filters.of(m_shape.category).bits);
        if (name == "mask")
            return numberData(m_source.filters.of(m_shape.category).mask);
        if (name == "density")
            return numberData(physicsOf(m_shape.properties).density);
        if (name == "friction")
            return numberData(physicsOf(m_shape.properties).friction);
        if (name == "restitution")
            return numberData(physicsOf(m_shape.properties).restitution);
        if (name == "sensor")
            return MustacheData(physicsOf(m_shape.properties).sensor);
        return std::nullopt;
    }

    std::optional<MustacheData> kindOr(const std::string &name) const
    {
        constexpr std::pair<const char *, ShapeKind> kinds[] = {{"isPolygon", ShapeKind::Polygon},
                                                                {"isCircle", ShapeKind::Circle},
                                                                {"isBox", ShapeKind::Box},
                                                                {"isCapsule", ShapeKind::Capsule},
                                                                {"isChain", ShapeKind::Chain}};
        for (const auto &[asked, kind] : kinds) {
            if (name == asked)
                return MustacheData(m_shape.kind() == kind);
        }
        return std::nullopt;
    }

    MustacheData place(geometry::Point point) const { return Place{m_frame, point, m_source.y}.all(); }

    std::optional<MustacheData> formOf(const std::string &, const PolygonOutline &) const { return std::nullopt; }
    std::optional<MustacheData> formOf(const std::string &, const ChainLine &) const { return std::nullopt; }

    std::optional<MustacheData> formOf(const std::string &name, const geometry::Circle &circle) const
    {
        if (name == "center")
            return place(circle.center);
        return name == "radius" ? std::optional(numberData(circle.radius)) : std::nullopt;
    }

    std::optional<MustacheData> formOf(const std::string &name, const geometry::Box &box) const
    {
        if (name == "center")
            return place(box.center());
        if (name == "width")
            return numberData(sizeWithoutNoise(box).x);
        return name == "height" ? std::optional(numberData(sizeWithoutNoise(box).y)) : std::nullopt;
    }

    std::optional<MustacheData> formOf(const std::string &name, const geometry::Capsule &capsule) const
    {
        if (name == "start")
            return place(capsule.from);
        if (name == "end")
            return place(capsule.to);
        return name == "radius" ? std::optional(numberData(capsule.radius)) : std::nullopt;
    }

    const TemplateSource &m_source;
    const Frame &m_frame;
    const Shape &m_shape;
    std::optional<geometry::Ring> m_ring;
    std::optional<std::vector<geometry::Ring>> m_pieces;
};

class FrameLevel : public TemplateLevel
{
public:
    FrameLevel(const TemplateSource &source, const Sprite &sprite, const Frame &frame)
        : m_source(source)
        , m_sprite(sprite)
        , m_frame(frame)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        const QRect &rect = m_frame.rect;
        if (name == "name")
            return textData(m_frame.name);
        if (name == "image")
            return textData(imageOf(m_sprite, m_frame));
        if (name == "body")
            return textData(m_source.bodies.value(&m_frame));
        if (name == "rect")
            return rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        if (name == "size")
            return rectangle(0, 0, m_frame.size.width(), m_frame.size.height());
        if (name == "offset")
            return rectangle(m_frame.offset.x(), m_frame.offset.y(), rect.width(), rect.height());
        if (name == "pivot")
            return Place{m_frame, m_frame.pivot, m_source.y}.all();
        if (name == "duration")
            return numberData(m_frame.duration);
        if (name == "hasShapes")
            return MustacheData(!m_frame.shapes.isEmpty());
        if (name == "shapes")
            return listOf(static_cast<std::size_t>(m_frame.shapes.size()));
        if (name == "properties")
            return listOf(static_cast<std::size_t>(m_frame.properties.size()));
        return std::nullopt;
    }

    LevelPointer itemAt(const std::string &list, std::size_t index) override
    {
        const auto at = static_cast<qsizetype>(index);
        if (list == "shapes")
            return std::make_unique<ShapeLevel>(m_source, m_frame, m_frame.shapes[at]);
        return plainLevel(propertyData(m_frame.properties[at]));
    }

private:
    const TemplateSource &m_source;
    const Sprite &m_sprite;
    const Frame &m_frame;
};

MustacheData tagData(const Tag &tag)
{
    MustacheData item;
    item["name"] = textData(tag.name);
    item["from"] = numberData(tag.from);
    item["to"] = numberData(tag.to);
    item["direction"] = textData(directionName(tag.direction));
    return item;
}

class SpriteLevel : public TemplateLevel
{
public:
    SpriteLevel(const TemplateSource &source, const Sprite &sprite)
        : m_source(source)
        , m_sprite(sprite)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        if (name == "name")
            return textData(m_sprite.name);
        if (name == "image")
            return textData(m_sprite.image);
        if (name == "frames")
            return listOf(static_cast<std::size_t>(m_sprite.frames.size()));
        if (name == "tags")
            return listOf(static_cast<std::size_t>(m_sprite.tags.size()));
        if (name == "properties")
            return listOf(static_cast<std::size_t>(m_sprite.properties.size()));
        return std::nullopt;
    }

    LevelPointer itemAt(const std::string &list, std::size_t index) override
    {
        const auto at = static_cast<qsizetype>(index);
        if (list == "frames")
            return std::make_unique<FrameLevel>(m_source, m_sprite, m_sprite.frames[at]);
        return plainLevel(list == "tags" ? tagData(m_sprite.tags[at]) : propertyData(m_sprite.properties[at]));
    }

private:
    const TemplateSource &m_source;
    const Sprite &m_sprite;
};

class CategoryLevel : public TemplateLevel
{
public:
    CategoryLevel(const CollisionFilters &filters, const Category &category)
        : m_filters(filters)
        , m_category(category)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        if (name == "name")
            return textData(m_category.name);
        if (name == "color")
            return textData(m_category.color);
        if (name == "bits")
            return numberData(m_category.bits);
        if (name == "mask")
            return numberData(m_filters.of(m_category.name).mask);
        if (name == "hits")
            return listOf(static_cast<std::size_t>(m_category.hits.size()));
        return std::nullopt;
    }

    LevelPointer itemAt(const std::string &, std::size_t index) override
    {
        return plainLevel(MustacheData("name", textData(m_category.hits[static_cast<qsizetype>(index)])));
    }

private:
    const CollisionFilters &m_filters;
    const Category &m_category;
};

MustacheData instanceData(const Instance &instance, YAxis y)
{
    const double upwards = y == YAxis::Up ? -1 : 1;
    MustacheData item;
    item["sprite"] = textData(instance.sprite);
    item["frame"] = textData(instance.frame);
    item["x"] = numberData(instance.position.x);
    item["y"] = numberData(upwards * instance.position.y);
    item["rotation"] = numberData(upwards * instance.rotation);
    item["scaleX"] = numberData(instance.scale.x);
    item["scaleY"] = numberData(instance.scale.y);
    item["layer"] = textData(instance.layer);
    item["tag"] = textData(instance.tag);
    return item;
}

class StageLevel : public TemplateLevel
{
public:
    StageLevel(const Stage &stage, YAxis y)
        : m_stage(stage)
        , m_y(y)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        if (name == "name")
            return textData(m_stage.name);
        if (name == "instances")
            return listOf(static_cast<std::size_t>(m_stage.instances.size()));
        return std::nullopt;
    }

    LevelPointer itemAt(const std::string &, std::size_t index) override
    {
        return plainLevel(instanceData(m_stage.instances[static_cast<qsizetype>(index)], m_y));
    }

private:
    const Stage &m_stage;
    YAxis m_y;
};

class ProjectLevel : public TemplateLevel
{
public:
    ProjectLevel(const TemplateSource &source, int only)
        : m_source(source)
        , m_document(source.document)
        , m_only(only)
    {
    }

protected:
    std::optional<MustacheData> made(const std::string &name) override
    {
        if (name == "project")
            return textData(m_source.projectName);
        if (name == "categories")
            return listOf(static_cast<std::size_t>(m_document.categories.size()));
        if (name == "sprites")
            return listOf(m_only < 0 ? static_cast<std::size_t>(m_document.sprites.size()) : 1);
        if (name == "stages")
            return listOf(static_cast<std::size_t>(m_document.stages.size()));
        if (name == "properties")
            return listOf(static_cast<std::size_t>(m_document.properties.size()));
        return std::nullopt;
    }

    LevelPointer itemAt(const std::string &list, std::size_t index) override
    {
        const auto at = static_cast<qsizetype>(index);
        if (list == "sprites")
            return std::make_unique<SpriteLevel>(m_source, m_document.sprites[m_only < 0 ? at : m_only]);
        if (list == "categories")
            return std::make_unique<CategoryLevel>(m_source.filters, m_document.categories[at]);
        if (list == "stages")
            return std::make_unique<StageLevel>(m_document.stages[at], m_source.y);
        return plainLevel(propertyData(m_document.properties[at]));
    }

private:
    const TemplateSource &m_source;
    const Document &m_document;
    int m_only;
};

} // namespace

QStringList templateNames()
{
    return QStringLiteral(
               "project categories sprites stages instances frames tags shapes pieces points hits properties "
               "index first last name value isText color bits mask image rect size offset x y width height "
               "pivot pivotX pivotY shareX shareY duration hasShapes body from to direction id category density "
               "friction restitution sensor kind isPolygon isCircle isBox isCapsule isChain center radius "
               "start end sprite frame rotation scaleX scaleY layer tag")
        .split(u' ');
}

std::unique_ptr<TemplateLevel> templateData(const TemplateSource &source, int sprite)
{
    return std::make_unique<ProjectLevel>(source, sprite);
}

} // namespace hitbox
