#include "session/category_view.h"
#include "test_class.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "session/open_project.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// A box of category "hurt" at (0, 0) and one of "hit" at (20, 20), each ten pixels wide.
Document twoBoxes()
{
    Document document = emptyProject();
    Frame frame;
    frame.rect = {0, 0, 40, 40};
    frame.size = {40, 40};
    document.sprites = {{.name = "ship", .frames = {frame}}};
    Shape hurt;
    hurt.category = "hurt";
    hurt.outline = geometry::Box{{0, 0}, {10, 10}};
    Shape hit = hurt;
    hit.category = "hit";
    hit.outline = geometry::Box{{20, 20}, {30, 30}};
    return addShapes(document, {0, 0}, {hurt, hit});
}

void dragShape(Session &session, Point from, Point to)
{
    session.feed({.kind = ToolInput::Kind::Press, .position = from, .button = Qt::LeftButton});
    session.feed({.kind = ToolInput::Kind::Move, .position = (from + to) * 0.5});
    session.feed({.kind = ToolInput::Kind::Move, .position = to});
    session.feed({.kind = ToolInput::Kind::Release, .position = to, .button = Qt::LeftButton});
}

const QList<Shape> &shapesOf(const Session &session)
{
    return session.document().sprites.first().frames.first().shapes;
}

} // namespace

class CategoryViewTest : public QObject
{
    Q_OBJECT

private slots:
    void soloHidesAllOthers()
    {
        const CategoryView view{.hidden = {"hit"}, .solo = "hit"};
        QVERIFY(view.shows("hit"));
        QVERIFY(!view.shows("hurt"));
        QVERIFY(!CategoryView{.hidden = {"hit"}}.shows("hit"));
        QVERIFY(!CategoryView{}.changesAnything());
    }

    void whatToolsMakeKeepsWhatShapesSay()
    {
        const Document document = twoBoxes();
        const Document seen = asSeen(document, {0, 0}, {.hidden = {"hurt"}, .locked = {"hit"}});
        QVERIFY(!seen.sprites.first().frames.first().shapes.at(0).visible);
        QVERIFY(seen.sprites.first().frames.first().shapes.at(1).locked);
        QCOMPARE(asMeant(seen, document, {0, 0}), document);
        QCOMPARE(asSeen(document, {0, 5}, {.solo = "hit"}), document);
    }

    void aHiddenOrLockedCategoryCannotBeGrabbedOnTheCanvas()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoBoxes(), "set up");
        QSignalSpy told(&project.tools, &ToolDesk::changed);
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt"}, .locked = {"hit"}});
        QCOMPARE(told.size(), 1);
        dragShape(session, {5, 5}, {8, 8});
        dragShape(session, {25, 25}, {28, 28});
        QCOMPARE(session.document(), twoBoxes());
        project.tools.set(&ToolSettings::categoryView, {.locked = {"hit"}});
        dragShape(session, {5, 5}, {8, 8});
        QCOMPARE(std::get<geometry::Box>(shapesOf(session).first().outline).min, (Point{3, 3}));
        QVERIFY(!shapesOf(session).at(1).locked);
        session.undo();
        QCOMPARE(session.document(), twoBoxes());
    }

    void hidingKeepsTheSelectionAndIsNoStepOfHistory()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoBoxes(), "set up");
        session.setSelection({.shapes = {shapesOf(session).first().id}});
        const int steps = session.history()->count();
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt"}});
        QCOMPARE(session.selection().shapes.size(), 1);
        QCOMPARE(session.history()->count(), steps);
    }

    void whatIsAddedIsSeen()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoBoxes(), "set up");
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt", "hit"}});
        Shape shape;
        shape.category = "hit";
        session.commit(addShapes(session.document(), {0, 0}, {shape}), "Add");
        QCOMPARE(project.tools.now().categoryView, CategoryView{.hidden = {"hurt"}});
        project.tools.set(&ToolSettings::categoryView, {.solo = "hurt"});
        session.commit(addShapes(session.document(), {0, 0}, {shape}), "Add");
        QVERIFY(project.tools.now().categoryView.shows("hit"));
    }

    void aRenamedCategoryStaysHiddenAndANewProjectShowsAll()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(twoBoxes(), "set up");
        project.tools.set(&ToolSettings::categoryView, {.hidden = {"hurt"}, .locked = {"hit"}, .solo = "hurt"});
        session.commit(renameCategory(session.document(), 0, "soft"), "Rename");
        QCOMPARE(project.tools.now().categoryView,
                 (CategoryView{.hidden = {"soft"}, .locked = {"hit"}, .solo = "soft"}));
        session.commit(moveCategory(session.document(), 0, 2), "Move");
        QVERIFY(project.tools.now().categoryView.hidden.contains("soft"));
        project.files.startNew();
        QVERIFY(!project.tools.now().categoryView.changesAnything());
    }
};

HITBOX_CORE_TEST(CategoryViewTest)
#include "category_view_test.moc"
