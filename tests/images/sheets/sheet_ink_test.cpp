#include "images/sheets/sheet_ink.h"
#include "test_class.h"

#include <QPainter>
#include <QTest>

using namespace hitbox;

namespace {

QImage withBox(const QColor &ground, const QRect &box, const QColor &color)
{
    QImage image(8, 6, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(box, color);
    return image;
}

} // namespace

class SheetInkTest : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatIsNotTransparent()
    {
        const SheetInk ink(withBox(Qt::transparent, {2, 1, 3, 4}, QColor(255, 0, 0, 40)));
        QCOMPARE(ink.columns().ink, (std::vector<int>{0, 0, 4, 4, 4, 0, 0, 0}));
        QCOMPARE(ink.columns().crossing, (std::vector<int>{0, 0, 0, 4, 4, 0, 0, 0}));
        QCOMPARE(ink.rows().ink, (std::vector<int>{0, 3, 3, 3, 3, 0}));
        QCOMPARE(ink.rows().crossing, (std::vector<int>{0, 0, 3, 3, 3, 0}));
        QCOMPARE(ink.countIn({0, 0, 8, 6}), 12);
        QCOMPARE(ink.countIn({4, 4, 100, 100}), 1);
    }

    void neighboursOnTheDiagonalDoNotCross()
    {
        QImage image(2, 2, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        image.setPixelColor(0, 0, Qt::red);
        image.setPixelColor(1, 1, Qt::red);
        QCOMPARE(SheetInk(image).columns().crossing, (std::vector<int>{0, 0}));
        QCOMPARE(SheetInk(image).rows().crossing, (std::vector<int>{0, 0}));
    }

    void theColourOfTheBorderIsTheGroundOfAnOpaquePicture()
    {
        const SheetInk ink(withBox(Qt::magenta, {2, 1, 3, 4}, Qt::red));
        QCOMPARE(ink.countIn({0, 0, 8, 6}), 12);
        QVERIFY(ink.isEmpty({5, 0, 3, 6}));
        const SheetInk lossy(withBox(QColor(200, 0, 0), {2, 1, 3, 4}, QColor(203, 2, 0)));
        QVERIFY2(lossy.isEmpty({0, 0, 8, 6}), "hardly another colour");
    }

    void aPictureWithoutAGroundIsFull()
    {
        QImage image(8, 6, QImage::Format_RGB32);
        for (int y = 0; y < 6; ++y) {
            for (int x = 0; x < 8; ++x)
                image.setPixelColor(x, y, QColor(30 * x, 40 * y, 0));
        }
        QCOMPARE(SheetInk(image).countIn(image.rect()), 48);
    }

    void emptyAreasAreFound()
    {
        const SheetInk ink(withBox(Qt::transparent, {2, 1, 2, 2}, Qt::red));
        QCOMPARE(emptyAmong(ink, {{0, 0, 2, 2}, {2, 0, 2, 2}, {3, 2, 1, 1}, {4, 0, 4, 6}, {90, 90, 2, 2}}),
                 (QList<int>{0, 3, 4}));
    }

    void noPictureHasNoInk()
    {
        const SheetInk ink{QImage()};
        QVERIFY(ink.isEmpty({0, 0, 5, 5}));
        QVERIFY(ink.columns().ink.empty());
        QVERIFY(SheetInk().rows().ink.empty());
    }

    void itStopsWhenTold()
    {
        std::stop_source stop;
        stop.request_stop();
        const SheetInk ink(withBox(Qt::transparent, {2, 1, 3, 4}, Qt::red));
        QCOMPARE(ink.columns(stop.get_token()).ink, std::vector<int>(8, 0));
        QVERIFY(emptyAmong(ink, {{0, 0, 1, 1}}, stop.get_token()).isEmpty());
    }
};

HITBOX_CORE_TEST(SheetInkTest)
#include "sheet_ink_test.moc"
