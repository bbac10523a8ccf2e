#include "test_class.h"
#include "windows/stage/instance_fields.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "windows/widgets/number_field.h"

#include <QComboBox>
#include <QListView>
#include <QTest>

#include <memory>

using namespace hitbox;

class InstanceFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fields.reset();
        m_project = std::make_unique<OpenProject>();
        Document document = emptyProject();
        const Frame frame{.name = "frame", .size = {16, 16}};
        const Frame other{.name = "other", .size = {16, 16}};
        document.sprites = {{.name = "ship", .frames = {frame, other}, .tags = {{.name = "burn", .to = 1}}},
                            {.name = "rock", .frames = {frame}}};
        Stage stage;
        stage.layers = {{.name = "back"}, {.name = "fixed", .locked = true}};
        stage.instances = {{.sprite = "ship", .frame = "frame", .position = {10, 20}, .rotation = 30, .scale = {2, -1}},
                           {.sprite = "ship", .frame = "frame", .position = {1.0 / 3, 20}, .tag = "gone"},
                           {.sprite = "rock", .frame = "frame", .layer = "fixed"}};
        m_project->session.commit(addStage(document, stage), "set up");
        m_project->session.setMode(Session::Mode::Stage);
        m_fields = std::make_unique<InstanceFields>(*m_project);
        m_fields->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_fields.get()));
    }
    void cleanup() { m_fields->hide(); } // a window is closed before it goes, and its fields lose the focus

    void showsWhatAllOfThemHaveInCommon()
    {
        select({0});
        QCOMPARE(field("x")->value(), std::optional(10.0));
        QCOMPARE(field("turn")->value(), std::optional(30.0));
        QCOMPARE(field("scale y")->value(), std::optional(-1.0));
        select({0, 1});
        QVERIFY(!field("x")->value());
        QCOMPARE(field("y")->value(), std::optional(20.0));
        QCOMPARE(choice("InstanceFrame")->currentText(), QString("frame"));
        QCOMPARE(choice("InstanceTag")->currentIndex(), -1);
    }

    /// Each would be asked for the room it takes when the box opens.
    void ofManyFramesNotEachIsMeasured()
    {
        select({0});
        QComboBox *box = choice("InstanceFrame");
        QVERIFY(!box->itemData(-1).isValid());
        const auto *list = qobject_cast<QListView *>(box->view());
        QVERIFY(!list->uniformItemSizes());
        Document document = m_project->session.document();
        const Frame frame = document.sprites[0].frames.first();
        for (int i = 0; i < 1000; ++i) {
            document.sprites[0].frames.append(frame);
            document.sprites[0].frames.last().id = {};
            document.sprites[0].frames.last().name = QString("frame %1").arg(i);
        }
        m_project->session.commit(document, "add frames");
        QTRY_COMPARE(box->count(), 1002);
        QVERIFY(list->uniformItemSizes());
        m_project->session.history()->undo();
        QTRY_COMPARE(box->count(), 2);
        QVERIFY(!list->uniformItemSizes());
    }

    void aPressThatSelectsShowsItsFrame()
    {
        ToolInput press{.kind = ToolInput::Kind::Press};
        press.position = {10, 20};
        press.button = Qt::LeftButton;
        ToolInput release = press;
        release.kind = ToolInput::Kind::Release;
        QVERIFY(m_project->session.feed(press));
        QVERIFY(m_project->session.feed(release));
        QCOMPARE(selectedInstances(m_project->session), (QList<int>{1}));
        QCOMPARE(choice("InstanceFrame")->currentText(), QString("frame"));
        QCOMPARE(choice("InstanceTag")->currentText(), QString("gone (missing)"));
    }

    void typingSetsAllOfThem()
    {
        select({0, 1});
        type("spin", "-90");
        type("speed x", "12.5");
        QCOMPARE(instance(0).spin, -90.0);
        QCOMPARE(instance(1).velocity, (geometry::Point{12.5, 0}));
        m_project->session.undo();
        QCOMPARE(instance(1).velocity, geometry::Point());
        QVERIFY(!field("x")->value());
    }

    void whatALockedLayerHoldsIsLeftAlone()
    {
        select({2});
        QVERIFY(!m_fields->isEnabled());
        select({0, 2});
        type("x", "7");
        QCOMPARE(instance(0).position.x, 7.0);
        QCOMPARE(instance(2).position.x, 0.0);
        select({});
        QVERIFY(!m_fields->isEnabled());
    }

    void aNumberThatADragForbidsIsNotShown()
    {
        select({1});
        ToolInput press{.kind = ToolInput::Kind::Press};
        press.position = instance(1).position;
        press.button = Qt::LeftButton;
        m_project->session.feed(press);
        QVERIFY(m_project->session.gestureUnderWay());
        type("x", "7");
        QCOMPARE(instance(1).position.x, 1.0 / 3);
        QCOMPARE(field("x")->text(), QString("0.333333"));
    }

    void showingNumbersChangesNoBitOfThem()
    {
        const Document before = m_project->session.document();
        const int steps = m_project->session.history()->index();
        for (const int i : {0, 1, 0, 1})
            select({i});
        field("x")->setFocus();
        QTest::keyClick(field("x"), Qt::Key_Return);
        field("y")->setFocus();
        QCOMPARE(m_project->session.document(), before);
        QCOMPARE(m_project->session.history()->index(), steps);
    }

    void stepsOfOneFieldAreOneUndo()
    {
        select({0});
        const int steps = m_project->session.history()->index();
        field("x")->setFocus();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(field("x"), Qt::Key_Up);
        QCOMPARE(instance(0).position.x, 15.0);
        QCOMPARE(m_project->session.history()->index(), steps + 1);
    }

    void choosesFrameAnimationAndLayer()
    {
        select({0});
        pick("InstanceFrame", "other");
        pick("InstanceTag", "burn");
        pick("InstanceLayer", "back");
        QCOMPARE(instance(0).frame, QString("other"));
        QCOMPARE(instance(0).tag, QString("burn"));
        QCOMPARE(instance(0).layer, QString("back"));
        pick("InstanceTag", "nothing");
        QCOMPARE(instance(0).tag, QString());
    }

    void whatIsMissingIsSaid()
    {
        select({1});
        QCOMPARE(choice("InstanceTag")->currentText(), QString("gone (missing)"));
    }

private:
    void select(const QList<int> &instances)
    {
        selectInstances(m_project->session, instances);
        RefreshOnce::allNow();
    }
    NumberField *field(const QString &title) const
    {
        for (NumberField *field : m_fields->findChildren<NumberField *>()) {
            if (field->accessibleName() == title)
                return field;
        }
        return nullptr;
    }
    QComboBox *choice(const QString &name) const { return m_fields->findChild<QComboBox *>(name); }
    void type(const QString &title, const QString &text)
    {
        field(title)->setFocus();
        field(title)->selectAll();
        QTest::keyClicks(field(title), text);
        QTest::keyClick(field(title), Qt::Key_Return);
    }
    void pick(const QString &name, const QString &text)
    {
        choice(name)->setCurrentText(text);
        emit choice(name)->activated(choice(name)->currentIndex());
    }
    const Instance &instance(int index) const
    {
        return m_project->session.document().stages.first().instances.at(index);
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<InstanceFields> m_fields;
};

HITBOX_WINDOW_TEST(InstanceFieldsTest)
#include "instance_fields_test.moc"
