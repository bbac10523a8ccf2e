#include "scene/refresh_once.h"
#include "test_class.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace hitbox;

/// Loses its number before its children go.
class MortalOwner : public QObject
{
    Q_OBJECT

public:
    ~MortalOwner() override { number.reset(); }

    std::unique_ptr<int> number = std::make_unique<int>(0);
};

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

    void onlyWhatConcernsItMarksIt()
    {
        int times = 0;
        QObject owner;
        QWidget sender;
        RefreshOnce refresh(owner, [&times] { ++times; });
        refresh.when(sender, &QWidget::windowTitleChanged, [](const QString &title) { return title != "no"; });
        sender.setWindowTitle("no");
        QCoreApplication::processEvents();
        QCOMPARE(times, 0);
        sender.setWindowTitle("yes");
        QCoreApplication::processEvents();
        QCOMPARE(times, 1);
    }

    void theNextKeyMeetsWhatTheOneBeforeLedTo()
    {
        QStringList order;
        QWidget window;
        RefreshOnce refresh(window, [&order] { order.append("refresh"); });
        window.show();
        QWidget field(&window);
        refresh.mark();
        connect(&field, &QWidget::customContextMenuRequested, &window, [&order] { order.append("input"); });
        field.setContextMenuPolicy(Qt::CustomContextMenu);
        QContextMenuEvent input(QContextMenuEvent::Mouse, {0, 0}, {0, 0}, {});
        QCoreApplication::sendEvent(&field, &input);
        QCOMPARE(order, (QStringList{"refresh", "input"}));
    }

    void whoIsBeingDestroyedIsNotRefreshed()
    {
        int times = 0;
        auto owner = std::make_unique<MortalOwner>();
        auto *refresh = new RefreshOnce(static_cast<QObject &>(*owner), [&] { times += 1; });
        refresh->mark();
        connect(owner.get(), &QObject::destroyed, owner.get(), &RefreshOnce::allNow);
        owner.reset();
        QCOMPARE(times, 0);
    }

    void allThatIsDueIsDoneTogether()
    {
        int times = 0;
        QObject owner;
        QWidget hidden;
        RefreshOnce one(owner, [&times] { times += 1; });
        RefreshOnce other(owner, [&times] { times += 10; });
        RefreshOnce unseen(hidden, [&times] { times += 100; });
        for (RefreshOnce *refresh : {&one, &other, &unseen})
            refresh->mark();
        RefreshOnce::allNow();
        QCOMPARE(times, 11);
        QCoreApplication::processEvents();
        QCOMPARE(times, 11);
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
