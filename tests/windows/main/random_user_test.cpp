#include "file_bytes.h"
#include "formats/project/project_file.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "session/work/background.h"
#include "test_class.h"
#include "tools/all_tools.h"
#include "windows/actions/actions.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPointer>
#include <QSplitter>
#include <QTabBar>
#include <QWheelEvent>

#include <csignal>
#include <random>
#include <tuple>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// One run takes HITBOX_EVENTS events from the seed HITBOX_SEED; without them, a few short ones.
int numberIn(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? value : otherwise;
}

/// Someone who presses everything. Dialogs are closed as they come up, menus too; what begins another document, or
/// ends the program, is left alone.
class RandomUser
{
public:
    RandomUser(WindowBench &bench, unsigned seed)
        : m_bench(bench)
        , m_random(seed)
    {
        QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [] { closeWhatIsInTheWay(); });
        m_closer.start(1);
    }

    void act()
    {
        switch (below(16)) {
        case 0:
        case 1: return key();
        case 2: return wheel();
        case 3: return pressSomewhere();
        case 4: return dragOnCanvas();
        case 5: return beginDrag();
        case 6: return takeUpATool();
        case 7: return command();
        case 8: return stepThroughHistory();
        case 9: return below(8) == 0 ? m_bench.window->stepTab(1) : moveOrRelease();
        case 10: return typeIntoAField();
        default: return moveOrRelease();
        }
    }

    static void closeWhatIsInTheWay()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(m_random); }

    QPoint anywhereIn(const QWidget *widget)
    {
        return {below(std::max(1, widget->width())), below(std::max(1, widget->height()))};
    }

    Qt::KeyboardModifiers modifiers()
    {
        static constexpr Qt::KeyboardModifier some[] = {Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
                                                        Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        return some[below(std::size(some))];
    }

    void key()
    {
        static constexpr Qt::Key plain[] = {
            Qt::Key_S,     Qt::Key_O,      Qt::Key_P,      Qt::Key_R,         Qt::Key_C,      Qt::Key_L,
            Qt::Key_V,     Qt::Key_G,      Qt::Key_X,      Qt::Key_Y,         Qt::Key_Z,      Qt::Key_F5,
            Qt::Key_F2,    Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Left,
            Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Escape,    Qt::Key_Period, Qt::Key_Comma,
            Qt::Key_Home,  Qt::Key_End,    Qt::Key_Space,  Qt::Key_Tab,       Qt::Key_I,      Qt::Key_F,
            Qt::Key_1,     Qt::Key_5,      Qt::Key_F4,     Qt::Key_F9,        Qt::Key_F10,    Qt::Key_H};
        static constexpr Qt::Key commands[] = {Qt::Key_Z, Qt::Key_Y, Qt::Key_D,    Qt::Key_A,
                                               Qt::Key_0, Qt::Key_1, Qt::Key_Plus, Qt::Key_Minus};
        if (!m_bench.window->isActiveWindow()) {
            m_bench.window->activateWindow();
            WindowBench::settle();
        }
        QWidget *focus = QApplication::focusWidget();
        if (!focus || focus->window() != m_bench.window.get())
            focus = m_bench.view();
        if (below(3) == 0)
            return QTest::keyClick(focus, commands[below(std::size(commands))], Qt::ControlModifier);
        // Ctrl with a letter is a command, some of which begin another document.
        const Qt::KeyboardModifiers held = modifiers() & ~Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::keyClick(focus, plain[below(std::size(plain))], held);
    }

    void takeUpATool()
    {
        const QList<ToolInfo> &tools = allTools();
        m_bench.front().session().setTool(QString::fromLatin1(tools.at(below(static_cast<int>(tools.size()))).id));
    }

    /// Into the one that has the keyboard or another: numbers, sums, names, nonsense. Half of it is left unfinished.
    void typeIntoAField()
    {
        static constexpr const char *texts[] = {"0", "1", "-3", "2.5", "1e9", "90", "7*3", "box", "a b", "%1", "-"};
        QWidget *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        if (!field || below(2) == 0) {
            QList<QLineEdit *> fields = m_bench.window->findChildren<QLineEdit *>();
            fields.removeIf([](const QLineEdit *candidate) { return !candidate->isVisible(); });
            if (fields.isEmpty())
                return;
            field = fields.at(below(static_cast<int>(fields.size())));
            field->setFocus(Qt::TabFocusReason);
        }
        const QPointer<QWidget> there = field;
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QLatin1String(texts[below(std::size(texts))]));
        if (there && below(2) == 0)
            QTest::keyClick(field, Qt::Key_Return);
    }

    /// Whatever stands in the menus, save what reads and writes files.
    void command()
    {
        const QList<ActionInfo> &infos = m_bench.window->actions().infos();
        const ActionInfo &info = infos.at(below(static_cast<int>(infos.size())));
        if (info.id.startsWith("view.language-") && below(10) != 0)
            return; // the whole window is made anew: a tenth of all time, and there are many of them
        if (menuOf(info.section) != ActionMenu::File)
            m_bench.window->actions().run(info.id);
    }

    /// In the middle of a gesture too.
    void stepThroughHistory()
    {
        Session &session = m_bench.front().session();
        for (int i = below(3); i >= 0; --i)
            below(3) == 0 ? session.redo() : session.undo();
    }

    void wheel()
    {
        QWidget *target = below(4) == 0 ? m_bench.list("SpriteList")->viewport() : m_bench.view()->viewport();
        const QPoint at = anywhereIn(target);
        QWheelEvent event(at, target->mapToGlobal(at), {}, QPoint(0, 120 * (below(5) - 2)), Qt::NoButton, modifiers(),
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(target, &event);
    }

    /// Anything below the menu bar.
    void pressSomewhere()
    {
        QWidget *center = m_bench.window->centralWidget();
        const QPoint at = anywhereIn(center);
        QPointer<QWidget> target = center->childAt(at);
        // A tab may be closed, and with it the project that is watched.
        if (!target || target->window() != m_bench.window.get() || qobject_cast<QTabBar *>(target->parent()) ||
            qobject_cast<QTabBar *>(target))
            return;
        const QPoint local = target->mapFrom(center, at);
        if (below(6) == 0)
            return QTest::mouseDClick(target, Qt::LeftButton, {}, local);
        static constexpr Qt::MouseButton buttons[] = {Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton,
                                                      Qt::MiddleButton};
        const Qt::MouseButton button = buttons[below(std::size(buttons))];
        QTest::mousePress(target, button, modifiers(), local);
        if (target)
            QTest::mouseRelease(target, button, {}, local);
    }

    void dragOnCanvas()
    {
        QWidget *canvas = m_bench.view()->viewport();
        if (!canvas->isVisible())
            return;
        const Qt::KeyboardModifiers held = modifiers();
        QTest::mousePress(canvas, Qt::LeftButton, held, anywhereIn(canvas));
        for (int i = below(4); i >= 0; --i)
            QTest::mouseMove(canvas, anywhereIn(canvas));
        QTest::mouseRelease(canvas, Qt::LeftButton, held, anywhereIn(canvas));
    }

    void beginDrag()
    {
        QWidget *canvas = m_bench.view()->viewport();
        if (canvas->isVisible())
            QTest::mousePress(canvas, below(4) == 0 ? Qt::MiddleButton : Qt::LeftButton, modifiers(),
                              anywhereIn(canvas));
    }

    void moveOrRelease()
    {
        QWidget *canvas = m_bench.view()->viewport();
        if (!canvas->isVisible())
            return;
        if (below(3) == 0)
            QTest::mouseRelease(canvas, below(4) == 0 ? Qt::MiddleButton : Qt::LeftButton, {}, anywhereIn(canvas));
        else
            QTest::mouseMove(canvas, anywhereIn(canvas));
    }

    WindowBench &m_bench;
    std::mt19937 m_random;
    QTimer m_closer;
};

