#pragma once

#include "drawing/theme.h"
#include "windows/widgets/row_model.h"

#include <QStyledItemDelegate>

namespace hitbox {

/// Draws rows: swatch, icon or thumbnail, two lines of text, badge, eye and lock.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    RowDelegate(RowLayout layout, QWidget *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What is being typed there stays, whatever the list shows meanwhile.
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

    /// Which of the row's own buttons the point is on.
    std::optional<RowToggle> toggleAt(const QRect &rect, const Row &row, QPoint point) const;

private:
    const Theme &theme() const; ///< the view's
    void paintLine(QPainter &painter, const QRect &rect, const Row &row, const QStyleOptionViewItem &option) const;
    void paintMark(QPainter &painter, QPointF middle) const;
    void paintPlate(QPainter &painter, const QRectF &plate, const Row &row, const QString &text) const;
    void paintCard(QPainter &painter, const QRect &rect, const Row &row, const QStyleOptionViewItem &option) const;
    int paintLeading(QPainter &painter, const QRect &rect, const Row &row) const;
    int paintTrailing(QPainter &painter, const QRect &rect, const Row &row, const QFont &font) const;
    void paintFocus(QPainter &painter, const QRectF &rect) const;
    void paintBadge(QPainter &painter, QRect rect, int count, const QFont &font) const;

    RowLayout m_layout;
    const QWidget &m_view;
};

} // namespace hitbox
