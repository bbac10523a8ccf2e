#pragma once

#include "document/result.h"
#include "session/live/live_answer.h"
#include "session/work/latest.h"
#include "stage/timeline.h"

#include <optional>

namespace hitbox {

/// A timeline that follows the document, computed on another thread on a copy of it. Only the latest wish counts; until
/// its answer arrives, the one before stays. The places in an answer are those in the document that it was made of, and
/// lead by its ids to where things are by now.
class LiveTimeline : public LiveAnswer
{
    Q_OBJECT

public:
    /// With the setup and the document that it was made of.
    struct Answer {
        Document document;
        TimelineSetup setup;
        Result<Timeline> timeline;
    };

    LiveTimeline();

    void ask(const TimelineSetup &setup); ///< about what is shown from now on
    void forget();                        ///< there is no answer any more, nor one to come

    const Answer *answer() const { return m_answer ? &*m_answer : nullptr; } ///< null before the first one
    bool pending() const { return m_timeline.isPending(); } ///< the answer is old or missing; arrived() follows

    bool update(const Shown &shown) override;

private:
    struct Wish {
        Document document;
        TimelineSetup setup;

        friend bool operator==(const Wish &, const Wish &) = default;
    };

    void take(const Wish &wish, const Result<Timeline> &timeline);

    std::optional<TimelineSetup> m_asked; ///< as things stand in the next
    std::optional<Document> m_askedIn;    ///< nothing: in what is shown next
    int m_opened = 0;                     ///< document, as last updated
    Latest<Wish, Result<Timeline>> m_timeline;
    std::optional<Answer> m_answer;
    int m_version = 0; ///< of the answer
    int m_told = 0;    ///< version
};

} // namespace hitbox
