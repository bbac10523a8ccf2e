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
};

HITBOX_TEST(PivotPlacesTest)
#include "pivot_places_test.moc"
