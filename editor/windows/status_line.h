#pragma once

#include <QObject>

#include <hitbox/geometry/shapes.h>

class QLabel;
class QStatusBar;

namespace hitbox {

class Session;

/// The status bar: on the left what the next click does, on the right where, which snapping, which zoom.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(Session &session, QStatusBar *bar);

    void showCursor(geometry::Point position);
    void hideCursor();
    void showZoom(double zoom);
    void tell(const QString &message); ///< for some seconds, in place of the hint

private:
    void refresh();

    Session &m_session;
    QStatusBar *m_bar = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_snap = nullptr;
    QLabel *m_engine = nullptr; ///< shown while the canvas shows what the engine gets
    QLabel *m_zoom = nullptr;
};

} // namespace hitbox
