#include "windows/main/main_window.h"

#include "document/names.h"
#include "drawing/drawing.h"
#include "files/crash_report.h"
#include "scene/canvas_view.h"
#include "scene/refresh_once.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "windows/actions/actions.h"
#include "windows/actions/command_palette.h"
#include "windows/actions/palette_entries.h"
#include "windows/actions/project_commands.h"
#include "windows/files/file_flow.h"
#include "windows/files/opening_queue.h"
#include "windows/help/help_desk.h"
#include "windows/help/help_places.h"
#include "windows/main/document_tabs.h"
#include "windows/main/side_panels.h"
#include "windows/main/start_page.h"
#include "windows/main/top_bar.h"
#include "windows/main/workspace.h"
#include "windows/scripts/script_flow.h"
#include "windows/settings/language.h"
#include "windows/settings/settings_dialog.h"
#include "windows/settings/shortcut_editor.h"
#include "windows/shapes/canvas_menu.h"
#include "windows/widgets/focus_keeper.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/style_sheet.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Lists of combo boxes are drawn as menus: what is chosen there looks as in all other lists.
void usePalette(const Theme &theme)
{
    QPalette palette = paletteOf(theme);
    qApp->setPalette(palette);
    palette.setColor(QPalette::Highlight, theme.selectedRow);
    palette.setColor(QPalette::HighlightedText, theme.text);
    qApp->setPalette(palette, "QMenu");
}

/// Until exec() of a dialog or menu returns, those who called it, and the widget that it belongs to, are in use: also
/// when it has been closed, and its own event loop goes through the last events.
bool isInADialog()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto isModal = [](const QWidget *widget) { return widget->testAttribute(Qt::WA_ShowModal); };
    return QThread::currentThread()->loopLevel() > 1 || QApplication::activePopupWidget() ||
           std::ranges::any_of(all, isModal);
}

constexpr int restMilliseconds = 300;

constexpr QSize firstSize(1280, 800);
constexpr QSize frameOfADesktop(16, 40); ///< borders and title bar, of which one learns once the window is shown

/// An outline that is being drawn is work before it is a shape that a save could take.
DocumentTabs::Work workIn(const OpenProject &project)
{
    const bool isUnsaved = project.files.modified() || project.live.drawing.now();
    return isUnsaved ? DocumentTabs::Work::Unsaved : DocumentTabs::Work::Saved;
}

} // namespace

MainWindow::MainWindow(Settings settings, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(std::move(settings))
    , m_filesAtStart(m_settings.now().openFiles)
    , m_frontToBe(m_filesAtStart.value(m_settings.now().frontFile))
    , m_focus(new FocusKeeper(*this, [this] { workspace().takeFocus(); }))
    , m_openings(new OpeningQueue([this]() -> ProjectView & { return workspace(); }, this))
{
    setAcceptDrops(true);
    setMinimumSize(900, 560);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &MainWindow::keepView);
    m_renewal.setSingleShot(true);
    connect(&m_renewal, &QTimer::timeout, this, &MainWindow::renewIfFree);
    usePalette(themeFor(m_settings.now().theme, m_settings.now().sight));
    std::vector<HandedOn> one;
    one.emplace_back();
    fill(std::move(one), 0);
    chooseTheme(m_settings.now().theme);
    resize(firstSize.boundedTo(screen()->availableSize() - frameOfADesktop));
    restoreGeometry(m_settings.now().windowGeometry);
    connect(&m_settings, &KeptSettings::changed, this, [this] { emit settingsChanged(m_settings.now()); });
}

MainWindow::~MainWindow()
{
    delete m_openings;  // which look at the workspaces
    delete m_keyEditor; // tells what is typed there to the actions as long as it stands
    while (!m_workspaces.isEmpty())
        delete m_workspaces.takeLast();
}

void MainWindow::fill(std::vector<HandedOn> projects, int front)
{
    m_stack = new QStackedWidget(this);
    QList<Workspace *> made;
    for (HandedOn &project : projects)
        made.append(new Workspace(std::move(project), m_settings, m_stack));
    makeParts(*made.constFirst());
    for (Workspace *workspace : std::as_const(made))
        takeIn(*workspace);
    goToTab(front);
    connectTabs(); // not before all are there: the files that are open are kept at each change
    showCurrent();
    fillRecentMenu();
}

void MainWindow::makeParts(Workspace &first)
{
    m_actions = new Actions(ownActions() + first.actions(), m_settings.now().keys, this);
    m_actions->fillMenuBar(menuBar());
    const auto onCanvas = [this] {
        return workspace().startPage().isVisible() ? QStringLiteral("StartPage")
                                                   : QString::fromLatin1(workspace().session().tool().id);
    };
    const auto onShown = [this](const QWidget *focus) {
        const QString rule = workspace().ruleInSight(focus);
        return rule.isEmpty() ? QString() : helpOnRule(rule);
    };
    m_help = new HelpDesk(*this, *m_actions, onCanvas, onShown);
    connect(m_help, &HelpDesk::changeKeysWanted, this, &MainWindow::editKeys);
    m_recentMenu = new QMenu(tr("Open &recent"), this);
    m_actions->menu(ActionMenu::File)->insertMenu(m_actions->action(QStringLiteral("file.recover")), m_recentMenu);
    m_top = new TopBar(*m_actions, this);
    m_state = new RefreshOnce(static_cast<QObject &>(*this), [this] { refreshState(); });
    auto *center = new QWidget(this);
    auto *rows = new QVBoxLayout(center);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_top);
    rows->addWidget(m_stack, 1);
    setCentralWidget(center);
}

