#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hitbox;

namespace {

QJsonArray libgdxBodies(const Document &document)
{
    const QByteArray bytes = golden::exported(document, "libgdx").files[0].bytes;
    return QJsonDocument::fromJson(bytes).object()[QStringLiteral("rigidBodies")].toArray();
}

/// As the loader scales a body by the width of the sprite, y up.
bool libgdxHolds(const QJsonValue &body, geometry::Point point)
{
    for (const QJsonValue &polygon : body[QStringLiteral("polygons")].toArray()) {
        geometry::Ring ring;
        for (const QJsonValue &vertex : polygon.toArray())
            ring.push_back({vertex[QStringLiteral("x")].toDouble(), vertex[QStringLiteral("y")].toDouble()});
        if (geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
            return true;
    }
    for (const QJsonValue &circle : body[QStringLiteral("circles")].toArray()) {
        const geometry::Point center{circle[QStringLiteral("cx")].toDouble(), circle[QStringLiteral("cy")].toDouble()};
        if (geometry::distance(point, center) < circle[QStringLiteral("r")].toDouble())
            return true;
    }
    return false;
}

} // namespace

class LibgdxExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("libgdx", {QStringLiteral("lopsided.json")}), QString());
    }

    void coversWhatWasDrawnInWidthsOfTheFrame()
    {
        const Document document = golden::lopsided();
        const QJsonArray bodies = libgdxBodies(document);
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            probes::compare(drawn, 1e-9, [&](geometry::Point point) {
                return libgdxHolds(bodies[frame], {point.x / 64, (80 - point.y) / 64});
            });
        }
    }

    void givesPolygonsOfAtMostEightCorners()
    {
        for (const QJsonValue &body : libgdxBodies(golden::lopsided())) {
            for (const QJsonValue &polygon : body[QStringLiteral("polygons")].toArray())
                QVERIFY(polygon.toArray().size() <= 8);
        }
    }

    void keepsTheOutlineAsDrawn()
    {
        const QJsonValue outline = libgdxBodies(golden::lopsided())[0][QStringLiteral("shapes")][0];
        QCOMPARE(outline[QStringLiteral("vertices")].toArray().size(), 5);
    }
};

HITBOX_CORE_TEST(LibgdxExporterTest)
#include "libgdx_exporter_test.moc"
