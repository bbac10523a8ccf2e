#include "document/document.h"
#include "test_class.h"

#include "document/hit_each_other.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Shape circleShape(int id, const QString &name)
{
    Shape shape;
    shape.id = {id};
    shape.name = name;
    shape.outline = geometry::Circle{{5, 6}, 2};
    return shape;
}

Document twoSprites()
{
    Frame first;
    first.name = "one";
    first.shapes = {circleShape(1, "a"), circleShape(2, "b")};
    Frame second;
    second.name = "two";
    second.shapes = {circleShape(3, "c")};
    Document document;
    document.sprites = {
        Sprite{
            .name = "ship", .image = "ship.png", .frames = {first, second}, .tags = {}, .properties = {}, .extras = {}},
        Sprite{.name = "rock", .image = "rock.png", .frames = {}, .tags = {}, .properties = {}, .extras = {}}};
    document.categories = {Category{.name = "hurt", .hits = {}, .extras = {}},
                           Category{.name = "hit", .hits = {"hurt"}, .extras = {}},
                           Category{.name = "idle", .hits = {}, .extras = {}}};
    document.nextShapeId = 4;
    return document;
}

} // namespace

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void aFramesOwnImageStandsInPlaceOfItsSprites()
    {
        Sprite sprite{.name = "walk", .image = "walk.png", .imageHash = "s"};
        QCOMPARE(imagesOf(sprite), QStringList{"walk.png"});
        for (const char *image : {"", "a.png", "", "a.png", "b.png"})
            sprite.frames.append(Frame{.image = image, .imageHash = "f"});
        QCOMPARE(imageOf(sprite, sprite.frames.at(0)), QStringLiteral("walk.png"));
        QCOMPARE(imageHashOf(sprite, sprite.frames.at(0)), QStringLiteral("s"));
        QCOMPARE(imageOf(sprite, sprite.frames.at(1)), QStringLiteral("a.png"));
        QCOMPARE(imageHashOf(sprite, sprite.frames.at(1)), QStringLiteral("f"));
        QCOMPARE(imagesOf(sprite), (QStringList{"walk.png", "a.png", "b.png"}));
        sprite.frames.removeIf([](const Frame &frame) { return frame.image.isEmpty(); });
        QCOMPARE(imagesOf(sprite), (QStringList{"a.png", "b.png"}));
    }

    void findsSpritesByPlaceAndName()
    {
        const Document document = twoSprites();
        QCOMPARE(findSprite(document, 1), &document.sprites[1]);
        QCOMPARE(findSprite(document, "rock"), &document.sprites[1]);
        QCOMPARE(findSprite(document, 2), nullptr);
        QCOMPARE(findSprite(document, -1), nullptr);
        QCOMPARE(findSprite(document, "none"), nullptr);
    }

    void findsFramesByPlaceAndName()
    {
        const Document document = twoSprites();
        QCOMPARE(findFrame(document, FrameRef{0, 1}), &document.sprites[0].frames[1]);
        QCOMPARE(findFrame(document, "ship", "two"), &document.sprites[0].frames[1]);
        QCOMPARE(findFrame(document, FrameRef{1, 0}), nullptr);
        QCOMPARE(findFrame(document, FrameRef{}), nullptr);
        QCOMPARE(findFrame(document, "rock", "two"), nullptr);
    }

    void findsShapesById()
    {
        const Document document = twoSprites();
        QCOMPARE(findShape(document, ShapeId{3}), std::optional(ShapeRef{{0, 1}, 0}));
        QCOMPARE(findShape(document, ShapeId{2}), std::optional(ShapeRef{{0, 0}, 1}));
        QVERIFY(!findShape(document, ShapeId{9}));
        QCOMPARE(findShape(document.sprites[0].frames[0], ShapeId{3}), nullptr);
    }

    void findsCategoriesAndStages()
    {
        Document document = twoSprites();
        document.stages = {Stage{.name = "duel", .instances = {}, .extras = {}}};
        QCOMPARE(findCategory(document, "hit"), &std::as_const(document).categories[1]);
        QCOMPARE(findCategory(document, ""), nullptr);
        QCOMPARE(findStage(document, 0), &std::as_const(document).stages[0]);
        QCOMPARE(findStage(document, 1), nullptr);
    }

    void takesHitsInEitherDirection()
    {
        const Document document = twoSprites();
        QVERIFY(hitEachOther(document, "hit", "hurt"));
        QVERIFY(hitEachOther(document, "hurt", "hit"));
        QVERIFY(!hitEachOther(document, "hurt", "hurt"));
        QVERIFY(!hitEachOther(document, "idle", "hit"));
        QVERIFY(!hitEachOther(document, "hit", "unknown"));
    }

    void copiesShareTheirFrames()
    {
        const Document document = twoSprites();
        const Document copy = document;
        QCOMPARE(copy, document);
        QVERIFY(copy.sprites.constData() == document.sprites.constData());
    }

    void handsEveryKindToTheGeometryCore()
    {
        const QList<Point> points = {{0, 0}, {4, 0}, {0, 4}};
        QCOMPARE(std::get<geometry::Polygon>(geometryOf(PolygonOutline{points})).points.size(), size_t(3));
        QCOMPARE(std::get<geometry::Chain>(geometryOf(ChainLine{points})).points[1], (Point{4, 0}));
        QCOMPARE(std::get<geometry::Circle>(geometryOf(geometry::Circle{{1, 2}, 3})).radius, 3.0);
        QCOMPARE(std::get<geometry::Box>(geometryOf(geometry::Box{{1, 2}, {3, 4}})).max, (Point{3, 4}));
        QCOMPARE(std::get<geometry::Capsule>(geometryOf(geometry::Capsule{{1, 2}, {3, 4}, 5})).radius, 5.0);
    }

    void givesBoxCornersClockwiseFromTheTopLeft()
    {
        const QList<Point> expected = {{1, 2}, {5, 2}, {5, 8}, {1, 8}};
        QCOMPARE(handlesOf(geometry::Box{{1, 2}, {5, 8}}), expected);
    }

    void givesACirclesCentreAndEasternmostPoint()
    {
        const QList<Point> expected = {{1, 2}, {4, 2}};
        QCOMPARE(handlesOf(geometry::Circle{{1, 2}, 3}), expected);
    }

    void givesACapsulesRimBesideTheMiddle()
    {
        const QList<Point> level = {{0, 0}, {10, 0}, {5, -2}};
        QCOMPARE(handlesOf(geometry::Capsule{{0, 0}, {10, 0}, 2}), level);
        const QList<Point> point = {{3, 3}, {3, 3}, {5, 3}};
        QCOMPARE(handlesOf(geometry::Capsule{{3, 3}, {3, 3}, 2}), point);
    }

    void findsTheNearestPlaceOnARim()
    {
        const geometry::Capsule level{{0, 0}, {10, 0}, 2};
        QCOMPARE(nearestOnRim({4, 1}, level), (geometry::Point{4, 2}));
        QCOMPARE(nearestOnRim({4, -9}, level), (geometry::Point{4, -2}));
        QCOMPARE(nearestOnRim({15, 0}, level), (geometry::Point{12, 0}));
        QCOMPARE(nearestOnRim({4, 0}, level), (geometry::Point{4, -2}));
        QCOMPARE(nearestOnRim({10, 0}, level), (geometry::Point{10, -2}));
        QCOMPARE(nearestOnRim({1, 2}, {{1, 2}, {1, 2}, 3}), (geometry::Point{4, 2}));
        QCOMPARE(nearestOnRim({1, 9}, {{1, 2}, {1, 2}, 3}), (geometry::Point{1, 5}));
    }

    void givesTheirPointsForPolygonsAndChains()
    {
        const QList<Point> points = {{0, 0}, {4, 0}, {0, 4}};
        QCOMPARE(handlesOf(PolygonOutline{points}), points);
        QCOMPARE(handlesOf(ChainLine{points}), points);
        QCOMPARE(handlesOf(PolygonOutline{}), QList<Point>());
    }

    void namesKindsAsOnDisk()
    {
        QCOMPARE(kindName(ShapeKind::Polygon), QStringLiteral("polygon"));
        Shape shape;
        shape.outline = ChainLine{};
        QCOMPARE(kindName(shape.kind()), QStringLiteral("chain"));
        shape.outline = geometry::Capsule{};
        QCOMPARE(kindName(shape.kind()), QStringLiteral("capsule"));
        shape.outline = geometry::Box{};
        QCOMPARE(kindName(shape.kind()), QStringLiteral("box"));
        shape.outline = geometry::Circle{};
        QCOMPARE(kindName(shape.kind()), QStringLiteral("circle"));
    }
};

HITBOX_TEST(DocumentTest)
#include "document_test.moc"
