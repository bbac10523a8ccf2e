#include "scene/canvas_view.h"

#include "document/numbers.h"
#include "drawing/drawing.h"
#include "files/crash_report.h"
#include "scene/announcement.h"
#include "scene/cursors.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/drag.h"
#include "tools/snap_settings.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

/// A picture that is asked for in the middle of a turn shows what holds by then.
void showLatest(const QGraphicsScene *scene)
{
    if (!scene)
        return;
    for (RefreshOnce *refresh : scene->findChildren<RefreshOnce *>(QString(), Qt::FindDirectChildrenOnly))
        refresh->now();
}

/// As far as it goes: a way may be longer than any whole number.
void moveBar(QScrollBar &bar, double pixels)
{
    bar.setValue(static_cast<int>(
        std::clamp<double>(std::round(bar.value() + pixels), bar.minimum(), std::max(bar.minimum(), bar.maximum()))));
}

QString spoken(geometry::Point place)
{
    return readableNumber(place.x) + QStringLiteral(", ") + readableNumber(place.y);
}

constexpr double smallestZoom = 0.02;
constexpr double largestZoom = 128;

/// 25 %, 33 %, 50 %, 100 %, 200 %…: the stops of the zoom keys.
double nextStop(double zoom, int direction)
{
    static constexpr double stops[] = {smallestZoom, 0.05, 0.1, 0.25, 1.0 / 3, 0.5,        2.0 / 3, 1,
                                       1.5,          2,    3,   4,    6,       8,          12,      16,
                                       24,           32,   48,  64,   96,      largestZoom};
    constexpr double slack = 1e-6;
    if (direction > 0) {
        for (const double stop : stops) {
            if (stop > zoom * (1 + slack))
                return stop;
        }
        return largestZoom;
    }
    for (auto stop = std::rbegin(stops); stop != std::rend(stops); ++stop) {
        if (*stop < zoom * (1 - slack))
            return *stop;
    }
    return smallestZoom;
}

} // namespace

double wholeZoom(double zoom, double devicePixelRatio)
{
    const double step = devicePixelRatio == std::floor(devicePixelRatio) ? 1 : 1 / devicePixelRatio;
    return zoom < step ? zoom : std::floor(zoom / step) * step;
}

CanvasView::CanvasView(OpenProject &project, QGraphicsScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent)
    , m_project(project)
    , m_hand(project)
    , m_toolTold(&project.session.tool())
{
    setFrameShape(QFrame::NoFrame);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Handles and marks have constant screen size: what an item covers depends on the zoom, so all is drawn anew.
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlag(DontSavePainterState);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    showCursor();
    connect(&project.live.overlay, &LiveAnswer::changed, this, &CanvasView::showCursor);
    const auto tell = [this] {
        ++m_parts;
        emit partsChanged();
    };
    connect(&project.session, &Session::changed, this, tell);
    connect(&project.session, &Session::placeChanged, this, tell);
    connect(&project.session, &Session::selectionChanged, this, tell);
    connect(&project.session, &Session::selectionChanged, this, [this] { m_isToolFresh = false; });
    connect(&project.live.findings, &LiveAnswer::changed, this, tell);
    connect(&project.live.overlaps, &LiveAnswer::changed, this, tell);
    connect(&project.live.hint, &LiveAnswer::changed, this, [this] {
        tellTool();
        if (m_fitDue)
            askForFit();
    });
}

void CanvasView::showCursor()
{
    if (panning() || m_spaceHeld) {
        m_cursor.reset();
        viewport()->setCursor(panning() ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
        return;
    }
    const CursorLook look = m_project.live.overlay.now().cursor;
    if (m_cursor == look)
        return;
    m_cursor = look;
    viewport()->setCursor(cursorFor(look, devicePixelRatioF()));
}

QRect CanvasView::onScreen(const QRectF &area) const
{
    const QRect within = mapFromScene(area).boundingRect();
    return {viewport()->mapToGlobal(within.topLeft()), within.size()};
}

double CanvasView::zoom() const
{
    return transform().m11();
}

void CanvasView::lookInto(QGraphicsScene *scene)
{
    m_hand.putAway();
    const QPoint scroll(horizontalScrollBar()->value(), verticalScrollBar()->value());
    setScene(scene);
    horizontalScrollBar()->setValue(scroll.x());
    verticalScrollBar()->setValue(scroll.y());
}

void CanvasView::zoomTo(double zoom, QPointF viewAnchor)
{
    m_fitted = false;
    setZoom(zoom, viewAnchor);
}

void CanvasView::setZoom(double zoom, QPointF viewAnchor)
{
    zoom = std::clamp(zoom, smallestZoom, largestZoom);
    const QPointF before = viewportTransform().inverted().map(viewAnchor);
    setTransform(QTransform::fromScale(zoom, zoom));
    const QPointF scroll = before * zoom - viewAnchor;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(scroll.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(scroll.y())));
    tellSight();
    emit zoomChanged(zoom);
}

