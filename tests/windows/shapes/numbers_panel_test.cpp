#include "test_class.h"
#include "windows/shapes/numbers_panel.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "windows/shapes/vertex_table.h"
#include "windows/widgets/number_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>

#include <memory>

using namespace hitbox;
using geometry::Point;

class NumbersPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theTableShowsTheVerticesOfTheOneSelectedShape();
    void typingACoordinateIsOneStep();
    void sumsAreWorkedOut();
    void tabGoesFromXToYToTheNextRow();
    void wrongTextIsToldAndChangesNothing();
    void rowsAndVerticesAreSelectedTogether();
    void insertAndDeleteAreKeys();
    void aPolygonKeepsThreeVertices();
    void verticesAreCopiedAndPasted();
    void rubbishIsNotPasted();
    void aCircleHasFields();
    void fieldsStandTogetherInATallPanel();
    void arrowsStepAndMerge();
    void severalShapesHaveABoxAroundThem();
    void whatWouldLieBeyondTheLimitsIsRefused();
    void lockedShapesAreShownOnly();
    void lockedCategoriesAreShownOnly();
    void manyVerticesAreAnOrdinaryTable();

private:
    void setUp(const QList<Outline> &outlines, const QSet<ShapeId> &selected = {ShapeId{1}});
    const Shape &shape(int index) const { return m_project->session.document().sprites[0].frames[0].shapes.at(index); }
    QList<Point> points() const { return std::get<PolygonOutline>(shape(0).outline).points; }
    VertexTable *table() const { return m_panel->findChild<VertexTable *>(); }
    NumberField *field(int index) const { return m_panel->findChildren<NumberField *>().at(index); }
    /// The cell that is being typed into; one that was left goes a moment later.
    NumberField *cell() const
    {
        const auto cells = table()->findChildren<NumberField *>(QStringLiteral("Cell"));
        return cells.isEmpty() ? nullptr : cells.last();
    }
    QString problem() const
    {
        const auto *label = m_panel->findChild<QLabel *>(QStringLiteral("Problem"));
        return label->isVisibleTo(m_panel.get()) ? label->text() : QString();
    }
    void goTo(int row, int column)
    {
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(row, column));
    }
    void typeInto(NumberField *target, const QString &text)
    {
        target->setFocus();
        target->selectAll();
        QTest::keyClicks(target, text);
    }
    void typeCell(int row, int column, const QString &text)
    {
        goTo(row, column);
        QTest::keyClick(table(), Qt::Key_F2);
        typeInto(cell(), text);
    }
    int steps() const { return m_project->session.history()->count(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<NumbersPanel> m_panel;
};

const QList<Point> corners{{0, 0}, {8, 0}, {8, 8}, {0, 8}};

void NumbersPanelTest::init()
{
    setUp({PolygonOutline{corners}});
}

void NumbersPanelTest::setUp(const QList<Outline> &outlines, const QSet<ShapeId> &selected)
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.frames = {Frame{.name = QStringLiteral("ship"), .rect = {0, 0, 64, 64}, .size = {64, 64}}};
    Document document = withSprite(emptyProject(), sprite);
    for (const Outline &outline : outlines)
        document = addShapes(document, {0, 0}, {Shape{.outline = outline}});
    m_project->session.commit(document, QStringLiteral("Set up"));
    m_project->session.history()->clear();
    m_project->session.setSelection({selected, {}, {}});
    m_panel = std::make_unique<NumbersPanel>(*m_project);
    m_panel->resize(280, 400);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void NumbersPanelTest::theTableShowsTheVerticesOfTheOneSelectedShape()
{
    QCOMPARE(table()->model()->rowCount(), 4);
    QCOMPARE(table()->model()->index(2, 1).data().toString(), QStringLiteral("8"));
    m_project->session.setSelection({});
    QVERIFY(!table()->isVisible());
}

void NumbersPanelTest::typingACoordinateIsOneStep()
{
    typeCell(1, 1, QStringLiteral("9.5"));
    QTest::keyClick(cell(), Qt::Key_Return);
    QCOMPARE(points().at(1), (Point{9.5, 0}));
    typeCell(1, 1, QStringLiteral("10"));
    QTest::keyClick(cell(), Qt::Key_Return);
    QCOMPARE(points().at(1), (Point{10, 0}));
    QCOMPARE(steps(), 1);
    m_project->session.undo();
    QCOMPARE(points(), corners);
}

void NumbersPanelTest::sumsAreWorkedOut()
{
    typeCell(0, 2, QStringLiteral("(3+4)*2/3"));
    QTest::keyClick(cell(), Qt::Key_Return);
    QCOMPARE(points().at(0).y, 14.0 / 3);
}

void NumbersPanelTest::tabGoesFromXToYToTheNextRow()
{
    typeCell(0, 1, QStringLiteral("1"));
    QTest::keyClick(cell(), Qt::Key_Tab);
    QCOMPARE(table()->currentIndex(), table()->model()->index(0, 2));
    QTest::keyClicks(cell(), QStringLiteral("2"));
    QTest::keyClick(cell(), Qt::Key_Tab);
    QCOMPARE(table()->currentIndex(), table()->model()->index(1, 1));
    QCOMPARE(points().at(0), (Point{1, 2}));
}

void NumbersPanelTest::wrongTextIsToldAndChangesNothing()
{
    for (const char *text : {"12px", "1+", "1/0", "2000000000"}) {
        typeCell(0, 1, QString::fromLatin1(text));
        QTest::keyClick(cell(), Qt::Key_Return);
        QVERIFY2(cell(), text);
        QVERIFY2(cell()->property("wrong").toBool(), text);
        QVERIFY2(!problem().isEmpty(), text);
        QTest::keyClick(cell(), Qt::Key_Escape); // drops the text
        QTest::keyClick(cell(), Qt::Key_Escape); // leaves the cell
        QTRY_VERIFY(!cell());
        QVERIFY(problem().isEmpty());
    }
    QCOMPARE(points(), corners);
    QCOMPARE(steps(), 0);
}

void NumbersPanelTest::rowsAndVerticesAreSelectedTogether()
{
    m_project->session.setSelection({{ShapeId{1}}, {{ShapeId{1}, 1}, {ShapeId{1}, 3}}, {}});
    QCOMPARE(table()->selectedRows(), (QSet<int>{1, 3}));
    goTo(2, 1);
    QCOMPARE(m_project->session.selection().handles, (QSet<HandleRef>{{ShapeId{1}, 2}}));
    QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_project->session.selection().handles, (QSet<HandleRef>{{ShapeId{1}, 2}, {ShapeId{1}, 3}}));
}

