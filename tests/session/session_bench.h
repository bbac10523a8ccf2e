#pragma once

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/open_project.h"

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>

/// What session tests share.
namespace hitbox {

/// An open project, as one who waits for its files has it.
class FiledProject : public OpenProject
{
public:
    Result<Done> open(const QString &path) { return taken(openedProject(path)); }
    Result<Done> openCopy(const QString &path) { return taken(openedCopy(path)); }
    /// Begins one that is kept there: its paths begin in the folder of the file.
    Result<Done> begin(const QString &path)
    {
        const Result<QByteArray> written = writeProject(path, emptyProject());
        return written ? open(path) : written.error();
    }
    Result<Done> save()
    {
        return endingOf([this] { files.save(); });
    }
    Result<Done> saveAs(const QString &path)
    {
        return endingOf([this, path] { files.saveAs(path); });
    }

private:
    Result<Done> taken(const Result<OpenedProject> &opened)
    {
        if (!opened)
            return opened.error();
        files.show(*opened);
        return Done{};
    }
    Result<Done> endingOf(const std::function<void()> &order)
    {
        Result<Done> ending = Done{};
        const QObject context;
        QObject::connect(&files, &ProjectFiles::failed, &context, [&ending](const Error &error) { ending = error; });
        QObject::connect(&files, &ProjectFiles::foundChanged, &context, [&ending](const QString &path) {
            ending = Error{path, {}, "changed by another program"};
        });
        order();
        while (files.isSaving())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return ending;
    }
};

inline QString madeImage(const QString &path, QSize size = {32, 16})
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::red);
    return image.save(path) ? path : QString();
}

/// Until nothing is being decoded, as when somebody has looked at what is shown.
inline void waitForPixels(const OpenProject &project)
{
    while (project.images.isDecoding())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The image as it is once it has been decoded.
inline QImage decodedImage(const OpenProject &project, const QString &image)
{
    project.images.image(image);
    waitForPixels(project);
    return project.images.image(image);
}

inline Document documentWith(const QList<Outline> &outlines, int frames = 1, int sprites = 1)
{
    Document document = emptyProject();
    for (int s = 0; s < sprites; ++s) {
        Sprite sprite;
        sprite.name = QStringLiteral("sprite%1").arg(s);
        sprite.image = QStringLiteral("sprite%1.png").arg(s);
        for (int f = 0; f < frames; ++f) {
            Frame frame;
            frame.name = QStringLiteral("sprite%1_%2").arg(s).arg(f);
            frame.rect = QRect(0, 0, 64, 64);
            frame.size = QSize(64, 64);
            sprite.frames.append(frame);
        }
        document = withSprite(std::move(document), sprite);
    }
    for (int s = 0; s < sprites; ++s) {
        for (int f = 0; f < frames; ++f) {
            QList<Shape> shapes;
            for (const Outline &outline : outlines) {
                Shape shape;
                shape.category = QStringLiteral("hurt");
                shape.outline = outline;
                shapes.append(shape);
            }
            document = addShapes(std::move(document), {s, f}, shapes);
        }
    }
    return document;
}

inline Outline squareAt(double x, double y, double side)
{
    return PolygonOutline{{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}};
}

inline Outline bowTie()
{
    return PolygonOutline{{{0, 0}, {20, 20}, {20, 0}, {0, 20}}};
}

/// A polygon with many points and no crossing.
inline Outline starOf(int points)
{
    PolygonOutline outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * M_PI * i / points;
        const double radius = i % 2 ? 400 : 400 - 1000.0 / points;
        outline.points.append({32 + radius * std::cos(angle), 32 + radius * std::sin(angle)});
    }
    return outline;
}

inline ToolInput press(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
{
    return {ToolInput::Kind::Press, p, Qt::LeftButton, modifiers, 0, 2};
}
inline ToolInput moveTo(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
{
    return {ToolInput::Kind::Move, p, Qt::NoButton, modifiers, 0, 2};
}
inline ToolInput release(geometry::Point p, Qt::KeyboardModifiers modifiers = {})
{
    return {ToolInput::Kind::Release, p, Qt::LeftButton, modifiers, 0, 2};
}
inline ToolInput keyInput(int key, Qt::KeyboardModifiers modifiers = {})
{
    return {ToolInput::Kind::Key, {}, Qt::NoButton, modifiers, key, 2};
}

inline void drag(Session &session, geometry::Point from, geometry::Point to)
{
    session.feed(press(from));
    session.feed(moveTo(to));
    session.feed(release(to));
}

inline const QList<geometry::Point> &pointsOf(const Document &document, int shape = 0)
{
    return std::get<PolygonOutline>(document.sprites[0].frames[0].shapes[shape].outline).points;
}

} // namespace hitbox
