#include "windows/actions/action_tables.h"

#include "session/session.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_flow.h"
#include "windows/main/main_window.h"
#include "windows/main/workspace.h"

namespace hitbox {

namespace {

QList<ActionInfo> openingActions()
{
    return {
        {.id = QStringLiteral("file.new"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("&New project"),
         .keys = keys("Ctrl+N"),
         .run = [](MainWindow &window) { window.startNew(); }},
        {.id = QStringLiteral("file.open"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("&Open…"),
         .keys = keys("Ctrl+O"),
         .toolTip = Actions::tr("Open projects and images, each project in a tab"),
         .run = [](MainWindow &window) { window.open(); }},
        {.id = QStringLiteral("file.sample"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("Open the &sample"),
         .toolTip = Actions::tr("Open a copy of the sample, to try things out"),
         .run = [](MainWindow &window) { window.openSample(Sample::Drawing); }},
        {.id = QStringLiteral("file.sample-stage"),
         .section = ActionSection::FileOpen,
         .text = Actions::tr("Open the sample s&tage"),
         .toolTip = Actions::tr("Open a copy of a stage with overlaps of every kind, probes and bullets"),
         .run = [](MainWindow &window) { window.openSample(Sample::Stage); }},
        {.id = QStringLiteral("file.add-images"),
         .section = ActionSection::FileImages,
         .text = Actions::tr("Add &images…"),
         .keys = keys("Ctrl+I"),
         .toolTip = Actions::tr("Add images, sheets and hitboxes of other tools to the project"),
         .run = [](Workspace &workspace) { workspace.files().addImages(); }},
        {.id = QStringLiteral("file.reload-images"),
         .section = ActionSection::FileImages,
         .text = Actions::tr("&Reload images"),
         .keys = keys("Ctrl+R"),
         .toolTip = Actions::tr("Read all images anew, after another program changed them"),
         .run = [](Workspace &workspace) { workspace.session().reloadImages(); }},
    };
}

QList<ActionInfo> savingActions()
{
    return {
        {.id = QStringLiteral("file.save"),
         .section = ActionSection::FileSave,
         .text = Actions::tr("&Save"),
         .keys = keys("Ctrl+S"),
         .run = [](Workspace &workspace) { workspace.files().save(); }},
        {.id = QStringLiteral("file.save-as"),
         .section = ActionSection::FileSave,
         .text = Actions::tr("Save &as…"),
         .keys = keys("Ctrl+Shift+S"),
         .run = [](Workspace &workspace) { workspace.files().saveAs(); }},
        {.id = QStringLiteral("file.export"),
         .section = ActionSection::FileExport,
         .text = Actions::tr("&Export…"),
         .keys = keys("Ctrl+Shift+E"),
         .toolTip = Actions::tr("Write collision files for an engine"),
         .run = [](Workspace &workspace) { workspace.exports().openDialog(); }},
        {.id = QStringLiteral("file.export-again"),
         .section = ActionSection::FileExport,
         .text = Actions::tr("Export a&gain"),
         .keys = keys("Ctrl+E"),
         .toolTip = Actions::tr("Make the last export of the project once more, without a question"),
         .run = [](Workspace &workspace) { workspace.exports().exportAgain(); }},
        {.id = QStringLiteral("file.close"),
         .section = ActionSection::FileClose,
         .text = Actions::tr("&Close project"),
         .keys = keys("Ctrl+W"),
         .run = [](MainWindow &window) { window.closeTab(window.currentTab()); }},
        {.id = QStringLiteral("file.quit"),
         .section = ActionSection::FileClose,
         .text = Actions::tr("&Quit"),
         .keys = keys("Ctrl+Q"),
         .run = [](MainWindow &window) { window.close(); }},
    };
}

} // namespace

QList<ActionInfo> fileActions()
{
    return openingActions() + savingActions();
}

} // namespace hitbox
