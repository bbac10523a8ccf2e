#include "windows/faults/window_under_faults.h"

#include "windows/files/file_flow.h"
#include "windows/files/file_work.h"
#include "windows/main/workspace.h"
#include "windows/widgets/notice_bar.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QStandardPaths>
#include <QStatusBar>

#include <algorithm>
#include <cstdio>

#include <unistd.h>

/// For tests/faults. `window_under_faults write FOLDER VERB` opens FOLDER/p.hitbox, works in it, prints "ready" and
/// stops itself; once it is continued it does what VERB says, and prints what it said of it. Where that was a save that
/// failed, it stops again, and saves once more. `window_under_faults open FILE` opens the file, looks at all there is
/// of it, and prints how long that took; `window_under_faults work FILE` also does with it all that menus offer.
namespace hitbox::faults {

LonelyWindow::LonelyWindow(const Settings &settings)
    : m_window(settings)
{
    m_window.resize(1280, 800);
    m_window.show();
    QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [this] { closeWhatIsInTheWay(); });
    m_closer.start(2);
}

void LonelyWindow::closeWhatIsInTheWay()
{
    listen();
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        return;
    if (const auto *box = qobject_cast<QMessageBox *>(dialog))
        m_said.append(box->text() + QLatin1Char(' ') + box->informativeText());
    else
        m_said.append(dialog->windowTitle());
    dialog->reject();
}

/// Tabs come later than the window.
void LonelyWindow::listen()
{
    for (QStatusBar *bar : m_window.findChildren<QStatusBar *>()) {
        if (bar->property("isHeard").toBool())
            continue;
        bar->setProperty("isHeard", true);
        QObject::connect(bar, &QStatusBar::messageChanged, &m_closer, [this](const QString &message) {
            if (!message.isEmpty())
                m_told.append(message);
        });
    }
}

QStringList LonelyWindow::bars() const
{
    QStringList texts;
    for (const NoticeBar *bar : m_window.findChildren<NoticeBar *>())
        texts.append(bar->accessibleName());
    return texts;
}

void LonelyWindow::forget()
{
    m_said.clear();
    m_told.clear();
}

bool LonelyWindow::waitUntil(const std::function<bool()> &isDone, int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (!isDone()) {
        if (clock.hasExpired(milliseconds))
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // the closer wakes it
    }
    return true;
}

bool LonelyWindow::awaitFiles(int milliseconds)
{
    return waitUntil(
        [this] {
            const QList<Workspace *> &open = m_window.workspaces();
            return !m_window.findChild<FileWork *>() && !QApplication::activeModalWidget() &&
                   std::none_of(open.cbegin(), open.cend(), [](Workspace *one) { return one->files().isSaving(); });
        },
        milliseconds);
}

void print(const char *key, const QString &text)
{
    QByteArray line = text.toUtf8();
    line.replace('\n', ' ');
    std::printf("%s: %s\n", key, line.constData());
    std::fflush(stdout);
}

} // namespace hitbox::faults

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hitbox-editor"));
    const QStringList words = QApplication::arguments().mid(1);
    if (words.size() == 3 && words[0] == QLatin1String("write"))
        return hitbox::faults::writeInWindow(words[1], words[2]);
    if (words.size() == 2 && words[0] == QLatin1String("open"))
        return hitbox::faults::openInWindow(words[1], hitbox::faults::Stay::Look);
    if (words.size() == 2 && words[0] == QLatin1String("work"))
        return hitbox::faults::openInWindow(words[1], hitbox::faults::Stay::Work);
    return 2;
}
