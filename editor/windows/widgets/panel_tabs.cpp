#include "windows/widgets/panel_tabs.h"

#include <QStackedLayout>
#include <QTabBar>
#include <QVBoxLayout>

namespace hitbox {

PanelTabs::PanelTabs(const QString &accessibleName, QWidget *parent)
    : Panel(accessibleName, parent)
    , m_tabs(new QTabBar(this))
    , m_panels(new QStackedLayout)
{
    setObjectName(QStringLiteral("PanelTabs"));
    hideTitle();
    setFoldable();
    m_tabs->setAccessibleName(accessibleName);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false); // the panels are as wide as all their names
    addBesideTitle(m_tabs);
    body()->addLayout(m_panels, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &PanelTabs::showInFront);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &PanelTabs::pressed);
}

void PanelTabs::showInFront(int index)
{
    m_panels->setCurrentIndex(index);
    for (int i = 0; i < m_panels->count(); ++i) {
        QWidget *panel = m_panels->widget(i);
        QSizePolicy policy = panel->sizePolicy();
        policy.setVerticalPolicy(i == index ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        panel->setSizePolicy(policy);
    }
}

void PanelTabs::addPanel(Panel *panel)
{
    panel->hideTitle();
    m_panels->addWidget(panel);
    m_tabs->addTab(panel->accessibleName());
    showInFront(m_tabs->currentIndex());
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
