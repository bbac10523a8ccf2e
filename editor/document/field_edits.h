#pragma once

#include "document/track_edits.h"

/// Fields of categories: properties that all shapes of a category have. What an edit names must exist.
namespace hitbox {

/// The value that a field of the type has until somebody says otherwise: 0, nothing, no, the first choice.
PropertyValue usualFallback(FieldType type, const QStringList &choices);

/// It is of the field's type, finite, one of the choices. Anything is a value of a type that is not known.
bool isValueOf(const PropertyValue &value, const CategoryField &field);

/// What a text means as a value of the field; nothing when it means none. Truth reads "true" and "false".
std::optional<PropertyValue> fieldValue(const QString &text, const CategoryField &field);

/// Null where the category has none of that name.
const CategoryField *findField(const Category &category, const QString &name);

/// The field of the shape's category; null where that is not there or has no such field.
const CategoryField *fieldOf(const Document &document, const Shape &shape, const QString &name);

/// The shape's own value, whether it fits or not, or else the default.
PropertyValue valueOf(const Shape &shape, const CategoryField &field);

/// The default is not kept as a value of its own. The other properties keep their places.
Shape withFieldValue(Shape shape, const CategoryField &field, const PropertyValue &value);

/// These shapes of the frame get the value, as far as their categories have the field and it is one of its values; with
/// the whole track, so do the other shapes of their tracks.
Document withFieldValue(Document document, FrameRef ref, const QSet<ShapeId> &shapes, const QString &field,
                        const PropertyValue &value, TrackReach reach);

/// Fields of known types that the categories of all these shapes have, of one name, type and list of choices, in the
/// order of the first one's category.
QList<CategoryField> sharedFields(const Document &document, const QList<Shape> &shapes);

/// A number with a free name.
CategoryField freshField(const Category &category);

/// The field as one of another type, with the default that comes nearest to the one before. A choice begins with that
/// default as its only one.
CategoryField withType(CategoryField field, FieldType type);

/// The field with these choices, each once; the default is the first where it is none of them any more. There must be a
/// choice.
CategoryField withChoices(CategoryField field, const QStringList &choices);

/// Values that shapes of the category have follow the name, save where a shape has another property of that name.
Document renameField(Document document, int category, int field, const QString &name);

} // namespace hitbox
