#include "windows/actions/action_tables.h"

#include "scene/canvas_view.h"
#include "windows/actions/workspace_commands.h"
#include "windows/main/main_window.h"
#include "windows/main/workspace.h"
#include "windows/settings/kept_settings.h"

namespace hitbox {

namespace {

ActionInfo themeAction(const QString &id, const QString &text, ThemeChoice choice)
{
    return {.id = id,
            .section = ActionSection::ViewAppearance,
            .text = text,
            .submenu = Actions::tr("&Theme"),
            .run = [choice](MainWindow &window) { window.chooseTheme(choice); },
            .state = [choice](const Workspace &workspace) -> ActionState {
                return {.checked = workspace.settings().now().theme == choice};
            }};
}

} // namespace

QList<ActionInfo> viewActions()
{
    return {
        {.id = QStringLiteral("view.zoom-in"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &in"),
         .keys = keys("Ctrl++; Ctrl+="),
         .run = [](Workspace &workspace) { workspace.view().zoomIn(); }},
        {.id = QStringLiteral("view.zoom-out"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("Zoom &out"),
         .keys = keys("Ctrl+-"),
         .run = [](Workspace &workspace) { workspace.view().zoomOut(); }},
        {.id = QStringLiteral("view.actual-size"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&100 %"),
         .keys = keys("Ctrl+0"),
         .toolTip = Actions::tr("One screen pixel for each pixel"),
         .run = [](Workspace &workspace) { workspace.view().zoomToActualSize(); }},
        {.id = QStringLiteral("view.fit"),
         .section = ActionSection::ViewZoom,
         .text = Actions::tr("&Fit"),
         .keys = keys("Ctrl+1"),
         .toolTip = Actions::tr("Show the whole frame or stage"),
         .run = [](Workspace &workspace) { workspace.fitView(); }},
        {.id = QStringLiteral("view.next-snapping"),
         .section = ActionSection::ViewCanvas,
         .text = Actions::tr("Next &snapping"),
         .keys = keys("G"),
         .toolTip = Actions::tr("Snap to pixels, half pixels, or not at all"),
         .run = [](Workspace &workspace) { cycleSnap(workspace); }},
        {.id = QStringLiteral("view.next-tab"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Ne&xt project"),
         .keys = keys("Ctrl+Tab"),
         .run = [](MainWindow &window) { window.stepTab(1); }},
        {.id = QStringLiteral("view.previous-tab"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Pre&vious project"),
         .keys = keys("Ctrl+Shift+Tab"),
         .run = [](MainWindow &window) { window.stepTab(-1); }},
        {.id = QStringLiteral("view.next-part"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Next pane&l"),
         .keys = keys("F6"),
         .toolTip = Actions::tr("Go on to the next panel, or to the canvas"),
         .run = [](Workspace &workspace) { workspace.focusNextPart(1); }},
        {.id = QStringLiteral("view.previous-part"),
         .section = ActionSection::ViewPlaces,
         .text = Actions::tr("Previous p&anel"),
         .keys = keys("Shift+F6"),
         .run = [](Workspace &workspace) { workspace.focusNextPart(-1); }},
        themeAction(QStringLiteral("view.theme-system"), Actions::tr("As the &desktop"), ThemeChoice::System),
        themeAction(QStringLiteral("view.theme-light"), Actions::tr("&Light"), ThemeChoice::Light),
        themeAction(QStringLiteral("view.theme-dark"), Actions::tr("&Dark"), ThemeChoice::Dark),
    };
}

} // namespace hitbox
