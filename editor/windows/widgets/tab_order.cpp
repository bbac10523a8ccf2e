#include "windows/widgets/tab_order.h"

#include <QLayout>
#include <QSplitter>
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
    else if (const auto *splitter = qobject_cast<QSplitter *>(&widget))
        for (int i = 0; i < splitter->count(); ++i)
            addStops(*splitter->widget(i), stops);
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

QList<QWidget *> stopsIn(QWidget &widget)
{
    QList<QWidget *> stops;
    addStops(widget, stops);
    return stops;
}

void chain(const QList<QWidget *> &stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace

void tabAsLaidOut(QWidget &widget)
{
    chain(stopsIn(widget));
}

void tabOnInto(QWidget &part, QWidget &next)
{
    const QList<QWidget *> stops = stopsIn(part);
    chain(stops.mid(stops.size() - 1) + stopsIn(next));
}

} // namespace hitbox