/// What befalls the files of a project while somebody works on it.
class Faults
{
public:
    Faults(WindowBench &bench, const QString &project, unsigned seed)
        : m_bench(bench)
        , m_project(project)
        , m_random(seed)
        , m_image(bytesOfFile(bench.path("ship_sheet.png")))
        , m_first(bytesOfFile(project))
    {
    }

    void strike()
    {
        const QString image = m_bench.path("ship_sheet.png");
        makeUsable();
        switch (std::uniform_int_distribution<int>(0, 12)(m_random)) {
        case 0:
        case 1:
        case 2: return m_bench.front().files().save();
        case 3: return put(m_project, m_first);
        case 4: return put(m_project, m_first.left(m_first.size() / 2));
        case 5:
            ++m_count;
            QFile::remove(m_project);
            return;
        case 6: QFile::remove(image); return;
        case 7: return put(image, m_image.left(100));
        case 8: return put(image, m_image);
        case 9: return fillDisk();
        case 10: QFile::setPermissions(m_project, QFile::ReadOwner); return;
        case 11: return putAsIfBefore();
        case 12: QFile::setPermissions(m_bench.folder(), QFile::ReadOwner | QFile::ExeOwner); return;
        default: return;
        }
    }

    /// Where one could not write before.
    void makeUsable()
    {
        QFile::setPermissions(m_bench.folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QFile::setPermissions(m_project, QFile::ReadOwner | QFile::WriteOwner);
#ifdef Q_OS_UNIX
        const rlimit plenty{m_most.rlim_max, m_most.rlim_max};
        setrlimit(RLIMIT_FSIZE, &plenty);
#endif
    }

    /// How many of them concern the project's file.
    int count() const
    {
        return m_count;
    }

private:
    /// No file may grow beyond some bytes: to whoever writes one, as good as a full disk.
    static void fillDisk()
    {
#ifdef Q_OS_UNIX
        rlimit little{};
        getrlimit(RLIMIT_FSIZE, &little);
        little.rlim_cur = 100;
        setrlimit(RLIMIT_FSIZE, &little);
#endif
    }

    /// Another file of the same size and time, or of a time before: as clocks that are set back leave them.
    void putAsIfBefore()
    {
        const QFileInfo there(m_project);
        const QDateTime time = there.lastModified().addSecs(m_random() % 2 == 0 ? 0 : -3600);
        const bool isThere = there.exists();
        put(m_project, m_first.leftJustified(there.size(), ' '));
        QFile file(m_project);
        if (isThere && file.open(QIODevice::ReadWrite))
            file.setFileTime(time, QFileDevice::FileModificationTime);
    }

    void put(const QString &path, const QByteArray &bytes)
    {
        m_count += path == m_project ? 1 : 0;
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }

    WindowBench &m_bench;
    QString m_project;
    std::mt19937 m_random;
    QByteArray m_image;
    QByteArray m_first;
    int m_count = 0;
#ifdef Q_OS_UNIX
    rlimit m_most = limitNow();

    static rlimit limitNow()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit now{};
        getrlimit(RLIMIT_FSIZE, &now);
        return now;
    }
#endif
};

