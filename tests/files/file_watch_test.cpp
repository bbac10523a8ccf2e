#include "file_bytes.h"
#include "files/file_watch.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hitbox;

namespace {

struct Watched {
    explicit Watched(const QStringList &files) { watch.watch(files); }

    FileWatch watch;
    QSignalSpy changes{&watch, &FileWatch::changed};
};

} // namespace

class FileWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tellsOfAFileThatIsWrittenAnew();
    void tellsOfAFileThatTakesItsPlaceEachTime();
    void tellsOfFilesThatGoAndComeUp();
    void tellsOfFilesInFoldersThatComeUp();
    void tellsOfAFolderThatIsRenamed();
    void tellsOfFilesInAFolderThatTakesThePlaceOfTheirs();
    void tellsOfAFolderFarAboveThatIsRenamed();
    void tellsOfWhatALinkLeadsTo();
    void otherFilesAreNoReason();
    void watchingMoreLosesNoChange();
    void tellsOfAFileThatNeverStaysAsItIs();
    void tellsOfWhatChangedSinceFilesWereLookedAt();
    void filesThatAreKnownAreNotLookedAtAgain();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileWatchTest::write(const QString &name, const QByteArray &bytes) const
{
    writeFile(path(name), bytes);
}

void FileWatchTest::tellsOfAFileThatIsWrittenAnew()
{
    write(QStringLiteral("a.png"), "one");
    Watched watched({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "another");
    QVERIFY(watched.changes.wait());
    QCOMPARE(watched.changes.size(), 1);
}

void FileWatchTest::tellsOfAFileThatTakesItsPlaceEachTime()
{
    write(QStringLiteral("a.png"), "0");
    Watched watched({path(QStringLiteral("a.png"))});
    for (int i = 1; i <= 3; ++i) {
        write(QStringLiteral("a.new"), QByteArray(i + 1, 'x'));
        QFile::remove(path(QStringLiteral("a.png")));
        QVERIFY(QFile::rename(path(QStringLiteral("a.new")), path(QStringLiteral("a.png"))));
        QVERIFY(watched.changes.wait());
    }
}

void FileWatchTest::tellsOfFilesThatGoAndComeUp()
{
    Watched watched({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "here");
    QVERIFY(watched.changes.wait());
    QVERIFY(QFile::remove(path(QStringLiteral("a.png"))));
    QVERIFY(watched.changes.wait());
}

void FileWatchTest::tellsOfFilesInFoldersThatComeUp()
{
    Watched watched({path(QStringLiteral("art/ship/a.png"))});
    QVERIFY(QDir().mkpath(path(QStringLiteral("art"))));
    QTest::qWait(400);
    QVERIFY(QDir().mkpath(path(QStringLiteral("art/ship"))));
    QTest::qWait(400);
    write(QStringLiteral("art/ship/a.png"), "here");
    QVERIFY(watched.changes.wait());
    QCOMPARE(watched.changes.size(), 1);
}

void FileWatchTest::tellsOfAFolderThatIsRenamed()
{
    QVERIFY(QDir().mkpath(path(QStringLiteral("art"))));
    write(QStringLiteral("art/a.png"), "one");
    Watched watched({path(QStringLiteral("art/a.png"))});
    QVERIFY(QFile::rename(path(QStringLiteral("art")), path(QStringLiteral("gone"))));
    QVERIFY(watched.changes.wait());
    QVERIFY(QFile::rename(path(QStringLiteral("gone")), path(QStringLiteral("art"))));
    QVERIFY(watched.changes.wait());
    write(QStringLiteral("art/a.png"), "another");
    QVERIFY(watched.changes.wait());
    QCOMPARE(watched.changes.size(), 3);
}

void FileWatchTest::tellsOfFilesInAFolderThatTakesThePlaceOfTheirs()
{
    for (const char *folder : {"art", "new"})
        QVERIFY(QDir().mkpath(path(QLatin1String(folder))));
    write(QStringLiteral("art/a.png"), "one");
    write(QStringLiteral("new/a.png"), "newer");
    Watched watched({path(QStringLiteral("art/a.png"))});
    QVERIFY(QFile::rename(path(QStringLiteral("art")), path(QStringLiteral("old"))));
    QVERIFY(QFile::rename(path(QStringLiteral("new")), path(QStringLiteral("art"))));
    QVERIFY(watched.changes.wait());
    write(QStringLiteral("art/a.png"), "another");
    QTRY_COMPARE(watched.changes.size(), 2);
}

void FileWatchTest::tellsOfAFolderFarAboveThatIsRenamed()
{
    QVERIFY(QDir().mkpath(path(QStringLiteral("game/art/ship"))));
    write(QStringLiteral("game/art/ship/a.png"), "one");
    Watched watched({path(QStringLiteral("game/art/ship/a.png"))});
    QVERIFY(QFile::rename(path(QStringLiteral("game")), path(QStringLiteral("gone"))));
    QVERIFY(watched.changes.wait());
}

void FileWatchTest::tellsOfWhatALinkLeadsTo()
{
    QVERIFY(QDir().mkpath(path(QStringLiteral("far"))));
    write(QStringLiteral("far/real.png"), "one");
    if (!QFile::link(path(QStringLiteral("far/real.png")), path(QStringLiteral("a.png"))))
        QSKIP("there are no links here");
    Watched watched({path(QStringLiteral("a.png"))});
    for (int i = 1; i <= 2; ++i) {
        write(QStringLiteral("far/new.png"), QByteArray(10 + i, 'x'));
        QFile::remove(path(QStringLiteral("far/real.png")));
        QVERIFY(QFile::rename(path(QStringLiteral("far/new.png")), path(QStringLiteral("far/real.png"))));
        QVERIFY(watched.changes.wait());
    }
}

void FileWatchTest::otherFilesAreNoReason()
{
    write(QStringLiteral("a.png"), "one");
    Watched watched({path(QStringLiteral("a.png"))});
    write(QStringLiteral("b.png"), "beside it");
    write(QStringLiteral("a.png"), "another");
    QVERIFY(watched.changes.wait());
    QCOMPARE(watched.changes.size(), 1);
}

void FileWatchTest::watchingMoreLosesNoChange()
{
    write(QStringLiteral("a.png"), "one");
    Watched watched({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "another");
    watched.watch.watch({path(QStringLiteral("a.png")), path(QStringLiteral("b.png"))});
    QVERIFY(watched.changes.wait());
    QCOMPARE(watched.changes.size(), 1);
}

void FileWatchTest::tellsOfAFileThatNeverStaysAsItIs()
{
    write(QStringLiteral("a.log"), "x");
    Watched watched({path(QStringLiteral("a.log"))});
    QTimer writer;
    int bytes = 1;
    connect(&writer, &QTimer::timeout, this, [&] { write(QStringLiteral("a.log"), QByteArray(++bytes, 'x')); });
    writer.start(20);
    QVERIFY(watched.changes.wait(60'000));
}

void FileWatchTest::tellsOfWhatChangedSinceFilesWereLookedAt()
{
    write(QStringLiteral("a.png"), "one");
    const FileWatch::Stamps before =
        FileWatch::stampsOf({path(QStringLiteral("a.png")), path(QStringLiteral("b.png"))});
    write(QStringLiteral("b.png"), "came up");
    FileWatch watch;
    QSignalSpy changes(&watch, &FileWatch::changed);
    watch.watch(before);
    QVERIFY(changes.wait());
    watch.watch(before); // what was told of is known
    QVERIFY(!changes.wait(500));
}

void FileWatchTest::filesThatAreKnownAreNotLookedAtAgain()
{
    const QStringList files{path(QStringLiteral("a.png")), path(QStringLiteral("b.png"))};
    write(QStringLiteral("a.png"), "one");
    const FileWatch::Stamps known = FileWatch::stampsOf(files.first(1));
    write(QStringLiteral("a.png"), "of another length");
    write(QStringLiteral("b.png"), "two");
    const FileWatch::Stamps both = FileWatch::stampsOf(files, known);
    QCOMPARE(both.size(), 2);
    QVERIFY(both.value(files.first()) == known.value(files.first()));
    QCOMPARE(both.value(files.last()).bytes, 3);
}

HITBOX_CORE_TEST(FileWatchTest)
#include "file_watch_test.moc"
