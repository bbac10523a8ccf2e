#pragma once

#include "drawing/sheet_levels.h"

#include <QHash>
#include <QObject>
#include <QPixmap>

namespace hitbox {

class Session;

/// The session's images as pixmaps, made once for all scenes and panels.
class Pixmaps : public QObject
{
    Q_OBJECT

public:
    explicit Pixmaps(const Session &session, QObject *parent = nullptr);

    /// Null when the image cannot be read.
    QPixmap sheet(const QString &imagePath) const;
    /// The same for views at any zoom.
    SheetLevels levels(const QString &imagePath) const;

private:
    const Session &m_session;
    mutable QHash<QString, SheetLevels> m_cache;
};

} // namespace hitbox
