#include "windows/actions/action_tables.h"

#include "windows/main/side_panels.h"

#include <QCoreApplication>

namespace hitbox {

QList<ActionInfo> panelActions(SidePanels &panels)
{
    QList<ActionInfo> actions;
    for (const SidePanelInfo &info : sidePanelInfos()) {
        const QString id = QString::fromLatin1(info.id);
        actions.append({.id = sidePanelAction(id),
                        .section = ActionSection::ViewAppearance,
                        .text = QCoreApplication::translate("hitbox::SidePanels", info.title),
                        .toolTip = Actions::tr("Show this panel, or put it away"),
                        .submenu = Actions::tr("&Panels"),
                        .run = [&panels, id] { panels.toggle(id); },
                        .state = [&panels, id]() -> ActionState { return {.checked = panels.isWanted(id)}; }});
    }
    return actions;
}

} // namespace hitbox
