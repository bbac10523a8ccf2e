#include "images/sheets/drawn_sheet.h"
#include "images/sheets/sheet_guess.h"
#include "test_class.h"

#include <QPainterPath>
#include <QTest>

#include <cmath>

using namespace hitbox;

namespace {

/// Cells of the side, each with a filled square that leaves a margin; those in `left` stay empty.
QImage squaresOf(int columns, int rows, int side, int margin, const QSet<int> &left = {})
{
    QImage sheet(columns * side, rows * side, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < columns * rows; ++i) {
        const QRect cell(i % columns * side, i / columns * side, side, side);
        if (!left.contains(i))
            painter.fillRect(cell.adjusted(margin, margin, -margin, -margin), Qt::red);
    }
    return sheet;
}

QImage withPaint(QSize size, const QColor &ground, const std::function<void(QPainter &)> &paint)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage colored(QSize size, const std::function<QColor(int x, int y)> &color)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixelColor(x, y, color(x, y));
    }
    return image;
}

QByteArray shown(const SheetGrid &grid)
{
    return QString::asprintf("%d x %d of %d x %d at %d, %d spaced %d, %d", grid.columns, grid.rows, grid.cell.width(),
                             grid.cell.height(), grid.offset.x(), grid.offset.y(), grid.spacing.x(), grid.spacing.y())
        .toUtf8();
}

SheetGrid gridOf(int columns, int rows, QSize cell, int offset = 0, int spacing = 0)
{
    return {columns, rows, cell, {offset, offset}, {spacing, spacing}};
}

} // namespace

class SheetGuessTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLayoutIsSeen_data();
    void everyLayoutIsSeen();
    void aPlainPictureIsNoSheet_data();
    void aPlainPictureIsNoSheet();

    void clearLinesBetweenCellsGiveTheGrid()
    {
        QCOMPARE(guessedSheet(squaresOf(4, 2, 32, 2), {}).cells, cellsOf({128, 64}, {4, 2}));
        QCOMPARE(guessedSheet(squaresOf(3, 3, 24, 1), {}).cells, cellsOf({72, 72}, {3, 3}));
        QCOMPARE(guessedSheet(squaresOf(4, 2, 32, 2), {}).sign, SheetSign::ClearLines);
    }

    void emptyCellsAreLeftOut()
    {
        const SheetGuess guess = guessedSheet(squaresOf(4, 2, 32, 2, {2, 7}), {});
        QList<QRect> cells = cellsOf({128, 64}, {4, 2});
        cells.removeAt(7);
        cells.removeAt(2);
        QCOMPARE(guess.cells, cells);
    }

    void namesTellWhatPixelsDoNot_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("sheet");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("counts") << "art/walk_8x4.png" << QSize(256, 128) << 8 << 4;
        QTest::newRow("counts of tall cells") << "walk-4x2.png" << QSize(128, 128) << 4 << 2;
        QTest::newRow("size") << "tiles 32x32.png" << QSize(256, 128) << 8 << 4;
        QTest::newRow("size of tall cells") << "hero_16x32.v2.png" << QSize(256, 128) << 16 << 4;
        QTest::newRow("a cross") << QString::fromUtf8("tiles 32×32.png") << QSize(64, 64) << 2 << 2;
        QTest::newRow("small size") << "font8x8.png" << QSize(100 * 8, 8) << 100 << 1;
        QTest::newRow("the last one counts") << "256x128_sheet_4x4.png" << QSize(256, 128) << 4 << 4;
        QTest::newRow("strip") << "run_strip6.png" << QSize(240, 50) << 6 << 1;
        QTest::newRow("size of the picture") << "ground_256x128.png" << QSize(256, 128) << 1 << 1;
        QTest::newRow("does not divide") << "tiles_30x30.png" << QSize(256, 256) << 1 << 1;
        QTest::newRow("nothing") << "0x0.png" << QSize(256, 256) << 1 << 1;
        QTest::newRow("far too much") << "99999x99999.png" << QSize(256, 256) << 1 << 1;
        QTest::newRow("more digits than a number has") << "1234567890123x4.png" << QSize(256, 256) << 1 << 1;
    }

    void namesTellWhatPixelsDoNot()
    {
        QFETCH(QString, file);
        QFETCH(QSize, sheet);
        const QList<SheetGrid> named = gridsNamedIn(file, sheet);
        QTEST(named.value(0).columns, "columns");
        QTEST(named.value(0).rows, "rows");
        QImage plain(sheet, QImage::Format_RGB32);
        plain.fill(Qt::darkGreen);
        QCOMPARE(guessedSheet(plain, file).sign == SheetSign::Name, !named.isEmpty());
    }

    void theNameDecidesBetweenSizesThatFitAlike()
    {
        // 34 pixels without a border are as clear as 32 with one.
        const QImage sheet = squaresOf(4, 2, 34, 3);
        QCOMPARE(guessedSheet(sheet, "a.png").grid, gridOf(4, 2, {32, 32}, 1, 2));
        QCOMPARE(guessedSheet(sheet, "a_34x34.png").grid, gridOf(4, 2, {34, 34}));
    }

    void aStripOfSquaresIsOfferedToWhoAsks()
    {
        QImage plain(256, 64, QImage::Format_RGB32);
        plain.fill(Qt::darkGreen);
        const SheetGuess guess = guessedSheet(plain, {});
        QCOMPARE(guess.grid, (SheetGrid{4, 1}));
        QCOMPARE(guess.sign, SheetSign::Shape);
        QVERIFY(!guess.isLikely());
        QCOMPARE(guessedSheet(plain.copy(0, 0, 250, 64), {}).sign, SheetSign::None);
        QCOMPARE(guessedSheet(plain.copy(0, 0, 16, 48), {}).grid, (SheetGrid{1, 3}));
    }

    void nothingIsMadeOfNothing()
    {
        QCOMPARE(guessedSheet({}, "walk_8x4.png"), SheetGuess());
        QCOMPARE(guessedSheetIn("/nowhere/walk_8x4.png"), SheetGuess());
        QCOMPARE(guessedSheet(QImage(1, 1, QImage::Format_ARGB32_Premultiplied), {}).grid, SheetGrid());
        const SheetGuess empty = guessedSheet(withPaint({64, 64}, Qt::transparent, [](QPainter &) {}), {});
        QVERIFY(!empty.isLikely());
        QVERIFY(empty.cells.isEmpty());
    }

    void theLargestPictureIsLookedAt()
    {
        QImage sheet(8192, 8192, QImage::Format_ARGB32_Premultiplied);
        sheet.fill(Qt::transparent);
        QPainter painter(&sheet);
        for (int i = 0; i < 64; ++i)
            painter.fillRect(i % 8 * 1024 + 9, i / 8 * 1024 + 9, 1000, 1000, Qt::red);
        painter.end();
        QCOMPARE(guessedSheet(sheet, {}).cells, cellsOf(sheet.size(), {8, 8}));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(guessedSheet(sheet, {}, stopped.get_token()).cells.size() <= 64);
    }
};

