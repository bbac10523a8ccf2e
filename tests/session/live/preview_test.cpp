#include "session/live/preview.h"

#include "session/open_project.h"
#include "session/session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class PreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsShownInPlaceOfTheDocumentUntilThatChanges()
    {
        OpenProject project;
        QSignalSpy changed(&project.preview, &LiveAnswer::changed);
        const Document ahead = documentWith({squareAt(0, 0, 10)});
        project.preview.show(ahead, this);
        QCOMPARE(project.preview.onStage(), ahead);
        QCOMPARE(project.preview.by(), this);
        QCOMPARE(changed.size(), 1);
        project.session.commit(documentWith({squareAt(0, 0, 5)}), QStringLiteral("Set up"));
        QVERIFY(!project.preview.document());
        QCOMPARE(project.preview.onStage(), project.session.shown());
        QCOMPARE(changed.size(), 2);
    }

    void onlyWhoShowsItEndsIt()
    {
        OpenProject project;
        const QObject other;
        project.preview.show(documentWith({}), this);
        project.preview.end(&other);
        QVERIFY(project.preview.document());
        project.preview.end(this);
        QVERIFY(!project.preview.document() && !project.preview.by());
    }
};

HITBOX_CORE_TEST(PreviewTest)
#include "preview_test.moc"
