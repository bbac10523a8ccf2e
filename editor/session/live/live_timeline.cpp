#include "session/live/live_timeline.h"

#include <utility>

namespace hitbox {

LiveTimeline::LiveTimeline()
    : m_timeline([](const Wish &wish, const Run &run) { return timelineOf(wish.document, wish.setup, run.stop()); },
                 [this](const Wish &wish, const Result<Timeline> &timeline) { take(wish, timeline); })
{
}

void LiveTimeline::ask(const TimelineSetup &setup)
{
    if (m_asked == setup)
        return;
    m_asked = setup;
    m_askedIn.reset();
    emit arrived();
}

bool LiveTimeline::update(const Shown &shown)
{
    const bool isSameProject = m_opened == std::exchange(m_opened, shown.opened);
    if (m_asked) {
        if (m_askedIn && isSameProject)
            m_asked = followed(*m_asked, *m_askedIn, shown.document);
        m_askedIn = shown.document;
        const Wish wish{shown.document, *m_asked};
        if (!m_timeline.asked() || *m_timeline.asked() != wish)
            m_timeline.ask(wish);
    }
    return m_version != std::exchange(m_told, m_version);
}

void LiveTimeline::take(const Wish &wish, const Result<Timeline> &timeline)
{
    m_answer = Answer{wish.document, wish.setup, timeline};
    m_version += 1;
    emit arrived();
}

void LiveTimeline::forget()
{
    m_asked.reset();
    m_askedIn.reset();
    m_timeline.forget();
    m_version += 1;
    m_answer.reset();
}

} // namespace hitbox
