#include "session/contents_reader.h"

namespace hitbox {

ContentsReader::ContentsReader(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
    m_threads.setThreadPriority(QThread::LowPriority);
}

ContentsReader::~ContentsReader()
{
    m_generation = -1;
    m_threads.waitForDone();
}

void ContentsReader::read(const QStringList &images, const QString &projectFolder)
{
    QStringList unread;
    for (const QString &image : images) {
        if (!m_asked.contains(image))
            unread.append(image);
    }
    if (unread.isEmpty())
        return;
    m_asked.unite(QSet<QString>(unread.cbegin(), unread.cend()));
    m_threads.start([this, unread, projectFolder, generation = m_generation.load()] {
        const auto isOver = [this, generation] { return m_generation != generation; };
        const QHash<QString, ImageContents> contents = readAllContents(unread, projectFolder, isOver);
        QMetaObject::invokeMethod(
            this,
            [this, contents, isOver] {
                if (!isOver())
                    emit arrived(contents);
            },
            Qt::QueuedConnection);
    });
}

void ContentsReader::forget()
{
    m_asked.clear();
    m_generation += 1;
}

} // namespace hitbox
