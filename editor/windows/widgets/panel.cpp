#include "windows/widgets/panel.h"

#include "windows/widgets/elided_label.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/plain_text.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QToolButton>

#include <utility>

namespace hitbox {

namespace {

/// A badge that comes and goes must not widen the panel: the canvas beside it would jump during a drag.
void keepRoomFor(QWidget &widget)
{
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

/// What is typed into, or says what is shown, stays.
bool isInUse(const QWidget &part)
{
    const auto *line = qobject_cast<const QLineEdit *>(&part);
    return part.hasFocus() || (line && !line->text().isEmpty());
}

/// As a layout counts it.
int leastWidth(const QWidget &widget)
{
    return widget.minimumWidth() > 0 ? widget.minimumWidth() : widget.minimumSizeHint().width();
}

} // namespace

Panel::Panel(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_header(new QHBoxLayout)
    , m_content(new QWidget(this))
    , m_body(new QVBoxLayout(m_content))
    , m_fold(new QToolButton(this)) // before what stands beside the title, as Tab goes
    , m_title(new QLabel(title, this))
    , m_badge(new QLabel(this))
    , m_note(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("Panel"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(title);
    m_title->setObjectName(QStringLiteral("PanelTitle"));
    m_title->setFont(titleFont(windowFont()));
    m_badge->setObjectName(QStringLiteral("Badge"));
    m_badge->setFont(smallFont(windowFont()));
    m_badge->hide();
    m_note->setObjectName(QStringLiteral("Dim"));
    m_note->hide();

    m_fold->setObjectName(QStringLiteral("Fold"));
    m_fold->setArrowType(Qt::DownArrow);
    m_fold->setToolTip(tr("Show or hide this part"));
    m_fold->setAccessibleName(tr("Fold or unfold: %1").arg(title));
    m_fold->hide();
    connect(m_fold, &QToolButton::clicked, this,
            [this] { setFold(isOpen() ? Section::Fold::Closed : Section::Fold::Open); });

    m_header->setContentsMargins(12, 8, 8, 4);
    m_header->setSpacing(8);
    m_header->addWidget(m_title);
    m_header->addWidget(m_note);
    m_header->addWidget(m_badge, 0, Qt::AlignVCenter);
    m_header->addStretch(1);

    m_body->setContentsMargins(0, 0, 0, 4);
    m_body->setSpacing(4);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(m_header);
    whole->addWidget(m_content, 1);
}

void Panel::hideTitle()
{
    m_title->hide();
}

void Panel::setBadge(int count)
{
    keepRoomFor(*m_badge);
    constexpr int padding = 12;
    const QFontMetrics metrics(titleFont(smallFont(windowFont()))); // also before it has its style
    m_badge->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("88")) + padding);
    m_badge->setAlignment(Qt::AlignCenter);
    m_badge->setText(QString::number(count));
    m_badge->setVisible(count > 0);
}

void Panel::setNote(const QString &text, const QString &toolTip)
{
    m_note->setText(text);
    m_note->setToolTip(plainToolTip(toolTip.isEmpty() ? text : toolTip));
    m_note->setVisible(!text.isEmpty());
}

void Panel::setFoldable()
{
    const QMargins margins = m_header->contentsMargins();
    m_header->setContentsMargins(4, margins.top(), margins.right(), margins.bottom());
    m_header->setSpacing(4);
    m_header->insertWidget(0, m_fold);
    m_fold->show();
}

void Panel::setFold(Section::Fold fold)
{
    if (fold == m_state)
        return;
    m_state = fold;
    m_fold->setArrowType(fold == Section::Fold::Closed ? Qt::RightArrow : Qt::DownArrow);
    m_content->setVisible(fold == Section::Fold::Open);
    followRoom();
    emit foldChanged();
}

void Panel::setSlight(bool isSlight)
{
    m_isSlight = isSlight;
    followRoom();
}

void Panel::followRoom()
{
    const bool isTaken = isOpen() && !m_isSlight;
    if (isTaken == m_roomIsTaken)
        return;
    m_roomIsTaken = isTaken;
    QSizePolicy policy = sizePolicy();
    if (!isTaken)
        m_roomPolicy = policy.verticalPolicy();
    policy.setVerticalPolicy(isTaken ? m_roomPolicy : QSizePolicy::Fixed);
    setSizePolicy(policy);
    emit roomChanged();
}

bool Panel::isOpen() const
{
    return m_state == Section::Fold::Open;
}

void Panel::letGiveWay(QWidget *widget)
{
    m_givingWay.append(widget);
}

void Panel::makeHeaderFit()
{
    int spare = width() - m_header->minimumSize().width();
    const auto room = [this](const QWidget *part) { return leastWidth(*part) + m_header->spacing(); };
    for (QWidget *part : std::as_const(m_givingWay)) {
        if (spare >= 0)
            break;
        if (part->isHidden() || isInUse(*part))
            continue;
        spare += room(part);
        part->hide();
    }
    for (auto part = m_givingWay.crbegin(); part != m_givingWay.crend(); ++part) {
        if (!(*part)->isHidden())
            continue;
        spare -= room(*part);
        if (spare < 0)
            break;
        (*part)->show();
    }
}

bool Panel::event(QEvent *event)
{
    const bool answered = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest && !m_givingWay.isEmpty())
        makeHeaderFit();
    return answered;
}

void Panel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_givingWay.isEmpty())
        makeHeaderFit();
}

bool Panel::isOnHeader(QPoint point) const
{
    return !m_fold->isHidden() && m_header->geometry().contains(point);
}

void Panel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isOnHeader(event->pos()))
        m_fold->click();
    else
        QWidget::mouseReleaseEvent(event);
}

void Panel::contextMenuEvent(QContextMenuEvent *event)
{
    if (isOnHeader(event->pos()))
        emit headerMenuWanted(event->globalPos());
    else
        QWidget::contextMenuEvent(event);
}

Panel *panelAround(QWidget *widget)
{
    for (QWidget *place = widget; place; place = place->parentWidget()) {
        if (auto *panel = qobject_cast<Panel *>(place))
            return panel;
    }
    return nullptr;
}

void Panel::addBesideTitle(QWidget *widget)
{
    m_header->insertWidget(m_header->indexOf(m_note), widget);
}

void Panel::addToHeader(QWidget *widget)
{
    m_header->addWidget(widget);
}

} // namespace hitbox
