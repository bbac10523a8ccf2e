#include "stage/placements.h"
#include "test_class.h"

#include "document/places.h"
#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// A 20 x 10 frame with its pivot in the middle, a box in its left half and a hidden circle.
Document document()
{
    Shape box;
    box.id = {1};
    box.name = QStringLiteral("box");
    box.category = QStringLiteral("hurt");
    box.outline = geometry::Box{{0, 0}, {8, 4}};
    Shape circle;
    circle.id = {2};
    circle.outline = geometry::Circle{{15, 5}, 2};
    circle.visible = false;

    Frame frame;
    frame.name = QStringLiteral("f");
    frame.rect = {0, 0, 20, 10};
    frame.size = {20, 10};
    frame.pivot = {10, 5};
    frame.shapes = {box, circle};
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.frames = {frame};
    Document value;
    value.sprites = {sprite};
    return value;
}

Instance at(Point position, double rotation = 0, Point scale = {1, 1})
{
    return {QStringLiteral("ship"), QStringLiteral("f"), position, rotation, scale, {}};
}

int placeAt(const Document &document, const Stage &stage, Point point, double reach)
{
    return placeOf(stage.instances, instanceAt(document, stage, point, reach));
}

} // namespace

class PlacementsTest : public QObject
{
    Q_OBJECT

private slots:
    void landsThePivotOnThePosition()
    {
        const QList<PlacedShape> shapes = placedShapes(document(), {{}, {at({100, 50})}, {}});
        QCOMPARE(shapes.size(), 2);
        QCOMPARE(std::get<geometry::Box>(shapes[0].shape), (geometry::Box{{90, 45}, {98, 49}}));
        QCOMPARE(shapes[0].instance, 0);
        QCOMPARE(shapes[0].id.value, 1);
        QCOMPARE(shapes[0].name, QStringLiteral("box"));
        QCOMPARE(shapes[0].category, QStringLiteral("hurt"));
    }

    void includesHiddenShapes()
    {
        const QList<PlacedShape> shapes = placedShapes(document(), {{}, {at({0, 0})}, {}});
        QCOMPARE(shapes[1].id.value, 2);
        QCOMPARE(std::get<geometry::Circle>(shapes[1].shape), (geometry::Circle{{5, 0}, 2}));
    }

    void mirrorsFirstAndTurnsAfterwards()
    {
        const QList<PlacedShape> mirrored = placedShapes(document(), {{}, {at({0, 0}, 0, {-1, 1})}, {}});
        QCOMPARE(std::get<geometry::Circle>(mirrored[1].shape).center, (Point{-5, 0}));
        // Clockwise on screen: what lay to the left lies above.
        const QList<PlacedShape> turned = placedShapes(document(), {{}, {at({0, 0}, 90, {-1, 1})}, {}});
        QCOMPARE(std::get<geometry::Circle>(turned[1].shape).center, (Point{0, -5}));
    }

    void skipsInstancesOfWhatIsNotThere()
    {
        Instance lost = at({0, 0});
        lost.frame = QStringLiteral("g");
        const QList<PlacedShape> shapes = placedShapes(document(), {{}, {lost, at({1, 1})}, {}});
        QCOMPARE(shapes.size(), 2);
        QCOMPARE(shapes[0].instance, 1);
    }

    void picksTheTopInstanceByItsShapes()
    {
        const Stage stage{{}, {at({0, 0}), at({2, 0})}, {}};
        QCOMPARE(placeAt(document(), stage, {-7, -4}, 0), 1);
        QCOMPARE(placeAt(document(), stage, {-9.5, -4}, 0), 0);
        QCOMPARE(placeAt(document(), stage, {50, 50}, 0), -1);
    }

    void prefersAShapeBelowToAFrameAbove()
    {
        // (-9, -4): within the box of the lower one and only within the frame of the upper one, 10 pixels higher.
        const Stage stage{{}, {at({0, 0}), at({0, -7})}, {}};
        QCOMPARE(placeAt(document(), stage, {-9, -2.5}, 0), 0);
        QCOMPARE(placeAt(document(), stage, {2, -6}, 0), 1);
    }

    void layersDecideWhatIsOnTopAndWhatCanBeTaken()
    {
        Stage stage{{}, {at({0, 0}), at({2, 0})}, {}};
        stage.layers = {StageLayer{QStringLiteral("front")}};
        stage.instances[0].layer = QStringLiteral("front");
        QCOMPARE(placeAt(document(), stage, {-7, -4}, 0), 0);
        stage.layers[0].locked = true;
        QCOMPARE(placeAt(document(), stage, {-7, -4}, 0), 1);
        stage.layers[0] = {QStringLiteral("front"), false};
        QCOMPARE(placeAt(document(), stage, {-7, -4}, 0), 1);
    }

    void reachesBesideShapes()
    {
        const Stage stage{{}, {at({0, 0})}, {}};
        QCOMPARE(placeAt(document(), stage, {-10, -8}, 0), -1);
        QCOMPARE(placeAt(document(), stage, {-10, -8}, 3), 0);
        QCOMPARE(placeAt(document(), stage, {-10, -8.5}, 3), -1);
    }

    void picksShapesFarOutsideTheirFrame()
    {
        Document far = document();
        Frame &frame = far.sprites[0].frames[0];
        frame.pivot = {-40, 5};
        frame.shapes[0].outline = geometry::Box{{300, 0}, {310, 4}};
        const Stage stage{{}, {at({0, 0}, 90, {-3, 3})}, {}};
        // The box lies 340 to 350 from the pivot: mirrored, three times as far, and then turned down.
        QCOMPARE(placeAt(far, stage, {9, -1035}, 0), 0);
        QCOMPARE(placeAt(far, stage, {9, -1052}, 0), -1);
        QCOMPARE(placeAt(far, stage, {9, -1052}, 2.5), 0);
    }
};

HITBOX_CORE_TEST(PlacementsTest)
#include "placements_test.moc"
