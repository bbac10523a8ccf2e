#include "document/sheet.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Document withSheet(int frames)
{
    Document document;
    Sprite sprite;
    sprite.name = "walk";
    sprite.image = "walk.png";
    for (int i = 0; i < frames; ++i) {
        Frame frame;
        frame.name = QStringLiteral("step %1").arg(i);
        frame.rect = QRect(1, 2, 3, 4);
        frame.size = {9, 9};
        frame.offset = {5, 5};
        frame.duration = 40;
        Shape shape;
        shape.id = {i + 1};
        shape.outline = geometry::Circle{{4, 4}, 2};
        frame.shapes.append(shape);
        sprite.frames.append(frame);
    }
    document.sprites = {Sprite{.name = "other"}, sprite};
    document.nextShapeId = frames + 1;
    return document;
}

} // namespace

class SheetTest : public QObject
{
    Q_OBJECT

private slots:
    void aStripOfSquaresIsGuessed_data();
    void aStripOfSquaresIsGuessed();
    void cellsFollowEachOtherRowByRow();
    void leftOverPixelsStayOut();
    void framesKeepTheirNameAndShapes();
    void newFramesAreNamedAfterTheSprite();
    void aNewNameIsNoneThatIsTaken();
    void framesBeyondTheGridGo();
    void otherSpritesStayAsTheyAre();
};

void SheetTest::aStripOfSquaresIsGuessed_data()
{
    QTest::addColumn<QSize>("sheet");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("wide strip") << QSize(256, 64) << 4 << 1;
    QTest::newRow("tall strip") << QSize(16, 48) << 1 << 3;
    QTest::newRow("square") << QSize(64, 64) << 1 << 1;
    QTest::newRow("no fit") << QSize(100, 64) << 1 << 1;
    QTest::newRow("one row of pixels") << QSize(5, 1) << 5 << 1;
    QTest::newRow("nothing") << QSize(0, 0) << 1 << 1;
    QTest::newRow("no size") << QSize() << 1 << 1;
    QTest::newRow("no height") << QSize(64, 0) << 1 << 1;
}

void SheetTest::aStripOfSquaresIsGuessed()
{
    QFETCH(QSize, sheet);
    const SheetGrid grid = guessedGrid(sheet);
    QTEST(grid.columns, "columns");
    QTEST(grid.rows, "rows");
}

void SheetTest::cellsFollowEachOtherRowByRow()
{
    const Document sliced = slicedSheet(withSheet(1), 1, {30, 20}, {3, 2});
    const QList<Frame> &frames = sliced.sprites.at(1).frames;
    QCOMPARE(frames.size(), 6);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(frames.at(i).rect, QRect(10 * (i % 3), 10 * (i / 3), 10, 10));
        QCOMPARE(frames.at(i).size, QSize(10, 10));
        QCOMPARE(frames.at(i).offset, QPoint(0, 0));
        QCOMPARE(frames.at(i).pivot, (geometry::Point{5, 5}));
    }
}

void SheetTest::leftOverPixelsStayOut()
{
    const Document sliced = slicedSheet(withSheet(1), 1, {32, 21}, {3, 2});
    for (const Frame &frame : sliced.sprites.at(1).frames) {
        QCOMPARE(frame.size, QSize(10, 10));
        QVERIFY(QRect(0, 0, 30, 20).contains(frame.rect));
    }
}

void SheetTest::framesKeepTheirNameAndShapes()
{
    const Document before = withSheet(2);
    const Document sliced = slicedSheet(before, 1, {40, 10}, {4, 1});
    for (int i = 0; i < 2; ++i) {
        const Frame &frame = sliced.sprites.at(1).frames.at(i);
        QCOMPARE(frame.name, before.sprites.at(1).frames.at(i).name);
        QCOMPARE(frame.shapes, before.sprites.at(1).frames.at(i).shapes);
        QCOMPARE(frame.duration, 40.0);
    }
    QVERIFY(sliced.sprites.at(1).frames.at(2).shapes.isEmpty());
    QCOMPARE(slicedSheet(sliced, 1, {40, 10}, {4, 1}), sliced);
}

void SheetTest::newFramesAreNamedAfterTheSprite()
{
    const Document sliced = slicedSheet(withSheet(1), 1, {40, 10}, {4, 1});
    QCOMPARE(sliced.sprites.at(1).frames.at(3).name, QString("walk_3"));
    QSet<QString> names;
    for (const Frame &frame : sliced.sprites.at(1).frames)
        names.insert(frame.name);
    QCOMPARE(names.size(), 4);
}

void SheetTest::aNewNameIsNoneThatIsTaken()
{
    Document before = withSheet(1);
    before.sprites[1].frames[0].name = "walk_3";
    const Document sliced = slicedSheet(before, 1, {40, 10}, {4, 1});
    QSet<QString> names;
    for (const Frame &frame : sliced.sprites.at(1).frames)
        names.insert(frame.name);
    QCOMPARE(names.size(), 4);
}

void SheetTest::framesBeyondTheGridGo()
{
    const Document sliced = slicedSheet(withSheet(5), 1, {40, 10}, {2, 1});
    QCOMPARE(sliced.sprites.at(1).frames.size(), 2);
    QCOMPARE(sliced.nextShapeId, 6);
}

void SheetTest::otherSpritesStayAsTheyAre()
{
    const Document before = withSheet(1);
    const Document sliced = slicedSheet(before, 1, {40, 10}, {4, 1});
    QCOMPARE(sliced.sprites.at(0), before.sprites.at(0));
    QCOMPARE(sliced.sprites.at(1).image, before.sprites.at(1).image);
    QCOMPARE(sliced.sprites.at(1).name, before.sprites.at(1).name);
}

HITBOX_TEST(SheetTest)
#include "sheet_test.moc"
