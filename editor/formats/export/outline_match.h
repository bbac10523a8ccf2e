#pragma once

#include "document/document.h"
#include "formats/exporters/preparation/engine_numbers.h"

#include <map>

/// Comparing outlines that went through a file.
namespace hitbox {

/// How far a file with these numbers may be off where the outline is, in pixels. `origin` is in frame pixels.
double precisionOf(const Outline &outline, geometry::Point origin, NumberPrecision precision);

/// Equal kind and as many points, none of them, and no radius, further from the other's than `tolerance`.
bool matches(const Outline &outline, const Outline &other, double tolerance);

/// Outlines that stand somewhere, in the order of a weighted mean of their coordinates: those that match each other
/// have nearly the same one, and others hardly ever.
class OutlineIndex
{
public:
    void add(const Outline &outline);
    bool holds(const Outline &outline, double tolerance) const; ///< one that matches it

private:
    struct Mean {
        double value = 0;
        double rounding = 0; ///< how far it may be off the true one
    };

    static Mean meanOf(const Outline &outline);

    std::multimap<double, Outline> m_outlines;
    double m_rounding = 0; ///< the largest of any of them
};

} // namespace hitbox
