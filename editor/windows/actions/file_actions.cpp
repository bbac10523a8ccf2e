#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_flow.h"
#include "windows/scripts/script_flow.h"

namespace hitbox {

namespace {

QList<ActionInfo> imageActions(OpenProject &project, FileFlow &files)
{
    return {
        {.id = QStringLiteral("file.add-images"),
         .section = ActionSection::FileImages,
         .text = Actions::tr("Add i&mages…"),
         .keys = keys("Ctrl+I"),
         .toolTip = Actions::tr("Add images, sheets and hitboxes of other tools to the project"),
         .run = [&files] { files.addImages(); }},
        {.id = QStringLiteral("file.reload-images"),
         .section = ActionSection::FileImages,
         .text = Actions::tr("&Reload images"),
         .keys = keys("Ctrl+R"),
         .toolTip = Actions::tr("Read all images anew, after another program changed them"),
         .run = [&project] { project.images.reload(); }},
    };
}

QList<ActionInfo> savingActions(FileFlow &files, ExportFlow &exports)
{
    return {
        {.id = QStringLiteral("file.save"),
         .section = ActionSection::FileSave,
         .text = Actions::tr("&Save"),
         .keys = keys("Ctrl+S"),
         .run = [&files] { files.save(); }},
        {.id = QStringLiteral("file.save-as"),
         .section = ActionSection::FileSave,
         .text = Actions::tr("Save &as…"),
         .keys = keys("Ctrl+Shift+S"),
         .run = [&files] { files.saveAs(); }},
        {.id = QStringLiteral("file.export"),
         .section = ActionSection::FileExport,
         .text = Actions::tr("&Export…"),
         .keys = keys("Ctrl+Shift+E"),
         .toolTip = Actions::tr("Write collision files for an engine"),
         .run = [&exports] { exports.openDialog(); }},
        {.id = QStringLiteral("file.export-again"),
         .section = ActionSection::FileExport,
         .text = Actions::tr("Export a&gain"),
         .keys = keys("Ctrl+E"),
         .toolTip = Actions::tr("Make the last export of the project once more, without a question"),
         .run = [&exports] { exports.exportAgain(); }},
    };
}

QList<ActionInfo> scriptActions(ScriptFlow &scripts)
{
    return {
        {.id = QStringLiteral("file.run-script"),
         .section = ActionSection::FileExport,
         .text = Actions::tr("R&un a script…"),
         .keys = keys("Ctrl+Alt+J"),
         .toolTip = Actions::tr("A rule, an export or an edit of your own, in JavaScript"),
         .run = [&scripts] { scripts.choose(); },
         .state = [&scripts]() -> ActionState { return {.enabled = !scripts.isUnderWay()}; }},
    };
}

} // namespace

QList<ActionInfo> fileActions(OpenProject &project, FileFlow &files, ExportFlow &exports, ScriptFlow &scripts)
{
    return imageActions(project, files) + savingActions(files, exports) + scriptActions(scripts);
}

} // namespace hitbox
