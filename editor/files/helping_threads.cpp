#include "files/helping_threads.h"

#include <algorithm>
#include <system_error>

namespace hitbox::writing {

HelpingThreads::HelpingThreads(std::size_t most)
    : m_most(most)
{
    m_threads.reserve(most);
}

HelpingThreads::~HelpingThreads()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_isWork.notify_all();
}

void HelpingThreads::doAll(std::size_t count, const std::function<void(std::size_t)> &work)
{
    std::unique_lock lock(m_mutex);
    m_work = &work;
    m_next = 0;
    m_count = count;
    m_left = count;
    const std::size_t wanted = std::min(m_most, count > 0 ? count - 1 : 0);
    try {
        while (m_threads.size() < wanted)
            m_threads.emplace_back([this] { help(); });
    } catch (const std::system_error &) {
        // Those that are there are enough.
    }
    m_isWork.notify_all();
    while (m_next < m_count)
        takeOne(lock);
    m_isDone.wait(lock, [this] { return m_left == 0; });
}

void HelpingThreads::help()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_isWork.wait(lock, [this] { return m_isOver || m_next < m_count; });
        if (m_isOver)
            return;
        takeOne(lock);
    }
}

void HelpingThreads::takeOne(std::unique_lock<std::mutex> &lock)
{
    const std::size_t number = m_next++;
    const std::function<void(std::size_t)> &work = *m_work;
    lock.unlock();
    work(number);
    lock.lock();
    if (--m_left == 0)
        m_isDone.notify_all();
}

} // namespace hitbox::writing
