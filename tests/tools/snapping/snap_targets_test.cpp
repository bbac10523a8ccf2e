#include "test_class.h"
#include "tools/snapping/snap_targets.h"

#include "tools/snap_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

class SnapTargetsTest : public QObject
{
    Q_OBJECT

private slots:
    void withNothingSwitchedOnThereIsNothing()
    {
        const OneMask alpha(squareMask());
        const SnapBench bench{documentWith({squareAt(0, 0, 8)}), {}, {}, {0, 0}, &alpha};
        const SnapTargets targets = bench.targets();
        QVERIFY(targets.lines.empty() && targets.marks.empty() && targets.guides.empty() && !targets.alpha);
        QCOMPARE(alpha.asked, 0);
    }

    void whatMovesIsNoTarget()
    {
        const SnapBench bench{documentWith({squareAt(0, 0, 8), squareAt(20, 0, 8)}), {}, {.to = SnapKind::Vertices}};
        QCOMPARE(bench.targets().lines.size(), std::size_t(2));
        const SnapTargets others = bench.targets({ShapeId{1}});
        QCOMPARE(others.lines.size(), std::size_t(1));
        QCOMPARE(others.lines[0].points.first(), (Point{20, 0}));
    }

    void hiddenShapesArePassedOverAndLockedOnesCount()
    {
        SnapBench bench{documentWith({squareAt(0, 0, 8), squareAt(20, 0, 8)}), {}, {.to = SnapKind::Edges}};
        setShape(bench.document, 1, [](Shape &shape) { shape.visible = false; });
        setShape(bench.document, 2, [](Shape &shape) { shape.locked = true; });
        QCOMPARE(bench.targets().lines.size(), std::size_t(1));
    }

    void roundShapesHaveMarksAndARim()
    {
        const Outline circle = geometry::Circle{{10, 10}, 4};
        const Outline capsule = geometry::Capsule{{0, 0}, {9, 0}, 2};
        SnapBench bench{documentWith({circle, capsule}), {}, {.to = SnapKind::Vertices}};
        QCOMPARE(bench.targets().marks.size(), std::size_t(7));
        QVERIFY(bench.targets().rims.empty());
        bench.snap.to = SnapKind::Edges;
        QVERIFY(bench.targets().marks.empty());
        QCOMPARE(bench.targets().rims.size(), std::size_t(2));
    }

    void theSameShapeOneFrameEarlierIsFoundByNameElseByIndex()
    {
        SnapBench bench{documentWith({squareAt(0, 0, 8), squareAt(20, 0, 8)}), {}, {.to = SnapKind::PreviousFrame}};
        QList<Frame> &frames = bench.document.sprites[0].frames;
        frames.append(frames.first());
        std::swap(frames[1].shapes[0].name, frames[1].shapes[1].name);
        bench.frame = {0, 1};
        const ShapeId first = frames[1].shapes[0].id;
        QCOMPARE(bench.targets({first}).lines[0].points.first(), (Point{20, 0}));
        frames[1].shapes[0].name = QStringLiteral("unheard of");
        QCOMPARE(bench.targets({first}).lines[0].points.first(), (Point{0, 0}));
        QVERIFY(bench.targets().lines.empty()); // a third one, drawn anew, has no counterpart
        bench.frame = {0, 0};
        QVERIFY(bench.targets({first}).lines.empty());
    }

    void theFrameAndThePivotGiveLines()
    {
        SnapBench bench{documentWith({}), {}, {.to = SnapKind::FrameLines}};
        QCOMPARE(bench.targets().guides.size(), std::size_t(6));
        bench.snap.to = SnapKind::Pivot;
        QCOMPARE(bench.targets().guides.size(), std::size_t(2));
    }

    void theOutlineIsAskedForOnlyWhileItIsOn()
    {
        const OneMask alpha(squareMask());
        SnapBench bench{documentWith({}), {}, {.to = SnapKind::AlphaOutline}, {0, 0}, &alpha};
        bench.document.sprites[0].frames[0].offset = QPoint(3, 5);
        QVERIFY(bench.targets().alpha);
        QCOMPARE(bench.targets().alphaCorner, (Point{3, 5}));
        bench.alpha = nullptr;
        QVERIFY(!bench.targets().alpha);
    }
};

HITBOX_CORE_TEST(SnapTargetsTest)
#include "snap_targets_test.moc"
