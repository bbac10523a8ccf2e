#pragma once

#include "document/result.h"
#include "stage/timeline.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <stop_token>

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
    ~LiveTimeline() override;

    void update(const Document &document, const TimelineSetup &setup);
    void forget(); ///< there is no answer any more, nor one to come

    const Answer *answer() const { return m_answer.get(); } ///< null before the first one
    bool pending() const { return m_pending; }              ///< the answer is old or missing; arrived() follows

signals:
    void arrived();

private:
    Document m_document; ///< of the latest wish
    std::optional<TimelineSetup> m_setup;
    std::shared_ptr<const Answer> m_answer;
    std::stop_source m_stop; ///< of the run under way
    bool m_pending = false;
    QThreadPool m_threads;
};

} // namespace hitbox
