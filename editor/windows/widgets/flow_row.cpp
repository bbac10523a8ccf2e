#include "windows/widgets/flow_row.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int betweenFlowRows = 4; ///< pixels

/// As a layout counts it.
int leastWidthInFlow(const QWidget &part)
{
    const int least = part.minimumWidth() > 0 ? part.minimumWidth() : part.minimumSizeHint().width();
    return std::min(least, part.maximumWidth());
}

} // namespace

FlowRow::FlowRow(int spacing, QWidget *parent)
    : QWidget(parent)
    , m_spacing(spacing)
    , m_rows(new QVBoxLayout(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSizeConstraint(QLayout::SetNoConstraint); // which would keep the rows that there are
    m_rows->setSpacing(betweenFlowRows);
}

void FlowRow::add(QWidget *part, int stretch)
{
    part->setParent(this);
    m_parts.append({part, stretch});
    arrange();
}

QSize FlowRow::sizeHint() const
{
    int width = -m_spacing;
    for (const Part &part : m_parts)
        width += part.widget->isHidden() ? 0 : part.widget->sizeHint().width() + m_spacing;
    const QMargins margins = m_rows->contentsMargins();
    return {std::max(0, width) + margins.left() + margins.right(), m_rows->sizeHint().height()};
}

QSize FlowRow::minimumSizeHint() const
{
    int width = 0;
    for (const Part &part : m_parts)
        width = std::max(width, part.widget->isHidden() ? 0 : leastWidthInFlow(*part.widget));
    const QMargins margins = m_rows->contentsMargins();
    return {width + margins.left() + margins.right(), m_rows->minimumSize().height()};
}

QList<QList<int>> FlowRow::fitting() const
{
    const QMargins margins = m_rows->contentsMargins();
    const bool isPlaced = testAttribute(Qt::WA_Resized); // before that it has a width that nobody gave it
    const int room = isPlaced ? width() - margins.left() - margins.right() : QWIDGETSIZE_MAX;
    QList<QList<int>> rows{{}};
    int taken = 0;
    for (int i = 0; i < m_parts.size(); ++i) {
        const QWidget &part = *m_parts.at(i).widget;
        const int needed = part.isHidden() ? 0 : leastWidthInFlow(part) + m_spacing;
        if (!rows.constLast().isEmpty() && taken + needed - m_spacing > room) {
            rows.append(QList<int>());
            taken = 0;
        }
        rows.last().append(i);
        taken += needed;
    }
    return rows;
}

void FlowRow::arrange()
{
    const QList<QList<int>> wanted = fitting();
    if (wanted == m_arranged)
        return;
    m_arranged = wanted;
    while (const QLayoutItem *row = m_rows->takeAt(0))
        delete row;
    for (const QList<int> &places : wanted) {
        auto *row = new QHBoxLayout;
        row->setSpacing(m_spacing);
        for (const int place : places)
            row->addWidget(m_parts.at(place).widget, m_parts.at(place).stretch);
        m_rows->addLayout(row);
    }
    updateGeometry();
}

bool FlowRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void FlowRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace hitbox
