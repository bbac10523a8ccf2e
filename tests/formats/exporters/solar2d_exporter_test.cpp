#include "formats/exporters/golden.h"
#include "formats/exporters/lua_program.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;

namespace {

/// The rings of one frame, in pixels about its middle.
QList<geometry::Ring> ringsOf(const QByteArray &module, const QString &frame)
{
    const QString text = QString::fromUtf8(module);
    const qsizetype begin = text.indexOf(QStringLiteral("[\"%1\"]").arg(frame));
    const QString body = text.mid(begin, text.indexOf(QStringLiteral("\n  } end"), begin) - begin);
    static const QRegularExpression shape(QStringLiteral("shape = \\{([^}]*)\\}"));
    QList<geometry::Ring> rings;
    for (const QRegularExpressionMatch &match : shape.globalMatch(body)) {
        const QStringList numbers = match.captured(1).split(u',');
        geometry::Ring ring;
        for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
            ring.push_back({numbers[i].toDouble(), numbers[i + 1].toDouble()});
        rings.append(ring);
    }
    return rings;
}

} // namespace

class Solar2dExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("solar2d", {QStringLiteral("lopsided.lua")}), QString());
    }

    void coversWhatWasDrawnAboutTheMiddleOfTheFrame()
    {
        const Document document = golden::lopsided();
        const QByteArray module = golden::exported(document, "solar2d").files[0].bytes;
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            const QList<geometry::Ring> rings = ringsOf(module, drawn.name);
            const double arcs = 0.1; // as far as the polygons made of circles may be off
            probes::compare(drawn, arcs, [&](geometry::Point point) {
                return std::any_of(rings.begin(), rings.end(), [&](const geometry::Ring &ring) {
                    return geometry::locate(point - geometry::Point{32, 40}, geometry::Polygon{ring}) !=
                           geometry::Location::Outside;
                });
            });
        }
    }

    void loadsHoweverManyFramesThereAre()
    {
        if (!lua::isInstalled())
            QSKIP("luajit is not installed");
        const QByteArray module = golden::exported(lua::manyFrames(), "solar2d").files[0].bytes;
        QCOMPARE(lua::printed(module,
                              "local physics = dofile(...).physicsData(2)\n"
                              "print(select('#', physics:get('frame_4999')), physics:getFixtureId('frame_0', 1))"),
                 QByteArray("14\tnotched\n"));
    }

    void givesConvexPiecesOfEightCornersThatRunClockwise()
    {
        const QByteArray module = golden::exported(golden::lopsided(), "solar2d").files[0].bytes;
        const QList<geometry::Ring> rings = ringsOf(module, QStringLiteral("stand"));
        QVERIFY(rings.size() > 4);
        for (const geometry::Ring &ring : rings) {
            QVERIFY(ring.size() >= 3 && ring.size() <= 8);
            QCOMPARE(geometry::winding(ring), geometry::Orientation::Clockwise);
        }
    }
};

HITBOX_CORE_TEST(Solar2dExporterTest)
#include "solar2d_exporter_test.moc"
