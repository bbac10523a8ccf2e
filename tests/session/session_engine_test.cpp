#include "session/open_project.h"
#include "test_class.h"

#include "document/edits.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

Document oneShape(const QString &engine)
{
    Document document = emptyProject();
    document.engine = engine;
    Frame frame;
    frame.size = {64, 64};
    frame.rect = QRect(0, 0, 64, 64);
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
    Shape shape;
    shape.outline = PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20}}};
    return addShapes(document, {0, 0}, {shape});
}

} // namespace

class SessionEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatTheEngineGetsOfTheFrameInView()
    {
        OpenProject project;
        Session &session = project.session;
        QSignalSpy changed(&project.live.engineFrame, &LiveAnswer::changed);
        session.commit(oneShape(QStringLiteral("json")), QStringLiteral("set up"));
        QVERIFY(changed.count() > 0);
        QCOMPARE(project.live.engineFrame.frame().shapes.size(), 1);
        QCOMPARE(project.live.engineFrame.frame().shapes[0].pieces.size(), 2);
        session.undo();
        QVERIFY(project.live.engineFrame.frame().shapes.isEmpty());
    }

    void theEngineViewIsNoStepOfHistory()
    {
        OpenProject project;
        Session &session = project.session;
        QSignalSpy changed(&project.tools, &ToolDesk::changed);
        project.tools.set(&ToolSettings::engineView, EngineView::Shown);
        project.tools.set(&ToolSettings::engineView, EngineView::Shown);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(project.tools.now().engineView, EngineView::Shown);
        QVERIFY(!session.history()->canUndo());
    }

    void aLookAheadChangesNothingAndGoesWithTheNextChange()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape({}), QStringLiteral("set up"));
        const Document before = session.document();
        Document ahead = before;
        ahead.sprites[0].frames[0].shapes.clear();
        QSignalSpy changed(&project.preview, &LiveAnswer::changed);
        project.preview.show(ahead, this);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(session.document(), before);
        QCOMPARE(session.shown(), before);
        Document other = before;
        other.sprites[0].name = QStringLiteral("other");
        session.commit(other, QStringLiteral("rename"));
        QVERIFY(!project.preview.document());
        QCOMPARE(changed.count(), 2);
    }

    void theContextOfTheRulesNamesTheEngine()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape(QStringLiteral("godot4")), QStringLiteral("set up"));
        QCOMPARE(project.live.findings.context().engine.name, QStringLiteral("Godot 4"));
    }
};

HITBOX_CORE_TEST(SessionEngineTest)
#include "session_engine_test.moc"
