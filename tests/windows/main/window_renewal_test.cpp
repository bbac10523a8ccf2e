#include "file_bytes.h"
#include "images/tracing/trace_frames.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/export/export_flow.h"
#include "windows/frames/frames_panel.h"
#include "windows/help/help_desk.h"
#include "windows/help/manual_window.h"
#include "windows/main/side_panels.h"
#include "windows/problems/problems_panel.h"
#include "windows/pseudo_language.h"
#include "windows/scripts/script_flow.h"
#include "windows/scripts/script_results.h"
#include "windows/settings/kept_settings.h"
#include "windows/settings/language.h"
#include "windows/settings/settings_dialog.h"
#include "windows/tools/trace_panel.h"
#include "windows/tracks/tracks_panel.h"
#include "windows/untranslated_words.h"
#include "windows/widgets/fonts.h"
#include "windows/window_bench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <optional>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Hears which windows are put above the others, the last of them above all.
class RaisedWindows : public QObject
{
public:
    RaisedWindows() { qApp->installEventFilter(this); }
    const QList<QPointer<QWidget>> &inOrder() const { return m_windows; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->isWindow() && event->type() == QEvent::ZOrderChange)
            m_windows.append(widget);
        return false;
    }

private:
    QList<QPointer<QWidget>> m_windows;
};

} // namespace

/// Another language or text size counts at once: the window is made anew around the same projects.
class WindowRenewalTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QApplication::setFont(windowFont());
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
    }
    void cleanup()
    {
        m_bench.reset();
        speak("en");
        chooseTextSize(Settings::usualTextSize);
        QApplication::setFont(windowFont());
        QApplication::setPalette({});
    }

    void looksAsBefore_data() { WindowBench::everyMode(); }
    void looksAsBefore();
    void saysItAllInTheNewLanguage();
    void comesBackToEnglish();
    void keepsHistoryAndUnsavedWork();
    void keepsAnOutlineUnderWay();
    void keepsTabsAndTheOneInFront();
    void keepsWhatIsTyped();
    void asksAgainAboutRecoveredWork();
    void tellsAgainThatAnotherProgramChangedTheFile();
    void waitsForASave();
    void keepsTheDialogWhereItIs();
    void keepsTheManualOpen();
    void leavesTheKeyboardWhereItIs();
    void keepsTheManualBehindWhereOneChose();
    void givesRoomToLargeLettersOnlyWhileTheyAreThere();
    void boxesHaveRoomForLargeLetters();
    void asksNoMoreAboutWorkThatWasKept();
    void repeatsThatTheFileOfRecoveredWorkChanged();
    void marksTheProjectAsOpenAgain();
    void waitsForTracesAndRepairs();
    void waitsForADialogThatGoes();
    void neverKeepsOnlySomeOfTheOpenFiles();
    void hearsNothingOnceItHasHandedOn();
    void keepsThePlaceOnTheStage();
    void keepsTheColumnsOfEachTab();
    void asksNoMoreForTracksThatAreNotWanted();
    void keepsTheHeightsOfPanels();
    void keepsWhatWasPinnedAndChosen();
    void keepsTheLastCopy();
    void keepsWhatWasExportedAndRunLast();
    void keepsWhatScriptsSaid();
    void tellsOfTheCrashAgain();

