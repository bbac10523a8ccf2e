#pragma once

#include "drawing/theme.h"
#include "scene/pixmaps.h"

#include "document/document.h"

#include <QHash>
#include <QPixmap>
#include <QSet>

class QWidget;

namespace hitbox {

class OpenProject;

/// Frame thumbnails, drawn again only when the frame, its findings or the theme changed. While a gesture is under way
/// the picture of before stands: drawing it anew at every move would slow the hand.
class Thumbnails
{
public:
    Thumbnails(const OpenProject &project, const Pixmaps &pixmaps, int side);

    QPixmap of(FrameRef ref, const Theme &theme, qreal devicePixelRatio);
    void clear() { m_cache.clear(); }

    /// Paints the widget that shows them anew whenever one of them may be another.
    void keepPainted(QWidget &widget) const;

private:
    struct Entry {
        Frame frame;
        QSet<ShapeId> wrong;
        QPixmap pixmap;
        qint64 sheet = 0;
        bool dark = false;
        bool isGone = false; ///< what the frame showed, which a hatching stands for
    };

    const OpenProject &m_project;
    const Pixmaps &m_pixmaps;
    int m_side;
    QHash<std::pair<int, int>, Entry> m_cache;
};

/// Shapes of the frame with a finding of severity error.
QSet<ShapeId> wrongShapes(const OpenProject &project, FrameRef ref);

} // namespace hitbox
