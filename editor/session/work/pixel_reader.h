#pragma once

#include "drawing/sheet_levels.h"
#include "session/work/background.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <memory>

namespace hitbox {

/// Decodes images beside the window and halves them for views from afar. Which one was asked for last is read first:
/// it is what somebody looks at. Files are named by absolute paths.
class PixelReader final : public QObject
{
    Q_OBJECT

public:
    using Read = QHash<QString, LevelImages>; ///< null images where files cannot be read

    explicit PixelReader(QObject *parent = nullptr);
    ~PixelReader() override;

    void read(const QString &file); ///< unless it is being read already; arrived() follows
    bool isReading() const { return !m_asked.isEmpty(); }

    /// Nothing that was asked for arrives.
    void forget();

signals:
    void arrived(const Read &read); ///< all that has been read since the last time, one or more

private:
    struct Desk;

    void take();

    QSet<QString> m_asked;
    std::shared_ptr<Desk> m_desk;
    std::unique_ptr<Background> m_background; ///< another one when what was asked for is forgotten
};

} // namespace hitbox