private:
    Workspace &front() const { return m_bench->front(); }
    bool chooseSize(int pixels)
    {
        m_bench->window->openSettings();
        auto *dialog = m_bench->window->findChild<SettingsDialog *>();
        auto *box = dialog->findChild<QComboBox *>("TextSizeChoice");
        box->setCurrentIndex(box->findData(pixels));
        emit box->activated(box->currentIndex());
        return awaitRenewal();
    }
    bool renew() { return chooseSize(Settings::usualTextSize); }
    bool awaitRenewal() const
    {
        const QPointer<Workspace> before = &front();
        const bool isNew = QTest::qWaitFor([&] { return !before; });
        WindowBench::settle();
        return isNew;
    }
    QImage picture() const
    {
        if (auto *dialog = m_bench->window->findChild<SettingsDialog *>())
            dialog->close();
        m_bench->window->activateWindow();
        front().takeFocus();
        for (const QAbstractItemView *list : front().findChildren<QAbstractItemView *>()) {
            list->horizontalScrollBar()->setValue(0);
            list->verticalScrollBar()->setValue(0);
        }
        for (const QScrollArea *area : front().findChildren<QScrollArea *>())
            area->verticalScrollBar()->setValue(0);
        QTest::qWait(50); // pictures of rows are made beside the window
        QImage picture = m_bench->window->grab().toImage();
        QPainter painter(&picture);
        for (const QScrollBar *bar : m_bench->window->findChildren<QScrollBar *>()) { // panels share the height anew
            if (bar->isVisible())
                painter.fillRect(
                    bar->visibleRegion().boundingRect().translated(bar->mapTo(m_bench->window.get(), QPoint())),
                    Qt::black);
        }
        return picture;
    }
    /// What the bars over the canvas say that begins like this.
    QStringList notices(const QString &beginning) const
    {
        return m_bench->notices().filter(QRegularExpression(u'^' + QRegularExpression::escape(beginning)));
    }
    template <typename Part>
    Part &part(const QString &name = {}) const
    {
        return *front().findChild<Part *>(name);
    }
    QString fileMenu() const { return m_bench->window->actions().menu(ActionMenu::File)->title(); }

    std::unique_ptr<WindowBench> m_bench;
};

namespace {

/// Where they differ, for whoever looks why.
QRect differenceOf(const QImage &one, const QImage &other)
{
    QRect differing;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                differing |= QRect(x, y, 1, 1);
        }
    }
    return differing;
}

bool isSaid(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isLower(); });
}

} // namespace

void WindowRenewalTest::looksAsBefore()
{
    QFETCH(QString, file);
    QFETCH(QString, actions);
    if (!file.isEmpty())
        m_bench->openPath(m_bench->path(file));
    QVERIFY2(m_bench->run(actions), qPrintable(actions));
    QTest::qWait(200);
    const QImage before = picture();
    QVERIFY(renew());
    const QImage after = picture();
    const QRect differing = differenceOf(before, after);
    QCOMPARE(differing, QRect());
}

void WindowRenewalTest::saysItAllInTheNewLanguage()
{
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    m_bench->window->openSettings();
    PseudoLanguage pseudo(Reading::LeftToRight);
    QCoreApplication::installTranslator(&pseudo);
    QVERIFY(renew());
    UntranslatedWords words(m_bench->window->actions());
    words.allow(QString::fromUtf8(bytesOfFile(m_bench->path("crossings.hitbox"))) + m_bench->folder());
    words.look(*m_bench->window, "window");
    QCOMPARE(words.found().join(u'\n'), QString());
    for (const Finding &finding : m_bench->openProject.live.findings.list())
        QVERIFY2(PseudoLanguage::isSpoken(finding.message), qPrintable(finding.message));
    for (const ActionInfo &info : m_bench->window->actions().infos()) {
        const bool isName = info.id.startsWith("view.language-") || info.id.startsWith("help.tutorial-");
        QVERIFY2(isName || !isSaid(info.text) || PseudoLanguage::isSpoken(info.text), qPrintable(info.text));
    }
    QCoreApplication::removeTranslator(&pseudo);
}

void WindowRenewalTest::comesBackToEnglish()
{
    m_bench->openSample();
    m_bench->window->chooseLanguage("de");
    QVERIFY(awaitRenewal());
    QCOMPARE(fileMenu(), QString("&Datei"));
    m_bench->window->chooseLanguage("ja");
    QVERIFY(awaitRenewal());
    QVERIFY(fileMenu().startsWith("ファイル"));
    m_bench->window->chooseLanguage("en");
    QVERIFY(awaitRenewal());
    QCOMPARE(fileMenu(), QString("&File"));
    QCOMPARE(m_bench->window->settings().language, QString("en"));
}

