#include "images/following/frame_pixels.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QImage clearImage(QSize size, QColor ground = Qt::transparent)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(ground);
    return image;
}

/// Three pixels of an L, at this place.
void drawL(QImage &image, QPoint at)
{
    image.setPixelColor(at, Qt::red);
    image.setPixelColor(at + QPoint(0, 1), Qt::green);
    image.setPixelColor(at + QPoint(1, 1), QColor(0, 0, 255, 1));
}

} // namespace

class FramePixelsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPictureIsTheSameWhereverItLies()
    {
        QImage image = clearImage({40, 20});
        drawL(image, {3, 4});
        QImage other = clearImage({90, 9}, QColor(1, 2, 3, 0)); // transparent of another colour
        drawL(other, {80, 7});
        const SeenPixels shown = seenIn(image, QRect(1, 1, 16, 16));
        QCOMPARE(shown.digest.size(), qsizetype(digestDigits));
        QCOMPARE(shown.bounds, QRect(2, 3, 2, 2));
        const SeenPixels there = seenIn(other, QRect(70, 0, 20, 9));
        QCOMPARE(there.digest, shown.digest);
        QCOMPARE(there.bounds, QRect(10, 7, 2, 2));
    }

    void anyOtherPixelIsAnotherPicture()
    {
        QImage image = clearImage({4, 4});
        drawL(image, {0, 0});
        const QString digest = seenIn(image, image.rect()).digest;
        for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
            QImage other = image;
            other.setPixel(at, other.pixel(at) ^ 0x01000001);
            QVERIFY(seenIn(other, other.rect()).digest != digest);
        }
        QImage tall = clearImage({1, 4}, Qt::red);
        QImage wide = clearImage({4, 1}, Qt::red);
        QVERIFY(seenIn(tall, tall.rect()).digest != seenIn(wide, wide.rect()).digest);
    }

    void nothingVisibleIsNothingNoted()
    {
        const QImage image = clearImage({8, 8}, QColor(200, 0, 0, 0));
        QCOMPARE(seenIn(image, image.rect()), SeenPixels());
        QCOMPARE(seenIn(image, QRect(100, 100, 5, 5)), SeenPixels());
        QCOMPARE(seenIn(QImage(), QRect(0, 0, 5, 5)), SeenPixels());
        QCOMPARE(sumIn(QStringLiteral("no digest")), quint64(0));
    }

    void whatLiesBeyondTheImageShowsNothing()
    {
        QImage image = clearImage({8, 8});
        drawL(image, {0, 0});
        QCOMPARE(seenIn(image, QRect(-4, -2, 40, 40)).bounds, QRect(4, 2, 2, 2));
    }

    void aTableTellsOfPartsAndOfFrames()
    {
        QImage image = clearImage({16, 16});
        drawL(image, {9, 9});
        const PictureTable table(image, {QRect(8, 8, 8, 8), QRect(0, 0, 8, 8), QRect(8, 8, 8, 8)});
        QVERIFY(table.knows(QRect(8, 8, 8, 8)));
        QVERIFY(table.knows(QRect(0, 0, 8, 8)));
        QVERIFY(!table.knows(QRect(0, 8, 8, 8)));
        QCOMPARE(table.at(QRect(8, 8, 8, 8)).bounds, QRect(1, 1, 2, 2));
        QCOMPARE(table.at(QRect(0, 0, 8, 8)), SeenPixels());
        Frame frame;
        frame.rect = QRect(8, 8, 8, 8);
        frame.offset = {10, 20};
        QCOMPARE(table.of(frame).bounds, QRect(11, 21, 2, 2));
        QCOMPARE(table.of(frame).digest, table.at(frame.rect).digest);
        QCOMPARE(table.digests(), QSet<QString>{table.at(frame.rect).digest});
    }
};

HITBOX_TEST(FramePixelsTest)
#include "frame_pixels_test.moc"
