// A level's background of 8,192 x 8,192 pixels with 2,000 shapes, and a plain frame with 5,000: opened, panned with the
// middle button at several zooms, and zoomed with the wheel.
#include "benchmarks/rival_view.h"
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "formats/project/project_file.h"
#include "scene/canvas_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImageReader>
#include <QScrollBar>
#include <QTemporaryDir>

#include <cmath>
#include <functional>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int levelSide = 8192;
constexpr int levelShapes = 2000;
constexpr int plainSide = 2048;
constexpr int plainShapes = 5000;
constexpr int moves = 60;
constexpr QPointF middle{600, 350};

/// The project and its picture on disk, made once for all contestants.
QString levelProject()
{
    const QString folder = QDir::tempPath() + QStringLiteral("/hitbox-window-level");
    QDir().mkpath(folder);
    const QString picture = folder + QStringLiteral("/level.png");
    if (!QFile::exists(picture))
        levelPicture(levelSide).save(picture, "PNG", 80);
    QFile project(folder + QStringLiteral("/level.hitbox"));
    if (project.open(QFile::WriteOnly))
        project.write(projectBytes(projectOf(1, levelShapes, {levelSide, levelSide}, QStringLiteral("level.png"))));
    return project.fileName();
}

struct Hand {
    std::function<void(QPointF)> panTo;
    std::function<void(int)> wheel;       ///< notches; forward zooms in
    std::function<void()> settle = [] {}; ///< waits until all is drawn
};

Times pan(const Hand &hand)
{
    Times times;
    for (int i = 0; i < moves; ++i)
        times.push_back(timed([&] { hand.panTo(middle + QPointF(12 * i % 300, 7 * i % 200)); }));
    return times;
}

QList<WindowFigure> panAndZoom(const QString &input, int shapes, const Hand &hand)
{
    QList<WindowFigure> figures;
    const auto add = [&](const QString &topic, const Times &times) {
        figures.append(
            {topic, input, shapes, stutterMilliseconds(times), QStringLiteral("ms"), longestMilliseconds(times)});
    };
    const auto zoom = [&hand](int notches) {
        Times times;
        for (int i = 0; i < 10; ++i)
            times.push_back(timed([&] { hand.wheel(notches); }));
        return times;
    };
    hand.settle();
    add(QStringLiteral("pan-fitted"), pan(hand));
    add(QStringLiteral("zoom-in"), zoom(1));
    hand.settle();
    add(QStringLiteral("pan-close"), pan(hand));
    add(QStringLiteral("zoom-out"), zoom(-1));
    add(QStringLiteral("settle"), {timed(hand.settle)});
    return figures;
}

QList<WindowFigure> ourMoves(EditorUnderTest &editor, const QString &input, int shapes, int side)
{
    CanvasView &view = editor.view();
    view.fit({0, 0, static_cast<double>(side), static_cast<double>(side)});
    QApplication::processEvents();
    sendMouse(*view.viewport(), QEvent::MouseButtonPress, middle, Qt::MiddleButton);
    const auto panTo = [&](QPointF at) { sendMouse(*view.viewport(), QEvent::MouseMove, at, Qt::MiddleButton); };
    const auto wheel = [&](int notches) { sendWheel(*view.viewport(), middle, notches); };
    const QList<WindowFigure> figures = panAndZoom(input, shapes, {panTo, wheel, [&editor] { editor.settle(); }});
    sendMouse(*view.viewport(), QEvent::MouseButtonRelease, middle, Qt::MiddleButton);
    return figures;
}

QList<WindowFigure> theirMoves(RivalView &view, const QString &input, int shapes, int side)
{
    view.fitInView(QRectF(0, 0, side, side), Qt::KeepAspectRatio);
    QApplication::processEvents();
    QPointF last = middle;
    const auto panTo = [&](QPointF at) {
        const QPointF by = at - std::exchange(last, at);
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() - static_cast<int>(by.x()));
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() - static_cast<int>(by.y()));
    };
    return panAndZoom(input, shapes, {panTo, [&](int notches) { view.zoomBy(std::pow(1.25, notches), middle); }});
}

QList<WindowFigure> ours()
{
    const QString project = levelProject();
    EditorUnderTest editor;
    QElapsedTimer clock;
    clock.start();
    const Times turns = editor.open(project);
    const double opening = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    QList<WindowFigure> figures{{QStringLiteral("open"), QStringLiteral("level"), levelShapes, opening,
                                 QStringLiteral("ms"), longestMilliseconds(turns)}};
    figures += ourMoves(editor, QStringLiteral("level"), levelShapes, levelSide);
    figures.append({QStringLiteral("memory"), QStringLiteral("level"), levelShapes, peakMemory(), "MiB"});

    editor.project().files.startNew();
    editor.session().commit(projectOf(1, plainShapes, {plainSide, plainSide}, QStringLiteral("none.png")), "plain");
    QApplication::processEvents();
    figures += ourMoves(editor, QStringLiteral("plain"), plainShapes, plainSide);
    return figures;
}

QList<WindowFigure> theirs()
{
    QImageReader::setAllocationLimit(0);
    const QString path = levelProject();
    const Document level = projectOf(1, levelShapes, {levelSide, levelSide}, QStringLiteral("level.png"));
    const Document plain = projectOf(1, plainShapes, {plainSide, plainSide}, QStringLiteral("none.png"));
    RivalView view;
    showOnScreen(view);
    const qint64 opening = timed([&] {
        const QPixmap picture(QString(path).replace(QStringLiteral(".hitbox"), QStringLiteral(".png")));
        view.showFrame(level, level.sprites[0].frames[0], picture);
        view.fitInView(QRectF(0, 0, levelSide, levelSide), Qt::KeepAspectRatio);
    });
    QList<WindowFigure> figures{{QStringLiteral("open"), QStringLiteral("level"), levelShapes,
                                 medianMilliseconds({opening}), QStringLiteral("ms"), longestMilliseconds({opening})}};
    figures += theirMoves(view, QStringLiteral("level"), levelShapes, levelSide);
    figures.append({QStringLiteral("memory"), QStringLiteral("level"), levelShapes, peakMemory(), "MiB"});
    view.showFrame(plain, plain.sprites[0].frames[0], QPixmap());
    figures += theirMoves(view, QStringLiteral("plain"), plainShapes, plainSide);
    return figures;
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), ours}, {QStringLiteral("qgraphicsview"), theirs}});
}
