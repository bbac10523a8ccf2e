#include "session/fix_all_job.h"

namespace hitbox {

FixAllJob::FixAllJob(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

FixAllJob::~FixAllJob()
{
    m_stop = true;
    m_threads.waitForDone();
}

void FixAllJob::start(const Document &document, const ValidationContext &context)
{
    if (m_running)
        return;
    m_running = true;
    m_stop = false;
    m_threads.start([this, document, context] {
        const FixedDocument fixed = fixedAll(document, context, [this] { return m_stop.load(); });
        QMetaObject::invokeMethod(
            this,
            [this, document, fixed] {
                m_running = false;
                emit finished(document, fixed);
            },
            Qt::QueuedConnection);
    });
}

void FixAllJob::stop()
{
    m_stop = true;
}

} // namespace hitbox
