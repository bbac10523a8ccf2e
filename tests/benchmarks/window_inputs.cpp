#include "benchmarks/window_inputs.h"

#include "document/edits.h"
#include "scene/canvas_view.h"
#include "scene/kept_picture.h"
#include "windows/main/workspace.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace hitbox::benchmarks {

namespace {

constexpr QSize windowSize{1600, 900};

Outline star(geometry::Point center, double radius, int spikes)
{
    PolygonOutline outline;
    for (int i = 0; i < 2 * spikes; ++i) {
        const double angle = std::numbers::pi * i / spikes;
        const double away = i % 2 == 0 ? radius : radius / 2;
        outline.points.append({center.x + away * std::cos(angle), center.y + away * std::sin(angle)});
    }
    return outline;
}

} // namespace

QList<geometry::Point> coast(int points, double side)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> phase(0, 2 * std::numbers::pi);
    std::vector<std::pair<double, double>> waves;
    for (int wave = 1; wave <= 64; wave *= 2)
        waves.emplace_back(wave * 3 + 1, phase(random));
    QList<geometry::Point> outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        double radius = 0.4 * side;
        for (const auto &[frequency, start] : waves)
            radius += 0.12 * side / frequency * std::sin(frequency * angle + start);
        outline.append({side / 2 + radius * std::cos(angle), side / 2 + radius * std::sin(angle)});
    }
    return outline;
}

Document projectOf(int frames, int shapesEach, QSize frameSize, const QString &image)
{
    std::mt19937 random(11);
    const double size = std::min(40.0, frameSize.width() / 6.0);
    std::uniform_real_distribution<double> x(size, frameSize.width() - size);
    std::uniform_real_distribution<double> y(size, frameSize.height() - size);
    Document document = emptyProject();
    Sprite sprite;
    sprite.name = QStringLiteral("level");
    sprite.image = image;
    int id = 0;
    for (int f = 0; f < frames; ++f) {
        Frame frame;
        frame.name = QStringLiteral("level_%1").arg(f);
        frame.rect = QRect(QPoint(0, 0), frameSize);
        frame.size = frameSize;
        for (int s = 0; s < shapesEach; ++s) {
            Shape shape;
            shape.id = {++id};
            shape.name = QStringLiteral("shape %1").arg(id);
            shape.category = document.categories.at(s % document.categories.size()).name;
            shape.outline = star({x(random), y(random)}, size * (0.5 + 0.5 * (s % 3) / 2.0), 6);
            frame.shapes.append(shape);
        }
        sprite.frames.append(frame);
    }
    document.sprites = {sprite};
    document.nextShapeId = id + 1;
    return document;
}

double stageSide(int instances)
{
    constexpr double pixelsForEach = 43;
    return pixelsForEach * std::sqrt(instances);
}

Document stageProject(int instances, const QString &image)
{
    constexpr int side = 64;
    constexpr int frames = 4;
    Document document = projectOf(frames, 1, {side, side}, image);
    for (int f = 0; f < frames; ++f) {
        Frame &frame = document.sprites[0].frames[f];
        frame.rect.moveTo(side * f, 0);
        frame.pivot = {side / 2, side / 2};
        frame.shapes[0].outline = star(frame.pivot, side / 2 - 2, 10);
        frame.shapes[0].category = document.categories.at(f % document.categories.size()).name;
    }
    std::mt19937 random(5);
    std::uniform_real_distribution<double> place(-stageSide(instances) / 2, stageSide(instances) / 2);
    Stage stage{.name = QStringLiteral("crowd")};
    for (int i = 0; i < instances; ++i) {
        stage.instances.append({.sprite = document.sprites[0].name,
                                .frame = document.sprites[0].frames[i % frames].name,
                                .position = {std::round(place(random)), std::round(place(random))},
                                .rotation = static_cast<double>(i % 360)});
    }
    return addStage(document, stage);
}

QImage levelPicture(int side)
{
    constexpr int tile = 64;
    std::mt19937 random(3);
    QList<QImage> tiles;
    for (int i = 0; i < 16; ++i) {
        QImage one(tile, tile, QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < tile; ++y) {
            for (int x = 0; x < tile; ++x)
                one.setPixel(x, y, qRgb(40 + 10 * i, 90 + static_cast<int>(random() % 32), 60 + (x ^ y)));
        }
        tiles.append(one);
    }
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (int y = 0; y < side; y += tile) {
        for (int x = 0; x < side; x += tile) {
            if (random() % 10 != 0)
                painter.drawImage(x, y, tiles.at(static_cast<qsizetype>(random() % 16)));
        }
    }
    return picture;
}

namespace {

bool isDrawn(const QGraphicsScene &scene)
{
    const QList<QGraphicsItem *> items = scene.items();
    return std::ranges::all_of(items, [](const QGraphicsItem *item) {
        const auto *picture = dynamic_cast<const KeptPicture *>(item);
        return !picture || picture->isWhole();
    });
}

} // namespace

EditorUnderTest::EditorUnderTest()
    : m_window(Settings{})
{
    m_window.resize(windowSize);
    m_window.show();
    QApplication::processEvents();
}

OpenProject &EditorUnderTest::project()
{
    return m_window.workspace().project();
}

CanvasView &EditorUnderTest::view() const
{
    return m_window.workspace().view();
}

Times EditorUnderTest::open(const QString &path)
{
    Times times{timed([&] { m_window.openPath(path); })};
    const Times turns = turnsUntil([&] { return project().files.path() == path; });
    const Times rest = settle();
    times.insert(times.end(), turns.begin(), turns.end());
    times.insert(times.end(), rest.begin(), rest.end());
    return times;
}

Times EditorUnderTest::settle()
{
    return turnsUntil([this] {
        return !project().images.isDecoding() && !project().live.findings.pending() && isDrawn(*view().scene());
    });
}

void sendMouse(QWidget &viewport, QEvent::Type type, QPointF at, Qt::MouseButton button)
{
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(type, at, viewport.mapToGlobal(at), moves ? Qt::NoButton : button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
    QApplication::sendEvent(&viewport, &event);
}

void sendWheel(QWidget &viewport, QPointF at, int notches)
{
    QWheelEvent event(at, viewport.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&viewport, &event);
}

} // namespace hitbox::benchmarks
