#include "files/file_faults.h"
#include "files/file_writer.h"
#include "test_class.h"

#include "document/limits.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <atomic>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <sys/stat.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif
#include <unistd.h>

using namespace hitbox;

namespace {

mode_t modeOf(const QString &path)
{
    struct stat status = {};
    ::stat(QFile::encodeName(path).constData(), &status);
    return status.st_mode & 07777;
}

#ifdef __linux__

constexpr const char *accessList = "system.posix_acl_access";

/// The kernel's form of: the owner reads and writes, the user 4711 reads, nobody else does anything.
QByteArray readableByOne()
{
    constexpr quint32 version = 2;
    constexpr quint32 nobody = 0xffffffff;
    struct Entry {
        quint16 tag;
        quint16 rights;
        quint32 id;
    };
    constexpr Entry entries[] = {
        {0x01, 6, nobody}, {0x02, 4, 4711}, {0x04, 0, nobody}, {0x10, 4, nobody}, {0x20, 0, nobody}};
    QByteArray list(4, '\0');
    qToLittleEndian(version, list.data());
    for (const Entry &entry : entries) {
        char bytes[8];
        qToLittleEndian(entry.tag, bytes);
        qToLittleEndian(entry.rights, bytes + 2);
        qToLittleEndian(entry.id, bytes + 4);
        list.append(bytes, sizeof bytes);
    }
    return list;
}

#endif

QString whatFailed(const Result<Done> &result)
{
    return result ? QStringLiteral("nothing failed") : result.error().what;
}

} // namespace

class FileWriterTest : public QObject
{
    Q_OBJECT

#ifdef __linux__
    bool setAttribute(const QString &name, const char *attribute, const QByteArray &value) const
    {
        return ::setxattr(QFile::encodeName(at(name)).constData(), attribute, value.constData(), size_t(value.size()),
                          0) == 0;
    }
    QByteArray attribute(const QString &name, const char *attribute) const
    {
        QByteArray value(1024, '\0');
        const ssize_t size = ::getxattr(QFile::encodeName(at(name)).constData(), attribute, value.data(), 1024);
        return value.left(std::max<ssize_t>(size, 0));
    }
#endif

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void makesANewFile()
    {
        QVERIFY(writeWhole(at("new"), "content").ok());
        QCOMPARE(contentOf(at("new")), QByteArray("content"));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"new"});
        const mode_t mask = ::umask(0);
        ::umask(mask);
        QCOMPARE(modeOf(at("new")), mode_t(0666 & ~mask));
    }

    void replacesAFileAndKeepsItsMode()
    {
        put(at("old"), "before, and longer than what comes");
        QVERIFY(::chmod(QFile::encodeName(at("old")).constData(), 0640) == 0);
        QVERIFY(writeWhole(at("old"), "after").ok());
        QCOMPARE(contentOf(at("old")), QByteArray("after"));
        QCOMPARE(modeOf(at("old")), mode_t(0640));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"old"});
    }

#ifdef __linux__
    void keepsAttributesOfUsersPrograms()
    {
        QVERIFY(writeWhole(at("old"), "before").ok());
        if (!setAttribute("old", "user.origin", "drawn by hand"))
            QSKIP("the file system of temporary files keeps no attributes");
        QVERIFY(writeWhole(at("old"), "after").ok());
        QCOMPARE(contentOf(at("old")), QByteArray("after"));
        QCOMPARE(attribute("old", "user.origin"), QByteArray("drawn by hand"));
    }

    void keepsAttributesOfTheSystemThatThisUserMaySet()
    {
        QVERIFY(writeWhole(at("old"), "before").ok());
        if (!setAttribute("old", "trusted.origin", "drawn by root"))
            QSKIP("only the superuser gives such attributes, and not on each file system");
        QVERIFY(writeWhole(at("old"), "after").ok());
        QCOMPARE(contentOf(at("old")), QByteArray("after"));
        QCOMPARE(attribute("old", "trusted.origin"), QByteArray("drawn by root"));
    }

    void keepsTheAccessList()
    {
        QVERIFY(writeWhole(at("old"), "before").ok());
        if (!setAttribute("old", accessList, readableByOne()))
            QSKIP("the file system of temporary files keeps no access lists");
        const mode_t mode = modeOf(at("old"));
        QVERIFY(writeWhole(at("old"), "after").ok());
        QCOMPARE(attribute("old", accessList), readableByOne());
        QCOMPARE(modeOf(at("old")), mode);
    }

    void givesNoAccessListThatTheOldFileHadNot()
    {
        QVERIFY(writeWhole(at("old"), "before").ok());
        if (!setAttribute(".", "system.posix_acl_default", readableByOne()))
            QSKIP("the file system of temporary files keeps no access lists");
        QVERIFY(::chmod(QFile::encodeName(at("old")).constData(), 0640) == 0);
        QVERIFY(writeWhole(at("old"), "after").ok());
        QVERIFY(attribute("old", accessList).isEmpty());
        QCOMPARE(modeOf(at("old")), mode_t(0640));
    }
