#pragma once

#include "document/document.h"

#include <QGraphicsPolygonItem>
#include <QGraphicsView>
#include <QList>

/// What a program would be that hands the same picture to Qt: a QGraphicsView over a pixmap item and, for each shape,
/// one polygon item for the dark line beneath and one for fill and line.
namespace hitbox::benchmarks {

class RivalView : public QGraphicsView
{
public:
    RivalView();

    void showFrame(const Document &document, const Frame &frame, const QPixmap &picture);
    void zoomBy(double factor, QPointF at);
    void setOutline(qsizetype shape, const QPolygonF &outline);

private:
    QGraphicsScene m_scene;
    QList<std::pair<QGraphicsPolygonItem *, QGraphicsPolygonItem *>> m_shapes;
};

QPolygonF polygonOf(const QList<geometry::Point> &points);

} // namespace hitbox::benchmarks
