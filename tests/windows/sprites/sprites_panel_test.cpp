#include "test_class.h"
#include "windows/sprites/sprites_panel.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "windows/widgets/row_bench.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class SpritesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void listsEverySprite();
    void aPressShowsTheFirstFrame();
    void pressingTheSpriteInViewKeepsItsFrame();
    void searchingFiltersAndStillMeansTheRightSprite();
    void whatASearchHidesIsNotRemoved();
    void renamingFollowsEverywhere();
    void aBadgeCountsItsProblems();
    void addingIsPassedOn();
    void severalAreChosenRemovedAndDuplicated();
    void draggingMovesTheSpriteInOneStep();
    void ofThousandsOnlyThoseInViewAreLookedAt();

private:
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }
    QStringList names() const
    {
        QStringList names;
        for (const Sprite &sprite : m_project->session.document().sprites)
            names.append(sprite.name);
        return names;
    }
    void press(int index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers,
                          m_view->visualRect(m_view->model()->index(index, 0)).center());
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<SpritesPanel> m_panel;
    RowView *m_view = nullptr;
};

void SpritesPanelTest::init()
{
    m_panel.reset();
    m_pixmaps.reset();
    m_project = std::make_unique<OpenProject>();
    Document document = emptyProject();
    for (const char *name : {"ship", "rock", "shot"}) {
        Frame frame;
        frame.size = {16, 16};
        frame.name = "one";
        Frame second = frame;
        second.name = "two";
        document.sprites.append({.name = name, .image = QString(name) + ".png", .frames = {frame, second}});
    }
    document = addStage(document, {.name = "stage", .instances = {{.sprite = "rock", .frame = "one"}}});
    m_project->session.commit(document, "set up");
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_panel = std::make_unique<SpritesPanel>(*m_project, *m_pixmaps);
    m_panel->resize(220, 400);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("SpriteList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void SpritesPanelTest::listsEverySprite()
{
    QCOMPARE(m_view->model()->rowCount(), 3);
    QCOMPARE(row(1).title, QString("rock"));
    QCOMPARE(row(1).detail, QString("2 frames"));
    QVERIFY(!static_cast<const RowModel *>(m_view->model())->picture(1).isNull());
    QVERIFY(row(0).selected);
}

void SpritesPanelTest::aPressShowsTheFirstFrame()
{
    press(2);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{2, 0}));
    QVERIFY(row(2).selected && !row(0).selected);
}

void SpritesPanelTest::pressingTheSpriteInViewKeepsItsFrame()
{
    m_project->session.setCurrentFrame({0, 1});
    press(0);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{0, 1}));
}

void SpritesPanelTest::whatASearchHidesIsNotRemoved()
{
    const QList<Sprite> before = m_project->session.document().sprites;
    QVERIFY(before.size() > 1);
    QVERIFY(m_panel->perform(EditCommand::SelectAll));
    m_panel->findChild<QLineEdit *>()->setText(before.at(m_project->session.currentFrame().sprite).name);
    QVERIFY(m_panel->perform(EditCommand::Remove));
    QCOMPARE(m_project->session.document().sprites.size(), before.size() - 1);
}

void SpritesPanelTest::searchingFiltersAndStillMeansTheRightSprite()
{
    auto *search = m_panel->findChild<QLineEdit *>();
    QTest::keyClicks(search, "SH");
    QCOMPARE(m_view->model()->rowCount(), 2);
    QCOMPARE(row(1).title, QString("shot"));
    press(1);
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{2, 0}));
    search->clear();
    QCOMPARE(m_view->model()->rowCount(), 3);
    QTest::keyClicks(search, "nothing like it");
    QCOMPARE(m_view->model()->rowCount(), 0);
}

void SpritesPanelTest::renamingFollowsEverywhere()
{
    press(1);
    m_panel->renameCurrent();
    auto *editor = m_view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, "boulder");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_project->session.document().sprites.at(1).name, QString("boulder"));
    QCOMPARE(m_project->session.document().stages.first().instances.first().sprite, QString("boulder"));
}

void SpritesPanelTest::aBadgeCountsItsProblems()
{
    const int before = row(1).badge;
    Shape shape;
    shape.category = "hurt";
    shape.outline = PolygonOutline{{{1, 1}, {9, 9}, {9, 1}, {1, 9}}};
    m_project->session.commit(addShapes(m_project->session.document(), {1, 1}, {shape}), "a bow tie");
    QCOMPARE(row(1).badge, before + 1);
}

void SpritesPanelTest::addingIsPassedOn()
{
    QSignalSpy add(m_panel.get(), &SpritesPanel::addWanted);
    QTest::mouseClick(m_panel->findChild<QToolButton *>("AddSprite"), Qt::LeftButton);
    QCOMPARE(add.size(), 1);
}

void SpritesPanelTest::severalAreChosenRemovedAndDuplicated()
{
    press(0);
    press(1, Qt::ShiftModifier);
    QVERIFY(m_panel->perform(EditCommand::Duplicate));
    QCOMPARE(names(), (QStringList{"ship", "rock", "ship 2", "rock 2", "shot"}));
    QVERIFY(row(2).selected && row(3).selected && row(2).current);
    QSignalSpy told(m_panel.get(), &Panel::told);
    QTest::keyClick(m_view, Qt::Key_Delete);
    QCOMPARE(names(), (QStringList{"ship", "rock", "shot"}));
    QCOMPARE(told.size(), 1);
    m_project->session.undo();
    QCOMPARE(names().size(), 5);
}

void SpritesPanelTest::draggingMovesTheSpriteInOneStep()
{
    const auto middle = [this](int index) { return m_view->visualRect(m_view->model()->index(index, 0)).center(); };
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(0));
    QTest::mouseMove(m_view->viewport(), middle(1));
    QTest::mouseMove(m_view->viewport(), middle(2) + QPoint(0, 8));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(2) + QPoint(0, 8));
    QCOMPARE(names(), (QStringList{"rock", "shot", "ship"}));
    QCOMPARE(m_project->session.currentFrame(), (FrameRef{2, 0}));
    m_project->session.undo();
    QCOMPARE(names(), (QStringList{"ship", "rock", "shot"}));
}

void SpritesPanelTest::ofThousandsOnlyThoseInViewAreLookedAt()
{
    Document document = emptyProject();
    for (int i = 0; i < 3000; ++i)
        document.sprites.append({.name = QString::number(i), .frames = {Frame{.name = "one", .size = {16, 16}}}});
    m_project->session.commit(document, "many");
    QCoreApplication::processEvents();
    QVERIFY(bench::makesOnlyRowsInView(*m_view));
    m_project->session.setCurrentFrame({2000, 0});
    QCoreApplication::processEvents();
    QCOMPARE(m_view->currentRow(), 2000);
    QCOMPARE(m_view->selectedRows(), QSet<int>{2000});
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->model()->index(2000, 0)).center()));
    m_panel->findChild<QLineEdit *>()->setText("99");
    QCoreApplication::processEvents();
    QCOMPARE(row(0).title, QString("99"));
    QCOMPARE(row(1).title, QString("199"));
}

HITBOX_WINDOW_TEST(SpritesPanelTest)
#include "sprites_panel_test.moc"
