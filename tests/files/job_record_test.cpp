#include "files/job_record.h"

#include "files/temporary_names.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::writing;

/// What is read from a journal that a killed job left, or that somebody made up.
class JobRecordTest : public QObject
{
    Q_OBJECT

    static JobRecord::File fileOf(const QByteArray &place, const QByteArray &name)
    {
        return {place, {name, freshTemporaryName(name), freshTemporaryName(name), "12 3.4", "56 7.8"}};
    }

    static JobRecord job()
    {
        return {.home = {}, .shares = {"../far"}, .files = {fileOf({}, "a"), fileOf("sub/deep", "b \xff\n")}};
    }

private slots:
    void readsBackWhatIsWritten()
    {
        const std::optional<JobRecord> back = recordFrom(recordBytes(job()));
        QVERIFY(back);
        QCOMPARE(back->shares, job().shares);
        QCOMPARE(back->files.size(), size_t(2));
        QCOMPARE(back->files[1].place, QByteArray("sub/deep"));
        QCOMPARE(back->files[1].renaming.name, QByteArray("b \xff\n"));
        QCOMPARE(back->files[1].renaming.old, QByteArray("12 3.4"));
        QCOMPARE(back->files[1].renaming.fresh, QByteArray("56 7.8"));
        const std::optional<JobRecord> share = recordFrom(recordBytes({.home = "../out", .shares = {}, .files = {}}));
        QVERIFY(share);
        QCOMPARE(share->home, QByteArray("../out"));
    }

    void goesByNothingThatIsCutOrChanged()
    {
        const QByteArray bytes = recordBytes(job());
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            QVERIFY(!recordFrom(bytes.left(length)));
            QByteArray changed = bytes;
            changed[length] = char(changed[length] ^ 1);
            QVERIFY(!recordFrom(changed));
        }
        QVERIFY(!recordFrom(bytes + "x"));
    }

    void goesByNothingThatLeadsElsewhere_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("up") << QByteArray("..") << QByteArray("a");
        QTest::newRow("up from within") << QByteArray("sub/../..") << QByteArray("a");
        QTest::newRow("here") << QByteArray(".") << QByteArray("a");
        QTest::newRow("absolute") << QByteArray("/etc") << QByteArray("a");
        QTest::newRow("the name leads in") << QByteArray() << QByteArray("sub/a");
        QTest::newRow("the folder itself") << QByteArray() << QByteArray(".");
        QTest::newRow("the folder above") << QByteArray() << QByteArray("..");
        QTest::newRow("no name") << QByteArray() << QByteArray();
        QTest::newRow("version control") << QByteArray(".git/hooks") << QByteArray("post-commit");
#ifdef Q_OS_WIN
        QTest::newRow("another drive") << QByteArray() << QByteArray("D:a");
        QTest::newRow("up, as Windows has it") << QByteArray("..\\..") << QByteArray("a");
        QTest::newRow("up, with a blank") << QByteArray(".. ") << QByteArray("a");
        QTest::newRow("version control, with a point") << QByteArray(".git./hooks") << QByteArray("post-commit");
        QTest::newRow("any file") << QByteArray() << QByteArray("*");
#endif
    }
    void goesByNothingThatLeadsElsewhere()
    {
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, name);
        QVERIFY(!recordFrom(recordBytes({.home = {}, .shares = {}, .files = {fileOf(place, name)}})));
    }

    void movesNothingButOurTemporaryFiles()
    {
        JobRecord::File file = fileOf({}, "a");
        file.renaming.temporary = "notes.txt";
        QVERIFY(!recordFrom(recordBytes({.home = {}, .shares = {}, .files = {file}})));
        file.renaming.temporary = freshTemporaryName("b");
        QVERIFY(!recordFrom(recordBytes({.home = {}, .shares = {}, .files = {file}})));
        file = fileOf({}, "a");
        file.renaming.backup = "../.a-tmp-abcdefgh";
        QVERIFY(!recordFrom(recordBytes({.home = {}, .shares = {}, .files = {file}})));
        file.renaming.backup = {}; // of a file that was not there
        QVERIFY(recordFrom(recordBytes({.home = {}, .shares = {}, .files = {file}})));
    }
};

HITBOX_CORE_TEST(JobRecordTest)
#include "job_record_test.moc"