void NumbersPanelTest::insertAndDeleteAreKeys()
{
    goTo(3, 1);
    QTest::keyClick(table(), Qt::Key_Insert);
    QCOMPARE(points().size(), 5);
    QCOMPARE(points().at(4), (Point{0, 4}));
    QCOMPARE(table()->selectedRows(), QSet<int>{4});
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(points(), corners);
    QVERIFY(m_project->session.history()->undoText().startsWith("Delete a point of "));
    QCOMPARE(table()->selectedRows(), QSet<int>{3});
}

void NumbersPanelTest::aPolygonKeepsThreeVertices()
{
    m_project->session.setSelection({{ShapeId{1}}, {{ShapeId{1}, 0}, {ShapeId{1}, 1}}, {}});
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(points(), corners);
    QVERIFY(problem().contains(QStringLiteral("fewer than 3")));
}

void NumbersPanelTest::verticesAreCopiedAndPasted()
{
    goTo(0, 1);
    QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0\t0\n8\t0\n"));
    goTo(3, 1);
    QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(points(), (QList<Point>{{0, 0}, {8, 0}, {8, 8}, {0, 0}, {8, 0}}));
    QGuiApplication::clipboard()->setText(QStringLiteral("1.5\n2.5"));
    goTo(1, 2);
    QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(points().at(1), (Point{8, 1.5}));
    QCOMPARE(points().at(2), (Point{8, 2.5}));
    QCOMPARE(steps(), 2);
}

void NumbersPanelTest::rubbishIsNotPasted()
{
    for (const QString &text :
         {QStringLiteral("hello"), QStringLiteral("1 2\n3"), QString(5'000'000, QLatin1Char('1'))}) {
        QGuiApplication::clipboard()->setText(text);
        goTo(0, 1);
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!problem().isEmpty());
    }
    QCOMPARE(points(), corners);
}

void NumbersPanelTest::aCircleHasFields()
{
    setUp({geometry::Circle{{10, 12}, 4}});
    QVERIFY(!table()->isVisible());
    QCOMPARE(field(1)->text(), QStringLiteral("12"));
    typeInto(field(2), QStringLiteral("2*3"));
    QTest::keyClick(field(2), Qt::Key_Return);
    QCOMPARE(std::get<geometry::Circle>(shape(0).outline), (geometry::Circle{{10, 12}, 6}));
    typeInto(field(2), QStringLiteral("-1"));
    QTest::keyClick(field(2), Qt::Key_Return);
    QVERIFY(problem().contains(QStringLiteral("too small")));
    QCOMPARE(std::get<geometry::Circle>(shape(0).outline).radius, 6.0);
}

