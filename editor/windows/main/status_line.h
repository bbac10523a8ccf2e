#pragma once

#include "document/instance_names.h"

#include <QObject>

#include <hitbox/geometry/shapes.h>

class QLabel;
class QStatusBar;
class QToolButton;

namespace hitbox {

class OpenProject;
class RefreshOnce;
class SnapPopup;

/// The status bar: on the left what the next click does, on the right where, which snapping (a button that opens the
/// switches), which zoom.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(OpenProject &project, QStatusBar *bar);

    void showCursor(geometry::Point position);
    void hideCursor();
    void showZoom(double zoom);
    void toggleSnapping(); ///< the switches of what points snap to
    void
    tell(const QString &message); ///< for some seconds, in place of the hint, or until the hand begins another thing

private:
    /// What the hand does.
    struct Hand {
        QString tool;
        bool busy = false;
    };

    Hand hand() const;
    void followHand();
    void refresh();
    void showSnapping();
    QString elided(const QString &message) const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    Hand m_hand; ///< as it was last
    QStatusBar *m_bar = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_place = nullptr;
    QToolButton *m_snap = nullptr;
    SnapPopup *m_popup = nullptr;
    QLabel *m_engine = nullptr; ///< shown while the canvas shows what the engine gets
    QLabel *m_zoom = nullptr;
    InstanceNames m_names;
};

} // namespace hitbox
