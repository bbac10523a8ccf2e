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
    const std::stop_token stop = m_stop.get_token();
    const auto work = [unread, projectFolder, places, stop] {
        return readAllContents(unread, projectFolder, places, stop);
    };
    m_underWay += 1;
    m_background.start(work, [this, stop](const QHash<QString, ImageContents> &contents) {
        if (stop.stop_requested())
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