QPointF CanvasView::anchor() const
{
    const QPoint cursor = viewport()->mapFromGlobal(QCursor::pos());
    return viewport()->rect().contains(cursor) ? QPointF(cursor) : QRectF(viewport()->rect()).center();
}

void CanvasView::stepZoom(int direction)
{
    zoomTo(nextStop(zoom(), direction), anchor());
}

void CanvasView::zoomIn()
{
    stepZoom(1);
}

void CanvasView::zoomOut()
{
    stepZoom(-1);
}

void CanvasView::zoomToActualSize()
{
    zoomTo(1, anchor());
}

void CanvasView::fit(const QRectF &area)
{
    if (area.isEmpty()) {
        m_fitted = true; // to what comes
        return;
    }
    showLatest(scene());          // which says how far one can scroll
    constexpr double margin = 16; // for handles at the border
    const QRectF room = QRectF(viewport()->rect()).marginsRemoved(m_covered);
    const double width = std::max(room.width() - 2 * margin, 1.0);
    const double height = std::max(room.height() - 2 * margin, 1.0);
    const double zoom = std::min(width / area.width(), height / area.height());
    setZoom(wholeZoom(zoom, devicePixelRatioF()), room.center());
    centerOn(area.center() - (room.center() - QRectF(viewport()->rect()).center()) / this->zoom());
    m_fitted = true;
    m_fittedFrame = m_project.session.currentFrame();
}

CanvasPlace CanvasView::place() const
{
    return {m_fitted ? 0 : zoom(), mapToScene(viewport()->rect().center())};
}

void CanvasView::goTo(const CanvasPlace &place)
{
    if (place.zoom == 0)
        return;
    showLatest(scene()); // which says how far one can scroll
    zoomTo(place.zoom, QPointF(0, 0));
    centerOn(place.center);
}

void CanvasView::moveBy(QPointF way)
{
    moveBar(*horizontalScrollBar(), way.x() * zoom());
    moveBar(*verticalScrollBar(), way.y() * zoom());
}

void CanvasView::setHandles(HandleSize size)
{
    m_handles = size;
    tellSight();
}

double CanvasView::pickRadius() const
{
    return pickRadiusOnScreen * scaleOf(m_handles) / zoom();
}

void CanvasView::setCovered(Qt::Edge edge, int pixels)
{
    const QMargins before = m_covered;
    if (edge == Qt::TopEdge)
        m_covered.setTop(pixels);
    else if (edge == Qt::BottomEdge)
        m_covered.setBottom(pixels);
    tellSight();
    // One who goes through frames wants them to stay where they are, with or without a bar over the one in view; and
    // one who aims at something on a stage does.
    const bool isOfFit =
        m_project.session.mode() == Session::Mode::Frames && m_project.session.currentFrame() == m_fittedFrame;
    if (isOfFit && (m_covered.top() > before.top() || m_covered.bottom() > before.bottom()))
        askForFit();
}

/// Not in the middle of a gesture: what is held would move away under the hand, unless nobody has seen it yet.
void CanvasView::askForFit()
{
    m_fitDue = m_fitted && m_isSeen && m_project.session.gestureUnderWay();
    if (m_fitted && !m_fitDue)
        emit fitWanted();
}

void CanvasView::lookAt(const QRectF &area)
{
    showLatest(scene());
    constexpr double wanted = 0.25; ///< of the view's smaller side
    const double side = std::min(viewport()->width(), viewport()->height()) * wanted;
    const double largest = std::max({area.width(), area.height(), 4.0});
    const double close = wholeZoom(std::min(side / largest, 24.0), devicePixelRatioF());
    if (zoom() < close || zoom() > 4 * close)
        zoomTo(close, QRectF(viewport()->rect()).center());
    centerOn(area.center());
    m_fitted = false;
}

bool CanvasView::showsWell(const QRectF &area) const
{
    constexpr double largeEnough = 3;
    const QRectF inView = mapToScene(viewport()->rect()).boundingRect();
    return zoom() >= largeEnough && inView.contains(area);
}

void CanvasView::bringIntoView(const QRectF &area)
{
    if (m_fitted)
        return fit(area);
    showLatest(scene());
    centerOn(area.center());
}

