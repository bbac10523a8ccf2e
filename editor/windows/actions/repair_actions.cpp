#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/problems/finding_card.h"
#include "windows/problems/problems_panel.h"

namespace hitbox {

namespace {

void toggleEngineView(OpenProject &project, ProjectView &view)
{
    const bool shown = project.tools.now().engineView == EngineView::Shown;
    project.tools.set(&ToolSettings::engineView, shown ? EngineView::Hidden : EngineView::Shown);
    if (!shown && !project.live.engineFrame.frame().format)
        view.tell(Actions::tr("Choose an engine at the top to see what it gets"));
}

} // namespace

QList<ActionInfo> repairActions(OpenProject &project, ProjectView &view, FindingCard &card, ProblemsPanel &problems)
{
    return {
        {.id = QStringLiteral("view.engine"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("&Engine view"),
         .keys = keys("E"),
         .toolTip = Actions::tr("Show on the canvas what the engine gets"),
         .icon = QStringLiteral(":/icons/engine-view.svg"),
         .run = [&project, &view] { toggleEngineView(project, view); },
         .state = [&project]() -> ActionState {
             return {.enabled = project.session.mode() == Session::Mode::Frames,
                     .checked = project.tools.now().engineView == EngineView::Shown};
         }},
        {.id = QStringLiteral("repair.fix"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Fix the problem"),
         .keys = keys("Alt+Return"),
         .toolTip = Actions::tr("Make the best repair of the problem that the canvas explains"),
         .run = [&card] { card.applyBestFix(); }},
        {.id = QStringLiteral("repair.next"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Next problem"),
         .keys = keys("F8"),
         .toolTip = Actions::tr("Go to the next problem of the list"),
         .run = [&problems] { problems.pressNext(); }},
        {.id = QStringLiteral("repair.fix-all"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("Fix a&ll problems"),
         .keys = keys("Ctrl+Shift+F"),
         .toolTip = Actions::tr("Make every repair that keeps what the shapes fill"),
         .run = [&problems] { problems.fixAll(); }},
        {.id = QStringLiteral("repair.rules"),
         .section = ActionSection::ShapeRepair,
         .text = Actions::tr("&Rules…"),
         .toolTip = Actions::tr("How much each rule weighs in this project"),
         .run = [&problems] { problems.editRules(); }},
    };
}

} // namespace hitbox
