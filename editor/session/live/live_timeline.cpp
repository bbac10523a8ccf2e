#include "session/live/live_timeline.h"

namespace hitbox {

LiveTimeline::LiveTimeline(QObject *parent)
    : QObject(parent)
    , m_timeline([](const Wish &wish, const Run &run) { return timelineOf(wish.document, wish.setup, run.stop()); },
                 [this](const Wish &wish, const Result<Timeline> &timeline) { take(wish, timeline); })
{
}

void LiveTimeline::update(const Document &document, const TimelineSetup &setup)
{
    const Wish wish{document, setup};
    if (!m_timeline.asked() || *m_timeline.asked() != wish)
        m_timeline.ask(wish);
}

void LiveTimeline::take(const Wish &wish, const Result<Timeline> &timeline)
{
    m_answer = Answer{wish.document, wish.setup, timeline};
    emit arrived();
}

void LiveTimeline::forget()
{
    m_timeline.forget();
    m_answer.reset();
}

} // namespace hitbox
