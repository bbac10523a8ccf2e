// The grid of tracks on a sprite of 1,000 frames with 40 tracks: scrolled, scrubbed, and a bar's end dragged.
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "document/edits.h"
#include "windows/actions/actions.h"
#include "windows/tracks/track_grid.h"

#include <QApplication>
#include <QScrollBar>

#include <functional>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int manyFrames = 1000;
constexpr int manyTracks = 40;
constexpr int freeFrames = 10; ///< the last ones, for bars to go to
constexpr int moves = 60;

/// Tracks over nearly all frames, with a new place in every third one.
Document trackedProject()
{
    Document document = emptyProject();
    Sprite sprite{.name = QStringLiteral("fighter"), .image = QStringLiteral("none.png")};
    for (int f = 0; f < manyFrames; ++f) {
        Frame frame{.name = QStringLiteral("fighter_%1").arg(f)};
        frame.rect = {0, 0, 64, 64};
        frame.size = {64, 64};
        for (int t = 0; f < manyFrames - freeFrames && t < manyTracks; ++t) {
            Shape shape;
            shape.id = {document.nextShapeId++};
            shape.name = QStringLiteral("part %1").arg(t);
            shape.category = document.categories.at(t % document.categories.size()).name;
            const double x = t % 8 * 8 + f / 3 % 4;
            const double y = t / 8 * 8;
            shape.outline = geometry::Box{{x, y}, {x + 7, y + 7}};
            shape.track = {1'000'000 + t};
            frame.shapes.append(shape);
        }
        sprite.frames.append(frame);
    }
    document.nextShapeId = 2'000'000;
    document.sprites = {sprite};
    return document;
}

template <typename Widget>
Widget *findShown()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        auto *found = qobject_cast<Widget *>(widget);
        if (found && found->isVisible())
            return found;
    }
    return nullptr;
}

Times timesOf(const std::function<void(int)> &act)
{
    Times times;
    for (int i = 0; i < moves; ++i)
        times.push_back(timed([&] { act(i); }));
    return times;
}

QList<WindowFigure> ours()
{
    EditorUnderTest editor;
    editor.project().files.startNew();
    editor.session().start(trackedProject());
    findShown<MainWindow>()->actions().run(QStringLiteral("frame.tracks"));
    QApplication::processEvents();
    auto *grid = findShown<TrackGrid>();
    QWidget &viewport = *grid->viewport();
    QList<WindowFigure> figures;
    const auto add = [&](const char *topic, const std::function<void(int)> &act) {
        const Times times = timesOf(act);
        figures.append({QLatin1String(topic), QStringLiteral("tracks"), manyFrames, stutterMilliseconds(times), "ms",
                        longestMilliseconds(times)});
    };
    add("scroll-frames", [&](int i) { grid->horizontalScrollBar()->setValue(113 * i); });
    add("scroll-tracks", [&](int i) { grid->verticalScrollBar()->setValue(11 * i % 600); });
    grid->horizontalScrollBar()->setValue(0);
    grid->verticalScrollBar()->setValue(0);
    add("draw", [&](int) { viewport.repaint(); });
    sendMouse(viewport, QEvent::MouseButtonPress, grid->places().headRect(0).center(), Qt::LeftButton);
    add("scrub", [&](int i) {
        sendMouse(viewport, QEvent::MouseMove, grid->places().headRect(i % 30).center(), Qt::LeftButton);
    });
    sendMouse(viewport, QEvent::MouseButtonRelease, grid->places().headRect(0).center(), Qt::LeftButton);
    const QPointF bar = grid->places().cellRect(0, 20).center();
    sendMouse(viewport, QEvent::MouseButtonPress, bar, Qt::LeftButton);
    add("drag-bar",
        [&](int i) { sendMouse(viewport, QEvent::MouseMove, bar + QPointF(24 * (i % 2 + 1), 0), Qt::LeftButton); });
    sendMouse(viewport, QEvent::MouseButtonRelease, bar, Qt::LeftButton);
    return figures;
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), ours}});
}
