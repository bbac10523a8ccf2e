#include "windows/tracks/track_grid.h"

#include "drawing/drawing.h"
#include "drawing/theme.h"
#include "scene/icons.h"
#include "session/session.h"
#include "windows/widgets/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hitbox {

namespace {

// Pixels.
constexpr int bandMargin = 4; ///< above and below a bar
constexpr double keyReach = 5;
constexpr int swatchSide = 10;
constexpr int gridIcon = 14;
constexpr int cellIcon = 9;

QPainterPath diamondAt(QPointF center)
{
    QPainterPath path(center + QPointF(0, -keyReach));
    path.lineTo(center + QPointF(keyReach, 0));
    path.lineTo(center + QPointF(0, keyReach));
    path.lineTo(center + QPointF(-keyReach, 0));
    path.closeSubpath();
    return path;
}

QColor faint(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

} // namespace

void TrackGrid::paintEvent(QPaintEvent *)
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.panel);
    if (m_frames.to < m_frames.from)
        return;
    const QRect area = at.cellArea();
    const int firstFrame = at.frameAt(area.left());
    const int lastFrame = at.frameAt(area.right());
    const int firstRow = at.rowAt(area.top());
    const int lastRow = at.rowAt(area.bottom());
    painter.setClipRect(area);
    paintColumns(painter, firstFrame, lastFrame);
    for (int row = std::max(0, firstRow); row <= lastRow; ++row)
        paintRow(painter, row, firstFrame, lastFrame);
    paintChosen(painter);
    painter.setClipRect(QRect(0, area.top(), area.left(), area.height()));
    if (!m_rows.isEmpty())
        paintNames(painter, firstRow, lastRow);
    painter.setClipping(false);
    paintHead(painter, firstFrame, lastFrame);
    painter.setPen(theme.line);
    painter.drawLine(area.left() - 1, 0, area.left() - 1, viewport()->height());
    if (m_rows.isEmpty()) {
        const QString text = tr("No shapes in this sprite yet. What is drawn stands here, frame by frame.");
        constexpr int howItStands = Qt::AlignCenter | Qt::TextWordWrap;
        const QRect room = area.adjusted(12, 0, -12, 0);
        painter.setFont(font());
        painter.fillRect(painter.boundingRect(room, howItStands, text).adjusted(-8, -4, 8, 4), theme.panel);
        painter.setPen(theme.dim);
        painter.drawText(room, howItStands, text);
    }
}

void TrackGrid::paintColumns(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    constexpr int marked = 5; // every so many frames a stronger line
    const Theme &theme = themeOf(palette());
    const int bottom = std::min(viewport()->height(), at.cellRect(static_cast<int>(m_rows.size()), 0).top());
    for (int frame = firstFrame; frame <= lastFrame; ++frame) {
        const QRect cell = at.cellRect(0, frame);
        if (frame == playhead())
            painter.fillRect(QRect(cell.left(), 0, cell.width(), viewport()->height()), faint(theme.accent, 0.16F));
        painter.setPen(faint(theme.line, frame % marked == 0 ? 1.0F : 0.45F));
        painter.drawLine(cell.left(), 0, cell.left(), bottom);
    }
}

void TrackGrid::paintRow(QPainter &painter, int row, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const TrackRow &shown = m_rows.at(row);
    const QRect chosen = chosenCells();
    if (row >= chosen.top() && row <= chosen.bottom() && !chosen.isEmpty())
        painter.fillRect(at.cellRect(row, chosen.left()).united(at.cellRect(row, chosen.right())),
                         faint(theme.selectedRow, 0.75F));
    const QColor color = categoryColor(m_session.shown(), shown.category, theme);
    auto cell = std::lower_bound(shown.cells.cbegin(), shown.cells.cend(), firstFrame,
                                 [](const TrackCell &before, int frame) { return before.frame < frame; });
    for (; cell != shown.cells.cend() && cell->frame <= lastFrame; ++cell)
        paintCell(painter, row, *cell, cell->visible ? color : faint(color, 0.4F));
    const QRect line = at.cellRect(row, lastFrame);
    painter.setPen(theme.line);
    painter.drawLine(at.cellArea().left(), line.bottom(), line.right(), line.bottom());
    const bool isCurrent = m_current && m_current->row == shown.key;
    if (isCurrent && hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(at.cellRect(row, m_current->frame).adjusted(1, 1, -1, -1));
    }
}

/// Draws one box around all chosen cells: what is drawn in them hides most of their ground.
void TrackGrid::paintChosen(QPainter &painter) const
{
    const TrackGridPlaces at = places();
    const QRect chosen = chosenCells();
    if (chosen.width() * chosen.height() < 2 || chosen.top() < 0)
        return;
    painter.setPen(themeOf(palette()).accent);
    painter.setBrush(Qt::NoBrush);
    const QRect first = at.cellRect(chosen.top(), chosen.left());
    painter.drawRect(first.united(at.cellRect(chosen.bottom(), chosen.right())).adjusted(0, 0, -1, -1));
}