#endif

    void keepsTheOwner()
    {
        if (::geteuid() != 0)
            QSKIP("only the superuser can give files away");
        put(at("old"), "before");
        QVERIFY(::chown(QFile::encodeName(at("old")).constData(), 65534, 65534) == 0);
        QVERIFY(writeWhole(at("old"), "after").ok());
        QCOMPARE(QFileInfo(at("old")).ownerId(), 65534u);
        QCOMPARE(QFileInfo(at("old")).groupId(), 65534u);
    }

    void writesNothingAndMuch()
    {
        QVERIFY(writeWhole(at("empty"), {}).ok());
        QCOMPARE(contentOf(at("empty")), QByteArray());
        const QByteArray much(200 * 1024 * 1024, 'x');
        QVERIFY(writeWhole(at("much"), much).ok());
        QVERIFY(contentOf(at("much")) == much);
    }

    void takesNamesOfEveryKind()
    {
        const QString longest(250, u'n');
        for (const QString &name : {QStringLiteral(" "), QStringLiteral("a\nb"), QStringLiteral("schön 🚀.hitbox"),
                                    QStringLiteral("-rf"), longest}) {
            QVERIFY2(writeWhole(at(name), "x").ok(), qPrintable(name));
            QCOMPARE(contentOf(at(name)), QByteArray("x"));
        }
    }

    void writesARelativePath()
    {
        const QString before = QDir::currentPath();
        QDir::setCurrent(m_folder->path());
        const bool isWritten = writeWhole("here", "x").ok();
        QDir::setCurrent(before);
        QVERIFY(isWritten);
        QCOMPARE(contentOf(at("here")), QByteArray("x"));
    }

    void followsSymbolicLinks()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("sub"));
        put(at("sub/real"), "before");
        QVERIFY(QFile::link("sub/real", at("link")));
        QVERIFY(QFile::link("link", at("link to link")));
        QVERIFY(writeWhole(at("link to link"), "after").ok());
        QVERIFY(QFileInfo(at("link to link")).isSymLink());
        QCOMPARE(contentOf(at("sub/real")), QByteArray("after"));
        QVERIFY(QFile::link("sub/not yet", at("dangling")));
        QVERIFY(writeWhole(at("dangling"), "made").ok());
        QCOMPARE(contentOf(at("sub/not yet")), QByteArray("made"));
    }

    void followsNoLinkOutOfTheFolderOfAnExport()
    {
        QVERIFY(QDir(m_folder->path()).mkpath("out/sub"));
        put(at("victim"), "before");
        QVERIFY(QFile::link(at("victim"), at("out/absolute")));
        QVERIFY(QFile::link("../victim", at("out/relative")));
        QVERIFY(QFile::link("../not yet", at("out/dangling")));
        QVERIFY(QFile::link("relative", at("out/link to link")));
        QVERIFY(QFile::link(m_folder->path(), at("out/folder")));
        for (const char *name : {"absolute", "relative", "dangling", "link to link", "folder/victim"}) {
            const Result<Done> written =
                writeTogether(at("out"), {{QString::fromLatin1(name), "after"}, {QStringLiteral("other"), "x"}});
            QVERIFY2(whatFailed(written).contains("leads out of the folder"), name);
        }
        QCOMPARE(contentOf(at("victim")), QByteArray("before"));
        QCOMPARE(entriesOf(m_folder->path()), (QStringList{"out", "victim"}));
        QVERIFY(!QFileInfo::exists(at("out/other")));
    }

    void followsLinksWithinTheFolderOfAnExport()
    {
        QVERIFY(QDir(m_folder->path()).mkpath("out/sub"));
        QVERIFY(QFile::link("sub/real", at("out/link")));
        QVERIFY(QFile::link("out", at("link to the folder")));
        QVERIFY(writeTogether(at("link to the folder"), {{QStringLiteral("link"), "after"}}).ok());
        QCOMPARE(contentOf(at("out/sub/real")), QByteArray("after"));
    }

    void refusesALinkThatLeadsToItself()
    {
        QVERIFY(QFile::link("loop", at("loop")));
        QVERIFY(whatFailed(writeWhole(at("loop"), "x")).contains("symbolic link"));
    }

    void leavesOtherHardLinksTheOldContent()
    {
        put(at("one"), "before");
        QVERIFY(::link(QFile::encodeName(at("one")).constData(), QFile::encodeName(at("two")).constData()) == 0);
        QVERIFY(writeWhole(at("one"), "after").ok());
        QCOMPARE(contentOf(at("one")), QByteArray("after"));
        QCOMPARE(contentOf(at("two")), QByteArray("before"));
    }

    void refusesWhatIsNoRegularFile()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("folder"));
        QCOMPARE(whatFailed(writeWhole(at("folder"), "x")),
                 QStringLiteral("this is a folder, only regular files are written"));
        QVERIFY(!writeWhole(at("folder/"), "x").ok());
        QVERIFY(::mkfifo(QFile::encodeName(at("pipe")).constData(), 0600) == 0);
        QCOMPARE(whatFailed(writeWhole(at("pipe"), "x")),
                 QStringLiteral("this is a pipe, only regular files are written"));
        QCOMPARE(whatFailed(writeWhole("/dev/null", "x")),
                 QStringLiteral("this is a device, only regular files are written"));
        QVERIFY(QFile::link("/dev/null", at("to null")));
        QVERIFY(!writeWhole(at("to null"), "x").ok());
        QVERIFY(!writeWhole({}, "x").ok());
        QVERIFY(!writeWhole(at("a") + QChar(0) + "b", "x").ok());
        QCOMPARE(entriesOf(m_folder->path()).size(), 3);
        struct stat status = {};
        QVERIFY(::stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
    }

    void refusesAReadOnlyFile()
    {
        put(at("kept"), "before");
        QVERIFY(::chmod(QFile::encodeName(at("kept")).constData(), 0444) == 0);
        QCOMPARE(whatFailed(writeWhole(at("kept"), "x")),
                 QStringLiteral("the file is read-only: make it writable or save under another name"));
        QCOMPARE(contentOf(at("kept")), QByteArray("before"));
    }

    void saysWhichStepFailedAndWhy()
    {
        const Result<Done> result = writeWhole(at("none/file"), "x");
        QCOMPARE(result.error().text(),
                 at("none/file") + ": there is no folder “" + at("none") + "”: make it first, or give another name");
    }

    void writesSeveralFilesAndFolders()
    {
        put(m_folder->filePath("a"), "old");
        const QString folder = m_folder->filePath("made/out");
        QVERIFY(writeTogether(folder, {{"a", "1"}, {"sub/deep/b", "2"}, {"sub/c", {}}}).ok());
        QCOMPARE(contentOf(folder + "/a"), QByteArray("1"));
        QCOMPARE(contentOf(folder + "/sub/deep/b"), QByteArray("2"));
        QCOMPARE(entriesOf(folder), QStringList({"a", "sub"}));
        QVERIFY(writeTogether(folder, {{"a", "new"}}).ok());
        QCOMPARE(contentOf(folder + "/a"), QByteArray("new"));
        QCOMPARE(entriesOf(folder), QStringList({"a", "sub"}));
    }

    void writesToSeveralFoldersTogether()
    {
        put(at("taken"), "a file, and no folder");
        const OutputFolder one{at("one"), {{"a", "1"}}};
        QVERIFY(!writeTogether({one, {at("taken"), {{"b", "2"}}}}).ok());
        QVERIFY(!QFileInfo::exists(at("one")));
        QVERIFY(writeTogether({one, {at("two"), {{"a", "2"}}}}).ok());
        QCOMPARE(contentOf(at("one/a")), QByteArray("1"));
        QCOMPARE(contentOf(at("two/a")), QByteArray("2"));
        QVERIFY(whatFailed(writeTogether({one, {at("two/../one"), {{"a", "3"}}}})).contains("two files"));
        QCOMPARE(contentOf(at("one/a")), QByteArray("1"));
    }

    void letsOthersWriteTheSameFilesAtOneTime()
    {
        std::atomic_int failures = 0;
        std::vector<std::thread> writers;
        for (int writer = 0; writer < 4; ++writer) {
            writers.emplace_back([this, writer, &failures] {
                for (int round = 0; round < 40; ++round) {
                    const QByteArray bytes = QByteArray::number(writer * 100 + round);
                    failures += writeTogether(at("out"), {{"a", bytes}, {"b", bytes}}).ok() ? 0 : 1;
                }
            });
        }
        for (std::thread &writer : writers)
            writer.join();
        QCOMPARE(failures, 0);
        QCOMPARE(entriesOf(at("out")), QStringList({"a", "b"}));
        QCOMPARE(contentOf(at("out/a")), contentOf(at("out/b")));
    }

    void writesMoreFilesThanAProgramMayHaveOpen()
    {
        struct rlimit before = {};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        const struct rlimit few = {64, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &few), 0);
        QList<OutputFile> files;
        for (int i = 0; i < 100; ++i)
            files.append({QString::number(i), QByteArray::number(i)});
        const Result<Done> fresh = writeTogether(at("out"), files);
        for (OutputFile &file : files)
            file.bytes += " again";
        const Result<Done> again = writeTogether(at("out"), files);
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
        QCOMPARE(whatFailed(fresh), QString("nothing failed"));
        QCOMPARE(whatFailed(again), QString("nothing failed"));
        QCOMPARE(contentOf(at("out/99")), QByteArray("99 again"));
        QCOMPARE(entriesOf(at("out")).size(), files.size());
    }

    void leavesFilesAloneThatHoldTheirBytesAlready()
    {
        const QString folder = m_folder->filePath("out");
        QVERIFY(writeTogether(folder, {{"same", "1"}, {"longer", "1"}, {"other", "1"}}).ok());
        const QDateTime before = QDateTime::fromSecsSinceEpoch(1'000'000'000);
        const QStringList names{"longer", "other", "same"};
        for (const QString &name : names) {
            QFile file(folder + '/' + name);
            QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(before, QFileDevice::FileModificationTime));
        }
        QVERIFY(writeTogether(folder, {{"same", "1"}, {"longer", "12"}, {"other", "2"}}).ok());
        QCOMPARE(QFileInfo(folder + "/same").lastModified(), before);
        QVERIFY(QFileInfo(folder + "/longer").lastModified() > before);
        QVERIFY(QFileInfo(folder + "/other").lastModified() > before);
        QCOMPARE(contentOf(folder + "/other"), QByteArray("2"));
        QCOMPARE(entriesOf(folder), names);
    }

    void refusesNamesThatClashBeforeWriting()
    {
        const QString folder = m_folder->filePath("out");
        QVERIFY(whatFailed(writeTogether(folder, {{"a", "1"}, {"a", "2"}})).contains("two files"));
        QVERIFY(whatFailed(writeTogether(folder, {{"Ä.x", "1"}, {"ä.X", "2"}})).contains("“Ä.x”"));
        QVERIFY(!QFileInfo::exists(folder));
    }

    void refusesNamesThatLeaveTheFolder()
    {
        const QString folder = m_folder->filePath("out");
        for (const QString &name :
             {QStringLiteral("../a"), QStringLiteral("/a"), QStringLiteral("a/../../b"), QStringLiteral(""),
              QStringLiteral("."), QStringLiteral("a//b"), QStringLiteral("a\\b"), QStringLiteral("c:a"),
              QStringLiteral("a/"), QString(QStringLiteral("a") + QChar(0))})
            QVERIFY2(!writeTogether(folder, {{"good", "1"}, {name, "2"}}).ok(), qPrintable(name));
        QVERIFY(!QFileInfo::exists(folder));
        QVERIFY(entriesOf(m_folder->path()).isEmpty());
    }

    void writesNoneWhenOneCannotBeWritten()
    {
        const QString folder = m_folder->filePath("out");
        QVERIFY(QDir().mkpath(folder + "/taken"));
        put(folder + "/a", "old");
        QVERIFY(!writeTogether(folder, {{"a", "1"}, {"new/b", "2"}, {"taken", "3"}}).ok());
        QCOMPARE(contentOf(folder + "/a"), QByteArray("old"));
        QCOMPARE(entriesOf(folder), QStringList({"a", "taken"}));
    }

    void refusesAFolderWithoutAName()
    {
        const Result<Done> written = writeTogether({}, {{"a", "1"}});
        QVERIFY(!written);
        QCOMPARE(written.error().text(), QStringLiteral("the folder's name is empty, nothing was written"));
        QVERIFY(!QFile::exists("a"));
    }

    void refusesAFileWhereTheFolderShouldBe()
    {
        put(at("out"), "x");
        QVERIFY(whatFailed(writeTogether(at("out"), {{"a", "1"}})).contains("not a folder"));
        QCOMPARE(contentOf(at("out")), QByteArray("x"));
    }

    void sweepsWhatDeadRunsLeft()
    {
        put(at("ship.hitbox"), "content");
        put(at(".ship.hitbox-tmp-abcd1234"), "left");
        const QStringList others = {".ship.hitbox-tmp-abcd123", ".ship.hitbox-tmp-ABCD1234",
                                    ".ship.hitbox-tmp-abcd12345", ".boat.hitbox-tmp-abcd1234",
                                    "ship.hitbox-tmp-abcd1234"};
        for (const QString &other : others)
            put(at(other), "someone else's");
        removeLeftovers({at("ship.hitbox")});
        QCOMPARE(entriesOf(m_folder->path()).size(), others.size() + 1);
        QVERIFY(!QFileInfo::exists(at(".ship.hitbox-tmp-abcd1234")));
        removeLeftovers({at("no folder/at all")});
    }

    void sweepsBesideAllFilesOfAJob()
    {
        const QString out = at("out");
        QVERIFY(QDir().mkpath(out + "/sub"));
        for (const char *left : {"/.a-tmp-abcd1234", "/.a-tmp-wxyz5678", "/sub/.b-tmp-abcd1234"})
            put(out + left, "left");
        put(out + "/.c-tmp-abcd1234", "of a file of another job");
        QVERIFY(writeTogether(out, {{"a", "1"}, {"sub/b", "2"}}).ok());
        QCOMPARE(entriesOf(out), QStringList({".c-tmp-abcd1234", "a", "sub"}));
        QCOMPARE(entriesOf(out + "/sub"), QStringList{"b"});
        put(out + "/.a-tmp-abcd1234", "left");
        QVERIFY(writeTogether(out, {{"a", "1"}}).ok()); // which holds it already
        QVERIFY(!QFileInfo::exists(out + "/.a-tmp-abcd1234"));
    }

    void readsBackWhatWasWritten()
    {
        const QByteArray bytes = QByteArray(300'000, 'a') + QByteArray(1, '\0');
        QVERIFY(writeWhole(at("file"), bytes).ok());
        QCOMPARE(*readWhole(at("file")), bytes);
        QVERIFY(writeWhole(at("file"), {}).ok());
        QCOMPARE(*readWhole(at("file")), QByteArray());
    }

    void refusesToReadWhatIsNoRegularFile()
    {
        QVERIFY(::mkfifo(QFile::encodeName(at("pipe")).constData(), 0600) == 0);
        QVERIFY(readWhole(at("pipe")).error().what.contains("a pipe"));
        QVERIFY(readWhole(m_folder->path()).error().what.contains("a folder"));
        QVERIFY(readWhole("/dev/zero").error().what.contains("a device"));
        QVERIFY(readWhole(at("none")).error().what.contains("No such file"));
        QVERIFY(!readWhole({}).ok());
    }

    void refusesToReadTooLargeAFile()
    {
        put(at("huge"), {});
        QVERIFY(::truncate(QFile::encodeName(at("huge")).constData(), limits::fileBytes + 1) == 0);
        QVERIFY(readWhole(at("huge")).error().what.contains("256 MiB"));
    }

    /// To read some of these takes away what others wait for.
    void refusesToReadWhatTheSystemMakesUp()
    {
        QVERIFY(readWhole("/proc/self/status").error().what.contains("no file on a disk"));
        if (QFileInfo("/sys/power/state").isReadable())
            QVERIFY(readWhole("/sys/power/state").error().what.contains("no file on a disk"));
    }

    void readsAFileThatIsNamedByItsDescriptor()
    {
        put(at("file"), "content");
        QFile open(at("file"));
        QVERIFY(open.open(QIODevice::ReadOnly));
        QCOMPARE(*readWhole(QStringLiteral("/proc/self/fd/%1").arg(open.handle())), QByteArray("content"));
        QVERIFY(open.resize(at("file"), 0));
        QCOMPARE(*readWhole(QStringLiteral("/proc/self/fd/%1").arg(open.handle())), QByteArray());
    }

private:
    QString at(const QString &name) const
    {
        return m_folder->path() + u'/' + name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_TEST(FileWriterTest)
#include "file_writer_test.moc"
