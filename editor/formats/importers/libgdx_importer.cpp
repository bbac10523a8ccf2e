#include "document/limits.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/json_places.h"

#include <QCoreApplication>
#include <QHash>

/// Physics Body Editor: lengths in widths of the image, y up from its bottom. What was drawn stands in "shapes"; the
/// convex pieces in "polygons" are read where there is nothing else.
namespace hitbox {

using namespace fields;

namespace {

class LibgdxImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Recognition recognizeLibgdx(const ImportSource &source)
{
    const std::optional<JsonValue> bodies = source.json ? source.json->root().member("rigidBodies") : std::nullopt;
    return bodies && bodies->isArray() ? Recognition::Certain : Recognition::Foreign;
}

/// What is kept over all bodies.
struct BodiesRead {
    explicit BodiesRead(const ImportSource &from)
        : source(from)
        , images(from, notes)
    {
    }

    const ImportSource &source;
    ImportNotes notes;
    ShapesImages images;
    ImportBudget budget;
};

/// One body, while its frame is made.
class BodyReader
{
public:
    BodyReader(BodiesRead &all, JsonValue body)
        : m_all(all)
        , m_fields(objectFields(body, LibgdxImporterWords::tr("a body")))
    {
    }

    ImportedSprite read();

private:
    QSize sizeOf(const ShapesImage &image, const QString &name);
    geometry::Point inPixels(JsonValue place) const;
    void add(const Outline &outline);
    void addPolygon(JsonValue vertices);
    bool addDrawnPolygons();
    void addPieces();
    void addCircles();

