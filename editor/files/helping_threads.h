#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hitbox::writing {

/// Threads that help with many small pieces of work, made when they are first needed and kept until the end. Where the
/// system gives none, or fewer, the thread that asks does the rest itself.
class HelpingThreads
{
public:
    explicit HelpingThreads(std::size_t most);
    ~HelpingThreads();
    HelpingThreads(const HelpingThreads &) = delete;
    HelpingThreads &operator=(const HelpingThreads &) = delete;

    /// Does the work for each number below `count`, several at one time, and returns when all is done. By one thread
    /// at a time.
    void doAll(std::size_t count, const std::function<void(std::size_t)> &work);

private:
    void help();
    void takeOne(std::unique_lock<std::mutex> &lock);

    const std::size_t m_most;
    std::mutex m_mutex; ///< of all that follows, but for the threads themselves
    std::condition_variable m_isWork;
    std::condition_variable m_isDone;
    const std::function<void(std::size_t)> *m_work = nullptr;
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::size_t m_left = 0; ///< not done yet
    bool m_isOver = false;
    std::vector<std::jthread> m_threads;
};

} // namespace hitbox::writing
