#include "document/difference.h"

#include "document/edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Two sprites of two frames with a box each, and a stage on which something of each kind stands.
Document sampleProject()
{
    Document document = emptyProject();
    for (const char *name : {"a", "b"}) {
        Sprite sprite;
        sprite.name = QString::fromLatin1(name);
        for (const char *frameName : {"1", "2"}) {
            Frame frame;
            frame.name = QString::fromLatin1(frameName);
            frame.size = {16, 16};
            sprite.frames.append(frame);
        }
        sprite.tags.append({.name = "walk", .from = 0, .to = 1});
        document.sprites.append(sprite);
    }
    for (const FrameRef ref : {FrameRef{0, 0}, FrameRef{0, 1}, FrameRef{1, 0}, FrameRef{1, 1}}) {
        Shape shape;
        shape.outline = geometry::Box{{1, 1}, {5, 5}};
        document = addShapes(document, ref, {shape});
    }
    Stage stage;
    stage.instances = {{.sprite = "a", .frame = "1"}, {.sprite = "b", .frame = "2"}};
    stage.layers = {{.name = "back"}};
    stage.probes = {{.outline = geometry::Circle{}}};
    stage.emitters = {{.name = "gun"}};
    document.stages = {stage};
    return document;
}

} // namespace

class DifferenceTest : public QObject
{
    Q_OBJECT

    const Document m_before = sampleProject();

private slots:
    void aValueDoesNotDifferFromItself()
    {
        QCOMPARE(differenceBetween(m_before, m_before), Difference());
        Document detached = m_before;
        detached.sprites[1].frames[0].shapes[0].name = QString(m_before.sprites[1].frames[0].shapes[0].name);
        QCOMPARE(differenceBetween(m_before, detached), Difference());
    }

    void aMovedVertexChangesItsShapeAndWhatHoldsIt()
    {
        Document after = m_before;
        Shape &shape = after.sprites[1].frames[0].shapes[0];
        shape.outline = geometry::Box{{1, 1}, {6, 5}};
        Difference expected;
        expected.exists = true;
        expected.shapes.changed = {shape.id};
        expected.frames.changed = {after.sprites.at(1).frames.at(0).id};
        expected.sprites.changed = {after.sprites.at(1).id};
        QCOMPARE(differenceBetween(m_before, after), expected);
    }

    void aMovedInstanceChangesItsStageAlone()
    {
        Document after = m_before;
        after.stages[0].instances[1].position = {3, 4};
        Difference expected;
        expected.exists = true;
        expected.instances.changed = {after.stages.at(0).instances.at(1).id};
        expected.stages.changed = {after.stages.at(0).id};
        QCOMPARE(differenceBetween(m_before, after), expected);
    }

    void whatStandsOnAStageIsToldByKind()
    {
        Document after = m_before;
        after.stages[0].layers[0].visible = false;
        after.stages[0].probes.clear();
        after.stages[0].emitters.append(Emitter{});
        const Difference difference = differenceBetween(m_before, after);
        QCOMPARE(difference.layers.changed, (QSet<Id<StageLayer>>{after.stages.at(0).layers.at(0).id}));
        QCOMPARE(difference.layers.own, difference.layers.changed);
        QVERIFY(difference.stages.own.isEmpty());
        QCOMPARE(difference.probes.gone, (QSet<Id<Probe>>{m_before.stages.at(0).probes.at(0).id}));
        QCOMPARE(difference.emitters.added, (QSet<Id<Emitter>>{after.stages.at(0).emitters.at(1).id}));
        QVERIFY(difference.instances.empty());
        QVERIFY(difference.sprites.empty());
    }

    void pointsAndEventsOfAFrameAreToldByKind()
    {
        Document before = m_before;
        before.sprites[0].frames[1].points = {{.name = "muzzle"}};
        Document after = before;
        after.sprites[0].frames[1].points[0].angle = 90;
        after.sprites[0].frames[1].events = {{.name = "whoosh"}};
        const Frame &frame = after.sprites.at(0).frames.at(1);
        const Difference difference = differenceBetween(before, after);
        QCOMPARE(difference.points.changed, (QSet<Id<FramePoint>>{frame.points.at(0).id}));
        QCOMPARE(difference.events.added, (QSet<Id<FrameEvent>>{frame.events.at(0).id}));
        QCOMPARE(difference.frames.changed, (QSet<Id<Frame>>{frame.id}));
        QVERIFY(difference.shapes.empty());
    }

    void whatIsOfAThingItselfIsToldFromWhatItHolds()
    {
        Document after = m_before;
        Frame &frame = after.sprites[1].frames[0];
        frame.duration = 40;
        frame.shapes[0].locked = true;
        const Difference difference = differenceBetween(m_before, after);
        QCOMPARE(difference.shapes.own, (QSet<ShapeId>{frame.shapes.at(0).id}));
        QCOMPARE(difference.frames.own, (QSet<Id<Frame>>{frame.id}));
        QCOMPARE(difference.sprites.changed, (QSet<Id<Sprite>>{after.sprites.at(1).id}));
        QVERIFY(difference.sprites.own.isEmpty());
        QVERIFY(difference.frames.listDiffers());
        QVERIFY(!difference.sprites.listDiffers());
    }

    void anotherKindOfOutlineIsMoreThanAMovedPoint()
    {
        Document after = m_before;
        Shape &shape = after.sprites[0].frames[0].shapes[0];
        shape.outline = geometry::Circle{{3, 3}, 2};
        QCOMPARE(differenceBetween(m_before, after).shapes.own, (QSet<ShapeId>{shape.id}));
    }

