// One shape dragged in the real window while its track is edited in all frames: mouse event, tool, the other frames'
// shapes, what lies between keys, live findings, panels and repaint. No rival edits many frames at once.
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "scene/canvas_view.h"

#include "document/in_between.h"
#include "tools/picking.h"

#include <QApplication>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int frameSide = 256;
constexpr int drags = 100;
constexpr int frameCounts[] = {10, 100, 1000};

/// Four stars in each frame, of four tracks; of every four shapes of the second track, three are in between.
Document trackedProject(int frames)
{
    Document document = projectOf(frames, 4, {frameSide, frameSide}, QStringLiteral("none.png"));
    const int firstTrack = document.nextShapeId;
    for (int f = 0; f < frames; ++f) {
        QList<Shape> &shapes = document.sprites[0].frames[f].shapes;
        for (int s = 0; s < shapes.size(); ++s)
            shapes[s].track = {firstTrack + s};
        shapes[1].between = f % 4 == 0 || f + 1 == frames ? Between::None : Between::Linear;
    }
    document.nextShapeId += 4;
    return withInBetweens(document, 0, {firstTrack + 1});
}

WindowFigure scopeDrag(int frames)
{
    EditorUnderTest editor;
    Session &session = editor.session();
    session.start(trackedProject(frames));
    editor.project().tools.set(&ToolSettings::scope, {.reach = ScopeReach::All});
    const QList<Shape> &shapes = session.document().sprites[0].frames[0].shapes;
    session.setSelection({.shapes = {shapes[0].id, shapes[1].id}});
    QApplication::processEvents();
    CanvasView &view = editor.view();
    view.fit({0, 0, frameSide, frameSide});
    QApplication::processEvents();

    const auto onScreen = [&view](geometry::Point p) { return view.viewportTransform().map(QPointF(p.x, p.y)); };
    const geometry::Point start = boundsOf(shapes[0].outline)->center();
    sendMouse(*view.viewport(), QEvent::MouseButtonPress, onScreen(start), Qt::LeftButton);
    Times times;
    for (int i = 0; i < drags; ++i) {
        const geometry::Point to = start + geometry::Point{double(i % 23) + 4, double(i % 17) - 8};
        times.push_back(timed([&] { sendMouse(*view.viewport(), QEvent::MouseMove, onScreen(to), Qt::LeftButton); }));
    }
    sendMouse(*view.viewport(), QEvent::MouseButtonRelease, onScreen(start), Qt::LeftButton);
    return {QStringLiteral("scope"),   QStringLiteral("stars"), frames,
            medianMilliseconds(times), QStringLiteral("ms"),    longestMilliseconds(times)};
}

QList<WindowFigure> scopeFigures()
{
    QList<WindowFigure> figures;
    for (const int frames : frameCounts)
        figures.append(scopeDrag(frames));
    return figures;
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), scopeFigures}});
}
