#include "windows/faults/window_under_faults.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/work/background.h"
#include "windows/actions/actions.h"
#include "windows/main/workspace.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include <unistd.h>

namespace hitbox::faults {

namespace {

constexpr int patience = 30'000; // milliseconds
constexpr double limit = 100;    // of those in which the event loop does not come round

double windowThreadSeconds()
{
    timespec used = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return double(used.tv_sec) + double(used.tv_nsec) / 1e9;
}

/// The longest time in which the event loop did not come round. On a machine that does other work too, what the thread
/// itself has computed meanwhile tells more.
class Heartbeat
{
public:
    Heartbeat()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.start(2);
        m_clock.start();
        m_used = windowThreadSeconds();
    }

    void begin(const QString &what)
    {
        beat();
        m_what = what;
    }

    /// Prints those over the limit, and the longest of all.
    void tell() const
    {
        for (const Stall &stall : m_long)
            print("stalled", QStringLiteral("%1 ms computed, in %2").arg(stall.computed, 0, 'f', 0).arg(stall.what));
        print("longest", QStringLiteral("%1 ms, of them %2 computed, in %3")
                             .arg(m_longest.milliseconds, 0, 'f', 0)
                             .arg(m_longest.computed, 0, 'f', 0)
                             .arg(m_longest.what));
    }

private:
    struct Stall {
        double milliseconds = 0;
        double computed = 0;
        QString what = {};
    };

    void beat()
    {
        const double used = windowThreadSeconds();
        const Stall stall{double(m_clock.nsecsElapsed()) / 1e6, (used - m_used) * 1e3, m_what};
        m_clock.restart();
        m_used = used;
        if (stall.computed > limit)
            m_long.append(stall);
        if (stall.computed > m_longest.computed)
            m_longest = stall;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_used = 0;
    QString m_what;
    QList<Stall> m_long;
    Stall m_longest;
};

bool isAtRest(const OpenProject &project)
{
    return !project.live.findings.pending() && !project.images.isDecoding() && !project.live.timeline.pending() &&
           !project.live.engineFrame.pending() && !project.live.overlaps.pending();
}

/// Dialogs that stay open beside the window.
void closeDialogs(MainWindow &window)
{
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible() && !dialog->isModal())
            dialog->close();
    }
}

/// As one who wants to see all of it.
void lookAround(LonelyWindow &lonely, Heartbeat &heart)
{
    MainWindow &window = lonely.window();
    Workspace &place = window.workspace();
    Session &session = place.session();
    const auto rest = [&](const QString &what) {
        if (!LonelyWindow::waitUntil([&place] { return isAtRest(place.project()); }, patience))
            print("hangs", what);
    };
    const auto look = [&](const QString &what, const std::function<void()> &act) {
        heart.begin(what);
        QTimer::singleShot(0, &window, act); // as an event does it
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        rest(what);
        closeDialogs(window);
    };
    const Document document = session.document();
    const int sprites = int(document.sprites.size());
    for (const int sprite : {sprites - 1, sprites / 2, 0}) {
        if (const Sprite *shown = findSprite(document, sprite))
            look(QStringLiteral("going to a sprite"), [&session, sprite, last = int(shown->frames.size()) - 1] {
                session.setCurrentFrame({sprite, last});
            });
    }
    look(QStringLiteral("selecting all"), [&window] { window.actions().run(QStringLiteral("edit.select-all")); });
    look(QStringLiteral("the stage"), [&session] { session.setMode(Session::Mode::Stage); });
    if (document.stages.size() > 1)
        look(QStringLiteral("another stage"), [&session] { session.setCurrentStage(1); });
    look(QStringLiteral("frames again"), [&session] { session.setMode(Session::Mode::Frames); });
    for (const char *action : {"shape.categories", "frame.tracks", "file.export", "file.versions"})
        look(QString::fromLatin1(action), [&window, action] { window.actions().run(QString::fromLatin1(action)); });
}

} // namespace

int openInWindow(const QString &file)
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
        lookAround(lonely, heart);
    }
    heart.begin({});
    heart.tell();
    print("ended", QStringLiteral("%1 s").arg(double(clock.elapsed()) / 1e3));
    std::fflush(stdout);
    _exit(0); // work beside the window is not waited for
}

} // namespace hitbox::faults
