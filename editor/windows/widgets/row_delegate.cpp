#include "windows/widgets/row_delegate.h"

#include "drawing/contrast.h"
#include "drawing/relation_sign.h"
#include "scene/icons.h"
#include "windows/widgets/fonts.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPainter>

namespace hitbox {

namespace {

constexpr int rowMargin = 8;
constexpr int rowGap = 8;
constexpr int toggleSide = 20;
constexpr int rowSwatchSide = 12;
constexpr int rowIconSide = 18;
constexpr int leastBadge = 16;
constexpr qsizetype mostLetters = 1'000; ///< more fit into no row: to lay out a million takes half a second

const RowModel &modelOf(const QModelIndex &index)
{
    return *static_cast<const RowModel *>(index.model());
}

/// From the right: the lock, the eye, the solo switch.
QRect toggleRect(const QRect &rect, int fromRight)
{
    return {rect.right() - rowMargin - toggleSide * (fromRight + 1) - 4 * fromRight, rect.center().y() - toggleSide / 2,
            toggleSide, toggleSide};
}

constexpr int cardAside = 6;
constexpr int cardAbove = 4;

QRectF cardPicture(const QRect &card, const Row &row)
{
    return {QPointF(card.left() + cardAside, card.top() + cardAbove), row.picture.deviceIndependentSize()};
}

/// Its name, below the picture.
QRect cardText(const QRect &card, const Row &row, const QFont &font)
{
    const QRectF picture = cardPicture(card, row);
    return {card.left() + cardAside, static_cast<int>(picture.bottom()) + 4, static_cast<int>(picture.width()),
            QFontMetrics(smallFont(font)).height()};
}

QSize badgeSize(int count, const QFont &font)
{
    const QFontMetrics metrics(smallFont(font));
    const int height = std::max(leastBadge, metrics.height());
    return {std::max(height, metrics.horizontalAdvance(QString::number(count)) + 10), height};
}

} // namespace

RowDelegate::RowDelegate(RowLayout layout, QWidget *view)
    : QStyledItemDelegate(view)
    , m_layout(layout)
    , m_view(*view)
{
}

const Theme &RowDelegate::theme() const
{
    return themeOf(m_view.palette());
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int mostAsked = 32;
    const auto *list = qobject_cast<const QListView *>(&m_view);
    // A list of rows of one height asks its first one alone.
    const bool speaksForOthers = list && list->uniformItemSizes() && index.row() == 0;
    const int end = speaksForOthers ? std::min(index.model()->rowCount(), mostAsked) : index.row() + 1;
    int line = 0;
    int detail = 0;
    for (int i = index.row(); i < end; ++i) {
        const Row &row = modelOf(index).row(i);
        line = std::max(line, lineHeight(option.font, row.title));
        detail = std::max(detail, row.detail.isEmpty() ? 0 : lineHeight(smallFont(option.font), row.detail));
    }
    const int side = modelOf(index).pictureSide(index.row());
    if (m_layout == RowLayout::Cards)
        return {side + 2 * cardAside, side + 2 * cardAbove + line + 4};
    return {80, std::max({line + detail + 10, side + 8, 28})};
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Row row = modelOf(index).row(index.row());
    row.picture = modelOf(index).picture(index.row());
    for (QString *text : {&row.title, &row.detail, &row.trailing, &row.below})
        text->truncate(mostLetters);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect rect = option.rect;
    if (m_layout == RowLayout::Cards) {
        rect.setHeight(std::min(rect.height(), sizeHint(option, index).height())); // a single line fills the view
        paintCard(*painter, rect, row, option);
    } else
        paintLine(*painter, rect, row, option);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(*painter, rect);
    painter->restore();
}

void RowDelegate::paintLine(QPainter &painter, const QRect &rect, const Row &row,
                            const QStyleOptionViewItem &option) const
{
    const QRect body = rect.adjusted(4, 1, -4, -1);
    if (row.selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.selected ? theme().selectedRow : theme().hoveredRow);
        painter.drawRoundedRect(body, 4, 4);
    }
    const int left = paintLeading(painter, body, row);
    const int right = paintTrailing(painter, body, row, option.font);
    const QRect text(left, body.top(), right - left, body.height());
    const QFont small = smallFont(option.font);
    const int titleHeight = lineHeight(option.font, row.title);
    const int detailHeight = row.detail.isEmpty() ? 0 : lineHeight(small, row.detail);
    const int top = text.center().y() - (titleHeight + detailHeight) / 2 + 1;
    painter.setFont(option.font);
    painter.setPen(theme().text);
    painter.drawText(QRect(text.left(), top, text.width(), titleHeight), Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(option.font).elidedText(row.title, Qt::ElideRight, text.width()));
    if (detailHeight == 0)
        return;
    painter.setFont(small);
    painter.setPen(row.selected ? theme().dimOnSelectedRow : theme().dim);
    painter.drawText(QRect(text.left(), top + titleHeight, text.width(), detailHeight),
                     Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(small).elidedText(row.detail, Qt::ElideRight, text.width()));
}

