#include "session/work/background.h"

#include <QThreadPool>

#include <deque>
#include <mutex>

namespace hitbox {

struct Background::Line {
    std::mutex mutex; ///< of all that follows
    QObject *owner = nullptr;
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

Background::Background(QObject *owner)
    : m_line(std::make_shared<Line>())
{
    m_line->owner = owner;
}

Background::~Background()
{
    const std::lock_guard lock(m_line->mutex);
    m_line->owner = nullptr;
}

void Background::append(std::function<void()> job)
{
    const std::lock_guard lock(m_line->mutex);
    m_line->waiting.push_back(std::move(job));
    if (std::exchange(m_line->isRunning, true))
        return;
    QThreadPool::globalInstance()->start([line = m_line] {
        while (const std::function<void()> work = line->next())
            work();
    });
}

void Background::answer(Line &line, const std::function<void()> &take)
{
    const std::lock_guard lock(line.mutex);
    if (line.owner)
        QMetaObject::invokeMethod(line.owner, take, Qt::QueuedConnection);
}

void Background::dropWaiting()
{
    const std::lock_guard lock(m_line->mutex);
    m_line->waiting.clear();
}

} // namespace hitbox
