#include "test_class.h"
#include "tools/probe_drawing.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

struct DrawingBench {
    ProbeDrawing drawing;
    Document document = documentWith({});
    Selection selection;

    ToolContext context() const { return {document, {0, 0}, 0, selection, {}, {}}; }
    Outcome feed(ToolInput::Kind kind, Point at, int key = 0)
    {
        const Qt::MouseButton button = kind == ToolInput::Kind::Move ? Qt::NoButton : Qt::LeftButton;
        return drawing.handle({kind, at, button, {}, key, 2}, context());
    }
    Outcome click(Point at)
    {
        const Outcome outcome = feed(ToolInput::Kind::Press, at);
        return outcome == Outcome::Commit ? outcome : feed(ToolInput::Kind::Release, at);
    }
    Outcome drag(Point from, Point to)
    {
        feed(ToolInput::Kind::Press, from);
        feed(ToolInput::Kind::Move, to);
        return feed(ToolInput::Kind::Release, to);
    }
};

} // namespace

class ProbeDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragDrawsEachKindThatHasASize()
    {
        const QList<std::pair<ProbeKind, Outline>> expected = {
            {ProbeKind::Segment, ChainLine{{{10, 10}, {40, 30}}}},
            {ProbeKind::Circle, geometry::Circle{{10, 10}, 36}},
            {ProbeKind::Rectangle, geometry::Box{{10, 10}, {40, 30}}},
            {ProbeKind::Capsule, geometry::Capsule{{20, 20}, {30, 20}, 10}},
        };
        for (const auto &[kind, outline] : expected) {
            DrawingBench bench{ProbeDrawing(kind)};
            QCOMPARE(bench.drag({10, 10}, {40, 30}), Outcome::Commit);
            QCOMPARE(*bench.drawing.outline(), outline);
            QVERIFY(!bench.drawing.busy());
        }
    }

    void aClickIsNoDrag()
    {
        DrawingBench bench{ProbeDrawing(ProbeKind::Circle)};
        QCOMPARE(bench.click({10, 10}), Outcome::Cancel);
        QVERIFY(!bench.drawing.outline());
    }

    void aPolygonShowsAsFarAsItGoes()
    {
        DrawingBench bench{ProbeDrawing(ProbeKind::Polygon)};
        bench.click({0, 0});
        bench.feed(ToolInput::Kind::Move, {20, 0});
        QCOMPARE(*bench.drawing.outline(), Outline(ChainLine{{{0, 0}, {20, 0}}}));
        bench.click({20, 0});
        bench.feed(ToolInput::Kind::Move, {10, 20});
        QCOMPARE(*bench.drawing.outline(), polygon({{0, 0}, {20, 0}, {10, 20}}));
        bench.click({10, 20});
        QVERIFY(bench.drawing.finishable());
        QCOMPARE(bench.click({0, 1}), Outcome::Commit);
        QCOMPARE(*bench.drawing.outline(), polygon({{0, 0}, {20, 0}, {10, 20}}));
    }

    void pointsAndRandomPolygonsAreNotDrawn()
    {
        for (const ProbeKind kind : {ProbeKind::Point, ProbeKind::RandomPolygon}) {
            DrawingBench bench{ProbeDrawing(kind)};
            QCOMPARE(bench.drag({10, 10}, {40, 30}), Outcome::Ignored);
            QVERIFY(!bench.drawing.busy());
        }
    }
};

HITBOX_TEST(ProbeDrawingTest)

#include "probe_drawing_test.moc"
