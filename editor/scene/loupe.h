#pragma once

#include "drawing/theme.h"

#include <QRect>
#include <QWidget>

#include <optional>

namespace hitbox {

class CanvasView;
class OpenProject;

/// Where a square of the given side stands beside the cursor so that it is whole within the area and leaves the hand
/// free: above it where it can, and to its right. Nothing when there is no such place.
QRect loupePlace(QPoint cursor, const QRect &area, int side);

/// A lens beside the cursor with the pixels around it, eight times as large, and the shapes on them: while a point is
/// set or dragged and the view is too small to see single pixels.
class Loupe : public QWidget
{
    Q_OBJECT

public:
    Loupe(const OpenProject &project, CanvasView &view, const Theme &theme);

    void setTheme(const Theme &theme);
    void setSwitchedOn(bool on);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(QPointF scenePosition);
    void refresh();
    bool isOfUse() const;

    const OpenProject &m_project;
    CanvasView &m_view;
    Theme m_theme;
    bool m_on = true;
    std::optional<QPointF> m_cursor; ///< in the scene
};

} // namespace hitbox
