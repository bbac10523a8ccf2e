#include "formats/pictures/quick_png.h"
#include "test_class.h"

#include <QColorSpace>
#include <QImage>
#include <QTest>

#include <random>

using namespace hitbox;

class QuickPngTest : public QObject
{
    Q_OBJECT

private slots:
    /// Read by a decoder that is not ours.
    void othersReadTheSamePixels_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("format");
        for (const QSize size :
             {QSize(1, 1), QSize(1, 9), QSize(9, 1), QSize(255, 3), QSize(64, 64), QSize(513, 257)}) {
            for (const QImage::Format format : {QImage::Format_RGB32, QImage::Format_ARGB32_Premultiplied,
                                                QImage::Format_RGB888, QImage::Format_Grayscale8}) {
                QTest::addRow("%d x %d, format %d", size.width(), size.height(), int(format)) << size << int(format);
            }
        }
    }

    void othersReadTheSamePixels()
    {
        QFETCH(QSize, size);
        QFETCH(int, format);
        std::mt19937 random(7);
        QImage image(size, QImage::Format_RGB32);
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x)
                image.setPixel(x, y, (x / 8 + y / 8) % 2 ? qRgb(200, 10, 90) : QRgb(random() | 0xff000000));
        }
        image = image.convertToFormat(QImage::Format(format));
        QImage read = QImage::fromData(quickPng(image), "PNG");
        read.setColorSpace({}); // the file says that it is sRGB
        QCOMPARE(read.convertToFormat(QImage::Format_RGB32), image.convertToFormat(QImage::Format_RGB32));
    }

    void whatIsEnlargedTakesFewBytes()
    {
        QImage image(64, 64, QImage::Format_RGB32);
        std::mt19937 random(7);
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                image.setPixel(x, y, QRgb(random() | 0xff000000));
        }
        const QImage large = image.scaled(512, 512);
        QVERIFY(quickPng(large).size() < 8 * quickPng(image).size());
    }

    void nothingIsMadeOfNothing() { QVERIFY(quickPng(QImage()).isEmpty()); }
};

HITBOX_TEST(QuickPngTest)
#include "quick_png_test.moc"
