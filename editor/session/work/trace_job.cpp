#include "session/work/trace_job.h"

#include <utility>

namespace hitbox {

TraceJob::TraceJob(QObject *parent)
    : QObject(parent)
{
}

TraceJob::~TraceJob()
{
    cancel();
}

void TraceJob::start(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
                     const QString &projectFolder)
{
    if (isRunning())
        return;
    m_progress = std::make_shared<TraceProgress>();
    m_total = static_cast<int>(frames.size());
    const auto work = [document, frames, options, projectFolder, progress = m_progress] {
        return tracedFrames(document, frames, options, projectFolder, *progress);
    };
    m_background.start(work, [this](const QList<TracedFrame> &traces) {
        const bool stopped = std::exchange(m_progress, nullptr)->stop;
        if (stopped)
            emit cancelled();
        else
            emit finished(traces);
    });
}

void TraceJob::cancel()
{
    if (m_progress)
        m_progress->stop = true;
}

int TraceJob::done() const
{
    return m_progress ? m_progress->done.load() : 0;
}

} // namespace hitbox
