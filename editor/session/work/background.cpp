#include "session/work/background.h"

#include <QCoreApplication>
#include <QThreadPool>

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

struct Background::Line {
    std::mutex mutex; ///< of all that follows
    std::unique_ptr<QObject> receiver = std::make_unique<QObject>();
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
    const std::lock_guard lock(m_line->mutex);
    m_line->receiver.reset();
}

void Background::append(std::function<void()> job)
{
    const std::lock_guard lock(m_line->mutex);
    m_line->waiting.push_back(std::move(job));
    if (std::exchange(m_line->isRunning, true))
        return;
    backgroundThreads().start([line = m_line] {
        while (const std::function<void()> work = line->next())
            work();
    });
}

Background::Call Background::call() const
{
    return [line = m_line](const std::function<void()> &what) {
        const std::lock_guard lock(line->mutex);
        if (line->receiver)
            QMetaObject::invokeMethod(line->receiver.get(), what, Qt::QueuedConnection);
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
