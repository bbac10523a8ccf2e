#include "session/live/live_timeline.h"

namespace hitbox {

LiveTimeline::LiveTimeline(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

LiveTimeline::~LiveTimeline()
{
    m_stop.request_stop();
    m_threads.waitForDone();
}

void LiveTimeline::update(const Document &document, const TimelineSetup &setup)
{
    if (m_setup == setup && m_document == document)
        return;
    m_document = document;
    m_setup = setup;
    m_pending = true;
    m_stop.request_stop();
    m_stop = {};
    m_threads.start([this, document, setup, stop = m_stop.get_token()] {
        if (stop.stop_requested())
            return;
        const auto answer = std::make_shared<const Answer>(Answer{document, setup, timelineOf(document, setup, stop)});
        const auto hand = [this, answer, stop] {
            if (stop.stop_requested())
                return;
            m_answer = answer;
            m_pending = false;
            emit arrived();
        };
        QMetaObject::invokeMethod(this, hand, Qt::QueuedConnection);
    });
}

void LiveTimeline::forget()
{
    m_stop.request_stop();
    m_document = {};
    m_setup.reset();
    m_answer.reset();
    m_pending = false;
}

} // namespace hitbox
