#include "windows/sprites/sheet_preview.h"

#include "drawing/drawing.h"
#include "windows/widgets/fonts.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr double previewMargin = 12;
constexpr double mostZoom = 64;
constexpr double leastCellOnScreen = 4; ///< below it lines would cover the picture
constexpr double leastFewLines = 12;    ///< between two lines where not all are drawn
constexpr double leastNumberedCell = 40;
constexpr double leastOutlinedCell = 24;

} // namespace

SheetPreview::SheetPreview(const SheetLevels &sheet, QWidget *parent)
    : QWidget(parent)
    , m_sheet(sheet)
{
    setCursor(Qt::OpenHandCursor);
    setAccessibleName(tr("The sheet and its grid"));
    setToolTip(tr("The wheel zooms, dragging moves, a double click shows all"));
}

void SheetPreview::showGrid(const SheetGrid &grid, const QSet<int> &empty, bool leavesOutEmpty)
{
    m_grid = grid;
    m_cells = cellsOf(m_sheet.size(), grid);
    m_empty = empty;
    m_leavesOutEmpty = leavesOutEmpty;
    update();
}

QPointF SheetPreview::onScreen(QPointF sheet) const
{
    return m_corner + sheet * m_scale;
}

void SheetPreview::fit()
{
    if (m_sheet.isNull())
        return;
    const QSizeF room = QSizeF(size()) - QSizeF(2 * previewMargin, 2 * previewMargin);
    m_scale = std::min(room.width() / m_sheet.size().width(), room.height() / m_sheet.size().height());
    m_scale =
        std::clamp(m_scale > 2 ? std::floor(m_scale) : m_scale, 1e-3, mostZoom); // whole pixels where they are seen
    const QSizeF shown = QSizeF(m_sheet.size()) * m_scale;
    m_corner = QPointF(std::round((width() - shown.width()) / 2), std::round((height() - shown.height()) / 2));
    m_isFitted = true;
    update();
}

void SheetPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        fit();
}

void SheetPreview::wheelEvent(QWheelEvent *event)
{
    constexpr double notch = 120;
    const double wanted = m_scale * std::pow(1.25, event->angleDelta().y() / notch);
    const double scale = std::clamp(wanted, std::min(m_scale, 0.02), mostZoom);
    m_corner = event->position() - (event->position() - m_corner) * (scale / m_scale);
    m_scale = scale;
    m_isFitted = false;
    event->accept();
    update();
}

void SheetPreview::mousePressEvent(QMouseEvent *event)
{
    m_dragged = event->position();
}

void SheetPreview::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::NoButton)
        return;
    m_corner += event->position() - m_dragged;
    m_dragged = event->position();
    m_isFitted = false;
    update();
}

void SheetPreview::mouseDoubleClickEvent(QMouseEvent *)
{
    fit();
}

QRectF SheetPreview::cellOnScreen(const QRect &cell) const
{
    return {onScreen(cell.topLeft()), QSizeF(cell.size()) * m_scale};
}

void SheetPreview::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.canvas);
    if (m_sheet.isNull())
        return;
    const QRectF whole(m_corner, QSizeF(m_sheet.size()) * m_scale);
    drawChecker(painter, whole, QRectF(rect()), theme);
    painter.save();
    painter.translate(m_corner);
    painter.scale(m_scale, m_scale);
    Frame frame;
    frame.rect = QRect(QPoint(0, 0), m_sheet.size());
    frame.size = m_sheet.size();
    drawFrame(painter, frame, m_sheet, painter.worldTransform().inverted().mapRect(QRectF(rect())));
    painter.restore();
    drawOutside(painter);
    drawCells(painter);
}

/// Margins, spacing and rest.
void SheetPreview::drawOutside(QPainter &painter) const
{
    QColor veil = themeOf(palette()).canvas;
    veil.setAlphaF(0.7F);
    const QSize sheet = m_sheet.size();
    const auto dim = [&](int left, int top, int right, int bottom) {
        if (left < right && top < bottom)
            painter.fillRect(cellOnScreen(QRect(left, top, right - left, bottom - top)), veil);
    };
    if (m_cells.isEmpty())
        return dim(0, 0, sheet.width(), sheet.height());
    const QRect first = m_cells.constFirst();
    const QRect last = m_cells.constLast();
    const int right = last.right() + 1;
    const int bottom = last.bottom() + 1;
    dim(0, 0, sheet.width(), first.top());
    dim(0, bottom, sheet.width(), sheet.height());
    dim(0, first.top(), first.left(), bottom);
    dim(right, first.top(), sheet.width(), bottom);
    const QPoint pitch(first.width() + m_grid.spacing.x(), first.height() + m_grid.spacing.y());
    for (int x = first.right() + 1; m_grid.spacing.x() > 0 && x < right; x += pitch.x())
        dim(x, first.top(), x + m_grid.spacing.x(), bottom);
    for (int y = first.bottom() + 1; m_grid.spacing.y() > 0 && y < bottom; y += pitch.y())
        dim(first.left(), y, right, y + m_grid.spacing.y());
}

