#include "test_class.h"
#include "tools/instance_alignment.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// A square of 20 pixels at the top-left of the frame of 64.
Document document()
{
    return documentWith({squareAt(0, 0, 20)});
}

/// Of sizes 1, 2 and 1.
Stage threeShips()
{
    Stage stage;
    for (const Point position : {Point{10, 20}, Point{200, -40}, Point{500, 100}})
        stage.instances.append({.sprite = "ship", .frame = "ship_0", .position = position});
    stage.instances[1].scale = {2, 2};
    return stage;
}

QList<Point> places(Alignment alignment, ExtentBy by = ExtentBy::Frames, const QList<int> &instances = {0, 1, 2},
                    const Stage &stage = threeShips())
{
    const Result<Stage> after = aligned(document(), stage, idsAt(stage.instances, instances), alignment, by);
    QList<Point> places;
    for (const Instance &instance : after ? after->instances : QList<Instance>())
        places.append(instance.position);
    return places;
}

} // namespace

class InstanceAlignmentTest : public QObject
{
    Q_OBJECT

private slots:
    void sidesComeToLieOnOneLine()
    {
        QCOMPARE(places(Alignment::Left), (QList<Point>{{10, 20}, {42, -40}, {10, 100}}));
        QCOMPARE(places(Alignment::Right), (QList<Point>{{500, 20}, {468, -40}, {500, 100}}));
        QCOMPARE(places(Alignment::Top), (QList<Point>{{10, -72}, {200, -40}, {500, -72}}));
        QCOMPARE(places(Alignment::Bottom), (QList<Point>{{10, 100}, {200, 68}, {500, 100}}));
    }

    void middlesComeToLieOnOneLine()
    {
        QCOMPARE(places(Alignment::Center), (QList<Point>{{255, 20}, {255, -40}, {255, 100}}));
        QCOMPARE(places(Alignment::Middle), (QList<Point>{{10, 14}, {200, 14}, {500, 14}}));
    }

    void shapesAreAlignedByThemselves()
    {
        QCOMPARE(places(Alignment::Left, ExtentBy::Shapes), (QList<Point>{{10, 20}, {42, -40}, {10, 100}}));
        QCOMPARE(places(Alignment::Right, ExtentBy::Shapes, {0, 1}), (QList<Point>{{188, 20}, {200, -40}, {500, 100}}));
    }

    void spreadingLeavesTheSameGaps()
    {
        // 64 + 128 + 64 of 554 pixels: gaps of 149.
        QCOMPARE(places(Alignment::SpreadAcross), (QList<Point>{{10, 20}, {255, -40}, {500, 100}}));
        // By their middles the first one stands between the others.
        QCOMPARE(places(Alignment::SpreadDown), (QList<Point>{{10, 46}, {200, -40}, {500, 100}}));
    }

    void whatHasNoFrameCountsByItsPivot()
    {
        Stage stage = threeShips();
        stage.instances[1].sprite = "boat";
        QCOMPARE(places(Alignment::Left, ExtentBy::Shapes, {0, 1}, stage),
                 (QList<Point>{{10, 20}, {-22, -40}, {500, 100}}));
    }

    void oneAloneIsRefusedInASentence()
    {
        const Stage three = threeShips();
        const Result<Stage> one =
            aligned(document(), three, idsAt(three.instances, {0}), Alignment::Left, ExtentBy::Frames);
        QCOMPARE(one.error().what, QStringLiteral("Select two or more instances to align them."));
        const Result<Stage> two =
            aligned(document(), three, idsAt(three.instances, {0, 1}), Alignment::SpreadDown, ExtentBy::Frames);
        QCOMPARE(two.error().what, QStringLiteral("Select three or more instances to spread them evenly."));
    }
};

HITBOX_TEST(InstanceAlignmentTest)
#include "instance_alignment_test.moc"
