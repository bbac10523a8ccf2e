#pragma once

#include "images/trace_frames.h"
#include "session/work/background.h"

#include <QList>
#include <QObject>

#include <memory>

namespace hitbox {

/// Traces many frames beside the window, on a copy of the document, one run at a time.
class TraceJob final : public QObject
{
    Q_OBJECT

public:
    explicit TraceJob(QObject *parent = nullptr);
    ~TraceJob() override;

    /// The frames must exist in the document. Ignored while a run is under way.
    void start(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
               const QString &projectFolder);
    void cancel(); ///< stops after the frame that is being traced

    bool isRunning() const { return m_progress != nullptr; }
    int done() const; ///< frames
    int total() const { return m_total; }

signals:
    void finished(const QList<hitbox::TracedFrame> &traces); ///< not after a cancel
    void cancelled();

private:
    std::shared_ptr<TraceProgress> m_progress; ///< of the run under way
    int m_total = 0;
    Background m_background{this};
};

} // namespace hitbox