int RowDelegate::paintLeading(QPainter &painter, const QRect &rect, const Row &row) const
{
    const int left = rect.left() + rowMargin;
    if (!row.picture.isNull()) {
        const QSizeF size = row.picture.deviceIndependentSize();
        const QPointF at(left, rect.center().y() + 0.5 - size.height() / 2);
        painter.drawPixmap(at, row.picture);
        painter.setPen(QPen(theme().line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(at, size).adjusted(-0.5, -0.5, 0.5, 0.5), 3, 3);
        return left + static_cast<int>(size.width()) + rowGap;
    }
    const QColor ink =
        standingOut(row.iconColor, row.selected ? theme().selectedRow : theme().hoveredRow, signContrast);
    if (row.sign) {
        const QRectF square(left, rect.center().y() + 1 - rowIconSide / 2, rowIconSide, rowIconSide);
        drawRelationSign(painter, square, *row.sign, ink);
        return left + rowIconSide + rowGap;
    }
    if (!row.icon.isEmpty()) {
        const QPixmap icon = iconPixmap(row.icon, ink, rowIconSide, painter.device()->devicePixelRatio());
        painter.drawPixmap(QPoint(left, rect.center().y() + 1 - rowIconSide / 2), icon);
        return left + rowIconSide + rowGap;
    }
    if (row.swatch.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.swatch);
        const QRect swatch(left, rect.center().y() + 1 - rowSwatchSide / 2, rowSwatchSide, rowSwatchSide);
        painter.drawRoundedRect(swatch, 3, 3);
        painter.setBrush(QBrush(theme().understroke, row.hatch));
        painter.drawRoundedRect(swatch, 3, 3);
        return left + rowSwatchSide + rowGap;
    }
    return left;
}

int RowDelegate::paintTrailing(QPainter &painter, const QRect &rect, const Row &row, const QFont &font) const
{
    int right = rect.right() - rowMargin;
    const qreal ratio = painter.device()->devicePixelRatio();
    const QColor quietColor = row.selected ? theme().dimOnSelectedRow : theme().dim;
    const auto button = [&](int fromRight, const char *icon, bool quiet) {
        const QRect place = toggleRect(rect, fromRight);
        painter.drawPixmap(
            place.topLeft() + QPoint(1, 1),
            iconPixmap(QString::fromLatin1(icon), quiet ? quietColor : theme().text, rowIconSide, ratio));
        right = place.left() - rowGap;
    };
    if (row.locked)
        button(0, *row.locked ? ":/icons/lock.svg" : ":/icons/unlock.svg", !*row.locked);
    if (row.visible)
        button(1, *row.visible ? ":/icons/eye.svg" : ":/icons/eye-off.svg", *row.visible);
    if (row.solo)
        button(2, ":/icons/solo.svg", !*row.solo);
    if (row.badge > 0) {
        const QSize size = badgeSize(row.badge, font);
        const QPoint at(right - size.width(), rect.center().y() + 1 - size.height() / 2);
        paintBadge(painter, QRect(at, size), row.badge, font);
        right -= size.width() + rowGap;
    }
    if (!row.trailing.isEmpty()) {
        const QFont fixed = fixedFont(font);
        const int width = QFontMetrics(fixed).horizontalAdvance(row.trailing);
        painter.setFont(fixed);
        painter.setPen(theme().text);
        painter.drawText(QRect(right - width, rect.top(), width, rect.height()), Qt::AlignVCenter, row.trailing);
        right -= width + rowGap;
    }
    return right;
}

void RowDelegate::paintFocus(QPainter &painter, const QRectF &rect) const
{
    const bool isCard = m_layout == RowLayout::Cards;
    constexpr qreal width = 1.5;
    painter.setPen(QPen(theme().accent, width));
    painter.setBrush(Qt::NoBrush);
    const double side = isCard ? 1.5 : 4.5; // half a pixel: drawn across two it is too faint
    painter.drawRoundedRect(rect.adjusted(side, 1.5, -side, -1.5), 4, 4);
}

