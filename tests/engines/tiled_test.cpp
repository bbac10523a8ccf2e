#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "stage/placements.h"
#include "test_class.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <hitbox/geometry/transform.h>

/// The export in Tiled itself: it is asked to write what it has loaded, because its exit status says nothing.
namespace hitbox {

namespace {

constexpr double tiledBlur = 1e-3; ///< Tiled writes six digits

geometry::Point placeIn(const QJsonObject &object)
{
    return {object[QLatin1String("x")].toDouble(), object[QLatin1String("y")].toDouble()};
}

bool holds(const QJsonObject &object, geometry::Point point)
{
    const geometry::Point inside = point - placeIn(object);
    const double width = object[QLatin1String("width")].toDouble();
    const double height = object[QLatin1String("height")].toDouble();
    if (object.contains(QLatin1String("polyline")))
        return false;
    if (object[QLatin1String("ellipse")].toBool())
        return geometry::distance(inside, geometry::Point{width / 2, height / 2}) < width / 2;
    if (!object.contains(QLatin1String("polygon")))
        return inside.x > 0 && inside.y > 0 && inside.x < width && inside.y < height;
    geometry::Ring ring;
    for (const QJsonValue &corner : object[QLatin1String("polygon")].toArray())
        ring.push_back(placeIn(corner.toObject()));
    return geometry::locate(inside, geometry::Polygon{ring}) == geometry::Location::Inside;
}

} // namespace

class TiledTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// The tiles as Tiled has them, by number; nothing when it loads none.
    QHash<int, QJsonObject> loaded(Document document)
    {
        ExportOptions options;
        document.sprites[0].image = QStringLiteral("sheet.png");
        options.imageSizes.insert(document.sprites[0].image, {192, 80});
        QFile tileset(m_folder.filePath(QStringLiteral("in.tsx")));
        const QByteArray bytes = golden::exported(document, "tiled", options).files[0].bytes;
        if (!tileset.open(QIODevice::WriteOnly) || tileset.write(bytes) != bytes.size())
            return {};
        tileset.close();
        QProcess program;
        const QString out = m_folder.filePath(QStringLiteral("out.json"));
        QFile::remove(out);
        program.start(QStringLiteral("tiled"),
                      {QStringLiteral("--export-tileset"), QStringLiteral("json"), tileset.fileName(), out});
        QFile answer(out);
        if (!program.waitForFinished(120'000) || !answer.open(QIODevice::ReadOnly))
            return {};
        QHash<int, QJsonObject> tiles;
        for (const QJsonValue &tile :
             QJsonDocument::fromJson(answer.readAll()).object()[QLatin1String("tiles")].toArray())
            tiles.insert(tile[QLatin1String("id")].toInt(), tile.toObject());
        return tiles;
    }

    static QList<QJsonObject> objectsOf(const QJsonObject &tile)
    {
        QList<QJsonObject> objects;
        for (const QJsonValue &object : tile[QLatin1String("objectgroup")][QLatin1String("objects")].toArray())
            objects.append(object.toObject());
        return objects;
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("tiled")).isEmpty())
            QSKIP("tiled is not installed");
        QImage sheet(192, 80, QImage::Format_ARGB32);
        sheet.fill(Qt::transparent);
        QVERIFY(sheet.save(m_folder.filePath(QStringLiteral("sheet.png"))));
    }

    void holdsThePointsThatTheGeometryCoreHolds()
    {
        const Document document = golden::lopsided();
        const QHash<int, QJsonObject> tiles = loaded(document);
        QCOMPARE(tiles.size(), 3);
        for (const int frame : {0, 1}) {
            const QList<QJsonObject> objects = objectsOf(tiles[frame]);
            probes::compare(document.sprites[0].frames[frame], tiledBlur, [&](geometry::Point point) {
                return std::any_of(objects.begin(), objects.end(),
                                   [point](const QJsonObject &object) { return holds(object, point); });
            });
        }
    }

    void playsTheTags()
    {
        const QJsonArray animation = loaded(golden::lopsided())[0][QLatin1String("animation")].toArray();
        QCOMPARE(animation.size(), 2);
        QCOMPARE(animation[1][QLatin1String("tileid")].toInt(), 1);
        QCOMPARE(animation[1][QLatin1String("duration")].toInt(), 50);
    }

    void drawsAStageWhereTheGeometryCorePutsIt()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("tmxrasterizer")).isEmpty())
            QSKIP("tmxrasterizer is not installed");
        QImage sheet(192, 80, QImage::Format_ARGB32);
        sheet.fill(Qt::black);
        for (int y = 60; y < 70; ++y)
            for (int x = 4; x < 14; ++x)
                sheet.setPixelColor(x, y, Qt::red); // in the first frame, off all its axes
        QVERIFY(sheet.save(m_folder.filePath(QStringLiteral("sheet.png"))));

        Document document = golden::lopsided();
        document.sprites[0].image = QStringLiteral("sheet.png");
        QList<Instance> &instances = document.stages[0].instances;
        instances[0].position = {150, 150};
        instances[0].rotation = 90;
        instances[0].scale = {-2, 1};
        instances[1].position = {400, 400};
        const QString map = m_folder.filePath(QStringLiteral("in.tmx"));
        QFile file(map);
        ExportOptions options;
        options.imageSizes.insert(QStringLiteral("sheet.png"), {192, 80});
        QVERIFY(file.open(QIODevice::WriteOnly) &&
                file.write(golden::exported(document, "tiled", options).files[1].bytes) > 0);
        file.close();

        QProcess program;
        const QString out = m_folder.filePath(QStringLiteral("out.png"));
        program.start(QStringLiteral("tmxrasterizer"), {map, out});
        QVERIFY(program.waitForFinished(120'000));
        const QImage picture(out);
        const auto colorAt = [&](geometry::Point inFrame) {
            const geometry::Point at =
                geometry::placed(inFrame, placementOf(instances[0], document.sprites[0].frames[0]));
            return picture.pixelColor(int(at.x), int(at.y));
        };
        QCOMPARE(colorAt({9, 65}), QColor(Qt::red));
        QCOMPARE(colorAt({9, 50}), QColor(Qt::black));
        QCOMPARE(colorAt({20, 65}), QColor(Qt::black));
    }

    void readsHostileNames()
    {
        const QString name = QStringLiteral("\"/>&\n\\ gr\u00f6\u00dfe \u706b ../null <!--");
        Document document = golden::lopsided();
        document.sprites[0].name = name;
        document.sprites[0].frames[0].shapes[0].name = name;
        document.sprites[0].frames[0].shapes[0].category = name;
        const QJsonObject object = objectsOf(loaded(document)[0]).value(0);
        QCOMPARE(object[QLatin1String("name")].toString(), name);
        QCOMPARE(object[QLatin1String("type")].toString(), name);
    }
};

HITBOX_CORE_TEST(TiledTest)

} // namespace hitbox

#include "tiled_test.moc"
