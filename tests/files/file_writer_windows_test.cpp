#include "files/file_faults.h"
#include "files/file_writer.h"
#include "files/held_file.h"
#include "files/journal_folder.h"
#include "files/native_path_windows.h"
#include "test_class.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <windows.h>

using namespace hitbox;

namespace {

/// A handle that another program might hold.
class OtherHandle
{
public:
    OtherHandle(const QString &path, DWORD access, DWORD sharing)
        : m_handle(CreateFileW(nativePath(path).c_str(), access, sharing, nullptr, OPEN_EXISTING, 0, nullptr))
    {
    }
    OtherHandle(const OtherHandle &) = delete;
    OtherHandle &operator=(const OtherHandle &) = delete;
    ~OtherHandle() { CloseHandle(m_handle); }

    bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE; }

private:
    HANDLE m_handle;
};

QString whatFailed(const Result<Done> &result)
{
    return result ? QStringLiteral("nothing failed") : result.error().what;
}

} // namespace

/// What promises are kept where files have locks, attributes and names of their own.
class FileWriterWindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void makesAndReplacesAFile()
    {
        for (const char *content : {"first", "second", ""}) {
            QVERIFY(writeWhole(at("file"), content).ok());
            QCOMPARE(contentOf(at("file")), QByteArray(content));
            QCOMPARE(*readWhole(at("file")), QByteArray(content));
        }
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    void namesMayBeOfAnyLanguage()
    {
        for (const QString &name :
             {QStringLiteral("ä ß 日本語 Ж.json"), QStringLiteral("#{}()&%$ ;',.txt"), QStringLiteral("🙂")}) {
            QVERIFY2(writeWhole(at(name), "content").ok(), qPrintable(name));
            QCOMPARE(contentOf(at(name)), QByteArray("content"));
        }
    }

    void pathsMayBeLong()
    {
        QString folder = m_folder->path();
        while (folder.size() < 400)
            folder += u'/' + QString(60, u'f');
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + QStringLiteral("/file");
        for (const char *content : {"first", "second"}) {
            const Result<Done> written = writeWhole(file, content);
            QVERIFY2(written.ok(), qPrintable(whatFailed(written)));
            QCOMPARE(*readWhole(file), QByteArray(content));
        }
        QVERIFY(writeTogether(folder, {{"sub/a", "one"}, {"b", "two"}}).ok());
        QCOMPARE(*readWhole(folder + "/sub/a"), QByteArray("one"));
        QVERIFY(HeldFile::take(folder + "/held"));
    }

    void devicesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"NUL", "nul", "CON", "//./NUL", "//./pipe/hitbox-no-such-pipe"})
            QTest::newRow(name) << QString(name);
    }

    void devicesAreRefused()
    {
        QFETCH(QString, name);
        QVERIFY(!writeWhole(name, "content"));
        QVERIFY(!readWhole(name));
    }

    void whatIsReadOnlyIsRefused()
    {
        put(at("file"), "old");
        QVERIFY(SetFileAttributesW(nativePath(at("file")).c_str(), FILE_ATTRIBUTE_READONLY));
        const Result<Done> written = writeWhole(at("file"), "new");
        QVERIFY2(whatFailed(written).contains("read-only"), qPrintable(whatFailed(written)));
        QVERIFY(SetFileAttributesW(nativePath(at("file")).c_str(), FILE_ATTRIBUTE_NORMAL));
        QCOMPARE(contentOf(at("file")), QByteArray("old"));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    void attributesStay()
    {
        put(at("file"), "old");
        QVERIFY(SetFileAttributesW(nativePath(at("file")).c_str(), FILE_ATTRIBUTE_HIDDEN));
        QVERIFY(writeWhole(at("file"), "new").ok());
        QCOMPARE(contentOf(at("file")), QByteArray("new"));
        QVERIFY(GetFileAttributesW(nativePath(at("file")).c_str()) & FILE_ATTRIBUTE_HIDDEN);
    }

    void whatAnotherProgramHoldsIsLeftAndTold()
    {
        put(at("file"), "old");
        const OtherHandle other(at("file"), GENERIC_READ, FILE_SHARE_READ);
        QVERIFY(other.isOpen());
        const Result<Done> written = writeWhole(at("file"), "new");
        QVERIFY(!written);
        QCOMPARE(written.error().file, at("file"));
        QVERIFY2(whatFailed(written).contains("cannot put the new file"), qPrintable(whatFailed(written)));
        QCOMPARE(contentOf(at("file")), QByteArray("old"));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    void whatIsOnlyReadByOthersIsReplaced()
    {
        put(at("file"), "old");
        const OtherHandle other(at("file"), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE);
        QVERIFY(other.isOpen());
        const Result<Done> written = writeWhole(at("file"), "new");
        QVERIFY2(written.ok(), qPrintable(whatFailed(written)));
        QCOMPARE(contentOf(at("file")), QByteArray("new"));
    }

    void allFilesStayOldWhereOneIsHeld()
    {
        QVERIFY(writeTogether(at("out"), {{"a", "old"}, {"b", "old"}, {"c", "old"}}).ok());
        {
            const OtherHandle other(at("out/b"), GENERIC_READ, FILE_SHARE_READ);
            QVERIFY(!writeTogether(at("out"), {{"a", "new"}, {"b", "new"}, {"c", "new"}}));
        }
        for (const char *name : {"out/a", "out/b", "out/c"})
            QCOMPARE(contentOf(at(name)), QByteArray("old"));
        QVERIFY(writeTogether(at("out"), {{"a", "new"}, {"b", "new"}, {"c", "new"}}).ok());
        for (const char *name : {"out/a", "out/b", "out/c"})
            QCOMPARE(contentOf(at(name)), QByteArray("new"));
    }

    void aHeldFileIsHeldOnce()
    {
        std::unique_ptr<HeldFile> held = HeldFile::take(at("mark"));
        QVERIFY(held);
        QVERIFY(!HeldFile::take(at("mark")));
        QCOMPARE(HeldFile::holdingOf(at("mark")), HeldFile::Holding::ByOther);
        held.reset();
        QVERIFY(!QFile::exists(at("mark")));
        QVERIFY(HeldFile::take(at("mark")));
    }

    /// Whenever the program is killed, the file is the old one or the new one, and what is left is swept.
    void aKillLeavesAWholeFile()
    {
        constexpr int bytes = 3'000'000;
        put(at("file"), QByteArray(bytes, 'o'));
        int met = 0;
        for (int i = 0; i < 25; ++i) {
            QProcess program;
            program.start(HITBOX_SAVE_PROGRAM, {at("file"), QString(QChar('a' + i)), QString::number(bytes), "50"});
            QVERIFY(program.waitForReadyRead(60'000)); // it begins to save
            QTest::qWait(QRandomGenerator::global()->bounded(40));
            met += program.state() == QProcess::Running ? 1 : 0;
            program.kill();
            QVERIFY(program.waitForFinished());
            const QByteArray content = contentOf(at("file"));
            QCOMPARE(content.size(), qsizetype(bytes));
            QCOMPARE(content.count(content.at(0)), qsizetype(bytes));
        }
        QVERIFY(met > 0);
        QVERIFY(writeTogether(m_folder->path(), {{"file", "last"}}).ok());
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    /// Whenever the program is killed, each of its files is whole, and after the next job they are of one round; see
    /// job_journal_test for a death at each step.
    void aKillAmongFilesIsMendedByTheNextJob()
    {
        constexpr int bytes = 2000;
        const QString out = at("out");
        QCOMPARE(run(HITBOX_SAVE_PROGRAM, {"--again", out, "z", QString::number(bytes), "1"}).status, 0);
        int met = 0;
        for (int i = 0; i < 25; ++i) {
            QProcess program;
            program.start(HITBOX_SAVE_PROGRAM,
                          {"--again", out, QString(QChar('a' + i % 20)), QString::number(bytes), "1000"});
            QVERIFY(program.waitForReadyRead(60'000)); // it begins to save
            QTest::qWait(20 + QRandomGenerator::global()->bounded(200));
            met += program.state() == QProcess::Running ? 1 : 0;
            program.kill();
            QVERIFY(program.waitForFinished());
            const Result<Done> next = writeTogether(out, {{"other", QByteArray::number(i)}});
            QVERIFY2(next.ok(), qPrintable(whatFailed(next)));
            const QByteArray first = contentOf(out + "/0");
            QCOMPARE(first, QByteArray(bytes, first.at(0)));
            for (int file = 1; file < 9; ++file)
                QCOMPARE(contentOf(out + (file % 2 == 0 ? "/" : "/sub/") + QString::number(file)), first);
        }
        QVERIFY(met > 0);
        QVERIFY(writeTogether(out, {{"0", "x"}, {"2", "x"}, {"4", "x"}, {"6", "x"}, {"8", "x"}}).ok());
        QVERIFY(writeTogether(out, {{"sub/1", "x"}, {"sub/3", "x"}, {"sub/5", "x"}, {"sub/7", "x"}}).ok());
        QCOMPARE(entriesOf(out), QStringList({"0", "2", "4", "6", "8", "other", "sub"}));
        QCOMPARE(entriesOf(out + "/sub"), QStringList({"1", "3", "5", "7"}));
    }

    /// Its words lead elsewhere than Windows would have them.
    void aJournalLeadsNowhereByShortNames()
    {
        QVERIFY(QDir().mkpath(at("out/a longer name")));
        const Result<std::unique_ptr<writing::JournalFolder>> out = writing::JournalFolder::open(at("out"));
        QVERIFY(out.ok());
        QVERIFY((*out)->within("a longer name"));
        QVERIFY((*out)->within("A longer NAME"));
        wchar_t shortName[MAX_PATH] = {};
        if (GetShortPathNameW(nativePath(at("out/a longer name")).c_str(), shortName, MAX_PATH) > 0) {
            const QString last = QFileInfo(QDir::fromNativeSeparators(QString::fromWCharArray(shortName))).fileName();
            QVERIFY(last == "a longer name" || !(*out)->within(last.toUtf8()));
        }
        QVERIFY(!(*out)->within("none"));
        QVERIFY(!(*out)->within("a longer name/.."));
        QVERIFY(!(*out)->within("a longer name."));
    }

    /// HITBOX_SMALL_DISK names a folder on a disk with less than two megabytes.
    void aFullDiskLeavesTheOldFile()
    {
        const QString disk = qEnvironmentVariable("HITBOX_SMALL_DISK");
        if (disk.isEmpty())
            QSKIP("HITBOX_SMALL_DISK names no folder on a small disk");
        const QString file = disk + QStringLiteral("/file");
        QVERIFY(writeWhole(file, "old").ok());
        const Result<Done> written = writeWhole(file, QByteArray(4'000'000, 'n'));
        QVERIFY(!written);
        QVERIFY2(whatFailed(written).contains("new file"), qPrintable(whatFailed(written)));
        QCOMPARE(contentOf(file), QByteArray("old"));
        QCOMPARE(entriesOf(disk), QStringList{"file"});
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_CORE_TEST(FileWriterWindowsTest)
#include "file_writer_windows_test.moc"
