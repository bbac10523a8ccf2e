#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/help/help_places.h"
#include "windows/help/manual_picture.h"
#include "windows/settings/settings.h"
#include "windows/window_bench.h"

#include <QFile>
#include <QLineEdit>
#include <QTimer>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Of the window with a sample in it, or of what an action opens there.
struct ManualPicture {
    const char *picture;
    const char *sample;
    QStringList actions; ///< one after the other; a window that the last one opens is what is shown
    bool isDialog = true;
    WindowBench::Tips tips = WindowBench::Tips::Never;
};

const QList<ManualPicture> &manualPictures()
{
    static const QList<ManualPicture> all{
        {"window", "duel", {"view.theme-dark"}, false},
        {"tracing", "duel", {"tool.trace"}, false},
        {"stage", "arena", {"stage.toggle"}, false},
        {"export", "scout", {"file.export"}},
        {"settings", "duel", {"view.settings"}},
        {"categories", "duel", {"shape.categories"}},
        {"keys", "duel", {"help.change-keys"}},
        {"rules", "duel", {"repair.rules"}},
        {"tip", "scout", {"tool.polygon"}, false, WindowBench::Tips::Once},
    };
    return all;
}

QString nameOf(const ManualPicture &shown)
{
    return QStringLiteral("pictures/%1.png").arg(QLatin1String(shown.picture));
}

QString takeWhatOpens(WindowBench &bench, const QString &action, const QString &name)
{
    QString fault;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (window == bench.window.get() || !window->isVisible() || !window->isWindow())
                continue;
            timer.stop();
            for (QLineEdit *field : window->findChildren<QLineEdit *>())
                field->setText(field->text().replace(bench.folder(), "/home/me/game")); // not one that is gone tomorrow
            fault = takePicture(*window, name);
            return static_cast<void>(window->close());
        }
    });
    timer.start(renewsManual() ? 2'000 : 5); // until it has read what it shows
    bench.window->actions().run(action);
    return QTest::qWaitFor([&timer] { return !timer.isActive(); }) ? fault : action + " opened no window";
}

} // namespace

/// The window and its dialogs, as the manual shows them.
class ManualPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachIsOfTheWindow_data();
    void eachIsOfTheWindow();
    void eachPageOnAPartOfTheWindowHasAPicture();
};

void ManualPicturesTest::eachIsOfTheWindow_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < manualPictures().size(); ++i)
        QTest::newRow(manualPictures()[i].picture) << i;
}

void ManualPicturesTest::eachIsOfTheWindow()
{
    QFETCH(int, index);
    const ManualPicture &shown = manualPictures()[index];
    WindowBench bench(shown.tips);
    QVERIFY(bench.shown);
    bench.window->resize(1120, 680);
    bench.openPath(bench.path(QLatin1String(shown.sample) + ".hitbox"));
    QStringList actions = shown.actions;
    const QString last = shown.isDialog ? actions.takeLast() : QString();
    for (const QString &action : std::as_const(actions))
        bench.window->actions().run(action);
    if (renewsManual())
        QTest::qWait(2'000);
    const QString fault =
        shown.isDialog ? takeWhatOpens(bench, last, nameOf(shown)) : takePicture(*bench.window, nameOf(shown));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void ManualPicturesTest::eachPageOnAPartOfTheWindowHasAPicture()
{
    QStringList shown;
    for (const HelpPlace &place : helpPlaces()) {
        const QString page = QString::fromLatin1(place.link).section(u'#', 0, 0);
        QFile file(QDir(manualSources).filePath(page));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(page));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(page == "scripts.md" || text.contains("!["), qPrintable(page + " shows nothing"));
        shown.append(text);
    }
    const QString all = shown.join('\n');
    for (const ManualPicture &each : manualPictures())
        QVERIFY2(all.contains('(' + nameOf(each) + ')'), each.picture);
}

HITBOX_WINDOW_TEST(ManualPicturesTest)
#include "manual_pictures_test.moc"
