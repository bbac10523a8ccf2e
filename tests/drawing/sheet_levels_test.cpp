#include "drawing/sheet_levels.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class SheetLevelsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPixelIsTheMeanOfFour();
    void transparencyIsHalvedToo();
    void halvingEndsWhereASideIsOnePixel();
    void viewsFromAfarAskForHalvings();
    void copiesShareTheirLevels();
    void levelsMadeElsewhereAreTheSame();
};

void SheetLevelsTest::everyPixelIsTheMeanOfFour()
{
    QImage image(5, 2, QImage::Format_RGB32);
    image.fill(QColor(0, 0, 0));
    image.setPixelColor(0, 0, QColor(200, 100, 40));
    image.setPixelColor(1, 1, QColor(200, 100, 40));
    image.setPixelColor(2, 0, QColor(255, 255, 255));
    const QImage half = halvedImage(image);
    QCOMPARE(half.size(), QSize(2, 1));
    QCOMPARE(half.pixelColor(0, 0), QColor(100, 50, 20));
    QCOMPARE(half.pixelColor(1, 0), QColor(64, 64, 64));
}

void SheetLevelsTest::transparencyIsHalvedToo()
{
    QImage image(2, 2, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(0, 0, QColor(255, 0, 0, 255));
    const QImage half = halvedImage(image);
    QCOMPARE(half.pixelColor(0, 0).alpha(), 64);
    QCOMPARE(half.pixelColor(0, 0).red(), 255);
}

void SheetLevelsTest::halvingEndsWhereASideIsOnePixel()
{
    QPixmap whole(16, 4);
    whole.fill(Qt::green);
    const SheetLevels levels(whole);
    QCOMPARE(levels.halved(0).size(), QSize(16, 4));
    QCOMPARE(levels.halved(2).size(), QSize(4, 1));
    QCOMPARE(levels.halved(9).size(), QSize(4, 1));
    QVERIFY(SheetLevels(QPixmap()).isNull());
}

void SheetLevelsTest::viewsFromAfarAskForHalvings()
{
    QCOMPARE(SheetLevels::halvingsFor(3), 0);
    QCOMPARE(SheetLevels::halvingsFor(0.6), 0);
    QCOMPARE(SheetLevels::halvingsFor(0.5), 1);
    QCOMPARE(SheetLevels::halvingsFor(0.1), 3);
}

void SheetLevelsTest::copiesShareTheirLevels()
{
    QPixmap whole(8, 8);
    whole.fill(Qt::red);
    const SheetLevels levels(whole);
    const SheetLevels copy = levels;
    QCOMPARE(copy.halved(1).cacheKey(), levels.halved(1).cacheKey());
    QCOMPARE(copy.cacheKey(), whole.cacheKey());
}

void SheetLevelsTest::levelsMadeElsewhereAreTheSame()
{
    for (const QColor &corner : {QColor(1, 2, 3, 0), QColor(1, 2, 3)}) {
        QImage image(13, 7, QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(200, 100, 40));
        image.setPixelColor(0, 0, corner);
        const LevelImages made = levelImages(image);
        const SheetLevels ready(made);
        const SheetLevels onDemand(image);
        QCOMPARE(made.halved.size(), 2);
        for (int times = 0; times <= 3; ++times) {
            QCOMPARE(ready.halved(times).toImage(), onDemand.halved(times).toImage());
            QCOMPARE(ready.halved(times).hasAlphaChannel(), onDemand.halved(times).hasAlphaChannel());
        }
        QCOMPARE(bytesOf(made), 4 * (13 * 7 + 6 * 3 + 3 * 1));
    }
    QVERIFY(SheetLevels(levelImages({})).isNull());
    QCOMPARE(bytesOf(levelImages({})), 0);
}

HITBOX_WINDOW_TEST(SheetLevelsTest)
#include "sheet_levels_test.moc"
