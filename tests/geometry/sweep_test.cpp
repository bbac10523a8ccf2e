#include <hitbox/geometry/sweep.h>

#include <QTest>

using namespace hitbox::geometry;

namespace {

const Shape square = Box{{0, 0}, {10, 10}};

std::optional<SweepContact> contactAt(double moment, Point at)
{
    return SweepContact{moment, at};
}

} // namespace

class SweepTest : public QObject
{
    Q_OBJECT

private slots:
    void meetsWhereTheWayBeginsWhenTheyOverlapAlready()
    {
        QCOMPARE(firstContact(Point{5, 5}, {100, 0}, square), contactAt(0, {5, 5}));
        QCOMPARE(firstContact(Point{10, 5}, {100, 0}, square), contactAt(0, {10, 5}));
        QCOMPARE(firstContact(Point{10, 5}, {0, 0}, square), contactAt(0, {10, 5}));
    }

    void meetsWhereTheWayEnds()
    {
        QCOMPARE(firstContact(Point{-8, 5}, {8, 0}, square), contactAt(1, {0, 5}));
        QCOMPARE(firstContact(Circle{{-8, 5}, 2}, {6, 0}, square), contactAt(1, {0, 5}));
        QCOMPARE(firstContact(Box{{-8, 2}, {-4, 4}}, {4, 0}, square)->moment, 1.0);
    }

    void staysApartFromWhatItFallsShortOf()
    {
        QCOMPARE(firstContact(Point{-8, 5}, {7.999999, 0}, square), std::nullopt);
        QCOMPARE(firstContact(Circle{{-8, 5}, 2}, {5.999999, 0}, square), std::nullopt);
        QCOMPARE(firstContact(Point{-8, 5}, {0, 0}, square), std::nullopt);
    }

    void meetsTheNearSideOfWhatItFliesThrough()
    {
        QCOMPARE(firstContact(Point{-100, 5}, {400, 0}, square), contactAt(0.25, {0, 5}));
        QCOMPARE(firstContact(Circle{{-102, 5}, 2}, {400, 0}, square), contactAt(0.25, {0, 5}));
        QCOMPARE(firstContact(Point{5, 116}, {0, -424}, square), contactAt(0.25, {5, 10}));
    }

    void meetsACornerThatItsEdgeRunsInto()
    {
        const Polygon wedge{{{100, 5}, {200, -50}, {200, 60}}};
        QCOMPARE(firstContact(Box{{-10, -100}, {0, 100}}, {200, 0}, wedge), contactAt(0.5, {100, 5}));
    }

    void grazesAreContacts()
    {
        QCOMPARE(firstContact(Point{-10, 0}, {40, 0}, square), contactAt(0.25, {0, 0}));
        QCOMPARE(firstContact(Circle{{-10, -2}, 2}, {40, 0}, square), contactAt(0.25, {0, 0}));
        QCOMPARE(firstContact(Circle{{-20, -5}, 2}, {40, 0}, Circle{{0, 0}, 3}), contactAt(0.5, {0, -3}));
    }

    void hasNothingForShapesWithoutPoints()
    {
        QCOMPARE(firstContact(Polygon{}, {1, 0}, square), std::nullopt);
        QCOMPARE(firstContact(square, {1, 0}, Region{}), std::nullopt);
        QCOMPARE(firstContact(Point{5, 5}, {std::numeric_limits<double>::infinity(), 0}, square), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(SweepTest)
#include "sweep_test.moc"
