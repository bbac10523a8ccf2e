#include "session/work/contents_reader.h"

namespace hitbox {

ContentsReader::ContentsReader(QObject *parent)
    : QObject(parent)
{
}

ContentsReader::~ContentsReader()
{
    m_stop.request_stop();
}

void ContentsReader::read(const QStringList &images, const QString &projectFolder, const FramePlaces &places)
{
    QStringList unread;
    for (const QString &image : images) {
        if (!m_asked.contains(image))
            unread.append(image);
    }
    if (unread.isEmpty())
        return;
    m_asked.unite(QSet<QString>(unread.cbegin(), unread.cend()));
    const auto isOver = [stop = m_stop.get_token()] { return stop.stop_requested(); };
    const auto work = [unread, projectFolder, places, isOver] {
        return readAllContents(unread, projectFolder, isOver, places);
    };
    m_underWay += 1;
    m_background.start(work, [this, isOver](const QHash<QString, ImageContents> &contents) {
        if (isOver())
            return;
        m_underWay -= 1;
        emit arrived(contents);
    });
}

void ContentsReader::forget()
{
    m_asked.clear();
    m_underWay = 0;
    m_stop.request_stop();
    m_stop = {};
}

} // namespace hitbox
