#include "windows/widgets/canvas_bar.h"

#include <QEvent>

namespace hitbox {

CanvasBar::CanvasBar(QWidget *canvas, Qt::Edge edge, int margin)
    : QWidget(canvas)
    , m_edge(edge)
    , m_margin(margin)
{
    setAttribute(Qt::WA_StyledBackground);
    canvas->installEventFilter(this);
}

void CanvasBar::place()
{
    fitInto(parentWidget()->width());
    resize(sizeHint().boundedTo(QSize(parentWidget()->width(), QWIDGETSIZE_MAX)));
    const int top = m_edge == Qt::TopEdge ? m_margin : parentWidget()->height() - height() - m_margin;
    move((parentWidget()->width() - width()) / 2, top);
    emit covers(m_edge, isHidden() ? 0 : height() + m_margin);
}

/// What it holds takes another size as soon as the window's fonts and style reach it.
bool CanvasBar::event(QEvent *event)
{
    const bool answered = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return answered;
}

bool CanvasBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace hitbox
