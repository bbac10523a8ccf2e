#include "session/files/closed_work.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace hitbox;

class ClosedWorkTest : public QObject
{
    Q_OBJECT

    static void makeOlder(const QString &file, int days)
    {
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::ReadWrite));
        QVERIFY(opened.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
    }

    static void makeLarger(const QString &file, qint64 bytes)
    {
        QFile opened(file);
        QVERIFY(opened.resize(bytes)); // with holes: it takes no room
    }

private slots:
    void theLatestComesFirst()
    {
        QTemporaryDir folder;
        QVERIFY(keepClosed(folder.path(), documentWith({squareAt(0, 0, 1)}), {"/a.hitbox", "digest", "a"}));
        makeOlder(closedWork(folder.path()).first().file, 1);
        QVERIFY(keepClosed(folder.path(), documentWith({squareAt(0, 0, 2)}), {{}, {}, "b"}));
        const QList<Recovery> closed = closedWork(folder.path());
        QCOMPARE(closed.size(), 2);
        QCOMPARE(closed.first().origin, (RecoveryOrigin{{}, {}, "b"}));
        QCOMPARE(closed.last().origin, (RecoveryOrigin{"/a.hitbox", "digest", "a"}));
        QCOMPARE(*readRecovery(closed.first()), documentWith({squareAt(0, 0, 2)}));
    }

    void afterAWeekAllButTheLatestGoes()
    {
        QTemporaryDir folder;
        const Document document = documentWith({squareAt(0, 0, 1)});
        for (int i = 0; i <= latestClosed; ++i) {
            QVERIFY(keepClosed(folder.path(), document, {{}, {}, QString::number(i)}));
            makeOlder(closedWork(folder.path()).first().file, 100 - i); // as after a clock that jumped ahead
        }
        const QList<Recovery> closed = closedWork(folder.path());
        QCOMPARE(closed.size(), latestClosed);
        QCOMPARE(closed.first().origin.name, QString::number(latestClosed));
        QCOMPARE(closed.last().origin.name, QString("1"));
    }

    void withinAWeekAllOfItStays()
    {
        QTemporaryDir folder;
        for (int i = 0; i < 2 * latestClosed; ++i)
            QVERIFY(keepClosed(folder.path(), documentWith({squareAt(0, 0, 1)}), {{}, {}, "young"}));
        QCOMPARE(closedWork(folder.path()).size(), 2 * latestClosed);
    }

    void itStaysAsLongAsIsWanted()
    {
        QTemporaryDir folder;
        for (int i = 0; i < latestClosed + 2; ++i)
            QVERIFY(keepClosed(folder.path(), documentWith({squareAt(0, 0, 1)}), {{}, {}, QString::number(i)}));
        for (const Recovery &closed : closedWork(folder.path()))
            makeOlder(closed.file, 5);
        QCOMPARE(closedWork(folder.path(), std::chrono::days(6)).size(), latestClosed + 2);
        QCOMPARE(closedWork(folder.path(), std::chrono::days(4)).size(), latestClosed);
    }

    void theOldestMakesRoomAndTheLatestStays()
    {
        QTemporaryDir folder;
        for (const int days : {2, 1, 0}) {
            QVERIFY(keepClosed(folder.path(), documentWith({squareAt(0, 0, 1)}), {{}, {}, QString::number(days)}));
            const QString file = closedWork(folder.path()).first().file;
            makeLarger(file, mostClosedBytes / 2);
            makeOlder(file, days);
        }
        QList<Recovery> closed = closedWork(folder.path());
        QCOMPARE(closed.size(), 2);
        QCOMPARE(closed.first().origin.name, QString("0"));
        QCOMPARE(closed.last().origin.name, QString("1"));
        makeLarger(closed.first().file, mostClosedBytes * 2);
        makeOlder(closed.first().file, 0);
        closed = closedWork(folder.path());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().origin.name, QString("0"));
    }

    void noFolderHoldsNothing() { QVERIFY(closedWork("/nowhere/at/all").isEmpty()); }
};

HITBOX_CORE_TEST(ClosedWorkTest)
#include "closed_work_test.moc"
