#include "drawing/theme.h"
#include "images/sheets/drawn_sheet.h"
#include "session/work/background.h"
#include "test_class.h"
#include "windows/sprites/sheet_preview.h"
#include "windows/sprites/slice_dialog.h"
#include "windows/widgets/count_field.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

using namespace hitbox;

namespace {

/// What one has before one while a sheet is cut.
struct SliceBench {
    explicit SliceBench(const QImage &sheet, const QString &file = "sheet.png", const Sprite &sprite = {})
        : dialog(sheet, file, sprite)
    {
        dialog.show();
    }

    CountField *field(const char *name) { return dialog.findChild<CountField *>(name); }
    QString said(const char *name) { return dialog.findChild<QLabel *>(name)->text(); }
    QPushButton *slice() { return dialog.findChild<QPushButton *>("Primary"); }
    SheetPreview *preview() { return dialog.findChild<SheetPreview *>(); }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !dialog.pending(); }, 20'000);
    }
    void type(const char *name, const QString &digits)
    {
        QTest::mouseClick(field(name)->findChild<QLineEdit *>(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QTest::keyClicks(field(name), digits);
    }
    QStringList allSaid()
    {
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            texts << (label->isVisible() ? label->text() : QString());
        return texts;
    }

    SliceDialog dialog;
};

QImage walkers(int columns, int rows, int side, int border = 0, const QSet<int> &empty = {})
{
    return drawn({DrawnArt::Walker, {columns, rows, {side, side}, {border, border}, {border, border}}, 0, empty});
}

QImage plain(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::darkGreen);
    return image;
}

} // namespace

class SliceDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheGuess();
    void saysWhatItGoesBy();
    void eightIsEight();
    void aClickIntoWhatOneTypedChoosesNothing();
    void oneNumberDecidesTheOther();
    void bordersTakeTheirRoom();
    void tellsWhatStaysOut();
    void emptyCellsAreLeftOutUnlessToldOtherwise();
    void whatIsTypedMeanwhileStays();
    void guessesAgain();
    void theCellsAreWhatIsShown();
    void ofManySmallCellsSomeLinesAreDrawn();
    void warnsOfShapesThatGo();
    void noRoomIsToldAndCutsNothing();
    void takesNoMoreThanItsLimits();
    void aLargeSheetAnswersBesideTheWindow();
    void slicingBeforeTheAnswerWaitsForIt();
    void thePictureIsMovedAndZoomed();
    void fitsASmallScreen();
    void cancelRejects();
};

void SliceDialogTest::startsWithTheGuess()
{
    SliceBench bench(walkers(6, 4, 32, 1));
    QVERIFY(bench.settled());
    QCOMPARE(bench.dialog.grid(), (SheetGrid{6, 4, {32, 32}, {1, 1}, {1, 1}}));
    QCOMPARE(bench.field("CountX")->value(), 6);
    QCOMPARE(bench.field("CellY")->value(), 32);
    QCOMPARE(bench.field("MarginX")->value(), 1);
    QCOMPARE(bench.field("SpacingY")->value(), 1);
    QCOMPARE(bench.said("SliceCount"), QString::fromUtf8("24 frames of 32 × 32 px"));
}

void SliceDialogTest::saysWhatItGoesBy()
{
    const std::pair<QImage, QString> sheets[] = {{walkers(4, 2, 32), "empty rows and columns"},
                                                 {drawn({DrawnArt::Touching, {8, 1, {32, 32}}}), "comes again"},
                                                 {drawn({DrawnArt::Tile, {8, 8, {16, 16}}}), "colours change"},
                                                 {plain(256, 64), "Squares fit"},
                                                 {plain(100, 64), "Nothing tells"}};
    for (const auto &[sheet, words] : sheets) {
        SliceBench bench(sheet);
        QVERIFY(bench.settled());
        QVERIFY2(!bench.allSaid().filter(words).isEmpty(), qPrintable(bench.allSaid().join('\n')));
    }
    SliceBench named(plain(256, 64), "walk_8x2.png");
    QVERIFY(named.settled());
    QVERIFY(!named.allSaid().filter("file's name").isEmpty());
    QCOMPARE(named.dialog.grid().columns, 8);
}

