#include "scene/loupe.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/open_project.h"

#include <QGraphicsScene>
#include <QPainter>

namespace hitbox {

namespace {

constexpr int magnification = 8;
constexpr int pixelsShown = 17; ///< an odd number: one stands in the middle
constexpr int lensSide = magnification * pixelsShown;
constexpr double closeEnough = 4; ///< the zoom from which single pixels can be seen without it
constexpr int handRoom = 28;      ///< screen pixels around the cursor that stay free

} // namespace

QRect loupePlace(QPoint cursor, const QRect &area, int side)
{
    const int away = handRoom + side;
    const QPoint corners[] = {{handRoom, -away}, {-away, -away}, {handRoom, handRoom}, {-away, handRoom}};
    for (const QPoint corner : corners) {
        const QRect place(cursor + corner, QSize(side, side));
        if (area.contains(place))
            return place;
    }
    return {};
}

Loupe::Loupe(const OpenProject &project, CanvasView &view, const Theme &theme)
    : QWidget(view.viewport())
    , m_project(project)
    , m_view(view)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("Loupe"));
    setAccessibleName(tr("Loupe"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(&view, &CanvasView::cursorMoved, this, [this](geometry::Point p) { follow(toQt(p)); });
    connect(&view, &CanvasView::cursorLeft, this, [this] {
        m_cursor.reset();
        refresh();
    });
    connect(&view, &CanvasView::zoomChanged, this, &Loupe::refresh);
    connect(&project.live.overlay, &LiveAnswer::changed, this, &Loupe::refresh);
}

void Loupe::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void Loupe::setSwitchedOn(bool on)
{
    m_on = on;
    refresh();
}

void Loupe::follow(QPointF scenePosition)
{
    m_cursor = scenePosition;
    refresh();
}

/// Tools say where a point lands exactly while they set or drag one.
bool Loupe::isOfUse() const
{
    return m_on && m_cursor && m_view.zoom() < closeEnough && m_project.live.overlay.now().find<SnapResult>();
}

void Loupe::refresh()
{
    const QRect place =
        isOfUse() ? loupePlace(m_view.mapFromScene(*m_cursor), m_view.viewport()->rect(), lensSide) : QRect();
    if (place.isEmpty()) {
        hide();
        return;
    }
    setGeometry(place);
    show();
    update();
}

void Loupe::paintEvent(QPaintEvent *)
{
    if (!m_cursor || !m_view.scene())
        return;
    QPainter painter(this);
    const QSizeF shown(pixelsShown, pixelsShown);
    const QPointF corner = *m_cursor - QPointF(pixelsShown, pixelsShown) / 2;
    m_view.scene()->render(&painter, QRectF(rect()), QRectF(corner, shown));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.understroke, 3));
    painter.drawRect(rect());
    painter.setPen(QPen(m_theme.accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace hitbox
