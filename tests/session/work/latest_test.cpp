#include "session/work/latest.h"
#include "test_class.h"

#include <QPointer>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <memory>

using namespace hitbox;

namespace {

/// Work that says when it has begun and waits to be let go.
struct Gate {
    QSemaphore begun;
    QSemaphore open;
    std::atomic<int> done = 0;
    std::atomic<int> stopped = 0;
};

int throughGate(Gate &gate, int number, const Run &run)
{
    gate.begun.release();
    gate.open.acquire();
    gate.stopped += run.isStopped() ? 1 : 0;
    ++gate.done;
    return number;
}

/// No QObject: whoever asks need not be one.
struct Asker {
    std::shared_ptr<Gate> gate = std::make_shared<Gate>();
    QList<int> answers;
    Latest<int, int> latest{[gate = gate](int number, const Run &run) { return throughGate(*gate, number, run); },
                            [this](int request, int answer) {
                                QCOMPARE(answer, request);
                                answers.append(answer);
                            }};

    void letGo(int times = 1) { gate->open.release(times); }
};

} // namespace

class LatestTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Background::waitForAll(); }

    void aRequestIsAnsweredBesideTheWindow()
    {
        QThread *worker = nullptr;
        QThread *answerer = nullptr;
        Latest<int, QThread *> latest([](int, const Run &) { return QThread::currentThread(); },
                                      [&](int, QThread *thread) {
                                          worker = thread;
                                          answerer = QThread::currentThread();
                                      });
        QVERIFY(!latest.isPending());
        QVERIFY(!latest.asked());
        latest.ask(1);
        QVERIFY(latest.isPending());
        QCOMPARE(*latest.asked(), 1);
        QVERIFY(!worker); // not before the event loop
        QTRY_VERIFY(worker);
        QVERIFY(worker != QThread::currentThread());
        QCOMPARE(answerer, QThread::currentThread());
        QVERIFY(!latest.isPending());
        QCOMPARE(*latest.asked(), 1);
        latest.forget();
        QVERIFY(!latest.asked());
    }

    void theLatestRequestWins()
    {
        Asker asker;
        asker.latest.ask(1);
        asker.gate->begun.acquire();
        for (int number = 2; number <= 100; ++number)
            asker.latest.ask(number);
        asker.letGo(100);
        QTRY_COMPARE(asker.answers, QList<int>{100});
        QCOMPARE(asker.gate->done.load(), 2); // what waited was never begun
        QCOMPARE(asker.gate->stopped.load(), 1);
    }

    void anAnswerThatIsOnItsWayIsOldWhenAnotherIsAskedFor()
    {
        Asker asker;
        asker.letGo(2);
        asker.latest.ask(1);
        Background::waitForAll(); // the answer waits in the event loop
        asker.latest.ask(2);
        QTRY_COMPARE(asker.answers, QList<int>{2});
    }

    void whatIsForgottenIsStoppedAndNotAnswered()
    {
        Asker asker;
        asker.latest.ask(1);
        asker.gate->begun.acquire();
        asker.latest.forget();
        QVERIFY(!asker.latest.isPending());
        asker.letGo();
        Background::waitForAll();
        QCOMPARE(asker.gate->stopped.load(), 1);
        QCoreApplication::processEvents();
        QVERIFY(asker.answers.isEmpty());
        asker.letGo();
        asker.latest.ask(2); // and it goes on
        QTRY_COMPARE(asker.answers, QList<int>{2});
    }

    void whatIsStoppedIsAnsweredAllTheSame()
    {
        Asker asker;
        asker.latest.ask(1);
        asker.gate->begun.acquire();
        asker.latest.stop();
        QVERIFY(asker.latest.isPending());
        asker.letGo();
        QTRY_COMPARE(asker.answers, QList<int>{1});
        QCOMPARE(asker.gate->stopped.load(), 1);
    }

    void progressArrivesOnTheThreadOfTheWindow()
    {
        QList<Progress> seen;
        QList<QThread *> threads;
        QSemaphore next;
        Latest<int, bool> latest(
            [&next](int steps, const Run &run) {
                for (int step = 1; step <= steps; ++step) {
                    next.acquire();
                    run.reached({step, steps});
                }
                next.acquire();
                return true;
            },
            [](int, bool) {},
            [&](Progress progress) {
                seen.append(progress);
                threads.append(QThread::currentThread());
            });
        latest.ask(2);
        QCOMPARE(latest.progress(), Progress());
        next.release();
        QTRY_COMPARE(seen, (QList<Progress>{{1, 2}}));
        QCOMPARE(latest.progress(), (Progress{1, 2}));
        next.release();
        QTRY_COMPARE(seen, (QList<Progress>{{1, 2}, {2, 2}}));
        next.release();
        QTRY_VERIFY(!latest.isPending());
        QCOMPARE(threads, QList<QThread *>(2, QThread::currentThread()));
    }

    void aMillionStepsDoNotFloodTheEventLoop()
    {
        constexpr int steps = 1'000'000;
        QList<Progress> seen;
        bool isDone = false;
        Latest<int, bool> latest(
            [](int all, const Run &run) {
                for (int step = 1; step <= all; ++step)
                    run.reached({step, all});
                return true;
            },
            [&isDone](int, bool) { isDone = true; }, [&seen](Progress progress) { seen.append(progress); });
        latest.ask(steps);
        Background::waitForAll();
        QVERIFY(seen.isEmpty());
        QTRY_VERIFY(isDone);
        QCOMPARE(seen, (QList<Progress>{{steps, steps}})); // before the answer
    }

    void progressOfAnEarlierRequestIsNotTold()
    {
        QList<Progress> seen;
        Latest<int, int> latest(
            [](int number, const Run &run) {
                run.reached({number, 10});
                return number;
            },
            [](int, int) {}, [&seen](Progress progress) { seen.append(progress); });
        latest.ask(1);
        Background::waitForAll();
        latest.ask(2);
        QTRY_VERIFY(!latest.isPending());
        QCOMPARE(seen, (QList<Progress>{{2, 10}}));
    }

    void nobodyWaitsForWorkWhoseAskerIsGone()
    {
        std::shared_ptr<Gate> gate;
        {
            Asker asker;
            gate = asker.gate;
            asker.latest.ask(1);
            gate->begun.acquire();
        }
        QCOMPARE(gate->done.load(), 0); // still at work
        gate->open.release();
        Background::waitForAll();
        QCOMPARE(gate->stopped.load(), 1);
        QCoreApplication::processEvents(); // the answer has nowhere to go
    }

    void askersComeAndGoWhileWorkReports()
    {
        for (int round = 0; round < 300; ++round) {
            const auto told = std::make_shared<int>(0);
            Latest<int, QList<int>> latest(
                [](int steps, const Run &run) {
                    QList<int> all;
                    for (int step = 0; step < steps && !run.isStopped(); ++step) {
                        all.append(step);
                        run.reached({step, steps});
                    }
                    return all;
                },
                [told](int, const QList<int> &) { ++*told; }, [told](Progress) { ++*told; });
            latest.ask(100'000);
            if (round % 3 == 0)
                QCoreApplication::processEvents();
            if (round % 5 == 0)
                latest.ask(round);
        }
        Background::waitForAll();
        QCoreApplication::processEvents();
    }

    void anAnswerMayBeTheEndOfTheAsker()
    {
        std::unique_ptr<Latest<int, int>> latest;
        int answered = 0;
        latest = std::make_unique<Latest<int, int>>([](int number, const Run &) { return number; },
                                                    [&](int, int answer) {
                                                        latest.reset();
                                                        answered = answer;
                                                    });
        latest->ask(7);
        QTRY_COMPARE(answered, 7);
    }

    void anAnswerMayLeadToTheNextRequest()
    {
        QList<int> answers;
        std::function<void(int)> next;
        Latest<int, int> latest([](int number, const Run &) { return number; },
                                [&](int, int answer) {
                                    answers.append(answer);
                                    if (answer < 5)
                                        next(answer + 1);
                                });
        next = [&latest](int number) { latest.ask(number); };
        next(1);
        QTRY_COMPARE(answers, (QList<int>{1, 2, 3, 4, 5}));
        QVERIFY(!latest.isPending());
    }
};

HITBOX_CORE_TEST(LatestTest)
#include "latest_test.moc"
