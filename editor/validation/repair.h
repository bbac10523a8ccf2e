#pragma once

#include "validation/rule.h"

#include <optional>

/// What rules make their repairs of.
namespace hitbox {

/// The shape that a finding names; null where there is none. Findings of a shape by itself have no frame.
const Shape *shapeOf(const Document &document, const Finding &finding);

/// These outlines in place of the one of the finding's shape, by replaceOutline(). Nothing where there is no shape.
std::optional<RepairPlan> replacing(const Document &document, const Finding &finding, const QList<Outline> &parts,
                                    const QString &title);

/// The same, but nothing where there are no outlines, or where they have not less wrong with them than the shape's:
/// errors count before warnings, and these before remarks; an error by a rule that had none is never better.
std::optional<RepairPlan> improving(const Document &document, const Finding &finding, const QList<Outline> &parts,
                                    const QString &title);

/// The shape removed, for those of which nothing can be kept.
std::optional<RepairPlan> deleting(const Document &document, const Finding &finding, const ValidationContext &context);

inline constexpr Repair deleteRepair{"delete", FixSafety::NeedsEyes, deleting};

/// The shape a key of its track, with the outline that it has.
std::optional<RepairPlan> makingKey(const Document &document, const Finding &finding, const ValidationContext &context);

inline constexpr Repair makeKeyRepair{"make-key", FixSafety::NeedsEyes, makingKey};

} // namespace hitbox
