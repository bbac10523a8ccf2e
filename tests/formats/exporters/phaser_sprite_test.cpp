#include "formats/exporters/phaser_sprite.h"
#include "test_class.h"

#include <QTest>

#include <cmath>

using namespace hitbox;

namespace {

Frame frameWith(const QList<Outline> &outlines)
{
    Frame frame;
    frame.size = {100, 200};
    for (const Outline &outline : outlines) {
        Shape shape;
        shape.outline = outline;
        frame.shapes.append(shape);
    }
    return frame;
}

PolygonOutline box(double left, double top, double right, double bottom)
{
    return {{{left, top}, {left, bottom}, {right, bottom}, {right, top}}};
}

bool isNear(geometry::Point a, geometry::Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-12;
}

} // namespace

class PhaserSpriteTest : public QObject
{
    Q_OBJECT

private slots:
    void shiftsWhatIsSymmetricAndOffTheMiddle()
    {
        QVERIFY(isNear(phaserSpriteOffset(frameWith({box(10, 20, 30, 80)})), {-0.3, -0.25}));
        QVERIFY(isNear(phaserSpriteOffset(frameWith({geometry::Circle{{60, 150}, 9}})), {0.1, 0.25}));
        QVERIFY(isNear(phaserSpriteOffset(frameWith({box(0, 0, 10, 10), box(30, 90, 40, 100)})), {-0.3, -0.25}));
    }

    void leavesTheMiddleAndTheLopsidedAlone()
    {
        QCOMPARE(phaserSpriteOffset(frameWith({box(40, 80, 60, 120)})), geometry::Point{});
        QCOMPARE(phaserSpriteOffset(frameWith({PolygonOutline{{{0, 0}, {0, 30}, {20, 30}}}})), geometry::Point{});
        QCOMPARE(phaserSpriteOffset(frameWith({box(0, 0, 10, 10), box(30, 90, 45, 100)})), geometry::Point{});
    }

    void weighsByDensity()
    {
        Frame frame = frameWith({box(0, 0, 10, 10), box(30, 90, 40, 100)});
        frame.shapes[0].properties = {{QStringLiteral("density"), 2.0}};
        QCOMPARE(phaserSpriteOffset(frame), geometry::Point{});
    }

    void hasNoDensityOfNothing()
    {
        PhysicsValues physics;
        physics.density = 0;
        QCOMPARE(matterDensity(physics), 0.001);
        physics.density = 2;
        QCOMPARE(matterDensity(physics), 0.002);
    }
};

HITBOX_TEST(PhaserSpriteTest)
#include "phaser_sprite_test.moc"
