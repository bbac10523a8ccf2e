#include "session/work/background.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QPointer>
#include <QRunnable>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>

namespace hitbox {

namespace {

using namespace std::chrono_literals;

/// What is told comes as events, all of which Qt handles in one turn of its loop, with those that come meanwhile: what
/// is told of a large project would follow one upon the other, and no key be looked at before the last of it. So a turn
/// has so much time for them, and the rest waits until the loop has come round.
class Turn
{
public:
    /// Of the thread's event loop.
    static Turn &now()
    {
        static thread_local Turn turn;
        return turn;
    }

    /// Begins a turn where none is under way. False when it has had its time: `receiver` gets an event of that type in
    /// the next one.
    bool takesOrPutsOff(QObject &receiver, QEvent::Type type)
    {
        QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
        if (!m_isUnderWay || m_loop != loop) {
            m_isUnderWay = true;
            m_spent = 0ns;
            m_loop = loop;
            QTimer::singleShot(1, loop, [] { now().end(); }); // of 0 would be an event among the others
        } else if (m_spent > 40ms) {
            m_waiting.push_back({&receiver, type});
            return false;
        }
        return true;
    }

    /// Tells it, and counts how long that takes. There may be other turns within it.
    void tell(const std::function<void()> &what)
    {
        const int number = m_number;
        QElapsedTimer clock;
        clock.start();
        what();
        if (number == m_number)
            m_spent += std::chrono::nanoseconds(clock.nsecsElapsed());
    }

private:
    struct Waiting {
        QPointer<QObject> receiver;
        QEvent::Type type;
    };

    void end()
    {
        m_isUnderWay = false;
        ++m_number;
        for (const Waiting &waiting : std::exchange(m_waiting, {})) {
            if (waiting.receiver)
                QCoreApplication::postEvent(waiting.receiver, new QEvent(waiting.type));
        }
    }

    QPointer<QAbstractEventDispatcher> m_loop;
    bool m_isUnderWay = false; ///< something was told in it
    int m_number = 0;
    std::chrono::nanoseconds m_spent = 0ns; ///< on what was told in it
    std::deque<Waiting> m_waiting;
};

/// More threads than anybody has use for at a time: they wait for disks as often as they compute.
constexpr int mostThreads = 64;

/// Threads of all backgrounds. They have come to their end when the application has.
QThreadPool &backgroundThreads()
{
    struct Threads {
        QThreadPool pool;

        Threads()
        {
            pool.setMaxThreadCount(mostThreads);
            qAddPostRoutine(Background::waitForAll);
        }
    };
    static Threads threads;
    return threads.pool;
}

/// Work on a thread of the pool.
class PoolRun : public QRunnable
{
public:
    explicit PoolRun(std::function<void()> work)
        : m_work(std::move(work))
    {
        handedOver.fetch_add(1, std::memory_order_release);
    }

    void run() override
    {
        handedOver.load(std::memory_order_acquire);
        m_work();
    }

private:
    /// Orders what was written before a run was made before all that it does. The pool's own locks do so as well; only
    /// the thread sanitizer, which cannot look into Qt, needs to be shown.
    static inline std::atomic<unsigned> handedOver = 0;

    std::function<void()> m_work;
};

} // namespace

/// What is told on the thread of a Background. It goes over within the mutex, not within Qt's event, so that nothing
/// but the mutex is needed to see that the threads do not meet.
class Background::Receiver : public QObject
{
public:
    explicit Receiver(std::mutex &mutex)
        : m_mutex(mutex)
    {
    }

    /// Under the mutex, from any thread.
    void tell(std::function<void()> what)
    {
        m_told.push_back(std::move(what));
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
    }

    /// Each event brings one thing told: another may have deleted this.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::User && !Turn::now().takesOrPutsOff(*this, QEvent::User))
            return true;
        std::function<void()> what;
        {
            const std::lock_guard lock(m_mutex);
            if (event->type() != QEvent::User || m_told.empty())
                return QObject::event(event);
            what = std::move(m_told.front());
            m_told.pop_front();
        }
        Turn::now().tell(what);
        return true;
    }

private:
    std::mutex &m_mutex;
    std::deque<std::function<void()>> m_told;
};

struct Background::Line {
    std::mutex mutex; ///< of all that follows
    std::unique_ptr<Receiver> receiver = std::make_unique<Receiver>(mutex);
    std::deque<std::function<void()>> waiting;
    bool isRunning = false;

    /// The next one that waits; none when the line has come to its end.
    std::function<void()> next()
    {
        const std::lock_guard lock(mutex);
        isRunning = !waiting.empty();
        if (!isRunning)
            return {};
        std::function<void()> job = std::move(waiting.front());
        waiting.pop_front();
        return job;
    }
};

Background::Background()
    : m_line(std::make_shared<Line>())
{
}

Background::~Background()
{
    std::unique_ptr<Receiver> gone; // what it was to tell goes outside the lock
    const std::lock_guard lock(m_line->mutex);
    gone = std::move(m_line->receiver);
}

void Background::append(std::function<void()> job)
{
    const std::lock_guard lock(m_line->mutex);
    m_line->waiting.push_back(std::move(job));
    if (std::exchange(m_line->isRunning, true))
        return;
    backgroundThreads().start(new PoolRun([line = m_line] {
        while (const std::function<void()> work = line->next())
            work();
    }));
}

Background::Call Background::call() const
{
    return [line = m_line](const std::function<void()> &what) {
        const std::lock_guard lock(line->mutex);
        if (line->receiver)
            line->receiver->tell(what);
    };
}

void Background::dropWaiting()
{
    std::deque<std::function<void()>> dropped; // what they own goes outside the lock
    const std::lock_guard lock(m_line->mutex);
    m_line->waiting.swap(dropped);
}

void Background::letGoOf(std::shared_ptr<const void> what)
{
    // The last that holds it is the job, which goes on the thread.
    backgroundThreads().start(new PoolRun([held = std::move(what)]() mutable { held.reset(); }));
}

void Background::waitForAll()
{
    backgroundThreads().waitForDone();
}

} // namespace hitbox
