#include "document/sheet.h"
#include "test_class.h"

#include <QTest>

#include <limits>

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
    void cellsLieBetweenBorders();
    void noNumberIsTooHostile_data();
    void noNumberIsTooHostile();
    void cellsFollowEachOtherRowByRow();
    void leftOverPixelsStayOut();
    void framesKeepTheirNameAndShapes();
    void newFramesAreNamedAfterTheSprite();
    void aNewNameIsNoneThatIsTaken();
    void theFrameOfAPictureThatIsNewIsNumberedToo();
    void framesBeyondTheGridGo();
    void framesStayWithTheirCells();
    void aFrameOfAnotherImageComesToTheSheet();
    void tagsFollowTheirFrames();
    void otherSpritesStayAsTheyAre();
};

void SheetTest::cellsLieBetweenBorders()
{
    const SheetGrid grid{3, 2, {10, 8}, {2, 1}, {1, 3}};
    QCOMPARE(cellsOf({36, 21}, grid),
             (QList<QRect>{
                 {2, 1, 10, 8}, {13, 1, 10, 8}, {24, 1, 10, 8}, {2, 12, 10, 8}, {13, 12, 10, 8}, {24, 12, 10, 8}}));
    QCOMPARE(cellsOf({33, 19}, grid).size(), 2); // what does not lie within it as a whole is none
    QCOMPARE(cellSizeOf({36, 21}, {3, 2, {0, 0}, {2, 1}, {1, 3}}), QSize(10, 8));
    QCOMPARE(cellSizeOf({36, 21}, {}), QSize(36, 21));
}

void SheetTest::noNumberIsTooHostile_data()
{
    QTest::addColumn<QSize>("sheet");
    QTest::addColumn<SheetGrid>("grid");
    constexpr int most = std::numeric_limits<int>::max();
    QTest::newRow("no size") << QSize() << SheetGrid{4, 4};
    QTest::newRow("nothing") << QSize(0, 0) << SheetGrid{4, 4, {8, 8}};
    QTest::newRow("no cells") << QSize(64, 64) << SheetGrid{0, -3};
    QTest::newRow("no cells of a size") << QSize(64, 64) << SheetGrid{-1, 0, {8, 8}};
    QTest::newRow("more cells than pixels") << QSize(3, 2) << SheetGrid{4, 1};
    QTest::newRow("cells beyond it") << QSize(64, 64) << SheetGrid{1, 1, {65, 1}};
    QTest::newRow("all at its most") << QSize(64, 64)
                                     << SheetGrid{most, most, {most, most}, {most, most}, {most, most}};
    QTest::newRow("far spacing") << QSize(64, 64) << SheetGrid{most, most, {0, 0}, {0, 0}, {most, most}};
    QTest::newRow("far offset") << QSize(64, 64) << SheetGrid{2, 2, {8, 8}, {most, 0}};
    QTest::newRow("before it") << QSize(64, 64) << SheetGrid{2, 2, {8, 8}, {-8, 0}};
    QTest::newRow("backwards") << QSize(64, 64) << SheetGrid{2, 2, {8, 8}, {0, 0}, {-9, -9}};
}

