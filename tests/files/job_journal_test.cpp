#include "files/job_journal.h"

#include "files/file_faults.h"
#include "files/file_writer.h"
#include "files/file_writer_target_unix.h"
#include "files/job_record.h"
#include "files/temporary_names.h"
#include "test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hitbox;
using namespace hitbox::writing;

/// Jobs of several files that end in the middle: a process of its own dies at each of its steps.
class JobJournalTest : public QObject
{
    Q_OBJECT

    /// After so many renames, and then so many that were taken back.
    struct End {
        int published = 0;
        int takenBack = -1; ///< -1 when the job was not turned back
    };

    const QStringList m_names{"a", "b", "fresh", "sub/c", "sub/fresh"};
    std::unique_ptr<QTemporaryDir> m_folder;

    QString out() const { return m_folder->path() + "/out"; }
    QString at(const QString &name) const { return out() + '/' + name; }
    QByteArray now(const QString &name) const { return QFile::exists(at(name)) ? contentOf(at(name)) : "none"; }

    QByteArrayList contents() const
    {
        QByteArrayList all;
        for (const QString &name : m_names)
            all.append(now(name));
        return all;
    }

    static QByteArrayList newContents() { return {"new", "new", "new", "new", "new"}; }
    static QByteArrayList oldContents() { return {"old", "old", "none", "old", "none"}; }