void SliceDialogTest::eightIsEight()
{
    SliceBench bench(plain(256, 256));
    QVERIFY(bench.settled());
    for (const char *name : {"CountX", "CountY"}) {
        QCOMPARE(bench.field(name)->value(), 1);
        bench.type(name, "8");
        QCOMPARE(bench.field(name)->value(), 8);
    }
    bench.field("SpacingX")->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(bench.field("SpacingX"), "2");
    QCOMPARE(bench.field("SpacingX")->value(), 2);
    QVERIFY(bench.settled());
    QTest::mouseClick(bench.slice(), Qt::LeftButton);
    QCOMPARE(bench.dialog.result(), int(QDialog::Accepted));
    QCOMPARE(bench.dialog.cells().size(), 64);
}

void SliceDialogTest::aClickIntoWhatOneTypedChoosesNothing()
{
    SliceBench bench(plain(256, 256));
    bench.type("CountX", "1");
    QTest::mouseClick(bench.field("CountX")->findChild<QLineEdit *>(), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(!bench.field("CountX")->findChild<QLineEdit *>()->hasSelectedText());
}

void SliceDialogTest::oneNumberDecidesTheOther()
{
    SliceBench bench(plain(256, 64));
    bench.type("CountX", "2");
    QCOMPARE(bench.field("CellX")->value(), 128);
    bench.type("CellX", "32");
    QCOMPARE(bench.field("CountX")->value(), 8);
    QCOMPARE(bench.field("CountY")->value(), 1);
    bench.type("CountY", "4");
    QCOMPARE(bench.field("CellY")->value(), 16);
    QCOMPARE(bench.field("CellX")->value(), 32);
}

void SliceDialogTest::bordersTakeTheirRoom()
{
    SliceBench bench(plain(138, 36));
    bench.type("CountX", "4");
    bench.type("SpacingX", "2");
    bench.type("MarginX", "2");
    QCOMPARE(bench.dialog.grid().cell.width(), 32);
    bench.type("OffsetX", "4");
    QCOMPARE(bench.dialog.grid().offset.x(), 6);
    QCOMPARE(bench.dialog.grid().cell.width(), 31);
    QCOMPARE(bench.dialog.grid().columns, 4);
}

void SliceDialogTest::tellsWhatStaysOut()
{
    SliceBench bench(plain(100, 50));
    QVERIFY(bench.settled());
    bench.type("CountX", "3");
    QVERIFY(!bench.allSaid().filter("1 px at the right stay").isEmpty());
    bench.type("CellY", "12");
    QVERIFY(!bench.allSaid().filter("1 px at the right and 2 px at the bottom").isEmpty());
}

void SliceDialogTest::emptyCellsAreLeftOutUnlessToldOtherwise()
{
    SliceBench bench(walkers(4, 4, 32, 0, {13, 14, 15}));
    QVERIFY(bench.settled());
    QCOMPARE(bench.dialog.cells().size(), 13);
    QVERIFY(!bench.allSaid().filter("3 empty cells stay out").isEmpty());
    QTest::mouseClick(bench.dialog.findChild<QCheckBox *>("LeaveOutEmpty"), Qt::LeftButton);
    QCOMPARE(bench.dialog.cells().size(), 16);
    QVERIFY(!bench.allSaid().filter("3 of them are empty").isEmpty());
    QCOMPARE(bench.said("SliceCount"), QString::fromUtf8("16 frames of 32 × 32 px"));
}

void SliceDialogTest::whatIsTypedMeanwhileStays()
{
    SliceBench bench(walkers(8, 1, 32));
    bench.type("CountX", "2");
    QVERIFY(bench.settled());
    Background::waitForAll();
    QCoreApplication::processEvents();
    QVERIFY(bench.settled());
    QCOMPARE(bench.dialog.grid().columns, 2);
    QCOMPARE(bench.dialog.grid().cell.width(), 128);
}

void SliceDialogTest::guessesAgain()
{
    SliceBench bench(walkers(8, 1, 32));
    QVERIFY(bench.settled());
    auto *again = bench.dialog.findChild<QPushButton *>("GuessAgain");
    QVERIFY(!again->isVisible());
    bench.type("CountX", "3");
    QVERIFY(bench.allSaid().filter("Guessed by").isEmpty());
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(bench.settled());
    QCOMPARE(bench.dialog.grid().columns, 8);
    QVERIFY(!bench.allSaid().filter("Guessed by").isEmpty());
}

void SliceDialogTest::theCellsAreWhatIsShown()
{
    SliceBench bench(walkers(4, 2, 32, 0, {7}));
    QVERIFY(bench.settled());
    const QImage shown = bench.preview()->grab().toImage();
    const auto at = [&](QPointF place) {
        return shown.pixelColor((bench.preview()->onScreen(place) * shown.devicePixelRatio()).toPoint());
    };
    const QColor line = themeOf(bench.dialog.palette()).accent;
    const QPointF onLine = bench.preview()->onScreen({32, 16});
    QVERIFY(onLine.x() > 0);
    QCOMPARE(at({32, 1}), line);
    QVERIFY(at({16, 16}) != at({112, 48})); // a hatch is over the empty one
    bench.type("CountX", "2");
    QVERIFY(bench.preview()->grab().toImage() != shown);
}

void SliceDialogTest::ofManySmallCellsSomeLinesAreDrawn()
{
    SliceBench bench(walkers(16, 16, 32));
    QVERIFY(bench.settled());
    QCOMPARE(bench.preview()->lineSteps(), QSize(1, 1));
    bench.type("CellX", "1");
    bench.type("CellY", "1");
    QVERIFY(bench.settled());
    const QSize steps = bench.preview()->lineSteps();
    QVERIFY(steps.width() > 4 && steps.height() == steps.width());
    QVERIFY(steps.width() * bench.preview()->scale() >= 12);
    const QImage shown = bench.preview()->grab().toImage();
    const QColor line = themeOf(bench.dialog.palette()).accent;
    const auto isLineNear = [&](QPointF place) {
        const QPoint at = (bench.preview()->onScreen(place) * shown.devicePixelRatio()).toPoint();
        return shown.pixelColor(at) == line || shown.pixelColor(at - QPoint(1, 0)) == line;
    };
    const double half = 0.5 * steps.height();
    QVERIFY(isLineNear({3.0 * steps.width(), half}));
    QVERIFY(!isLineNear({3.5 * steps.width(), half}));
    QWheelEvent wheel({100, 100}, bench.preview()->mapToGlobal(QPointF(100, 100)), {}, {0, 1800}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(bench.preview(), &wheel);
    QCOMPARE(bench.preview()->lineSteps(), QSize(1, 1));
}

void SliceDialogTest::warnsOfShapesThatGo()
{
    Sprite sprite;
    for (int i = 0; i < 4; ++i) {
        Frame frame;
        frame.rect = QRect(32 * i, 0, 32, 32);
        frame.size = {32, 32};
        if (i == 2)
            frame.shapes = {{.id = {1}, .outline = geometry::Circle{{4, 4}, 2}}};
        sprite.frames.append(frame);
    }
    SliceBench bench(walkers(4, 1, 32), "sheet.png", sprite);
    QVERIFY(bench.settled());
    QVERIFY(!bench.dialog.findChild<QLabel *>("Problem")->isVisible());
    bench.type("CountX", "2");
    QVERIFY(bench.settled());
    QVERIFY(bench.dialog.findChild<QLabel *>("Problem")->isVisible());
    QVERIFY(bench.said("Problem").contains("1 shapes"));
}

void SliceDialogTest::noRoomIsToldAndCutsNothing()
{
    SliceBench bench(plain(64, 64));
    QVERIFY(bench.settled());
    bench.type("MarginX", "60");
    QVERIFY(bench.settled());
    QVERIFY(bench.dialog.cells().isEmpty());
    QVERIFY(!bench.slice()->isEnabled());
    QVERIFY(bench.said("Problem").contains("No cell fits"));
    bench.dialog.accept();
    QVERIFY(bench.dialog.isVisible());
}

void SliceDialogTest::takesNoMoreThanItsLimits()
{
    SliceBench bench(plain(3, 2));
    QVERIFY(bench.settled());
    bench.field("CellX")->setValue(1000);
    QCOMPARE(bench.field("CellX")->value(), 3);
    bench.field("CountX")->setValue(1000);
    QCOMPARE(bench.field("CountX")->value(), limits::gridSide);
    QVERIFY(bench.dialog.cells().isEmpty() || bench.dialog.cells().size() <= 6);
    bench.field("CountX")->setValue(0);
    QCOMPARE(bench.field("CountX")->value(), 1);
    SliceBench wide(plain(2000, 2));
    wide.field("CellX")->setValue(1);
    QCOMPARE(wide.dialog.grid().columns, limits::gridSide);
}

void SliceDialogTest::aLargeSheetAnswersBesideTheWindow()
{
    QImage sheet(8192, 8192, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < 63; ++i)
        painter.fillRect(i % 8 * 1024 + 9, i / 8 * 1024 + 9, 1000, 1000, Qt::red);
    painter.end();
    SliceBench bench(sheet);
    QVERIFY2(bench.dialog.pending(), "nobody waited for the guess");
    QVERIFY(bench.said("SliceCount").contains("Looking"));
    QVERIFY(bench.settled());
    QCOMPARE(bench.dialog.cells().size(), 63);
    QVERIFY(!bench.preview()->grab().isNull());
    bench.type("CellX", "32");
    bench.type("CellY", "32");
    QCOMPARE(bench.field("CountX")->value(), 256);
    QVERIFY(!bench.preview()->grab().isNull());
}

void SliceDialogTest::slicingBeforeTheAnswerWaitsForIt()
{
    SliceBench bench(walkers(4, 1, 32, 0, {3}));
    bench.dialog.accept();
    QVERIFY(bench.dialog.isVisible());
    QTRY_VERIFY(!bench.dialog.isVisible());
    QCOMPARE(bench.dialog.result(), int(QDialog::Accepted));
    QCOMPARE(bench.dialog.cells().size(), 3);
}

void SliceDialogTest::thePictureIsMovedAndZoomed()
{
    SliceBench bench(walkers(4, 2, 32));
    SheetPreview *preview = bench.preview();
    const double fitted = preview->scale();
    QCOMPARE(fitted, std::floor(fitted)); // pixels stay pixels
    const QPointF corner = preview->onScreen({0, 0});
    const QPointF place = preview->onScreen({40, 20});
    QWheelEvent wheel(place, preview->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(preview, &wheel);
    QVERIFY(preview->scale() > fitted);
    QVERIFY((preview->onScreen({40, 20}) - place).manhattanLength() < 1e-6);
    const QPointF before = preview->onScreen({0, 0});
    QTest::mousePress(preview, Qt::LeftButton, {}, {50, 50});
    QTest::mouseMove(preview, {60, 45});
    QTest::mouseRelease(preview, Qt::LeftButton, {}, {60, 45});
    QCOMPARE(preview->onScreen({0, 0}) - before, QPointF(10, -5));
    QTest::mouseDClick(preview, Qt::LeftButton, {}, {60, 45});
    QCOMPARE(preview->scale(), fitted);
    QCOMPARE(preview->onScreen({0, 0}), corner);
}

void SliceDialogTest::fitsASmallScreen()
{
    for (const QImage &sheet : {plain(16384, 16), plain(64, 16000), walkers(16, 16, 24)}) {
        SliceBench bench(sheet);
        QVERIFY(bench.dialog.width() <= 1200 && bench.dialog.height() <= 640);
        QVERIFY(bench.dialog.minimumSizeHint().height() <= 600);
        QVERIFY(bench.settled());
        QVERIFY(bench.dialog.height() <= 640);
    }
}

void SliceDialogTest::cancelRejects()
{
    SliceBench bench(walkers(4, 1, 32));
    QTest::mouseClick(bench.dialog.findChild<QPushButton *>("Cancel"), Qt::LeftButton);
    QCOMPARE(bench.dialog.result(), int(QDialog::Rejected));
    QVERIFY(!bench.dialog.isVisible());
}

HITBOX_WINDOW_TEST(SliceDialogTest)
#include "slice_dialog_test.moc"
