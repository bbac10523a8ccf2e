#pragma once

#include "formats/export/export_request.h"
#include "session/work/latest.h"

#include <QObject>

namespace hitbox {

/// Makes exports for looking at, on another thread. Only the newest question is answered.
class LiveExport final : public QObject
{
    Q_OBJECT

public:
    explicit LiveExport(QObject *parent = nullptr);

    void ask(const ExportRequest &request) { m_preview.ask(request); }
    bool pending() const { return m_preview.isPending(); } ///< arrived() follows

signals:
    void arrived(const hitbox::Result<hitbox::ExportPreview> &preview);

private:
    Latest<ExportRequest, Result<ExportPreview>> m_preview;
};

} // namespace hitbox
