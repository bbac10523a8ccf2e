#include "session/work/fix_all_job.h"

namespace hitbox {

FixAllJob::FixAllJob(QObject *parent)
    : QObject(parent)
{
}

FixAllJob::~FixAllJob()
{
    stop();
}

void FixAllJob::start(const Document &document, const ValidationContext &context)
{
    if (m_running)
        return;
    m_running = true;
    m_stop = {};
    const auto work = [document, context, stop = m_stop.get_token()] {
        return fixedAll(document, context, [stop] { return stop.stop_requested(); });
    };
    m_background.start(work, [this, document](const FixedDocument &fixed) {
        m_running = false;
        emit finished(document, fixed);
    });
}

void FixAllJob::stop()
{
    m_stop.request_stop();
}

} // namespace hitbox
