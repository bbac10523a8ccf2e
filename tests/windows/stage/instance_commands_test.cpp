#include "test_class.h"
#include "windows/stage/instance_commands.h"

#include "document/edits.h"
#include "session/selected.h"
#include "session/session.h"
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
        m_session.commit(twoShips(), "set up");
        m_session.setMode(Session::Mode::Stage);
        m_session.setSelection({});
    }

    void allThatCanBeTakenAreSelected()
    {
        QVERIFY(performOnInstances(m_session, EditCommand::SelectAll));
        QCOMPARE(selectedInstances(m_session), (QList<int>{0, 1}));
    }

    void restackedOnesStaySelected()
    {
        QVERIFY(!restackInstances(m_session, Restack::Forward));
        selectInstances(m_session, {0});
        QVERIFY(restackInstances(m_session, Restack::Forward));
        QCOMPARE(instancesOf(m_session).at(1).position, (Point{10, 20}));
        QCOMPARE(selectedInstances(m_session), (QList<int>{1}));
        QCOMPARE(m_session.history()->undoText(), QString("Move ship in the order"));
        selectInstances(m_session, {2}); // on a locked layer
        QVERIFY(!restackInstances(m_session, Restack::ToBack));
    }

    void copiesStandAsideAndAreSelected()
    {
        QVERIFY(!performOnInstances(m_session, EditCommand::Duplicate));
        selectInstances(m_session, {1, 2});
        QVERIFY(performOnInstances(m_session, EditCommand::Duplicate));
        QCOMPARE(instancesOf(m_session).size(), 4);
        QCOMPARE(instancesOf(m_session).last().position, (Point{58, 8}));
        QCOMPARE(selectedInstances(m_session), (QList<int>{3}));
        QCOMPARE(m_session.history()->undoText(), QString("Duplicate ship"));
    }

    void anotherCopyStandsAsideOfTheOneBefore()
    {
        for (const Point wanted : {Point{58, 8}, Point{66, 16}, Point{74, 24}}) {
            selectInstances(m_session, {1});
            QVERIFY(performOnInstances(m_session, EditCommand::Duplicate));
            QCOMPARE(instancesOf(m_session).last().position, wanted);
        }
    }

    void groupsGoAsFarAsItTakes()
    {
        Document document = m_session.document();
        Instance ship = instancesOf(m_session).first();
        QList<Instance> standing;
        QList<Instance> group;
        for (const double place : {0.0, 8.0}) {
            ship.position = {place, place};
            standing.append(ship);
            ship.position = {-2 * place, -2 * place};
            group.append(ship);
        }
        document.stages[0].instances = standing;
        m_session.commit(document, "set up");
        addToStage(m_session, group, "paste");
        QCOMPARE(instancesOf(m_session).at(2).position, (Point{32, 32}));
        QCOMPARE(instancesOf(m_session).at(3).position, (Point{16, 16}));
    }

    void cutOnesComeBackWhereTheyWere()
    {
        selectInstances(m_session, {0, 1});
        QVERIFY(performOnInstances(m_session, EditCommand::Cut));
        QCOMPARE(instancesOf(m_session).size(), 1);
        QCOMPARE(pasteFromClipboard(m_session), QString("Pasted 2 instances."));
        QCOMPARE(instancesOf(m_session).size(), 3);
        QCOMPARE(instancesOf(m_session).at(2).position, (Point{50, 0}));
        QCOMPARE(selectedInstances(m_session), (QList<int>{1, 2}));
    }

    void instancesOfOtherProjectsAreRefusedInASentence()
    {
        selectInstances(m_session, {0});
        QVERIFY(performOnInstances(m_session, EditCommand::Copy));
        Session other;
        QCOMPARE(pasteFromClipboard(other),
                 QString("Nothing pasted: this project has none of the frames that the instances show."));
        QVERIFY(other.document().stages.isEmpty());
    }

    void placingMakesAStageWhenThereIsNone()
    {
        Document document = m_session.document();
        document.stages.clear();
        m_session.commit(document, "clear");
        placeOnStage(m_session, {0, 0}, {3.4, -2.6}, "front");
        QCOMPARE(m_session.document().stages.size(), 1);
        QCOMPARE(instancesOf(m_session).first().position, (Point{3, -3}));
        QCOMPARE(instancesOf(m_session).first().layer, QString("front"));
        QCOMPARE(selectedInstances(m_session), (QList<int>{0}));
        m_session.undo();
        QVERIFY(m_session.document().stages.isEmpty());
    }

    void noneLandsOnAnother()
    {
        Document document = m_session.document();
        document.stages.clear();
        m_session.commit(document, "clear");
        for (int i = 0; i < 20; ++i)
            placeOnStage(m_session, {0, 0}, {100, 100});
        QCOMPARE(instancesOf(m_session).first().position, (Point{100, 100}));
        QSet<std::pair<double, double>> places;
        for (const Instance &instance : instancesOf(m_session))
            places.insert({instance.position.x, instance.position.y});
        QCOMPARE(places.size(), 20);
        QVERIFY(places.contains({108, 108}));
    }

    void copiesThatArePastedStandAsideTogether()
    {
        selectInstances(m_session, {0, 1});
        QVERIFY(performOnInstances(m_session, EditCommand::Copy));
        pasteFromClipboard(m_session);
        QCOMPARE(instancesOf(m_session).at(3).position, (Point{18, 28}));
        QCOMPARE(instancesOf(m_session).at(4).position, (Point{58, 8}));
        pasteFromClipboard(m_session);
        QCOMPARE(instancesOf(m_session).at(5).position, (Point{26, 36}));
    }

    void placingAFrameThatIsNotThereDoesNothing()
    {
        const Document before = m_session.document();
        placeOnStage(m_session, {0, 9}, {});
        placeOnStage(m_session, {-1, -1}, {});
        QCOMPARE(m_session.document(), before);
    }

    void aligningIsOneStep()
    {
        selectInstances(m_session, {0, 1, 2});
        const int steps = m_session.history()->index();
        QCOMPARE(alignSelected(m_session, Alignment::Top, ExtentBy::Frames), QString());
        QCOMPARE(instancesOf(m_session).at(0).position, (Point{10, 0}));
        QCOMPARE(m_session.history()->index(), steps + 1);
        selectInstances(m_session, {0, 2});
        QVERIFY(!alignSelected(m_session, Alignment::Top, ExtentBy::Frames).isEmpty());
    }

private:
    Session m_session;
};

HITBOX_WINDOW_TEST(InstanceCommandsTest)
#include "instance_commands_test.moc"
