#include "windows/panel_tabs.h"

#include "windows/panel.h"

#include <QStackedLayout>
#include <QTabBar>
#include <QVBoxLayout>

namespace hitbox {

PanelTabs::PanelTabs(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_panels(new QStackedLayout)
{
    setObjectName(QStringLiteral("PanelTabs"));
    setAttribute(Qt::WA_StyledBackground);
    m_tabs->setAccessibleName(accessibleName);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_tabs);
    rows->addLayout(m_panels, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_panels, &QStackedLayout::setCurrentIndex);
}

void PanelTabs::addPanel(Panel *panel)
{
    panel->hideTitle();
    m_panels->addWidget(panel);
    m_tabs->addTab(panel->accessibleName());
}

void PanelTabs::showPanel(Panel *panel)
{
    m_tabs->setCurrentIndex(m_panels->indexOf(panel));
}

Panel *PanelTabs::panelInFront() const
{
    return qobject_cast<Panel *>(m_panels->currentWidget());
}

} // namespace hitbox
