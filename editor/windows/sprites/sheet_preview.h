#pragma once

#include "document/sheet.h"
#include "drawing/sheet_levels.h"

#include <QSet>
#include <QWidget>

namespace hitbox {

/// A sheet with the grid that it is to be cut by: what stays out is dimmed, and empty cells are hatched. At first all
/// of it shows; the wheel zooms at the cursor, dragging moves, a double click shows all again.
class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(const SheetLevels &sheet, QWidget *parent = nullptr);

    /// Cells count row by row. Those that are left out have no number.
    void showGrid(const SheetGrid &grid, const QSet<int> &empty, bool leavesOutEmpty);

    /// Of the lines across and down, each so many-th is drawn: the others would cover the picture. 1 for all.
    QSize lineSteps() const;

    double scale() const { return m_scale; } ///< screen pixels for one of the sheet's
    QPointF onScreen(QPointF sheet) const;   ///< where a place of the sheet shows
    QSize sizeHint() const override { return {620, 480}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void fit();
    QRectF cellOnScreen(const QRect &cell) const;
    void drawOutside(QPainter &painter) const;
    void drawCells(QPainter &painter) const;
    void drawFewLines(QPainter &painter) const;

    SheetLevels m_sheet;
    SheetGrid m_grid;
    QList<QRect> m_cells;
    QSet<int> m_empty;
    bool m_leavesOutEmpty = true;
    bool m_isFitted = true;
    double m_scale = 1;
    QPointF m_corner;  ///< of the sheet, on screen
    QPointF m_dragged; ///< where the hand was last
};

} // namespace hitbox
