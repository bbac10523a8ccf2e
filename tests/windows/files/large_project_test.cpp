#include "test_class.h"
#include "windows/files/file_flow.h"

#include "formats/project/project_file.h"
#include "session/session_bench.h"
#include "windows/window_bench.h"

#include <QStatusBar>
#include <QTimer>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Takes long enough to be read and written that things happen meanwhile.
const Document &largeProject()
{
    static const Document document = documentWith({starOf(10'000)}, 40);
    return document;
}

/// How often the event loop has come round.
class Ticks
{
public:
    Ticks()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { m_count += 1; });
        m_timer.start(1);
    }
    int count() const { return m_count; }

private:
    QTimer m_timer;
    int m_count = 0;
};

} // namespace

/// The window goes on while files are read and written.
class LargeProjectTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void theEventLoopGoesOnWhileOneOpens();
    void cancellingTheReadingLeavesAllAsItWas();
    void projectsComeInTheOrderInWhichTheyWereAskedFor();
    void closingATabWaitsUntilItIsSaved();
    void closingTheWindowWaitsUntilAllIsSaved();
    void cancellingASaveKeepsTheWindowOpen();

private:
    QString large() const { return m_bench->path("large.hitbox"); }
    void enlarge(Session &session) const { session.commit(largeProject(), "Enlarge"); }

    std::unique_ptr<WindowBench> m_bench;
};

void LargeProjectTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void LargeProjectTest::theEventLoopGoesOnWhileOneOpens()
{
    QVERIFY(writeProject(large(), largeProject()));
    const Ticks ticks;
    m_bench->window->openPath(large());
    QCOMPARE(m_bench->window->workspaces().size(), 1); // not yet
    m_bench->awaitFiles();
    QCOMPARE(m_bench->front().project().files.path(), large());
    QCOMPARE(m_bench->front().session().document(), largeProject());
    QVERIFY(ticks.count() >= 3);
}

void LargeProjectTest::cancellingTheReadingLeavesAllAsItWas()
{
    QVERIFY(writeProject(large(), largeProject()));
    const Document before = m_bench->session.document();
    m_bench->window->openPath(large());
    auto *reading = m_bench->window->findChild<FileWork *>();
    QVERIFY(reading);
    reading->cancel();
    m_bench->awaitFiles();
    Background::waitForAll();
    WindowBench::settle();
    QCOMPARE(m_bench->window->workspaces().size(), 1);
    QCOMPARE(m_bench->session.document(), before);
    QCOMPARE(m_bench->openProject.files.path(), m_bench->project());
    QVERIFY(!m_bench->window->settings().recentFiles.contains(large()));
    m_bench->openPath(large()); // and again
    QCOMPARE(m_bench->front().project().files.path(), large());
}

void LargeProjectTest::projectsComeInTheOrderInWhichTheyWereAskedFor()
{
    QVERIFY(writeProject(large(), largeProject()));
    m_bench->window->openPath(large());
    m_bench->window->openPath(m_bench->path("crossings.hitbox"));
    m_bench->awaitFiles();
    QStringList paths;
    for (Workspace *open : m_bench->window->workspaces())
        paths.append(open->project().files.path());
    QCOMPARE(paths, (QStringList{m_bench->project(), large(), m_bench->path("crossings.hitbox")}));
}

void LargeProjectTest::closingATabWaitsUntilItIsSaved()
{
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    Workspace &saving = m_bench->front();
    enlarge(saving.session());
    saving.files().save();
    m_bench->window->closeTab(1);
    QCOMPARE(m_bench->window->workspaces().size(), 2);
    QVERIFY(saving.findChild<QStatusBar *>()->currentMessage().contains("Saving"));
    QTRY_COMPARE_WITH_TIMEOUT(m_bench->window->workspaces().size(), 1, 60000);
    QCOMPARE(*readProject(m_bench->path("crossings.hitbox")), largeProject());
}

void LargeProjectTest::closingTheWindowWaitsUntilAllIsSaved()
{
    enlarge(m_bench->session);
    m_bench->front().files().save();
    QVERIFY(!m_bench->window->close());
    QVERIFY(m_bench->window->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_bench->window->isVisible(), 60000);
    QCOMPARE(*readProject(m_bench->project()), largeProject());
}

void LargeProjectTest::cancellingASaveKeepsTheWindowOpen()
{
    const Document before = *readProject(m_bench->project());
    enlarge(m_bench->session);
    m_bench->front().files().save();
    QVERIFY(!m_bench->window->close());
    m_bench->front().files().files().cancel();
    m_bench->awaitFiles();
    WindowBench::settle();
    QVERIFY(m_bench->window->isVisible());
    QVERIFY(m_bench->openProject.files.modified());
    QCOMPARE(*readProject(m_bench->project()), before);
    m_bench->session.undo(); // nothing asks as it goes
}

HITBOX_WINDOW_TEST(LargeProjectTest)
#include "large_project_test.moc"
