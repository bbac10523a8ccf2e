#include "file_bytes.h"
#include "session/work/export_job.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace hitbox;

class ExportJobTest : public QObject
{
    Q_OBJECT

    ExportTask taskFor(const char *format, const QString &folder) const
    {
        const QString id = QString::fromLatin1(format);
        return {{.name = id, .format = id, .folder = folder},
                {documentWith({squareAt(0, 0, 10)}), QStringLiteral("duel"), {}, id, {}, {{}, folder}}};
    }

    QList<Result<ExportPreview>> m_answers;

    void listenTo(const ExportJob &job)
    {
        m_answers.clear();
        connect(&job, &ExportJob::previewed, this,
                [this](const Result<ExportPreview> &preview) { m_answers.append(preview); });
    }

private slots:
    void answersFromAnotherThread()
    {
        ExportJob job;
        listenTo(job);
        job.preview(taskFor("json", {}).request);
        QVERIFY(job.isPreviewing());
        QVERIFY(m_answers.isEmpty());
        QTRY_COMPARE(m_answers.size(), 1);
        QVERIFY(!job.isPreviewing());
        QCOMPARE(m_answers.first()->files.first().name, QStringLiteral("duel.json"));
    }

    void answersTheNewestQuestionAlone()
    {
        ExportJob job;
        listenTo(job);
        for (const char *format : {"json", "svg", "csv", "phaser", "csv"})
            job.preview(taskFor(format, {}).request);
        QTRY_VERIFY(!job.isPreviewing());
        QCOMPARE(m_answers.size(), 1);
        QCOMPARE(m_answers.first()->files.first().name, QStringLiteral("duel.csv"));
    }

    void handsOnWhyThereIsNoExport()
    {
        ExportJob job;
        listenTo(job);
        job.preview(taskFor("godot9", {}).request);
        QTRY_COMPARE(m_answers.size(), 1);
        QVERIFY(m_answers.first().error().text().contains(QStringLiteral("godot9")));
    }

    void canGoWhileItWorks()
    {
        ExportJob job;
        job.preview(taskFor("json", {}).request);
    }

    void writesEachTaskAndTellsOfAllAtOnce()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("out");
        const QString file = folder.filePath("file");
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        ExportJob job;
        QList<QList<ExportOutcome>> told;
        connect(&job, &ExportJob::finished, this, [&](const QList<ExportOutcome> &outcomes) { told.append(outcomes); });
        job.run({taskFor("json", out), taskFor("godot9", out), taskFor("csv", file)});
        QVERIFY(told.isEmpty());
        QTRY_COMPARE(told.size(), 1);
        const QList<ExportOutcome> &outcomes = told.first();
        QVERIFY(outcomes.at(0).written.ok());
        QCOMPARE(outcomes.at(0).files, QStringList{"duel.json"});
        QVERIFY(bytesOfFile(out + "/duel.json").contains("hitbox-export"));
        QVERIFY(!outcomes.at(1).written.ok());
        QVERIFY2(outcomes.at(2).written.error().text().contains(file),
                 qPrintable(outcomes.at(2).written.error().text()));
        QVERIFY(outcomes.at(2).files.isEmpty());
    }

    void writesWhatWasOrderedThoughItHasGone()
    {
        const QTemporaryDir folder;
        {
            ExportJob job;
            job.run({taskFor("json", folder.path())});
            job.run({taskFor("csv", folder.path())});
        }
        QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{"duel.csv", "duel.json"}));
    }

    void findsTheFilesThatWouldDiffer()
    {
        const QTemporaryDir folder;
        const QList<OutputFile> files{{"same.txt", "abc"}, {"new.txt", "abc"}, {"other.txt", "abc"}};
        ExportJob job;
        QList<QStringList> differing;
        QList<Result<Done>> written;
        connect(&job, &ExportJob::compared, this, [&](const QStringList &names) { differing.append(names); });
        connect(&job, &ExportJob::wrote, this, [&](const Result<Done> &result) { written.append(result); });
        const ExportRequest request = taskFor("json", folder.path()).request;
        job.write(request, {{"same.txt", "abc"}, {"other.txt", "abd"}});
        job.compare(folder.path(), files);
        QTRY_COMPARE(differing, QList<QStringList>{{"other.txt"}});
        job.write(request, files);
        QTRY_COMPARE(written.size(), 2);
        QVERIFY(written.at(0).ok() && written.at(1).ok());
        QCOMPARE(bytesOfFile(folder.filePath("other.txt")), QByteArray("abc"));
    }
};

HITBOX_CORE_TEST(ExportJobTest)
#include "export_job_test.moc"