void TrackGrid::paintCell(QPainter &painter, int row, const TrackCell &cell, const QColor &color) const
{
    const Theme &theme = themeOf(palette());
    const TrackRow &shown = m_rows.at(row);
    const QRect rect = places().cellRect(row, cell.frame);
    const QPointF middle = QRectF(rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (shown.key.track) {
        const bool begins = !cellAt(shown, cell.frame - 1);
        const bool ends = !cellAt(shown, cell.frame + 1);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(rect.adjusted(begins ? 3 : 0, bandMargin, ends ? -3 : 0, -bandMargin), faint(color, 0.3F));
        painter.setRenderHint(QPainter::Antialiasing);
    }
    const QSet<ShapeId> &selected = m_session.selection().shapes;
    const bool isSelected =
        cell.frame == m_session.currentFrame().frame &&
        std::any_of(cell.shapes.cbegin(), cell.shapes.cend(), [&](ShapeId id) { return selected.contains(id); });
    const QLineF across(rect.left(), middle.y(), rect.right() + 1, middle.y());
    if (cell.kind == TrackCellKind::Held) {
        painter.setPen(QPen(color, 2));
        painter.drawLine(across);
    } else if (cell.kind == TrackCellKind::Between) {
        painter.setPen(QPen(color, 2, Qt::CustomDashLine, Qt::FlatCap));
        QPen dashes = painter.pen();
        dashes.setDashPattern({3, 3});
        painter.setPen(dashes);
        painter.drawLine(across);
    } else {
        painter.setPen(QPen(isSelected ? theme.handle : theme.understroke, isSelected ? 2 : 1));
        painter.setBrush(shown.key.track ? QBrush(color) : QBrush(Qt::NoBrush));
        if (!shown.key.track)
            painter.setPen(QPen(color, isSelected ? 3 : 1.5));
        painter.drawPath(diamondAt(middle));
    }
    if (isSelected && cell.kind != TrackCellKind::Key) {
        painter.setPen(QPen(theme.handle, 2));
        painter.setBrush(color);
        painter.drawEllipse(middle, 4, 4);
    }
    painter.restore();
    if (cell.locked && shown.isUnlockedInPart)
        painter.drawPixmap(rect.topLeft() + QPoint(1, 1),
                           iconPixmap(":/icons/lock.svg", theme.text, cellIcon, devicePixelRatioF()));
    if (cell.shapes.size() > 1) {
        painter.setFont(smallFont(font()));
        painter.setPen(theme.dim);
        painter.drawText(rect.adjusted(0, 0, -1, 0), Qt::AlignRight | Qt::AlignBottom,
                         QString::number(cell.shapes.size()));
    }
}

void TrackGrid::paintNames(QPainter &painter, int firstRow, int lastRow) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const auto icon = [&](int row, Toggle toggle, const QString &resource, bool isQuiet) {
        QRect place(0, 0, gridIcon, gridIcon);
        place.moveCenter(at.toggleRect(row, toggle).center());
        painter.setOpacity(isQuiet ? 0.45 : 1);
        painter.drawPixmap(place.topLeft(), iconPixmap(resource, theme.dim, gridIcon, devicePixelRatioF()));
        painter.setOpacity(1);
    };
    for (int row = firstRow; row <= lastRow; ++row) {
        const TrackRow &shown = m_rows.at(row);
        const QRect rect = at.nameRect(row);
        QRect swatch(rect.left() + 12, 0, swatchSide, swatchSide);
        swatch.moveTop(rect.center().y() - swatchSide / 2);
        painter.fillRect(swatch, categoryColor(m_session.shown(), shown.category, theme));
        const bool isLoose = !shown.key.track;
        const bool isAll = isLoose && shown.key == TrackRowKey{};
        const int right = isAll ? rect.right() : at.toggleRect(row, Toggle::Visible).left();
        const QRect text(swatch.right() + 8, rect.top(), right - swatch.right() - 12, rect.height());
        QFont named = font();
        named.setItalic(isLoose);
        painter.setFont(named);
        painter.setPen(isLoose ? theme.dim : theme.text);
        const QString name = isAll ? tr("without a track") : shown.name;
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(named).elidedText(name, Qt::ElideRight, text.width()));
        if (!isAll) {
            icon(row, Toggle::Visible, shown.visible ? ":/icons/eye.svg" : ":/icons/eye-off.svg", shown.visible);
            icon(row, Toggle::Locked, shown.locked ? ":/icons/lock.svg" : ":/icons/unlock.svg", !shown.locked);
        }
        painter.setPen(theme.line);
        painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom());
    }
}

} // namespace hitbox
