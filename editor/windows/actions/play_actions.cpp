#include "windows/actions/action_tables.h"

#include "session/live/live_play.h"

namespace hitbox {

namespace {

ActionState whereItCanPlay(const LivePlay &play)
{
    return {.enabled = play.canPlay()};
}

ActionState whileItStands(const LivePlay &play)
{
    return {.enabled = play.stands()};
}

void change(LivePlay &play, void (*edit)(PlaySettings &))
{
    PlaySettings settings = play.settings();
    edit(settings);
    play.setSettings(settings);
}

QList<ActionInfo> runActions(LivePlay &play)
{
    return {
        {.id = QStringLiteral("play.toggle"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play &test: play or pause"),
         .keys = keys("Shift+F5"),
         .toolTip = Actions::tr("Instances move and spin, emitters fire, hits are counted"),
         .icon = QStringLiteral(":/icons/play.svg"),
         .run = [&play] { play.toggle(); },
         .state = [&play] { return whereItCanPlay(play); }},
        {.id = QStringLiteral("play.step"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: o&ne step"),
         .keys = keys("F10"),
         .toolTip = Actions::tr("One sixtieth of a second, then pause"),
         .icon = QStringLiteral(":/icons/play-step.svg"),
         .run = [&play] { play.step(); },
         .state = [&play] { return whereItCanPlay(play); }},
        {.id = QStringLiteral("play.restart"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: from the &beginning"),
         .keys = keys("Ctrl+Shift+F5"),
         .icon = QStringLiteral(":/icons/play-restart.svg"),
         .run = [&play] { play.restart(); },
         .state = [&play] { return whereItCanPlay(play); }},
        {.id = QStringLiteral("play.stop"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: st&op"),
         .keys = keys("Esc"),
         .toolTip = Actions::tr("Back to editing, with everything as it was"),
         .icon = QStringLiteral(":/icons/play-stop.svg"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [&play] { play.stop(); },
         .state = [&play] { return whileItStands(play); }},
    };
}

QList<ActionInfo> paceActions(LivePlay &play)
{
    using Pace = PlaySettings::Pace;
    return {
        {.id = QStringLiteral("play.sweep"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: s&wept tests"),
         .toolTip = Actions::tr("Look for contacts all along a bullet's way, so that none passes through"),
         .run =
             [&play] {
                 change(play, [](PlaySettings &settings) {
                     settings.sweep = settings.sweep == PlaySweep::On ? PlaySweep::Off : PlaySweep::On;
                 });
             },
         .state = [&play] { return ActionState{.checked = play.settings().sweep == PlaySweep::On}; }},
        {.id = QStringLiteral("play.slow"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: at a &quarter of the speed"),
         .run =
             [&play] {
                 change(play, [](PlaySettings &settings) {
                     settings.pace = settings.pace == Pace::Full ? Pace::Quarter : Pace::Full;
                 });
             },
         .state = [&play] { return ActionState{.checked = play.settings().pace == Pace::Quarter}; }},
    };
}

} // namespace

QList<ActionInfo> playActions(LivePlay &play)
{
    return runActions(play) + paceActions(play);
}

} // namespace hitbox