double CanvasView::shareInView(const QRectF &area) const
{
    const QRectF room = viewportTransform().inverted().mapRect(QRectF(viewport()->rect()));
    const QRectF seen = room & area;
    const QSizeF most = area.size().boundedTo(room.size());
    return most.isEmpty() ? 1 : seen.width() * seen.height() / (most.width() * most.height());
}

bool CanvasView::feed(ToolInput::Kind kind, const QMouseEvent &event)
{
    ToolInput input;
    input.kind = kind;
    input.position = toPoint(viewportTransform().inverted().map(event.position()));
    input.button = event.button();
    input.heldButtons = event.buttons();
    input.modifiers = event.modifiers();
    input.pickRadius = pickRadius();
    return m_project.feed(input);
}

bool CanvasView::panStarts(const QMouseEvent &event) const
{
    // Not in the middle of a drag: the tool waits for the release.
    if (event.buttons().testFlag(Qt::LeftButton) && event.button() != Qt::LeftButton)
        return false;
    return event.button() == Qt::MiddleButton || (m_spaceHeld && event.button() == Qt::LeftButton);
}

void CanvasView::endPan()
{
    m_panButton = Qt::NoButton;
    showCursor();
}

bool CanvasView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_project.feed({.kind = ToolInput::Kind::Leave});
        emit cursorLeft();
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomTo(zoom() * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

/// The frame says that the keys go to the canvas.
void CanvasView::paintEvent(QPaintEvent *event)
{
    m_isSeen = true;
    showLatest(scene());
    QGraphicsView::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    paintHand(painter);
}

void CanvasView::paintHand(QPainter &painter) const
{
    if (!m_hand.place())
        return;
    constexpr int arm = 9; ///< pixels of the screen
    const QPoint at = mapFromScene(toQt(*m_hand.place()));
    for (const auto &[role, width] : {std::pair(QPalette::Base, 3), std::pair(QPalette::Text, 1)}) {
        painter.setPen(QPen(palette().color(role), width));
        painter.drawLine(at - QPoint(arm, 0), at + QPoint(arm, 0));
        painter.drawLine(at - QPoint(0, arm), at + QPoint(0, arm));
    }
}

void CanvasView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    tellSight();
    askForFit();
}

void CanvasView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    tellSight();
}

void CanvasView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    tellSight();
}

/// What can be reached, for the tool. Of the canvases of a project one is shown.
void CanvasView::tellSight()
{
    if (!isVisible())
        return;
    const QRectF room = viewportTransform().inverted().mapRect(QRectF(viewport()->rect()).marginsRemoved(m_covered));
    m_project.canvas.setSight({{toPoint(room.topLeft()), toPoint(room.bottomRight())}, pickRadius()});
}

void CanvasView::mousePressEvent(QMouseEvent *event)
{
    noteAction("press on the canvas");
    m_hand.putAway();
    m_spacePans = true;
    if (panStarts(*event)) {
        m_panButton = event->button();
        m_panFrom = event->pos();
        showCursor();
        return;
    }
    feed(ToolInput::Kind::Press, *event);
}

/// By pixels of the view, which then shows what somebody wants to see, and not what was fitted.
void CanvasView::panBy(QPoint way)
{
    m_fitted = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
}

void CanvasView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_hand.drags() && event->buttons() == Qt::NoButton)
        return; // a table that shakes lets nothing go that the keyboard holds
    m_hand.putAway();
    if (panning())
        return panBy(event->pos() - std::exchange(m_panFrom, event->pos()));
    feed(ToolInput::Kind::Move, *event);
    m_lastCursor = toPoint(mapToScene(event->pos()));
    emit cursorMoved(m_lastCursor);
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event)
{
    if (panning() && event->button() == m_panButton) {
        endPan();
        return;
    }
    feed(ToolInput::Kind::Release, *event);
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (panStarts(*event))
        return mousePressEvent(event);
    feed(ToolInput::Kind::DoubleClick, *event);
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const bool zooms = event->modifiers() & Qt::ControlModifier || m_wheel == WheelUse::Zoom;
    const bool isSideways = event->modifiers() & Qt::ShiftModifier;
    if (zooms && !isSideways && event->angleDelta().y() != 0) {
        constexpr double notch = 120; // eighths of a degree
        return zoomTo(zoom() * std::pow(1.25, event->angleDelta().y() / notch), event->position());
    }
    // A touchpad tells the way in pixels; a notch of a wheel, 15 degrees, goes as far as three lines.
    const QPoint told = event->pixelDelta().isNull() ? event->angleDelta() / 2 : event->pixelDelta();
    if (!told.isNull()) // a touchpad that is touched or let go tells of no way
        panBy(isSideways && told.x() == 0 ? told.transposed() : told);
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat() && !panning()) {
            m_spaceHeld = true;
            m_spacePans = false;
            showCursor();
        }
        return;
    }
    // A shape that was just drawn is selected: while its tool is in hand, the arrows go on to the next one. Who took up
    // the tool after selecting means to draw as well.
    const bool drawsByKeys = m_project.session.tool().drawsShapes && (m_hand.place() || m_isToolFresh);
    const bool isBusy = m_hand.drags() || drawsByKeys;
    const bool isTaken = (isBusy && moveHand(*event)) || feedKey(event->key(), event->modifiers()) || moveHand(*event);
    event->setAccepted(isTaken);
}

