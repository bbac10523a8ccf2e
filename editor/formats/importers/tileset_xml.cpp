#include "document/limits.h"
#include "document/numbers.h"
#include "document/property_edits.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importer.h"
#include "formats/importers/tileset_file.h"
#include "formats/json/json_fields.h"
#include "formats/json/json_writer.h"
#include "formats/paste/text_scanner.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>
#include <QXmlStreamReader>

#include <cmath>
#include <initializer_list>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

class TilesetXmlWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// What editors of maps know about tiles, not what they remember of themselves.
bool isOfTiles(const QString &element, const QString &orientation)
{
    if (element == QLatin1String("grid"))
        return orientation == QLatin1String("isometric");
    return element != QLatin1String("editorsettings") && element != QLatin1String("export");
}

class TilesetXml
{
public:
    explicit TilesetXml(const QByteArray &xml)
        : m_reader(xml)
    {
    }

    TilesetFile read();

private:
    [[noreturn]] void refuse(const QString &what) const;
    bool nextChild();
    void leave();
    std::optional<double> given(const char *attribute, double least) const;
    double number(const char *attribute, double least = -limits::coordinate) const;
    int whole(const char *attribute, double least = 0) const;
    QString text(const char *attribute) const;
    QString type() const;
    QList<geometry::Point> points() const;
    Properties properties(int levels = 1);
    JsonText members(int levels);
    void readImage(QString &source, QSize &size);
    void passOver(std::initializer_list<const char *> attributes);
    TileObject object();
    QList<TileObject> objects();
    TileEntry tile();
    TilesetFile tileset();

    QXmlStreamReader m_reader;
    TilesetFile m_file;
    qsizetype m_objects = 0; ///< of all tiles
};

void TilesetXml::refuse(const QString &what) const
{
    throw fields::Refusal{
        {.file = {}, .place = TilesetXmlWords::tr("line %1").arg(m_reader.lineNumber()), .what = what}};
}

/// Goes to the next element within the one that is open; false at its end.
bool TilesetXml::nextChild()
{
    while (!m_reader.atEnd()) {
        switch (m_reader.readNext()) {
        case QXmlStreamReader::StartElement: return true;
        case QXmlStreamReader::EndElement: return false;
        case QXmlStreamReader::DTD:
            if (!m_reader.entityDeclarations().isEmpty())
                refuse(TilesetXmlWords::tr("the file declares entities, which are not read"));
            break;
        default: break;
        }
    }
    if (m_reader.hasError())
        refuse(TilesetXmlWords::tr("the XML is broken: %1").arg(m_reader.errorString()));
    return false;
}

/// Passes over what is left of the element that is open.
void TilesetXml::leave()
{
    int depth = 1;
    while (depth > 0) {
        depth += nextChild() ? 1 : -1;
        if (depth > limits::jsonDepth)
            refuse(TilesetXmlWords::tr("found more than %1 levels of elements").arg(limits::jsonDepth));
    }
}

QString TilesetXml::text(const char *attribute) const
{
    return m_reader.attributes().value(QLatin1String(attribute)).toString();
}

/// 0 where the attribute is not there; nothing where it is no number from `least` to limits::coordinate.
std::optional<double> TilesetXml::given(const char *attribute, double least) const
{
    const QString value = text(attribute);
    if (value.isEmpty())
        return 0;
    const std::optional<double> number = parseNumber(value.toStdString());
    return number && *number >= least && *number <= limits::coordinate ? number : std::nullopt;
}

double TilesetXml::number(const char *attribute, double least) const
{
    const std::optional<double> number = given(attribute, least);
    if (!number)
        refuse(TilesetXmlWords::tr("found %1=\"%2\", expected a number from %3 to 1000000000")
                   .arg(QLatin1String(attribute), text(attribute).left(16), QString::number(least, 'f', 0)));
    return *number;
}

