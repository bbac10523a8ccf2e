#include "images/following/frame_pixels.h"
#include "images/following/picture_finder.h"
#include "test_class.h"

#include <QPainter>
#include <QTest>

#include <random>

using namespace hitbox;

namespace {

QImage noise(QSize size, std::mt19937 &random)
{
    QImage image(size, QImage::Format_ARGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, 0xFF000000 | QRgb(random()));
    }
    return image;
}

void lay(QImage &onto, const QImage &picture, QPoint at)
{
    QPainter painter(&onto);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(at, picture);
}

} // namespace

class PictureFinderTest : public QObject
{
    Q_OBJECT

private slots:
    /// Against a look at every window.
    void findsEveryPlaceThatTheDigestHas()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 60; ++round) {
            const QSize sheet(1 + int(random() % 24), 1 + int(random() % 24));
            QImage image(sheet, QImage::Format_ARGB32);
            for (int y = 0; y < sheet.height(); ++y) {
                for (int x = 0; x < sheet.width(); ++x) // few colours, so that much comes again
                    image.setPixel(x, y, random() % 3 == 0 ? 0x00123456 : 0xFF000000 + QRgb(random() % 2));
            }
            const QSize size(1 + int(random() % 4), 1 + int(random() % 4));
            QHash<QString, QList<QPoint>> everywhere;
            for (int y = 0; y + size.height() <= sheet.height(); ++y) {
                for (int x = 0; x + size.width() <= sheet.width(); ++x)
                    everywhere[digestOf(image, QRect(QPoint(x, y), size))].append(QPoint(x, y));
            }
            for (QList<QPoint> &places : everywhere)
                places.resize(std::min(places.size(), qsizetype(PictureFinder::mostPlaces)));
            PictureFinder finder(image);
            QCOMPARE(finder.placesOf(everywhere.keys(), size), everywhere);
            QVERIFY(!finder.isIncomplete());
        }
    }

    void findsNothingThatIsNotThere()
    {
        std::mt19937 random(4);
        const QImage image = noise({30, 20}, random);
        const QImage other = noise({5, 5}, random);
        PictureFinder finder(image);
        const QString digest = digestOf(other, other.rect());
        QVERIFY(finder.placesOf({digest}, {5, 5}).isEmpty());
        QVERIFY(finder.placesOf({digest}, {31, 5}).isEmpty()); // larger than the image
        QVERIFY(finder.placesOf({digest}, {0, 5}).isEmpty());
        QVERIFY(finder.placesOf({QStringLiteral("no digest"), QString()}, {5, 5}).isEmpty());
        QVERIFY(PictureFinder(QImage()).placesOf({digest}, {5, 5}).isEmpty());
    }

    void aStopLeavesItIncomplete()
    {
        std::mt19937 random(5);
        const QImage image = noise({30, 20}, random);
        std::stop_source stop;
        stop.request_stop();
        PictureFinder finder(image, stop.get_token());
        finder.placesOf({digestOf(image, QRect(0, 0, 5, 5))}, {5, 5});
        QVERIFY(finder.isIncomplete());
    }

    void tellsWhatStandsAlone()
    {
        std::mt19937 random(6);
        QImage image(20, 20, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        lay(image, noise({10, 10}, random), {0, 0});
        const PictureFinder finder(image);
        QVERIFY(finder.standsAlone(QRect(0, 0, 10, 10)));
        QVERIFY(!finder.standsAlone(QRect(0, 0, 9, 10)));
        QVERIFY(!finder.standsAlone(QRect(1, 1, 8, 8)));
        QVERIFY(finder.isTelling(QRect(0, 0, 10, 10)));
        QVERIFY(finder.isTelling(QRect(0, 0, 4, 4)));
        QVERIFY(!finder.isTelling(QRect(0, 0, 5, 3)));   // a speck
        QVERIFY(!finder.isTelling(QRect(10, 10, 9, 9))); // of one colour
    }
};

HITBOX_TEST(PictureFinderTest)
#include "picture_finder_test.moc"
