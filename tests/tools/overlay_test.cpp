#include "test_class.h"
#include "tools/overlay.h"

#include "tools/overlay_bench.h"

#include <QTest>

using namespace hitbox;

class OverlayTest : public QObject
{
    Q_OBJECT

private slots:
    void aDraftIsALineWithAHandleAtEachPoint()
    {
        const QList<geometry::Point> points{{1, 2}, {3, 4}, {5, 0}};
        const Overlay overlay{draftOf(points)};
        QCOMPARE(draftPath(overlay), points);
        const Lines *lines = overlay.find<Lines>();
        QVERIFY(lines && lines->lines.first().end == Polyline::End::Open);
        QCOMPARE(overlay.primitives.size(), 1 + points.size());
        for (int i = 0; i < points.size(); ++i)
            QCOMPARE(std::get<Mark>(overlay.primitives.at(1 + i)), (Mark{Spot{points.at(i)}, Mark::Sign::Square}));
    }

    void nothingDrawnIsNoDraft() { QVERIFY(draftOf({}).isEmpty()); }

    void aBoxIsGoneRoundOnce()
    {
        const Polyline line = lineAround({{1, 2}, {4, 6}});
        QVERIFY(line.end == Polyline::End::Closed);
        const QList<Spot> corners{{{1, 2}}, {{4, 2}}, {{4, 6}}, {{1, 6}}};
        QCOMPARE(line.spots, corners);
    }

    void primitivesAreFoundByTheirKind()
    {
        const ShapeHandles handles{{ShapeId{1}, ShapeId{2}}};
        const Overlay overlay{{AxisLine{3}, AxisLine{4}, handles, Hot{ShapeId{2}}}};
        QCOMPARE(overlay.find<AxisLine>()->x, 3.0); // the lowest
        QVERIFY(!overlay.find<Marquee>());
        QCOMPARE(*overlay.hot<ShapeId>(), ShapeId{2});
        QVERIFY(!overlay.hot<ProbeGrip>());
        QCOMPARE(overlay.handledShapes(), handles.shapes);
        QVERIFY(Overlay().handledShapes().isEmpty());
        QVERIFY(!Overlay().hot<ShapeId>());
    }
};

HITBOX_TEST(OverlayTest)
#include "overlay_test.moc"
