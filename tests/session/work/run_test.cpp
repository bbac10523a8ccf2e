#include "session/work/run.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class RunTest : public QObject
{
    Q_OBJECT

private slots:
    void nobodyStopsWorkThatNobodyWatches()
    {
        QVERIFY(!Run().isStopped());
        QVERIFY(Run().reached({1, 2}));
    }

    void codeThatKnowsNoRunsIsWatchedAsWell()
    {
        std::stop_source source;
        Progress last;
        const Run run(source.get_token(), [&last](Progress reached) { last = reached; });
        const std::function<bool(qint64, qint64)> watcher = run.watcher();
        QVERIFY(watcher(3, 7));
        QCOMPARE(last.done, 3);
        QCOMPARE(last.all, 7);
        source.request_stop();
        QVERIFY(!watcher(4, 7));
        QCOMPARE(last.done, 4);
    }
};

HITBOX_TEST(RunTest)
#include "run_test.moc"