/// The project with names that other languages, paths, and labels that show markup, would trip over.
QByteArray withHostileNames(QByteArray project)
{
    static const QStringList names{"<b>&amp;</b><img src=x>",
                                   "%1 %n %2",
                                   "a\"b\\\\c\t\n",
                                   "\u202e gnitirw",
                                   "../../etc/passwd",
                                   "CON",
                                   "{{name}}",
                                   "日本語 e\u0301",
                                   QString(300, 'x'),
                                   "'; --",
                                   " ",
                                   "&File"};
    const Result<Document> document = parseProject(project, "duel.hitbox");
    QStringList present;
    for (const Category &category : document->categories)
        present.append(category.name);
    for (const Sprite &sprite : document->sprites) {
        present.append(sprite.name);
        for (const Frame &frame : sprite.frames)
            for (const Shape &shape : frame.shapes)
                present.append(shape.name);
    }
    present.removeDuplicates();
    present.removeAll(QString());
    for (qsizetype i = 0; i < present.size(); ++i) {
        QString name = names.at(i % names.size()) + (i < names.size() ? QString() : QString::number(i));
        name = QString::fromUtf8(QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact)).chopped(1).mid(1);
        project.replace(QString("\"%1\"").arg(present.at(i)).toUtf8(), name.toUtf8());
    }
    return project;
}

/// The document, and what is being drawn on it.
QByteArray stateOf(const Document &document, const std::optional<OutlineUnderWay> &outline)
{
    QByteArray state = projectBytes(document);
    if (outline) {
        state += outline->tool.toUtf8() + QByteArray::number(outline->frame.sprite) + ' ' +
                 QByteArray::number(outline->frame.frame);
        for (const geometry::Point point : outline->points)
            state += ' ' + QByteArray::number(point.x, 'g', 17) + ' ' + QByteArray::number(point.y, 'g', 17);
    }
    return QCryptographicHash::hash(state, QCryptographicHash::Sha256);
}

QByteArray stateOf(const OpenProject &project)
{
    return stateOf(project.files.asInFile(project.session.document()), project.session.hint().outline);
}

/// In place of the copy before. False where there is nothing to copy.
bool copyFolder(const QString &from, const QString &to)
{
    QDir(to).removeRecursively();
    QDir().mkpath(to);
    const QStringList names = QDir(from).entryList({"*.hitbox", "*.json"}, QDir::Files);
    for (const QString &name : names)
        QFile::copy(from + QLatin1Char('/') + name, to + QLatin1Char('/') + name);
    return !names.isEmpty();
}

} // namespace

