#pragma once

#include "formats/export/export_request.h"
#include "session/work/background.h"

#include <QObject>

#include <optional>

namespace hitbox {

/// Makes exports for looking at, on another thread. Only the newest question is answered: one that comes while an
/// answer is being made waits for it, and takes the place of one that waits already.
class LiveExport final : public QObject
{
    Q_OBJECT

public:
    explicit LiveExport(QObject *parent = nullptr);

    void ask(const ExportRequest &request);
    bool pending() const { return m_wanted || m_isRunning; } ///< arrived() follows

signals:
    void arrived(const hitbox::Result<hitbox::ExportPreview> &preview);

private:
    void start();
    void take(const Result<ExportPreview> &preview);

    std::optional<ExportRequest> m_wanted; ///< not begun yet
    bool m_isRunning = false;
    Background m_background{this};
};

} // namespace hitbox
