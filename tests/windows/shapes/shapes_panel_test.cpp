#include "test_class.h"
#include "windows/shapes/shapes_panel.h"

#include "document/edits.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "session/session_bench.h"
#include "windows/widgets/row_bench.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <memory>

using namespace hitbox;

namespace {

Document twoShapes()
{
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.size = {64, 64};
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
    Shape hull;
    hull.name = "hull";
    hull.category = "hurt";
    hull.outline = PolygonOutline{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}};
    Shape gun;
    gun.name = "gun";
    gun.category = "hit";
    gun.outline = geometry::Circle{{20, 20}, 5};
    return addShapes(document, {0, 0}, {hull, gun});
}

} // namespace

class ShapesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void listsTheTopShapeFirst();
    void showsWhatIsWrong();
    void aPressSelectsAndModifiersAdd();
    void deletingRemovesTheSelectedShapes();
    void hidingKeepsTheSelection();
    void whatIsBeingDrawnCanBeHiddenLockedAndRenamed();
    void aCategoryWithoutASelectionIsForTheNextShape();
    void aToolThatDrawsShowsWhatItDrawsNext();
    void aCategoryThatNoLongerExistsIsShown();
    void askingForTheCategoriesIsPassedOn();
    void aLockedCategoryKeepsItsShapes();
    void draggingChangesTheOrderInOneStep();
    void searchingFindsNamesAndCategories();
    void ofThousandsOnlyThoseInViewAreLookedAt();

private:
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }
    void press(int index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers,
                          m_view->visualRect(m_view->model()->index(index, 0)).center());
    }
    ShapeId id(int shape) const
    {
        return m_project->session.document().sprites.first().frames.first().shapes.at(shape).id;
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<ShapesPanel> m_panel;
    RowView *m_view = nullptr;
};

void ShapesPanelTest::init()
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(twoShapes(), "set up");
    m_panel = std::make_unique<ShapesPanel>(*m_project);
    m_panel->resize(320, 300);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("ShapeList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void ShapesPanelTest::listsTheTopShapeFirst()
{
    QCOMPARE(m_view->model()->rowCount(), 2);
    QCOMPARE(row(0).title, QString("gun"));
    QCOMPARE(row(1).title, QString("hull"));
    QVERIFY(row(0).detail.contains("circle") && row(0).detail.contains("hit"));
    QCOMPARE(row(0).swatch, QColor(findCategory(m_project->session.document(), "hit")->color));
}

void ShapesPanelTest::showsWhatIsWrong()
{
    QCOMPARE(row(0).badge, 0);
    QCOMPARE(row(1).badge, 1);
}

void ShapesPanelTest::aPressSelectsAndModifiersAdd()
{
    press(0);
    QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{id(1)});
    QVERIFY(row(0).selected && !row(1).selected);
    press(1, Qt::ShiftModifier);
    QCOMPARE(m_project->session.selection().shapes, (QSet<ShapeId>{id(0), id(1)}));
    press(0, Qt::ControlModifier);
    QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{id(0)});
    press(0);
    QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{id(1)});
}

void ShapesPanelTest::deletingRemovesTheSelectedShapes()
{
    press(1);
    QTest::keyClick(m_view, Qt::Key_Delete);
    QCOMPARE(m_view->model()->rowCount(), 1);
    QCOMPARE(row(0).title, QString("gun"));
    QTest::keyClick(m_view, Qt::Key_Delete);
    QCOMPARE(m_view->model()->rowCount(), 1);
    m_project->session.undo();
    QCOMPARE(m_view->model()->rowCount(), 2);
}

void ShapesPanelTest::hidingKeepsTheSelection()
{
    press(1);
    emit m_view->toggled(1, RowView::Toggle::Visible);
    QCOMPARE(row(1).visible, std::optional(false));
    QVERIFY(row(1).selected);
    QVERIFY(m_project->session.history()->undoText().contains("hull"));
    emit m_view->toggled(1, RowView::Toggle::Locked);
    QCOMPARE(row(1).locked, std::optional(true));
    QVERIFY(row(1).selected);
}

/// It is listed from its third corner on, and is no shape of the document yet.
void ShapesPanelTest::whatIsBeingDrawnCanBeHiddenLockedAndRenamed()
{
    Session &session = m_project->session;
    const QList<std::function<void()>> edits{[this] { emit m_view->toggled(0, RowView::Toggle::Visible); },
                                             [this] { emit m_view->toggled(0, RowView::Toggle::Locked); },
                                             [this] { emit m_view->renamed(0, "drawn"); },
                                             [this] { emit m_view->toggled(1, RowView::Toggle::Visible); }};
    for (const auto &edit : edits) {
        session.setTool("polygon");
        for (const geometry::Point corner : {geometry::Point{2, 2}, {12, 2}, {12, 12}}) {
            session.feed(hitbox::press(corner));
            session.feed(release(corner));
        }
        session.feed(moveTo({4, 12}));
        RefreshOnce::allNow();
        QCOMPARE(m_view->model()->rowCount(), 3);
        edit();
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.document().sprites[0].frames[0].shapes.size(), 3);
        session.undo();
        session.undo();
        QCOMPARE(session.document().sprites[0].frames[0].shapes.size(), 2);
    }
}

