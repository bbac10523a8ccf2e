#include "windows/files/opening_queue.h"

#include "session/files/project_files.h"
#include "windows/files/file_work.h"

#include <QFileInfo>

#include <utility>

namespace hitbox {

OpeningQueue::OpeningQueue(InView inView, QObject *parent)
    : QObject(parent)
    , m_inView(std::move(inView))
{
}

void OpeningQueue::add(const QString &path, Read read, Take take)
{
    m_openings.push_back({path, std::move(read), std::move(take)});
    next();
}

void OpeningQueue::then(std::function<void()> act)
{
    m_openings.push_back({{}, {}, [act = std::move(act)](const Result<OpenedProject> &) { act(); }});
    next();
}

QStringList OpeningQueue::paths() const
{
    QStringList paths;
    for (const Opening &opening : m_openings) {
        if (!opening.path.isEmpty())
            paths.append(opening.path);
    }
    return paths;
}

void OpeningQueue::next()
{
    if (m_isReading || m_openings.empty())
        return;
    m_isReading = true;
    const Opening &first = m_openings.front();
    if (!first.read)
        return take(OpenedProject());
    const QString name = first.path.isEmpty() ? tr("a project") : QFileInfo(first.path).fileName();
    auto *work = new FileWorkFor<Result<OpenedProject>>(this, m_inView(), tr("Reading %1…").arg(name), first.read,
                                                        [this](const Result<OpenedProject> &opened) { take(opened); });
    connect(work, &FileWork::cancelled, this, &OpeningQueue::drop);
}

void OpeningQueue::take(const Result<OpenedProject> &opened)
{
    // It may ask somebody something; until it is there, the path is told as one on its way.
    m_openings.front().take(opened);
    drop();
}

void OpeningQueue::drop()
{
    m_openings.pop_front();
    m_isReading = false;
    next();
}

} // namespace hitbox
