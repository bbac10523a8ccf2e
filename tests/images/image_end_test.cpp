#include "images/image_end.h"
#include "test_class.h"

#include "images/picture_files.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

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

    void seesEveryCutOfAnAnimatedGif()
    {
        const QByteArray whole =
            gif({2, 2}, {{{0, 0}, {2, 2}, QByteArray(4, '\1')}, {{0, 0}, {2, 2}, QByteArray(4, '\2')}});
        QVERIFY(!ends("gif", whole));
        QVERIFY(!ends("gif", whole + "a comment of somebody"));
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(ends("gif", whole.first(length)), qPrintable(QString::number(length)));
    }

    void saysNothingOfOtherFormats() { QVERIFY(!ends("tiff", "II*")); }
};

HITBOX_CORE_TEST(ImageEndTest)
#include "image_end_test.moc"
