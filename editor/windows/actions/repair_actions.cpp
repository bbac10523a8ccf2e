#include "windows/actions/action_tables.h"

#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/problems/finding_card.h"
#include "windows/problems/problems_panel.h"

namespace hitbox {

namespace {

void toggleEngineView(Workspace &workspace)
{
    Session &session = workspace.session();
    const bool shown = session.engineView() == Session::EngineView::Shown;
    session.setEngineView(shown ? Session::EngineView::Hidden : Session::EngineView::Shown);
    if (!shown && !session.engineFrame().format)
        workspace.status().tell(Workspace::tr("Choose an engine at the top to see what it gets"));
}

} // namespace

QList<ActionInfo> repairActions()
{
    return {
        {.id = QStringLiteral("view.engine"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("&Engine view"),
         .keys = keys("E"),
         .toolTip = Actions::tr("Show on the canvas what the engine gets"),
         .icon = QStringLiteral(":/icons/engine-view.svg"),
         .run = toggleEngineView,
         .state = [](const Workspace &workspace) -> ActionState {
             return {.enabled = workspace.session().mode() == Session::Mode::Frames,
                     .checked = workspace.session().engineView() == Session::EngineView::Shown};
         }},
        {.id = QStringLiteral("repair.fix"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Fix the problem"),
         .keys = keys("Alt+Return"),
         .toolTip = Actions::tr("Make the best repair of the problem that the canvas explains"),
         .run = [](Workspace &workspace) { workspace.findingCard().applyBestFix(); }},
        {.id = QStringLiteral("repair.next"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("Next &problem"),
         .keys = keys("F8"),
         .toolTip = Actions::tr("Go to the next problem of the list"),
         .run = [](Workspace &workspace) { workspace.problems().pressNext(); }},
        {.id = QStringLiteral("repair.fix-all"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("Fix &all problems"),
         .keys = keys("Ctrl+Shift+F"),
         .toolTip = Actions::tr("Make every repair that keeps what the shapes fill"),
         .run = [](Workspace &workspace) { workspace.problems().fixAll(); }},
        {.id = QStringLiteral("repair.rules"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Rules…"),
         .toolTip = Actions::tr("How much each rule weighs in this project"),
         .run = [](Workspace &workspace) { workspace.problems().editRules(); }},
    };
}

} // namespace hitbox
