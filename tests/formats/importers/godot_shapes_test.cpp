#include "formats/importers/godot_shapes.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

namespace {

GodotSection sectionOf(const QByteArray &head, const QByteArray &lines)
{
    return godotSections("[gd_scene]\n[" + head + "]\n" + lines).last();
}

QList<Outline> shapeOf(const QByteArray &type, const QByteArray &lines, GodotDialect dialect)
{
    return godotShape(sectionOf("sub_resource type=\"" + type + "\" id=1", lines), dialect);
}

} // namespace

class GodotShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void rectanglesAreHalvesInVersion3AndWholeInVersion4()
    {
        QCOMPARE(shapeOf("RectangleShape2D", "extents = Vector2( 4, 6 )\n", GodotDialect::Three),
                 (QList<Outline>{geometry::Box{{-4, -6}, {4, 6}}}));
        QCOMPARE(shapeOf("RectangleShape2D", "size = Vector2(4, 6)\n", GodotDialect::Four),
                 (QList<Outline>{geometry::Box{{-2, -3}, {2, 3}}}));
        for (const GodotDialect dialect : {GodotDialect::Three, GodotDialect::Four})
            QCOMPARE(shapeOf("RectangleShape2D", "", dialect), (QList<Outline>{geometry::Box{{-10, -10}, {10, 10}}}));
    }

    void rectanglesOfVersion4TakeHalvesAsWell()
    {
        const QByteArray half = "extents = Vector2(4, 6)\n";
        const QByteArray whole = "size = Vector2(4, 6)\n";
        const QList<Outline> large{geometry::Box{{-4, -6}, {4, 6}}};
        const QList<Outline> small{geometry::Box{{-2, -3}, {2, 3}}};
        QCOMPARE(shapeOf("RectangleShape2D", half, GodotDialect::Four), large);
        QCOMPARE(shapeOf("RectangleShape2D", whole + half, GodotDialect::Four), large);
        QCOMPARE(shapeOf("RectangleShape2D", half + whole, GodotDialect::Four), small);
        const GodotSection rectangle = sectionOf("sub_resource type=\"RectangleShape2D\" id=1", whole);
        QCOMPARE(godotShape(rectangle, GodotDialect::Three), (QList<Outline>{geometry::Box{{-10, -10}, {10, 10}}}));
        QVERIFY(hasUnreadSize(rectangle, GodotDialect::Three));
        QVERIFY(!hasUnreadSize(rectangle, GodotDialect::Four));
    }

    void capsulesCountTheirCapsInVersion4Only()
    {
        const QByteArray lines = "radius = 4.0\nheight = 20.0\n";
        QCOMPARE(shapeOf("CapsuleShape2D", lines, GodotDialect::Three),
                 (QList<Outline>{geometry::Capsule{{0, -10}, {0, 10}, 4}}));
        QCOMPARE(shapeOf("CapsuleShape2D", lines, GodotDialect::Four),
                 (QList<Outline>{geometry::Capsule{{0, -6}, {0, 6}, 4}}));
        QCOMPARE(shapeOf("CapsuleShape2D", "", GodotDialect::Three),
                 (QList<Outline>{geometry::Capsule{{0, -10}, {0, 10}, 10}}));
        QCOMPARE(shapeOf("CapsuleShape2D", "", GodotDialect::Four),
                 (QList<Outline>{geometry::Capsule{{0, -5}, {0, 5}, 10}}));
        QCOMPARE(shapeOf("CapsuleShape2D", "radius = 20.0\n", GodotDialect::Four),
                 (QList<Outline>{geometry::Capsule{{0, 0}, {0, 0}, 20}}));
    }

    void whatVersionsSpellAlikeIsReadAlike()
    {
        for (const GodotDialect dialect : {GodotDialect::Three, GodotDialect::Four}) {
            QCOMPARE(shapeOf("CircleShape2D", "", dialect), (QList<Outline>{geometry::Circle{{}, 10}}));
            QCOMPARE(shapeOf("SegmentShape2D", "a = Vector2(1, 2)\n", dialect),
                     (QList<Outline>{ChainLine{{{1, 2}, {0, 10}}}}));
            QCOMPARE(shapeOf("ConvexPolygonShape2D", "points = PoolVector2Array( 0, 0, 4, 0, 4, 4 )\n", dialect),
                     (QList<Outline>{PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}}}));
            QVERIFY(shapeOf("WorldBoundaryShape2D", "", dialect).isEmpty());
        }
    }

    void segmentsThatMeetAreOneLine()
    {
        QCOMPARE(shapeOf("ConcavePolygonShape2D", "segments = PackedVector2Array(0, 0, 1, 0, 1, 0, 1, 1, 5, 5, 6, 6)\n",
                         GodotDialect::Four),
                 (QList<Outline>{ChainLine{{{0, 0}, {1, 0}, {1, 1}}}, ChainLine{{{5, 5}, {6, 6}}}}));
    }

    void polygonsAreFilledOrLines()
    {
        const QByteArray polygon = "polygon = PackedVector2Array(0, 0, 4, 0, 4, 4)\n";
        QCOMPARE(godotPolygon(sectionOf("node", polygon)), (QList<Outline>{PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}}}));
        QCOMPARE(godotPolygon(sectionOf("node", polygon + "build_mode = 1\n")),
                 (QList<Outline>{ChainLine{{{0, 0}, {4, 0}, {4, 4}, {0, 0}}}}));
        QVERIFY(godotPolygon(sectionOf("node", "")).isEmpty());
    }

    void nodesStandWhereTheySay()
    {
        const geometry::Placement placement = godotPlacement(
            sectionOf("node", "position = Vector2(3, 4)\nrotation = 3.141592653589793\nscale = Vector2(-1, 2)\n"));
        QCOMPARE(placement, (geometry::Placement{{}, {3, 4}, 180, {-1, 2}}));
    }

    void whatIsNoNumberOrVectorIsRefused()
    {
        const auto refusal = [](const char *type, const char *lines) {
            return refusalOf([&] { shapeOf(type, lines, GodotDialect::Four); });
        };
        for (const char *size : {"7", "Vector2(1)", "Vector2i(20, 10)", "Vector2(\"a\", 2)", "\"20\""}) {
            const QByteArray line = QByteArray("size = ") + size + '\n';
            QVERIFY2(!refusal("RectangleShape2D", line).isEmpty(), size);
        }
        QVERIFY(refusal("CircleShape2D", "radius = \"abc\"\n").contains("no number, line 2"));
        QVERIFY(refusal("SegmentShape2D", "a = 3\n").contains("no Vector2"));
        const auto placing = [](const char *line) {
            return refusalOf([&] { godotPlacement(sectionOf("node", line)); });
        };
        QVERIFY(placing("position = 3\n").contains("no Vector2"));
        QVERIFY(placing("rotation = Vector2(0, 0)\n").contains("no number"));
        QVERIFY(placing("transform = Transform2D(0, 1, -1, 0, 10, 0)\n").contains("a transform"));
    }

    void whatLiesTooFarIsRefusedByItsLine()
    {
        QVERIFY(refusalOf([] {
                    shapeOf("CircleShape2D", "radius = -1\n", GodotDialect::Four);
                }).contains("below 0, line 2"));
        QVERIFY(refusalOf([] {
                    shapeOf("RectangleShape2D", "size = Vector2(1e10, 1)\n", GodotDialect::Four);
                }).contains("beyond 1000000000"));
        QVERIFY(refusalOf([] { godotPlacement(sectionOf("node", "scale = Vector2(1, 1e10)\n")); }).contains("beyond"));
        QVERIFY(refusalOf([] { godotPolygon(sectionOf("node", "polygon = [1, 2, 3]\n")); }).contains("all pairs"));
    }
};

HITBOX_TEST(GodotShapesTest)
#include "godot_shapes_test.moc"
