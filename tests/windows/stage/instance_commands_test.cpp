#include "test_class.h"
#include "windows/stage/instance_commands.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "windows/shapes/clipboard_flow.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Document twoShips()
{
    Document document = emptyProject();
    document.sprites = {{.name = "ship", .frames = {Frame{.name = "frame", .size = {16, 16}}}}};
    Stage stage;
    stage.name = "duel";
    stage.layers = {{.name = "fixed", .locked = true}};
    stage.instances = {{.sprite = "ship", .frame = "frame", .position = {10, 20}},
                       {.sprite = "ship", .frame = "frame", .position = {50, 0}},
                       {.sprite = "ship", .frame = "frame", .layer = "fixed"}};
    return addStage(document, stage);
}

const QList<Instance> &instancesOf(const Session &session)
{
    return session.document().stages.first().instances;
}

} // namespace

class InstanceCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_project.session.commit(twoShips(), "set up");
        m_project.session.setMode(Session::Mode::Stage);
        m_project.session.setSelection({});
    }

    void allThatCanBeTakenAreSelected()
    {
        QVERIFY(performOnInstances(m_project.session, EditCommand::SelectAll));
        QCOMPARE(selectedInstances(m_project.session), (QList<int>{0, 1}));
    }

    void restackedOnesStaySelected()
    {
        QVERIFY(!restackInstances(m_project.session, Restack::Forward));
        selectInstances(m_project.session, {0});
        QVERIFY(restackInstances(m_project.session, Restack::Forward));
        QCOMPARE(instancesOf(m_project.session).at(1).position, (Point{10, 20}));
        QCOMPARE(selectedInstances(m_project.session), (QList<int>{1}));
        QCOMPARE(m_project.session.history()->undoText(), QString("Move ship in the order"));
        selectInstances(m_project.session, {2}); // on a locked layer
        QVERIFY(!restackInstances(m_project.session, Restack::ToBack));
    }

    void copiesStandAsideAndAreSelected()
    {
        QVERIFY(!performOnInstances(m_project.session, EditCommand::Duplicate));
        selectInstances(m_project.session, {1, 2});
        QVERIFY(performOnInstances(m_project.session, EditCommand::Duplicate));
        QCOMPARE(instancesOf(m_project.session).size(), 4);
        QCOMPARE(instancesOf(m_project.session).last().position, (Point{58, 8}));
        QCOMPARE(selectedInstances(m_project.session), (QList<int>{3}));
        QCOMPARE(m_project.session.history()->undoText(), QString("Duplicate ship"));
    }

    void anotherCopyStandsAsideOfTheOneBefore()
    {
        for (const Point wanted : {Point{58, 8}, Point{66, 16}, Point{74, 24}}) {
            selectInstances(m_project.session, {1});
            QVERIFY(performOnInstances(m_project.session, EditCommand::Duplicate));
            QCOMPARE(instancesOf(m_project.session).last().position, wanted);
        }
    }

    void groupsGoAsFarAsItTakes()
    {
        Document document = m_project.session.document();
        Instance ship = instancesOf(m_project.session).first();
        QList<Instance> standing;
        QList<Instance> group;
        for (const double place : {0.0, 8.0}) {
            ship.position = {place, place};
            standing.append(ship);
            ship.position = {-2 * place, -2 * place};
            group.append(ship);
        }
        document.stages[0].instances = standing;
        m_project.session.commit(document, "set up");
        addToStage(m_project.session, group, "paste");
        QCOMPARE(instancesOf(m_project.session).at(2).position, (Point{32, 32}));
        QCOMPARE(instancesOf(m_project.session).at(3).position, (Point{16, 16}));
    }

    void cutOnesComeBackWhereTheyWere()
    {
        selectInstances(m_project.session, {0, 1});
        QVERIFY(performOnInstances(m_project.session, EditCommand::Cut));
        QCOMPARE(instancesOf(m_project.session).size(), 1);
        QCOMPARE(pasteFromClipboard(m_project), QString("Pasted 2 instances."));
        QCOMPARE(instancesOf(m_project.session).size(), 3);
        QCOMPARE(instancesOf(m_project.session).at(2).position, (Point{50, 0}));
        QCOMPARE(selectedInstances(m_project.session), (QList<int>{1, 2}));
    }

    void instancesOfOtherProjectsAreRefusedInASentence()
    {
        selectInstances(m_project.session, {0});
        QVERIFY(performOnInstances(m_project.session, EditCommand::Copy));
        OpenProject otherProject;
        Session &other = otherProject.session;
        QCOMPARE(pasteFromClipboard(otherProject),
                 QString("Nothing pasted: this project has none of the frames that the instances show."));
        QVERIFY(other.document().stages.isEmpty());
    }

    void placingMakesAStageWhenThereIsNone()
    {
        Document document = m_project.session.document();
        document.stages.clear();
        m_project.session.commit(document, "clear");
        placeOnStage(m_project.session, {0, 0}, {3.4, -2.6}, "front");
        QCOMPARE(m_project.session.document().stages.size(), 1);
        QCOMPARE(instancesOf(m_project.session).first().position, (Point{3, -3}));
        QCOMPARE(instancesOf(m_project.session).first().layer, QString("front"));
        QCOMPARE(selectedInstances(m_project.session), (QList<int>{0}));
        m_project.session.undo();
        QVERIFY(m_project.session.document().stages.isEmpty());
    }

    void noneLandsOnAnother()
    {
        Document document = m_project.session.document();
        document.stages.clear();
        m_project.session.commit(document, "clear");
        for (int i = 0; i < 20; ++i)
            placeOnStage(m_project.session, {0, 0}, {100, 100});
        QCOMPARE(instancesOf(m_project.session).first().position, (Point{100, 100}));
        QSet<std::pair<double, double>> places;
        for (const Instance &instance : instancesOf(m_project.session))
            places.insert({instance.position.x, instance.position.y});
        QCOMPARE(places.size(), 20);
        QVERIFY(places.contains({108, 108}));
    }

    void copiesThatArePastedStandAsideTogether()
    {
        selectInstances(m_project.session, {0, 1});
        QVERIFY(performOnInstances(m_project.session, EditCommand::Copy));
        pasteFromClipboard(m_project);
        QCOMPARE(instancesOf(m_project.session).at(3).position, (Point{18, 28}));
        QCOMPARE(instancesOf(m_project.session).at(4).position, (Point{58, 8}));
        pasteFromClipboard(m_project);
        QCOMPARE(instancesOf(m_project.session).at(5).position, (Point{26, 36}));
    }

    void placingAFrameThatIsNotThereDoesNothing()
    {
        const Document before = m_project.session.document();
        placeOnStage(m_project.session, {0, 9}, {});
        placeOnStage(m_project.session, {-1, -1}, {});
        QCOMPARE(m_project.session.document(), before);
    }

    void aligningIsOneStep()
    {
        selectInstances(m_project.session, {0, 1, 2});
        const int steps = m_project.session.history()->index();
        QCOMPARE(alignSelected(m_project.session, Alignment::Top, ExtentBy::Frames), QString());
        QCOMPARE(instancesOf(m_project.session).at(0).position, (Point{10, 0}));
        QCOMPARE(m_project.session.history()->index(), steps + 1);
        selectInstances(m_project.session, {0, 2});
        QVERIFY(!alignSelected(m_project.session, Alignment::Top, ExtentBy::Frames).isEmpty());
    }

private:
    OpenProject m_project;
};

HITBOX_WINDOW_TEST(InstanceCommandsTest)
#include "instance_commands_test.moc"
