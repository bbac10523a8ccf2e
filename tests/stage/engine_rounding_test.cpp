#include "stage/engine_rounding.h"
#include "test_class.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Chain;
using geometry::Circle;
using geometry::Point;
using geometry::Polygon;
using geometry::Region;
using geometry::Segment;
using Numbers = EngineRounding::Numbers;

class EngineRoundingTest : public QObject
{
    Q_OBJECT

private slots:
    void doublesStayWhatTheyAre()
    {
        const geometry::Shape shape = Circle{{0.1, -1e9 / 3}, 1.0 / 3};
        QCOMPARE(rounded(shape, {}), shape);
    }

    void wholePixelsRoundHalvesUp()
    {
        const EngineRounding whole{Numbers::WholePixels, 50};
        QCOMPARE(std::get<Point>(rounded(Point{0.5, -0.5}, whole)), (Point{1, 0}));
        QCOMPARE(std::get<Point>(rounded(Point{2.25, -2.75}, whole)), (Point{2, -3}));
        QCOMPARE(std::get<Circle>(rounded(Circle{{1.4, 1.6}, 2.6}, whole)), (Circle{{1, 2}, 3}));
        QCOMPARE(std::get<Box>(rounded(Box{{0.2, 0.7}, {3.4, 3.5}}, whole)), (Box{{0, 1}, {3, 4}}));
    }

    void metresAreSingleNumbers()
    {
        const EngineRounding metres{Numbers::SingleMetres, 50};
        const double third = std::get<Point>(rounded(Point{100.0 / 3, 64}, metres)).x;
        QVERIFY(third != 100.0 / 3);
        QCOMPARE(third / 50, double(float(third / 50)));
        QVERIFY(std::abs(third - 100.0 / 3) < 1e-5);
        QCOMPARE(std::get<Point>(rounded(Point{100.0 / 3, 64}, {Numbers::SingleMetres, 32})).y, 64.0);
    }

    void roundingTwiceChangesNothingMore()
    {
        const geometry::Shape shape = Polygon{{{0.1, 0.2}, {1e6 / 7, 3.3}, {-5e8 / 3, 1e-3}}};
        for (const EngineRounding rounding :
             {EngineRounding{Numbers::SingleMetres, 33.3}, EngineRounding{Numbers::WholePixels, 1}}) {
            const geometry::Shape once = rounded(shape, rounding);
            QVERIFY(once != shape);
            QCOMPARE(rounded(once, rounding), once);
        }
    }

    void everyKindKeepsItsKind()
    {
        const EngineRounding whole{Numbers::WholePixels, 50};
        const geometry::Shape shapes[] = {Point{.2, 0},       Segment{{.2, 0}, {1, 1}},   Chain{{{.2, 0}, {1, 1}}},
                                          Circle{{.2, 0}, 1}, Box{{.2, 0}, {1, 1}},       Capsule{{.2, 0}, {1, 1}, 1},
                                          Polygon{{{.2, 0}}}, Region{{{{.2, 0}, {1, 1}}}}};
        for (const geometry::Shape &shape : shapes) {
            QCOMPARE(rounded(shape, whole).index(), shape.index());
            QVERIFY(rounded(shape, whole) != shape);
        }
    }

    void whatIsBeyondSingleNumbersIsInfinite()
    {
        const geometry::Shape far = rounded(Point{1e300, -1e300}, {Numbers::SingleMetres, 50});
        QVERIFY(std::isinf(std::get<Point>(far).x) && std::get<Point>(far).y < 0);
    }
};

HITBOX_CORE_TEST(EngineRoundingTest)
#include "engine_rounding_test.moc"
