#include "formats/export/safe_file_name.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "formats/importers/importer.h"
#include "stage/placements.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace hitbox;

namespace {

Document withInstance(geometry::Point scale, double rotation)
{
    Document document = golden::lopsided();
    Instance &instance = document.stages[0].instances[0];
    instance.position = {70, -12};
    instance.scale = scale;
    instance.rotation = rotation;
    return document;
}

OutputFile levelOf(const Document &document)
{
    return golden::exported(document, "rube").files[1];
}

QJsonArray bodiesOf(const OutputFile &file)
{
    return QJsonDocument::fromJson(file.bytes)[QStringLiteral("body")].toArray();
}

geometry::Point vectorOf(const QJsonValue &value)
{
    return {value[QStringLiteral("x")].toDouble(), value[QStringLiteral("y")].toDouble()};
}

/// A fixture that R.U.B.E.'s loader would make holds the point, which is the body's own.
bool levelHolds(const QJsonValue &fixture, geometry::Point point)
{
    const QJsonValue circle = fixture[QStringLiteral("circle")];
    if (circle.isObject())
        return geometry::distance(point, vectorOf(circle[QStringLiteral("center")])) <
               circle[QStringLiteral("radius")].toDouble();
    const QJsonValue vertices = fixture[QStringLiteral("polygon")][QStringLiteral("vertices")];
    const QJsonArray xs = vertices[QStringLiteral("x")].toArray();
    const QJsonArray ys = vertices[QStringLiteral("y")].toArray();
    for (qsizetype i = 0; i < xs.size(); ++i) {
        const qsizetype next = (i + 1) % xs.size();
        const geometry::Point a{xs[i].toDouble(), ys[i].toDouble()};
        const geometry::Point b{xs[next].toDouble(), ys[next].toDouble()};
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) < 0)
            return false; // right of an edge that runs counter-clockwise
    }
    return !xs.isEmpty();
}

/// The same in the world, whose place is in stage pixels.
bool holdsOnStage(const QJsonValue &body, geometry::Point pixels)
{
    const geometry::Point away =
        geometry::Point{pixels.x / 32, -pixels.y / 32} - vectorOf(body[QStringLiteral("position")]);
    const double angle = body[QStringLiteral("angle")].toDouble();
    const geometry::Point own{away.x * std::cos(angle) + away.y * std::sin(angle),
                              away.y * std::cos(angle) - away.x * std::sin(angle)};
    const QJsonArray fixtures = body[QStringLiteral("fixture")].toArray();
    return std::any_of(fixtures.begin(), fixtures.end(),
                       [own](const QJsonValue &fixture) { return levelHolds(fixture, own); });
}

} // namespace

class RubeLevelTest : public QObject
{
    Q_OBJECT

private slots:
    void putsBodiesWhereTheirInstancesStand_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("rotation");
        QTest::newRow("as drawn") << 1.0 << 1.0 << 0.0;
        QTest::newRow("turned") << 1.0 << 1.0 << 33.0;
        QTest::newRow("mirrored and turned") << -1.0 << 1.0 << 90.0;
        QTest::newRow("upside down") << 1.0 << -1.0 << 0.0;
        QTest::newRow("larger") << 2.5 << 2.5 << -120.0;
        QTest::newRow("squeezed") << 1.5 << -0.5 << 200.0;
    }
    void putsBodiesWhereTheirInstancesStand()
    {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, rotation);
        const Document document = withInstance({x, y}, rotation);
        const Instance &instance = document.stages[0].instances[0];
        const Frame &frame = document.sprites[0].frames[0];
        const QJsonValue body = bodiesOf(levelOf(document))[0];
        constexpr double curves = 2.0 / 256; // circles that are scaled unevenly are polygons in both
        probes::compare(frame, curves / std::min(std::abs(x), std::abs(y)), [&](geometry::Point point) {
            return holdsOnStage(body, geometry::placed(point, placementOf(instance, frame)));
        });
    }

    void namesBodiesAndWhatTheyShow()
    {
        const QJsonArray bodies = bodiesOf(levelOf(golden::lopsided()));
        QCOMPARE(bodies.size(), 2);
        QCOMPARE(bodies[0][QStringLiteral("name")].toString(), QStringLiteral("lopsided"));
        QCOMPARE(bodies[1][QStringLiteral("name")].toString(), QStringLiteral("lopsided_2"));
        const QJsonArray properties = bodies[1][QStringLiteral("customProperties")].toArray();
        QCOMPARE(properties[0][QStringLiteral("string")].toString(), QStringLiteral("lopsided"));
        QCOMPARE(properties[1][QStringLiteral("string")].toString(), QStringLiteral("strike"));
    }

    void keepsHostileNames()
    {
        const QString hostile = QStringLiteral("say \"hi\"\\\n{}, gr\u00f6\u00dfe/..");
        Document document = golden::lopsided();
        document.sprites[0].name = hostile;
        document.stages[0].name = hostile;
        for (Instance &instance : document.stages[0].instances)
            instance.sprite = hostile;
        const OutputFile file = levelOf(document);
        QCOMPARE(file.name, safeFileName(hostile) + QStringLiteral("_stage.json"));
        QCOMPARE(bodiesOf(file)[1][QStringLiteral("name")].toString(), hostile + QStringLiteral("_2"));
    }

    void isReadBackByTheImporter()
    {
        const OutputFile file = levelOf(golden::lopsided());
        Result<ImportSource> source = importSourceOf(file.bytes, file.name, {});
        QVERIFY(source.ok());
        source->images = NamedImages::Leave;
        source->pixelsPerMetre = 32;
        const Imported imported = *findImporter(QStringLiteral("rube"))->read(*source);
        const QList<Frame> frames = imported.sprites[0].sprite.frames;
        QCOMPARE(frames.size(), 2);
        QCOMPARE(frames[0].name, QStringLiteral("lopsided"));
        const Frame drawn = golden::lopsided().sprites[0].frames[0];
        probes::compare(drawn, 1e-6, [&](geometry::Point point) {
            return probes::held(frames[0], point - drawn.pivot + frames[0].pivot, 0).value_or(true);
        });
    }

    void tellsWhatALevelDoesNotCarry()
    {
        Document document = withInstance({1.5, 1}, 0);
        document.stages[0].layers = {{QStringLiteral("back")}};
        document.stages[0].instances[0].tag = QStringLiteral("attack");
        QStringList messages;
        for (const Finding &loss : golden::exported(document, "rube").losses)
            messages.append(loss.message);
        for (const QString &message :
             {QStringLiteral("Stage “duel”: layers are left out, the order of bodies stays"),
              QStringLiteral("Stage “duel”: bodies keep to their frames: the format does not switch them"),
              QStringLiteral("Stage “duel”: “lopsided”, shape 2: The circle becomes a polygon, since it is scaled "
                             "unevenly")})
            QVERIFY2(messages.contains(message), qPrintable(messages.join(u'\n')));
    }
};

HITBOX_CORE_TEST(RubeLevelTest)
#include "rube_level_test.moc"
