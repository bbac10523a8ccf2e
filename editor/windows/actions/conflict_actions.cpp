#include "windows/actions/action_tables.h"

#include "windows/problems/conflicts_panel.h"

namespace hitbox {

QList<ActionInfo> conflictActions(ConflictsPanel &conflicts)
{
    const auto choosing = [&conflicts](const char *id, const QString &text, void (ConflictsPanel::*choice)()) {
        return ActionInfo{
            .id = QLatin1String(id),
            .section = ActionSection::ShapeRepair,
            .text = text,
            .submenu = Actions::tr("Conflicts of a mer&ge"),
            .run = [&conflicts, choice] { (conflicts.*choice)(); },
            .state = [&conflicts, choice]() -> ActionState { return {.enabled = conflicts.offers(choice)}; }};
    };
    return {
        {.id = QStringLiteral("conflict.next"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Next conflict"),
         .toolTip = Actions::tr("Go to the next place that two people changed, each to something else"),
         .submenu = Actions::tr("Conflicts of a mer&ge"),
         .run = [&conflicts] { conflicts.pressNext(); },
         .state = [&conflicts]() -> ActionState { return {.enabled = conflicts.isNeeded()}; }},
        choosing("conflict.ours", Actions::tr("Take &ours"), &ConflictsPanel::takeOurs),
        choosing("conflict.theirs", Actions::tr("Take &theirs"), &ConflictsPanel::takeTheirs),
        choosing("conflict.both", Actions::tr("Keep &both"), &ConflictsPanel::keepBoth),
        choosing("conflict.leave", Actions::tr("&Done as it is"), &ConflictsPanel::leave),
    };
}

} // namespace hitbox
