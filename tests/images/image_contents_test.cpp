#include "images/image_contents.h"
#include "test_class.h"

#include "images/following/frame_pixels.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

Sprite spriteOf(const QString &image, int shapes)
{
    Sprite sprite;
    sprite.image = image;
    Frame frame;
    for (int i = 0; i < shapes; ++i)
        frame.shapes.append(Shape{});
    sprite.frames = {Frame{}, frame};
    return sprite;
}

} // namespace

class ImageContentsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:
    void initTestCase()
    {
        QImage image(3, 2, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(file("opaque.png")));
        image.setPixelColor(1, 1, Qt::transparent);
        QVERIFY(image.save(file("hole.png")));
        QFile text(file("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("abc");
    }

    void hashesTheBytesOfTheFile()
    {
        QCOMPARE(readImageContents(file("text.png")).hash,
                 QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QVERIFY(readImageContents(file("hole.png")).hash != readImageContents(file("opaque.png")).hash);
    }

    void keepsAlphaOnlyWhereSomethingIsTransparent()
    {
        const ImageContents hole = readImageContents(file("hole.png"));
        QVERIFY(hole.alpha);
        QCOMPARE(hole.alpha->width, std::size_t(3));
        QCOMPARE(hole.alpha->alpha, (std::vector<std::uint8_t>{255, 255, 255, 255, 0, 255}));
        QVERIFY(!readImageContents(file("opaque.png")).alpha);
        QVERIFY(!readImageContents(file("text.png")).alpha);
    }

    void isEmptyForWhatIsNoFile()
    {
        QCOMPARE(readImageContents(file("absent.png")), ImageContents());
        QCOMPARE(readImageContents(m_folder.path()), ImageContents());
    }

    void readsOnlyTheImagesThatShapesStandOn()
    {
        Document document;
        document.sprites = {spriteOf(QStringLiteral("hole.png"), 1), spriteOf(QStringLiteral("opaque.png"), 0),
                            spriteOf(QStringLiteral("hole.png"), 2)};
        QCOMPARE(imagesUnderShapes(document), QStringList{QStringLiteral("hole.png")});
        const ImageCatalog catalog = surveyImagesWithContents(document, m_folder.path());
        QVERIFY(catalog[QStringLiteral("hole.png")].alpha);
        QCOMPARE(catalog[QStringLiteral("opaque.png")].size, QSize(3, 2));
        QVERIFY(catalog[QStringLiteral("opaque.png")].hash.isEmpty());
    }

    void readsTheImagesOfFramesThatShapesStandOn()
    {
        Document document;
        document.sprites = {spriteOf(QStringLiteral("opaque.png"), 1)};
        document.sprites[0].frames[1].image = QStringLiteral("hole.png");
        QCOMPARE(imagesUnderShapes(document), QStringList{QStringLiteral("hole.png")});
    }

    void tellsWhatCannotBeDecoded()
    {
        QFile whole(file("hole.png"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray bytes = whole.readAll();
        bytes[bytes.indexOf("IDAT") + 6] ^= 0x55; // the header stays, and so does the end
        QFile damaged(file("damaged.png"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(bytes);
        damaged.close();
        Document document;
        document.sprites = {spriteOf(QStringLiteral("damaged.png"), 1)};
        QVERIFY(surveyImages(document, m_folder.path())[QStringLiteral("damaged.png")].problem.isEmpty());
        const ImageFacts facts = surveyImagesWithContents(document, m_folder.path())[QStringLiteral("damaged.png")];
        QVERIFY(facts.problem.contains(QStringLiteral("broken")));
        QVERIFY(facts.size.isEmpty());
        QVERIFY(!facts.hash.isEmpty());
    }

    void aFileThatIsWrittenInSeveralWaysIsReadOnce()
    {
        QImage image(4, 4, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QVERIFY(image.save(m_folder.filePath("clear.png")));
        const QString plain = QStringLiteral("clear.png");
        const QString odd = QStringLiteral("././clear.png");
        const auto all = readAllContents({plain, odd, "none.png"}, m_folder.path(),
                                         {{plain, {QRect(0, 0, 2, 2)}}, {odd, {QRect(1, 1, 2, 2)}}});
        QCOMPARE(all.size(), 3);
        QVERIFY(all[plain].alpha);
        QCOMPARE(all[odd].alpha.get(), all[plain].alpha.get());
        QCOMPARE(all[odd].hash, all[plain].hash);
        QVERIFY(all[plain].pictures->knows(QRect(0, 0, 2, 2)));
        QVERIFY(all[odd].pictures->knows(QRect(1, 1, 2, 2)));
    }

    void stopsWhenItIsTold()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(readAllContents({QStringLiteral("hole.png")}, m_folder.path(), {}, stop.get_token()).isEmpty());
    }
};

HITBOX_CORE_TEST(ImageContentsTest)
#include "image_contents_test.moc"