int TilesetXml::whole(const char *attribute, double least) const
{
    const std::optional<double> number = given(attribute, least);
    if (!number || *number != std::floor(*number))
        refuse(TilesetXmlWords::tr("found %1=\"%2\", expected a whole number from %3 to 1000000000")
                   .arg(QLatin1String(attribute), text(attribute).left(16), QString::number(least, 'f', 0)));
    return int(*number);
}

/// "type", which version 1.9 alone calls "class".
QString TilesetXml::type() const
{
    const QString type = text("type");
    return type.isEmpty() ? text("class") : type;
}

/// "x,y x,y …"
QList<geometry::Point> TilesetXml::points() const
{
    const std::string list = text("points").toStdString();
    TextScanner scanner(list);
    QList<geometry::Point> points;
    try {
        scanner.skipSpace();
        while (!scanner.atEnd()) {
            points.append(scanner.point());
            scanner.skipSeparators();
        }
    } catch (const fields::Refusal &refusal) {
        refuse(TilesetXmlWords::tr("in the points of the object: %1").arg(refusal.error.what));
    }
    return points;
}

/// Of a property of the type "class", whose element is open: what it says of its members. Passes it.
JsonText TilesetXml::members(int levels)
{
    constexpr int mostLevels = limits::jsonDepth / 2; // they lie within those of a project
    if (levels > mostLevels)
        refuse(TilesetXmlWords::tr("found more than %1 levels of elements").arg(mostLevels));
    Properties members;
    while (nextChild()) {
        if (m_reader.name() == u"properties")
            members += properties(levels + 1);
        else
            leave();
    }
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    for (const Property &member : withoutRepeated(members)) {
        json.key(member.name);
        std::visit([&json](const auto &value) { json.value(value); }, member.value);
    }
    json.endObject();
    return {json.text()};
}

/// Passes the element <properties> that is open.
Properties TilesetXml::properties(int levels)
{
    Properties properties;
    while (nextChild()) {
        const QString name = text("name");
        const QString type = text("type");
        m_file.takeKind(name, type, text("propertytype"));
        if (type == QLatin1String("class")) {
            properties.append({name, members(levels)});
            continue;
        }
        if (type == QLatin1String("bool"))
            properties.append({name, text("value") == QLatin1String("true")});
        else if (type == QLatin1String("int") || type == QLatin1String("float"))
            properties.append({name, parseNumber(text("value").toStdString()).value_or(0)});
        else if (m_reader.attributes().hasAttribute(QLatin1String("value")))
            properties.append({name, text("value")});
        else if (type.isEmpty() || type == QLatin1String("string")) { // of several lines
            properties.append({name, m_reader.readElementText()});
            if (m_reader.hasError())
                refuse(TilesetXmlWords::tr("the XML is broken: %1").arg(m_reader.errorString()));
            continue;
        } else {
            m_file.passOver(name);
        }
        leave();
    }
    return properties;
}

/// Those of the element that is open and that are not read.
void TilesetXml::passOver(std::initializer_list<const char *> attributes)
{
    for (const char *attribute : attributes) {
        if (m_reader.attributes().hasAttribute(QLatin1String(attribute)))
            m_file.passOver(QLatin1String(attribute));
    }
}

void TilesetXml::readImage(QString &source, QSize &size)
{
    passOver({"trans"});
    source = text("source");
    const int width = whole("width");
    size = {width, whole("height")};
    leave();
}

TileObject TilesetXml::object()
{
    TileObject object;
    object.id = whole("id");
    object.name = text("name");
    object.type = type();
    object.at = {number("x"), number("y")};
    object.size = {number("width", 0), number("height", 0)};
    object.rotation = number("rotation");
    object.visible = text("visible") != QLatin1String("0");
    const auto has = [this](const char *attribute) {
        return m_reader.attributes().hasAttribute(QLatin1String(attribute));
    };
    if (has("template"))
        object.form = TileForm::Template;
    else if (has("gid"))
        object.form = TileForm::Other;
    while (nextChild()) {
        const QString name = m_reader.name().toString();
        if (name == QLatin1String("properties")) {
            object.properties = properties();
            continue;
        }
        if (name == QLatin1String("polygon") || name == QLatin1String("polyline")) {
            object.form = name == QLatin1String("polygon") ? TileForm::Polygon : TileForm::Polyline;
            object.points = points();
        } else if (name == QLatin1String("ellipse")) {
            object.form = TileForm::Ellipse;
        } else if (name == QLatin1String("capsule")) {
            object.form = TileForm::Capsule;
        } else if (name == QLatin1String("point")) {
            object.form = TileForm::Point;
        } else {
            object.form = TileForm::Other;
        }
        leave();
    }
    return object;
}

