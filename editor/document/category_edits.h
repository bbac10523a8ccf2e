#pragma once

#include "document/document.h"

/// Pure edits of categories. Indices must exist.
namespace hitbox {

/// Colours that people with any kind of colour vision tell apart, on light and on dark (after Okabe and Ito, 2008).
const QStringList &distinctColors();

/// The first distinct colour that no category has; they begin anew when all are taken.
QString freshColor(const Document &document);

/// The lowest of the 32 bits that no category has; the highest when all are taken.
quint32 freshBit(const Document &document);

/// Adds a category with a free name made from `base`, a fresh colour and a fresh bit.
Document addFreshCategory(Document document, const QString &base);
Document addCategory(Document document, Category category);
Document withCategory(Document document, int index, Category category);

/// Follows the name in shapes and hits.
Document renameCategory(Document document, int index, const QString &name);

/// The category goes to before the one at `before`; the count means to the end.
Document moveCategory(Document document, int index, int before);

/// Nobody strikes it any more. Its shapes get the category `heir`, which may be empty: none.
Document removeCategory(Document document, int index, const QString &heir);

/// The document without the categories of emptyProject(), where they are all there is and no shape or emitter names a
/// category yet.
Document withoutIdleDefaults(Document document);

/// How many shapes name it, over the whole project.
int shapeCount(const Document &document, const QString &category);

enum class Strikes { No, Yes };
Document withHit(Document document, int striking, int struck, Strikes strikes);

} // namespace hitbox
