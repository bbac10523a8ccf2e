#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "formats/importers/importer.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;

namespace {

QJsonArray rubeBodies(const Document &document, const ExportOptions &options = {})
{
    const QByteArray bytes = golden::exported(document, "rube", options).files[0].bytes;
    return QJsonDocument::fromJson(bytes).object()[QStringLiteral("body")].toArray();
}

geometry::Ring rubeRing(const QJsonValue &form)
{
    const QJsonValue vertices = form[QStringLiteral("vertices")];
    const QJsonArray xs = vertices[QStringLiteral("x")].toArray();
    const QJsonArray ys = vertices[QStringLiteral("y")].toArray();
    geometry::Ring ring;
    for (qsizetype i = 0; i < xs.size(); ++i)
        ring.push_back({xs[i].toDouble(), ys[i].toDouble()});
    return ring;
}

/// In metres, y up, about the pivot.
bool rubeHolds(const QJsonValue &body, geometry::Point point)
{
    for (const QJsonValue &fixture : body[QStringLiteral("fixture")].toArray()) {
        const QJsonValue circle = fixture[QStringLiteral("circle")];
        const QJsonValue center = circle[QStringLiteral("center")];
        const geometry::Point middle{center[QStringLiteral("x")].toDouble(), center[QStringLiteral("y")].toDouble()};
        if (circle.isObject() && geometry::distance(point, middle) < circle[QStringLiteral("radius")].toDouble())
            return true;
        const geometry::Ring ring = rubeRing(fixture[QStringLiteral("polygon")]);
        if (!ring.empty() && geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
            return true;
    }
    return false;
}

} // namespace

class RubeExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("rube", {QStringLiteral("lopsided.json"), QStringLiteral("duel_stage.json")}),
                 QString());
    }

    void coversWhatWasDrawnInMetresWithYUp()
    {
        const Document document = golden::lopsided();
        const QJsonArray bodies = rubeBodies(document);
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            probes::compare(drawn, 1e-9, [&](geometry::Point point) {
                return rubeHolds(bodies[frame], {(point.x - drawn.pivot.x) / 32, (drawn.pivot.y - point.y) / 32});
            });
        }
    }

    void writesPolygonsThatBox2DTakes()
    {
        for (const QJsonValue &body : rubeBodies(golden::lopsided())) {
            for (const QJsonValue &fixture : body[QStringLiteral("fixture")].toArray()) {
                const geometry::Ring ring = rubeRing(fixture[QStringLiteral("polygon")]);
                if (ring.empty())
                    continue;
                QVERIFY(ring.size() >= 3 && ring.size() <= 8);
                QVERIFY(geometry::signedArea(ring) != 0);
                double turned = 0; // y is up here: counter-clockwise is positive
                for (std::size_t i = 0; i < ring.size(); ++i) {
                    const geometry::Point a = ring[i];
                    const geometry::Point b = ring[(i + 1) % ring.size()];
                    turned += a.x * b.y - b.x * a.y;
                }
                QVERIFY(turned > 0);
            }
        }
    }

    void keepsPropertiesOfShapesFramesAndSprites()
    {
        Document document = golden::lopsided();
        document.sprites[0].properties = {{QStringLiteral("owner"), QStringLiteral("me")}};
        document.sprites[0].frames[0].properties = {{QStringLiteral("step"), 3.0}};
        const QByteArray bytes = golden::exported(document, "rube").files[0].bytes;
        const Result<ImportSource> source =
            importSourceOf(bytes, QStringLiteral("/game/a.json"), QStringLiteral("/game"));
        const Result<Imported> back = importFrom(*source);
        QVERIFY(back);
        QCOMPARE(back->sprites[0].sprite.properties, document.sprites[0].properties);
        QCOMPARE(back->sprites[0].sprite.frames[0].properties, document.sprites[0].frames[0].properties);
        QVERIFY(back->sprites[0].sprite.frames[1].properties.isEmpty());
    }

    void scalesByTheOption()
    {
        const ExportOptions options{{{QStringLiteral("pixels-per-metre"), QStringLiteral("64")}}};
        const QJsonValue fine = rubeBodies(golden::lopsided(), options)[0];
        const QJsonValue standard = rubeBodies(golden::lopsided())[0];
        QVERIFY(rubeHolds(standard, {-0.3, 0.6}));
        QVERIFY(rubeHolds(fine, {-0.15, 0.3}));
    }

    void refusesAScaleThatIsNone()
    {
        for (const QString &value : {QStringLiteral("0"), QStringLiteral("-1"), QStringLiteral("many"), QString()}) {
            const ExportOptions options{{{QStringLiteral("pixels-per-metre"), value}}};
            const Result<ExportPreview> preview =
                previewExport(golden::lopsided(), QStringLiteral("p"), *findFormat(QStringLiteral("rube")), options);
            QVERIFY(!preview.ok());
            QCOMPARE(preview.error().what,
                     QStringLiteral("the option “pixels-per-metre” cannot be “%1”; it takes a number from 0.000001 to "
                                    "1000000")
                         .arg(value));
        }
    }

    void letsBothOfAPairWantToMeet()
    {
        const QJsonValue fixtures = rubeBodies(golden::lopsided())[0][QStringLiteral("fixture")];
        const QString bits = QStringLiteral("filter-categoryBits");
        const QString mask = QStringLiteral("filter-maskBits");
        const QJsonValue hurt = fixtures[0];
        const QJsonValue hit = fixtures.toArray().last();
        QVERIFY((hurt[bits].toInt() & hit[mask].toInt()) != 0);
        QVERIFY((hit[bits].toInt() & hurt[mask].toInt()) != 0);
    }

    void tellsOfBitsThatAreLost()
    {
        Document document = golden::lopsided();
        document.categories[0].bits = 0x10000;
        QCOMPARE(golden::exported(document, "rube").losses.last().message,
                 QStringLiteral("The category “hurt” loses bits: the engine filters by 16 of them"));
    }
};

HITBOX_CORE_TEST(RubeExporterTest)
#include "rube_exporter_test.moc"
