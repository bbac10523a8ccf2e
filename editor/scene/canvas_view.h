#pragma once

#include "scene/canvas_parts.h"
#include "scene/canvas_place.h"
#include "scene/handle_size.h"
#include "scene/key_hand.h"
#include "scene/wheel_use.h"
#include "tools/tool.h"

#include <QGraphicsView>
#include <QMargins>

#include <optional>

namespace hitbox {

class OpenProject;

/// Looks at a scene: zooms at the cursor, pans, and turns Qt events into tool input in scene pixels.
class CanvasView : public QGraphicsView
{
    Q_OBJECT

public:
    CanvasView(OpenProject &project, QGraphicsScene *scene, QWidget *parent = nullptr);

    geometry::Point lastCursor() const { return m_lastCursor; } ///< in the scene; where a key or menu means "here"
    double zoom() const;                                        ///< screen pixels for one scene pixel; 1 is 100 %

    /// Shows another scene of the same extent: zoom and place stay.
    void lookInto(QGraphicsScene *scene);
    void zoomTo(double zoom, QPointF viewAnchor); ///< what is under the anchor stays there
    void zoomIn();
    void zoomOut();
    void zoomToActualSize();
    /// Shows all of it, as large as whole steps allow (see wholeZoom()), beside the bars that cover the view's edges.
    /// From then on fitWanted() asks for another fit whenever the view gets another size, or more of this frame is
    /// covered, until one zooms or pans. An empty area leaves everything where it is, and counts as fitted.
    void fit(const QRectF &area);
    CanvasPlace place() const;
    void goTo(const CanvasPlace &place);       ///< stays fitted where that is to be
    bool isFitted() const { return m_fitted; } ///< nobody zoomed or panned since
    void moveBy(QPointF way);                  ///< in the scene's pixels; what is fitted stays that
    void setWheel(WheelUse use) { m_wheel = use; }
    void setHandles(HandleSize size);
    HandleSize handles() const { return m_handles; }
    double pickRadius() const;       ///< how near counts as "on it", in the scene's pixels
    void lookAt(const QRectF &area); ///< centres it, and zooms in so far that it can be seen well
    /// All of it is in view, and its pixels can be told apart.
    bool showsWell(const QRectF &area) const;
    /// Centres it as large as it is; where the view is fitted, it is fitted to it.
    void bringIntoView(const QRectF &area);
    /// How much of it is seen, of as much as could be at this zoom; 1 at most.
    double shareInView(const QRectF &area) const;

    // For those who do not see it: see canvas_accessible.h.
    QString spokenName() const { return canvasName(m_project); }
    QString spokenHint() const; ///< what the next click does
    QList<CanvasPart> parts() const { return canvasParts(m_project); }
    void selectPart(const CanvasPart::Key &key) { hitbox::selectPart(m_project, key); }
    QRect onScreen(const QRectF &area) const;    ///< a part's, in pixels of the desktop
    int partsVersion() const { return m_parts; } ///< another one when parts() may be others

    /// How many pixels a bar over the view covers at its upper or lower edge; 0 once it is gone. Fits keep clear of it.
    void setCovered(Qt::Edge edge, int pixels);

signals:
    void partsChanged(); ///< may be others, or selected otherwise
    void zoomChanged(double zoom);
    void fitWanted(); ///< there is other room, and the view still shows what was fitted; in no gesture, but after it
    void cursorMoved(geometry::Point scenePosition);
    void cursorLeft();
    /// A menu is wanted for a place of the scene that was pressed; without a place when a key asks for it.
    void menuWanted(QPoint globalPosition, std::optional<geometry::Point> place);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override; ///< Tab goes to the tool first

private:
    bool feed(ToolInput::Kind kind, const QMouseEvent &event);
    bool feedKey(int key, Qt::KeyboardModifiers modifiers);
    bool moveHand(const QKeyEvent &event);
    void pressHand();
    geometry::Point handPlace() const;
    void tellTool();
    void tellSight();
    void paintHand(QPainter &painter) const;
    bool panStarts(const QMouseEvent &event) const;
    bool panning() const { return m_panButton != Qt::NoButton; }
    void panBy(QPoint way);
    void endPan();
    void showCursor();
    void askForFit();
    void stepZoom(int direction);
    void setZoom(double zoom, QPointF viewAnchor);
    QPointF anchor() const;

    OpenProject &m_project;
    std::optional<CursorLook> m_cursor; ///< of the tool, while it is shown
    KeyHand m_hand;
    const ToolInfo *m_toolTold;
    bool m_isToolFresh = false; ///< it was taken up since something was selected
    bool m_spaceHeld = false;
    bool m_spacePans = false;                   ///< since it is held, the mouse did something
    Qt::MouseButton m_panButton = Qt::NoButton; ///< the one whose press began the pan under way
    QPoint m_panFrom;
    WheelUse m_wheel = WheelUse::Zoom;
    HandleSize m_handles = HandleSize::Usual;
    geometry::Point m_lastCursor;
    QMargins m_covered;
    int m_parts = 0;
    bool m_isSeen = false; ///< it was painted once
    bool m_fitted = false;
    FrameRef m_fittedFrame; ///< the one in view as it was fitted last
    bool m_fitDue = false;  ///< to be asked for once the gesture under way is over
};

/// The largest zoom at most this large at which every scene pixel covers as many device pixels as every other: whole
/// steps of 100 %, or of a device pixel where the desktop's scale is broken. Below one step as it is.
double wholeZoom(double zoom, double devicePixelRatio);

} // namespace hitbox
