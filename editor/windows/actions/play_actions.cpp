#include "windows/actions/action_tables.h"

#include "session/live/live_play.h"
#include "session/session.h"

namespace hitbox {

namespace {

ActionState whereItCanPlay(const Session &session)
{
    return {.enabled = session.play().canPlay()};
}

ActionState whileItStands(const Session &session)
{
    return {.enabled = session.play().stands()};
}

void change(Session &session, void (*edit)(PlaySettings &))
{
    PlaySettings settings = session.play().settings();
    edit(settings);
    session.play().setSettings(settings);
}

QList<ActionInfo> runActions(Session &session)
{
    return {
        {.id = QStringLiteral("play.toggle"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play &test: play or pause"),
         .keys = keys("Shift+F5"),
         .toolTip = Actions::tr("Instances move and spin, emitters fire, hits are counted"),
         .icon = QStringLiteral(":/icons/play.svg"),
         .run = [&session] { session.play().toggle(); },
         .state = [&session] { return whereItCanPlay(session); }},
        {.id = QStringLiteral("play.step"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: o&ne step"),
         .keys = keys("F10"),
         .toolTip = Actions::tr("One sixtieth of a second, then pause"),
         .icon = QStringLiteral(":/icons/play-step.svg"),
         .run = [&session] { session.play().step(); },
         .state = [&session] { return whereItCanPlay(session); }},
        {.id = QStringLiteral("play.restart"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: from the &beginning"),
         .keys = keys("Ctrl+Shift+F5"),
         .icon = QStringLiteral(":/icons/play-restart.svg"),
         .run = [&session] { session.play().restart(); },
         .state = [&session] { return whereItCanPlay(session); }},
        {.id = QStringLiteral("play.stop"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: st&op"),
         .keys = keys("Esc"),
         .toolTip = Actions::tr("Back to editing, with everything as it was"),
         .icon = QStringLiteral(":/icons/play-stop.svg"),
         .answeredBy = ActionKeys::OfTheFocus,
         .run = [&session] { session.play().stop(); },
         .state = [&session] { return whileItStands(session); }},
    };
}

QList<ActionInfo> paceActions(Session &session)
{
    using Pace = PlaySettings::Pace;
    return {
        {.id = QStringLiteral("play.sweep"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: s&wept tests"),
         .toolTip = Actions::tr("Look for contacts all along a bullet's way, so that none passes through"),
         .run =
             [&session] {
                 change(session, [](PlaySettings &settings) {
                     settings.sweep = settings.sweep == PlaySweep::On ? PlaySweep::Off : PlaySweep::On;
                 });
             },
         .state = [&session] { return ActionState{.checked = session.play().settings().sweep == PlaySweep::On}; }},
        {.id = QStringLiteral("play.slow"),
         .section = ActionSection::StagePlay,
         .text = Actions::tr("Play test: at a &quarter of the speed"),
         .run =
             [&session] {
                 change(session, [](PlaySettings &settings) {
                     settings.pace = settings.pace == Pace::Full ? Pace::Quarter : Pace::Full;
                 });
             },
         .state = [&session] { return ActionState{.checked = session.play().settings().pace == Pace::Quarter}; }},
    };
}

} // namespace

QList<ActionInfo> playActions(Session &session)
{
    return runActions(session) + paceActions(session);
}

} // namespace hitbox
