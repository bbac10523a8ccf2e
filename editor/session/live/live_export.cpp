#include "session/live/live_export.h"

#include <utility>

namespace hitbox {

LiveExport::LiveExport(QObject *parent)
    : QObject(parent)
{
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
    m_background.start([request = *std::exchange(m_wanted, std::nullopt)] { return previewOf(request); },
                       [this](const Result<ExportPreview> &preview) { take(preview); });
}

void LiveExport::take(const Result<ExportPreview> &preview)
{
    m_isRunning = false;
    if (m_wanted)
        return start();
    emit arrived(preview);
}

} // namespace hitbox
