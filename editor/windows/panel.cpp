#include "windows/panel.h"

#include "windows/fonts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace hitbox {

namespace {

/// A badge that comes and goes must not widen the panel: the canvas beside it would jump during a drag.
void keepRoomFor(QWidget &widget)
{
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

} // namespace

Panel::Panel(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_header(new QHBoxLayout)
    , m_body(new QVBoxLayout(this))
    , m_title(new QLabel(title, this))
    , m_badge(new QLabel(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("Panel"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(title);
    m_title->setObjectName(QStringLiteral("PanelTitle"));
    m_title->setFont(titleFont(windowFont()));
    m_badge->setObjectName(QStringLiteral("Badge"));
    m_badge->setFont(smallFont(windowFont()));
    keepRoomFor(*m_badge);
    setBadge(0);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("Dim"));
    m_note->hide();

    m_header->setContentsMargins(12, 8, 8, 4);
    m_header->setSpacing(8);
    m_header->addWidget(m_title);
    m_header->addWidget(m_note);
    m_header->addWidget(m_badge, 0, Qt::AlignVCenter);
    m_header->addStretch(1);

    m_body->setContentsMargins(0, 0, 0, 4);
    m_body->setSpacing(4);
    m_body->addLayout(m_header);
}

void Panel::hideTitle()
{
    m_title->hide();
}

void Panel::setBadge(int count)
{
    m_badge->setText(QString::number(count));
    m_badge->setVisible(count > 0);
}

void Panel::setNote(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
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