/// What is posted meanwhile is dealt with now and then, as it would be between a user's steps.
void undoAll(Session &session)
{
    for (int i = 0; session.history()->canUndo(); ++i) {
        session.undo();
        if (i % 10 == 0)
            WindowBench::settle();
    }
}

void redoAll(Session &session)
{
    for (int i = 0; session.history()->canRedo(); ++i) {
        session.redo();
        if (i % 10 == 0)
            WindowBench::settle();
    }
}

class RandomUserTest : public QObject
{
    Q_OBJECT

private slots:
    void undoingEverythingGivesTheFirstDocument_data();
    void undoingEverythingGivesTheFirstDocument();
    void whatIsSaidToBeSavedIs_data();
    void whatIsSaidToBeSavedIs();
    void whatACrashLeavesIsOffered_data() { whatIsSaidToBeSavedIs_data(); }
    void whatACrashLeavesIsOffered();
};

void RandomUserTest::undoingEverythingGivesTheFirstDocument_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<QString>("project");
    QTest::addColumn<Session::Mode>("mode");
    const auto seeds = qEnvironmentVariableIsSet("HITBOX_SEED")
                           ? QList<unsigned>{static_cast<unsigned>(numberIn("HITBOX_SEED", 1))}
                           : QList<unsigned>{1, 2};
    for (const unsigned seed : seeds) {
        QTest::addRow("frames, seed %u", seed) << seed << "duel.hitbox" << Session::Mode::Frames;
        QTest::addRow("stage, seed %u", seed) << seed << "arena.hitbox" << Session::Mode::Stage;
        QTest::addRow("hostile names, seed %u", seed) << seed << "hostile.hitbox" << Session::Mode::Frames;
    }
}

void RandomUserTest::undoingEverythingGivesTheFirstDocument()
{
    QFETCH(unsigned, seed);
    QFETCH(QString, project);
    QFETCH(Session::Mode, mode);
    const int events = numberIn("HITBOX_EVENTS", 1000);
    qInfo("again: HITBOX_SEED=%u HITBOX_EVENTS=%d windows_tests random_user_test", seed, events);
    WindowBench bench;
    QVERIFY(bench.shown);
    QFile sample(bench.project());
    QFile hostile(bench.path("hostile.hitbox"));
    QVERIFY(sample.open(QIODevice::ReadOnly) && hostile.open(QIODevice::WriteOnly));
    hostile.write(withHostileNames(sample.readAll()));
    hostile.close();
    bench.openPath(bench.path(project));
    WindowBench::settle();
    bench.openPath(bench.path("ship.png"));
    bench.awaitFiles();
    bench.window->goToTab(0);
    WindowBench::settle();
    const ProjectFiles &files = bench.openProject.files;
    Session &session = bench.session;
    session.setMode(mode);
    const QByteArray first = projectBytes(session.document());
    int steps = 0;
    connect(session.history(), &QUndoStack::indexChanged, this,
            [&steps, before = 0](int index) mutable { steps += index > std::exchange(before, index) ? 1 : 0; });
    {
        RandomUser user(bench, seed);
        for (int i = 0; i < events; ++i) {
            user.act();
            if (i % 10 == 0)
                WindowBench::settle();
            QCOMPARE(files.path(), bench.path(project));
        }
        RandomUser::closeWhatIsInTheWay();
        WindowBench::settle();
    }
    QVERIFY2(steps >= 20, qPrintable(QString("the user took %1 steps").arg(steps)));

    const QByteArray last = projectBytes(session.document());
    if (session.gestureUnderWay())
        session.undo();
    QCOMPARE(projectBytes(session.document()), last);
    undoAll(session);
    QCOMPARE(projectBytes(session.document()), first);
    QCOMPARE(session.shown(), session.document());
    QVERIFY(!files.modified());

    redoAll(session);
    undoAll(session);
    QCOMPARE(projectBytes(session.document()), first);
}

void RandomUserTest::whatIsSaidToBeSavedIs_data()
{
    QTest::addColumn<unsigned>("seed");
    const auto seeds = qEnvironmentVariableIsSet("HITBOX_SEED")
                           ? QList<unsigned>{static_cast<unsigned>(numberIn("HITBOX_SEED", 1))}
                           : QList<unsigned>{1, 2};
    for (const unsigned seed : seeds)
        QTest::addRow("seed %u", seed) << seed;
}