    BodiesRead &m_all;
    JsonFields m_fields;
    Frame m_frame;
};

/// Our own exports say how large the frame is that they count in; others count in the image's width.
QSize BodyReader::sizeOf(const ShapesImage &image, const QString &name)
{
    if (const std::optional<JsonValue> written = m_fields.take("frameSize")) {
        JsonFields size = objectFields(*written, LibgdxImporterWords::tr("an object with width and height"));
        constexpr int largest = int(limits::coordinate);
        const int width = wholeNumber(required(size, "width"), 1, largest);
        return {width, wholeNumber(required(size, "height"), 1, largest)};
    }
    if (image.size)
        return *image.size;
    throw Refusal{
        {.file = {},
         .place = m_fields.object().path(),
         .what = LibgdxImporterWords::tr(
                     "the image “%1” cannot be read, and lengths in the file are counted in its width; put it "
                     "where the file says")
                     .arg(name)}};
}

geometry::Point BodyReader::inPixels(JsonValue place) const
{
    const geometry::Point at = placeOf(place);
    const double width = m_frame.size.width();
    const geometry::Point pixels{at.x * width, m_frame.size.height() - at.y * width};
    if (!isCoordinate(pixels.x) || !isCoordinate(pixels.y))
        refuse(place, LibgdxImporterWords::tr("a place within 1000000000 pixels"));
    return pixels;
}

void BodyReader::add(const Outline &outline)
{
    m_all.budget.addShape(outline);
    Shape shape;
    shape.outline = outline;
    m_frame.shapes.append(shape);
}

void BodyReader::addPolygon(JsonValue vertices)
{
    PolygonOutline polygon;
    for (const JsonValue place : arrayOf(vertices, LibgdxImporterWords::tr("an array of points")).items())
        polygon.points.append(inPixels(place));
    add(polygon);
}

/// Circles are drawn, too, but stand in "circles" with their radius.
bool BodyReader::addDrawnPolygons()
{
    const std::optional<JsonValue> drawn = m_fields.take("shapes");
    if (!drawn)
        return false;
    for (const JsonValue value : arrayOf(*drawn, LibgdxImporterWords::tr("an array of shapes")).items()) {
        JsonFields shape = objectFields(value, LibgdxImporterWords::tr("a shape"));
        if (optionalText(shape, "type") == QLatin1String("POLYGON"))
            addPolygon(required(shape, "vertices"));
    }
    return !m_frame.shapes.isEmpty();
}

void BodyReader::addPieces()
{
    const std::optional<JsonValue> pieces = m_fields.take("polygons");
    if (!pieces || arrayOf(*pieces, LibgdxImporterWords::tr("an array of polygons")).size() == 0)
        return;
    for (const JsonValue piece : pieces->items())
        addPolygon(piece);
    m_all.notes.add(*pieces, LibgdxImporterWords::tr("the file holds convex pieces alone; they stay apart"));
}

void BodyReader::addCircles()
{
    const std::optional<JsonValue> circles = m_fields.take("circles");
    if (!circles)
        return;
    for (const JsonValue value : arrayOf(*circles, LibgdxImporterWords::tr("an array of circles")).items()) {
        JsonFields circle = objectFields(value, LibgdxImporterWords::tr("a circle"));
        const double width = m_frame.size.width();
        const double x = coordinate(required(circle, "cx")) * width;
        const double y = m_frame.size.height() - coordinate(required(circle, "cy")) * width;
        const double radius = lengthOf(required(circle, "r"), LibgdxImporterWords::tr("a radius from 0 on")) * width;
        if (!isCoordinate(x) || !isCoordinate(y) || !isCoordinate(radius))
            refuse(value, LibgdxImporterWords::tr("a circle within 1000000000 pixels"));
        add(geometry::Circle{{x, y}, radius});
    }
}

ImportedSprite BodyReader::read()
{
    m_all.budget.addFrame();
    m_frame.name = textOf(required(m_fields, "name"));
    const QString imagePath = optionalText(m_fields, "imagePath");
    const ShapesImage image = imagePath.isEmpty() ? m_all.images.called(m_frame.name) : m_all.images.at(imagePath);
    m_frame.size = sizeOf(image, imagePath);
    m_frame.rect = QRect(QPoint(0, 0), m_frame.size);
    const std::optional<JsonValue> origin = m_fields.take("origin");
    const bool isMoved = origin && placeOf(*origin) != geometry::Point{}; // the tool puts it at the bottom left
    m_frame.pivot =
        isMoved ? inPixels(*origin) : geometry::Point{m_frame.size.width() / 2.0, m_frame.size.height() / 2.0};
    if (!addDrawnPolygons())
        addPieces();
    addCircles();

    ImportedSprite item;
    item.sprite.name = m_frame.name;
    item.sprite.image = image.path;
    item.sprite.frames = {m_frame};
    item.stated = Stated::Pivots;
    if (!isMoved)
        item.unstated.insert(0, Stated::Pivots);
    return item;
}

/// Bodies on one image are frames of one sprite.
Imported readLibgdx(const ImportSource &source)
{
    Imported imported;
    BodiesRead all(source);
    QHash<QString, qsizetype> byImage;
    for (const JsonValue body : source.json->root().member("rigidBodies")->items()) {
        const ImportedSprite item = BodyReader(all, body).read();
        const auto known = byImage.constFind(item.sprite.image);
        if (known == byImage.constEnd()) {
            byImage.insert(item.sprite.image, imported.sprites.size());
            imported.sprites.append(item);
        } else {
            ImportedSprite &sprite = imported.sprites[*known];
            if (const StatedParts lacking = item.unstated.value(0))
                sprite.unstated.insert(static_cast<int>(sprite.sprite.frames.size()), lacking);
            sprite.sprite.frames += item.sprite.frames;
        }
    }
    const std::optional<JsonValue> dynamic = source.json->root().member("dynamicObjects");
    if (dynamic && dynamic->size() > 0)
        all.notes.add(*dynamic, LibgdxImporterWords::tr("what was made for trying out is left out"));
    imported.notes = all.notes;
    return imported;
}

} // namespace

Importer libgdxImporter()
{
    return {"libgdx",
            "Physics Body Editor (libGDX)",
            "*.json",
            "bodies on their images, as they were drawn",
            {ImportPart::Pivots, ImportPart::Polygons, ImportPart::Circles},
            recognizeLibgdx,
            readBy<readLibgdx>};
}

} // namespace hitbox
