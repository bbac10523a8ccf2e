#include "windows/faults/heartbeat.h"
#include "windows/faults/window_under_faults.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "windows/actions/actions.h"
#include "windows/export/export_flow.h"
#include "windows/main/workspace.h"
#include "windows/widgets/search_field.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QUndoStack>

#include <cstdio>

#include <unistd.h>

namespace hitbox::faults {

namespace {

constexpr int patience = 30'000; // milliseconds

bool isAtRest(const OpenProject &project)
{
    return !project.live.findings.pending() && !project.images.isDecoding() && !project.images.isSurveying() &&
           !project.live.timeline.pending() && !project.live.engineFrame.pending() && !project.live.overlaps.pending();
}

/// Dialogs that stay open beside the window.
void closeDialogs(MainWindow &window)
{
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible() && !dialog->isModal())
            dialog->close();
    }
}

/// Does one thing after the other, each as an event does it, and waits until all has come of it that comes.
class Visit
{
public:
    Visit(LonelyWindow &lonely, Heartbeat &heart)
        : m_lonely(lonely)
        , m_heart(heart)
    {
    }

    void look(const QString &what, const std::function<void()> &act)
    {
        m_heart.begin(what);
        QTimer::singleShot(0, &m_lonely.window(), act);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        Workspace &place = m_lonely.window().workspace();
        const bool hasCome = LonelyWindow::waitUntil(
            [&place] { return isAtRest(place.project()) && !place.exports().isUnderWay(); }, patience);
        if (!hasCome || !m_lonely.awaitFiles(patience))
            print("hangs", what);
        closeDialogs(m_lonely.window());
    }

    void run(const QString &action, const QString &where = {})
    {
        look(where.isEmpty() ? action : action + QStringLiteral(" in ") + where,
             [this, action] { m_lonely.window().actions().run(action); });
    }

private:
    LonelyWindow &m_lonely;
    Heartbeat &m_heart;
};

/// As one who wants to see all of it.
void lookAround(LonelyWindow &lonely, Visit &visit)
{
    Session &session = lonely.window().workspace().session();
    const Document document = session.document();
    const int sprites = int(document.sprites.size());
    for (const int sprite : {sprites - 1, sprites / 2, 0}) {
        if (const Sprite *shown = findSprite(document, sprite))
            visit.look(QStringLiteral("going to a sprite"), [&session, sprite, last = int(shown->frames.size()) - 1] {
                session.setCurrentFrame({sprite, last});
            });
    }
    visit.look(QStringLiteral("selecting all"),
               [&lonely] { lonely.window().actions().run(QStringLiteral("edit.select-all")); });
    visit.look(QStringLiteral("the stage"), [&session] { session.setMode(Session::Mode::Stage); });
    if (document.stages.size() > 1)
        visit.look(QStringLiteral("another stage"), [&session] { session.setCurrentStage(1); });
    visit.look(QStringLiteral("frames again"), [&session] { session.setMode(Session::Mode::Frames); });
    for (const char *action : {"shape.categories", "frame.tracks", "file.export", "file.versions"})
        visit.run(QString::fromLatin1(action));
}

/// All that is offered for what stands in a list, and back again.
void editList(LonelyWindow &lonely, Visit &visit, const QString &list)
{
    MainWindow &window = lonely.window();
    Session &session = window.workspace().session();
    auto *view = window.workspace().findChild<QListView *>(list);
    if (!view || !view->isVisible())
        return;
    const auto focus = [view] { view->setFocus(); };
    visit.look(QStringLiteral("focus"), focus);
    for (const char *action : {"edit.select-all", "edit.copy", "edit.duplicate", "edit.delete", "edit.paste"}) {
        const int before = session.history()->index();
        focus();
        visit.run(QString::fromLatin1(action), list);
        if (session.history()->index() == before)
            continue;
        visit.run(QStringLiteral("edit.undo"), list);
        visit.run(QStringLiteral("edit.redo"), list);
        visit.run(QStringLiteral("edit.undo"), list);
    }
}

void typeIntoSearches(LonelyWindow &lonely, Visit &visit)
{
    for (SearchField *field : lonely.window().workspace().findChildren<SearchField *>()) {
        if (!field->isVisible())
            continue;
        for (const char *text : {"9", "99", ""})
            visit.look(QStringLiteral("typing “%1” into %2").arg(QLatin1String(text), field->accessibleName()),
                       [field, text] { field->setText(QLatin1String(text)); });
    }
}

/// The lists of what one may choose from.
void openBoxes(LonelyWindow &lonely, Visit &visit)
{
    for (QComboBox *box : lonely.window().workspace().findChildren<QComboBox *>()) {
        if (!box->isVisible() || !box->isEnabled())
            continue;
        visit.look(QStringLiteral("the list of ") + box->accessibleName(), [box] {
            box->showPopup();
            QTimer::singleShot(5, box, &QComboBox::hidePopup);
        });
    }
}

