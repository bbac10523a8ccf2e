#include "file_bytes.h"
#include "images/images.h"
#include "test_class.h"

#include "document/limits.h"

#include <QBuffer>
#include <QColor>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace hitbox;

namespace {

QImage picture(int width = 6, int height = 4)
{
    QImage image(width, height, QImage::Format_ARGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            image.setPixel(x, y, qRgba(x * 40 % 256, y * 60 % 256, 200, x % 2 == 0 ? 255 : 80));
    }
    return image;
}

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += char(number >> shift);
    return bytes;
}

/// CRC-32 as in PNG, annex D.
quint32 checksum(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1) != 0 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
    }
    return ~sum;
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    const QByteArray body = type + data;
    return bigEndian(quint32(data.size())) + body + bigEndian(checksum(body));
}

/// A grey PNG that claims this size; every byte of its data is zero.
QByteArray claimingPng(quint32 width, quint32 height, qsizetype dataBytes)
{
    const QByteArray data = qCompress(QByteArray(dataBytes, 0)).mid(4);
    return QByteArray("\x89PNG\r\n\x1a\n") +
           chunk("IHDR", bigEndian(width) + bigEndian(height) + QByteArray("\x08\x00\x00\x00\x00", 5)) +
           chunk("IDAT", data) + chunk("IEND", {});
}

qint64 peakMemory()
{
    struct rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return qint64(usage.ru_maxrss) * 1024;
}

} // namespace

class ImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void refusesHugeClaimsAtOnce_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("2^31 a side") << claimingPng(0x7fffffff, 0x7fffffff, 100);
        QTest::newRow("one pixel too wide") << claimingPng(limits::imageSide + 1, 1, limits::imageSide + 2);
        QTest::newRow("too many in all") << claimingPng(limits::imageSide, limits::imageSide, 100'000'000);
        QTest::newRow("flat and endless") << claimingPng(1, 0x7fffffff, 100);
        QByteArray bmp = encoded(picture(), "bmp");
        bmp.replace(18, 8, QByteArray("\xff\xff\xff\x7f\xff\xff\xff\x7f", 8));
        QTest::newRow("BMP") << bmp;
    }
    void refusesHugeClaimsAtOnce()
    {
        QFETCH(QByteArray, bytes);
        const QString path = put("bomb.png", bytes);
        const qint64 before = peakMemory();
        QVERIFY(!imageSize(path).ok());
        QVERIFY(!loadImage(path).ok());
        QVERIFY(peakMemory() - before < 256 * 1024 * 1024);
    }

    void readsEveryFormatThatThisMachineCan()
    {
        for (const char *format : {"png", "jpg", "bmp", "webp"}) {
            const QByteArray bytes = encoded(picture(), format);
            if (bytes.isEmpty())
                continue;
            const QString path = put(QStringLiteral("a.") + format, bytes);
            QCOMPARE(*imageSize(path), QSize(6, 4));
            const Result<QImage> image = loadImage(path);
            QVERIFY2(image.ok(), format);
            QCOMPARE(image->size(), QSize(6, 4));
            QCOMPARE(image->format(), QImage::Format_ARGB32_Premultiplied);
        }
    }

    void keepsPixelsAndAlpha()
    {
        const Result<QImage> image = loadImage(put("a.png", encoded(picture(), "png")));
        QVERIFY(*image == picture().convertToFormat(QImage::Format_ARGB32_Premultiplied));
    }

    void readsPalettesAndGreys()
    {
        for (const QImage::Format format :
             {QImage::Format_Indexed8, QImage::Format_Grayscale8, QImage::Format_Mono, QImage::Format_RGBA64}) {
            const Result<QImage> image = loadImage(put("a.png", encoded(picture().convertToFormat(format), "png")));
            QVERIFY(image.ok());
            QCOMPARE(image->format(), QImage::Format_ARGB32_Premultiplied);
        }
    }

    void tellsTheFormatByTheContent()
    {
        QVERIFY(loadImage(put("really a png.jpg", encoded(picture(), "png"))).ok());
        QVERIFY(loadImage(put("no ending", encoded(picture(), "bmp"))).ok());
    }

    void tellsImagesFromTextsByHowTheyBegin()
    {
        for (const char *format : {"png", "jpg", "bmp"}) {
            const QByteArray bytes = encoded(picture(), format);
            QVERIFY2(beginsAsImage(put("a", bytes)), format);
            QVERIFY2(beginsAsImage(put("cut", bytes.first(bytes.size() - 5))), format);
        }
        QVERIFY(!beginsAsImage(put("ship.atlas", "BMan.png\nsize: 64,64\n")));
        QVERIFY(!beginsAsImage(put("empty", {})));
        QVERIFY(!beginsAsImage(at("absent")));
        QVERIFY(!beginsAsImage(m_folder->path()));
    }

    void leavesARotationNotedInTheFileAlone()
    {
        // An EXIF segment that asks for a turn by 90 degrees, put behind the start marker.
        const QByteArray exif = QByteArray("\xff\xe1\x00\x22"
                                           "Exif\0\0"
                                           "MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0",
                                           36);
        QByteArray bytes = encoded(picture(), "jpg");
        bytes.insert(2, exif);
        const QString path = put("turned.jpg", bytes);
        QCOMPARE(*imageSize(path), QSize(6, 4));
        QCOMPARE(loadImage(path)->size(), QSize(6, 4));
    }

    void refusesMoreScansThanCanBeDecodedInTime()
    {
        QImage large(4096, 4096, QImage::Format_Grayscale8);
        large.fill(7);
        QByteArray bytes = encoded(large, "jpg");
        bytes.insert(bytes.size() - 2, QByteArray("\xff\xda\x00\x02", 4).repeated(700));
        const Result<QImage> image = loadImage(put("scans.jpg", bytes));
        QVERIFY(!image.ok());
        QVERIFY2(image.error().what.startsWith("the image is stored in 701 scans, expected at most 596"),
                 qPrintable(image.error().what));
    }

    void refusesWhatIsNoImage()
    {
        QVERIFY(imageSize(at("none.png")).error().what.contains("no such"));
        QVERIFY(imageSize(m_folder->path()).error().what.contains("a folder"));
        QVERIFY(imageSize(put("empty.png", {})).error().what.contains("empty"));
        QVERIFY(imageSize(put("text.png", "hello, I am a text")).error().what.contains("no image"));
        QVERIFY(::mkfifo(QFile::encodeName(at("pipe.png")).constData(), 0600) == 0);
        QVERIFY(imageSize(at("pipe.png")).error().what.contains("not a regular file"));
        QCOMPARE(imageSize(at("none.png")).error().file, at("none.png"));
    }

    void runsNoDecoderOfOtherFormats_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("PPM") << encoded(picture(), "ppm");
        QTest::newRow("XPM") << encoded(picture(), "xpm");
        QTest::newRow("XBM") << encoded(picture(), "xbm");
        QTest::newRow("SVG") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'>"
                                           "<rect width='6' height='4'/></svg>");
        QTest::newRow("ICO") << QByteArray::fromHex("000001000100010101000100180034000000160000002800000001000000020000"
                                                    "000100180000000000080000000000000000000000000000000000000000"
                                                    "0000ff0000000000");
    }
    void runsNoDecoderOfOtherFormats()
    {
        QFETCH(QByteArray, bytes);
        for (const char *name : {"a.png", "a.svg", "a.ppm", "a"}) {
            const QString path = put(name, bytes);
            QVERIFY(!beginsAsImage(path));
            const Result<QSize> size = imageSize(path);
            QVERIFY(!size.ok());
            QCOMPARE(size.error().file, path);
            QVERIFY(size.error().what.contains("readable: .png, "));
            QVERIFY(!loadImage(path).ok());
            QVERIFY(!loadPixels(bytes, path).ok());
        }
    }

    void refusesImagesThatWereCutShort_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("png") << QByteArray("png");
        QTest::newRow("jpg") << QByteArray("jpg");
        QTest::newRow("bmp") << QByteArray("bmp");
    }
    void refusesImagesThatWereCutShort()
    {
        QFETCH(QByteArray, format);
        const QByteArray bytes = encoded(picture(100, 80), format);
        for (const int percent : {1, 10, 50, 90, 97}) {
            const QString path = put("cut", bytes.first(bytes.size() * percent / 100));
            const Result<QImage> image = loadImage(path);
            QVERIFY2(!image.ok(), qPrintable(QString::number(percent)));
            QVERIFY2(!imageSize(path).ok(), qPrintable(QString::number(percent)));
            QVERIFY(!image.error().what.isEmpty());
        }
    }

    void survivesDamage()
    {
        for (const char *format : {"png", "jpg", "bmp"}) {
            const QByteArray bytes = encoded(picture(40, 30), format);
            for (qsizetype i = 0; i < bytes.size(); i += 7) {
                QByteArray damaged = bytes;
                damaged[i] = char(damaged[i] ^ 0x5a);
                const Result<QImage> image = loadImage(put("damaged", damaged));
                QVERIFY(image.ok() ? !image->isNull() : !image.error().what.isEmpty());
            }
        }
    }

    void listsTheEndingsThatCanBeRead()
    {
        const QStringList endings = readableImageEndings();
        QVERIFY(endings.contains(".png"));
        QVERIFY(endings.contains(".bmp"));
    }

    void surveysEveryImageOnce()
    {
        put("ship.png", encoded(picture(), "png"));
        put("text.png", "no image");
        Document document;
        for (const char *image : {"ship.png", "./ship.png", "text.png", "none.png", "http://a/b.png", "ship.png"})
            document.sprites.append(
                Sprite{.name = {}, .image = image, .frames = {}, .tags = {}, .properties = {}, .extras = {}});
        const ImageCatalog catalog = surveyImages(document, m_folder->path());
        QCOMPARE(catalog.size(), 5);
        QCOMPARE(catalog["ship.png"].size, QSize(6, 4));
        QVERIFY(catalog["ship.png"].problem.isEmpty());
        QCOMPARE(catalog["./ship.png"].size, QSize(6, 4));
        for (const char *broken : {"text.png", "none.png", "http://a/b.png"}) {
            QVERIFY(!catalog[broken].problem.isEmpty());
            QVERIFY(catalog[broken].size.isEmpty());
        }
    }

    void surveysTheImagesOfFrames()
    {
        put("own.png", encoded(picture(), "png"));
        Document document;
        document.sprites = {{.image = "none.png", .frames = {Frame{.image = "own.png"}}}};
        const ImageCatalog catalog = surveyImages(document, m_folder->path());
        QCOMPARE(catalog.size(), 2);
        QCOMPARE(catalog["own.png"].size, QSize(6, 4));
    }

    void tellsImagesOutsideTheFolder()
    {
        put("ship.png", encoded(picture(), "png"));
        QVERIFY(QDir(m_folder->path()).mkdir("project"));
        Document document;
        document.sprites.append(
            Sprite{.name = {}, .image = "../ship.png", .frames = {}, .tags = {}, .properties = {}, .extras = {}});
        const ImageFacts facts = surveyImages(document, at("project"))["../ship.png"];
        QVERIFY(facts.leavesFolder);
        QCOMPARE(facts.size, QSize(6, 4));
    }

private:
    QString at(const QString &name) const { return m_folder->path() + u'/' + name; }

    QString put(const QString &name, const QByteArray &bytes) const
    {
        writeFile(at(name), bytes);
        return at(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_CORE_TEST(ImagesTest)
#include "images_test.moc"
