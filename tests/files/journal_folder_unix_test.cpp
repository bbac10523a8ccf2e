#include "files/journal_folder.h"

#include "files/killed_job.h"
#include "test_class.h"

#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace hitbox;
using namespace hitbox::tests;

/// Journals where there are links, and users who may write a folder and not each other's files.
class JournalFolderUnixTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<KilledJob> m_job;

private slots:
    void init() { m_job = std::make_unique<KilledJob>(); }

    void noLinkIsFollowed()
    {
        QVERIFY(m_job->endInTheMiddle({.published = 0}));
        const QString away = m_job->folder() + "/away";
        QVERIFY(QDir().rename(m_job->at("sub"), away));
        QVERIFY(QFile::link(away, m_job->at("sub")));
        QCOMPARE(m_job->wordsOfTheNextJob(), QString());
        QCOMPARE(contentOf(away + "/c"), QByteArray("old"));
        QVERIFY(!QFile::exists(away + "/fresh"));
    }

    void aLinkIsNoJournal()
    {
        QVERIFY(QFile::link("/dev/zero", m_job->at(".hitbox-undo-abcdefgh12345678")));
        QCOMPARE(m_job->wordsOfTheNextJob(), QString());
    }

    /// Such as /tmp: anybody may put files there, and nobody may move those of others.
    void aJournalOfAnotherUserGivesNoOrdersWhereFilesAreProtected()
    {
        if (::geteuid() != 0)
            QSKIP("only the superuser can make files of another user");
        QVERIFY(m_job->endInTheMiddle({.published = 1}));
        const QStringList journals = entriesOf(m_job->out()).filter(".hitbox-export-");
        QCOMPARE(journals.size(), 1);
        QVERIFY(::chmod(QFile::encodeName(m_job->out()).constData(), 01777) == 0);
        QVERIFY(::chown(QFile::encodeName(m_job->at(journals.first())).constData(), 65534, 65534) == 0);
        QCOMPARE(m_job->wordsOfTheNextJob(), QString());
        QCOMPARE(m_job->now("b"), QByteArray("old"));
        QVERIFY(::chmod(QFile::encodeName(m_job->out()).constData(), 0777) == 0);
        QCOMPARE(m_job->wordsOfTheNextJob(), QString()); // which is there already
        QCOMPARE(m_job->contents(), KilledJob::newContents());
    }
};

HITBOX_CORE_TEST(JournalFolderUnixTest)
#include "journal_folder_unix_test.moc"
