#include "windows/workspace_commands.h"

#include "document/edits.h"
#include "document/sheet.h"
#include "session/session.h"
#include "windows/categories_dialog.h"
#include "windows/export_dialog.h"
#include "windows/settings.h"
#include "windows/shapes_panel.h"
#include "windows/slice_dialog.h"
#include "windows/sprites_panel.h"
#include "windows/status_line.h"
#include "windows/workspace.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

void stepFrame(Workspace &workspace, int by)
{
    Session &session = workspace.session();
    const FrameRef current = session.currentFrame();
    const Sprite *sprite = findSprite(session.document(), current.sprite);
    if (!sprite)
        return;
    const int last = static_cast<int>(sprite->frames.size()) - 1;
    session.setCurrentFrame({current.sprite, std::clamp(current.frame + by, 0, last)});
}

void cycleSnap(Workspace &workspace)
{
    Session &session = workspace.session();
    const SnapStep next = session.snap().step == SnapStep::Pixel       ? SnapStep::HalfPixel
                          : session.snap().step == SnapStep::HalfPixel ? SnapStep::Off
                                                                       : SnapStep::Pixel;
    session.setSnap({next});
}

void exportProject(Workspace &workspace)
{
    Session &session = workspace.session();
    Settings &settings = workspace.settings();
    // A folder belongs to the project that was exported to it.
    if (settings.exportProject != session.path() || settings.exportFolder.isEmpty()) {
        settings.exportProject = session.path();
        settings.exportFolder.clear();
    }
    Settings offered = settings;
    if (offered.exportFolder.isEmpty() && !session.path().isEmpty())
        offered.exportFolder = QFileInfo(session.path()).absolutePath() + QStringLiteral("/export");
    ExportDialog dialog(session.document(), session.projectName(), offered, settings.exportFolder, &workspace);
    const bool written = dialog.exec() == QDialog::Accepted;
    settings.exportFormat = dialog.formatId();
    if (!written)
        return;
    settings.exportFolder = dialog.folder();
    workspace.status().tell(Workspace::tr("Exported into %1").arg(dialog.folder()));
}

void editCategories(Workspace &workspace)
{
    Session &session = workspace.session();
    CategoriesDialog dialog(session.document(), &workspace);
    if (dialog.exec() == QDialog::Accepted)
        session.commit(dialog.result(), Workspace::tr("Edit categories"));
}

void sliceSheet(Workspace &workspace)
{
    Session &session = workspace.session();
    const FrameRef current = session.currentFrame();
    const Sprite *sprite = findSprite(session.document(), current.sprite);
    if (!sprite)
        return;
    const QSize size = session.images().value(sprite->image).size;
    if (size.isEmpty()) {
        workspace.status().tell(
            Workspace::tr("The image of “%1” cannot be read, so it cannot be sliced.").arg(sprite->name));
        return;
    }
    SliceDialog dialog(size, guessedGrid(size), &workspace);
    if (dialog.exec() != QDialog::Accepted)
        return;
    session.commit(slicedSheet(session.document(), current.sprite, size, dialog.grid()), Workspace::tr("Slice sheet"));
    workspace.fitView();
}

void removeSprite(Workspace &workspace, int sprite)
{
    Session &session = workspace.session();
    if (const Sprite *found = findSprite(session.document(), sprite)) {
        const QString text = Workspace::tr("Remove sprite %1").arg(found->name);
        session.commit(withoutSprite(session.document(), sprite), text);
        workspace.status().tell(Workspace::tr("%1. Undo brings it back.").arg(text));
    }
}

void duplicateSelection(Workspace &workspace)
{
    Session &session = workspace.session();
    if (session.mode() != Session::Mode::Frames || session.selection().shapes.isEmpty())
        return;
    const int firstNew = session.document().nextShapeId;
    constexpr geometry::Point aside{4, 4};
    session.commit(duplicateShapes(session.document(), session.currentFrame(), session.selection().shapes, aside),
                   Workspace::tr("Duplicate"));
    Selection copies;
    if (const Frame *frame = findFrame(session.document(), session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (shape.id.value >= firstNew)
                copies.shapes.insert(shape.id);
        }
    }
    session.setSelection(copies);
}

void selectAll(Workspace &workspace)
{
    Session &session = workspace.session();
    Selection all;
    if (session.mode() == Session::Mode::Stage) {
        if (const Stage *stage = findStage(session.document(), session.currentStage())) {
            for (int i = 0; i < stage->instances.size(); ++i)
                all.instances.insert(i);
        }
    } else if (const Frame *frame = findFrame(session.document(), session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (shape.visible && !shape.locked)
                all.shapes.insert(shape.id);
        }
    }
    session.setSelection(all);
}

void renameSelection(Workspace &workspace)
{
    Session &session = workspace.session();
    if (session.mode() == Session::Mode::Frames && !session.selection().shapes.isEmpty())
        workspace.shapes().renameSelected();
    else
        workspace.sprites().renameCurrent();
}

} // namespace hitbox
