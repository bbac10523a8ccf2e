#include "windows/widgets/tab_order.h"

#include <QLayout>
#include <QWidget>

namespace hitbox {

namespace {

void addStops(const QLayout &layout, QList<QWidget *> &stops);

void addStops(QWidget &widget, QList<QWidget *> &stops)
{
    if (widget.focusPolicy() & Qt::TabFocus)
        stops.append(&widget);
    else if (widget.layout())
        addStops(*widget.layout(), stops);
    else
        for (auto *child : widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            addStops(*child, stops);
}

void addStops(const QLayout &layout, QList<QWidget *> &stops)
{
    for (int i = 0; i < layout.count(); ++i) {
        const QLayoutItem &item = *layout.itemAt(i);
        if (item.widget())
            addStops(*item.widget(), stops);
        else if (const QLayout *inner = layout.itemAt(i)->layout())
            addStops(*inner, stops);
    }
}

} // namespace

void tabAsLaidOut(QWidget &widget)
{
    QList<QWidget *> stops;
    addStops(widget, stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace hitbox
