#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace hitbox {

/// Work beside the window, piece after piece in the order in which it was started. Nobody ever waits for it: when it
/// goes, what was started is done all the same, and the answers go nowhere. The program ends when all is done.
///
/// A turn of the event loop tells what fits between pictures and input: what more there is to tell comes in the next.
///
/// Work must own what it looks at, for which values are made. One that hangs on a dead disk holds up no other
/// Background.
class Background
{
public:
    /// Has something done on the thread of the Background, from its event loop, unless it has gone. From any thread.
    using Call = std::function<void(std::function<void()>)>;

    Background(); ///< answers are given on this thread
    ~Background();

    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// Asks work() on another thread, and tells take() its answer on this one, from the event loop.
    template <typename Work, typename Take>
    void start(Work work, Take take)
    {
        append([call = call(), work = std::move(work), take = std::move(take)] {
            call([take, result = work()] { take(result); });
        });
    }

    void dropWaiting(); ///< what has not begun is not done, and has no answer
    Call call() const;

    /// Has a large value destroyed on another thread, where nobody else holds it by then: to free millions of small
    /// parts takes as long as to make them.
    static void letGoOf(std::shared_ptr<const void> what);
    template <typename Value>
    static void letGo(Value &&value)
    {
        letGoOf(std::make_shared<const std::remove_cvref_t<Value>>(std::forward<Value>(value)));
    }

    /// Waits until nothing is being worked on in the whole program.
    static void waitForAll();

private:
    class Receiver;
    struct Line;

    void append(std::function<void()> job);

    std::shared_ptr<Line> m_line;
};

} // namespace hitbox
