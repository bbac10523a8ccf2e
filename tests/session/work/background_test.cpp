#include "session/work/background.h"
#include "test_class.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>

using namespace hitbox;

namespace {

struct Owner {
    QList<int> answers;
    Background background;

    void ask(int number)
    {
        background.start([number] { return number; }, [this](int answer) { answers.append(answer); });
    }
};

/// Work that waits to be let go.
struct SlowGate {
    QSemaphore begun;
    QSemaphore open;
    std::atomic<int> done = 0;
};

int passThrough(SlowGate &gate)
{
    gate.begun.release();
    gate.open.acquire();
    return ++gate.done;
}

} // namespace

class BackgroundTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Background::waitForAll(); }

    void answersInTheOrderOfTheQuestions()
    {
        Owner owner;
        QList<int> expected;
        for (int i = 0; i < 200; ++i) {
            owner.ask(i);
            expected.append(i);
        }
        QVERIFY(owner.answers.isEmpty());
        QTRY_COMPARE(owner.answers, expected);
    }

    void worksOnAnotherThreadAndAnswersOnTheOwnersOne()
    {
        Owner owner;
        QThread *worker = nullptr;
        QThread *answerer = nullptr;
        owner.background.start([] { return QThread::currentThread(); },
                               [&](QThread *thread) {
                                   worker = thread;
                                   answerer = QThread::currentThread();
                               });
        QTRY_VERIFY(worker);
        QVERIFY(worker != QThread::currentThread());
        QCOMPARE(answerer, QThread::currentThread());
    }

    void nobodyWaitsForWhatHasBegun()
    {
        SlowGate gate;
        bool answered = false;
        {
            Owner owner;
            owner.background.start([&gate] { return passThrough(gate); }, [&answered](int) { answered = true; });
            gate.begun.acquire();
        }
        QCOMPARE(gate.done.load(), 0); // the owner is gone, its work is not
        gate.open.release();
        QTRY_COMPARE(gate.done.load(), 1);
        Background::waitForAll();
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }

    void whatWaitsIsDoneThoughTheOwnerIsGone()
    {
        SlowGate gate;
        {
            Owner owner;
            for (int i = 0; i < 3; ++i)
                owner.background.start([&gate] { return passThrough(gate); }, [](int) {});
        }
        gate.open.release(3);
        QTRY_COMPARE(gate.done.load(), 3);
    }

    void whatWaitsCanBeDropped()
    {
        SlowGate gate;
        Owner owner;
        QList<int> answers;
        for (int i = 0; i < 3; ++i)
            owner.background.start([&gate] { return passThrough(gate); },
                                   [&answers](int answer) { answers.append(answer); });
        gate.begun.acquire();
        owner.background.dropWaiting();
        gate.open.release(3);
        Background::waitForAll();
        QTRY_COMPARE(answers, QList<int>{1});
        QCOMPARE(gate.done.load(), 1);
        owner.ask(7); // and goes on
        QTRY_COMPARE(owner.answers, QList<int>{7});
    }

    void theEventLoopComesRoundBetweenLongAnswers()
    {
        Background one;
        Background other;
        QStringList order;
        const auto longAnswer = [&order](const char *name) {
            return [&order, name](bool) {
                order.append(name);
                QThread::msleep(60);
            };
        };
        one.start([] { return true; }, longAnswer("one"));
        one.start([] { return true; }, longAnswer("second of one"));
        other.start([] { return true; }, longAnswer("other"));
        Background::waitForAll();
        QTimer beat;
        connect(&beat, &QTimer::timeout, &beat, [&order] { order.append("beat"); });
        beat.start(1);
        QTRY_COMPARE(std::ranges::count_if(order, [](const QString &what) { return what != "beat"; }), 3);
        for (qsizetype i = 1; i < order.size(); ++i)
            QVERIFY2(order.at(i) == "beat" || order.at(i - 1) == "beat", qPrintable(order.join(", ")));
        QVERIFY(order.indexOf("one") < order.indexOf("second of one"));
    }

    void whatWaitsForTheNextTurnGoesWithItsOwner()
    {
        Background slow;
        slow.start([] { return true; }, [](bool) { QThread::msleep(60); });
        auto gone = std::make_unique<Owner>();
        gone->ask(1);
        Owner stays;
        stays.ask(2);
        Background::waitForAll();
        QCoreApplication::sendPostedEvents();
        QVERIFY(stays.answers.isEmpty());
        gone.reset();
        QTRY_COMPARE(stays.answers, QList<int>{2});
    }

    void largeValuesGoOnAnotherThread()
    {
        struct Told {
            QThread **where = nullptr;
            ~Told() { *where = QThread::currentThread(); }
        };
        QThread *where = nullptr;
        Background::letGoOf(std::make_shared<const Told>(&where));
        Background::waitForAll();
        QVERIFY(where && where != QThread::currentThread());
    }

    void twoOwnersDoNotWaitForEachOther()
    {
        SlowGate gate;
        Owner slow;
        Owner quick;
        slow.background.start([&gate] { return passThrough(gate); }, [](int) {});
        gate.begun.acquire();
        quick.ask(1);
        QTRY_COMPARE(quick.answers, QList<int>{1});
        gate.open.release();
        QTRY_COMPARE(gate.done.load(), 1);
    }
};

HITBOX_CORE_TEST(BackgroundTest)
#include "background_test.moc"
