#pragma once

#include "benchmarks/window_contest.h"
#include "document/document.h"
#include "session/open_project.h"
#include "windows/main/main_window.h"

#include <QEvent>
#include <QImage>

/// What the contests in windows are about, and the editor as they drive it.
namespace hitbox {

class CanvasView;

namespace benchmarks {

/// A closed outline around the middle of a square that does not cross itself, with detail at every scale.
QList<geometry::Point> coast(int points, double side);

/// One sprite with that many frames, each with that many concave stars strewn over it.
Document projectOf(int frames, int shapesEach, QSize frameSize, const QString &image);

/// That many instances of four frames of 64 x 64 pixels, each a concave star of 20 points that meets about three
/// others, strewn over a square of `stageSide()` pixels around the origin. The stage is number 0.
Document stageProject(int instances, const QString &image);
double stageSide(int instances);

/// A level's background: opaque tiles with a texture, and holes here and there.
QImage levelPicture(int side);

/// The window on a project, as large as the display that the figures are stated for.
class EditorUnderTest
{
public:
    EditorUnderTest();

    OpenProject &project();
    Session &session() { return project().session; }
    CanvasView &view() const;
    /// Until the project is shown as a whole: the times in which no event of a hand would have been heard.
    Times open(const QString &path);
    Times settle(); ///< likewise, until nothing is left to be drawn or worked out

private:
    MainWindow m_window;
};

/// A mouse event at a place of a viewport, as the window system would send it.
void sendMouse(QWidget &viewport, QEvent::Type type, QPointF at, Qt::MouseButton button);
/// One notch of the wheel; forward zooms in.
void sendWheel(QWidget &viewport, QPointF at, int notches);

} // namespace benchmarks
} // namespace hitbox
