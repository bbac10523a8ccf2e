#include "test_class.h"
#include "tools/pivot_places.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

class PivotPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void anchorsAreWhereTheirNamesSay()
    {
        QCOMPARE(placeOfAnchor({31, 20}, PivotAnchor::Center), (Point{15.5, 10}));
        QCOMPARE(placeOfAnchor({31, 20}, PivotAnchor::Bottom), (Point{15.5, 20}));
        QCOMPARE(anchorName(PivotAnchor::TopRight), QStringLiteral("top right"));
    }

    void theNearestAnchorWithinReachWinsUnlessSnappingIsOff()
    {
        const Document document = documentWith({});
        const Frame &frame = *findFrame(document, {0, 0});
        QCOMPARE(pivotPlaceAt(frame, {31, 62.5}, 2, {}).point, (Point{32, 64}));
        QCOMPARE(pivotPlaceAt(frame, {29, 60.2}, 2, {}).point, (Point{29, 60}));
        SnapSettings off;
        off.step = SnapStep::Off;
        QCOMPARE(pivotPlaceAt(frame, {31, 62.5}, 2, off).point, (Point{31, 62.5}));
    }

    void pivotsGoToTheAnchorsOfParts()
    {
        Document document = documentWith({});
        document.sprites[0].frames.append(document.sprites[0].frames.first());
        const Document after =
            withPivots(document, {{{0, 0}, {10, 20, 7, 30}}, {{0, 1}, {-4, 2, 8, 9}}}, PivotAnchor::Bottom);
        QCOMPARE(after.sprites[0].frames[0].pivot, (Point{13.5, 50}));
        QCOMPARE(after.sprites[0].frames[1].pivot, (Point{0, 11}));
        QCOMPARE(after.sprites[0].frames[0].shapes, document.sprites[0].frames[0].shapes);
        QCOMPARE(withPivots(document, {{{0, 1}, {10, 20, 7, 30}}}, PivotAnchor::Center).sprites[0].frames[1].pivot,
                 (Point{13.5, 35}));
    }
};

HITBOX_TEST(PivotPlacesTest)
#include "pivot_places_test.moc"
