#pragma once

#include "drawing/theme.h"
#include "scene/pixmaps.h"

#include "document/document.h"
#include "validation/finding.h"

#include <QHash>
#include <QPixmap>
#include <QSet>

#include <utility>
#include <vector>

class QWidget;

namespace hitbox {

class OpenProject;

/// What findings say of a frame that its thumbnail shows.
struct ThumbnailMarks {
    QSet<ShapeId> wrong; ///< shapes with a finding of severity error
    bool isGone = false; ///< what the frame showed, which a hatching stands for

    friend bool operator==(const ThumbnailMarks &, const ThumbnailMarks &) = default;
};

/// The marks of all frames. Those of one are put together when they are asked for: a project may have a finding for
/// each of very many frames, a few of which are in view.
class FrameMarks
{
public:
    explicit FrameMarks(const QList<Finding> &findings = {});

    ThumbnailMarks of(FrameRef frame) const;

private:
    struct Mark {
        FrameRef frame;
        ShapeId wrong; ///< null for what is gone
    };

    std::vector<Mark> m_marks; ///< in the order of frames
};

/// Frame thumbnails, drawn again only when the frame, its findings, categories or the theme changed. While a gesture is
/// under way the picture of before stands: drawing it anew at every move would slow the hand.
class Thumbnails
{
public:
    /// What fills the square: the largest frame of the sprite, so that a figure is as large in each, or each frame.
    enum class Fit { Sprite, Frame };

    Thumbnails(const OpenProject &project, const Pixmaps &pixmaps, int side, Fit fit = Fit::Sprite);

    QPixmap of(FrameRef ref, const Theme &theme, qreal devicePixelRatio);
    void clear() { m_cache.clear(); }

    /// Paints the widget that shows them anew whenever one of them may be another.
    void keepPainted(QWidget &widget) const;

private:
    struct Entry {
        Frame frame;
        ThumbnailMarks marks;
        QPixmap pixmap;
        qint64 sheet = 0;
        int fitted = 0; ///< as of ThumbnailSquare
        bool dark = false;
        QList<Category> categories; ///< whose colours are drawn
    };

    ThumbnailMarks marksOf(FrameRef ref);
    int fittedFor(const Sprite &sprite, const Frame &frame);

    const OpenProject &m_project;
    const Pixmaps &m_pixmaps;
    int m_side;
    Fit m_fit;
    QHash<std::pair<int, int>, Entry> m_cache;
    QList<Finding> m_marked; ///< what the marks are of
    FrameMarks m_marks;
    QList<Frame> m_measured; ///< what the longest side is of
    int m_longest = 1;
};

} // namespace hitbox
