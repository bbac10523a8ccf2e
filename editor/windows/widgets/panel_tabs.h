#pragma once

#include "windows/widgets/panel.h"

class QStackedLayout;
class QTabBar;

namespace hitbox {

/// Panels that share one place, as high as the one in front needs: a tab names each, and takes over the panel's own
/// title.
class PanelTabs : public Panel
{
    Q_OBJECT

public:
    explicit PanelTabs(const QString &accessibleName, QWidget *parent = nullptr);

    void addPanel(Panel *panel);
    void showPanel(Panel *panel); ///< one of those added
    Panel *panelInFront() const;  ///< null when there is none

signals:
    void pressed(); ///< a tab; its panel has its height in the next round of events

private:
    void showInFront(int index);

    QTabBar *m_tabs = nullptr;
    QStackedLayout *m_panels = nullptr;
};

} // namespace hitbox
