#include "windows/actions/action_tables.h"

#include "session/live/live_play.h"
#include "windows/main/workspace.h"

namespace hitbox {

namespace {

ActionState whereItCanPlay(const Workspace &workspace)
{
    return {.enabled = workspace.session().play().canPlay()};
}

ActionState whileItStands(const Workspace &workspace)
{
    return {.enabled = workspace.session().play().stands()};
}

void change(Workspace &workspace, void (*edit)(PlaySettings &))
{
    PlaySettings settings = workspace.session().play().settings();
    edit(settings);
    workspace.session().play().setSettings(settings);
}

QList<ActionInfo> runActions()
{
    return {
        {.id = QStringLiteral("play.toggle"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play &test: play or pause"),
         .keys = keys("Shift+F5"),
         .toolTip = Actions::tr("Instances move and spin, emitters fire, hits are counted"),
         .icon = QStringLiteral(":/icons/play.svg"),
         .run = [](Workspace &workspace) { workspace.session().play().toggle(); },
         .state = whereItCanPlay},
        {.id = QStringLiteral("play.step"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: o&ne step"),
         .keys = keys("F10"),
         .toolTip = Actions::tr("One sixtieth of a second, then pause"),
         .icon = QStringLiteral(":/icons/play-step.svg"),
         .run = [](Workspace &workspace) { workspace.session().play().step(); },
         .state = whereItCanPlay},
        {.id = QStringLiteral("play.restart"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: from the &beginning"),
         .keys = keys("Ctrl+Shift+F5"),
         .icon = QStringLiteral(":/icons/play-restart.svg"),
         .run = [](Workspace &workspace) { workspace.session().play().restart(); },
         .state = whereItCanPlay},
        {.id = QStringLiteral("play.stop"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: st&op"),
         .keys = keys("Esc"),
         .toolTip = Actions::tr("Back to editing, with everything as it was"),
         .icon = QStringLiteral(":/icons/play-stop.svg"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [](Workspace &workspace) { workspace.session().play().stop(); },
         .state = whileItStands},
    };
}

QList<ActionInfo> paceActions()
{
    using Pace = PlaySettings::Pace;
    return {
        {.id = QStringLiteral("play.sweep"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: s&wept tests"),
         .toolTip = Actions::tr("Look for contacts all along a bullet's way, so that none passes through"),
         .run =
             [](Workspace &workspace) {
                 change(workspace, [](PlaySettings &settings) {
                     settings.sweep = settings.sweep == PlaySweep::On ? PlaySweep::Off : PlaySweep::On;
                 });
             },
         .state =
             [](const Workspace &workspace) {
                 return ActionState{.checked = workspace.session().play().settings().sweep == PlaySweep::On};
             }},
        {.id = QStringLiteral("play.slow"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: at a &quarter of the speed"),
         .run =
             [](Workspace &workspace) {
                 change(workspace, [](PlaySettings &settings) {
                     settings.pace = settings.pace == Pace::Full ? Pace::Quarter : Pace::Full;
                 });
             },
         .state =
             [](const Workspace &workspace) {
                 return ActionState{.checked = workspace.session().play().settings().pace == Pace::Quarter};
             }},
    };
}

} // namespace

QList<ActionInfo> playActions()
{
    return runActions() + paceActions();
}

} // namespace hitbox