void SheetGuessTest::everyLayoutIsSeen_data()
{
    QTest::addColumn<DrawnSheet>("sheet");
    const auto add = [](const char *name, const DrawnSheet &sheet) {
        for (quint32 seed = 1; seed <= 3; ++seed) {
            DrawnSheet seeded = sheet;
            seeded.seed = seed;
            QTest::addRow("%s, %u", name, seed) << seeded;
        }
    };
    using enum DrawnArt;
    add("strip", {Walker, gridOf(8, 1, {32, 32})});
    add("strip of two", {Walker, gridOf(2, 1, {64, 64})});
    add("column", {Walker, gridOf(1, 6, {48, 48})});
    add("table", {Walker, gridOf(4, 4, {64, 64})});
    add("table of odd sizes", {Walker, gridOf(5, 3, {37, 41})});
    add("tall cells", {Walker, gridOf(6, 2, {32, 64})});
    add("wide cells", {Walker, gridOf(3, 5, {96, 48})});
    add("many cells", {Walker, gridOf(16, 16, {24, 24})});
    add("large cells", {Walker, gridOf(3, 2, {400, 300})});
    add("with a margin", {Walker, gridOf(4, 2, {32, 32}, 2)});
    add("with spacing", {Walker, gridOf(4, 3, {32, 32}, 0, 2)});
    add("with both", {Walker, gridOf(6, 4, {48, 48}, 1, 1)});
    add("with both, wide", {Walker, gridOf(6, 4, {64, 64}, 4, 4)});
    add("extruded", {Walker, gridOf(5, 4, {16, 16}, 1, 2)});
    add("rows of several lengths", {Walker, gridOf(6, 3, {32, 32}), 0, {4, 5, 9, 10, 11}});
    add("the last cells empty", {Walker, gridOf(4, 4, {48, 48}), 0, {13, 14, 15}});
    add("a hole", {Walker, gridOf(5, 2, {40, 40}), 0, {3}});
    add("empty cells between borders", {Walker, gridOf(6, 4, {32, 32}, 2, 2), 0, {5, 11, 22, 23}});
    add("a texture that is too large", {Walker, gridOf(5, 1, {48, 48}), 16});
    add("any outline", {Blob, gridOf(8, 2, {32, 32})});
    add("any outline on tall cells", {Blob, gridOf(6, 3, {32, 48})});
    add("any outline between borders", {Blob, gridOf(8, 4, {32, 32}, 2, 2)});
    add("on magenta", {Walker, gridOf(8, 2, {32, 32}), 0, {}, Qt::magenta});
    add("on white, with borders", {Walker, gridOf(4, 4, {32, 32}, 1, 1), 0, {14, 15}, Qt::white});
    add("touching, a strip", {Touching, gridOf(8, 1, {32, 32})});
    add("touching, a table", {Touching, gridOf(6, 4, {48, 48})});
    add("touching, on green", {Touching, gridOf(4, 2, {64, 64}), 0, {}, Qt::darkGreen});
    add("tiles", {Tile, gridOf(8, 8, {16, 16})});
    add("tiles with spacing", {Tile, gridOf(10, 6, {16, 16}, 0, 1)});
    add("tiles with both", {Tile, gridOf(10, 6, {16, 16}, 1, 1)});
    add("tiles extruded", {Tile, gridOf(8, 8, {32, 32}, 1, 2)});
    add("tiles on black lines", {Tile, gridOf(8, 5, {24, 24}, 1, 1), 0, {}, Qt::black});
    add("tiles, some empty", {Tile, gridOf(12, 6, {18, 18}, 0, 2), 0, {70, 71, 33}});
}

