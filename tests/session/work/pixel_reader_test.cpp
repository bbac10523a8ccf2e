#include "session/work/pixel_reader.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class PixelReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void anImageArrivesWithItsHalvings()
    {
        const QTemporaryDir folder;
        const QString file = madeImage(folder.filePath("hero.png"), {40, 30});
        PixelReader reader;
        reader.read(file);
        QVERIFY(reader.isReading());
        const LevelImages images = readBy(reader).value(file);
        QVERIFY(!reader.isReading());
        QCOMPARE(images.whole.size(), QSize(40, 30));
        QCOMPARE(images.whole.pixelColor(39, 29), QColor(Qt::red));
        QCOMPARE(images.halved.size(), 4); // 20, 10, 5 and 2 wide; 15, 7, 3 and 1 high
        QCOMPARE(images.halved.constLast().size(), QSize(2, 1));
    }

    void whatCannotBeReadArrivesAsNull()
    {
        PixelReader reader;
        reader.read("/no/such.png");
        const PixelReader::Read read = readBy(reader);
        QVERIFY(read.contains("/no/such.png"));
        QVERIFY(read.value("/no/such.png").whole.isNull());
    }

    void anImageThatIsAskedForTwiceIsReadOnce()
    {
        const QTemporaryDir folder;
        const QString file = madeImage(folder.filePath("hero.png"));
        PixelReader reader;
        const QSignalSpy arrived(&reader, &PixelReader::arrived);
        reader.read(file);
        reader.read(file);
        readBy(reader);
        Background::waitForAll();
        QCoreApplication::processEvents();
        QCOMPARE(arrived.size(), 1);
    }

    void imagesThatAreAskedForTogetherAllArrive()
    {
        const QTemporaryDir folder;
        QStringList files;
        PixelReader reader;
        for (int i = 0; i < 20; ++i) {
            files.append(madeImage(folder.filePath(QString::number(i) + ".png")));
            reader.read(files.constLast());
        }
        const PixelReader::Read read = readBy(reader);
        QCOMPARE(read.size(), 20);
        for (const QString &file : files)
            QVERIFY(!read.value(file).whole.isNull());
    }

    void nothingArrivesOfWhatWasForgotten()
    {
        const QTemporaryDir folder;
        const QString old = madeImage(folder.filePath("old.png"));
        const QString fresh = madeImage(folder.filePath("fresh.png"));
        PixelReader reader;
        reader.read(old);
        reader.forget();
        QVERIFY(!reader.isReading());
        reader.read(fresh);
        Background::waitForAll();
        const PixelReader::Read read = readBy(reader);
        QCOMPARE(read.keys(), QStringList{fresh});
    }

    void aReaderMayGoWhileItReads()
    {
        const QTemporaryDir folder;
        const QString file = madeImage(folder.filePath("hero.png"), {800, 600});
        for (int i = 0; i < 10; ++i) {
            PixelReader reader;
            reader.read(file);
        }
        Background::waitForAll();
        QCoreApplication::processEvents();
    }

    /// A slot that closes what the images were read for.
    void aReaderMayGoAtTheArrival()
    {
        const QTemporaryDir folder;
        auto reader = std::make_unique<PixelReader>();
        connect(reader.get(), &PixelReader::arrived, this, [&reader] { reader.reset(); });
        reader->read(madeImage(folder.filePath("hero.png")));
        while (reader)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

private:
    /// All that arrives until nothing is to come.
    static PixelReader::Read readBy(PixelReader &reader)
    {
        PixelReader::Read all;
        const QObject context;
        connect(&reader, &PixelReader::arrived, &context, [&all](const auto &read) { all.insert(read); });
        while (reader.isReading())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return all;
    }
};

HITBOX_CORE_TEST(PixelReaderTest)
#include "pixel_reader_test.moc"
