#pragma once

#include "drawing/lit_overlaps.h"
#include "drawing/theme.h"
#include "stage/overlap_details.h"

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace hitbox {

struct PlacedShape;

/// Whoever works out the overlaps that are drawn: as of now, each time it is asked.
struct OverlapAnswers {
    std::function<const OverlapIndex &()> index;
    std::function<const OverlapDetails &(const OverlapPair &)> details;
    std::function<geometry::Answer<geometry::Point>(const OverlapPair &)> push; ///< that parts the two
    std::function<EngineRounding()> rounding;
};

/// Draws the overlaps of the stage in view: what is kept with its picture, and what lies on top of it.
class OverlapsLayer
{
public:
    OverlapsLayer(OverlapAnswers answers, const Theme &theme);

    void setTheme(const Theme &theme) { m_theme = theme; }

    /// False when nothing differs but what lies on top.
    bool follow(const OverlapFilter &filter, const StageContent &content);
    LitOverlaps::Detail detailFor(const QRectF &view) const { return m_lit.detailFor(view); }

    /// The pair that one points at: drawn stronger and in full while it meets.
    void setEmphasis(const OverlapPair &pair);

    /// Draws the wanted ones that lie in `exposed`, and may draw more.
    void draw(QPainter &painter, const QRectF &exposed, LitOverlaps::Detail detail,
              const std::function<bool(const OverlapPair &)> &isWanted) const;
    /// The ways that part pairs, while few are in view, and the emphasized pair.
    void drawOnTop(QPainter &painter, const QRectF &view) const;

    /// The box around both shapes of a pair, in stage pixels; null when one is not there.
    QRectF boundsOf(const OverlapPair &pair) const;

private:
    struct Shapes {
        const PlacedShape *a = nullptr;
        const PlacedShape *b = nullptr;
    };
    /// An arrow, in stage pixels.
    struct Way {
        QPointF from;
        QPointF by;
    };

    Shapes shapesOf(const OverlapPair &pair) const;
    const Overlap *emphasized() const;
    void drawRegion(QPainter &painter, const LitOverlaps::Lit &lit) const;
    void drawInFull(QPainter &painter, const LitOverlaps::Lit &lit) const;
    std::optional<Way> wayApart(const OverlapPair &pair) const;
    /// The lengths of the ways, beside their tips or as near as there is room for all of them.
    void drawLengths(QPainter &painter, const std::vector<Way> &ways, const QList<QRectF> &taken,
                     const QRectF &view) const;
    void drawEmphasis(QPainter &painter, const Overlap &overlap) const;
    QRectF areaRoom(const QPainter &painter, const OverlapPair &pair) const; ///< of the area's label on the screen

    OverlapAnswers m_answers;
    Theme m_theme;
    LitOverlaps m_lit;
    LastingPair m_emphasis;
};

} // namespace hitbox