    void aTurnedInstanceIsListedAsBefore()
    {
        Document after = m_before;
        after.stages[0].instances[0].rotation = 30;
        QVERIFY(!differenceBetween(m_before, after).instances.listDiffers());
        after.stages[0].instances[0].frame = QStringLiteral("2");
        QVERIFY(differenceBetween(m_before, after).instances.listDiffers());
    }

    void aRemovedSpriteTakesItsFramesAndShapesAlong()
    {
        Document after = m_before;
        const Sprite gone = after.sprites.takeFirst();
        const Difference difference = differenceBetween(m_before, after);
        QCOMPARE(difference.sprites.gone, (QSet<Id<Sprite>>{gone.id}));
        QCOMPARE(difference.frames.gone, (QSet<Id<Frame>>{gone.frames.at(0).id, gone.frames.at(1).id}));
        QCOMPARE(difference.shapes.gone,
                 (QSet<ShapeId>{gone.frames.at(0).shapes.at(0).id, gone.frames.at(1).shapes.at(0).id}));
        QCOMPARE(difference.tags.gone.size(), 1);
        QVERIFY(difference.sprites.changed.isEmpty());
        QVERIFY(!difference.sprites.order);
    }

    void anotherOrderIsNoOtherThing()
    {
        Document after = m_before;
        after.sprites[0].frames.swapItemsAt(0, 1);
        const Difference difference = differenceBetween(m_before, after);
        QVERIFY(difference.frames.order);
        QVERIFY(difference.frames.changed.isEmpty());
        QVERIFY(difference.shapes.empty());
        QCOMPARE(difference.sprites.changed, (QSet<Id<Sprite>>{after.sprites.at(0).id}));
    }

    void whatStandsBeforeAndBehindAnEditIsComparedToo()
    {
        const auto boxes = [this](const QList<int> &ids) {
            Document document = m_before;
            QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
            shapes.clear();
            for (const int id : ids)
                shapes.append({.id = {id}, .name = QString::number(id)});
            return document;
        };
        const Document before = boxes({1, 2, 3, 4, 5});
        Document after = before;
        QList<Shape> &shapes = after.sprites[0].frames[0].shapes;
        shapes[0].name = "first";
        shapes[4].name = "last";
        shapes.removeAt(2);
        shapes.insert(1, {.id = {6}});
        const Difference difference = differenceBetween(before, after);
        QCOMPARE(difference.shapes.changed, (QSet<ShapeId>{{1}, {5}}));
        QCOMPARE(difference.shapes.gone, (QSet<ShapeId>{{3}}));
        QCOMPARE(difference.shapes.added, (QSet<ShapeId>{{6}}));
        QVERIFY(!difference.shapes.order);

        QVERIFY(differenceBetween(before, boxes({1, 2, 4, 3, 5})).shapes.order);
        QVERIFY(differenceBetween(before, boxes({5, 1, 2, 3, 4})).shapes.order);
        QVERIFY(!differenceBetween(before, boxes({1, 2, 3})).shapes.order);
        QCOMPARE(differenceBetween(before, boxes({1, 2, 3})).shapes.gone, (QSet<ShapeId>{{4}, {5}}));
        QCOMPARE(differenceBetween(boxes({4, 5}), before).shapes.added, (QSet<ShapeId>{{1}, {2}, {3}}));
        QVERIFY(differenceBetween(before, boxes({})).shapes.gone.size() == 5);
    }

    void anotherOneInTheSamePlaceIsNotTheOldOne()
    {
        Document after = m_before;
        Frame other;
        other.name = QStringLiteral("2");
        after.sprites[0].frames[1] = other;
        const Difference difference = differenceBetween(m_before, after);
        QCOMPARE(difference.frames.gone, (QSet<Id<Frame>>{m_before.sprites.at(0).frames.at(1).id}));
        QCOMPARE(difference.frames.added, (QSet<Id<Frame>>{other.id}));
    }

    void whatIsOfTheWholeProjectIsToldApart()
    {
        Document after = m_before;
        after.engine = QStringLiteral("godot");
        Difference expected;
        expected.exists = true;
        expected.project = true;
        QCOMPARE(differenceBetween(m_before, after), expected);
        after = m_before;
        after.categories[0].bits = 64;
        const Difference difference = differenceBetween(m_before, after);
        QCOMPARE(difference.categories.changed, (QSet<Id<Category>>{after.categories.at(0).id}));
        QCOMPARE(difference.categories.own, difference.categories.changed);
        QVERIFY(!difference.project);
    }

    void theCounterOfIdsIsNoSetting()
    {
        Document after = m_before;
        ++after.nextShapeId;
        Difference expected;
        expected.exists = true;
        QCOMPARE(differenceBetween(m_before, after), expected);
    }

    void theLastDifferenceIsThatOfTheTwoThatWereAskedFor()
    {
        Document after = m_before;
        after.sprites[0].name += QLatin1Char('!');
        Document engine = m_before;
        engine.engine = QStringLiteral("godot");
        LastDifference last;
        for (const auto &[one, other] :
             {std::pair(Document(), Document()), std::pair(m_before, after), std::pair(m_before, after),
              std::pair(after, m_before), std::pair(m_before, engine), std::pair(m_before, m_before)})
            QCOMPARE(last.between(one, other), differenceBetween(one, other));
        after.sprites[1].name += QLatin1Char('!'); // of the very value that was asked about
        QCOMPARE(last.between(m_before, after), differenceBetween(m_before, after));
    }
};

HITBOX_TEST(DifferenceTest)
#include "difference_test.moc"
