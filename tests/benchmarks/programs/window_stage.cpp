// One of 10,000 instances on a stage dragged in the real window, seen from near and with all of them in view: mouse
// event, tool, overlaps, panels and repaint. The rival moves a polygon item and asks what it collides with.
#include "benchmarks/rival_view.h"
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "scene/canvas_view.h"
#include "session/selected.h"

#include <QApplication>
#include <QTemporaryDir>

#include <numbers>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int moves = 100;
constexpr int sizes[] = {1000, 10000};

/// A walk in circles that widen to some 50 pixels.
geometry::Point step(int move)
{
    const double angle = 2 * std::numbers::pi * move / 25;
    return geometry::Point{std::cos(angle), std::sin(angle)} * (move * 0.5);
}

/// The instance that stands nearest to the middle of the stage.
int middleInstance(const Document &document)
{
    const QList<Instance> &instances = document.stages.at(0).instances;
    const auto squared = [](const Instance &instance) {
        return instance.position.x * instance.position.x + instance.position.y * instance.position.y;
    };
    const auto nearest = std::min_element(instances.cbegin(), instances.cend(),
                                          [&](const auto &a, const auto &b) { return squared(a) < squared(b); });
    return static_cast<int>(nearest - instances.cbegin());
}

WindowFigure figureOf(const QString &topic, const QString &input, int instances, const Times &times)
{
    return {topic, input, instances, medianMilliseconds(times), QStringLiteral("ms"), longestMilliseconds(times)};
}

Times dragMiddle(EditorUnderTest &editor)
{
    Session &session = editor.session();
    QWidget &viewport = *editor.view().viewport();
    const int dragged = middleInstance(session.document());
    const geometry::Point start = session.document().stages.at(0).instances.at(dragged).position;
    const auto onScreen = [&](geometry::Point p) { return editor.view().viewportTransform().map(QPointF(p.x, p.y)); };
    selectInstances(session, {dragged});
    sendMouse(viewport, QEvent::MouseButtonPress, onScreen(start), Qt::LeftButton);
    Times times;
    for (int i = 1; i <= moves; ++i) {
        times.push_back(
            timed([&] { sendMouse(viewport, QEvent::MouseMove, onScreen(start + step(i)), Qt::LeftButton); }));
    }
    session.undo();
    sendMouse(viewport, QEvent::MouseButtonRelease, onScreen(start), Qt::LeftButton);
    return times;
}

QList<WindowFigure> ourFigures(int instances, const QString &picture)
{
    EditorUnderTest editor;
    editor.session().commit(stageProject(instances, picture), QStringLiteral("crowd"));
    const qint64 entering = timed([&] { editor.session().setMode(Session::Mode::Stage); });
    editor.settle();
    editor.project().tools.set(&ToolSettings::snap, {SnapStep::Off});
    QList<WindowFigure> figures{
        figureOf(QStringLiteral("stage-enter"), QStringLiteral("stars"), instances, {entering})};
    const double side = stageSide(instances);
    editor.view().fit({-side / 2, -side / 2, side, side});
    editor.settle();
    figures.append(figureOf(QStringLiteral("stage-drag"), QStringLiteral("whole"), instances, dragMiddle(editor)));
    Times zooms;
    Times settling;
    for (int i = 0; i < 5; ++i) {
        zooms.push_back(timed([&] { sendWheel(*editor.view().viewport(), {600, 350}, i % 2 ? -1 : 1); }));
        settling.push_back(timed([&] { editor.settle(); }));
    }
    figures.append(figureOf(QStringLiteral("stage-zoom"), QStringLiteral("whole"), instances, zooms));
    figures.append(figureOf(QStringLiteral("stage-settle"), QStringLiteral("whole"), instances, settling));
    editor.view().zoomTo(1, {600, 350});
    editor.view().centerOn(0, 0);
    editor.settle();
    figures.append(figureOf(QStringLiteral("stage-drag"), QStringLiteral("near"), instances, dragMiddle(editor)));
    return figures;
}

QList<WindowFigure> ours()
{
    QTemporaryDir folder;
    const QString picture = folder.filePath(QStringLiteral("sheet.png"));
    levelPicture(256).save(picture);
    QList<WindowFigure> figures;
    for (const int instances : sizes)
        figures += ourFigures(instances, picture);
    return figures;
}

/// All instances as items of a scene: the picture, and the outline twice as in RivalView.
class RivalStage
{
public:
    explicit RivalStage(const Document &document)
    {
        const QPixmap sheet = QPixmap::fromImage(levelPicture(256));
        for (const Instance &instance : document.stages.at(0).instances) {
            const Frame &frame = *findFrame(document, instance.sprite, instance.frame);
            auto *item = m_scene.addPolygon(polygonOf(std::get<PolygonOutline>(frame.shapes.at(0).outline).points),
                                            QPen(Qt::red, 0), QColor(255, 0, 0, 40));
            auto *pixels = new QGraphicsPixmapItem(sheet.copy(frame.rect), item);
            pixels->setFlag(QGraphicsItem::ItemStacksBehindParent);
            item->setTransformOriginPoint(frame.pivot.x, frame.pivot.y);
            item->setRotation(instance.rotation);
            item->setPos(instance.position.x - frame.pivot.x, instance.position.y - frame.pivot.y);
            m_items.append(item);
        }
        m_view.setScene(&m_scene);
        m_view.setRenderHint(QPainter::Antialiasing);
        m_view.resize(1600, 900);
        showOnScreen(m_view);
    }

    QGraphicsView &view() { return m_view; }

    Times drag(int index)
    {
        QGraphicsItem *item = m_items.at(index);
        const QPointF start = item->pos();
        Times times;
        qsizetype found = 0;
        for (int i = 1; i <= moves; ++i) {
            times.push_back(timed([&] {
                item->setPos(start + QPointF(step(i).x, step(i).y));
                found += item->collidingItems().size();
            }));
        }
        item->setPos(start);
        return found > 0 ? times : Times{0};
    }

private:
    QGraphicsScene m_scene;
    QGraphicsView m_view;
    QList<QGraphicsItem *> m_items;
};

QList<WindowFigure> theirs()
{
    QList<WindowFigure> figures;
    for (const int instances : sizes) {
        const Document document = stageProject(instances, {});
        const int dragged = middleInstance(document);
        RivalStage stage(document);
        const double side = stageSide(instances);
        stage.view().fitInView(QRectF(-side / 2, -side / 2, side, side), Qt::KeepAspectRatio);
        QApplication::processEvents();
        figures.append(figureOf(QStringLiteral("stage-drag"), QStringLiteral("whole"), instances, stage.drag(dragged)));
        stage.view().resetTransform();
        stage.view().centerOn(0, 0);
        QApplication::processEvents();
        figures.append(figureOf(QStringLiteral("stage-drag"), QStringLiteral("near"), instances, stage.drag(dragged)));
    }
    return figures;
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), ours}, {QStringLiteral("qgraphicsview"), theirs}});
}