/// Of the element <objectgroup> that is open, a layer that may be moved.
QList<TileObject> TilesetXml::objects()
{
    const geometry::Point offset{number("offsetx"), number("offsety")};
    QList<TileObject> objects;
    while (nextChild()) {
        if (m_reader.name() != u"object") {
            if (m_reader.name() == u"properties")
                m_file.passOver(TilesetFile::layerProperties);
            leave();
            continue;
        }
        refuseTooMany(ImportCount::Shapes, ++m_objects);
        objects.append(object());
        objects.last().at = objects.last().at + offset;
    }
    return objects;
}

TileEntry TilesetXml::tile()
{
    TileEntry tile;
    tile.id = whole("id");
    tile.type = type();
    passOver({"probability", "terrain"});
    const int x = whole("x", -limits::coordinate);
    const int y = whole("y", -limits::coordinate);
    const int width = whole("width");
    tile.part = QRect(x, y, width, whole("height"));
    while (nextChild()) {
        const QString name = m_reader.name().toString();
        if (name == QLatin1String("properties")) {
            tile.properties = properties();
        } else if (name == QLatin1String("image")) {
            QSize size;
            readImage(tile.image, size);
        } else if (name == QLatin1String("objectgroup")) {
            tile.objects += objects();
        } else if (name == QLatin1String("animation")) {
            while (nextChild()) {
                const int shown = whole("tileid");
                tile.animation.append({shown, double(whole("duration"))});
                leave();
            }
        } else {
            leave();
        }
    }
    return tile;
}

TilesetFile TilesetXml::tileset()
{
    TilesetFile &file = m_file;
    file.name = text("name");
    file.type = type();
    const int width = whole("tilewidth");
    file.tile = {width, whole("tileheight")};
    file.count = whole("tilecount");
    file.columns = whole("columns");
    file.margin = whole("margin");
    file.spacing = whole("spacing");
    passOver({"objectalignment", "tilerendersize", "fillmode"});
    while (nextChild()) {
        const QString name = m_reader.name().toString();
        if (name == QLatin1String("tile")) {
            refuseTooMany(ImportCount::Frames, file.tiles.size() + 1);
            file.tiles.append(tile());
        } else if (name == QLatin1String("image")) {
            readImage(file.image, file.imageSize);
        } else if (name == QLatin1String("tileoffset")) {
            const int x = whole("x", -limits::coordinate);
            file.drawnAt = {x, whole("y", -limits::coordinate)};
            leave();
        } else if (name == QLatin1String("properties")) {
            file.properties = properties();
        } else {
            if (isOfTiles(name, text("orientation")))
                file.passOver(name);
            leave();
        }
    }
    return std::move(m_file);
}

TilesetFile TilesetXml::read()
{
    if (!nextChild() || m_reader.name() != u"tileset")
        refuse(
            m_reader.name() == u"map"
                ? TilesetXmlWords::tr("found a map, expected <tileset>: import the files of its tilesets, which Tiled "
                                      "makes of those within a map with “Export Tileset As”")
                : TilesetXmlWords::tr("found another element, expected <tileset>"));
    const TilesetFile file = tileset();
    nextChild(); // what stands behind the end is part of the file, too
    return file;
}

} // namespace

TilesetFile tilesetOfXml(const QByteArray &xml)
{
    if (hasTooManyAttributes(xml))
        throw fields::Refusal{
            {.file = {}, .place = {}, .what = TilesetXmlWords::tr("the file has an element with too many attributes")}};
    return TilesetXml(xml).read();
}

} // namespace hitbox
