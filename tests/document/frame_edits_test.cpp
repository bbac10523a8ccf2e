#include "document/frame_edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Frames "0" to "5" with one shape "hull" each, and a tag over the run from 2 to 4.
Document sixFrames()
{
    Document document;
    Sprite sprite{.name = "ship"};
    for (int i = 0; i < 6; ++i) {
        Frame frame;
        frame.name = QString::number(i);
        Shape hull;
        hull.id = {i + 1};
        hull.name = "hull";
        hull.outline = geometry::Circle{{double(i), 0}, 1};
        frame.shapes = {hull};
        sprite.frames.append(frame);
    }
    sprite.tags = {{.name = "walk", .from = 2, .to = 4}};
    document.sprites = {sprite};
    document.nextShapeId = 7;
    return document;
}

QString order(const Document &document)
{
    QString names;
    for (const Frame &frame : document.sprites.first().frames)
        names += frame.name;
    return names;
}

QString run(const Document &document)
{
    const Tag tag = document.sprites.first().tags.value(0);
    return QString("%1-%2").arg(tag.from).arg(tag.to);
}

} // namespace

class FrameEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aTagFollowsItsFrames_data()
    {
        QTest::addColumn<QList<int>>("moved");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("frames");
        QTest::addColumn<QString>("tag");
        using Frames = QList<int>;
        QTest::newRow("moves on when a frame comes before it") << Frames{5} << 0 << "501234"
                                                               << "3-5";
        QTest::newRow("moves back when a frame before it goes") << Frames{0} << 6 << "123450"
                                                                << "1-3";
        QTest::newRow("takes in what lands in its middle") << Frames{0} << 3 << "120345"
                                                           << "1-4";
        QTest::newRow("lets go what leaves") << Frames{3} << 0 << "301245"
                                             << "3-4";
        QTest::newRow("lets go its last frame") << Frames{4} << 6 << "012354"
                                                << "2-3";
        QTest::newRow("keeps what moves to its start") << Frames{3} << 2 << "013245"
                                                       << "2-4";
        QTest::newRow("keeps what moves to its end") << Frames{2} << 5 << "013425"
                                                     << "2-4";
        QTest::newRow("goes with all its frames") << Frames{2, 3, 4} << 0 << "234015"
                                                  << "0-2";
        QTest::newRow("goes with all its frames and others") << Frames{0, 2, 3, 4} << 6 << "150234"
                                                             << "3-5";
        QTest::newRow("stays when nothing moves") << Frames{3} << 3 << "012345"
                                                  << "2-4";
    }
    void aTagFollowsItsFrames()
    {
        QFETCH(QList<int>, moved);
        QFETCH(int, before);
        const Document after = moveFrames(sixFrames(), 0, moved, before);
        QTEST(order(after), "frames");
        QTEST(run(after), "tag");
    }

    void aTagThatNamesNoRunIsLeftAsItIs()
    {
        Document document = sixFrames();
        document.sprites[0].tags[0].to = 60;
        QCOMPARE(run(moveFrames(document, 0, {5}, 0)), QString("2-60"));
        QCOMPARE(run(removeFrames(document, 0, {0})), QString("2-60"));
    }

    void aTagShrinksWithItsFramesAndGoesWithTheLast()
    {
        QCOMPARE(run(removeFrames(sixFrames(), 0, {0, 3})), QString("1-2"));
        QCOMPARE(order(removeFrames(sixFrames(), 0, {3, 0})), QString("1245"));
        QVERIFY(removeFrames(sixFrames(), 0, {2, 3, 4}).sprites.first().tags.isEmpty());
    }

    void duplicatesStandBehindAndBelongToTheTag()
    {
        const Document after = duplicateFrames(sixFrames(), 0, {4, 3});
        QCOMPARE(run(after), QString("2-6"));
        const QList<Frame> &frames = after.sprites.first().frames;
        QCOMPARE(frames.at(5).name, QString("3 2"));
        QCOMPARE(frames.at(5).shapes.first().outline, frames.at(3).shapes.first().outline);
        QCOMPARE(frames.at(5).shapes.first().id, ShapeId{7});
        QCOMPARE(after.nextShapeId, 9);
    }

    void shapesMoveInTheOrderOfDrawing()
    {
        Document document = sixFrames();
        QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
        for (int i = 1; i < 4; ++i)
            shapes.append(document.sprites.first().frames.at(i).shapes.first());
        const Document after = moveShapes(document, {0, 0}, {{4}, {2}}, 0);
        QList<int> ids;
        for (const Shape &shape : after.sprites.first().frames.first().shapes)
            ids.append(shape.id.value);
        QCOMPARE(ids, (QList<int>{2, 4, 1, 3}));
    }

    void shapesGoPastOthersOfTheirFrame()
    {
        Document document = sixFrames();
        QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
        for (int i = 1; i < 4; ++i)
            shapes.append(document.sprites.first().frames.at(i).shapes.first());
        const auto ids = [](const Document &after) {
            QList<int> found;
            for (const Shape &shape : after.sprites.first().frames.first().shapes)
                found.append(shape.id.value);
            return found;
        };
        QCOMPARE(ids(restackShapes(document, {0, 0}, {{2}}, Restack::Forward)), (QList<int>{1, 3, 2, 4}));
        QCOMPARE(ids(restackShapes(document, {0, 0}, {{1}, {3}}, Restack::ToFront)), (QList<int>{2, 4, 1, 3}));
        QCOMPARE(restackShapes(document, {0, 0}, {{4}}, Restack::Forward), document);
    }

    void pivotAndDurationGoToEveryFrameNamed()
    {
        const Document after = withPivot(withDuration(sixFrames(), 0, {1, 2}, 40), 0, {1, 2}, {3, 4.5});
        QCOMPARE(after.sprites.first().frames.at(2).duration, 40.0);
        QCOMPARE(after.sprites.first().frames.at(1).pivot, (geometry::Point{3, 4.5}));
        QCOMPARE(after.sprites.first().frames.at(0), sixFrames().sprites.first().frames.at(0));
    }

    void tagsAreAddedChangedAndRemoved()
    {
        Document document = addTag(sixFrames(), 0, {.name = "walk", .from = 0, .to = 1});
        QCOMPARE(document.sprites.first().tags.last().name, QString("walk 2"));
        document = withTag(document, 0, 1, {.name = "run", .direction = TagDirection::Reverse});
        QCOMPARE(document.sprites.first().tags.last().direction, TagDirection::Reverse);
        QCOMPARE(removeTag(document, 0, 0).sprites.first().tags.first().name, QString("run"));
    }

    void instancesFollowTheNameOfTheTagThatTheyPlay()
    {
        Document document = sixFrames();
        const QString sprite = document.sprites.first().name;
        const QString before = document.sprites.first().tags.first().name;
        Stage stage;
        stage.instances = {{.sprite = sprite, .tag = before}, {.sprite = "another", .tag = before}};
        document.stages = {stage};
        Tag tag = document.sprites.first().tags.first();
        tag.name = "run";
        const QList<Instance> instances = withTag(document, 0, 0, tag).stages.first().instances;
        QCOMPARE(instances.first().tag, QString("run"));
        QCOMPARE(instances.last().tag, before);
    }
};

HITBOX_TEST(FrameEditsTest)
#include "frame_edits_test.moc"
