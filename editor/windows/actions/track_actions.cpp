#include "windows/actions/action_tables.h"

#include "windows/tracks/tracks_panel.h"

namespace hitbox {

namespace {

ActionInfo trackAction(const char *id, const QString &text, const QString &toolTip, TracksPanel &tracks,
                       const std::function<void()> &run)
{
    return {.id = QString::fromLatin1(id),
            .section = ActionSection::FrameEdit,
            .text = text,
            .toolTip = toolTip,
            .submenu = Actions::tr("Chosen cells of tr&acks"),
            .run = run,
            .state = [&tracks]() -> ActionState { return {.enabled = tracks.isVisible()}; }};
}

} // namespace

QList<ActionInfo> trackActions(TracksPanel &tracks)
{
    QList<ActionInfo> actions{
        trackAction("track.join", Actions::tr("&Join into one track"),
                    Actions::tr("Make the shapes of the chosen cells one thing at different times"), tracks,
                    [&tracks] { tracks.joinChosen(); }),
        trackAction("track.take-out", Actions::tr("Take &out of the track"),
                    Actions::tr("Make each shape of the chosen cells a thing by itself"), tracks,
                    [&tracks] { tracks.takeOutChosen(); }),
        trackAction("track.hold", Actions::tr("&Hold to here"),
                    Actions::tr("Keep the shape of the first chosen cell, or the last one before it, in all of them"),
                    tracks, [&tracks] { tracks.holdChosen(); })};
    const auto add = [&](const char *id, const QString &text, Between between) {
        actions.append(trackAction(id, text, Actions::tr("Of the chosen cells that lie between two keys"), tracks,
                                   [&tracks, between] { tracks.setBetween(between); }));
        actions.last().state = [&tracks]() -> ActionState {
            return {.enabled = tracks.isVisible() && tracks.canSetBetween()};
        };
    };
    add("track.linear", Actions::tr("In-betweens: linea&r"), Between::Linear);
    add("track.ease-in", Actions::tr("In-betweens: ease &in"), Between::EaseIn);
    add("track.ease-out", Actions::tr("In-betweens: &ease out"), Between::EaseOut);
    add("track.ease-in-out", Actions::tr("In-betweens: ease in &and out"), Between::EaseInOut);
    add("track.keys", Actions::tr("In-betweens: &none, all keys"), Between::None);
    return actions;
}

} // namespace hitbox