/// By the arrows, as far as there is something to see; at first it comes to the middle.
bool CanvasView::moveHand(const QKeyEvent &event)
{
    const std::optional<geometry::Point> way =
        nudgeOf({.kind = ToolInput::Kind::Key, .modifiers = event.modifiers(), .key = event.key()});
    if (!way)
        return false;
    const QRectF room = sceneRect();
    const geometry::Point middle = toPoint(mapToScene(viewport()->rect().center()));
    const geometry::Point wanted =
        m_hand.place() ? *m_hand.place() + *way : geometry::Point{std::round(middle.x), std::round(middle.y)};
    const geometry::Point place{std::clamp(wanted.x, room.left(), room.right()),
                                std::clamp(wanted.y, room.top(), room.bottom())};
    m_hand.moveTo(place, pickRadius());
    m_lastCursor = place;
    emit cursorMoved(place);
    constexpr int margin = 24; ///< pixels of the screen
    const double around = margin / zoom();
    ensureVisible(QRectF(place.x - around, place.y - around, 2 * around, 2 * around), 0, 0);
    viewport()->update();
    announce(*this, spoken(handPlace()));
    return true;
}

void CanvasView::pressHand()
{
    if (!m_hand.place())
        return; // without one Space does nothing: who has the mouse may mean to pan
    const QString hint = spokenHint();
    const bool letsGo = m_hand.drags();
    if (!letsGo)
        m_hand.moveTo(*m_hand.place(), pickRadius()); // the tool may be another one since
    const QString place = spoken(handPlace());
    m_hand.press(pickRadius());
    announce(*this, (letsGo           ? tr("Let go at %1")
                     : m_hand.drags() ? tr("Pressed at %1")
                                      : tr("Clicked at %1"))
                        .arg(place));
    if (spokenHint() != hint)
        announce(*this, spokenHint());
}

QString CanvasView::spokenHint() const
{
    return m_project.live.hint.text();
}

/// Where the tool takes it to be.
geometry::Point CanvasView::handPlace() const
{
    const auto *snap = m_project.live.overlay.now().find<SnapResult>();
    return snap ? snap->place : *m_hand.place();
}

/// When another tool is taken up: which one, and what the next click does.
void CanvasView::tellTool()
{
    const ToolInfo &tool = m_project.session.tool();
    if (std::exchange(m_toolTold, &tool) == &tool)
        return;
    m_isToolFresh = true;
    if (!isVisible())
        return;
    announce(*this, QCoreApplication::translate("Tools", tool.title));
    announce(*this, spokenHint());
}

bool CanvasView::feedKey(int key, Qt::KeyboardModifiers modifiers)
{
    ToolInput input;
    input.kind = ToolInput::Kind::Key;
    input.key = key;
    input.modifiers = modifiers;
    input.position = m_hand.place().value_or(toPoint(mapToScene(viewport()->mapFromGlobal(QCursor::pos()))));
    input.pickRadius = pickRadius();
    return m_project.feed(input);
}

bool CanvasView::focusNextPrevChild(bool next)
{
    return feedKey(next ? Qt::Key_Tab : Qt::Key_Backtab, Qt::NoModifier) || QGraphicsView::focusNextPrevChild(next);
}

void CanvasView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QGraphicsView::keyReleaseEvent(event);
    const bool isTap = m_spaceHeld && !m_spacePans;
    m_spaceHeld = false;
    if (!panning())
        endPan();
    if (isTap)
        pressHand();
}

void CanvasView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void CanvasView::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    endPan();
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event)
{
    if (QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
        return;
    if (event->reason() == QContextMenuEvent::Keyboard)
        emit menuWanted(viewport()->mapToGlobal(viewport()->rect().center()), std::nullopt);
    else
        emit menuWanted(event->globalPos(), toPoint(mapToScene(viewport()->mapFromGlobal(event->globalPos()))));
}

} // namespace hitbox
