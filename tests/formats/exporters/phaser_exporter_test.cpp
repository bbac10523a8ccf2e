#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hitbox;

namespace {

QJsonObject exportedBodies(const Document &document)
{
    return QJsonDocument::fromJson(golden::exported(document, "phaser").files[0].bytes).object();
}

bool phaserHolds(const QJsonValue &body, geometry::Point point)
{
    for (const QJsonValue &fixture : body[QStringLiteral("fixtures")].toArray()) {
        const QJsonValue circle = fixture[QStringLiteral("circle")];
        const geometry::Point center{circle[QStringLiteral("x")].toDouble(), circle[QStringLiteral("y")].toDouble()};
        if (circle.isObject() && geometry::distance(point, center) < circle[QStringLiteral("radius")].toDouble())
            return true;
        for (const QJsonValue &piece : fixture[QStringLiteral("vertices")].toArray()) {
            geometry::Ring ring;
            for (const QJsonValue &vertex : piece.toArray())
                ring.push_back({vertex[QStringLiteral("x")].toDouble(), vertex[QStringLiteral("y")].toDouble()});
            if (geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
                return true;
        }
    }
    return false;
}

} // namespace

class PhaserExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("phaser", {QStringLiteral("lopsided.json")}), QString());
    }

    void coversWhatWasDrawnInEachFrame()
    {
        const Document document = golden::lopsided();
        const QJsonObject exported = exportedBodies(document);
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            probes::compare(drawn, 1e-9,
                            [&](geometry::Point point) { return phaserHolds(exported[drawn.name], point); });
        }
    }

    void leavesFramesWithoutShapesOut()
    {
        QCOMPARE(exportedBodies(golden::lopsided()).keys(),
                 QStringList({QStringLiteral("stand"), QStringLiteral("strike")}));
    }

    void takesPhysicsFromProperties()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("friction"), 0.5},
                                                              {QStringLiteral("sensor"), true},
                                                              {QStringLiteral("density"), 3.0},
                                                              {QStringLiteral("owner"), QStringLiteral("me")}};
        const QJsonValue body = exportedBodies(document)[QStringLiteral("stand")];
        QCOMPARE(body[QStringLiteral("friction")].toDouble(), 0.5);
        const QJsonValue fixtures = body[QStringLiteral("fixtures")];
        QCOMPARE(fixtures[0][QStringLiteral("isSensor")].toBool(), true);
        QCOMPARE(fixtures[0][QStringLiteral("density")].toDouble(), 0.003);
        QCOMPARE(fixtures.toArray().last()[QStringLiteral("density")].toDouble(), 0.001);
        const ExportPreview preview = golden::exported(document, "phaser");
        const bool isTold = std::any_of(preview.losses.begin(), preview.losses.end(), [](const Finding &loss) {
            return loss.message == QStringLiteral("Properties are left out: “owner”");
        });
        QVERIFY(isTold);
    }

    void shiftsTheSpriteUnderASymmetricBody()
    {
        Document document = golden::lopsided();
        QVERIFY(!exportedBodies(document)[QStringLiteral("stand")].toObject().contains(QStringLiteral("render")));
        Frame &frame = document.sprites[0].frames[0];
        frame.shapes = {frame.shapes[2]}; // a box about (21, 65.5)
        const QJsonValue sprite =
            exportedBodies(document)[QStringLiteral("stand")][QStringLiteral("render")][QStringLiteral("sprite")];
        QCOMPARE(sprite[QStringLiteral("xOffset")].toDouble(), 21.0 / 64 - 0.5);
        QCOMPARE(sprite[QStringLiteral("yOffset")].toDouble(), 65.5 / 80 - 0.5);
    }

    void tellsWhichBodiesHadToBeRenamed()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[1].name = QStringLiteral("stand");
        const ExportPreview preview = golden::exported(document, "phaser");
        QCOMPARE(exportedBodies(document).keys(), QStringList({QStringLiteral("stand"), QStringLiteral("stand_2")}));
        QCOMPARE(preview.losses.last().message,
                 QStringLiteral("The body is named “stand_2”: another frame is called “stand”, too"));
    }
};

HITBOX_CORE_TEST(PhaserExporterTest)
#include "phaser_exporter_test.moc"