void WindowRenewalTest::keepsHistoryAndUnsavedWork()
{
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->openSample();
    const Document before = front().session().document();
    m_bench->window->actions().run("edit.select-all");
    m_bench->window->actions().run("edit.delete");
    const Document after = front().session().document();
    QVERIFY(before != after);
    const QString kept = front().autosave()->file();
    QVERIFY(renew());
    QVERIFY(front().session().document() == after);
    QVERIFY(m_bench->window->isWindowModified());
    QCOMPARE(front().autosave()->file(), kept);
    front().autosave()->keepNow();
    QTRY_VERIFY(QFile::exists(kept));
    m_bench->window->actions().run("edit.undo");
    QVERIFY(front().session().document() == before);
    QVERIFY(!m_bench->window->isWindowModified());
    QTRY_VERIFY(!QFile::exists(kept));
}

void WindowRenewalTest::keepsAnOutlineUnderWay()
{
    m_bench->openSample();
    const qsizetype shapes = m_bench->frame().shapes.size();
    m_bench->window->actions().run("tool.polygon");
    m_bench->click({10, 10});
    m_bench->click({20, 10});
    const double zoom = front().view().zoom();
    QVERIFY(renew());
    QCOMPARE(front().view().zoom(), zoom);
    m_bench->click({20, 20});
    m_bench->key(Qt::Key_Return);
    QCOMPARE(m_bench->frame().shapes.size(), shapes + 1);
}

void WindowRenewalTest::keepsTabsAndTheOneInFront()
{
    m_bench->openSample();
    m_bench->openPath(m_bench->path("arena.hitbox"));
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    m_bench->window->goToTab(1);
    m_bench->window->actions().run("stage.toggle");
    const auto names = [this] {
        QStringList titles;
        for (const Workspace *open : m_bench->window->workspaces())
            titles.append(open->title());
        return titles;
    };
    const QStringList before = names();
    QCOMPARE(before.size(), 3);
    QVERIFY(renew());
    QCOMPARE(names(), before);
    QCOMPARE(m_bench->window->currentTab(), 1);
    QCOMPARE(front().session().mode(), Session::Mode::Stage);
    QVERIFY(front().view().isVisible());
}

void WindowRenewalTest::keepsWhatIsTyped()
{
    m_bench->openSample();
    m_bench->clickRow("ShapeList", 0);
    m_bench->window->actions().run("edit.rename");
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    field->setText("typed");
    m_bench->window->chooseLanguage("de");
    QVERIFY(awaitRenewal());
    QVERIFY(m_bench->titles("ShapeList").contains("typed"));
}

void WindowRenewalTest::asksAgainAboutRecoveredWork()
{
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(QFile::copy(m_bench->project(), m_bench->path("recovery/crashed/1.hitbox")));
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const QStringList asked = notices("Unsaved work on");
    QCOMPARE(asked.size(), 1);
    QVERIFY(renew());
    QCOMPARE(notices("Unsaved work on"), asked);
    m_bench->choose("Discard");
    QVERIFY(front().pristine());
}

void WindowRenewalTest::tellsAgainThatAnotherProgramChangedTheFile()
{
    m_bench->openSample();
    m_bench->window->actions().run("edit.select-all");
    m_bench->window->actions().run("edit.delete");
    QFile other(m_bench->path("crossings.hitbox"));
    QVERIFY(other.open(QIODevice::ReadOnly));
    QFile own(m_bench->project());
    QVERIFY(own.open(QIODevice::WriteOnly | QIODevice::Truncate));
    own.write(other.readAll());
    own.close();
    front().project().files.look();
    const QString told = "Another program changed duel.hitbox";
    QTRY_COMPARE(notices(told).size(), 1);
    QVERIFY(renew());
    QTRY_COMPARE(notices(told).size(), 1);
}

