#include "scene/refresh_once.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>
#include <QWidget>

using namespace hitbox;

class RefreshOnceTest : public QObject
{
    Q_OBJECT

private slots:
    void howeverOftenItIsMarkedItRefreshesOnce()
    {
        int times = 0;
        QObject owner;
        RefreshOnce refresh(owner, [&times] { ++times; });
        for (int i = 0; i < 5; ++i)
            refresh.mark();
        QCOMPARE(times, 0);
        QCoreApplication::processEvents();
        QCOMPARE(times, 1);
        QCoreApplication::processEvents();
        QCOMPARE(times, 1);
    }

    void whoIsInAHurryDoesNotRefreshTwice()
    {
        int times = 0;
        QObject owner;
        RefreshOnce refresh(owner, [&times] { ++times; });
        refresh.now();
        QCOMPARE(times, 0); // nothing was due
        refresh.mark();
        refresh.now();
        QCoreApplication::processEvents();
        QCOMPARE(times, 1);
    }

    void aHiddenWidgetRefreshesAsSoonAsItIsShown()
    {
        int times = 0;
        QWidget parent;
        QWidget widget(&parent);
        RefreshOnce refresh(widget, [&times] { ++times; });
        refresh.mark();
        QCoreApplication::processEvents();
        refresh.mark();
        QCoreApplication::processEvents();
        QCOMPARE(times, 0);
        parent.show();
        QCOMPARE(times, 1);
        refresh.mark();
        QCoreApplication::processEvents();
        QCOMPARE(times, 2);
    }

    void anySignalMarksIt()
    {
        QObject owner;
        QObject sender;
        RefreshOnce refresh(owner, [] {});
        QSignalSpy refreshed(&refresh, &RefreshOnce::refreshed);
        refresh.after(sender, &QObject::objectNameChanged);
        sender.setObjectName("a");
        sender.setObjectName("b");
        QCoreApplication::processEvents();
        QCOMPARE(refreshed.size(), 1);
    }

    void whatARefreshMarksIsForTheNextTurn()
    {
        int times = 0;
        QObject owner;
        RefreshOnce *again = nullptr;
        RefreshOnce refresh(owner, [&] {
            if (++times == 1)
                again->mark();
        });
        again = &refresh;
        refresh.mark();
        refresh.now();
        QCOMPARE(times, 1);
        QCoreApplication::processEvents();
        QCOMPARE(times, 2);
    }
};

HITBOX_WINDOW_TEST(RefreshOnceTest)
#include "refresh_once_test.moc"
