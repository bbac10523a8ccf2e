#include "formats/paste/svg_path.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Point;

namespace {

QList<Point> pointsOf(const char *data, int part = 0)
{
    const Outline outline = outlinesOfSvgPath(data).at(part);
    const auto *polygon = std::get_if<PolygonOutline>(&outline);
    return polygon ? polygon->points : std::get<ChainLine>(outline).points;
}

QString pathRefusal(const std::string &data)
{
    try {
        outlinesOfSvgPath(data);
    } catch (const fields::Refusal &refusal) {
        return refusal.error.text();
    }
    return {};
}

const QList<Point> squareOfPath{{1, 2}, {5, 2}, {5, 6}, {1, 6}};

} // namespace

class SvgPathTest : public QObject
{
    Q_OBJECT

private slots:
    void straightCommandsSayTheSame_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::newRow("absolute") << QByteArray("M1 2 L5 2 L5 6 L1 6 Z");
        QTest::newRow("relative") << QByteArray("m1,2 l4,0 l0,4 l-4,0 z");
        QTest::newRow("axes") << QByteArray("M1 2H5V6H1Z");
        QTest::newRow("relative axes") << QByteArray("m1 2h4v4h-4z");
        QTest::newRow("repeated without letters") << QByteArray("M1 2 5 2 5 6 1 6z");
        QTest::newRow("crowded numbers") << QByteArray("M1e0 2L5+2 5 .6e1-0-0 1 6z").replace("-0-0", "");
        QTest::newRow("closed by returning") << QByteArray("M1 2 L5 2 L5 6 L1 6 L1 2");
    }
    void straightCommandsSayTheSame()
    {
        QFETCH(QByteArray, data);
        QCOMPARE(pointsOf(data.constData()), squareOfPath);
        QCOMPARE(outlinesOfSvgPath(data.toStdString()).first().index(), size_t(ShapeKind::Polygon));
    }

    void anOpenPartIsAChainAndEachPartAnOutline()
    {
        const QList<Outline> outlines = outlinesOfSvgPath("M0 0L4 4M1 1L2 2L3 1zl9 9M7 7");
        QCOMPARE(outlines.size(), 3);
        QCOMPARE(outlines.at(0).index(), size_t(ShapeKind::Chain));
        QCOMPARE(outlines.at(1).index(), size_t(ShapeKind::Polygon));
        QCOMPARE(std::get<ChainLine>(outlines.at(2)).points, (QList<Point>{{1, 1}, {10, 10}}));
    }

    void curvesKeepWithinTheTolerance_data()
    {
        QTest::addColumn<QByteArray>("data");
        // Quarter and half circles about the origin of radius 100; the cubic is off by at most 0.03.
        QTest::newRow("arc") << QByteArray("M100 0A100 100 0 0 1 0 100");
        QTest::newRow("large arc") << QByteArray("M100 0A100 100 0 1 0 0 100");
        QTest::newRow("radii too small") << QByteArray("M100 0a1 1 0 0 1-200 0");
        QTest::newRow("cubic") << QByteArray("M100 0C100 55.2285 55.2285 100 0 100");
        QTest::newRow("smooth cubic") << QByteArray("M100 0C100 55.2285 55.2285 100 0 100S-100 55.2285-100 0");
        QTest::newRow("crowded flags") << QByteArray("M100 0a100 100 0 01-100 100");
    }
    void curvesKeepWithinTheTolerance()
    {
        QFETCH(QByteArray, data);
        const QList<Point> points = pointsOf(data.constData());
        QVERIFY(points.size() > 4 && points.size() < 100);
        for (qsizetype i = 1; i < points.size(); ++i) {
            const Point middle = (points.at(i - 1) + points.at(i)) * 0.5;
            QVERIFY(std::abs(std::hypot(points.at(i).x, points.at(i).y) - 100) < 0.04);
            QVERIFY(std::abs(std::hypot(middle.x, middle.y) - 100) < svgTolerance + 0.04);
        }
    }

    void quadraticCurvesMirrorTheirControlPoint()
    {
        const QList<Point> points = pointsOf("M0 0Q5 10 10 0T20 0");
        QCOMPARE(points.last(), (Point{20, 0}));
        QVERIFY(std::any_of(points.begin(), points.end(), [](Point p) { return p.y > 4.8; }));
        QVERIFY(std::any_of(points.begin(), points.end(), [](Point p) { return p.y < -4.8; }));
        for (const Point p : pointsOf("M0 0L3 3T9 9"))
            QVERIFY(std::abs(p.x - p.y) < 1e-12);
    }

    void aClosedRingEndsWhatIsMirrored()
    {
        const auto second = [](const char *data) { return outlinesOfSvgPath(data).at(1); };
        QCOMPARE(second("M0 0C0 10 10 10 10 0ZS5 5 10 10"), second("M0 0C0 10 10 10 10 0ZC0 0 5 5 10 10"));
        QCOMPARE(second("M0 0Q5 10 10 0ZT10 10"), second("M0 0Q5 10 10 0ZQ0 0 10 10"));
    }

    void whatIsNoPathIsRefusedWithItsPlace()
    {
        QCOMPARE(pathRefusal("M1 2 L"), QString("found the end, expected a number, line 1, column 7"));
        QCOMPARE(pathRefusal("M1 2\nL3 nan"), QString("found “nan”, expected a number, line 2, column 4"));
        QVERIFY(pathRefusal("M1 2 K3 4").contains("M L H V C S Q T A Z"));
        QVERIFY(pathRefusal("L1 2").contains("begins with M"));
        QVERIFY(pathRefusal("M1 2L3mm 4").contains("expected a number"));
        QVERIFY(pathRefusal("M1 2A3 3 0 2 0 1 1").contains("0 or 1"));
        QVERIFY(pathRefusal("M1 2e999 3").contains("1000000000"));
        QVERIFY(pathRefusal("M9e8 0l9e8 0").contains("stays within"));
        QVERIFY(pathRefusal("M0 0C0 1e9 1e9 1e9 1e9 0C0 1e9 1e9 1e9 1e9 0").contains("100000 points"));
        QVERIFY(pathRefusal("M1 2Z Z3").contains("expected a number or one of"));
    }
};

HITBOX_TEST(SvgPathTest)
#include "svg_path_test.moc"
