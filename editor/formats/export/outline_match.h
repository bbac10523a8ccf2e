#pragma once

#include "document/document.h"
#include "formats/exporters/preparation/engine_numbers.h"

#include <QHash>

#include <utility>

/// Comparing outlines that went through a file.
namespace hitbox {

/// How far a file with these numbers may be off where the outline is, in pixels. `origin` is in frame pixels.
double precisionOf(const Outline &outline, geometry::Point origin, NumberPrecision precision);

/// Equal kind and as many points, none of them, and no radius, further from the other's than `tolerance`.
bool matches(const Outline &outline, const Outline &other, double tolerance);

/// Outlines that stand somewhere, found by where they begin.
class OutlineIndex
{
public:
    void add(const Outline &outline);
    bool holds(const Outline &outline, double tolerance) const; ///< one that matches it

private:
    using Cell = std::pair<qint64, qint64>;

    QHash<Cell, QList<Outline>> m_cells;
};

} // namespace hitbox