void MainWindow::connectTabs()
{
    DocumentTabs &tabs = m_top->tabs();
    connect(&tabs, &DocumentTabs::currentChanged, this, &MainWindow::showCurrent);
    connect(&tabs, &DocumentTabs::tabCloseRequested, this, &MainWindow::closeTab);
    connect(&tabs, &DocumentTabs::tabMoved, this, [this](int from, int to) {
        m_workspaces.move(from, to);
        showTitles();
    });
    connect(m_top, &TopBar::engineChosen, this,
            [this](const QString &formatId) { chooseEngine(workspace().session(), formatId); });
    connect(m_actions, &Actions::aboutToRun, this, [this](ActionSection section) { workspace().prepareFor(section); });
    connect(m_actions, &Actions::keysChanged, this, [this] {
        Settings now = m_settings.now();
        now.keys = m_actions->chosenKeys();
        m_settings.set(now);
        for (Workspace *open : std::as_const(m_workspaces))
            open->showKeys(m_actions->keyNames());
    });
}

Workspace &MainWindow::workspace() const
{
    return *m_workspaces.at(std::max(0, currentTab()));
}

Settings MainWindow::settings() const
{
    Settings settings = m_settings.now();
    settings.windowGeometry = saveGeometry();
    settings.splitters = workspace().layoutState();
    for (const Workspace *open : m_workspaces)
        settings = withPlace(settings, open->place());
    return settings;
}

