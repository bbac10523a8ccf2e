#include "session/live/live_export.h"

namespace hitbox {

LiveExport::LiveExport(QObject *parent)
    : QObject(parent)
    , m_preview([](const ExportRequest &request, const Run &) { return previewOf(request); },
                [this](const ExportRequest &, const Result<ExportPreview> &preview) { emit arrived(preview); })
{
}

} // namespace hitbox
