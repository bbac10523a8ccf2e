#pragma once

#include "scene/canvas_view.h"
#include "session/open_project.h"

#include "scene/frame_scene.h"
#include "scene/pixmaps.h"
#include "scene_bench.h"

#include <QTest>

#include <memory>

namespace hitbox::bench {

/// The view on an empty frame of 64 × 48 pixels, driven by real events.
class CanvasBench
{
public:
    void begin()
    {
        m_project = std::make_unique<OpenProject>();
        use(oneFrame({64, 48}));
        m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
        m_scene = std::make_unique<FrameScene>(*m_project, *m_pixmaps, themeFor(ThemeChoice::Dark));
        m_view = std::make_unique<CanvasView>(*m_project, m_scene.get());
        m_view->resize(400, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
    }
    void end()
    {
        m_view.reset();
        m_scene.reset();
        m_pixmaps.reset();
        m_project.reset();
    }

    QPoint onScreen(geometry::Point p) const { return m_view->mapFromScene(QPointF(p.x, p.y)); }
    QPointF inScene(QPointF screen) const { return m_view->viewportTransform().inverted().map(screen); }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseMove(m_view->viewport(), at);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, modifiers, at);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, modifiers, at);
    }
    void use(const Document &document) { m_project->session.commit(document, "set up"); }
    const QList<Shape> &shapes() const { return m_project->session.document().sprites.at(0).frames.at(0).shapes; }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<FrameScene> m_scene;
    std::unique_ptr<CanvasView> m_view;
};

} // namespace hitbox::bench
