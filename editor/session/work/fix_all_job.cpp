#include "session/work/fix_all_job.h"

namespace hitbox {

FixAllJob::FixAllJob(QObject *parent)
    : QObject(parent)
    , m_fixed([](const Task &task,
                 const Run &run) { return fixedAll(task.document, task.context, [&run] { return run.isStopped(); }); },
              [this](const Task &task, const FixedDocument &fixed) { emit finished(task.document, fixed); })
{
}

void FixAllJob::start(const Document &document, const ValidationContext &context)
{
    if (!running())
        m_fixed.ask({document, context});
}

} // namespace hitbox