void WindowRenewalTest::waitsForASave()
{
    m_bench->openSample();
    m_bench->window->actions().run("edit.select-all");
    m_bench->window->actions().run("edit.delete");
    QSignalSpy saved(&front().files(), &FileFlow::saved);
    front().files().save();
    m_bench->window->chooseLanguage("de");
    QVERIFY(awaitRenewal());
    QCOMPARE(saved.size(), 1);
    QVERIFY(!m_bench->window->isWindowModified());
}

void WindowRenewalTest::keepsTheDialogWhereItIs()
{
    m_bench->window->openSettings();
    auto *dialog = m_bench->window->findChild<SettingsDialog *>();
    dialog->move(123, 45);
    auto *box = dialog->findChild<QComboBox *>("LanguageChoice");
    box->setFocus();
    box->setCurrentIndex(box->findData("fr"));
    emit box->activated(box->currentIndex());
    QVERIFY(awaitRenewal());
    QCOMPARE(m_bench->window->findChildren<SettingsDialog *>(), QList<SettingsDialog *>{dialog});
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->pos(), QPoint(123, 45));
    QCOMPARE(dialog->windowTitle(), QString("Réglages"));
    QCOMPARE(dialog->focusWidget()->objectName(), QString("LanguageChoice"));
    QCOMPARE(dialog->findChild<QComboBox *>("LanguageChoice")->currentData().toString(), QString("fr"));
}

void WindowRenewalTest::keepsTheManualOpen()
{
    m_bench->window->help().openAt("window.md#settings");
    QVERIFY(renew());
    QCOMPARE(m_bench->window->help().shown(), QString("window.md#settings"));
}

void WindowRenewalTest::leavesTheKeyboardWhereItIs()
{
    m_bench->window->editKeys();
    m_bench->window->help().openAt("window.md");
    m_bench->window->openSettings();
    auto *dialog = m_bench->window->findChild<SettingsDialog *>();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
    dialog->findChild<QComboBox *>("TextSizeChoice")->setFocus();
    QVERIFY(renew());
    QVERIFY(!m_bench->window->help().shown().isNull());
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("TextSizeChoice"));
}

void WindowRenewalTest::keepsTheManualBehindWhereOneChose()
{
    m_bench->window->help().openAt("window.md");
    const auto manual = [] {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (qobject_cast<ManualWindow *>(window) && window->isVisible())
                return window;
        }
        return static_cast<QWidget *>(nullptr);
    };
    manual()->setGeometry(40, 50, 700, 500);
    m_bench->window->openSettings();
    auto *dialog = m_bench->window->findChild<SettingsDialog *>();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
    const RaisedWindows raised;
    QVERIFY(renew());
    QVERIFY(manual());
    QCOMPARE(manual()->geometry(), QRect(40, 50, 700, 500));
    QCOMPARE(raised.inOrder(), (QList<QPointer<QWidget>>{m_bench->window.get(), dialog}));
}

void WindowRenewalTest::givesRoomToLargeLettersOnlyWhileTheyAreThere()
{
    m_bench->openSample();
    m_bench->window->resize(1280, 720);
    WindowBench::settle();
    const auto widths = [this] {
        return front().findChild<QSplitter *>(QString(), Qt::FindDirectChildrenOnly)->sizes();
    };
    const QList<int> before = widths();
    QVERIFY(chooseSize(Settings::usualTextSize + 7));
    QVERIFY(widths().last() > before.last());
    QVERIFY(chooseSize(Settings::usualTextSize));
    QCOMPARE(widths(), before);
}

void WindowRenewalTest::boxesHaveRoomForLargeLetters()
{
    QVERIFY(chooseSize(Settings::usualTextSize + 7));
    auto *dialog = m_bench->window->findChild<SettingsDialog *>();
    constexpr int frameAndPadding = 8;
    for (const QWidget *box : dialog->findChildren<QWidget *>(QRegularExpression("Choice$|^TicksPerSecond$"))) {
        QVERIFY2(box->height() >= box->fontMetrics().height() + frameAndPadding,
                 qPrintable(QStringLiteral("%1: %2").arg(box->objectName()).arg(box->height())));
    }
}