void NumbersPanelTest::fieldsStandTogetherInATallPanel()
{
    setUp({geometry::Box{{1, 2}, {5, 6}}, geometry::Circle{{8, 8}, 4}});
    for (const ShapeId id : {ShapeId{1}, ShapeId{2}}) {
        m_project->session.setSelection({.shapes = {id}});
        m_panel->resize(320, 700);
        QTest::qWait(0);
        const QList<NumberField *> fields = m_panel->findChildren<NumberField *>();
        const NumberField &above = *fields.at(fields.size() - 2);
        const NumberField &below = *fields.last();
        const int first = fields.at(fields.size() - (id.value == 1 ? 4 : 3))->mapTo(m_panel.get(), QPoint()).y();
        QVERIFY(first < 80);
        QVERIFY(below.mapTo(m_panel.get(), QPoint()).y() - first <= 2 * below.height());
        QVERIFY(above.mapTo(m_panel.get(), QPoint()).y() <= below.mapTo(m_panel.get(), QPoint()).y());
    }
}

void NumbersPanelTest::arrowsStepAndMerge()
{
    setUp({geometry::Box{{1, 2}, {5, 8}}});
    field(0)->setFocus();
    QTest::keyClick(field(0), Qt::Key_Up);
    QTest::keyClick(field(0), Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(field(0), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(std::get<geometry::Box>(shape(0).outline), (geometry::Box{{11.875, 2}, {15.875, 8}}));
    QCOMPARE(steps(), 1);
    field(2)->setFocus();
    QTest::keyClick(field(2), Qt::Key_Up);
    QCOMPARE(steps(), 2);
}

void NumbersPanelTest::severalShapesHaveABoxAroundThem()
{
    setUp({PolygonOutline{corners}, geometry::Box{{16, 0}, {20, 4}}}, {ShapeId{1}, ShapeId{2}});
    QCOMPARE(field(2)->text(), QStringLiteral("20"));
    typeInto(field(2), QStringLiteral("40"));
    QTest::keyClick(field(2), Qt::Key_Return);
    QCOMPARE(points().at(2), (Point{16, 8}));
    QCOMPARE(std::get<geometry::Box>(shape(1).outline), (geometry::Box{{32, 0}, {40, 4}}));
}

void NumbersPanelTest::whatWouldLieBeyondTheLimitsIsRefused()
{
    setUp({geometry::Box{{0, 0}, {10, 10}}});
    typeInto(field(0), QStringLiteral("1e9"));
    QTest::keyClick(field(0), Qt::Key_Return);
    QVERIFY(problem().contains(QStringLiteral("beyond")));
    QCOMPARE(field(0)->text(), QStringLiteral("0"));
    QCOMPARE(steps(), 0);
}

void NumbersPanelTest::lockedShapesAreShownOnly()
{
    Shape locked = shape(0);
    locked.locked = true;
    m_project->session.commit(withShape(m_project->session.document(), {0, 0}, locked), QStringLiteral("Lock"));
    goTo(0, 1);
    QTest::keyClick(table(), Qt::Key_F2);
    QVERIFY(!cell());
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(points(), corners);
}

void NumbersPanelTest::lockedCategoriesAreShownOnly()
{
    setUp({geometry::Circle{{0, 0}, 4}, geometry::Circle{{8, 8}, 4}}, {ShapeId{1}});
    m_project->tools.set(&ToolSettings::categoryView, {.locked = {shape(0).category}});
    QVERIFY(!field(0)->isEnabled());
    m_project->session.setSelection({{{1}, {2}}, {}, {}});
    QVERIFY(!field(0)->isEnabled());
    m_project->tools.set(&ToolSettings::categoryView, {});
    QVERIFY(field(0)->isEnabled());
}

void NumbersPanelTest::manyVerticesAreAnOrdinaryTable()
{
    QList<Point> many;
    for (int i = 0; i < 10'000; ++i)
        many.append({double(i), double(i % 7)});
    setUp({PolygonOutline{many}});
    m_project->session.setSelection({{ShapeId{1}}, {{ShapeId{1}, 9'000}}, {}});
    QVERIFY(table()->visualRect(table()->model()->index(9'000, 1)).intersects(table()->viewport()->rect()));
    typeCell(9'000, 2, QStringLiteral("-1"));
    QTest::keyClick(cell(), Qt::Key_Return);
    QCOMPARE(points().at(9'000), (Point{9'000, -1}));
    QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_project->session.selection().handles.size(), 10'000);
}

HITBOX_WINDOW_TEST(NumbersPanelTest)
#include "numbers_panel_test.moc"
