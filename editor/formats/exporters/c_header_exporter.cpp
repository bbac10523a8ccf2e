#include "document/numbers.h"
#include "document/outline.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/c_text.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_slop.h"

#include <QCoreApplication>
#include <QCryptographicHash>

/// Constant data for C99 and C++11 and later: frame pixels, with convex pieces beside the outlines. The types stand in
/// every header and are declared once, however many of them a file includes.
namespace hitbox {

namespace {

constexpr const char *types = R"(#ifndef HITBOX_TYPES
#define HITBOX_TYPES
typedef enum { HITBOX_POLYGON, HITBOX_CIRCLE, HITBOX_BOX, HITBOX_CAPSULE, HITBOX_CHAIN } hitbox_kind;
typedef struct { float x, y; } hitbox_point;
/* A run of points. */
typedef struct { const hitbox_point *points; unsigned count; } hitbox_line;
typedef struct {
    const char *name;
    hitbox_kind kind;
    unsigned bits;      /* what it is */
    unsigned mask;      /* what it strikes */
    hitbox_line points; /* corners; of a box the first and the last; of a circle its centre; of a capsule its ends */
    float radius;       /* of circles and capsules, else 0 */
    const hitbox_line *pieces; /* convex polygons that fill a polygon */
    unsigned piece_count;
} hitbox_shape;
typedef struct {
    const char *sprite;
    const char *name;
    float width, height;
    hitbox_point pivot;
    float milliseconds;
    const hitbox_shape *shapes;
    unsigned shape_count;
} hitbox_frame;
#endif
)";

QByteArray cFloat(double number)
{
    QByteArray text = shortestNumber(number);
    if (!text.contains('.') && !text.contains('e'))
        text += ".0";
    return text + 'f';
}

QByteArray cPoint(geometry::Point point)
{
    return '{' + cFloat(point.x) + ", " + cFloat(point.y) + '}';
}

/// Letters, digits and '_' only, and no digit in front. One that had to differ from the name ends in what tells names
/// apart that come out alike: a program may include the headers of them all.
QString cIdentifier(const QString &name)
{
    QString safe;
    for (const QChar c : name) {
        const bool isPlain = c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_');
        safe += isPlain ? c : QChar(u'_');
    }
    if (safe.isEmpty() || safe.front().isDigit())
        safe.prepend(u'_');
    if (safe == name)
        return safe;
    constexpr int digits = 8;
    const QByteArray digest = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex();
    return safe + u'_' + QString::fromLatin1(digest.left(digits));
}

QByteArray kindConstant(ShapeKind kind)
{
    return "HITBOX_" + kindName(kind).toUpper().toLatin1();
}

class HeaderWriter
{
public:
    HeaderWriter(const Document &document, const QString &projectName)
        : m_document(document)
        , m_filters(document.categories)
        , m_prefix(cIdentifier(projectName).toLatin1())
    {
    }

    QByteArray header(const QList<FrameBody> &bodies)
    {
        QByteArray frames;
        for (const FrameBody &body : bodies)
            frames += "    " + frame(body) + ",\n";
        const QByteArray guard = "HITBOX_DATA_" + m_prefix + "_H";
        const QByteArray name = "hitbox_" + m_prefix + "_frames";
        // Piece by piece: each sum of two would be a copy of the data, and all would live until the last is made.
        QByteArray header = "#ifndef " + guard + "\n#define " + guard + "\n\n" + types + '\n';
        header += m_data;
        header += "static const hitbox_frame " + name + "[] = {\n";
        header += frames;
        header +=
            "};\nstatic const unsigned " + name + "_count = " + QByteArray::number(bodies.size()) + "u;\n\n#endif\n";
        return header;
    }

private:
    /// An array of its own for data of variable length; its name.
    QByteArray array(const QByteArray &type, const QList<QByteArray> &items)
    {
        const QByteArray name = "hitbox_" + m_prefix + '_' + QByteArray::number(++m_arrays);
        m_data += "static const " + type + ' ' + name + "[] = {" + items.join(',') + "};\n";
        return name;
    }

    template <typename Points>
    QByteArray line(const Points &points)
    {
        QList<QByteArray> items;
        for (const geometry::Point point : points)
            items.append((items.isEmpty() ? "" : " ") + cPoint(point));
        return '{' + array("hitbox_point", items) + ", " + QByteArray::number(items.size()) + "u}";
    }

    QByteArray shape(const Shape &shape)
    {
        const CollisionFilter filter = m_filters.of(shape.category);
        const QByteArray points = line(definingPoints(shape.outline));
        QList<QByteArray> pieces;
        if (shape.kind() == ShapeKind::Polygon) {
            for (const geometry::Ring &piece : exportedPieces(ringOf(shape.outline)))
                pieces.append((pieces.isEmpty() ? "" : " ") + line(piece));
        }
        const QByteArray list = pieces.isEmpty() ? QByteArray("0") : array("hitbox_line", pieces);
        return "\n    {" + cString(shape.name) + ", " + kindConstant(shape.kind()) + ", " +
               QByteArray::number(filter.bits) + "u, " + QByteArray::number(filter.mask) + "u, " + points + ", " +
               cFloat(radiusOf(shape.outline)) + ", " + list + ", " + QByteArray::number(pieces.size()) + "u}";
    }

    QByteArray frame(const FrameBody &body)
    {
        const Frame &frame = *body.frame;
        QList<QByteArray> shapes;
        for (const Shape &one : frame.shapes)
            shapes.append(shape(one));
        const QByteArray list = array("hitbox_shape", shapes);
        return '{' + cString(m_document.sprites[body.ref.sprite].name) + ", " + cString(body.name) + ", " +
               cFloat(frame.size.width()) + ", " + cFloat(frame.size.height()) + ", " + cPoint(frame.pivot) + ", " +
               cFloat(frame.duration) + ", " + list + ", " + QByteArray::number(shapes.size()) + "u}";
    }

    const Document &m_document;
    CollisionFilters m_filters;
    QByteArray m_prefix;
    QByteArray m_data;
    int m_arrays = 0;
};

Result<ExportPreview> writeCHeader(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document);
    if (bodies.bodies.isEmpty()) // C has no empty arrays
        return Error{
            {}, {}, QCoreApplication::translate("hitbox::formats", "there is nothing to export: no frame has shapes")};
    const QByteArray header = HeaderWriter(document, projectName).header(bodies.bodies);
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".h"), header}}, bodies.losses};
}

} // namespace

Format cHeaderFormat()
{
    Format format;
    format.id = "c-header";
    format.icon = ":/icons/format-c-header.svg";
    format.title = QT_TRANSLATE_NOOP("hitbox::formats", "C and C++ header");
    format.files = "PROJECT.h";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::WithPieces;
    capabilities.numbers.precision = NumberPrecision::Single;
    capabilities.animation = false;
    capabilities.frameDurations = true;
    capabilities.properties = {};
    capabilities.stages = false;
    format.write = writeCHeader;
    return format;
}

} // namespace hitbox
