#include "session/live/live_engine_frame.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace hitbox;

namespace {

Document engineDocument(const QList<Shape> &shapes, const QString &engine = QStringLiteral("json"))
{
    Frame frame;
    frame.name = QStringLiteral("frame");
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = QStringLiteral("sprite");
    sprite.frames = {frame};
    Document document;
    document.engine = engine;
    document.sprites = {sprite};
    return document;
}

Shape shapeOf(int id, const QList<geometry::Point> &points)
{
    Shape shape;
    shape.id = {id};
    shape.outline = PolygonOutline{points};
    return shape;
}

const QList<geometry::Point> notched{{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20}};

void look(LiveEngineFrame &live, const Document &document)
{
    live.update({.document = document, .frame = {0, 0}, .difference = {.project = true}});
}

/// A star of more points than are prepared at once.
Shape largeStar(int id)
{
    QList<geometry::Point> points;
    constexpr int count = 900;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * M_PI * i / count;
        const double radius = i % 2 == 0 ? 500 : 400;
        points.append({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return shapeOf(id, points);
}

} // namespace

class LiveEngineFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void isNothingWithoutAnEngine()
    {
        LiveEngineFrame live;
        look(live, engineDocument({shapeOf(1, notched)}, {}));
        QCOMPARE(live.frame(), EngineFrame());
        look(live, engineDocument({shapeOf(1, notched)}, QStringLiteral("of the future")));
        QCOMPARE(live.frame(), EngineFrame());
        QVERIFY(!live.pending());
    }

    void hasOneAnswerForEachShape()
    {
        LiveEngineFrame live;
        look(live, engineDocument({shapeOf(3, notched), shapeOf(5, {{0, 0}, {4, 0}, {0, 4}})}));
        QCOMPARE(live.frame().shapes.size(), 2);
        QCOMPARE(live.frame().shapes[0].id, ShapeId{3});
        QCOMPARE(live.frame().shapes[0].pieces.size(), 2);
        QCOMPARE(live.frame().shapes[1].pieces.size(), 1);
        QVERIFY(!live.pending());
    }

    void followsTheFrameThatComesToWhereOneIsGone()
    {
        LiveEngineFrame live;
        Document before = engineDocument({shapeOf(1, notched)});
        before.sprites += engineDocument({shapeOf(2, notched)}).sprites;
        Document after = before;
        after.sprites.removeFirst();
        live.update({.document = before, .frame = {0, 0}, .difference = differenceBetween({}, before)});
        live.update({.document = after, .frame = {0, 0}, .difference = differenceBetween(before, after)});
        QCOMPARE(live.frame().shapes[0].id, ShapeId{2});
    }

    void refusesWhatAnExportRefuses()
    {
        LiveEngineFrame live;
        look(live, engineDocument({shapeOf(1, {{0, 0}, {9, 9}, {9, 0}, {0, 9}})}));
        QVERIFY(live.frame().shapes[0].refusal.contains(QStringLiteral("cross")));
        QVERIFY(live.frame().shapes[0].outlines.isEmpty());
    }

    void followsChangesOfShapesAndEngine()
    {
        LiveEngineFrame live;
        look(live, engineDocument({shapeOf(1, notched)}));
        QCOMPARE(live.frame().shapes[0].pieces.size(), 2);
        look(live, engineDocument({shapeOf(1, {{0, 0}, {4, 0}, {0, 4}})}));
        QCOMPARE(live.frame().shapes[0].pieces.size(), 1);
        look(live, engineDocument({shapeOf(1, {{0, 0}, {4, 0}, {0, 4}})}, QStringLiteral("godot4")));
        QVERIFY(live.frame().shapes[0].pieces.isEmpty());
        look(live, engineDocument({}));
        QVERIFY(live.frame().shapes.isEmpty());
    }

    void preparesHeavyShapesOnAnotherThread()
    {
        LiveEngineFrame live;
        QSignalSpy arrived(&live, &LiveEngineFrame::arrived);
        look(live, engineDocument({largeStar(1), shapeOf(2, notched)}));
        QVERIFY(live.pending());
        QVERIFY(live.frame().shapes[0].outlines.isEmpty());
        QCOMPARE(live.frame().shapes[1].pieces.size(), 2);
        QVERIFY(arrived.wait(30'000));
        QVERIFY(!live.pending());
        QVERIFY(live.frame().shapes[0].pieces.size() > 1);
    }

    void dropsAnswersForAnEngineOfBefore()
    {
        LiveEngineFrame live;
        look(live, engineDocument({largeStar(1)}));
        look(live, engineDocument({largeStar(1)}, QStringLiteral("godot4")));
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30'000);
        QCOMPARE(live.frame().shapes[0].outlines.size(), 1);
        QVERIFY(live.frame().shapes[0].pieces.isEmpty());
    }

    void endsWhileAnotherThreadWorks()
    {
        LiveEngineFrame live;
        look(live, engineDocument({largeStar(1), largeStar(2), largeStar(3)}));
        QVERIFY(live.pending());
    }
};

HITBOX_CORE_TEST(LiveEngineFrameTest)
#include "live_engine_frame_test.moc"
