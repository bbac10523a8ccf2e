#pragma once

#include "scene/canvas_view.h"
#include "session/open_project.h"
#include "windows/actions/actions.h"
#include "windows/files/file_flow.h"
#include "windows/files/file_work.h"
#include "windows/main/main_window.h"
#include "windows/main/workspace.h"
#include "windows/widgets/row_delegate.h"
#include "windows/widgets/row_view.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <memory>

/// The whole window on a copy of the sample project, driven by the events that mouse and keyboard make.
namespace hitbox::bench {

class WindowBench
{
public:
    enum class Tips { Never, Once }; ///< that show gestures: they lie over what is clicked at

    explicit WindowBench(Tips tips = Tips::Never)
        : m_tips(tips)
    {
        const QDir samples(QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples"));
        for (const QString &name : samples.entryList({"*.hitbox", "*.png"}, QDir::Files))
            QFile::copy(samples.filePath(name), path(name));
        window->resize(1280, 800); // the screen that tests have is smaller
        window->show();
        shown = QTest::qWaitForWindowExposed(window.get());
        window->activateWindow();
        shown = shown && QTest::qWaitForWindowActive(window.get());
    }

    QString folder() const { return m_folder.path(); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString project() const { return path("duel.hitbox"); }

    void openSample() { openPath(project()); }
    void openPath(const QString &file)
    {
        window->openPath(file);
        awaitFiles();
    }

    /// Rows for what a window can show at rest: a file of the bench, empty for none, and the actions that lead there.
    static void everyMode()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("actions");
        const auto mode = [](const char *name, const char *file, const char *actions) {
            QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(actions);
        };
        mode("start page", "", "");
        mode("frames", "duel.hitbox", "edit.select-all");
        mode("crossings", "crossings.hitbox", "");
        mode("tracks", "duel.hitbox", "frame.tracks");
        mode("trace", "duel.hitbox", "tool.trace");
        mode("stage", "arena.hitbox", "stage.toggle edit.select-all");
        mode("timeline", "arena.hitbox", "stage.timeline");
        mode("play test", "arena.hitbox", "stage.toggle play.step");
    }

    /// Runs actions, between blanks; false where there is none of that id.
    bool run(const QString &actions)
    {
        const QStringList ids = actions.split(u' ', Qt::SkipEmptyParts);
        return std::all_of(ids.cbegin(), ids.cend(), [this](const QString &id) {
            const bool isThere = window->actions().action(id);
            if (isThere)
                window->actions().run(id);
            return isThere;
        });
    }

    /// What is left for the event loop, such as fitting the view.
    static void settle() { QCoreApplication::processEvents(); }

    // --- The canvas
    CanvasView *view() const { return &front().view(); }
    QPoint onScreen(geometry::Point p) const { return view()->mapFromScene(QPointF(p.x, p.y)); }

    void press(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseMove(view()->viewport(), onScreen(p));
        QTest::mousePress(view()->viewport(), Qt::LeftButton, modifiers, onScreen(p));
    }
    void move(geometry::Point p) { QTest::mouseMove(view()->viewport(), onScreen(p)); }
    void release(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(view()->viewport(), Qt::LeftButton, modifiers, onScreen(p));
    }
    void click(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
    {
        press(p, modifiers);
        release(p, modifiers);
    }
    /// The button stays down.
    void dragTo(geometry::Point from, geometry::Point to)
    {
        press(from);
        move((from + to) * 0.5);
        move(to);
    }
    void drag(geometry::Point from, geometry::Point to)
    {
        dragTo(from, to);
        release(to);
    }

    // --- Keys and lists
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        if (!window->isActiveWindow()) { // a dialog was closed
            window->activateWindow();
            shown = QTest::qWaitForWindowActive(window.get());
        }
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : static_cast<QWidget *>(view()), key, modifiers);
    }

    RowView *list(const char *name) const { return front().findChild<RowView *>(name); }
    const Row &row(const char *name, int index) const
    {
        return static_cast<const RowModel *>(list(name)->model())->row(index);
    }
    int rows(const char *name) const { return list(name)->model()->rowCount(); }
    QStringList titles(const char *name) const
    {
        QStringList titles;
        for (int i = 0; i < rows(name); ++i)
            titles.append(row(name, i).title);
        return titles;
    }
    QPoint placeOf(const char *name, int index) const
    {
        list(name)->scrollTo(list(name)->model()->index(index, 0));
        return list(name)->visualRect(list(name)->model()->index(index, 0)).center();
    }
    void clickRow(const char *name, int index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(list(name)->viewport(), Qt::LeftButton, modifiers, placeOf(name, index));
    }
    void doubleClickRow(const char *name, int index)
    {
        const QPoint place = placeOf(name, index);
        QTest::mouseClick(list(name)->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(list(name)->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseRelease(list(name)->viewport(), Qt::LeftButton, {}, place);
    }
    /// Clicks a row's eye or lock.
    void clickToggle(const char *name, int index, RowView::Toggle toggle)
    {
        RowView *view = list(name);
        const QRect rect = view->visualRect(view->model()->index(index, 0));
        const auto *delegate = static_cast<const RowDelegate *>(view->itemDelegate());
        QList<int> hits;
        for (int x = rect.left(); x <= rect.right(); ++x) {
            if (delegate->toggleAt(rect, row(name, index), {x, rect.center().y()}) == toggle)
                hits.append(x);
        }
        if (!hits.isEmpty())
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, {hits.at(hits.size() / 2), rect.center().y()});
    }

    /// Files dragged in from a file manager and let go over the window.
    void drop(const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &drop);
        awaitFiles();
    }
    /// Until all files that were asked for were looked at, read or saved.
    void awaitFiles() { shown = shown && awaitFiles(*window); }
    static bool awaitFiles(const MainWindow &window)
    {
        constexpr int patience = 60'000; // milliseconds
        const auto isDone = [&window] {
            const QList<Workspace *> &open = window.workspaces();
            return !window.findChild<FileWork *>() &&
                   std::none_of(open.cbegin(), open.cend(), [](Workspace *one) { return one->files().isSaving(); });
        };
        const bool done = QTest::qWaitFor(isDone, patience);
        settle();
        return done;
    }

    // --- The document
    const Frame &frame() const { return *findFrame(front().session().shown(), front().session().currentFrame()); }
    const Shape &lastShape() const { return frame().shapes.last(); }

    /// What the bars over the canvas say.
    QStringList notices() const
    {
        QStringList texts;
        for (const NoticeBar *bar : front().findChildren<NoticeBar *>())
            texts.append(bar->accessibleName());
        return texts;
    }
    /// Presses a button of such a bar.
    void choose(const QString &text) const
    {
        for (QPushButton *button : front().findChildren<QPushButton *>()) {
            if (qobject_cast<NoticeBar *>(button->parentWidget()) && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    }

    /// The tab in front, which another file may have opened.
    Workspace &front() const { return window->workspace(); }

private:
    std::unique_ptr<MainWindow> makeWindow() const
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        Settings settings;
        settings.theme = ThemeChoice::Dark;
        settings.tips.areShown = m_tips == Tips::Once;
        return std::make_unique<MainWindow>(settings);
    }

    Tips m_tips;
    QTemporaryDir m_folder;

public:
    std::unique_ptr<MainWindow> window = makeWindow();
    OpenProject &openProject = window->workspace().project(); ///< of the first tab
    Session &session = openProject.session;
    bool shown = false;
};

} // namespace hitbox::bench
