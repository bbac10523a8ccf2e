#pragma once

#include "document/document.h"

#include <QHash>
#include <QList>
#include <QString>

namespace hitbox {

/// What a shape is, and what it strikes, in the engine's bits.
struct CollisionFilter {
    quint32 bits = 1;
    quint32 mask = 0;

    friend bool operator==(CollisionFilter, CollisionFilter) = default;
};

/// The filters of all categories of a project, made once for all its shapes. A category that is not defined has bit 1
/// and strikes nothing; in a project without any categories everything has bit 1 and strikes bit 1.
class CollisionFilters
{
public:
    explicit CollisionFilters(const QList<Category> &categories);

    /// The category's bits, and all bits of the categories that it hits.
    CollisionFilter of(const QString &category) const { return m_filters.value(category, m_otherwise); }

    /// For engines in which two shapes meet only when each has the other's bits in its mask: the mask also holds the
    /// bits of the categories that strike this one.
    CollisionFilter mutual(const QString &category) const;

    /// Bits and masks of all the frame's shapes together, for engines that filter whole bodies.
    CollisionFilter mutual(const Frame &frame) const;

private:
    QHash<QString, CollisionFilter> m_filters;
    QHash<QString, quint32> m_strikers; ///< bits of those that strike it
    CollisionFilter m_otherwise;        ///< of a category that is not defined
};

/// For each category of the project, the names of those of which one hits the other, in the project's order: what
/// strikes() answers in either direction. Their number is bounded by what the categories say that they hit.
QList<QStringList> meetingCategories(const QList<Category> &categories);

} // namespace hitbox
