#include "files/job_journal.h"

#include "files/file_writer.h"
#include "files/job_record.h"
#include "files/journal_folder.h"
#include "files/killed_job.h"
#include "files/temporary_names.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::tests;
using namespace hitbox::writing;

namespace {

constexpr const char *journalName = ".hitbox-export-abcdefgh12345678";

/// Nothing where there is none.
QByteArray identityIn(const QString &folder, const QByteArray &name)
{
    const Result<std::unique_ptr<JournalFolder>> there = JournalFolder::open(folder);
    const std::optional<FoundFile> found = there ? (*there)->look(name) : std::nullopt;
    return found ? found->identity : QByteArray();
}

} // namespace

/// Jobs of several files that end in the middle: a process of its own dies at each of its steps.
class JobJournalTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<KilledJob> m_job;

    QString at(const QString &name) const { return m_job->at(name); }
    QByteArray now(const QString &name) const { return m_job->now(name); }
    QString wordsOfTheNextJob() const { return m_job->wordsOfTheNextJob(); }
    void putJournal(const QByteArray &bytes) const { put(at(journalName), bytes); }

private slots:
    void init() { m_job = std::make_unique<KilledJob>(); }

    void theNextJobFinishesWhatWasKilled()
    {
        for (int published = 0; published <= KilledJob::names().size(); ++published) {
            init();
            QVERIFY(m_job->endInTheMiddle({.published = published}));
            QVERIFY(published == 0 || m_job->contents() != KilledJob::oldContents());
            QCOMPARE(wordsOfTheNextJob(), QString());
            QCOMPARE(m_job->contents(), KilledJob::newContents());
            QCOMPARE(entriesOf(m_job->out()), QStringList({"a", "b", "fresh", "other", "sub"}));
            QCOMPARE(entriesOf(at("sub")), QStringList({"c", "fresh"}));
        }
    }

    void theNextJobUndoesWhatWasKilledWhileItWasTakenBack()
    {
        for (int published = 0; published <= KilledJob::names().size(); ++published) {
            for (int takenBack = 0; takenBack <= published; ++takenBack) {
                init();
                QVERIFY(m_job->endInTheMiddle({.published = published, .takenBack = takenBack}));
                QCOMPARE(wordsOfTheNextJob(), QString());
                QCOMPARE(m_job->contents(), KilledJob::oldContents());
                QCOMPARE(entriesOf(m_job->out()), QStringList({"a", "b", "other", "sub"}));
                QCOMPARE(entriesOf(at("sub")), QStringList({"c"}));
            }
        }
    }

    void aFolderMayBeRenamedMeanwhile()
    {
        QVERIFY(m_job->endInTheMiddle({.published = 2}));
        const QString moved = m_job->folder() + "/moved";
        QVERIFY(QDir().rename(m_job->out(), moved));
        QVERIFY(writeTogether(moved, {{"other", "x"}}));
        QVERIFY(QDir().rename(moved, m_job->out()));
        QCOMPARE(m_job->contents(), KilledJob::newContents());
    }

    void whatSomebodyChangedSinceStays()
    {
        QVERIFY(m_job->endInTheMiddle({.published = 1}));
        put(at("b"), "changed by hand");
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(now("b"), QByteArray("changed by hand"));
        QCOMPARE(now("sub/c"), QByteArray("new"));
        QCOMPARE(entriesOf(m_job->out()), QStringList({"a", "b", "fresh", "other", "sub"}));
    }

    void isUndoneWhereNewFilesWereSwept()
    {
        QVERIFY(m_job->endInTheMiddle({.published = 2}));
        removeLeftovers({at("sub/c")});
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(m_job->contents(), KilledJob::oldContents());
    }

    void aFolderThatIsGoneIsLeftOut()
    {
        QVERIFY(m_job->endInTheMiddle({.published = 1}));
        QVERIFY(QDir(at("sub")).removeRecursively());
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(now("b"), QByteArray("new"));
        QVERIFY(!QFile::exists(at("sub")));
    }

    void aFileThatIsReadOnlySinceIsToldAndTriedAgain()
    {
        const QFile::Permissions readable = QFile::ReadOwner | QFile::ReadUser | QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(m_job->endInTheMiddle({.published = 1}));
        QVERIFY(QFile::setPermissions(at("b"), readable));
        const QString words = wordsOfTheNextJob();
        QVERIFY2(words.contains(at("b")) && words.contains("make it writable"), qPrintable(words));
        QCOMPARE(now("b"), QByteArray("old"));
        QVERIFY(!QFile::exists(at("other")));
        QVERIFY(QFile::setPermissions(at("b"), readable | QFile::WriteOwner | QFile::WriteUser));
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(m_job->contents(), KilledJob::newContents());
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
        QCOMPARE(entriesOf(m_job->out()), QStringList({"a", "b", "other", "sub"}));
    }

    void aJournalThatIsTooLargeIsTold_data()
    {
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("a little") << qint64(65) * 1024 * 1024;
#ifndef Q_OS_WIN // where a file has its bytes
        QTest::newRow("by far") << (qint64(1) << 40);
#endif
    }
    void aJournalThatIsTooLargeIsTold()
    {
        QFETCH(qint64, bytes);
        putJournal({});
        QVERIFY(QFile::resize(at(journalName), bytes));
        const QString words = wordsOfTheNextJob();
        QVERIFY2(words.contains(journalName) && words.contains("remove it"), qPrintable(words));
    }

    void whatIsNoFileIsNoJournal()
    {
        QVERIFY(QDir().mkpath(at(journalName)));
        QCOMPARE(wordsOfTheNextJob(), QString());
    }

    void aJournalThatSomebodyMadeUpCostsNoFileOfTheUser()
    {
        const QByteArray identity = identityIn(m_job->out(), "a");
        QVERIFY(!identity.isEmpty());
        const auto undoing = [](const QByteArray &fresh) {
            return recordBytes(
                {.home = "../nowhere", .shares = {}, .files = {{{}, {"a", freshTemporaryName("a"), {}, {}, fresh}}}});
        };
        put(at(".hitbox-share-abcdefgh12345678"), undoing("3 1.2"));
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(identityIn(m_job->out(), "a"), identity);
    }

    void journalsThatWereNotFinishedGo()
    {
        put(at("..hitbox-export-abcdefgh12345678-tmp-abcdefgh"), "half");
        QCOMPARE(wordsOfTheNextJob(), QString());
        QCOMPARE(entriesOf(m_job->out()), QStringList({"a", "b", "other", "sub"}));
    }

    void aJobThatChangesOneFileKeepsNoJournal()
    {
        const QString sub = at("sub");
        QCOMPARE(entriesOf(sub), QStringList({"c"}));
        QVERIFY(writeTogether(sub, {{"c", "one"}}));
        QVERIFY(!mayHaveJournal(sub));
    }
};

HITBOX_CORE_TEST(JobJournalTest)
#include "job_journal_test.moc"
