#include "document/outline.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/json/json_writer.h"

#include <QCoreApplication>

/// The layout of the Physics Body Editor, for its BodyEditorLoader: both axes are divided by the frame's width, y up
/// from its bottom. The loader subtracts "origin" from polygons but not from circles, so that it is always (0, 0).
namespace hitbox {

namespace {

/// What PolygonShape of libGDX takes.
constexpr std::size_t mostLibgdxCorners = 8;
constexpr double libgdxSlop = box2dSlop * 32; ///< pixels, as if a metre had 32 of them: the game says so when it loads

class RigidBodyWriter
{
public:
    RigidBodyWriter(JsonWriter &json, const FrameBody &body, const QString &image)
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
        m_json.member("name", m_body.name);
        m_json.member("imagePath", m_image);
        m_json.key("origin");
        m_json.place({});
        writeFrameSize();
        writePieces();
        writeCircles();
        writeOutlines();
        m_json.endObject();
    }

private:
    /// A key of our own, which the loader passes over: the unit is the frame's width, and not that of a whole sheet.
    void writeFrameSize()
    {
        m_json.beginObjectMember("frameSize", JsonLayout::Line);
        m_json.member("width", m_body.frame->size.width());
        m_json.member("height", m_body.frame->size.height());
        m_json.endObject();
    }

    template <typename Points>
    void writeRing(const Points &points)
    {
        m_json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : points)
            m_json.place(inEngine(point, m_origin, m_numbers));
        m_json.endArray();
    }

    void writePieces()
    {
        m_json.beginArrayMember("polygons");
        for (const Shape &shape : m_body.frame->shapes) {
            if (shape.kind() != ShapeKind::Polygon)
                continue;
            for (const geometry::Ring &piece : heldPieces(ringOf(shape.outline), mostLibgdxCorners, libgdxSlop))
                writeRing(piece);
        }
        m_json.endArray();
    }

    void writeCircles()
    {
        m_json.beginArrayMember("circles");
        for (const Shape &shape : m_body.frame->shapes) {
            const auto *circle = std::get_if<geometry::Circle>(&shape.outline);
            if (!circle)
                continue;
            const geometry::Point center = inEngine(circle->center, m_origin, m_numbers);
            m_json.beginObject(JsonLayout::Line);
            m_json.member("cx", center.x);
            m_json.member("cy", center.y);
            m_json.member("r", circle->radius / m_numbers.pixelsPerUnit);
            m_json.endObject();
        }
        m_json.endArray();
    }

    /// As drawn: for editors, the loader passes them over.
    void writeOutlines()
    {
        m_json.beginArrayMember("shapes");
        for (const Shape &shape : m_body.frame->shapes) {
            const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
            if (!polygon)
                continue;
            m_json.beginObject();
            m_json.member("type", "POLYGON");
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

Result<ExportPreview> writeLibgdx(const Document &document, const QString &projectName, const ExportOptions &)
{
    FrameBodies bodies = frameBodies(document);
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("rigidBodies");
    for (const FrameBody &body : bodies.bodies)
        RigidBodyWriter(json, body, imageOf(document.sprites[body.ref.sprite], *body.frame)).write();
    json.endArray();
    json.beginArrayMember("dynamicObjects");
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
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats", "For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame");
    Capabilities &capabilities = format.capabilities;
    capabilities.frameImages = true;
    capabilities.concave = ConcavePolygons::WithPieces;
    capabilities.slop = libgdxSlop;
    capabilities.maxPiecePoints = int(mostLibgdxCorners);
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.pivots = false;
    capabilities.filtersPerShape = false;
    capabilities.properties = {};
    capabilities.stages = false;
    format.roundTrip = RoundTrip{"libgdx", FramesInFile::ByImage};
    format.write = writeLibgdx;
    return format;
}

} // namespace hitbox
