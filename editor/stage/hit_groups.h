#pragma once

#include "document/document.h"
#include "stage/overlaps.h"

#include <QHash>
#include <QList>
#include <QString>

#include <span>

/// Which boxes count as one hit: shapes of one instance with one value of their category's field `group` hit another
/// instance once, however many of them meet it. Shapes without a group hit as often as they meet something.
namespace hitbox {

/// A category that strikes any has the field.
bool usesHitGroups(const Document &document);

/// The value of the field as a text; empty for shapes in no group: those whose category strikes none or has no such
/// field, and those that have an empty text.
QString hitGroupOf(const Document &document, const Shape &shape);

/// The hit groups of all shapes of the project that are in one; quick where no category has the field.
QHash<ShapeId, QString> hitGroups(const Document &document);

/// What one overlap adds to the hits.
struct CountedHits {
    QString groupA; ///< that `a` strikes `b` with; empty where it strikes without one, or not at all
    QString groupB; ///< the same of `b`
    int count = 0;  ///< 0 to 2: `a` strikes `b`, `b` strikes `a`, as far as no overlap before it counts for the group
    int first = -1; ///< of a hit that counts for nothing: the place of the one that does, for the group of `a` if any

    friend bool operator==(const CountedHits &, const CountedHits &) = default;
};

/// What each overlap of the stage adds, in their order. What is not in the document hits nobody.
QList<CountedHits> countedHits(const Document &document, int stage, std::span<const Overlap> overlaps);

} // namespace hitbox
