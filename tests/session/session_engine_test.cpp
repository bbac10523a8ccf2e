#include "session/session.h"
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
        Session session;
        QSignalSpy changed(&session, &Session::engineChanged);
        session.commit(oneShape(QStringLiteral("json")), QStringLiteral("set up"));
        QVERIFY(changed.count() > 0);
        QCOMPARE(session.engineFrame().shapes.size(), 1);
        QCOMPARE(session.engineFrame().shapes[0].pieces.size(), 2);
        session.undo();
        QVERIFY(session.engineFrame().shapes.isEmpty());
    }

    void theEngineViewIsNoStepOfHistory()
    {
        Session session;
        QSignalSpy changed(&session, &Session::engineViewChanged);
        session.setEngineView(Session::EngineView::Shown);
        session.setEngineView(Session::EngineView::Shown);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(session.engineView(), Session::EngineView::Shown);
        QVERIFY(!session.history()->canUndo());
    }

    void aLookAheadChangesNothingAndGoesWithTheNextChange()
    {
        Session session;
        session.commit(oneShape({}), QStringLiteral("set up"));
        const Document before = session.document();
        Document ahead = before;
        ahead.sprites[0].frames[0].shapes.clear();
        QSignalSpy changed(&session, &Session::previewChanged);
        session.showPreview(ahead, this);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(session.document(), before);
        QCOMPARE(session.shown(), before);
        Document other = before;
        other.sprites[0].name = QStringLiteral("other");
        session.commit(other, QStringLiteral("rename"));
        QVERIFY(!session.preview());
        QCOMPARE(changed.count(), 2);
    }

    void theContextOfTheRulesNamesTheEngine()
    {
        Session session;
        session.commit(oneShape(QStringLiteral("godot4")), QStringLiteral("set up"));
        QCOMPARE(session.validationContext().engine.name, QStringLiteral("Godot 4"));
    }
};

HITBOX_CORE_TEST(SessionEngineTest)
#include "session_engine_test.moc"
