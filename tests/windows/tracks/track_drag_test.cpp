#include "windows/tracks/track_drag.h"

#include "document/tracks.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Circle;
using DragKind = TrackDrag::Kind;

namespace {

constexpr TrackId dragFist{50};
constexpr TrackId dragArm{51};

/// Ten frames: "fist" in 4 to 6, "arm" in 8.
Document draggedFighter()
{
    Sprite sprite{.name = QStringLiteral("fighter")};
    for (int f = 0; f < 10; ++f) {
        Frame frame{.name = QString::number(f)};
        Shape shape;
        shape.outline = Circle{{double(f), 0}, 1};
        shape.id = {f + 1};
        if (f >= 4 && f <= 6) {
            shape.name = QStringLiteral("fist");
            shape.track = dragFist;
            frame.shapes.append(shape);
        } else if (f == 8) {
            shape.name = QStringLiteral("arm");
            shape.track = dragArm;
            frame.shapes.append(shape);
        }
        sprite.frames.append(frame);
    }
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = 60;
    return document;
}

QList<int> draggedFrames(const Document &document, TrackId track)
{
    QList<int> frames;
    for (const TrackPlace place : placesOf(document.sprites.at(0), track))
        frames.append(place.frame);
    return frames;
}

TrackDrag fistBy(DragKind kind, int by)
{
    return {kind, {{dragFist, {4, 5, 6}}}, by};
}

} // namespace

class TrackDragTest : public QObject
{
    Q_OBJECT

private slots:
    void barsAreDragged_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("by");
        QTest::addColumn<QList<int>>("frames");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, DragKind kind, int by, const QList<int> &frames, const char *text) {
            QTest::newRow(name) << static_cast<int>(kind) << by << frames << QString(text);
        };
        row("later end", DragKind::End, 2, {4, 5, 6, 7, 8}, "End fist in frame 8");
        row("earlier end", DragKind::End, -1, {4, 5}, "End fist in frame 5");
        row("later beginning", DragKind::Begin, 2, {6}, "Begin fist in frame 6");
        row("earlier beginning", DragKind::Begin, -2, {2, 3, 4, 5, 6}, "Begin fist in frame 2");
        row("moved", DragKind::Move, 2, {6, 7, 8}, "Move fist to frame 6");
        row("moved back", DragKind::Move, -4, {0, 1, 2}, "Move fist to frame 0");
        row("copied", DragKind::Copy, -3, {1, 2, 3, 4, 5, 6}, "Copy fist to frame 1");
    }

    void barsAreDragged()
    {
        QFETCH(int, kind);
        QFETCH(int, by);
        QFETCH(QList<int>, frames);
        QFETCH(QString, text);
        const TrackDrag drag = fistBy(static_cast<DragKind>(kind), by);
        const Document after = dragged(draggedFighter(), 0, drag);
        QCOMPARE(draggedFrames(after, dragFist), frames);
        QCOMPARE(draggedFrames(after, dragArm), QList{8});
        QCOMPARE(textOf(draggedFighter(), 0, drag), text);
        for (const Frame &frame : after.sprites[0].frames)
            QVERIFY(tracksOf(frame).size() == frame.shapes.size()); // one of each track at most
    }

    void noDragLeavesTheSpriteOrEndsABar_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("by");
        QTest::addColumn<int>("least");
        QTest::newRow("end") << static_cast<int>(DragKind::End) << 99 << 3;
        QTest::newRow("end to the left") << static_cast<int>(DragKind::End) << -99 << -2;
        QTest::newRow("beginning") << static_cast<int>(DragKind::Begin) << -99 << -4;
        QTest::newRow("beginning to the right") << static_cast<int>(DragKind::Begin) << 99 << 2;
        QTest::newRow("move") << static_cast<int>(DragKind::Move) << 99 << 3;
        QTest::newRow("copy") << static_cast<int>(DragKind::Copy) << -99 << -4;
    }

    void noDragLeavesTheSpriteOrEndsABar()
    {
        QFETCH(int, kind);
        QFETCH(int, by);
        QFETCH(int, least);
        const Document before = draggedFighter();
        const TrackDrag drag = fistBy(static_cast<DragKind>(kind), by);
        QCOMPARE(withinSprite(drag, before.sprites[0]).by, least);
        QVERIFY(!draggedFrames(dragged(before, 0, drag), dragFist).isEmpty());
    }

    void whatIsHeldIsTheLastShapeBefore()
    {
        const Document after = dragged(draggedFighter(), 0, fistBy(DragKind::End, 1));
        QCOMPARE(findShape(after.sprites[0].frames[7], dragFist)->outline, Outline(Circle{{6, 0}, 1}));
    }

    void severalTracksGoTogether()
    {
        const TrackDrag drag{DragKind::Move, {{dragFist, {6, 7, 8}}, {dragArm, {6, 7, 8}}}, 2};
        const Document after = dragged(draggedFighter(), 0, drag);
        QCOMPARE(withinSprite(drag, draggedFighter().sprites[0]).by, 1); // the arm comes to the last frame
        QCOMPARE(draggedFrames(after, dragFist), (QList{4, 5, 7}));
        QCOMPARE(draggedFrames(after, dragArm), QList{9});
        QCOMPARE(textOf(draggedFighter(), 0, drag), "Move 2 tracks to frame 8");
    }

    void whatIsGoneIsPassedOver()
    {
        Document document = draggedFighter();
        document.sprites[0].frames.resize(5);
        QCOMPARE(dragged(document, 0, fistBy(DragKind::Move, -1)), document);
        QCOMPARE(dragged(document, 3, fistBy(DragKind::Move, -1)), document);
        document = draggedFighter();
        QCOMPARE(dragged(document, 0, {DragKind::End, {{TrackId{77}, {4, 5}}}, 1}), document);
        QCOMPARE(dragged(document, 0, fistBy(DragKind::Move, 0)), document);
    }
};

HITBOX_TEST(TrackDragTest)
#include "track_drag_test.moc"