void SheetTest::noNumberIsTooHostile()
{
    QFETCH(QSize, sheet);
    QFETCH(SheetGrid, grid);
    QVERIFY(cellsOf(sheet, grid).isEmpty());
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

void SheetTest::theFrameOfAPictureThatIsNewIsNumberedToo()
{
    Document before = withSheet(1);
    Frame &only = before.sprites[1].frames[0];
    only.name = "walk";
    only.shapes.clear();
    const auto firstName = [](const Document &document, int cells) {
        return slicedSheet(document, 1, {40, 10}, {cells, 1}).sprites.at(1).frames.at(0).name;
    };
    QCOMPARE(firstName(before, 4), QString("walk_0"));
    QCOMPARE(firstName(before, 1), QString("walk")); // stays the whole picture
    Document drawnOn = before;
    drawnOn.sprites[1].frames[0].events = {{.name = "step"}};
    QCOMPARE(firstName(drawnOn, 4), QString("walk"));
    Document placed = before;
    placed.stages = {{.name = "s", .instances = {{.sprite = "walk", .frame = "walk"}}}};
    QCOMPARE(firstName(placed, 4), QString("walk"));
    Document named = before;
    named.sprites[1].frames[0].name = "rest";
    QCOMPARE(firstName(named, 4), QString("rest"));
}

void SheetTest::framesBeyondTheGridGo()
{
    const Document sliced = slicedSheet(withSheet(5), 1, {40, 10}, {2, 1});
    QCOMPARE(sliced.sprites.at(1).frames.size(), 2);
    QCOMPARE(sliced.nextShapeId, 6);
}

void SheetTest::framesStayWithTheirCells()
{
    const Document whole = slicedSheet(withSheet(4), 1, {40, 10}, {4, 1});
    QList<QRect> cells = cellsOf({40, 10}, {4, 1});
    cells.removeAt(1);
    QCOMPARE(framesWithoutCell(whole.sprites.at(1), cells), QList<int>{1});
    Document moved = whole;
    moved.sprites[1].frames[2].pivot = {1, 2};
    const Document left = slicedSheet(moved, 1, cells);
    QCOMPARE(left.sprites.at(1).frames.size(), 3);
    QCOMPARE(left.sprites.at(1).frames.at(1), moved.sprites.at(1).frames.at(2));
    const Document again = slicedSheet(left, 1, {40, 10}, {4, 1});
    QCOMPARE(again.sprites.at(1).frames.at(2), moved.sprites.at(1).frames.at(2));
    QVERIFY(again.sprites.at(1).frames.at(1).shapes.isEmpty());
}

void SheetTest::aFrameOfAnotherImageComesToTheSheet()
{
    Document own = slicedSheet(withSheet(2), 1, {40, 10}, {4, 1});
    own.sprites[1].frames[0].image = "hat.png";
    own.sprites[1].frames[0].imageHash = "abc";
    const Frame frame = slicedSheet(own, 1, {40, 10}, {4, 1}).sprites.at(1).frames.at(0);
    QVERIFY(frame.image.isEmpty() && frame.imageHash.isEmpty());
    QCOMPARE(frame.shapes, own.sprites.at(1).frames.at(0).shapes);
}

void SheetTest::tagsFollowTheirFrames()
{
    Document whole = slicedSheet(withSheet(4), 1, {40, 10}, {4, 1});
    whole.sprites[1].tags = {{.name = "first", .from = 0, .to = 0},
                             {.name = "second", .from = 1, .to = 1},
                             {.name = "rest", .from = 1, .to = 3},
                             {.name = "none", .from = 7, .to = 9}};
    QList<QRect> cells = cellsOf({40, 10}, {4, 1});
    cells.removeAt(1);
    const QList<Tag> tags = slicedSheet(whole, 1, cells).sprites.at(1).tags;
    QCOMPARE(tags.size(), 3);
    QCOMPARE(tags.at(0).from, 0);
    QCOMPARE(tags.at(1).name, QString("rest"));
    QCOMPARE(tags.at(1).from, 1);
    QCOMPARE(tags.at(1).to, 2);
    QCOMPARE(tags.at(2), whole.sprites.at(1).tags.at(3)); // it never named frames
}

void SheetTest::otherSpritesStayAsTheyAre()
{
    const Document before = withSheet(1);
    const Document sliced = slicedSheet(before, 1, {40, 10}, {4, 1});
    QCOMPARE(sliced.sprites.at(0), before.sprites.at(0));
    QCOMPARE(sliced.sprites.at(1).image, before.sprites.at(1).image);
    QCOMPARE(sliced.sprites.at(1).name, before.sprites.at(1).name);
}

Q_DECLARE_METATYPE(hitbox::SheetGrid)

HITBOX_TEST(SheetTest)
#include "sheet_test.moc"