void MainWindow::keepOpenFiles()
{
    Settings now = m_settings.now();
    now.openFiles.clear();
    now.frontFile = 0;
    for (const Workspace *open : std::as_const(m_workspaces)) {
        if (open->project().files.path().isEmpty())
            continue;
        if (open == &workspace())
            now.frontFile = static_cast<int>(now.openFiles.size());
        now.openFiles.append(open->project().files.path());
    }
    for (const QString &path : m_openings->paths()) {
        if (!now.openFiles.contains(path))
            now.openFiles.append(path);
    }
    if (const qsizetype front = now.openFiles.indexOf(m_frontToBe); front >= 0)
        now.frontFile = static_cast<int>(front);
    m_settings.set(now);
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList &recent = m_settings.now().recentFiles;
    for (const QString &path : recent) {
        QAction *action = m_recentMenu->addAction(plainLabel(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    m_recentMenu->setEnabled(!recent.isEmpty());
    for (Workspace *open : std::as_const(m_workspaces))
        open->startPage().setRecentFiles(recent);
}

void MainWindow::showCanvasMenu(QPoint globalPosition, std::optional<geometry::Point> place)
{
    Workspace &front = workspace();
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("CanvasMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (front.session().gestureUnderWay()) {
        if (front.project().live.hint.finishable())
            menu->addAction(tr("Finish\tEnter"), &front, [&front] { feedKey(front.project(), Qt::Key_Return); });
        menu->addAction(tr("Cancel\tEsc"), &front, [&front] { feedKey(front.project(), Qt::Key_Escape); });
    } else {
        if (place)
            selectForMenu(front.project(), *place, front.view().pickRadius());
        fillCanvasMenu(*menu, front.project(), *m_actions);
    }
    menu->popup(globalPosition);
}

void MainWindow::showListMenu(QPoint globalPosition, const QStringList &actions)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("ListMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    listActions(*menu, *m_actions, actions);
    menu->popup(globalPosition);
}

void MainWindow::showCurrent()
{
    if (currentTab() < 0)
        return;
    m_stack->setCurrentWidget(&workspace());
    m_actions->bringToFront(workspace().actions());
    workspace().sidePanels().follow();
    workspace().takeFocus();
    showState();
    showTitles();
}

void MainWindow::showState()
{
    m_state->mark();
}

void MainWindow::refreshState()
{
    m_top->showProject(workspace().session());
    m_actions->refresh();
}

QStringList MainWindow::titles() const
{
    QStringList titles;
    for (const Workspace *open : m_workspaces) {
        const QString title = open->title();
        titles.append(open->project().files.path().isEmpty() ? freeName(title, titles) : title);
    }
    return titles;
}

void MainWindow::showTitles()
{
    const QStringList names = titles();
    for (int i = 0; i < m_workspaces.size(); ++i) {
        const OpenProject &project = m_workspaces[i]->project();
        m_top->tabs().describe(i, names.at(i), project.files.path(), workIn(project));
    }
    setWindowTitle(QStringLiteral("%1[*] — Hitbox Editor").arg(names.value(std::max(0, currentTab()))));
    setWindowModified(workIn(workspace().project()) == DocumentTabs::Work::Unsaved);
    keepOpenFiles();
}

void MainWindow::keepView()
{
    m_settings.set(settings());
}

void MainWindow::keepViewOnceItRests()
{
    m_rest.start();
}

void MainWindow::moveEvent(QMoveEvent *event)
{
    QMainWindow::moveEvent(event);
    keepViewOnceItRests();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    keepViewOnceItRests();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    m_focus->answerKey(*event);
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    Settings now = m_settings.now();
    now.theme = choice;
    m_settings.set(now);
    takeLook();
}

void MainWindow::takeLook()
{
    const Theme theme = themeFor(m_settings.now().theme, m_settings.now().sight);
    usePalette(theme);
    setStyleSheet(styleSheetOf(theme));
    m_help->takeLook();
    m_actions->refresh();
}

void MainWindow::chooseLanguage(const QString &code)
{
    if (code == chosenLanguage())
        return;
    Settings now = m_settings.now();
    now.language = code;
    m_settings.set(now);
    renewSoon();
}

void MainWindow::openSettings()
{
    if (!m_settingsDialog) {
        m_settingsDialog = new SettingsDialog(m_settings, this);
        connect(m_settingsDialog, &SettingsDialog::lookChosen, this, &MainWindow::takeLook);
        connect(m_settingsDialog, &SettingsDialog::wordsChosen, this, &MainWindow::renewSoon);
        connect(m_settingsDialog, &SettingsDialog::changeKeysWanted, this, &MainWindow::editKeys);
    }
    m_settingsDialog->show();
    m_settingsDialog->activateWindow();
}

/// Never from within what goes with it, such as the menu that the language was chosen from.
void MainWindow::renewSoon()
{
    m_renewal.start(0);
}

void MainWindow::renewIfFree()
{
    const bool isWaitedFor = !m_openings->isEmpty() || isInADialog() || QApplication::mouseButtons() != Qt::NoButton ||
                             std::ranges::any_of(m_workspaces, &Workspace::isWaiting);
    if (isWaitedFor)
        m_renewal.start(restMilliseconds);
    else
        renew();
}

void MainWindow::renew()
{
    const int front = currentTab();
    const ManualLeft manual = m_help->leave();
    const bool isKeysOpen = m_keyEditor && m_keyEditor->isVisible();
    const bool isInKeys = isKeysOpen && m_keyEditor->isActiveWindow();
    const QPointer<QWidget> active = QApplication::activeWindow();
    const auto told =
        std::ranges::find_if(m_workspaces, [this](const Workspace *open) { return open->isAncestorOf(m_crashTold); });
    const auto crashTab = told - m_workspaces.begin();
    keepView();
    setUpdatesEnabled(false);
    std::vector<HandedOn> projects = clear();
    speak(m_settings.now().language);
    chooseTextSize(m_settings.now().textSize);
    QApplication::setFont(windowFont());
    for (const HandedOn &handed : projects)
        handed.project->live.findings.sayAnew();
    fill(std::move(projects), front);
    takeLook();
    for (Workspace *open : std::as_const(m_workspaces)) {
        if (open->broughtBack())
            askToKeep(*open);
    }
    if (crashTab < m_workspaces.size())
        tellOfCrash(*m_workspaces.at(crashTab));
    setUpdatesEnabled(true);
    if (isKeysOpen)
        editKeys();
    m_help->reopen(manual);
    if (m_settingsDialog)
        m_settingsDialog->sayAnew();
    if (QWidget *chosenIn = isInKeys ? m_keyEditor : active.data()) { // whoever chose goes on there
        raise();                                                      // the manual was behind it
        chosenIn->raise();
        chosenIn->activateWindow();
    }
}

/// What stands around the projects goes after what stands in them, which tells it of changes.
std::vector<HandedOn> MainWindow::clear()
{
    std::vector<HandedOn> projects;
    delete std::exchange(m_keyEditor, nullptr);
    for (Workspace *open : std::as_const(m_workspaces)) {
        open->disconnect(this);
        projects.push_back(open->handOn());
    }
    qDeleteAll(std::exchange(m_workspaces, {}));
    delete std::exchange(m_help, nullptr);
    delete takeCentralWidget();
    m_top = nullptr; // went with it
    m_stack = nullptr;
    delete std::exchange(m_state, nullptr);
    delete std::exchange(m_actions, nullptr);
    qDeleteAll(findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly));
    setMenuBar(nullptr);
    return projects;
}

void MainWindow::openPalette()
{
    auto *palette = new CommandPalette(
        paletteEntries(*m_actions, workspace().session()) + workspace().scripts().paletteEntries(), this);
    palette->open();
}

void MainWindow::editKeys()
{
    if (!m_keyEditor)
        m_keyEditor = new ShortcutEditor(*m_actions, this);
    m_keyEditor->show();
    m_keyEditor->activateWindow();
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Hitbox Editor"),
        tr("Hitbox Editor %1\n\nDraws hitboxes onto sprites, tells at once when a polygon crosses itself, "
           "shows what overlaps what, and writes the collision files that engines load.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace hitbox
