#include "windows/faults/window_under_faults.h"

#include "document/export_profile.h"
#include "session/files/autosave.h"
#include "session/work/background.h"
#include "windows/actions/actions.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_flow.h"
#include "windows/main/workspace.h"

#include <QCoreApplication>
#include <QDir>

#include <csignal>
#include <cstdio>

#include <unistd.h>

namespace hitbox::faults {

namespace {

constexpr int patience = 60'000; // milliseconds

void rename(Workspace &place, const QString &name)
{
    Document after = place.session().document();
    after.sprites.first().name = name;
    place.session().commit(after, name);
}

Settings settingsFor(const QString &folder)
{
    Settings settings;
    const ExportProfile made{.format = QStringLiteral("godot4"), .folder = folder + QStringLiteral("/out")};
    settings.exports.add({folder + QStringLiteral("/p.hitbox"), made, {}});
    settings.exports.allow(folder + QStringLiteral("/p.hitbox"), made.folder);
    return settings;
}

/// Until the autosave has told how it went.
void awaitAutosave(Autosave &autosave, const std::function<void()> &act)
{
    bool isTold = false;
    const QObject context;
    QObject::connect(&autosave, &Autosave::kept, &context, [&isTold] {
        isTold = true;
        print("kept", {});
    });
    QObject::connect(&autosave, &Autosave::failed, &context, [&isTold](const Error &error) {
        isTold = true;
        print("not kept", error.text());
    });
    act();
    if (!LonelyWindow::waitUntil([&isTold] { return isTold; }, patience))
        print("hangs", QStringLiteral("autosave"));
}

/// Whoever makes calls fail takes hold of the program meanwhile.
void waitToBeContinued()
{
    print("ready", {});
    std::raise(SIGSTOP);
}

void act(LonelyWindow &lonely, const QString &folder, const QString &verb)
{
    Workspace &place = lonely.window().workspace();
    if (verb == QLatin1String("save") || verb == QLatin1String("version"))
        place.files().save();
    else if (verb == QLatin1String("save-as"))
        place.project().files.saveAs(folder + QStringLiteral("/q.hitbox"));
    else if (verb == QLatin1String("autosave"))
        awaitAutosave(*place.autosave(), [&place] { place.autosave()->keepNow(); });
    else if (verb == QLatin1String("give-up"))
        place.autosave()->giveUp();
    else if (verb == QLatin1String("export"))
        lonely.window().actions().run(QStringLiteral("file.export-again"));
    const auto isExported = [&place] { return !place.exports().isUnderWay(); };
    if (!lonely.awaitFiles(patience) || !LonelyWindow::waitUntil(isExported, patience))
        print("hangs", verb);
    for (int i = 0; i < 3; ++i) { // of what one ends, another one may begin
        Background::waitForAll();
        lonely.awaitFiles(patience);
        QCoreApplication::processEvents();
    }
}

} // namespace

int writeInWindow(const QString &folder, const QString &verb)
{
    LonelyWindow lonely(settingsFor(folder));
    lonely.window().openPath(folder + QStringLiteral("/p.hitbox"));
    if (!lonely.awaitFiles())
        return 2;
    Workspace &place = lonely.window().workspace();
    if (place.project().files.path().isEmpty())
        return 2;
    if (verb == QLatin1String("autosave") || verb == QLatin1String("give-up") || verb == QLatin1String("version"))
        lonely.window().keepRecoveries(folder + QStringLiteral("/recovery"));
    rename(place, QStringLiteral("one"));
    if (place.autosave())
        awaitAutosave(*place.autosave(), [&place] { place.autosave()->keepNow(); });
    rename(place, QStringLiteral("two"));
    LonelyWindow::waitUntil([&place] { return !place.project().live.findings.pending(); }, patience);
    Background::waitForAll();
    QCoreApplication::processEvents();
    waitToBeContinued();
    act(lonely, folder, verb);
    for (const QString &text : lonely.said())
        print("said", text);
    for (const QString &text : lonely.told())
        print("told", text);
    for (const QString &text : lonely.bars())
        print("bar", text);
    const bool isModified = place.project().files.modified();
    print("modified", isModified ? QStringLiteral("yes") : QStringLiteral("no"));
    if (isModified && (verb == QLatin1String("save") || verb == QLatin1String("version"))) {
        waitToBeContinued();
        lonely.forget();
        act(lonely, folder, verb);
        print("again", (lonely.said() + lonely.told()).join(QStringLiteral(" | ")));
    }
    std::fflush(stdout);
    _exit(0); // nothing more is written
}

} // namespace hitbox::faults
