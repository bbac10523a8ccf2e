#include "test_class.h"
#include "tools/snapping/snapper.h"

#include "tools/snap_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

ToolInput inputAt(Point p, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {ToolInput::Kind::Move, p, Qt::NoButton, modifiers, 0, 2};
}

} // namespace

class SnapperTest : public QObject
{
    Q_OBJECT

private slots:
    void targetsAreGatheredOnceForAWholeGesture()
    {
        const OneMask alpha(squareMask());
        SnapBench bench{documentWith({squareAt(0, 0, 8)}), {}, {.to = SnapKind::AlphaOutline}, {0, 0}, &alpha};
        Snapper snapper;
        for (int move = 0; move < 20; ++move)
            snapper.placed(inputAt({move * 0.5, 3}), bench.context());
        QCOMPARE(alpha.asked, 1);
        setShape(bench.document, 1, [](Shape &shape) { shape.name = QStringLiteral("other"); });
        snapper.placed(inputAt({1, 1}), bench.context());
        QCOMPARE(alpha.asked, 2);
    }

    void whatIsSwitchedOnMeanwhileCountsAtOnce()
    {
        SnapBench bench{documentWith({squareAt(0.25, 0.25, 8)})};
        Snapper snapper;
        QCOMPARE(snapper.placed(inputAt({1, 1}), bench.context()).place, (Point{1, 1}));
        bench.snap.to = SnapKind::Vertices;
        QCOMPARE(snapper.placed(inputAt({1, 1}), bench.context()).place, (Point{0.25, 0.25}));
    }

    void ctrlTurnsEverythingOff()
    {
        const SnapBench bench{documentWith({squareAt(0.25, 0.25, 8)}), {}, {.to = SnapKind::Vertices}};
        Snapper snapper;
        QCOMPARE(snapper.placed(inputAt({0.7, 0.6}, Qt::ControlModifier), bench.context()).place, (Point{0.7, 0.6}));
    }

    void aDraggedShapeDoesNotSnapToItself()
    {
        const SnapBench bench{documentWith({squareAt(0.25, 0.25, 8)}), {}, {.to = SnapKind::Vertices}};
        Snapper snapper;
        const Drag drag = followed(startedDrag(inputAt({0, 0})), inputAt({1, 1}));
        QCOMPARE(snapper.dragged({0.25, 0.25}, drag, bench.context(), {ShapeId{1}}).place, (Point{1, 1}));
        QCOMPARE(snapper.dragged({0.25, 0.25}, drag, bench.context(), {}).place, (Point{0.25, 0.25}));
    }

    void shiftKeepsToTheAxisAndSnapsAlongIt()
    {
        const SnapBench bench{documentWith({squareAt(20.3, 1.25, 8)}), {}, {.to = SnapKind::Vertices}};
        Snapper snapper;
        const Drag drag = followed(startedDrag(inputAt({0, 0})), inputAt({19.5, 1.5}, Qt::ShiftModifier));
        const SnapResult result = snapper.dragged({0.5, 0.7}, drag, bench.context(), {});
        QCOMPARE(result.place, (Point{20.3, 0.7}));
        QCOMPARE(*result.mark, (Point{20.3, 1.25}));
    }
};

HITBOX_CORE_TEST(SnapperTest)
#include "snapper_test.moc"
