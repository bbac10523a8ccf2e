#include "windows/actions/action_tables.h"

#include "session/live/live_play.h"
#include "session/open_project.h"

namespace hitbox {

namespace {

ActionState whereItCanPlay(const OpenProject &project)
{
    return {.enabled = project.live.play.canPlay()};
}

ActionState whileItStands(const OpenProject &project)
{
    return {.enabled = project.live.play.stands()};
}

void change(OpenProject &project, void (*edit)(PlaySettings &))
{
    PlaySettings settings = project.live.play.settings();
    edit(settings);
    project.live.play.setSettings(settings);
}

QList<ActionInfo> runActions(OpenProject &project)
{
    return {
        {.id = QStringLiteral("play.toggle"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play &test: play or pause"),
         .keys = keys("Shift+F5"),
         .toolTip = Actions::tr("Instances move and spin, emitters fire, hits are counted"),
         .icon = QStringLiteral(":/icons/play.svg"),
         .run = [&project] { project.live.play.toggle(); },
         .state = [&project] { return whereItCanPlay(project); }},
        {.id = QStringLiteral("play.step"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: o&ne step"),
         .keys = keys("F10"),
         .toolTip = Actions::tr("One sixtieth of a second, then pause"),
         .icon = QStringLiteral(":/icons/play-step.svg"),
         .run = [&project] { project.live.play.step(); },
         .state = [&project] { return whereItCanPlay(project); }},
        {.id = QStringLiteral("play.restart"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: from the &beginning"),
         .keys = keys("Ctrl+Shift+F5"),
         .icon = QStringLiteral(":/icons/play-restart.svg"),
         .run = [&project] { project.live.play.restart(); },
         .state = [&project] { return whereItCanPlay(project); }},
        {.id = QStringLiteral("play.stop"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: st&op"),
         .keys = keys("Esc"),
         .toolTip = Actions::tr("Back to editing, with everything as it was"),
         .icon = QStringLiteral(":/icons/play-stop.svg"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [&project] { project.live.play.stop(); },
         .state = [&project] { return whileItStands(project); }},
    };
}

QList<ActionInfo> paceActions(OpenProject &project)
{
    using Pace = PlaySettings::Pace;
    return {
        {.id = QStringLiteral("play.sweep"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: s&wept tests"),
         .toolTip = Actions::tr("Look for contacts all along a bullet's way, so that none passes through"),
         .run =
             [&project] {
                 change(project, [](PlaySettings &settings) {
                     settings.sweep = settings.sweep == PlaySweep::On ? PlaySweep::Off : PlaySweep::On;
                 });
             },
         .state = [&project] { return ActionState{.checked = project.live.play.settings().sweep == PlaySweep::On}; }},
        {.id = QStringLiteral("play.slow"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: at a &quarter of the speed"),
         .run =
             [&project] {
                 change(project, [](PlaySettings &settings) {
                     settings.pace = settings.pace == Pace::Full ? Pace::Quarter : Pace::Full;
                 });
             },
         .state = [&project] { return ActionState{.checked = project.live.play.settings().pace == Pace::Quarter}; }},
    };
}

} // namespace

QList<ActionInfo> playActions(OpenProject &project)
{
    return runActions(project) + paceActions(project);
}

} // namespace hitbox
