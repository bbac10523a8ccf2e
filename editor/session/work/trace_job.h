#pragma once

#include "images/tracing/trace_frames.h"
#include "session/work/latest.h"

#include <QObject>

namespace hitbox {

/// Traces many frames beside the window, on a copy of the document, one run at a time.
class TraceJob final : public QObject
{
    Q_OBJECT

public:
    explicit TraceJob(QObject *parent = nullptr);

    /// The frames must exist in the document. Ignored while a run is under way.
    void start(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
               const QString &projectFolder);
    void cancel();

    bool isRunning() const { return m_traces.isPending(); }

signals:
    void progressed(int done, int all);                      ///< frames
    void finished(const QList<hitbox::TracedFrame> &traces); ///< not after a cancel
    void cancelled();

private:
    struct Task {
        Document document;
        QList<FrameRef> frames;
        TraceOptions options;
        QString projectFolder;
    };

    static QList<TracedFrame> traced(const Task &task, const Run &run);

    Latest<Task, QList<TracedFrame>> m_traces;
};

} // namespace hitbox
