#pragma once

#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QDialog>
#include <QFileDialog>
#include <QTimer>

#include <functional>

/// Every window that some action opens, one after the other.
namespace hitbox::bench {

/// Qt's own, with Qt's texts.
inline bool isQtsOwn(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QFileDialog *>(widget) || widget->inherits("QColorDialog"))
            return true;
    }
    return false;
}

/// Runs each action, shows `look` each window that comes up with the action's id, and closes it. `after` is called when
/// that is done. Gives the classes of the windows that were seen.
inline QStringList walkDialogs(WindowBench &bench, const std::function<void(QWidget &, const QString &)> &look,
                               const std::function<void(const QString &)> &after = {})
{
    QStringList seen;
    for (const ActionInfo &info : bench.window->actions().infos()) {
        if (info.id == "file.quit" || info.id == "file.close" || info.id.startsWith("view.language-"))
            continue; // it would be another window
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            for (QWidget *window : QApplication::topLevelWidgets()) {
                if (window == bench.window.get() || !window->isVisible() || isQtsOwn(window))
                    continue;
                seen.append(window->metaObject()->className());
                look(*window, info.id);
                window->close();
            }
            if (QWidget *modal = QApplication::activeModalWidget())
                modal->close();
        });
        timer.start(5);
        bench.window->actions().run(info.id);
        QTest::qWait(12);
        if (after)
            after(info.id);
    }
    seen.removeDuplicates();
    return seen;
}

} // namespace hitbox::bench
