#include "file_bytes.h"
#include "images/following/steady_image.h"
#include "test_class.h"

#include "images/following/frame_pixels.h"
#include "images/image_contents.h"
#include "images/images.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <thread>

using namespace hitbox;

namespace {

QImage plainImage(QColor color)
{
    QImage image(8, 8, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

/// Puts each file in the place of the other, over and over.
class Replacing
{
public:
    Replacing(const QString &place, const QStringList &files)
        : m_thread([this, place, files] {
            for (int turn = 0; !m_isOver; ++turn) {
                const auto from = files.at(turn % files.size()).toStdString();
                std::filesystem::copy_file(from, place.toStdString() + ".new",
                                           std::filesystem::copy_options::overwrite_existing);
                std::error_code error;
                do // which takes another try where a file that is read cannot be replaced
                    std::filesystem::rename(place.toStdString() + ".new", place.toStdString(), error);
                while (error && !m_isOver);
            }
        })
    {
    }
    ~Replacing()
    {
        m_isOver = true;
        m_thread.join();
    }

private:
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace

class SteadyImageTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:
    void initTestCase()
    {
        QVERIFY(plainImage(Qt::red).save(file("red.png")));
        QVERIFY(plainImage(Qt::blue).save(file("blue.png")));
        QVERIFY(plainImage(Qt::red).save(file("now.png")));
    }

    void pixelsAndHashAreOfTheFile()
    {
        const Result<SteadyImage> image = readSteadily(file("red.png"));
        QVERIFY(image);
        QCOMPARE(image->pixels, plainImage(Qt::red));
        QCOMPARE(image->hash, hashOf(bytesOfFile(file("red.png"))));
        QCOMPARE(image->hash, readImageContents(file("red.png")).hash);
    }

    void whatWasReadIsAsGoodAsTheFile()
    {
        const QByteArray bytes = bytesOfFile(file("blue.png"));
        QCOMPARE(*imageSize(bytes, file("blue.png")), *imageSize(file("blue.png")));
        QCOMPARE(*loadPixels(bytes, file("blue.png")), *loadPixels(file("blue.png")));
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        const Result<QImage> cut = loadPixels(bytes.left(bytes.size() / 2), file("blue.png"));
        QVERIFY(!cut);
        QCOMPARE(cut.error().file, file("blue.png"));
    }

    /// The one's hash with the other's pixels would be noted as what shapes were drawn on.
    void aFileThatIsReplacedMeanwhileIsTheOneOrTheOther()
    {
        const QString red = hashOf(bytesOfFile(file("red.png")));
        const QString blue = hashOf(bytesOfFile(file("blue.png")));
        const PictureTable ofRed(plainImage(Qt::red), {QRect(0, 0, 8, 8)});
        const PictureTable ofBlue(plainImage(Qt::blue), {QRect(0, 0, 8, 8)});
        const Replacing replacing(file("now.png"), {file("red.png"), file("blue.png")});
        for (int turn = 0; turn < 300; ++turn) {
            if (const Result<SteadyImage> image = readSteadily(file("now.png"))) {
                QVERIFY(image->hash == red || image->hash == blue);
                QCOMPARE(image->pixels, plainImage(image->hash == red ? Qt::red : Qt::blue));
            }
            const ImageContents contents = readImageContents(file("now.png"), {QRect(0, 0, 8, 8)});
            if (contents.hash.isEmpty())
                continue;
            const PictureTable &expected = contents.hash == red ? ofRed : ofBlue;
            QCOMPARE(contents.pictures->at({0, 0, 8, 8}), expected.at({0, 0, 8, 8}));
        }
    }

    void saysWhatIsNoImage()
    {
        const Result<SteadyImage> folder = readSteadily(m_folder.path());
        QVERIFY(!folder);
        QVERIFY(folder.error().what.contains(QStringLiteral("folder")));
        QVERIFY(!readSteadily(file("absent.png")));
    }
};

HITBOX_CORE_TEST(SteadyImageTest)
#include "steady_image_test.moc"