/// One step after another with all that is selected, each taken back.
void doAndUndo(LonelyWindow &lonely, Visit &visit, const QStringList &actions)
{
    Session &session = lonely.window().workspace().session();
    for (const QString &action : actions) {
        const int before = session.history()->index();
        visit.run(action);
        while (session.history()->index() > before)
            visit.run(QStringLiteral("edit.undo"), action);
    }
}

void openMenus(LonelyWindow &lonely, Visit &visit)
{
    for (const QAction *action : lonely.window().menuBar()->actions()) {
        if (QMenu *menu = action->menu())
            visit.look(QStringLiteral("the menu ") + action->text(), [menu] {
                menu->popup({});
                QTimer::singleShot(5, menu, &QMenu::close);
            });
    }
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

/// As one who works in all of it.
void workAround(LonelyWindow &lonely, Visit &visit)
{
    MainWindow &window = lonely.window();
    Workspace &place = window.workspace();
    Session &session = place.session();
    const QTemporaryDir folder;
    visit.run(QStringLiteral("frame.tracks")); // where lookAround() left them
    openMenus(lonely, visit);
    openBoxes(lonely, visit);
    typeIntoSearches(lonely, visit);
    for (const char *list : {"SpriteList", "FrameList", "ShapeList"})
        editList(lonely, visit, QString::fromLatin1(list));
    visit.look(QStringLiteral("the canvas"), [&place] { place.takeFocus(); });
    visit.run(QStringLiteral("edit.select-all"));
    doAndUndo(lonely, visit,
              words("shape.flip-horizontally shape.turn shape.to-front shape.duplicate shape.merge edit.delete "
                    "frame.reverse frame.number frame.hold frame.insert-blank frame.copy-to-next frame.copy-to-all "
                    "frame.add-tag frame.add-event sprite.join sprite.split"));
    for (const QString &action :
         words("frame.next frame.last frame.first frame.play frame.play frame.onion-skin frame.onion-skin view.zoom-in "
               "view.fit view.engine view.engine view.theme-dark view.theme-light view.settings help.keys "
               "help.manual edit.find-action frame.contact-sheet frame.go-to file.reload-images edit.under-cursor"))
        visit.run(action);
    visit.look(QStringLiteral("the stage"), [&session] { session.setMode(Session::Mode::Stage); });
    openMenus(lonely, visit);
    openBoxes(lonely, visit);
    typeIntoSearches(lonely, visit);
    editList(lonely, visit, QStringLiteral("InstanceList"));
    doAndUndo(lonely, visit, words("stage.place stage.align-left stage.add-layer"));
    for (const QString &action : words("stage.next-overlap stage.hits-only stage.hits-only stage.engine-numbers "
                                       "stage.timeline stage.timeline play.toggle play.stop view.fit"))
        visit.run(action);
    visit.look(QStringLiteral("frames again"), [&session] { session.setMode(Session::Mode::Frames); });
    visit.look(QStringLiteral("saving"),
               [&] { place.project().files.saveAs(folder.filePath(QStringLiteral("saved.hitbox"))); });
    visit.look(QStringLiteral("renaming"), [&session] {
        Document after = session.document();
        after.sprites.first().name += u'!';
        session.commit(after, QStringLiteral("rename"));
    });
    visit.look(QStringLiteral("saving again"), [&] { place.project().files.save(); });
    visit.look(QStringLiteral("a new tab"), [&window] { window.startNew(); });
    visit.look(QStringLiteral("closing"), [&window] { window.closeTab(0); });
}

} // namespace

int openInWindow(const QString &file, Stay stay)
{
    LonelyWindow lonely;
    LonelyWindow::waitUntil([i = 0]() mutable { return ++i > 20; }, patience);
    Heartbeat heart;
    heart.begin(QStringLiteral("opening"));
    QElapsedTimer clock;
    clock.start();
    lonely.window().openPath(file);
    if (!lonely.awaitFiles(patience))
        print("hangs", QStringLiteral("opening"));
    print("read", QStringLiteral("%1 s").arg(double(clock.elapsed()) / 1e3));
    const bool isOpen = !lonely.window().workspace().session().document().sprites.isEmpty() ||
                        !lonely.window().workspace().project().files.path().isEmpty();
    print("opened", isOpen ? QStringLiteral("yes") : QStringLiteral("no"));
    for (const QString &text : lonely.said() + lonely.told() + lonely.bars())
        print("said", text);
    if (isOpen) {
        const OpenProject &project = lonely.window().workspace().project();
        if (!LonelyWindow::waitUntil([&project] { return isAtRest(project); }, patience))
            print("hangs", QStringLiteral("coming to rest"));
        Visit visit(lonely, heart);
        lookAround(lonely, visit);
        if (stay == Stay::Work)
            workAround(lonely, visit);
    }
    heart.begin({});
    heart.tell();
    print("ended", QStringLiteral("%1 s").arg(double(clock.elapsed()) / 1e3));
    std::fflush(stdout);
    _exit(0); // work beside the window is not waited for
}

} // namespace hitbox::faults