void ShapesPanelTest::aCategoryWithoutASelectionIsForTheNextShape()
{
    auto *category = m_panel->findChild<QComboBox *>("Category");
    QCOMPARE(category->currentText(), m_project->tools.now().category);
    const Document before = m_project->session.document();
    QTest::keyClick(category, Qt::Key_End);
    QCOMPARE(m_project->tools.now().category, before.categories.last().name);
    QCOMPARE(m_project->session.document(), before);
    press(0);
    QCOMPARE(category->currentText(), QString("hit"));
}

void ShapesPanelTest::aToolThatDrawsShowsWhatItDrawsNext()
{
    const auto *category = m_panel->findChild<QComboBox *>("Category");
    press(0);
    m_project->session.setTool("polygon");
    m_project->tools.set(&ToolSettings::category, QStringLiteral("hurt"));
    RefreshOnce::allNow();
    QCOMPARE(category->currentText(), QString("hurt"));
    m_project->session.setTool("select");
    RefreshOnce::allNow();
    QCOMPARE(category->currentText(), QString("hit"));
}

void ShapesPanelTest::aCategoryThatNoLongerExistsIsShown()
{
    Document document = m_project->session.document();
    document.categories.removeIf([](const Category &c) { return c.name == "hit"; });
    m_project->session.commit(document, "remove hit");
    press(0);
    QCOMPARE(m_panel->findChild<QComboBox *>("Category")->currentText(), QString("hit"));
    QCOMPARE(row(0).swatch, themeOf(m_panel->palette()).unknown);
    press(1);
    QCOMPARE(m_panel->findChild<QComboBox *>("Category")->currentText(), QString("hurt"));
}

void ShapesPanelTest::askingForTheCategoriesIsPassedOn()
{
    QSignalSpy wanted(m_panel.get(), &ShapesPanel::categoriesWanted);
    for (QToolButton *button : m_panel->findChildren<QToolButton *>()) {
        if (button->text().startsWith("Edit"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(wanted.size(), 1);
}

void ShapesPanelTest::aLockedCategoryKeepsItsShapes()
{
    m_project->session.setSelection({{id(0), id(1)}, {}, {}});
    m_project->tools.set(&ToolSettings::categoryView, {.locked = {"hurt"}});
    auto *category = m_panel->findChild<QComboBox *>("Category");
    category->setFocus();
    QTest::keyClick(category, Qt::Key_End);
    const Frame &frame = m_project->session.document().sprites.first().frames.first();
    QCOMPARE(frame.shapes.at(0).category, QString("hurt"));
    QCOMPARE(frame.shapes.at(1).category, m_project->session.document().categories.last().name);
    m_panel->perform(EditCommand::Cut);
    QCOMPARE(m_project->session.document().sprites.first().frames.first().shapes.size(), 1);
    QCOMPARE(m_project->session.document().sprites.first().frames.first().shapes.first().name, QString("hull"));
}

void ShapesPanelTest::draggingChangesTheOrderInOneStep()
{
    const auto middle = [this](int index) { return m_view->visualRect(m_view->model()->index(index, 0)).center(); };
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(0));
    QTest::mouseMove(m_view->viewport(), middle(1));
    QTest::mouseMove(m_view->viewport(), middle(1) + QPoint(0, 9));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(1) + QPoint(0, 9));
    QCOMPARE(row(0).title, QString("hull"));
    QCOMPARE(m_project->session.document().sprites.first().frames.first().shapes.last().name, QString("hull"));
    m_project->session.undo();
    QCOMPARE(row(0).title, QString("gun"));
}

void ShapesPanelTest::searchingFindsNamesAndCategories()
{
    auto *search = m_panel->findChild<QLineEdit *>("ShapeSearch");
    QTest::keyClicks(search, "hu");
    QCOMPARE(m_view->model()->rowCount(), 1);
    press(0);
    QCOMPARE(m_project->session.selection().shapes, QSet<ShapeId>{id(0)});
    search->clear();
    QTest::keyClicks(search, "hit");
    QCOMPARE(row(0).title, QString("gun"));
}

void ShapesPanelTest::ofThousandsOnlyThoseInViewAreLookedAt()
{
    const QList<Shape> many(2000, Shape{.outline = geometry::Circle{{20, 20}, 5}});
    m_project->session.commit(addShapes(m_project->session.document(), {0, 0}, many), "many");
    QCoreApplication::processEvents();
    QVERIFY(bench::makesOnlyRowsInView(*m_view));
    m_project->session.setSelection({.shapes = {id(0), id(1500)}});
    QCoreApplication::processEvents();
    QCOMPARE(m_view->selectedRows(), (QSet<int>{501, 2001})); // the top one first
    QCOMPARE(m_view->currentRow(), 501);
    QVERIFY(row(501).selected && !row(502).selected);
}

HITBOX_WINDOW_TEST(ShapesPanelTest)
#include "shapes_panel_test.moc"
