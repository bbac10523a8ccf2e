#include "formats/importers/tile_outline.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;

namespace {

TileObject objectOf(TileForm form, geometry::Point size = {8, 20})
{
    return {
        .id = 1, .name = {}, .type = {}, .form = form, .at = {2, 3}, .size = size, .points = {{0, 0}, {4, 0}, {4, 4}}};
}

} // namespace

class TileOutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void formsBecomeOutlinesWhereTheyStand()
    {
        QCOMPARE(outlineOfTile(objectOf(TileForm::Rectangle)), Outline(geometry::Box{{2, 3}, {10, 23}}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Polygon)), Outline(PolygonOutline{{{2, 3}, {6, 3}, {6, 7}}}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Polyline)), Outline(ChainLine{{{2, 3}, {6, 3}, {6, 7}}}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Ellipse, {8, 8})), Outline(geometry::Circle{{6, 7}, 4}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Capsule)), Outline(geometry::Capsule{{6, 7}, {6, 19}, 4}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Capsule, {20, 8})), Outline(geometry::Capsule{{6, 7}, {18, 7}, 4}));
        QCOMPARE(outlineOfTile(objectOf(TileForm::Capsule, {8, 8})), Outline(geometry::Circle{{6, 7}, 4}));
    }

    void anEllipseFillsItsRectangle()
    {
        const std::optional<Outline> ellipse = outlineOfTile(objectOf(TileForm::Ellipse));
        QVERIFY(ellipse && kindOf(*ellipse) == ShapeKind::Polygon);
        const geometry::Box box = *geometry::bounds(geometryOf(*ellipse));
        QVERIFY(std::abs(box.min.x - 2) < 0.01 && std::abs(box.max.x - 10) < 0.01);
        QVERIFY(std::abs(box.min.y - 3) < 0.01 && std::abs(box.max.y - 23) < 0.01);
    }

    void objectsTurnAboutTheirOwnPlace()
    {
        TileObject turned = objectOf(TileForm::Rectangle);
        turned.rotation = 90;
        QCOMPARE(outlineOfTile(turned), Outline(geometry::Box{{-18, 3}, {2, 11}}));
        turned.rotation = 45;
        QCOMPARE(kindOf(*outlineOfTile(turned)), ShapeKind::Polygon);
    }

    void whatHasNoAreaHasNoOutline()
    {
        for (const TileForm form : {TileForm::Rectangle, TileForm::Ellipse, TileForm::Capsule})
            QVERIFY(!outlineOfTile(objectOf(form, {8, 0})));
        for (const auto &[form, fewest] : {std::pair{TileForm::Polygon, 3}, std::pair{TileForm::Polyline, 2}}) {
            TileObject line = objectOf(form);
            line.points.resize(fewest);
            QVERIFY(outlineOfTile(line));
            line.points.resize(fewest - 1);
            QVERIFY(!outlineOfTile(line));
            line.points.clear();
            QVERIFY(!outlineOfTile(line));
        }
        QVERIFY(!outlineOfTile(objectOf(TileForm::Point)));
        QVERIFY(!outlineOfTile(objectOf(TileForm::Other)));
    }
};

HITBOX_TEST(TileOutlineTest)
#include "tile_outline_test.moc"
