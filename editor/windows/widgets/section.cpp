#include "windows/widgets/section.h"

#include "windows/widgets/fonts.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

Section::Section(const QString &title, Fold fold, QWidget *parent)
    : QWidget(parent)
    , m_title(new QToolButton(this))
    , m_layout(new QVBoxLayout(this))
    , m_titleRow(new QHBoxLayout)
{
    m_title->setObjectName(QStringLiteral("SectionTitle"));
    m_title->setText(title);
    m_title->setFont(titleFont(windowFont()));
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setToolTip(tr("Show or hide this part"));
    m_layout->setContentsMargins(4, 0, 0, 0);
    m_layout->setSpacing(2);
    m_titleRow->setSpacing(0);
    m_titleRow->addWidget(m_title);
    m_titleRow->addStretch();
    m_layout->addLayout(m_titleRow);
    connect(m_title, &QToolButton::clicked, this, [this] { setFold(isOpen() ? Fold::Closed : Fold::Open); });
    setFold(fold);
}

void Section::addToTitle(QWidget *part)
{
    m_titleParts.append(part);
    m_titleRow->addWidget(part);
    part->setVisible(isOpen());
}

void Section::setContent(QWidget *content)
{
    m_content = content;
    m_layout->addWidget(content);
    content->setVisible(isOpen());
}

void Section::setFold(Fold fold)
{
    m_state = fold;
    m_title->setArrowType(fold == Fold::Open ? Qt::DownArrow : Qt::RightArrow);
    if (m_content)
        m_content->setVisible(isOpen());
    for (QWidget *part : std::as_const(m_titleParts))
        part->setVisible(isOpen());
}

bool Section::isOpen() const
{
    return m_state == Fold::Open;
}

} // namespace hitbox