/// Whatever other programs do to the files meanwhile: nothing crashes, undo leads back to the first document, and what
/// is told to be saved is in the file, unless it was struck after the save was ordered.
void RandomUserTest::whatIsSaidToBeSavedIs()
{
    QFETCH(unsigned, seed);
    const int events = numberIn("HITBOX_EVENTS", 600);
    qInfo("again: HITBOX_SEED=%u HITBOX_EVENTS=%d windows_tests random_user_test whatIsSaidToBeSavedIs", seed, events);
    WindowBench bench;
    QVERIFY(bench.shown);
    bench.openSample();
    ProjectFiles &files = bench.openProject.files;
    Session &session = bench.session;
    const QByteArray first = projectBytes(session.document());
    Faults faults(bench, bench.project(), seed);
    int struckBefore = 0;
    int saves = 0;
    int lies = 0;
    connect(&files, &ProjectFiles::ordered, this, [&] { struckBefore = faults.count(); });
    connect(&files, &ProjectFiles::saved, this, [&](const QString &path) {
        if (files.isSaving() || faults.count() != struckBefore)
            return;
        ++saves;
        const Result<Document> there = readProject(path);
        lies += there && *there == files.savedDocument() ? 0 : 1;
    });
    {
        RandomUser user(bench, seed);
        std::mt19937 random(seed);
        for (int i = 0; i < events; ++i) {
            user.act();
            if (random() % 8 == 0) {
                faults.strike();
                if (random() % 2 == 0) // what was ordered ends before the next strike
                    std::ignore = QTest::qWaitFor([&files] { return !files.isSaving(); }, 200);
            }
            if (i % 10 == 0)
                QTest::qWait(5);
        }
        faults.makeUsable();
        RandomUser::closeWhatIsInTheWay();
        bench.awaitFiles();
    }
    QVERIFY2(saves > 0, "nothing was saved");
    QCOMPARE(lies, 0);
    if (session.gestureUnderWay())
        session.undo();
    undoAll(session);
    QCOMPARE(projectBytes(session.document()), first);
}

/// The program may end at any moment: what lies in the folder of its recoveries just then is what the next run finds.
/// It is something that was there, and comes back as it was, an outline under way too.
void RandomUserTest::whatACrashLeavesIsOffered()
{
    QFETCH(unsigned, seed);
    const int events = numberIn("HITBOX_EVENTS", 600);
    qInfo("again: HITBOX_SEED=%u HITBOX_EVENTS=%d windows_tests random_user_test whatACrashLeavesIsOffered", seed,
          events);
    WindowBench bench;
    QVERIFY(bench.shown);
    bench.openSample();
    bench.window->keepRecoveries(bench.path("recovery"));
    Autosave &autosave = *bench.front().autosave();
    QSet<QByteArray> states;
    const auto note = [&] { states.insert(stateOf(bench.openProject)); };
    int crashes = 0;
    {
        const QObject listening;
        QObject::connect(&bench.session, &Session::changed, &listening, note); // between steps of one action, too
        RandomUser user(bench, seed);
        std::mt19937 random(seed);
        for (int i = 0; i < events; ++i) {
            user.act();
            note();
            if (random() % 8 == 0)
                autosave.keepNow();
            if (i % 10 == 0)
                QTest::qWait(2);
            if (random() % 16 != 0)
                continue;
            Background::waitForAll(); // kills while it writes are another test's
            if (!QFile::exists(autosave.file()))
                continue; // nothing is unsaved, or was kept since
            if (copyFolder(QFileInfo(autosave.file()).path(), bench.path("left/crashed")))
                ++crashes;
            for (const Recovery &left : recoveriesIn(bench.path("left/crashed"))) {
                const Result<Document> document = readRecovery(left);
                QVERIFY2(document, qPrintable(document ? QString() : document.error().text()));
                QVERIFY(states.contains(stateOf(*document, left.outline)));
            }
        }
        RandomUser::closeWhatIsInTheWay();
    }
    QVERIFY2(crashes > 0, "nothing was kept");
    const QList<Recovery> left = recoveriesIn(bench.path("left/crashed"));
    QCOMPARE(left.size(), 1);
    const Result<Document> document = readRecovery(left.first());
    QVERIFY(document);
    WindowBench next;
    QVERIFY(next.shown);
    next.window->keepRecoveries(bench.path("left"));
    next.awaitFiles();
    QCOMPARE(stateOf(next.front().project()), stateOf(*document, left.first().outline));
}

HITBOX_WINDOW_TEST(RandomUserTest)
#include "random_user_test.moc"