void WindowRenewalTest::asksNoMoreAboutWorkThatWasKept()
{
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(QFile::copy(m_bench->project(), m_bench->path("recovery/crashed/1.hitbox")));
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const QString kept = front().autosave()->file();
    m_bench->choose("Keep");
    QTRY_VERIFY(QFile::exists(kept));
    QVERIFY(renew());
    QCOMPARE(notices("Unsaved work on"), QStringList());
    QVERIFY(QFile::exists(kept));
}

void WindowRenewalTest::repeatsThatTheFileOfRecoveredWorkChanged()
{
    m_bench->openSample();
    Document work = front().session().document();
    work.sprites.first().name = "unsaved";
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(m_bench->path("recovery/crashed/1.hitbox"), work,
                         {m_bench->path("crossings.hitbox"), "another", "crossings"}));
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const QString since = "The file was written since";
    QVERIFY(notices("Unsaved work on").join(' ').contains(since));
    QVERIFY(renew());
    QCOMPARE(notices("Unsaved work on").size(), 1);
    QVERIFY(notices("Unsaved work on").constFirst().contains(since));
}

void WindowRenewalTest::marksTheProjectAsOpenAgain()
{
    m_bench->openSample();
    const auto marks = [this] {
        return QDir(m_bench->folder()).entryList({".duel.hitbox.open-*"}, QDir::Files | QDir::Hidden);
    };
    QTRY_COMPARE(marks().size(), 1);
    const QStringList before = marks();
    QVERIFY(renew());
    QTRY_VERIFY(marks().size() == 1 && marks() != before);
}

void WindowRenewalTest::waitsForTracesAndRepairs()
{
    m_bench->openSample();
    part<TracePanel>().traceMany(frameRefsOf(front().session().document()));
    QVERIFY(front().isWaiting());
    m_bench->window->chooseLanguage("de");
    QVERIFY(awaitRenewal());
    QVERIFY(front().session().history()->canUndo());
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    QVERIFY(!front().session().history()->canUndo());
    part<ProblemsPanel>().fixAll();
    QVERIFY(front().isWaiting());
    m_bench->window->chooseLanguage("en");
    QVERIFY(awaitRenewal());
    QVERIFY(front().session().history()->canUndo());
}

/// It is hidden already, and who called it goes on with the workspace.
void WindowRenewalTest::waitsForADialogThatGoes()
{
    m_bench->openSample();
    const QPointer<Workspace> before = &front();
    std::optional<QMessageBox> box(std::in_place, QMessageBox::Question, "title", "text", QMessageBox::Cancel, before);
    QTimer::singleShot(0, &*box, [&] {
        m_bench->window->chooseLanguage("de");
        box->reject();
        QVERIFY(!QApplication::activeModalWidget());
        QTest::qWait(300);
        QVERIFY(before);
    });
    box->exec();
    QVERIFY(before);
    box.reset();
    QVERIFY(awaitRenewal());
}

void WindowRenewalTest::neverKeepsOnlySomeOfTheOpenFiles()
{
    m_bench->openSample();
    m_bench->openPath(m_bench->path("arena.hitbox"));
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    m_bench->window->goToTab(1);
    const QStringList all = m_bench->window->settings().openFiles;
    QCOMPARE(all.size(), 3);
    QStringList wrong;
    connect(m_bench->window.get(), &MainWindow::settingsChanged, this, [&](const Settings &kept) {
        if (kept.openFiles != all || kept.frontFile != 1)
            wrong.append(QString("%1 at %2").arg(kept.openFiles.join(' ')).arg(kept.frontFile));
    });
    m_bench->window->chooseLanguage("de");
    QVERIFY(awaitRenewal());
    QCOMPARE(wrong, QStringList());
}

