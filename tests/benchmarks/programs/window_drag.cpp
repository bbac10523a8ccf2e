// One vertex of a large polygon dragged in the real window: mouse event, tool, live findings, panels and repaint. The
// rival moves the same vertex of polygon items and finds nothing.
#include "benchmarks/rival_view.h"
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "scene/canvas_view.h"

#include <QApplication>

#include <random>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int side = 512;
constexpr int moves = 200;
constexpr int sizes[] = {100, 1000, 10000};

Document coastProject(int points)
{
    Document document = projectOf(1, 1, {side, side}, QStringLiteral("none.png"));
    document.sprites[0].frames[0].shapes[0].outline = PolygonOutline{coast(points, side)};
    return document;
}

/// Where a hand drags a vertex: in steps of some pixels, to and fro around where it stood.
QList<geometry::Point> wayFrom(geometry::Point start)
{
    std::mt19937 random(11);
    std::uniform_real_distribution<double> step(-6, 6);
    QList<geometry::Point> way;
    geometry::Point at = start;
    for (int i = 0; i < moves; ++i) {
        at = at + geometry::Point{step(random), step(random)} + (start - at) * 0.1;
        way.append(at);
    }
    return way;
}

WindowFigure figureOf(int points, const Times &times)
{
    return {QStringLiteral("drag"),    QStringLiteral("coast"), points,
            medianMilliseconds(times), QStringLiteral("ms"),    longestMilliseconds(times)};
}

WindowFigure ourDrag(int points)
{
    EditorUnderTest editor;
    OpenProject &project = editor.project();
    Session &session = project.session;
    session.commit(coastProject(points), QStringLiteral("coast"));
    session.setTool(QStringLiteral("edit-points"));
    project.tools.set(&ToolSettings::snap, {SnapStep::Off});
    session.setSelection({.shapes = {session.document().sprites[0].frames[0].shapes[0].id}});
    QApplication::processEvents();
    CanvasView &view = editor.view();
    view.fit({0, 0, side, side});
    QApplication::processEvents();

    const auto onScreen = [&view](geometry::Point p) { return view.viewportTransform().map(QPointF(p.x, p.y)); };
    const geometry::Point start = coast(points, side).at(points / 3);
    sendMouse(*view.viewport(), QEvent::MouseButtonPress, onScreen(start), Qt::LeftButton);
    Times times;
    for (const geometry::Point to : wayFrom(start))
        times.push_back(timed([&] { sendMouse(*view.viewport(), QEvent::MouseMove, onScreen(to), Qt::LeftButton); }));
    sendMouse(*view.viewport(), QEvent::MouseButtonRelease, onScreen(start), Qt::LeftButton);
    return figureOf(points, times);
}

WindowFigure theirDrag(int points)
{
    RivalView view;
    const Document document = coastProject(points);
    QPixmap empty(side, side);
    empty.fill(Qt::transparent);
    view.showFrame(document, document.sprites[0].frames[0], empty);
    showOnScreen(view);
    view.fitInView(QRectF(0, 0, side, side), Qt::KeepAspectRatio);
    QApplication::processEvents();
    QPolygonF outline = polygonOf(coast(points, side));
    Times times;
    for (const geometry::Point to : wayFrom(coast(points, side).at(points / 3))) {
        outline[points / 3] = QPointF(to.x, to.y);
        times.push_back(timed([&] { view.setOutline(0, outline); }));
    }
    return figureOf(points, times);
}

QList<WindowFigure> forAllSizes(WindowFigure (*drag)(int))
{
    QList<WindowFigure> figures;
    for (const int points : sizes)
        figures.append(drag(points));
    return figures;
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv,
                            {{QStringLiteral("hitbox"), [] { return forAllSizes(ourDrag); }},
                             {QStringLiteral("qgraphicsview"), [] { return forAllSizes(theirDrag); }}});
}
