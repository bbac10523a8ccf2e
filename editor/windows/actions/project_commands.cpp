#include "windows/actions/project_commands.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/sheet.h"
#include "formats/all_formats.h"
#include "scene/canvas_view.h"
#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/categories/categories_dialog.h"
#include "windows/frames/contact_sheet_dialog.h"
#include "windows/frames/go_to_frame.h"
#include "windows/shapes/shape_commands.h"
#include "windows/sprites/slice_dialog.h"
#include "windows/stage/instance_commands.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class ProjectWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectCommands)
};

} // namespace

void feedKey(OpenProject &project, int key, Qt::KeyboardModifiers modifiers)
{
    ToolInput input;
    input.kind = ToolInput::Kind::Key;
    input.key = key;
    input.modifiers = modifiers;
    project.feed(input);
}

QString nothingSelected()
{
    return ProjectWords::tr("Nothing is selected that this could be done with.");
}

void stepFrame(Session &session, int by)
{
    const FrameRef current = session.currentFrame();
    const Sprite *sprite = findSprite(session.document(), current.sprite);
    if (!sprite)
        return;
    const int last = static_cast<int>(sprite->frames.size()) - 1;
    session.setCurrentFrame({current.sprite, std::clamp(current.frame + by, 0, last)});
}

void goToFrame(Session &session, ProjectView &view)
{
    new GoToFrame(session, &view.view());
}

void chooseEngine(Session &session, const QString &formatId)
{
    Document document = session.document();
    document.engine = formatId;
    session.commit(document, ProjectWords::tr("Engine %1").arg(formatTitle(formatId)));
}

void editCategories(Session &session, ProjectView &view)
{
    auto *open = view.widget().findChild<CategoriesDialog *>();
    auto *dialog = open ? open : new CategoriesDialog(session, &view.widget());
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

namespace {

void sliceImage(OpenProject &project, ProjectView &view, Id<Sprite> sliced, const QImage &image)
{
    const QList<Sprite> &sprites = project.session.document().sprites;
    const int place = placeOf(sprites, sliced);
    if (place < 0)
        return; // removed while the image was read
    const Sprite sprite = sprites.at(place);
    if (image.isNull()) {
        view.tell(ProjectWords::tr("The image of “%1” cannot be read, so it cannot be sliced.").arg(sprite.name));
        return;
    }
    SliceDialog dialog(image, sprite.image, sprite, &view.widget());
    const bool isWanted = dialog.exec() == QDialog::Accepted;
    const int now = placeOf(project.session.document().sprites, sliced);
    if (isWanted && now >= 0)
        sliceSprite(project, view, now, dialog.cells());
}

} // namespace

void sliceSheet(OpenProject &project, ProjectView &view, const std::function<void()> &ended)
{
    const FrameRef current = project.session.currentFrame();
    const Sprite *sprite = findSprite(project.session.document(), current.sprite);
    if (!sprite)
        return;
    const auto slice = [&project, &view, ended, id = sprite->id, path = sprite->image](const auto &images) {
        sliceImage(project, view, id, images.value(path));
        ended();
    };
    project.images.whenDecoded({sprite->image}, view.widget(), slice);
}

void sliceSprite(OpenProject &project, ProjectView &view, int sprite, const QList<QRect> &cells)
{
    const QSize size = project.images.sizeOf(project.session.document().sprites.at(sprite).image);
    QRect reach;
    for (const QRect &cell : cells)
        reach |= cell;
    if (cells.isEmpty() || !QRect(QPoint(0, 0), size).contains(reach))
        return; // the image is another one by now
    project.session.commit(slicedSheet(project.session.document(), sprite, cells), ProjectWords::tr("Slice sheet"));
    view.fitView();
}

void showContactSheet(OpenProject &project, ProjectView &view)
{
    Session &session = project.session;
    if (!findFrame(session.document(), session.currentFrame()))
        return view.tell(ProjectWords::tr("A contact sheet shows the frames of a sprite, and there is none."));
    ContactSheetDialog dialog(project, &view.widget());
    if (dialog.exec() != QDialog::Accepted || !dialog.chosen())
        return;
    session.setMode(Session::Mode::Frames);
    session.setCurrentFrame(*dialog.chosen());
}

void removeSprite(Session &session, ProjectView &view, int sprite)
{
    if (const Sprite *found = findSprite(session.document(), sprite)) {
        const QString text = ProjectWords::tr("Remove sprite %1").arg(found->name);
        session.commit(withoutSprite(session.document(), sprite), text);
        view.tell(ProjectWords::tr("%1. Undo brings it back.").arg(text));
    }
}

void restack(OpenProject &project, ProjectView &view, Restack step)
{
    const bool done = project.session.mode() == Session::Mode::Frames ? restackShapes(project, step)
                                                                      : restackInstances(project.session, step);
    if (!done)
        view.tell(nothingSelected());
}

} // namespace hitbox
