#include "test_class.h"
#include "windows/export/engine_panel.h"

#include "document/edits.h"
#include "session/open_project.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace hitbox;

class EnginePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_panel.reset();
        m_project = std::make_unique<OpenProject>();
        m_panel = std::make_unique<EnginePanel>(*m_project);
        m_panel->show();
    }

    void asksForAnEngineFirst()
    {
        use({}, {notched()});
        QVERIFY(says(QStringLiteral("choose one at the top")));
        QVERIFY(notes().isEmpty());
        use(QStringLiteral("godot9"), {notched()});
        QVERIFY(says(QStringLiteral("“godot9” is not known here")));
        QVERIFY(!m_panel->findChild<QLabel *>(QStringLiteral("EngineGets"))->isVisible());
    }

    void saysWhatTheEngineGetsOfTheFrame()
    {
        Shape circle;
        circle.outline = geometry::Circle{{8, 8}, 3};
        use(QStringLiteral("json"), {notched(), circle});
        QCOMPARE(summary(), QStringLiteral("1 polygon, 5 points, 1 circle, 2 convex pieces, at most 4 points"));
    }

    void saysWhatTheEngineGetsOfTheSelection()
    {
        Shape circle;
        circle.outline = geometry::Circle{{8, 8}, 3};
        use(QStringLiteral("json"), {notched(), circle});
        m_project->session.setSelection({.shapes = {m_project->session.document().sprites[0].frames[0].shapes[1].id}});
        QCOMPARE(summary(), QStringLiteral("1 circle"));
    }

    void listsWhatIsLostAndWhatIsRefused()
    {
        Shape tie = notched();
        tie.name = QStringLiteral("tie");
        tie.outline = PolygonOutline{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}};
        Shape loud = notched();
        loud.name = QStringLiteral("loud");
        loud.properties = {{QStringLiteral("volume"), 3.0}};
        use(QStringLiteral("godot4"), {tie, loud});
        QVERIFY(notes().contains(QStringLiteral("tie is not exported: Edges")));
        QVERIFY(!notes().contains(QStringLiteral("Properties are left out")));
        QVERIFY(notes().contains(QStringLiteral("Godot 4 itself cuts")));
        use(QStringLiteral("csv"), {tie, loud});
        QVERIFY(notes().contains(QStringLiteral("loud: Properties are left out: “volume”")));
    }

    void theButtonShowsTheEngineViewAndFollowsIt()
    {
        auto *button = m_panel->findChild<QToolButton *>(QStringLiteral("EngineView"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_project->tools.now().engineView, EngineView::Shown);
        m_project->tools.set(&ToolSettings::engineView, EngineView::Hidden);
        QVERIFY(!button->isChecked());
    }

private:
    static Shape notched()
    {
        Shape shape;
        shape.outline = PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20}}};
        return shape;
    }

    void use(const QString &engine, const QList<Shape> &shapes)
    {
        Document document = emptyProject();
        Frame frame;
        frame.size = {64, 64};
        frame.rect = QRect(0, 0, 64, 64);
        document.engine = engine;
        document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
        m_project->session.commit(addShapes(document, {0, 0}, shapes), QStringLiteral("set up"));
        m_project->session.setSelection({});
    }

    bool says(const QString &text) const
    {
        const QList<QLabel *> labels = m_panel->findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
    QString summary() const { return m_panel->findChild<QLabel *>(QStringLiteral("EngineGets"))->text(); }
    QString notes() const
    {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->accessibleName() == QLatin1String("What the engine loses"))
                return label->isVisible() ? label->text() : QString();
        }
        return {};
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<EnginePanel> m_panel;
};

HITBOX_WINDOW_TEST(EnginePanelTest)
#include "engine_panel_test.moc"
