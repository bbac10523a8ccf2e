#pragma once

#include "windows/main/main_window.h"
#include "windows/settings/settings.h"

#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>

/// The whole window without a screen, with nobody at it who answers.
namespace hitbox::faults {

class LonelyWindow
{
public:
    explicit LonelyWindow(const Settings &settings = {});

    MainWindow &window() { return m_window; }

    /// What dialogs said that came up. Each is closed without a choice.
    const QStringList &said() const { return m_said; }
    /// What the status line said.
    const QStringList &told() const { return m_told; }
    QStringList bars() const; ///< what stands over the canvases by now
    void forget();            ///< what was said and told so far

    /// False where it does not come to that in time.
    static bool waitUntil(const std::function<bool()> &isDone, int milliseconds);
    bool awaitFiles(int milliseconds = 30'000); ///< until nothing is read or saved any more

private:
    void closeWhatIsInTheWay();
    void listen();

    MainWindow m_window;
    QTimer m_closer;
    QStringList m_said;
    QStringList m_told;
};

/// One line on the standard output: "KEY: TEXT".
void print(const char *key, const QString &text);

int writeInWindow(const QString &folder, const QString &verb);

enum class Stay {
    Look, ///< at all there is
    Work, ///< with it, too
};
int openInWindow(const QString &file, Stay stay);

} // namespace hitbox::faults
