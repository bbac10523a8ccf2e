#include "images/image_end.h"
#include "test_class.h"

#include "images/picture_files.h"

#include <QBuffer>
#include <QImage>
#include <QTest>
#include <QtEndian>

using namespace hitbox;
using namespace hitbox::tests;

namespace {

QByteArray encoded(const QByteArray &format)
{
    QImage image(20, 10, QImage::Format_ARGB32);
    for (int i = 0; i < image.width() * image.height(); ++i)
        image.setPixel(i % image.width(), i / image.width(), qRgba(i * 37 % 256, i * 11 % 256, i % 256, 200));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format.constData());
    return bytes;
}

bool ends(const QByteArray &format, QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return endsEarly(format, buffer);
}

} // namespace

class ImageEndTest : public QObject
{
    Q_OBJECT

private slots:
    void seesEveryCut_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char *format : {"png", "jpeg", "bmp", "webp"})
            QTest::newRow(format) << QByteArray(format);
    }
    void seesEveryCut()
    {
        QFETCH(QByteArray, format);
        const QByteArray whole = encoded(format);
        if (whole.isEmpty())
            QSKIP("this machine cannot write the format");
        QVERIFY(!ends(format, whole));
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(ends(format, whole.first(length)), qPrintable(QString::number(length)));
    }

    void takesWhatStandsBehindTheEnd()
    {
        for (const char *format : {"png", "jpeg", "bmp"})
            QVERIFY2(!ends(format, encoded(format) + "a comment of somebody"), format);
    }

    void isNotTakenInByChunksThatClaimTooMuch()
    {
        const QByteArray signature("\x89PNG\r\n\x1a\n");
        QVERIFY(ends("png", signature + QByteArray("\xff\xff\xff\xffIDAT", 8)));
        QVERIFY(ends("png", signature + QByteArray("\x00\x00\x00\x04IEND\xae\x42\x60\x82", 12)));
    }

    void countsThePixelsOfABmpThatDoesNotStateItsSize()
    {
        QByteArray bmp = encoded("bmp");
        bmp.replace(2, 4, QByteArray(4, '\0'));
        QVERIFY(!ends("bmp", bmp));
        QVERIFY(ends("bmp", bmp.chopped(1)));
    }

    void seesEveryCutWithinAnAnimatedGif()
    {
        const GifFrame first{{0, 0}, {2, 2}, QByteArray(4, '\1')};
        const QByteArray whole = gif({2, 2}, {first, {{0, 0}, {2, 2}, QByteArray(4, '\2')}});
        QVERIFY(!ends("gif", whole));
        QVERIFY(!ends("gif", whole + "a comment of somebody"));
        // Whole images without the last byte, which says that there are no more, are whole.
        const QList<qsizetype> behindImages{gif({2, 2}, {first}).size() - 1, whole.size() - 1};
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(ends("gif", whole.first(length)) != behindImages.contains(length),
                     qPrintable(QString::number(length)));
        QVERIFY(!ends("gif", whole.chopped(1) + QByteArray("!\xfe\2ab\0", 6)));
        QVERIFY(ends("gif", whole.chopped(1) + QByteArray("!\xfe\2ab", 5)));
        QVERIFY(ends("gif", whole.chopped(1) + QByteArray(9, '\0')));
    }

    void saysNothingOfOtherFormats() { QVERIFY(!ends("tiff", "II*")); }

    void tellsWhereAPngIsNotWhatWasWritten()
    {
        QImage image(9, 9, QImage::Format_ARGB32);
        image.fill(QColor(1, 2, 3, 200));
        QByteArray png;
        QBuffer written(&png);
        QVERIFY(written.open(QIODevice::WriteOnly) && image.save(&written, "PNG"));
        const auto brokenIn = [](QByteArray bytes, PngReach reach) {
            QBuffer device(&bytes);
            device.open(QIODevice::ReadOnly);
            return brokenPngChunk(device, reach);
        };
        const qint64 pixels = png.indexOf("IDAT") - 4;
        QCOMPARE(brokenIn(png, PngReach::Whole), -1);
        for (qint64 i = pixels + 4; i < png.size() - 16; ++i) {
            QByteArray other = png;
            other[i] = static_cast<char>(other.at(i) ^ 0x10);
            QVERIFY(brokenIn(other, PngReach::Whole) >= pixels);
            QCOMPARE(i < pixels + 8 ? -1 : brokenIn(other, PngReach::UpToPixels), -1);
        }
        QByteArray other = png;
        other[19] = 7; // the width
        QCOMPARE(brokenIn(other, PngReach::UpToPixels), 8);
    }

    void tellsHeadersThatNoPngHas()
    {
        const auto isValid = [](int depth, int colour, quint32 width) {
            QByteArray bytes("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16);
            QByteArray numbers(8, '\0');
            qToBigEndian(width, numbers.data());
            qToBigEndian(quint32(1), numbers.data() + 4);
            bytes += numbers + char(depth) + char(colour) + QByteArray(7, '\0');
            QBuffer device(&bytes);
            device.open(QIODevice::ReadOnly);
            return isPngHeaderValid(device);
        };
        for (const auto &[depth, colour] : {std::pair(1, 0), {16, 0}, {8, 2}, {16, 2}, {1, 3}, {8, 3}, {8, 4}, {16, 6}})
            QVERIFY(isValid(depth, colour, 5));
        for (const auto &[depth, colour] : {std::pair(3, 0), {4, 2}, {16, 3}, {2, 4}, {4, 6}, {8, 1}, {8, 5}, {0, 6}})
            QVERIFY(!isValid(depth, colour, 5));
        QVERIFY(!isValid(8, 6, 0));
        QVERIFY(!isValid(8, 6, 0xffffffff));
        QVERIFY(isValid(8, 6, 0x7fffffff));
    }
};

HITBOX_CORE_TEST(ImageEndTest)
#include "image_end_test.moc"
