#include "session/tool_settings.h"

#include "session/open_project.h"
#include "session_bench.h"
#include "test_class.h"
#include "tools/overlay_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class ToolSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyADifferenceIsTold()
    {
        ToolDesk desk;
        QSignalSpy told(&desk, &ToolDesk::changed);
        desk.set(&ToolSettings::engineView, EngineView::Hidden);
        QVERIFY(told.isEmpty());
        desk.set(&ToolSettings::engineView, EngineView::Shown);
        QCOMPARE(told.size(), 1);
        QCOMPARE(desk.now().engineView, EngineView::Shown);
        desk.set(ToolSettings());
        QCOMPARE(told.size(), 2);
    }

    void theCategoryForNewShapesIsAlwaysOneOfTheDocument()
    {
        OpenProject project;
        const QString first = project.tools.now().category;
        QVERIFY(findCategory(project.session.document(), first));
        project.tools.set(&ToolSettings::category, QStringLiteral("of the future"));
        QCOMPARE(project.tools.now().category, first);
    }

    void answersAreRightWhenASettingIsTold()
    {
        OpenProject project;
        project.session.commit(documentWith({squareAt(0, 0, 10)}), QStringLiteral("Set up"));
        std::optional<double> axis;
        connect(&project.tools, &ToolDesk::changed, this, [&] { axis = axisLine(project.live.overlay.now()); });
        project.tools.set(&ToolSettings::symmetry, {true, 4});
        QCOMPARE(axis, std::optional(4.0));
    }

    void anotherViewOfCategoriesFinishesADrawing()
    {
        OpenProject project;
        project.session.commit(documentWith({squareAt(0, 0, 10)}), QStringLiteral("Set up"));
        project.session.setTool(QStringLiteral("polygon"));
        for (const geometry::Point point : {geometry::Point{0, 0}, geometry::Point{40, 0}, geometry::Point{20, 30}})
            drag(project.session, point, point);
        project.tools.set(&ToolSettings::categoryView, {.locked = {QStringLiteral("hit")}});
        QVERIFY(!project.session.gestureUnderWay());
        QCOMPARE(project.session.document().sprites[0].frames[0].shapes.size(), 2);
        QVERIFY(project.tools.now().categoryView.locks(QStringLiteral("hit")));
    }
};

HITBOX_CORE_TEST(ToolSettingsTest)
#include "tool_settings_test.moc"
