#pragma once

#include "session/work/background.h"

#include <QtGlobal>

#include <functional>
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
    /// Calls reached(), for code that knows no runs. May not outlive this.
    std::function<bool(qint64 done, qint64 all)> watcher() const
    {
        return [this](qint64 done, qint64 all) { return reached({done, all}); };
    }

private:
    std::stop_token m_stop;
    std::function<void(Progress)> m_tell;
};

/// Has `hand` told of progress on the thread of a background. One message under way is enough, for it brings the last
/// step that was reached: however many there are, the event loop is not flooded.
std::function<void(Progress)> progressTeller(Background::Call call, std::function<void(Progress)> hand);

} // namespace hitbox
