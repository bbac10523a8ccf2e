#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/actions/project_view.h"
#include "windows/stage/instance_commands.h"
#include "windows/stage/stage_panel.h"

namespace hitbox {

namespace {

struct AlignInfo {
    Alignment alignment;
    const char *id;
    const char *text;
    const char *keys; ///< for frames
};

constexpr AlignInfo alignInfos[] = {
    {Alignment::Left, "left", QT_TRANSLATE_NOOP("hitbox::Actions", "&Left sides"), "Ctrl+Shift+Left"},
    {Alignment::Center, "center", QT_TRANSLATE_NOOP("hitbox::Actions", "&Centres, one above the other"),
     "Ctrl+Shift+H"},
    {Alignment::Right, "right", QT_TRANSLATE_NOOP("hitbox::Actions", "&Right sides"), "Ctrl+Shift+Right"},
    {Alignment::Top, "top", QT_TRANSLATE_NOOP("hitbox::Actions", "&Top sides"), "Ctrl+Shift+Up"},
    {Alignment::Middle, "middle", QT_TRANSLATE_NOOP("hitbox::Actions", "&Middles, one beside the other"),
     "Ctrl+Shift+V"},
    {Alignment::Bottom, "bottom", QT_TRANSLATE_NOOP("hitbox::Actions", "&Bottom sides"), "Ctrl+Shift+Down"},
    {Alignment::SpreadAcross, "spread-across", QT_TRANSLATE_NOOP("hitbox::Actions", "Spread &across evenly"),
     "Ctrl+Alt+H"},
    {Alignment::SpreadDown, "spread-down", QT_TRANSLATE_NOOP("hitbox::Actions", "Spread &down evenly"), "Ctrl+Alt+V"},
};

ActionInfo alignAction(Session &session, ProjectView &view, const AlignInfo &info, ExtentBy by)
{
    const bool byFrames = by == ExtentBy::Frames;
    const QString group = byFrames ? QStringLiteral("stage.align-%1") : QStringLiteral("stage.align-shapes-%1");
    return {
        .id = group.arg(QLatin1String(info.id)),
        .section = ActionSection::StageEdit,
        .text = Actions::tr(info.text),
        .keys = byFrames ? keys(info.keys) : QList<QKeySequence>(),
        .toolTip = byFrames ? Actions::tr("Align the frames of the selected instances")
                            : Actions::tr("Align the shapes of the selected instances"),
        .submenu = byFrames ? Actions::tr("&Align frames") : Actions::tr("Align s&hapes"),
        .run = [&session, &view, alignment = info.alignment, by] { view.tell(alignSelected(session, alignment, by)); },
        .state = [&session] { return onStage(session); }};
}

} // namespace

QList<ActionInfo> instanceActions(Session &session, ProjectView &view, StagePanel &stage)
{
    QList<ActionInfo> actions{{.id = QStringLiteral("stage.add-layer"),
                               .section = ActionSection::StageEdit,
                               .text = Actions::tr("New &layer"),
                               .toolTip = Actions::tr("On top of the other layers of the stage"),
                               .icon = QStringLiteral(":/icons/layers.svg"),
                               .run = [&stage] { stage.addLayer(); },
                               .state = [&session] { return onStage(session); }}};
    for (const ExtentBy by : {ExtentBy::Frames, ExtentBy::Shapes}) {
        for (const AlignInfo &info : alignInfos)
            actions.append(alignAction(session, view, info, by));
    }
    return actions;
}

} // namespace hitbox
