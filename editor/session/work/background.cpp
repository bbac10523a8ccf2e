#include "session/work/background.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRunnable>
#include <QThreadPool>

#include <atomic>
#include <deque>
#include <mutex>

namespace hitbox {

namespace {

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
        std::function<void()> what;
        {
            const std::lock_guard lock(m_mutex);
            if (event->type() != QEvent::User || m_told.empty())
                return QObject::event(event);
            what = std::move(m_told.front());
            m_told.pop_front();
        }
        what();
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

/// A line on a thread of the pool, until nothing waits in it.
class Background::LineRun : public QRunnable
{
public:
    explicit LineRun(std::shared_ptr<Line> line)
        : m_line(std::move(line))
    {
        handedOver.fetch_add(1, std::memory_order_release);
    }

    void run() override
    {
        handedOver.load(std::memory_order_acquire);
        while (const std::function<void()> work = m_line->next())
            work();
    }

private:
    /// Orders what was written before a run was made before all that it does. The pool's own locks do so as well; only
    /// the thread sanitizer, which cannot look into Qt, needs to be shown.
    static inline std::atomic<unsigned> handedOver = 0;

    std::shared_ptr<Line> m_line;
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
    backgroundThreads().start(new LineRun(m_line));
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

void Background::waitForAll()
{
    backgroundThreads().waitForDone();
}

} // namespace hitbox
