#pragma once

#include "document/result.h"
#include "session/work/latest.h"
#include "stage/timeline.h"

#include <QObject>

#include <optional>

namespace hitbox {

/// A timeline that follows the document, computed on another thread on a copy of it. Only the latest wish counts; until
/// its answer arrives, the one before stays.
class LiveTimeline final : public QObject
{
    Q_OBJECT

public:
    /// With the setup and the document that it was made of.
    struct Answer {
        Document document;
        TimelineSetup setup;
        Result<Timeline> timeline;
    };

    explicit LiveTimeline(QObject *parent = nullptr);

    void update(const Document &document, const TimelineSetup &setup);
    void forget(); ///< there is no answer any more, nor one to come

    const Answer *answer() const { return m_answer ? &*m_answer : nullptr; } ///< null before the first one
    bool pending() const { return m_timeline.isPending(); } ///< the answer is old or missing; arrived() follows

signals:
    void arrived();

private:
    struct Wish {
        Document document;
        TimelineSetup setup;

        friend bool operator==(const Wish &, const Wish &) = default;
    };

    void take(const Wish &wish, const Result<Timeline> &timeline);

    Latest<Wish, Result<Timeline>> m_timeline;
    std::optional<Answer> m_answer;
};

} // namespace hitbox
