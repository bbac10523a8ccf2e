#include "windows/widgets/vertical_scroll.h"

#include <QCoreApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace hitbox {

namespace {

/// At once what waits for its turn: first within it, then outwards, so that it has the height that it needs.
void layOutAround(const QWidget &widget)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        QEvent request(QEvent::LayoutRequest);
        QCoreApplication::sendEvent(around, &request);
    }
}

} // namespace

VerticalScroll::VerticalScroll(QWidget *content, int leastHeight, QWidget *parent)
    : QScrollArea(parent)
    , m_leastHeight(leastHeight)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    if (leastHeight == allOfIt) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    // What is around it shows through.
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

/// As high as it is at the width of the area: lines that wrap need more where it is narrow.
int VerticalScroll::contentHeight() const
{
    const QWidget &content = *widget();
    return content.hasHeightForWidth() ? content.heightForWidth(width()) : content.sizeHint().height();
}

/// Room for the bar is kept even while there is none, so that nothing moves aside when it comes.
QSize VerticalScroll::sizeHint() const
{
    return {widget()->sizeHint().width() + verticalScrollBar()->sizeHint().width(), contentHeight()};
}

QSize VerticalScroll::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            std::min(contentHeight(), m_leastHeight)};
}

bool VerticalScroll::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void VerticalScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() && widget()->hasHeightForWidth())
        updateGeometry();
}

void scrollIntoView(const QWidget &widget)
{
    layOutAround(widget);
    for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(around);
        if (!area)
            continue;
        const QRect place(widget.mapTo(area->widget(), QPoint()), widget.size());
        area->ensureVisible(place.left(), place.bottom(), 0, 0);
        area->ensureVisible(place.left(), place.top(), 0, 0);
    }
}

} // namespace hitbox
