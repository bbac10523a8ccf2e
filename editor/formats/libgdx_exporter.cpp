#include "formats/engine_bodies.h"
#include "formats/engine_slop.h"
#include "formats/exporters.h"
#include "formats/member.h"
#include "formats/shape_preparation.h"
#include "validation/wording.h"

#include <QCoreApplication>

/// The layout of the Physics Body Editor, for its BodyEditorLoader: both axes are divided by the frame's width, y up
/// from its bottom. The loader subtracts "origin" from polygons but not from circles, so that it is always (0, 0).
namespace hitbox {

namespace {

/// What PolygonShape of libGDX takes.
constexpr std::size_t mostCorners = 8;
constexpr double slop = box2dSlop * 32; ///< pixels, as if a metre had 32 of them: the game says so when it loads

class BodyWriter
{
public:
    BodyWriter(JsonWriter &json, const FrameBody &body, const QString &image)
        : m_json(json)
        , m_body(body)
        , m_image(image)
        , m_origin{0, double(body.frame->size.height())}
        , m_numbers{NumberPrecision::Single, NumberOrigin::FrameCorner, double(body.frame->size.width()), YAxis::Up}
    {
    }

    void write()
    {
        m_json.beginObject();
        writeMember(m_json, "name", m_body.name);
        writeMember(m_json, "imagePath", m_image);
        m_json.key("origin");
        writePlace({});
        writeFrameSize();
        writePieces();
        writeCircles();
        writeOutlines();
        m_json.endObject();
    }

private:
    /// In units of the width already.
    void writePlace(geometry::Point place)
    {
        m_json.beginObject(JsonLayout::Line);
        writeMember(m_json, "x", place.x);
        writeMember(m_json, "y", place.y);
        m_json.endObject();
    }

    /// A key of our own, which the loader passes over: the unit is the frame's width, and not that of a whole sheet.
    void writeFrameSize()
    {
        beginObjectMember(m_json, "frameSize", JsonLayout::Line);
        writeMember(m_json, "width", m_body.frame->size.width());
        writeMember(m_json, "height", m_body.frame->size.height());
        m_json.endObject();
    }

    template <typename Points>
    void writeRing(const Points &points)
    {
        m_json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : points)
            writePlace(inEngine(point, m_origin, m_numbers));
        m_json.endArray();
    }

    void writePieces()
    {
        beginArrayMember(m_json, "polygons");
        for (const Shape &shape : m_body.frame->shapes) {
            if (shape.kind() != ShapeKind::Polygon)
                continue;
            for (const geometry::Ring &piece : heldPieces(ringOf(shape.outline), mostCorners, slop))
                writeRing(piece);
        }
        m_json.endArray();
    }

    void writeCircles()
    {
        beginArrayMember(m_json, "circles");
        for (const Shape &shape : m_body.frame->shapes) {
            const auto *circle = std::get_if<geometry::Circle>(&shape.outline);
            if (!circle)
                continue;
            const geometry::Point center = inEngine(circle->center, m_origin, m_numbers);
            m_json.beginObject(JsonLayout::Line);
            writeMember(m_json, "cx", center.x);
            writeMember(m_json, "cy", center.y);
            writeMember(m_json, "r", circle->radius / m_numbers.pixelsPerUnit);
            m_json.endObject();
        }
        m_json.endArray();
    }

    /// As drawn: for editors, the loader passes them over.
    void writeOutlines()
    {
        beginArrayMember(m_json, "shapes");
        for (const Shape &shape : m_body.frame->shapes) {
            const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
            if (!polygon)
                continue;
            m_json.beginObject();
            writeMember(m_json, "type", "POLYGON");
            m_json.key("vertices");
            writeRing(polygon->points);
            m_json.endObject();
        }
        m_json.endArray();
    }

    JsonWriter &m_json;
    const FrameBody &m_body;
    QString m_image;
    geometry::Point m_origin;
    EngineNumbers m_numbers;
};

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &)
{
    FrameBodies bodies = frameBodies(document);
    JsonWriter json;
    json.beginObject();
    beginArrayMember(json, "rigidBodies");
    for (const FrameBody &body : bodies.bodies)
        BodyWriter(json, body, document.sprites[body.ref.sprite].image).write();
    json.endArray();
    beginArrayMember(json, "dynamicObjects");
    json.endArray();
    json.endObject();
    if (!document.categories.isEmpty()) {
        bodies.losses.append(
            exportLoss({}, {}, Severity::Info,
                       QCoreApplication::translate(
                           "hitbox::formats",
                           "Categories are left out: the loader gives every shape of a body one FixtureDef of yours")));
    }
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".json"), json.document()}}, bodies.losses};
}

} // namespace

Format libgdxFormat()
{
    Format format;
    format.id = "libgdx";
    format.icon = ":/icons/format-libgdx.svg";
    format.title = "libGDX";
    format.files = "PROJECT.json";
    format.summary = "For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame";
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::WithPieces;
    capabilities.slop = slop;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.filtersPerShape = false;
    capabilities.properties = false;
    format.write = write;
    return format;
}

} // namespace hitbox
