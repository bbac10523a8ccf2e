#include "images/png_colour_key.h"
#include "test_class.h"

#include "images/animation_file.h"
#include "images/picture_files.h"

#include <QBuffer>
#include <QTest>

using namespace hitbox;
using namespace hitbox::tests;

namespace {

/// Two pixels of three channels of 16 bits, which differ in the last bit of the last one; and two that are plainBlue.
QByteArray deepPng(const QByteArray &chunksBefore, const QByteArray &animation = {})
{
    const QByteArray row("\0\xff\xff\0\0\xff\xff\xff\xff\0\0\xff\xfe"
                         "\0\0\0\0\0\xff\xff\0\0\0\0\xff\xff",
                         26);
    QByteArray packed(100, '\0');
    auto size = static_cast<uLongf>(packed.size());
    compress(reinterpret_cast<Bytef *>(packed.data()), &size, reinterpret_cast<const Bytef *>(row.constData()),
             static_cast<uLong>(row.size()));
    packed.truncate(static_cast<qsizetype>(size));
    return QByteArray("\x89PNG\r\n\x1a\n", 8) +
           pngPart("IHDR", bigLong(2) + bigLong(2) + QByteArray("\x10\x02\0\0\0", 5)) + chunksBefore +
           (animation.isEmpty() ? QByteArray() : pngPart("fcTL", animation)) + pngPart("IDAT", packed) +
           (animation.isEmpty() ? QByteArray() : pngPart("fcTL", bigLong(1) + animation.sliced(4))) +
           (animation.isEmpty() ? QByteArray() : pngPart("fdAT", bigLong(2) + packed)) + pngPart("IEND", {});
}

const QByteArray &magentaIsClear()
{
    static const QByteArray chunk = pngPart("tRNS", QByteArray("\xff\xff\0\0\xff\xff", 6));
    return chunk;
}

/// Row by row.
QList<QRgb> keyedColorsOf(QByteArray png)
{
    QBuffer file(&png);
    file.open(QIODevice::ReadOnly);
    const Result<AnimatedPicture> read = readAnimation(file, QStringLiteral("deep.png"));
    if (!read) {
        qCritical("%s", qPrintable(read.error().text()));
        return {};
    }
    QList<QRgb> colors;
    for (int y = 0; y < read->sheet.height(); ++y) {
        for (int x = 0; x < read->sheet.width(); ++x) {
            const QRgb color = read->sheet.pixel(x, y);
            colors.append(qAlpha(color) == 0 ? 0 : color);
        }
    }
    return colors;
}

constexpr QRgb magenta = 0xffff00ff;
constexpr QRgb plainBlue = 0xff0000ff;

} // namespace

class PngColourKeyTest : public QObject
{
    Q_OBJECT

private slots:
    void oneColourOfADeepPngIsClear()
    {
        QCOMPARE(keyedColorsOf(deepPng(magentaIsClear())), (QList<QRgb>{0, magenta, plainBlue, plainBlue}));
        QCOMPARE(keyedColorsOf(deepPng(pngPart("tEXt", "a comment") + magentaIsClear())),
                 (QList<QRgb>{0, magenta, plainBlue, plainBlue}));
        QCOMPARE(keyedColorsOf(deepPng({})), (QList<QRgb>{magenta, magenta, plainBlue, plainBlue}));
    }

    void soItIsInAnimations()
    {
        const QByteArray control = bigLong(0) + bigLong(2) + bigLong(2) + bigLong(0) + bigLong(0) + bigShort(1) +
                                   bigShort(10) + QByteArray(2, '\0');
        const QByteArray animated = deepPng(pngPart("acTL", bigLong(2) + bigLong(0)) + magentaIsClear(), control);
        QCOMPARE(keyedColorsOf(animated),
                 (QList<QRgb>{0, magenta, 0, magenta, plainBlue, plainBlue, plainBlue, plainBlue}));
    }

    void otherFilesNameNone()
    {
        const QImage image = filled({2, 2}, magenta);
        for (QByteArray bytes : {savedAs(image, "png"), savedAs(image, "bmp"), deepPng({}),
                                 deepPng(pngPart("tRNS", "short")), QByteArray("\x89PNG"), QByteArray()}) {
            QBuffer file(&bytes);
            file.open(QIODevice::ReadOnly);
            QVERIFY(!colourKeyIn(file));
        }
    }
};

HITBOX_TEST(PngColourKeyTest)
#include "png_colour_key_test.moc"
