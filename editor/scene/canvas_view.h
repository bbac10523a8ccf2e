#pragma once

#include "tools/tool.h"

#include <QGraphicsView>

#include <optional>

namespace hitbox {

class Session;

/// Looks at a scene: zooms at the cursor, pans, and turns Qt events into tool input in scene pixels.
class CanvasView : public QGraphicsView
{
    Q_OBJECT

public:
    CanvasView(Session &session, QGraphicsScene *scene, QWidget *parent = nullptr);

    geometry::Point lastCursor() const { return m_lastCursor; } ///< in the scene; where a key or menu means "here"
    double zoom() const;                                        ///< screen pixels for one scene pixel; 1 is 100 %

    /// At another scene of the same extent: zoom and place stay.
    void lookInto(QGraphicsScene *scene);
    void zoomTo(double zoom, QPointF viewAnchor); ///< what is under the anchor stays there
    void zoomIn();
    void zoomOut();
    void zoomToActualSize();
    void fit(const QRectF &area);    ///< whole or half zoom steps where there is room
    void lookAt(const QRectF &area); ///< centres it, and zooms in so far that it can be seen well

signals:
    void zoomChanged(double zoom);
    void cursorMoved(geometry::Point scenePosition);
    void cursorLeft();
    void menuWanted(QPoint globalPosition);

protected:
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override; ///< Tab goes to the tool first

private:
    bool feed(ToolInput::Kind kind, const QMouseEvent &event);
    bool feedKey(int key, Qt::KeyboardModifiers modifiers);
    bool panStarts(const QMouseEvent &event) const;
    bool panning() const { return m_panButton != Qt::NoButton; }
    void endPan();
    void showCursor();
    void stepZoom(int direction);
    QPointF anchor() const;

    Session &m_session;
    std::optional<CursorLook> m_cursor; ///< of the tool, while it is shown
    bool m_spaceHeld = false;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< the one whose press began the pan under way
    QPoint m_panFrom;
    geometry::Point m_lastCursor;
};

} // namespace hitbox
