#include "scene/loupe.h"
#include "test_class.h"

#include "scene/canvas_view.h"
#include "scene/frame_scene.h"
#include "scene_bench.h"
#include "session/open_project.h"

#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;

class LoupeTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_loupe = nullptr;
        m_view.reset();
        m_scene.reset();
        m_project = std::make_unique<OpenProject>();
        const Shape square = shapeOf(PolygonOutline{{{0, 0}, {40, 0}, {40, 40}, {0, 40}}});
        m_project->session.commit(oneFrame({400, 300}, {square}), QStringLiteral("Set up"));
        m_project->session.setTool(QStringLiteral("polygon"));
        m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
        const Theme theme = themeFor(ThemeChoice::Dark);
        m_scene = std::make_unique<FrameScene>(*m_project, *m_pixmaps, theme);
        m_view = std::make_unique<CanvasView>(*m_project, m_scene.get());
        m_loupe = new Loupe(*m_project, *m_view, theme);
        m_view->resize(600, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->zoomTo(1, {300, 250});
        m_view->centerOn(200, 150);
    }

    void itShowsWhileAPointIsAboutToBeSet()
    {
        QVERIFY(!m_loupe->isVisible());
        hover({40, 40});
        QVERIFY(m_loupe->isVisible());
        m_project->session.setTool(QStringLiteral("select"));
        QVERIFY(!m_loupe->isVisible());
    }

    void itGoesWhereSinglePixelsCanBeSeen()
    {
        hover({40, 40});
        m_view->zoomTo(4, m_view->mapFromScene(QPointF(40, 40)));
        QVERIFY(!m_loupe->isVisible());
    }

    void itCanBeSwitchedOff()
    {
        hover({40, 40});
        m_loupe->setSwitchedOn(false);
        QVERIFY(!m_loupe->isVisible());
        hover({44, 40});
        QVERIFY(!m_loupe->isVisible());
        m_loupe->setSwitchedOn(true);
        QVERIFY(m_loupe->isVisible());
    }

    void itMagnifiesTheShapesEdge()
    {
        hover({40.5, 20.5});
        const QImage lens = m_loupe->grab().toImage();
        const Theme theme = themeFor(ThemeChoice::Dark);
        bool inside = false;
        for (int y = 40; y < 96; ++y)
            inside = inside || lens.pixelColor(30, y) != lens.pixelColor(120, y);
        QVERIFY(inside); // filled to the left of the edge, bare to its right
        QCOMPARE(lens.pixelColor(0, 68), theme.accent);
    }

    void itStandsBesideTheHandWithinTheView()
    {
        const QRect area(0, 0, 600, 500);
        for (int y = 0; y < 500; y += 20) {
            for (int x = 0; x < 600; x += 20) {
                const QRect place = loupePlace({x, y}, area, 136);
                QVERIFY(area.contains(place));
                QVERIFY(!place.adjusted(-20, -20, 20, 20).contains(QPoint(x, y)));
            }
        }
        QVERIFY(loupePlace({50, 50}, {0, 0, 100, 100}, 136).isEmpty());
    }

private:
    void hover(geometry::Point p)
    {
        QTest::mouseMove(m_view->viewport(), m_view->mapFromScene(QPointF(p.x, p.y)));
        QCoreApplication::processEvents();
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<FrameScene> m_scene;
    std::unique_ptr<CanvasView> m_view;
    Loupe *m_loupe = nullptr; ///< the view's
};

HITBOX_WINDOW_TEST(LoupeTest)
#include "loupe_test.moc"
