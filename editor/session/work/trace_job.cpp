#include "session/work/trace_job.h"

namespace hitbox {

TraceJob::TraceJob(QObject *parent)
    : QObject(parent)
    , m_traces(
          traced, [this](const Task &, const QList<TracedFrame> &traces) { emit finished(traces); },
          [this](Progress reached) { emit progressed(static_cast<int>(reached.done), static_cast<int>(reached.all)); })
{
}

QList<TracedFrame> TraceJob::traced(const Task &task, const Run &run)
{
    return tracedFrames(task.document, task.frames, task.options, task.projectFolder, run.watcher());
}

void TraceJob::start(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
                     const QString &projectFolder)
{
    if (!isRunning())
        m_traces.ask({document, frames, options, projectFolder});
}

void TraceJob::cancel()
{
    if (!isRunning())
        return;
    m_traces.forget();
    emit cancelled();
}

} // namespace hitbox