    void endInTheMiddle(const End &end) const
    {
        const pid_t child = ::fork();
        if (child == 0) {
            std::vector<NewFile> files;
            for (const QString &name : m_names)
                files.push_back({at(name), "new"});
            Result<StagedFiles> staged = stage(files);
            JournaledFolder folder{out(), {}};
            for (size_t i = 0; staged && i < staged->size(); ++i) {
                if (!(*staged)[i]->keepOld())
                    ::_exit(1);
                const QString place = m_names[qsizetype(i)].startsWith("sub/") ? QStringLiteral("sub") : QString();
                folder.files.push_back({place, (*staged)[i].get()});
            }
            const Result<std::unique_ptr<JobJournal>> journal = JobJournal::begin({folder});
            bool isDone = journal.ok();
            for (int i = 0; i < end.published; ++i)
                isDone = isDone && (*staged)[size_t(i)]->publish().ok();
            if (end.takenBack >= 0)
                (*journal)->turnBack();
            for (int i = 0; i < end.takenBack; ++i)
                isDone = isDone && (*staged)[size_t(end.published - 1 - i)]->takeBack().ok();
            ::_exit(isDone ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }

    /// Does the next job write, and what does it say?
    QString wordsOfTheNextJob() const
    {
        const Result<Done> written = writeTogether(out(), {{"other", "x"}});
        return written ? QString() : written.error().text();
    }

    void putJournal(const QByteArray &bytes) const { put(at(".hitbox-export-abcdefgh12345678"), bytes); }

    static QByteArray identityAt(const QString &path)
    {
        struct stat status = {};
        return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? identityOf(status) : QByteArray();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(at("sub")));
        for (const char *name : {"a", "b", "sub/c"})
            put(at(name), "old");
    }

    void theNextJobFinishesWhatWasKilled()
    {
        for (int published = 0; published <= m_names.size(); ++published) {
            init();
            endInTheMiddle({.published = published});
            QVERIFY(published == 0 || contents() != oldContents());
            QCOMPARE(wordsOfTheNextJob(), QString());
            QCOMPARE(contents(), newContents());
            QCOMPARE(entriesOf(out()), QStringList({"a", "b", "fresh", "other", "sub"}));
            QCOMPARE(entriesOf(at("sub")), QStringList({"c", "fresh"}));
        }
    }

    void theNextJobUndoesWhatWasKilledWhileItWasTakenBack()
    {
        for (int published = 0; published <= m_names.size(); ++published) {
            for (int takenBack = 0; takenBack <= published; ++takenBack) {
                init();
                endInTheMiddle({.published = published, .takenBack = takenBack});
                QCOMPARE(wordsOfTheNextJob(), QString());
                QCOMPARE(contents(), oldContents());
                QCOMPARE(entriesOf(out()), QStringList({"a", "b", "other", "sub"}));
                QCOMPARE(entriesOf(at("sub")), QStringList({"c"}));
            }
        }
    }

    void aFolderMayBeRenamedMeanwhile()
    {
        endInTheMiddle({.published = 2});
        QVERIFY(QDir().rename(out(), m_folder->path() + "/moved"));
        QVERIFY(QDir().rename(m_folder->path() + "/moved", m_folder->path() + "/else"));
        QVERIFY(writeTogether(m_folder->path() + "/else", {{"other", "x"}}));
        QVERIFY(QDir().rename(m_folder->path() + "/else", out()));
        QCOMPARE(contents(), newContents());
    }

    void whatSomebodyChangedSinceStays()
    {
        endInTheMiddle({.published = 1});
        put(at("b"), "changed by hand");
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(now("b"), QByteArray("changed by hand"));
        QCOMPARE(now("sub/c"), QByteArray("new"));
        QCOMPARE(entriesOf(out()), QStringList({"a", "b", "fresh", "other", "sub"}));
    }

    void isUndoneWhereNewFilesWereSwept()
    {
        endInTheMiddle({.published = 2});
        removeLeftovers({at("sub/c")});
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(contents(), oldContents());
    }

    void aFolderThatIsGoneIsLeftOut()
    {
        endInTheMiddle({.published = 1});
        QVERIFY(QDir(at("sub")).removeRecursively());
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(now("b"), QByteArray("new"));
        QVERIFY(!QFile::exists(at("sub")));
    }

    void aFileThatIsReadOnlySinceIsToldAndTriedAgain()
    {
        endInTheMiddle({.published = 1});
        QVERIFY(::chmod(QFile::encodeName(at("b")).constData(), 0444) == 0);
        const QString words = wordsOfTheNextJob();
        QVERIFY2(words.contains(at("b")) && words.contains("make it writable"), qPrintable(words));
        QCOMPARE(now("b"), QByteArray("old"));
        QVERIFY(!QFile::exists(at("other")));
        QVERIFY(::chmod(QFile::encodeName(at("b")).constData(), 0644) == 0);
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(contents(), newContents());
    }

    void noLinkIsFollowed()
    {
        endInTheMiddle({.published = 0});
        const QString away = m_folder->path() + "/away";
        QVERIFY(QDir().rename(at("sub"), away));
        QVERIFY(QFile::link(away, at("sub")));
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(contentOf(away + "/c"), QByteArray("old"));
        QVERIFY(!QFile::exists(away + "/fresh"));
    }

    void aJournalThatIsTornIsSwept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("noise") << QByteArray(100'000, '\0');
        QTest::newRow("torn") << recordBytes({}).chopped(1);
    }
    void aJournalThatIsTornIsSwept()
    {
        QFETCH(QByteArray, bytes);
        putJournal(bytes);
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(entriesOf(out()), QStringList({"a", "b", "other", "sub"}));
    }

    void aJournalThatIsTooLargeIsTold()
    {
        putJournal({});
        QVERIFY(QFile::resize(at(".hitbox-export-abcdefgh12345678"), qint64(1) << 40));
        const QString words = wordsOfTheNextJob();
        QVERIFY2(words.contains(".hitbox-export-abcdefgh12345678") && words.contains("remove it"), qPrintable(words));
    }

    void whatIsNoFileIsNoJournal()
    {
        QVERIFY(QDir().mkpath(at(".hitbox-export-abcdefgh12345678")));
        QVERIFY(QFile::link("/dev/zero", at(".hitbox-undo-abcdefgh12345678")));
        QCOMPARE(wordsOfTheNextJob(), QString());
    }

    void aJournalThatSomebodyMadeUpCostsNoFileOfTheUser()
    {
        const QByteArray identity = identityAt(at("a"));
        const auto undoing = [](const QByteArray &fresh) {
            return recordBytes(
                {.home = "../nowhere", .shares = {}, .files = {{{}, {"a", freshTemporaryName("a"), {}, {}, fresh}}}});
        };
        put(at(".hitbox-share-abcdefgh12345678"), undoing("3 1.2"));
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(identityAt(at("a")), identity);
    }

    /// Such as /tmp: anybody may put files there, and nobody may move those of others.
    void aJournalOfAnotherUserGivesNoOrdersWhereFilesAreProtected()
    {
        if (::geteuid() != 0)
            QSKIP("only the superuser can make files of another user");
        endInTheMiddle({.published = 1});
        const QStringList journals = entriesOf(out()).filter(".hitbox-export-");
        QCOMPARE(journals.size(), 1);
        QVERIFY(::chmod(QFile::encodeName(out()).constData(), 01777) == 0);
        QVERIFY(::chown(QFile::encodeName(at(journals.first())).constData(), 65534, 65534) == 0);
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(now("b"), QByteArray("old"));
        QVERIFY(::chmod(QFile::encodeName(out()).constData(), 0777) == 0);
        QCOMPARE(wordsOfTheNextJob(), QString()); // which is there already
        QCOMPARE(contents(), newContents());
    }

    void journalsThatWereNotFinishedGo()
    {
        put(at("..hitbox-export-abcdefgh12345678-tmp-abcdefgh"), "half");
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(entriesOf(out()), QStringList({"a", "b", "other", "sub"}));
    }

    void aJobThatChangesOneFileKeepsNoJournal()
    {
        const QString sub = at("sub");
        QVERIFY(::chmod(QFile::encodeName(out()).constData(), 0777) == 0);
        QCOMPARE(entriesOf(sub), QStringList({"c"}));
        QVERIFY(writeTogether(sub, {{"c", "one"}}));
        QVERIFY(!mayHaveJournal(sub));
    }
};

HITBOX_CORE_TEST(JobJournalTest)
#include "job_journal_test.moc"
