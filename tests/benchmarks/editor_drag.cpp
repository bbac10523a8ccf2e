// One vertex of a large polygon dragged in the real window: mouse event, tool, live findings, panels and repaint.
// Prints CSV: topic,program,input,n,median_ns,result. The result counts the crossings seen, so that a fast answer that
// finds nothing shows.
#include "document/edits.h"
#include "scene/canvas_view.h"
#include "session/session.h"
#include "windows/main_window.h"
#include "windows/workspace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

using namespace hitbox;

namespace {

constexpr int frameSide = 512;

/// A closed outline with detail at every scale that does not cross itself: a circle whose radius wanders.
QList<geometry::Point> coast(int count, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> phase(0, 6.28);
    std::vector<std::pair<double, double>> waves;
    for (int wave = 1; wave <= 64; wave *= 2)
        waves.emplace_back(wave * 3 + 1, phase(random));
    QList<geometry::Point> points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * 3.14159265358979 * i / count;
        double radius = 200;
        for (const auto &[frequency, start] : waves)
            radius += 60 / frequency * std::sin(frequency * angle + start);
        points.append({frameSide / 2 + radius * std::cos(angle), frameSide / 2 + radius * std::sin(angle)});
    }
    return points;
}

Document projectWith(QList<geometry::Point> points)
{
    Sprite sprite;
    sprite.name = QStringLiteral("coast");
    sprite.image = QStringLiteral("none.png");
    Frame frame;
    frame.name = QStringLiteral("coast");
    frame.rect = {0, 0, frameSide, frameSide};
    frame.size = {frameSide, frameSide};
    sprite.frames = {frame};
    Document document = emptyProject();
    document.sprites = {sprite};
    Shape shape;
    shape.outline = PolygonOutline{std::move(points)};
    return addShapes(document, {0, 0}, {shape});
}

void sendMouse(CanvasView &view, QEvent::Type type, geometry::Point scene, Qt::MouseButtons held)
{
    const QPointF at = view.mapFromScene(QPointF(scene.x, scene.y));
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(view.viewport(), &event);
}

void measure(int count)
{
    MainWindow window({});
    Session &session = window.workspace().session();
    window.resize(1280, 800);
    window.show();
    const QList<geometry::Point> points = coast(count, 7);
    session.commit(projectWith(points), QStringLiteral("coast"));
    session.setTool(QStringLiteral("edit-points"));
    session.setSnap({SnapStep::Off});
    session.setSelection({.shapes = {session.document().sprites[0].frames[0].shapes[0].id}});
    QApplication::processEvents();
    auto *view = window.findChild<CanvasView *>(QStringLiteral("FrameView"));
    view->fit({0, 0, frameSide, frameSide});
    QApplication::processEvents();

    const geometry::Point start = points[count / 3];
    sendMouse(*view, QEvent::MouseButtonPress, start, Qt::LeftButton);
    std::mt19937 random(11);
    std::uniform_real_distribution<double> place(40, frameSide - 40);
    std::vector<qint64> times;
    qsizetype crossings = 0;
    constexpr int moves = 200;
    for (int i = 0; i < moves; ++i) {
        const geometry::Point target{place(random), place(random)};
        QElapsedTimer timer;
        timer.start();
        sendMouse(*view, QEvent::MouseMove, target, Qt::LeftButton);
        QApplication::processEvents();
        times.push_back(timer.nsecsElapsed());
        crossings += session.findings().size();
    }
    sendMouse(*view, QEvent::MouseButtonRelease, start, {});
    std::nth_element(times.begin(), times.begin() + moves / 2, times.end());
    std::printf("drag-in-window,hitbox,coast,%d,%lld,%lld\n", count, static_cast<long long>(times[moves / 2]),
                static_cast<long long>(crossings));
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toUtf8());
    QApplication application(argc, argv);
    std::printf("topic,program,input,n,median_ns,result\n");
    for (const int count : {100, 1000, 10000})
        measure(count);
    return 0;
}