/// Another workspace may take what is typed in it after this one, and change the settings with it.
void WindowRenewalTest::hearsNothingOnceItHasHandedOn()
{
    KeptSettings settings{Settings()};
    auto workspace = std::make_unique<Workspace>(HandedOn(), settings, nullptr);
    const HandedOn handed = workspace->handOn();
    Settings now = settings.now();
    now.frameTimes.unit = FrameTimes::Unit::Ticks;
    settings.set(now);
    handed.project->session.setMode(Session::Mode::Stage);
    SnapSettings snap = handed.project->tools.now().snap;
    snap.step = SnapStep::Grid;
    handed.project->tools.set(&ToolSettings::snap, snap);
    QVERIFY(settings.now().snap != snap);
    workspace.reset();
}

void WindowRenewalTest::keepsThePlaceOnTheStage()
{
    m_bench->openPath(m_bench->path("arena.hitbox"));
    m_bench->window->actions().run("stage.toggle");
    QTest::qWait(50);
    m_bench->view()->goTo({3, {20, 10}});
    const CanvasPlace before = m_bench->view()->place();
    QCOMPARE(before.zoom, 3.0);
    QVERIFY(renew());
    QTest::qWait(50);
    const CanvasPlace after = m_bench->view()->place();
    QCOMPARE(after.zoom, before.zoom);
    QVERIFY((after.center - before.center).manhattanLength() < 2);
}

void WindowRenewalTest::keepsTheColumnsOfEachTab()
{
    m_bench->openSample();
    m_bench->openPath(m_bench->path("arena.hitbox"));
    const auto widen = [this](int by) { // as by hand
        auto *columns = &part<QSplitter>("Columns");
        const int before = columns->sizes().constFirst();
        QTest::mousePress(columns->handle(1), Qt::LeftButton, {}, QPoint(1, 9));
        QTest::mouseMove(columns->handle(1), QPoint(1 + by, 9));
        QTest::mouseRelease(columns->handle(1), Qt::LeftButton, {}, QPoint(1 + by, 9));
        return columns->sizes().constFirst() - before;
    };
    const auto shown = [this](int tab) {
        m_bench->window->goToTab(tab);
        WindowBench::settle();
        return part<QSplitter>("Columns").sizes();
    };
    m_bench->window->goToTab(0);
    WindowBench::settle();
    QVERIFY(widen(30) > 10);
    const QList<int> first = shown(0);
    const QList<int> second = shown(1);
    QVERIFY(first != second);
    QVERIFY(renew());
    QCOMPARE(shown(0), first);
    QCOMPARE(shown(1), second);
}

void WindowRenewalTest::asksNoMoreForTracksThatAreNotWanted()
{
    m_bench->openSample();
    const QSet<Id<Sprite>> declined{*front().session().document().sprites.constFirst().id};
    part<TracksPanel>().setDeclined(declined);
    QVERIFY(renew());
    QCOMPARE(part<TracksPanel>().declined(), declined);
}

void WindowRenewalTest::keepsTheHeightsOfPanels()
{
    m_bench->openSample();
    const auto side = [this] {
        return qobject_cast<QSplitter *>(front().sidePanels().inView().last()->parentWidget());
    };
    QVERIFY(side());
    Document crossed = front().session().document(); // without a problem its list takes no room
    Shape bowTie;
    bowTie.outline = PolygonOutline{.points = {{0, 0}, {8, 8}, {8, 0}, {0, 8}}};
    crossed.sprites[0].frames[0].shapes.append(bowTie);
    front().session().commit(crossed, "Draw");
    QTRY_VERIFY(front().sidePanels().inView().last()->takesRoom());
    WindowBench::settle();
    QList<int> heights = side()->sizes();
    heights[1] -= 40;
    heights[2] += 40;
    side()->setSizes(heights);
    WindowBench::settle();
    QCOMPARE(side()->sizes(), heights);
    QVERIFY(renew());
    WindowBench::settle();
    QCOMPARE(side()->sizes(), heights);
}

