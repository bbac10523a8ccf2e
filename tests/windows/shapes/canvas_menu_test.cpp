#include "test_class.h"
#include "windows/shapes/canvas_menu.h"

#include "document/edits.h"
#include "session/selected.h"
#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

class CanvasMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
        m_bench->window->actions().run("view.fit");
        drawBoxes();
    }
    void cleanup() { m_bench.reset(); }

    void itIsAboutTheShapeThatIsPressed()
    {
        QMenu *menu = press({12, 12});
        QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{idOf("lower")});
        for (const char *wanted : {"Category", "Flip horizontally", "Flip vertically", "Turn by 90°", "Order",
                                   "Copy to frames", "Duplicate", "Rename", "Delete"})
            QVERIFY2(entry(menu, wanted), wanted);
        for (const char *wanted : {"Bring to front", "Bring forward", "Send backward", "Send to back"})
            QVERIFY2(entry(entry(menu, "Order")->menu(), wanted), wanted);
        QVERIFY(!entry(menu, "Undo"));
        menu->close();
    }

    void editsStandFirstInTheOrderOfTheEditMenu()
    {
        QMenu *menu = press({12, 12});
        QStringList texts;
        for (const QAction *action : menu->actions().first(7))
            texts.append(plainText(action->text().section('\t', 0, 0)));
        menu->close();
        QCOMPARE(texts, (QStringList{"Cut", "Copy", "Paste", "", "Duplicate", "Rename", "Delete"}));
    }

    void whatIsSelectedThereAlreadyStaysWithAllElse()
    {
        m_bench->session.setSelection({.shapes = {idOf("lower"), idOf("far")}});
        press({12, 12})->close();
        QCOMPARE(m_bench->session.selection().shapes, (QSet<ShapeId>{idOf("lower"), idOf("far")}));
        press({60, 2})->close(); // nothing lies there
        QCOMPARE(m_bench->session.selection().shapes.size(), 2);
    }

    void aCategoryIsGiven()
    {
        QMenu *menu = press({12, 12});
        QMenu *categories = entry(menu, "Category")->menu();
        const QString wanted = m_bench->session.document().categories.at(2).name;
        QVERIFY(shape("lower").category != wanted);
        QVERIFY(entry(categories, shape("lower").category)->isChecked());
        entry(categories, wanted)->trigger();
        menu->close();
        QCOMPARE(shape("lower").category, wanted);
        QVERIFY(shape("upper").category != wanted);
    }

    void itMirrors()
    {
        const int steps = m_bench->session.history()->count();
        QMenu *menu = press({41, 4});
        QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{idOf("far")});
        entry(menu, "Flip horizontally")->trigger();
        menu->close();
        QCOMPARE(m_bench->session.history()->count(), steps + 1);
        QCOMPARE(shape("far").outline, Outline(PolygonOutline{{{50, 2}, {40, 2}, {50, 12}}}));
    }

    void itBringsForwardAndBack()
    {
        QMenu *menu = press({12, 12});
        entry(entry(menu, "Order")->menu(), "Bring forward")->trigger();
        menu->close();
        QCOMPARE(names(), (QStringList{"upper", "lower", "far"}));
        run("shape.to-back");
        QCOMPARE(names(), (QStringList{"lower", "upper", "far"}));
        run("shape.to-front");
        QCOMPARE(names(), (QStringList{"upper", "far", "lower"}));
        run("shape.backward");
        QCOMPARE(names(), (QStringList{"upper", "lower", "far"}));
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_BracketRight, Qt::ControlModifier);
        QCOMPARE(names(), (QStringList{"upper", "far", "lower"}));
        QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{idOf("lower")});
    }

    void itCopiesToFrames()
    {
        const FrameRef here = m_bench->session.currentFrame();
        QMenu *menu = press({12, 12});
        entry(entry(menu, "Copy to frames")->menu(), "next frame")->trigger();
        menu->close();
        QCOMPARE(m_bench->session.currentFrame(), (FrameRef{here.sprite, here.frame + 1})); // it goes along
        const Frame &next = m_bench->frame();
        QVERIFY(std::any_of(next.shapes.cbegin(), next.shapes.cend(),
                            [](const Shape &other) { return other.name == "lower"; }));
    }

    void itDeletes()
    {
        QMenu *menu = press({12, 12});
        entry(menu, "Delete")->trigger();
        menu->close();
        QCOMPARE(names(), (QStringList{"upper", "far"}));
    }

    void aPressedPointComesFirst()
    {
        run("tool.edit-points");
        m_bench->session.setSelection({.shapes = {idOf("far")}});
        QMenu *menu = press({50, 2});
        QCOMPARE(m_bench->session.selection().handles.size(), 1);
        QVERIFY(menu->actions().first()->text().startsWith("Delete the point"));
        entry(menu, "Delete the shape")->trigger();
        menu->close();
        QCOMPARE(names(), (QStringList{"lower", "upper"}));
        m_bench->session.undo();
        Shape square = shape("far");
        square.outline = PolygonOutline{{{40, 2}, {50, 2}, {50, 12}, {40, 12}}};
        m_bench->session.commit(withShape(m_bench->session.document(), m_bench->session.currentFrame(), square),
                                "more");
        m_bench->session.setSelection({.shapes = {square.id}});
        menu = press({50, 2});
        menu->actions().first()->trigger();
        menu->close();
        QCOMPARE(shape("far").outline, Outline(PolygonOutline{{{40, 2}, {50, 12}, {40, 12}}}));
    }

    void anotherCopyStandsAsideOfTheOneBefore()
    {
        for (const double aside : {4.0, 8.0, 12.0}) {
            QMenu *menu = press({12, 12});
            entry(menu, "Duplicate")->trigger();
            menu->close();
            const Point corner{10 + aside, 10 + aside};
            QCOMPARE(m_bench->lastShape().outline, Outline(geometry::Box{corner, corner + Point{14, 14}}));
        }
    }

    void pointsAreMeantByTheirToolAlone()
    {
        m_bench->session.setSelection({{idOf("far")}, {{idOf("far"), 1}}, {}}); // as the list of numbers does
        QMenu *menu = press({41, 4});
        QVERIFY(!entry(menu, "Delete the point") && !entry(menu, "Delete the shape"));
        entry(menu, "Delete")->trigger();
        menu->close();
        QCOMPARE(names(), (QStringList{"lower", "upper"}));
    }

    void gripsOfBoxesAreNoPoints()
    {
        run("tool.edit-points");
        const ShapeId box = idOf("lower");
        const ShapeId triangle = idOf("far");
        m_bench->session.setSelection({{box, triangle}, {{box, 0}, {box, 2}, {triangle, 1}}, {}});
        QMenu *menu = press({41, 4});
        QVERIFY(entry(menu, "Delete the point"));
        entry(menu, "Delete 2 shapes")->trigger();
        menu->close();
        QCOMPARE(names(), QStringList{"upper"});
        m_bench->session.undo();
        m_bench->session.setSelection({{box}, {{box, 0}}, {}});
        menu = press({12, 12});
        QVERIFY(!entry(menu, "Delete the point"));
        entry(menu, "Delete the shape")->trigger(); // the key is about the grip
        menu->close();
        QCOMPARE(names(), (QStringList{"upper", "far"}));
    }

    void onEmptyGroundItIsAboutTheFrame()
    {
        QMenu *menu = press({60, 2});
        QVERIFY(m_bench->session.selection().empty());
        QVERIFY(entry(menu, "Paste") && entry(menu, "Select all") && entry(menu, "Fit"));
        QVERIFY(!entry(menu, "Delete") && !entry(menu, "Category"));
        menu->close();
    }

    void aKeyAsksForItWithoutSelectingAnything()
    {
        m_bench->session.setSelection({.shapes = {idOf("far")}});
        QContextMenuEvent event(QContextMenuEvent::Keyboard, m_bench->view()->rect().center(),
                                m_bench->view()->mapToGlobal(m_bench->view()->rect().center()));
        QApplication::sendEvent(m_bench->view(), &event);
        QMenu *menu = shown();
        QVERIFY(menu && entry(menu, "Category"));
        QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{idOf("far")});
        menu->close();
    }

    void whileDrawingItOffersToFinish()
    {
        run("tool.polygon");
        for (const Point corner : {Point{2, 40}, Point{20, 40}, Point{20, 60}})
            m_bench->click(corner);
        QMenu *menu = press({10, 50});
        QCOMPARE(menu->actions().size(), 2);
        entry(menu, "Finish")->trigger();
        menu->close();
        QCOMPARE(m_bench->frame().shapes.size(), 4);
    }

    void onAStageItIsAboutInstances()
    {
        run("stage.toggle");
        WindowBench::settle();
        Session &session = m_bench->session;
        QMenu *menu = press(instances().first().position);
        QCOMPARE(session.selection().instances.size(), 1);
        const int pressed = selectedInstances(session).constFirst();
        const Instance before = instances().at(pressed);
        QVERIFY(entry(menu, "Align frames") && entry(menu, "Duplicate") && !entry(menu, "Category"));
        entry(menu, "Flip horizontally")->trigger();
        menu->close();
        QCOMPARE(instances().at(pressed).scale.x, -before.scale.x);
        run("shape.to-back");
        QCOMPARE(session.selection().instances.size(), 1);
        QCOMPARE(instances().at(selectedInstances(session).constFirst()).sprite, before.sprite);
        const qsizetype count = instances().size();
        menu = press(before.position);
        entry(menu, "Delete")->trigger();
        menu->close();
        QCOMPARE(instances().size(), count - 1);
    }

