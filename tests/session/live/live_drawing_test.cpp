#include "session/live/live_drawing.h"

#include "session/session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class LiveDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void itChangesWithEachPointAndNotWithTheCursor()
    {
        OpenProject project;
        project.files.show({.document = documentWith({}), .path = {}, .name = {}, .digest = {}});
        Session &session = project.session;
        const LiveDrawing &drawing = project.live.drawing;
        QSignalSpy changed(&drawing, &LiveAnswer::changed);
        session.setTool("polygon");
        session.feed(moveTo({4, 4}));
        QVERIFY(!drawing.now());
        QCOMPARE(changed.size(), 0);
        session.feed(press({4, 4}));
        session.feed(release({4, 4}));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(drawing.now()->points.size(), 1);
        QCOMPARE(drawing.now()->tool, QString("polygon"));
        session.feed(moveTo({20, 4}));
        QCOMPARE(changed.size(), 1);
        session.feed(press({20, 4}));
        QCOMPARE(changed.size(), 2);
        session.feed(keyInput(Qt::Key_Backspace));
        QCOMPARE(drawing.now()->points.size(), 1);
        session.feed(keyInput(Qt::Key_Escape));
        QVERIFY(!drawing.now());
    }

    void aBoxThatIsDraggedIsNone()
    {
        OpenProject project;
        project.files.show({.document = documentWith({}), .path = {}, .name = {}, .digest = {}});
        project.session.setTool("box");
        project.session.feed(press({4, 4}));
        project.session.feed(moveTo({20, 20}));
        QVERIFY(project.session.gestureUnderWay());
        QVERIFY(!project.live.drawing.now());
    }
};

HITBOX_CORE_TEST(LiveDrawingTest)
#include "live_drawing_test.moc"
