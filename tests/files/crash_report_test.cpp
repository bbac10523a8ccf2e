#include "files/crash_report.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hitbox;

class CrashReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers handle these signals themselves");
#endif
    }

    void saysWhatItWas_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QByteArray>("cause");
        QTest::newRow("memory") << QStringLiteral("null") << QByteArray("SIGSEGV");
        QTest::newRow("no stack left") << QStringLiteral("stack") << QByteArray("SIGSEGV");
        QTest::newRow("gave up") << QStringLiteral("abort") << QByteArray("SIGABRT");
    }
    void saysWhatItWas()
    {
        QFETCH(QString, way);
        QFETCH(QByteArray, cause);
        QCOMPARE(crash(way, 3).exitStatus, QProcess::CrashExit);

        const QList<CrashReport> reports = newCrashReports(m_folder);
        QCOMPARE(reports.size(), 1);
        QVERIFY(reports.first().at.isValid());
        QVERIFY(qAbs(reports.first().at.secsTo(QDateTime::currentDateTime())) < 300);
        const QByteArray text = textOf(reports.first());
        QVERIFY2(text.startsWith("crash_program 1.2.3\nSystem: "), text);
        QVERIFY2(text.contains("\nCause: " + cause + ", "), text);
        QVERIFY2(text.contains("newest first:\n  action 3\n  action 2\n  action 1\n\nStack:\n"), text);
        const QByteArrayList stack = text.mid(text.indexOf("Stack:\n")).split('\n');
        QVERIFY2(stack.size() > 3, text);
    }

    void keepsTheLastActions()
    {
        crash(QStringLiteral("abort"), 100);
        const QByteArray text = textOf(newCrashReports(m_folder).value(0));
        QCOMPARE(text.count("  action "), 32);
        QVERIFY(text.contains("newest first:\n  action 100\n  action 99\n"));
        QVERIFY(text.contains("\n  action 69\n\n"));
    }

    void tellsOfEachOnce()
    {
        crash(QStringLiteral("abort"), 0);
        crash(QStringLiteral("null"), 0);
        const QList<CrashReport> reports = newCrashReports(m_folder);
        QCOMPARE(reports.size(), 2);
        QVERIFY(newCrashReports(m_folder).isEmpty());
        QVERIFY(QFile::exists(reports.first().file)); // but it is still there
    }

    void leavesNothingOfARunThatEnds()
    {
        QCOMPARE(crash(QStringLiteral("exit"), 5).exitStatus, QProcess::NormalExit);
        QVERIFY(QDir(m_folder).isEmpty());
    }

    void keepsTenOfThem()
    {
        QVERIFY(QDir().mkpath(m_folder));
        for (int i = 10; i < 25; ++i) {
            QFile old(QStringLiteral("%1/200101%2-000000-0.txt").arg(m_folder).arg(i));
            QVERIFY(old.open(QIODevice::WriteOnly));
        }
        crash(QStringLiteral("abort"), 0);
        QCOMPARE(newCrashReports(m_folder).size(), 1);
        const QStringList left = QDir(m_folder).entryList(QDir::Files, QDir::Name);
        QCOMPARE(left.size(), 10);
        QCOMPARE(left.first(), QStringLiteral("20010116-000000-0.txt"));
    }

    void cutsLongNames()
    {
        noteAction(QByteArray(1000, 'x')); // under address sanitizer, this is what may not write past its place
    }

    void cannotDoWithoutAFolder()
    {
        QFile file(m_scratch->filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!reportCrashesInto(file.fileName() + QStringLiteral("/sub"), QStringLiteral("test")));
        QVERIFY(newCrashReports(file.fileName()).isEmpty());
    }

    void cleanup()
    {
        m_scratch = std::make_unique<QTemporaryDir>();
        m_folder = m_scratch->filePath(QStringLiteral("crashes"));
    }

private:
    struct Ended {
        QProcess::ExitStatus exitStatus = QProcess::NormalExit;
        int status = 0;
    };

    Ended crash(const QString &way, int actions) const
    {
        QProcess program;
        program.start(QStringLiteral(HITBOX_CRASH_PROGRAM), {m_folder, way, QString::number(actions)});
        program.waitForFinished();
        return {program.exitStatus(), program.exitCode()};
    }

    static QByteArray textOf(const CrashReport &report)
    {
        QFile file(report.file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_scratch = std::make_unique<QTemporaryDir>();
    QString m_folder = m_scratch->filePath(QStringLiteral("crashes"));
};

HITBOX_CORE_TEST(CrashReportTest)
#include "crash_report_test.moc"
