#include "file_bytes.h"
#include "sanitized.h"
#include "test_class.h"
#include "windows/scripts/script_flow.h"

#include "document/edits.h"
#include "document/sprite_edits.h"
#include "session/work/background.h"
#include "windows/scripts/script_results.h"
#include "windows/window_bench.h"

#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QStatusBar>

using namespace hitbox;
using namespace hitbox::bench;

/// Scripts in the real window, run by the real program for scripts.
class ScriptFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (isSanitized)
            QSKIP("scripts may take less memory than sanitizers do");
    }

    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
    }
    void cleanup() { m_bench.reset(); }

    void whatAScriptChangesIsOneStep()
    {
        const Document before = session().document();
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'});"
            "hitbox.project.edit('setDuration', {sprite: 0, frames: 'all', milliseconds: 40});");
        QTRY_VERIFY(!flow().isUnderWay());
        QCOMPARE(session().document().sprites[0].name, QString("boat"));
        QCOMPARE(session().history()->undoText(), QString("Run test"));
        m_bench->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().document(), before);
    }

    void whatKeepsIsKnownAgain()
    {
        const Id<Sprite> id = session().document().sprites[0].id;
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'});");
        QTRY_VERIFY(!flow().isUnderWay());
        QVERIFY(*session().document().sprites[0].id == id);
    }

    void oneLineIsToldBelow()
    {
        run("print('eleven', 11)");
        QTRY_VERIFY(!flow().isUnderWay());
        QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(), QString("eleven 11"));
        QVERIFY(!results());
    }

    void findingsAreAListThatLeadsToTheirPlaces()
    {
        const Shape &shape = session().document().sprites[1].frames[0].shapes[0];
        run("hitbox.project.finding({shape: " + QByteArray::number(shape.id.value) +
            ", message: 'it is odd'});"
            "hitbox.finding('something else'); print('a'); print('b');");
        QTRY_VERIFY(results());
        auto *list = results()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        QVERIFY2(list->item(0)->text().endsWith("\nit is odd"), qPrintable(list->item(0)->text()));
        QCOMPARE(results()->findChild<QPlainTextEdit *>()->toPlainText(), QString("a\nb\n"));
        emit list->itemActivated(list->item(0));
        QCOMPARE(session().currentFrame(), (FrameRef{1, 0}));
        emit list->itemActivated(list->item(1)); // has no place
        QCOMPARE(session().currentFrame(), (FrameRef{1, 0}));
    }

    void mistakesAreToldAndChangeNothing()
    {
        const Document before = session().document();
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'});\nnull.x");
        QTRY_VERIFY(!notices().isEmpty());
        QVERIFY2(notices().constFirst().contains("test.js: TypeError") && notices().constFirst().contains("line 2"),
                 qPrintable(notices().join('\n')));
        QCOMPARE(session().document(), before);
        QVERIFY(!session().history()->canUndo());
    }

    void editsMeanwhileAreKeptAndToldOf()
    {
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'});"
            "for (let end = Date.now() + 300; Date.now() < end;) {}");
        QVERIFY(flow().isUnderWay());
        session().commit(renameSprite(session().document(), 0, "mine"), "rename");
        QTRY_VERIFY(!flow().isUnderWay());
        QCOMPARE(session().document().sprites[0].name, QString("mine"));
        QTRY_VERIFY(notices().join(' ').contains("changed while test ran"));
    }

    void cancellingEndsIt()
    {
        const Document before = session().document();
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'}); for (;;) {}");
        QVERIFY(flow().isUnderWay());
        QPushButton *cancel = nullptr;
        QTRY_VERIFY((cancel = cancelButton()));
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY(!flow().isUnderWay());
        Background::waitForAll();
        QCOMPARE(session().document(), before);
    }

    void savingIsLeftToThePerson()
    {
        QFile file(m_bench->project());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        run("hitbox.project.edit('renameSprite', {sprite: 0, name: 'boat'}); hitbox.project.save();");
        QTRY_VERIFY(!flow().isUnderWay());
        QCOMPARE(session().document().sprites[0].name, QString("boat"));
        file.seek(0);
        QCOMPARE(file.readAll(), before);
        QVERIFY(session().history()->canUndo());
    }

    void scriptsBesideTheProjectAreInThePalette()
    {
        QVERIFY(QDir(m_bench->path("")).mkdir("scripts"));
        write("scripts/mine.js", "print('mine it is')");
        write("scripts/turn-around.js", "print('not the sample')");
        QStringList names;
        for (const PaletteEntry &entry : flow().paletteEntries())
            names.append(entry.text);
        QCOMPARE(names.count("turn-around"), 1);
        QVERIFY(names.contains("boxes-ini"));
        m_bench->key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(QApplication::focusWidget(), "mine");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(), QString("mine it is"));
    }

private:
    Session &session() const { return m_bench->front().project().session; }
    ScriptFlow &flow() const { return m_bench->front().scripts(); }
    ScriptResults *results() const { return m_bench->window->findChild<ScriptResults *>(); }

    void write(const QString &name, const QByteArray &bytes) const { writeFile(m_bench->path(name), bytes); }

    void run(const QByteArray &script) const
    {
        write("test.js", script);
        flow().run(m_bench->path("test.js"));
    }

    QStringList notices() const
    {
        QStringList texts;
        for (const NoticeBar *bar : m_bench->window->findChildren<NoticeBar *>())
            texts.append(bar->accessibleName());
        return texts;
    }

    QPushButton *cancelButton() const
    {
        for (NoticeBar *bar : m_bench->window->findChildren<NoticeBar *>())
            for (QPushButton *button : bar->findChildren<QPushButton *>())
                if (button->isVisible() && button->text().contains("Cancel"))
                    return button;
        return nullptr;
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(ScriptFlowTest)
#include "script_flow_test.moc"
