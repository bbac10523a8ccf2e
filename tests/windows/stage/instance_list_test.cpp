#include "test_class.h"
#include "windows/stage/instance_list.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "windows/widgets/row_bench.h"
#include "windows/widgets/search_field.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;

class InstanceListTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_list.reset();
        m_search.reset();
        m_project = std::make_unique<OpenProject>();
        Document document = emptyProject();
        document.sprites = {{.name = "ship", .frames = {Frame{.name = "frame", .size = {16, 16}}}}};
        Stage stage;
        stage.layers = {{.name = "back"}, {.name = "front"}};
        for (const char *layer : {"front", "", "back", "front"})
            stage.instances.append({.sprite = "ship", .frame = "frame", .layer = layer});
        stage.instances[2].tag = "burn";
        stage.emitters = {{.name = "turret", .target = 3}};
        m_project->session.commit(addStage(document, stage), "set up");
        m_project->session.setMode(Session::Mode::Stage);
        m_search = std::make_unique<SearchField>("Search", nullptr);
        m_list = std::make_unique<InstanceList>(m_project->session, *m_search);
        m_list->resize(300, 500);
        m_list->show();
        m_view = m_list->findChild<RowView *>();
        QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    }
    void cleanup() { m_list->hide(); }

    void listsInstancesUnderTheirLayersTheTopOneFirst()
    {
        QCOMPARE(titles(), (QStringList{"front", "ship 4", "ship 3", "back", "ship 2", "No layer", "ship"}));
    }

    void withoutLayersThereAreInstancesAlone()
    {
        Document document = m_project->session.document();
        document.stages[0].layers.clear();
        m_project->session.commit(document, "flat");
        QCOMPARE(titles(), (QStringList{"ship 4", "ship 3", "ship 2", "ship"}));
    }

    void ofThousandsOnlyThoseInViewAreLookedAt()
    {
        Document document = m_project->session.document();
        for (int i = 0; i < 2000; ++i)
            document.stages[0].instances.append(Instance{.sprite = "ship", .frame = "frame"});
        m_project->session.commit(document, "many");
        QCoreApplication::processEvents();
        QVERIFY(bench::makesOnlyRowsInView(*m_view));
        selectInstances(m_project->session, {0, 1003});
        QCoreApplication::processEvents();
        QCOMPARE(m_view->selectedRows().size(), 2);
        for (const int row : m_view->selectedRows())
            QVERIFY(static_cast<const RowModel *>(m_view->model())->row(row).selected);
    }

    void pressesChooseInstances()
    {
        click(1);
        QCOMPARE(selectedInstances(m_project->session), (QList<int>{3}));
        click(4, Qt::ControlModifier);
        QCOMPARE(selectedInstances(m_project->session), (QList<int>{2, 3}));
        click(0);
        QVERIFY(m_project->session.selection().instances.isEmpty());
        QCOMPARE(m_list->layerForNew(), QString("front"));
    }

    void deletingIsForTheChosenLayerOrElseForInstances()
    {
        click(0);
        QTest::keyClick(m_view, Qt::Key_Delete);
        QCOMPARE(stage().layers.size(), 1);
        QCOMPARE(stage().instances.size(), 4);
        m_project->session.undo();
        click(2);
        QTest::keyClick(m_view, Qt::Key_Delete);
        QCOMPARE(stage().layers.size(), 2);
        QCOMPARE(stage().instances.size(), 3);
        QCOMPARE(stage().emitters.first().target, std::optional(2));
    }

    void eyesAndLocksAreOfLayers()
    {
        const QRect row = m_view->visualRect(m_view->model()->index(0, 0));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(row.right() - 22, row.center().y()));
        QVERIFY(stage().layers.at(1).locked);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(row.right() - 46, row.center().y()));
        QVERIFY(!stage().layers.at(1).visible);
        QCOMPARE(m_project->session.history()->undoText(), QString("Hide layer front"));
    }

    void draggedInstancesChangeOrderAndLayer()
    {
        selectInstances(m_project->session, {1, 0});
        emit m_view->moved({2, 6}, 5); // below "ship 2" on the layer "back"
        QCOMPARE(titles(), (QStringList{"front", "ship 4", "back", "ship 3", "ship 2", "ship", "No layer"}));
        QCOMPARE(stage().instances.at(0).layer, QString("back"));
        QCOMPARE(selectedInstances(m_project->session), (QList<int>{0, 1}));
        QCOMPARE(stage().emitters.first().target, std::optional(3));
        emit m_view->moved({5}, 0); // to the very top
        QCOMPARE(titles().mid(0, 3), (QStringList{"front", "ship 4", "ship 3"}));
        QCOMPARE(stage().emitters.first().target, std::optional(2));
    }

    void draggedLayersChangePlaces()
    {
        emit m_view->moved({0}, 5);
        QCOMPARE(stage().layers.first().name, QString("front"));
        emit m_view->moved({2}, 0);
        QCOMPARE(stage().layers.last().name, QString("front"));
    }

    void renamingALayerTakesItsInstancesAlong()
    {
        emit m_view->renamed(3, "rocks");
        QCOMPARE(stage().instances.at(2).layer, QString("rocks"));
        QVERIFY(!(m_view->model()->flags(m_view->model()->index(1, 0)) & Qt::ItemIsEditable));
    }

    void aSearchLooksAtSpritesFramesAndTags()
    {
        m_search->setText("burn");
        QCOMPARE(titles(), (QStringList{"front", "back", "ship 2", "No layer"}));
    }

    void activatingGoesThere()
    {
        QSignalSpy wanted(m_list.get(), &InstanceList::showWanted);
        emit m_view->activated(4);
        QCOMPARE(wanted.first().first().toInt(), 2);
    }

    void aMoveOnTheCanvasMakesNoNewRows()
    {
        QSignalSpy changed(m_view->model(), &QAbstractItemModel::dataChanged);
        Document document = m_project->session.document();
        document.stages[0].instances[1].position = {50, 60};
        m_project->session.commit(document, "move");
        QCOMPARE(changed.size(), 0);
        document.stages[0].instances[1].tag = "burn";
        m_project->session.commit(document, "tag");
        QVERIFY(changed.size() > 0);
    }

private:
    const Stage &stage() const { return m_project->session.document().stages.first(); }
    QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < m_view->model()->rowCount(); ++row)
            titles.append(m_view->model()->index(row, 0).data().toString());
        return titles;
    }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers,
                          m_view->visualRect(m_view->model()->index(row, 0)).center());
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<SearchField> m_search;
    std::unique_ptr<InstanceList> m_list;
    RowView *m_view = nullptr;
};

HITBOX_WINDOW_TEST(InstanceListTest)
#include "instance_list_test.moc"
