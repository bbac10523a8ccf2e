#pragma once

#include "windows/widgets/row_view.h"

#include <QStyledItemDelegate>

namespace hitbox {

/// Draws rows: swatch, icon or thumbnail, two lines of text, badge, eye and lock.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    RowDelegate(RowView::Layout layout, const Theme &theme, QObject *parent);

    void setTheme(const Theme &theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

    /// Which of the row's own buttons the point is on.
    std::optional<RowView::Toggle> toggleAt(const QRect &rect, const Row &row, QPoint point) const;

private:
    void paintLine(QPainter &painter, const QRect &rect, const Row &row, const QStyleOptionViewItem &option) const;
    void paintCard(QPainter &painter, const QRect &rect, const Row &row, const QStyleOptionViewItem &option) const;
    int paintLeading(QPainter &painter, const QRect &rect, const Row &row) const;
    int paintTrailing(QPainter &painter, const QRect &rect, const Row &row, const QFont &font) const;
    void paintFocus(QPainter &painter, const QRectF &rect) const;
    void paintBadge(QPainter &painter, QRect rect, int count, const QFont &font) const;

    RowView::Layout m_layout;
    Theme m_theme;
};

} // namespace hitbox
