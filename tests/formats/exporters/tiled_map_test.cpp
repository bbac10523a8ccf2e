#include "document/names.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/tiled_map.h"
#include "stage/placements.h"
#include "test_class.h"

#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

#include <hitbox/geometry/transform.h>

using namespace hitbox;

namespace {

QList<QXmlStreamAttributes> elementsOf(const QByteArray &map, const char *name)
{
    QList<QXmlStreamAttributes> found;
    QXmlStreamReader xml(map);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String(name) &&
            (qstrcmp(name, "object") != 0 || xml.attributes().hasAttribute(QLatin1String("gid"))))
            found.append(xml.attributes());
    }
    return xml.hasError() ? QList<QXmlStreamAttributes>() : found;
}

double number(const QXmlStreamAttributes &attributes, const char *name)
{
    return attributes.value(QLatin1String(name)).toDouble();
}

/// Where Tiled puts a point of the tile: flipped in its box, stretched to the object's size, with its bottom left
/// corner at x, y, about which it is turned.
geometry::Point shownAt(const QXmlStreamAttributes &object, QSize tile, geometry::Point point)
{
    const quint32 gid = object.value(QLatin1String("gid")).toUInt();
    if (gid & 0x80000000)
        point.x = tile.width() - point.x;
    if (gid & 0x40000000)
        point.y = tile.height() - point.y;
    const geometry::Point inBox{point.x * number(object, "width") / tile.width(),
                                (point.y - tile.height()) * number(object, "height") / tile.height()};
    const double angle = number(object, "rotation") * std::acos(-1.0) / 180;
    return {number(object, "x") + inBox.x * std::cos(angle) - inBox.y * std::sin(angle),
            number(object, "y") + inBox.x * std::sin(angle) + inBox.y * std::cos(angle)};
}

OutputFile mapOf(const Document &document)
{
    return tiledMap(document, levelsOf(document).levels[0], {});
}

} // namespace

class TiledMapTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhichInstancesPlayAnotherTagThanTheirTile()
    {
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        const QString tag = sprite.tags[0].name;
        const int first = sprite.tags[0].from;
        document.stages = {{.name = QStringLiteral("arena")}};
        const auto standing = [&](int frame, const QString &played) {
            Instance instance{.sprite = sprite.name, .frame = sprite.frames[frame].name};
            instance.tag = played;
            document.stages[0].instances = {instance};
            const QList<Finding> losses = tiledMapLosses(document, levelsOf(document).levels[0]);
            return losses.isEmpty() ? QString() : losses.constFirst().message;
        };
        QCOMPARE(standing(first, tag), QString());
        QCOMPARE(standing(first + 1, QString()), QString());
        QVERIFY(standing(first, QString()).contains(QStringLiteral("these play another one here")));
        QVERIFY(standing(first + 1, tag).contains(quoted(sprite.name)));
    }

    void putsEachPixelWhereTheStageHasIt()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[1].offset = {3, 5};
        QList<Instance> &instances = document.stages[0].instances;
        instances[0].rotation = 30;
        instances[0].scale = {2, -0.5};
        instances[1].rotation = -100;
        const QList<QXmlStreamAttributes> objects = elementsOf(mapOf(document).bytes, "object");
        QCOMPARE(objects.size(), 2);
        for (int i = 0; i < 2; ++i) {
            const Frame &frame = document.sprites[0].frames[i];
            QCOMPARE(objects[i].value(QLatin1String("gid")).toUInt() & 0xff, uint(i + 1));
            for (const geometry::Point point : {geometry::Point{0, 0}, geometry::Point{50, 11}}) {
                const geometry::Point inFrame{point.x + frame.offset.x(), point.y + frame.offset.y()};
                const geometry::Point expected = geometry::placed(inFrame, placementOf(instances[i], frame));
                const geometry::Point shown = shownAt(objects[i], frame.rect.size(), point);
                QVERIFY(std::hypot(shown.x - expected.x, shown.y - expected.y) < 1e-9);
            }
        }
    }

    void hasALayerForEachOfTheStage()
    {
        Document document = golden::lopsided();
        Stage &stage = document.stages[0];
        const QString hostile = QStringLiteral("\"</map>&\n\u706b");
        stage.layers = {{QStringLiteral("back")}, {hostile}};
        stage.instances[0].layer = stage.instances[1].layer = hostile;
        QStringList names;
        for (const QXmlStreamAttributes &layer : elementsOf(mapOf(document).bytes, "objectgroup")) {
            if (layer.hasAttribute(QLatin1String("name")))
                names.append(layer.value(QLatin1String("name")).toString());
        }
        QCOMPARE(names, (QStringList{QStringLiteral("back"), hostile}));
    }

    void numbersTheTilesOfSeveralSprites()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("other");
        document.stages[0].instances[1].sprite = QStringLiteral("other");
        const QByteArray map = mapOf(document).bytes;
        const QList<QXmlStreamAttributes> tilesets = elementsOf(map, "tileset");
        QCOMPARE(number(tilesets.value(1), "firstgid"), 4);
        QCOMPARE(elementsOf(map, "object")[1].value(QLatin1String("gid")).toUInt(), 0x80000000 + 5);
    }
};

HITBOX_CORE_TEST(TiledMapTest)
#include "tiled_map_test.moc"
