#pragma once

#include "drawing/drawing.h"
#include "drawing/theme.h"
#include "scene/pixmaps.h"

#include "session/live/play_marks.h"

#include <QHash>
#include <QPainterPath>
#include <QPixmap>

#include <vector>

class QPainter;

namespace hitbox {

/// Draws a play test: the instances where they are now, bullets, and where they hit. What of it stays the same from
/// step to step is prepared once.
class PlayPicture
{
public:
    PlayPicture(const Pixmaps &pixmaps, const Theme &theme);

    void setTheme(const Theme &theme);
    void begin(const Document &document, int stage, const Emitter &byHand); ///< another test, of that document
    void paint(QPainter &painter, const PlayTest &test, const PlayMarks &marks, const QRectF &exposed);

private:
    /// A frame as each of its instances is drawn.
    struct Figure {
        struct Part {
            QPainterPath path;
            ShapeLook look;
        };
        Frame frame; ///< without its shapes
        SheetLevels sheet;
        QList<Part> parts;
        QRectF bounds;
    };
    /// What all bullets of one emitter look like, about the point that flies.
    struct Bullet {
        Outline outline;
        QString category;
        QPixmap picture = {}; ///< at m_scale; null when it is drawn anew each time, being large
        bool isDrawn = false; ///< the picture, if there is one
    };

    const Figure &figureOf(const Instance &instance);
    Figure makeFigure(const Instance &instance) const;
    void drawInstances(QPainter &painter, const PlayTest &test, const QRectF &exposed);
    void followScale(const QPainter &painter);
    void drawPicture(std::size_t bullet);
    QPixmap pictureOf(const Bullet &bullet) const;
    void drawBullets(QPainter &painter, const PlayTest &test);
    void drawMarks(QPainter &painter, const PlayTest &test, const PlayMarks &marks) const;

    const Pixmaps &m_pixmaps;
    Theme m_theme;
    Document m_document;
    QHash<QPair<QString, QString>, Figure> m_figures; ///< by sprite and frame
    QList<int> m_order;                               ///< of the instances that are shown, the bottom one first
    std::vector<Bullet> m_bullets;                    ///< by hand, then of each emitter
    std::vector<std::size_t> m_drawnKinds; ///< bullets that are drawn and not alike, as many as are kept in mind
    QSizeF m_scale;                        ///< screen pixels to a stage pixel, and device pixels to one of those
};

} // namespace hitbox