void WindowRenewalTest::keepsWhatWasPinnedAndChosen()
{
    m_bench->openSample();
    m_bench->window->actions().run("edit.select-all");
    m_bench->clickRow("FrameList", 1, Qt::ControlModifier);
    front().findChild<QCheckBox *>("OnionPin")->click();
    const QString pinned = front().findChild<QCheckBox *>("OnionPin")->text();
    QVERIFY(renew());
    QVERIFY(front().findChild<QCheckBox *>("OnionPin")->isChecked());
    QCOMPARE(front().findChild<QCheckBox *>("OnionPin")->text(), pinned);
    QCOMPARE(part<FramesPanel>().chosenFrames().size(), 2);
    part<FramesPanel>().copyShapesTo(FramesPanel::CopyTarget::Chosen);
    QVERIFY(front().session().history()->undoText().startsWith("Copy shapes to"));
}

void WindowRenewalTest::keepsTheLastCopy()
{
    m_bench->openSample();
    m_bench->window->actions().run("edit.select-all");
    const QSignalSpy replaced(&part<FramesPanel>(), &FramesPanel::drawnReplaced);
    part<FramesPanel>().copyShapesTo(FramesPanel::CopyTarget::Next);
    QCOMPARE(replaced.size(), 1);
    const qsizetype shapes = m_bench->frame().shapes.size();
    QVERIFY(renew());
    part<FramesPanel>().keepBothOfLastCopy();
    QVERIFY(m_bench->frame().shapes.size() > shapes);
}

/// Of a project without a file nothing else knows it.
void WindowRenewalTest::keepsWhatWasExportedAndRunLast()
{
    const PastExport made{{}, {.format = "json", .folder = m_bench->path("out")}, {"new.json"}};
    front().exports().setLast(made);
    front().scripts().setLast(m_bench->path("mine.js"));
    QVERIFY(renew());
    QVERIFY(front().exports().lastMade() == made);
    QCOMPARE(front().scripts().last(), m_bench->path("mine.js"));
}

void WindowRenewalTest::keepsWhatScriptsSaid()
{
    m_bench->openSample();
    const Document document = front().session().document();
    front().scripts().showAgain({{{"mine.js", document, document, "a\nb\n", {}}, QRect(20, 30, 500, 300)}});
    QVERIFY(renew());
    auto *results = m_bench->window->findChild<ScriptResults *>();
    QVERIFY(results && results->isVisible());
    QCOMPARE(results->geometry(), QRect(20, 30, 500, 300));
    QCOMPARE(results->findChild<QPlainTextEdit *>()->toPlainText(), QString("a\nb\n"));
}

void WindowRenewalTest::tellsOfTheCrashAgain()
{
    QVERIFY(QDir().mkpath(m_bench->path("crashes")));
    QFile report(m_bench->path("crashes/20260102-030405-1.crash"));
    QVERIFY(report.open(QIODevice::WriteOnly));
    report.write("Hitbox Editor 9\n");
    report.close();
    m_bench->window->tellOfCrashes(m_bench->path("crashes"));
    QVERIFY(renew());
    QCOMPARE(notices("The editor crashed on ").size(), 1);
    m_bench->openSample();
    m_bench->openPath(m_bench->path("arena.hitbox"));
    QVERIFY(renew()); // told where it was, not in front
    QCOMPARE(notices("The editor crashed on ").size(), 0);
    m_bench->window->goToTab(0);
    QCOMPARE(notices("The editor crashed on ").size(), 1);
    for (NoticeBar *bar : front().findChildren<NoticeBar *>()) {
        if (bar->accessibleName().startsWith("The editor crashed on "))
            delete bar;
    }
    QVERIFY(renew());
    QCOMPARE(notices("The editor crashed on ").size(), 0);
}

HITBOX_WINDOW_TEST(WindowRenewalTest)
#include "window_renewal_test.moc"
