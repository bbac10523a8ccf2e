#include "session/work/trace_job.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class TraceJobTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    Document saved(int frames) const
    {
        madeImage(m_folder.filePath("sprite0.png"), {64, 64});
        return documentWith({}, frames);
    }

private slots:
    void itHandsBackEveryFrame()
    {
        const Document document = saved(5);
        TraceJob job;
        QSignalSpy finished(&job, &TraceJob::finished);
        job.start(document, frameRefsOf(document), {}, m_folder.path());
        QSignalSpy progressed(&job, &TraceJob::progressed);
        QVERIFY(job.isRunning());
        job.start(document, {}, {}, m_folder.path()); // ignored
        QVERIFY(finished.wait());
        QVERIFY(!job.isRunning());
        const auto traces = finished[0][0].value<QList<TracedFrame>>();
        QCOMPARE(traces.size(), 5);
        QVERIFY(traces[4].trace.ok());
        QCOMPARE(progressed.last(), (QList<QVariant>{4, 5}));
    }

    void aCancelledRunHandsBackNothing()
    {
        const Document document = saved(500);
        TraceJob job;
        QSignalSpy finished(&job, &TraceJob::finished);
        QSignalSpy cancelled(&job, &TraceJob::cancelled);
        job.start(document, frameRefsOf(document), {}, m_folder.path());
        job.cancel();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!job.isRunning());
        Background::waitForAll();
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 0);
        job.start(document, frameRefsOf(document), {}, m_folder.path()); // goes away while it runs
    }
};

HITBOX_WINDOW_TEST(TraceJobTest)
#include "trace_job_test.moc"
