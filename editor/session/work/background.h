#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

namespace hitbox {

/// Work beside the window, piece after piece in the order in which it was started. Nobody ever waits for it: when its
/// owner goes, what was started is done all the same, and the answers go nowhere. The program ends when all is done.
///
/// Work must own what it looks at, for which values are made.
class Background
{
public:
    explicit Background(QObject *owner); ///< of which this is a member: answers are given on its thread
    ~Background();

    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// Asks work() on another thread, and tells take() its answer on the owner's, from the event loop.
    template <typename Work, typename Take>
    void start(Work work, Take take)
    {
        const auto line = m_line;
        append([line, work = std::move(work), take = std::move(take)] {
            answer(*line, [take, result = work()] { take(result); });
        });
    }

    void dropWaiting(); ///< what has not begun is not done, and has no answer

private:
    struct Line;

    void append(std::function<void()> job);
    static void answer(Line &line, const std::function<void()> &take);

    std::shared_ptr<Line> m_line;
};

} // namespace hitbox
