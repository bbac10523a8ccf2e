#pragma once

#include "session/work/background.h"
#include "session/work/run.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace hitbox {

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
        m_asked = std::make_shared<const Asked>(std::move(request));
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
        explicit Asked(Request wanted)
            : request(std::move(wanted))
        {
        }

        Request request;
        mutable std::stop_source stop;
    };

    std::function<void(Progress)> teller(const std::shared_ptr<const Asked> &asked)
    {
        return progressTeller(m_background.call(), [this, asked, duties = m_duties](Progress reached) {
            if (m_asked != asked)
                return;
            m_progress = reached;
            if (duties->watch)
                duties->watch(reached);
        });
    }

    std::shared_ptr<const Duties> m_duties;
    std::shared_ptr<const Asked> m_asked;
    bool m_isPending = false;
    Progress m_progress;
    Background m_background;
};

} // namespace hitbox