void SheetGuessTest::everyLayoutIsSeen()
{
    QFETCH(DrawnSheet, sheet);
    const QImage image = drawn(sheet);
    const SheetGuess guess = guessedSheet(image, "sheet.png");
    QList<QRect> cells;
    const QList<QRect> all = cellsOf(image.size(), sheet.grid);
    for (int i = 0; i < all.size(); ++i) {
        if (!sheet.empty.contains(i))
            cells.append(all.at(i));
    }
    QVERIFY(guess.isLikely());
    QVERIFY2(guess.cells == cells, "guessed " + shown(guess.grid) + ", drawn " + shown(sheet.grid));
}

void SheetGuessTest::aPlainPictureIsNoSheet_data()
{
    QTest::addColumn<QImage>("image");
    QRandomGenerator random(7);
    const auto noise = [&random](int, int) { return QColor::fromRgb(random.bounded(0x1000000)); };
    const auto clouds = [](int x, int y) {
        return QColor::fromHsv(200, int(60 + 50 * std::sin(x * 0.031) * std::cos(y * 0.043)),
                               int(150 + 60 * std::sin(x * 0.017 + y * 0.023)));
    };
    QTest::newRow("one walker") << drawn({DrawnArt::Walker, gridOf(1, 1, {64, 64})});
    QTest::newRow("one wide walker") << drawn({DrawnArt::Walker, gridOf(1, 1, {128, 64})});
    QTest::newRow("one blob") << drawn({DrawnArt::Blob, gridOf(1, 1, {256, 64})});
    QTest::newRow("one tile") << drawn({DrawnArt::Tile, gridOf(1, 1, {64, 64})});
    QTest::newRow("one colour") << colored({256, 64}, [](int, int) { return QColor(Qt::darkGreen); });
    QTest::newRow("noise") << colored({128, 128}, noise);
    QTest::newRow("wide noise") << colored({256, 64}, noise);
    QTest::newRow("clouds") << colored({256, 256}, clouds);
    QTest::newRow("wide clouds") << colored({512, 128}, clouds);
    QTest::newRow("a gradient") << colored({256, 64}, [](int x, int) { return QColor(x, 255 - x, 90); });
    QTest::newRow("two feet") << withPaint({64, 64}, Qt::transparent, [](QPainter &painter) {
        painter.fillRect(4, 4, 26, 58, Qt::red);
        painter.fillRect(34, 4, 26, 58, Qt::red);
    });
    QTest::newRow("a ship and its shots") << withPaint({128, 128}, Qt::transparent, [](QPainter &painter) {
        painter.fillRect(30, 70, 60, 50, Qt::gray);
        painter.fillRect(58, 40, 4, 10, Qt::yellow);
        painter.fillRect(20, 52, 4, 10, Qt::yellow);
        painter.fillRect(97, 48, 4, 10, Qt::yellow);
    });
    QTest::newRow("a face") << withPaint({96, 96}, Qt::transparent, [](QPainter &painter) {
        painter.setBrush(Qt::yellow);
        painter.drawEllipse(4, 4, 86, 86);
        painter.setBrush(Qt::black);
        painter.drawEllipse(25, 30, 10, 14);
        painter.drawEllipse(60, 30, 10, 14);
    });
    QTest::newRow("a lake") << withPaint({320, 200}, QColor("#6090d0"), [](QPainter &painter) {
        painter.fillRect(0, 110, 320, 90, QColor("#204080"));
        painter.setBrush(Qt::white);
        painter.drawEllipse(230, 20, 40, 40);
        painter.fillRect(40, 60, 90, 60, QColor("#305020"));
    });
}

void SheetGuessTest::aPlainPictureIsNoSheet()
{
    QFETCH(QImage, image);
    const SheetGuess guess = guessedSheet(image, "picture.png");
    QVERIFY2(!guess.isLikely(), shown(guess.grid) + " by sign " + QByteArray::number(int(guess.sign)));
}

Q_DECLARE_METATYPE(hitbox::DrawnSheet)

HITBOX_CORE_TEST(SheetGuessTest)
#include "sheet_guess_test.moc"
