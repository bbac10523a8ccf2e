#pragma once

#include "images/image_contents.h"
#include "session/work/background.h"

#include <QObject>
#include <QSet>

#include <stop_token>

namespace hitbox {

/// Reads image files in full on another thread: for findings about pixels and about changed files, which may come
/// later than the others.
class ContentsReader final : public QObject
{
    Q_OBJECT

public:
    explicit ContentsReader(QObject *parent = nullptr);
    ~ContentsReader() override;

    /// Reads those that were not asked for yet, and looks at these places in them; arrived() follows once for all.
    void read(const QStringList &images, const QString &projectFolder, const FramePlaces &places = {});

    /// This image is to be read anew, for other places.
    void forget(const QString &image) { m_asked.remove(image); }

    bool isReading() const { return m_underWay > 0; } ///< arrived() follows

    /// Everything is to be read anew; what is on its way is dropped.
    void forget();

signals:
    void arrived(const QHash<QString, ImageContents> &contents); ///< by path as it stands in the project

private:
    QSet<QString> m_asked;
    int m_underWay = 0;
    std::stop_source m_stop; ///< of what is being read
    Background m_background;
};

} // namespace hitbox
