#include "windows/actions/action_tables.h"

#include "windows/main/stage_desk.h"
#include "windows/main/workspace.h"
#include "windows/timeline/timeline_panel.h"

namespace hitbox {

namespace {

ActionInfo contactAction(const QString &id, const QString &text, const char *shortcut, TimelinePanel::ContactEnd end)
{
    return {.id = id,
            .section = ActionSection::StageMode,
            .text = text,
            .keys = keys(shortcut),
            .toolTip = Actions::tr("In the timeline"),
            .run = [end](Workspace &workspace) { workspace.stage().timeline()->goToContact(end); },
            .state = [](const Workspace &workspace) -> ActionState { return {.enabled = workspace.timelineShown()}; }};
}

} // namespace

QList<ActionInfo> timelineActions()
{
    return {
        {.id = QStringLiteral("stage.timeline"),
         .section = ActionSection::StageMode,
         .text = Actions::tr("&Timeline"),
         .keys = keys("F9"),
         .toolTip = Actions::tr("Play two animations side by side and see when they connect"),
         .run = [](Workspace &workspace) { workspace.toggleTimeline(); },
         .state = [](const Workspace &workspace) -> ActionState { return {.checked = workspace.timelineShown()}; }},
        contactAction(QStringLiteral("stage.first-contact"), Actions::tr("&First contact"), "Shift+F9",
                      TimelinePanel::ContactEnd::First),
        contactAction(QStringLiteral("stage.last-contact"), Actions::tr("&Last contact"), "Ctrl+F9",
                      TimelinePanel::ContactEnd::Last),
    };
}

} // namespace hitbox