private:
    /// Two boxes over each other and a triangle far from them, in a frame with nothing else.
    void drawBoxes()
    {
        const FrameRef here = m_bench->session.currentFrame();
        Frame frame = *findFrame(m_bench->session.document(), here);
        int id = m_bench->session.document().nextShapeId;
        frame.shapes.clear();
        const std::pair<const char *, Outline> shapes[] = {{"lower", geometry::Box{{10, 10}, {24, 24}}},
                                                           {"upper", geometry::Box{{18, 18}, {34, 34}}},
                                                           {"far", PolygonOutline{{{40, 2}, {50, 2}, {40, 12}}}}};
        for (const auto &[name, outline] : shapes) {
            Shape made;
            made.id = {id++};
            made.name = name;
            made.category = m_bench->session.document().categories.first().name;
            made.outline = outline;
            frame.shapes.append(made);
        }
        Document document = m_bench->session.document();
        document.nextShapeId = id;
        document.sprites[here.sprite].frames[here.frame] = frame;
        m_bench->session.commit(document, "set up");
        m_bench->session.setSelection({});
        run("tool.select");
    }

    const QList<Instance> &instances() const { return m_bench->session.document().stages.first().instances; }
    void run(const char *id) { m_bench->window->actions().run(id); }

    const Shape &shape(const QString &name) const
    {
        const QList<Shape> &shapes = m_bench->frame().shapes;
        return *std::find_if(shapes.cbegin(), shapes.cend(), [&name](const Shape &one) { return one.name == name; });
    }
    ShapeId idOf(const QString &name) const
    {
        for (const Shape &one : m_bench->frame().shapes) {
            if (one.name == name)
                return one.id;
        }
        return {};
    }
    QStringList names() const
    {
        QStringList names;
        for (const Shape &one : m_bench->frame().shapes)
            names.append(one.name);
        return names;
    }

    /// With the right button; the menu that comes.
    QMenu *press(Point place)
    {
        QWidget *viewport = m_bench->view()->viewport();
        const QPoint at = m_bench->onScreen(place);
        QTest::mouseMove(viewport, at);
        QTest::mousePress(viewport, Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, viewport->mapToGlobal(at));
        QApplication::sendEvent(viewport, &event);
        QTest::mouseRelease(viewport, Qt::RightButton, {}, at);
        return shown();
    }
    QMenu *shown() const
    {
        for (QMenu *menu : m_bench->window->findChildren<QMenu *>("CanvasMenu")) {
            if (menu->isVisible())
                return menu;
        }
        return nullptr;
    }
    /// The entry whose text begins so, or ends so, without its mnemonic.
    static QAction *entry(const QMenu *menu, const QString &text)
    {
        for (QAction *action : menu->actions()) {
            const QString plain = plainText(action->text().section('\t', 0, 0));
            if (plain == text || plain.endsWith(' ' + text))
                return action;
        }
        return nullptr;
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(CanvasMenuTest)
#include "canvas_menu_test.moc"