QSize SheetPreview::lineSteps() const
{
    if (m_cells.isEmpty())
        return {1, 1};
    const auto stepOf = [this](int cell, int spacing) {
        if (cell * m_scale >= leastCellOnScreen)
            return 1;
        return static_cast<int>(std::ceil(leastFewLines / ((cell + spacing) * m_scale)));
    };
    const QSize cell = m_cells.constFirst().size();
    return {stepOf(cell.width(), m_grid.spacing.x()), stepOf(cell.height(), m_grid.spacing.y())};
}

/// Says so, too.
void SheetPreview::drawFewLines(QPainter &painter) const
{
    const Theme &theme = themeOf(palette());
    const QRect first = m_cells.constFirst();
    const QRect last = m_cells.constLast();
    const QRectF all = cellOnScreen(first.united(last));
    const QSize steps = lineSteps();
    const double pitchX = (first.width() + m_grid.spacing.x()) * m_scale * steps.width();
    const double pitchY = (first.height() + m_grid.spacing.y()) * m_scale * steps.height();
    const QRectF seen = all.intersected(QRectF(rect()));
    QList<QLineF> lines;
    for (double x = all.left() + pitchX * std::ceil((seen.left() - all.left()) / pitchX); x <= seen.right();
         x += pitchX)
        lines.append(QLineF(std::floor(x) + 0.5, seen.top(), std::floor(x) + 0.5, seen.bottom()));
    for (double y = all.top() + pitchY * std::ceil((seen.top() - all.top()) / pitchY); y <= seen.bottom(); y += pitchY)
        lines.append(QLineF(seen.left(), std::floor(y) + 0.5, seen.right(), std::floor(y) + 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 1));
    painter.drawLines(lines);
    painter.setFont(smallFont(windowFont()));
    const QString text = steps.width() == steps.height()
                             ? tr("One line in %1 is drawn; the wheel zooms in").arg(steps.width())
                             : tr("Not all lines are drawn; the wheel zooms in");
    const QSize size(painter.fontMetrics().horizontalAdvance(text) + 12, painter.fontMetrics().height() + 4);
    const QRect plate(QPoint(8, height() - size.height() - 8), size);
    painter.fillRect(plate, theme.understroke);
    painter.setPen(theme.handle);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void SheetPreview::drawCells(QPainter &painter) const
{
    if (m_cells.isEmpty())
        return;
    const Theme &theme = themeOf(palette());
    const QSizeF onScreen = cellOnScreen(m_cells.constFirst()).size();
    if (lineSteps() != QSize(1, 1))
        return drawFewLines(painter);
    QColor veil = theme.canvas;
    veil.setAlphaF(0.55F);
    QList<QRectF> lines;
    painter.setFont(smallFont(windowFont()));
    int number = 0;
    for (int i = 0; i < m_cells.size(); ++i) {
        const bool isEmpty = m_leavesOutEmpty && m_empty.contains(i);
        const int own = number;
        number += isEmpty ? 0 : 1;
        const QRectF cell = cellOnScreen(m_cells.at(i));
        if (!cell.intersects(QRectF(rect())))
            continue;
        lines.append(cell.adjusted(0.5, 0.5, -0.5, -0.5));
        if (isEmpty) {
            painter.fillRect(cell, veil);
            painter.fillRect(cell, QBrush(theme.dim, Qt::BDiagPattern));
        } else if (std::min(cell.width(), cell.height()) >= leastNumberedCell) {
            const QString text = QString::number(own);
            const QRectF plate(cell.topLeft() + QPointF(1, 1), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 6,
                                                                      painter.fontMetrics().height()));
            painter.fillRect(plate, theme.understroke);
            painter.setPen(theme.handle);
            painter.drawText(plate, Qt::AlignCenter, text);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.understroke, 3));
    if (std::min(onScreen.width(), onScreen.height()) > leastOutlinedCell)
        painter.drawRects(lines);
    painter.setPen(QPen(theme.accent, 1));
    painter.drawRects(lines);
}

} // namespace hitbox
