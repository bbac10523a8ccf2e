#pragma once

#include "session/work/background.h"

#include <QtGlobal>

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

namespace hitbox {

/// How far work has come; 0 of 0 before anything is known.
struct Progress {
    qint64 done = 0;
    qint64 all = 0;

    friend bool operator==(const Progress &, const Progress &) = default;
};

/// What work beside the window hears and says while it goes on. Cheap: it may be used at every turn of a loop.
class Run
{
public:
    Run() = default; ///< of work that nobody stops nor watches
    Run(std::stop_token stop, std::function<void(Progress)> tell)
        : m_stop(std::move(stop))
        , m_tell(std::move(tell))
    {
    }

    bool isStopped() const { return m_stop.stop_requested(); } ///< what comes out of it is not wanted any more
    const std::stop_token &stop() const { return m_stop; }
    /// Tells how far it has come. False when it is to end.
    bool reached(Progress progress) const
    {
        if (m_tell)
            m_tell(progress);
        return !isStopped();
    }

private:
    std::stop_token m_stop;
    std::function<void(Progress)> m_tell;
};

/// Answers the latest request beside the window. Asking again takes the place of what waits and stops what runs: there
/// is one answer at most to come. What is told, is told on the thread of the Latest, from its event loop. When it goes,
/// the work is stopped and nobody waits for it.
///
/// Work must own what it looks at, as for a Background.
template <typename Request, typename Answer>
class Latest
{
public:
    using Work = std::function<Answer(const Request &, const Run &)>; ///< on another thread
    using Take = std::function<void(const Request &, const Answer &)>;
    using Watch = std::function<void(Progress)>; ///< not for each step that is reached: for the last one so far

    Latest(Work work, Take take, Watch watch = {})
        : m_duties(std::make_shared<const Duties>(Duties{std::move(work), std::move(take), std::move(watch)}))
    {
    }
    ~Latest() { forget(); }

    void ask(Request request)
    {
        forget();
        m_asked = std::make_shared<const Asked>(Asked{std::move(request), {}});
        const auto work = [asked = m_asked, duties = m_duties, tell = teller(m_asked)] {
            return duties->work(asked->request, Run(asked->stop.get_token(), tell));
        };
        const auto take = [this, asked = m_asked, duties = m_duties](const Answer &answer) {
            if (m_asked != asked)
                return;
            m_isPending = false;
            duties->take(asked->request, answer); // after which there may be nothing left of this
        };
        m_isPending = true;
        m_background.start(work, take);
    }

    /// Ends the work early. What it makes of that is the answer, and still comes.
    void stop()
    {
        if (m_asked)
            m_asked->stop.request_stop();
    }

    /// Ends the work early; no answer comes.
    void forget()
    {
        stop();
        m_asked.reset();
        m_isPending = false;
        m_background.dropWaiting();
        m_progress = {};
    }

    bool isPending() const { return m_isPending; } ///< an answer is to come
    /// The latest request, answered or not; null before the first one and when it was forgotten.
    const Request *asked() const { return m_asked ? &m_asked->request : nullptr; }
    Progress progress() const { return m_progress; } ///< of the latest request

private:
    struct Duties {
        Work work;
        Take take;
        Watch watch;
    };
    struct Asked {
        Request request;
        mutable std::stop_source stop;
    };
    /// Between the threads. One message under way is enough: it brings the last step that was reached.
    struct Steps {
        std::mutex mutex;
        Progress reached;
        bool isOnItsWay = false;
    };

    std::function<void(Progress)> teller(const std::shared_ptr<const Asked> &asked)
    {
        const auto steps = std::make_shared<Steps>();
        const auto hand = [this, asked, steps, duties = m_duties] {
            const Progress reached = taken(*steps);
            if (m_asked != asked)
                return;
            m_progress = reached;
            if (duties->watch)
                duties->watch(reached);
        };
        return [steps, hand, call = m_background.call()](Progress progress) {
            {
                const std::lock_guard lock(steps->mutex);
                steps->reached = progress;
                if (std::exchange(steps->isOnItsWay, true))
                    return;
            }
            call(hand);
        };
    }

    static Progress taken(Steps &steps)
    {
        const std::lock_guard lock(steps.mutex);
        steps.isOnItsWay = false;
        return steps.reached;
    }

    std::shared_ptr<const Duties> m_duties;
    std::shared_ptr<const Asked> m_asked;
    bool m_isPending = false;
    Progress m_progress;
    Background m_background;
};

} // namespace hitbox
