#include "test_class.h"
#include "tools/frame_grips.h"

#include "tools/tool.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

const geometry::Box gripped{{10, 20}, {30, 60}};

} // namespace

class FrameGripsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFrameStandsOffByOneAndAHalfPickRadii()
    {
        QCOMPARE(frameAround(gripped, 2), (geometry::Box{{7, 17}, {33, 63}}));
        QCOMPARE(placeOfGrip(gripped, FrameGrip::TopLeft, 2), (Point{7, 17}));
        QCOMPARE(placeOfGrip(gripped, FrameGrip::Right, 2), (Point{33, 40}));
        QCOMPARE(placeOfGrip(gripped, FrameGrip::Rotation, 2), (Point{20, 11}));
    }

    void everyGripIsFoundWhereItLiesAndNowhereElse()
    {
        for (const FrameGrip grip : allFrameGrips())
            QCOMPARE(gripAt(gripped, placeOfGrip(gripped, grip, 2), 2), std::optional(grip));
        QVERIFY(!gripAt(gripped, gripped.min, 2));
        QVERIFY(!gripAt(gripped, gripped.center(), 2));
    }

    void theNearestOfGripsThatLieCloseIsTaken()
    {
        const geometry::Box tiny{{10, 10}, {10, 10}};
        QCOMPARE(gripAt(tiny, {13, 13}, 2), std::optional(FrameGrip::BottomRight));
        QCOMPARE(gripAt(tiny, {13, 10.5}, 2), std::optional(FrameGrip::Right));
    }

    void gripsAreDrawnWhereTheyCanBeTaken()
    {
        const double scale = 4; // a pick radius of 2
        const QList<Primitive> drawn = drawnGrips(gripped, FrameGrip::Left);
        const auto isAt = [scale](const Spot &spot, Point place) {
            return spot.place + spot.aside * (1 / scale) == place;
        };
        QCOMPARE(drawn.size(), 1 + static_cast<qsizetype>(allFrameGrips().size()));
        for (std::size_t i = 0; i < allFrameGrips().size(); ++i) {
            const Mark &mark = std::get<Mark>(drawn.at(1 + static_cast<qsizetype>(i)));
            QVERIFY(isAt(mark.at, placeOfGrip(gripped, allFrameGrips()[i], pickRadiusOnScreen / scale)));
            QCOMPARE(mark.sign == Mark::Sign::HotSquare, allFrameGrips()[i] == FrameGrip::Left);
        }
        const Lines &lines = std::get<Lines>(drawn.constFirst());
        const geometry::Box frame = frameAround(gripped, pickRadiusOnScreen / scale);
        QVERIFY(isAt(lines.lines.at(0).spots.at(0), frame.min));
        QVERIFY(isAt(lines.lines.at(0).spots.at(2), frame.max));
    }

    void theGripThatTurnsIsTakenWhereItIsSeen()
    {
        struct Case {
            geometry::Box room;
            Point grip;
        };
        const Case cases[] = {
            {{{0, 0}, {100, 100}}, {20, 11}},     {{{0, 10}, {100, 100}}, {20, 69}}, // below
            {{{0, 10}, {100, 70}}, {39, 40}},     {{{-5, 10}, {40, 70}}, {1, 40}},   // beside
            {{{5, 25}, {35, 70}}, {20, 31}},                                         // inside
            {{{200, 200}, {300, 300}}, {20, 11}},                                    // nowhere
        };
        for (const auto &[room, grip] : cases) {
            const TurnStand stand = turnStandOf(gripped, CanvasSight{room, 2});
            QCOMPARE(placeOfGrip(gripped, FrameGrip::Rotation, 2, stand), grip);
            QCOMPARE(gripAt(gripped, grip, 2, stand), std::optional(FrameGrip::Rotation));
            const Mark mark = std::get<Mark>(drawnGrips(gripped, std::nullopt, stand).constLast());
            QCOMPARE(mark.sign, Mark::Sign::Round);
            QCOMPARE(mark.at.place + mark.at.aside * 0.25, grip);
        }
        QCOMPARE(turnStandOf(gripped, std::nullopt), TurnStand());
    }

    void cursorsLieAlongThePull()
    {
        QCOMPARE(cursorOf(FrameGrip::Left), CursorLook::SizeHorizontal);
        QCOMPARE(cursorOf(FrameGrip::Bottom), CursorLook::SizeVertical);
        QCOMPARE(cursorOf(FrameGrip::BottomRight), CursorLook::SizeFalling);
        QCOMPARE(cursorOf(FrameGrip::TopRight), CursorLook::SizeRising);
        QCOMPARE(cursorOf(FrameGrip::Rotation), CursorLook::Turn);
    }
};

HITBOX_TEST(FrameGripsTest)
#include "frame_grips_test.moc"
