#include "session/live_export.h"

#include <utility>

namespace hitbox {

LiveExport::LiveExport(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

LiveExport::~LiveExport()
{
    m_threads.waitForDone();
}

void LiveExport::ask(const ExportRequest &request)
{
    m_wanted = request;
    if (!m_isRunning)
        start();
}

void LiveExport::start()
{
    m_isRunning = true;
    m_threads.start([this, request = *std::exchange(m_wanted, std::nullopt)] {
        QMetaObject::invokeMethod(
            this, [this, preview = previewOf(request)] { take(preview); }, Qt::QueuedConnection);
    });
}

void LiveExport::take(const Result<ExportPreview> &preview)
{
    m_isRunning = false;
    if (m_wanted)
        return start();
    emit arrived(preview);
}

} // namespace hitbox
