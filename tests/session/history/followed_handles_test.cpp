#include "session/history/followed_handles.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

using Points = QList<geometry::Point>;
using Numbers = QSet<int>;

constexpr ShapeId shapeId{7};

Frame frameWith(const Outline &outline)
{
    Shape shape;
    shape.id = shapeId;
    shape.outline = outline;
    Frame frame;
    frame.shapes = {shape};
    return frame;
}

Numbers followed(const Numbers &numbers, const Outline &before, const Outline &after)
{
    QSet<HandleRef> handles;
    for (const int number : numbers)
        handles.insert({shapeId, number});
    Numbers result;
    for (const HandleRef &handle : followedHandles(handles, frameWith(before), frameWith(after)))
        result.insert(handle.index);
    return result;
}

Numbers followed(const Numbers &numbers, const Points &before, const Points &after)
{
    return followed(numbers, Outline(PolygonOutline{before}), Outline(PolygonOutline{after}));
}

const Points square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

} // namespace

class FollowedHandlesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPointThatWasMovedIsStillTheSame()
    {
        QCOMPARE(followed({1}, square, {{0, 0}, {14, 3}, {10, 10}, {0, 10}}), Numbers{1});
        QCOMPARE(followed({2}, square, {{0, 0}, {14, 3}, {10, 10}, {0, 10}}), Numbers{2});
        QCOMPARE(followed({1}, square, {{0, 0}, {10, 10}, {10, 10}, {0, 10}}), Numbers{1});
    }

    void movedOntoThePlaceOfAnotherMovedOneItKeepsItsNumber()
    {
        QCOMPARE(followed({0, 1}, square, {{10, 0}, {20, 0}, {10, 10}, {0, 10}}), (Numbers{0, 1}));
        QCOMPARE(followed({0}, square, {{10, 0}, {20, 0}, {20, 10}, {10, 10}}), Numbers{0});
    }

    void pointsMakeRoomForNewOnes()
    {
        QCOMPARE(followed({2}, square, {{0, 0}, {5, 0}, {10, 0}, {10, 10}, {0, 10}}), Numbers{3});
        QCOMPARE(followed({2}, {{0, 0}, {5, 0}, {10, 0}, {10, 10}, {0, 10}}, square), Numbers{1});
    }

    void aPointThatIsGoneIsLetGo()
    {
        QCOMPARE(followed({1}, {{0, 0}, {5, 0}, {10, 0}, {10, 10}, {0, 10}}, square), Numbers{});
        QCOMPARE(followed({0, 9}, square, {{1, 1}, {5, 1}, {3, 3}}), Numbers{});
    }

    void pointsInAnotherOrderAreFollowed()
    {
        QCOMPARE(followed({1}, square, {{0, 0}, {10, 10}, {10, 0}, {0, 10}}), Numbers{2});
        QCOMPARE(followed({3}, square, {{10, 10}, {0, 10}, {0, 0}, {10, 0}}), Numbers{1});
    }

    void pointsAtOnePlaceKeepApart()
    {
        const Points before{{0, 0}, {10, 0}, {10, 0}, {10, 10}};
        QCOMPARE(followed({1, 2}, before, {{5, 5}, {0, 0}, {10, 0}, {10, 0}, {10, 10}}), (Numbers{2, 3}));
        QCOMPARE(followed({1, 2}, before, {{0, 0}, {10, 0}, {10, 10}}), Numbers{1});
    }

    void aPointGoesWithThePartOfTheShapeThatItIsIn()
    {
        const Points bowTie{{0, 0}, {20, 20}, {20, 0}, {0, 20}};
        const Frame whole = frameWith(PolygonOutline{bowTie});
        Frame apart = frameWith(PolygonOutline{{{0, 0}, {10, 10}, {0, 20}}});
        Shape other = apart.shapes[0];
        other.id = {8};
        other.outline = PolygonOutline{{{10, 10}, {20, 20}, {20, 0}}};
        apart.shapes.append(other);
        Shape bystander = apart.shapes[0];
        bystander.id = {6};
        bystander.outline = PolygonOutline{bowTie};
        Frame wholeBeside = whole;
        wholeBeside.shapes.append(bystander);
        apart.shapes.append(bystander);
        const QSet<HandleRef> before{{shapeId, 1}, {shapeId, 3}};
        const QSet<HandleRef> after{{shapeId, 2}, {ShapeId{8}, 1}};
        QCOMPARE(followedHandles(before, wholeBeside, apart), after);
        QCOMPARE(followedHandles(after, apart, wholeBeside), before);
    }

    void handlesOfOtherKindsKeepTheirMeaning()
    {
        const Outline circle = geometry::Circle{{5, 5}, 3};
        QCOMPARE(followed({1}, circle, Outline(geometry::Circle{{5, 5}, 4})), Numbers{1});
        QCOMPARE(followed({0}, circle, Outline(PolygonOutline{square})), Numbers{});
    }

    void shapesThatAreNotThereAreLeftAlone()
    {
        const QSet<HandleRef> elsewhere{{ShapeId{9}, 4}};
        QCOMPARE(followedHandles(elsewhere, frameWith(PolygonOutline{square}), Frame()), elsewhere);
    }

    void manyAtOnePlaceTakeNoLongerThanManyApart()
    {
        constexpr int many = 100'000;
        const Points before(many, {1, 1});
        Numbers all;
        for (int i = 0; i < many; ++i)
            all.insert(i);
        QCOMPARE(followed(all, before, before + square).size(), many);
    }
};

HITBOX_TEST(FollowedHandlesTest)
#include "followed_handles_test.moc"