void RowDelegate::paintBadge(QPainter &painter, QRect rect, int count, const QFont &font) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().badge);
    painter.drawRoundedRect(rect, rect.height() / 2.0, rect.height() / 2.0);
    painter.setFont(smallFont(font));
    painter.setPen(theme().onBadge);
    painter.drawText(rect, Qt::AlignCenter, QString::number(count));
}

void RowDelegate::paintMark(QPainter &painter, QPointF middle) const
{
    constexpr qreal reach = 5;
    painter.setPen(QPen(theme().handleRim, 1));
    painter.setBrush(theme().guide);
    painter.drawPolygon(QPolygonF{{middle - QPointF(reach, 0), middle - QPointF(0, reach), middle + QPointF(reach, 0),
                                   middle + QPointF(0, reach)}});
}

/// In a card's small font, over its picture.
void RowDelegate::paintPlate(QPainter &painter, const QRectF &plate, const Row &row, const QString &text) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(row.current ? theme().text : theme().dim);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void RowDelegate::paintCard(QPainter &painter, const QRect &rect, const Row &row,
                            const QStyleOptionViewItem &option) const
{
    const QRectF picture = cardPicture(rect, row);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (row.selected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().selectedRow);
        painter.drawRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 4, 4);
    }
    painter.drawPixmap(picture.topLeft(), row.picture);
    const bool isCurrent = row.current || row.selected;
    painter.setPen(isCurrent ? QPen(theme().accent, row.current ? 2 : 1)
                             : QPen(hovered ? theme().dim : theme().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(picture.adjusted(-1, -1, 1, 1), 4, 4);
    const QFont small = smallFont(option.font);
    const QRect text = cardText(rect, row, option.font);
    painter.setFont(small);
    painter.setPen(row.selected ? theme().text : theme().dim);
    painter.drawText(text, Qt::AlignVCenter, QFontMetrics(small).elidedText(row.title, Qt::ElideMiddle, text.width()));
    const QFontMetrics metrics(small);
    const auto plateFor = [&](const QString &words) {
        const QSizeF size(metrics.horizontalAdvance(words) + 6, metrics.height());
        return QRectF(picture.topLeft() + QPointF(2, 2), size);
    };
    if (!row.trailing.isEmpty())
        paintPlate(painter, plateFor(row.trailing), row, row.trailing);
    if (!row.below.isEmpty()) {
        QRectF plate = plateFor(row.below);
        plate.moveBottom(picture.bottom() - 2);
        paintPlate(painter, plate, row, row.below);
    }
    if (row.marked)
        paintMark(painter, picture.bottomRight() - QPointF(9, 9));
    if (row.badge > 0) {
        const QSize size = badgeSize(row.badge, option.font);
        const QPoint at(static_cast<int>(picture.right()) - size.width() - 3, static_cast<int>(picture.top()) + 3);
        paintBadge(painter, QRect(at, size), row.badge, option.font);
    }
}

void RowDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const auto *field = qobject_cast<const QLineEdit *>(editor);
    if (!field || (!field->isModified() && field->text() != index.data(Qt::EditRole).toString()))
        QStyledItemDelegate::setEditorData(editor, index);
}

void RowDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    Row row = modelOf(index).row(index.row());
    if (m_layout == RowLayout::Cards) {
        row.picture = modelOf(index).picture(index.row());
        constexpr int height = 24; // over the name, as far as there is room
        const int bottom =
            std::min(cardText(option.rect, row, option.font).center().y() + height / 2, option.rect.bottom());
        editor->setGeometry(option.rect.left() + 2, bottom - height, option.rect.width() - 4, height);
        return;
    }
    int left = option.rect.left() + rowMargin;
    if (const int side = modelOf(index).pictureSide(index.row()); side > 0)
        left += side + rowGap;
    else if (row.swatch.isValid())
        left += rowSwatchSide + rowGap;
    const int height = std::min(option.rect.height(), 28);
    editor->setGeometry(left, option.rect.center().y() - height / 2, option.rect.right() - 4 - left, height);
}

std::optional<RowToggle> RowDelegate::toggleAt(const QRect &rect, const Row &row, QPoint point) const
{
    const QRect body = rect.adjusted(4, 1, -4, -1);
    if (row.locked && toggleRect(body, 0).contains(point))
        return RowToggle::Locked;
    if (row.visible && toggleRect(body, 1).contains(point))
        return RowToggle::Visible;
    if (row.solo && toggleRect(body, 2).contains(point))
        return RowToggle::Solo;
    return std::nullopt;
}

} // namespace hitbox
