#pragma once

#include "document/document.h"

#include <QSet>

#include <optional>

namespace hitbox {

/// Which categories one looks at and works on for now: kept in the session, neither saved nor undone, because it says
/// nothing about the game. It adds to what shapes say of themselves, and what is selected stays selected.
struct CategoryView {
    QSet<QString> hidden; ///< names
    QSet<QString> locked;
    std::optional<QString> solo; ///< with a value: all others are hidden

    bool shows(const QString &category) const;
    bool locks(const QString &category) const { return locked.contains(category); }
    bool changesAnything() const { return solo || !hidden.isEmpty() || !locked.isEmpty(); }
    friend bool operator==(const CategoryView &, const CategoryView &) = default;
};

/// The frame as one sees it: shapes of hidden categories are not visible, those of locked ones locked.
Frame asSeen(Frame frame, const CategoryView &view);
Document asSeen(Document document, FrameRef ref, const CategoryView &view);

/// What a tool made of a document as seen: shapes that `original` has too are as visible and as locked as there.
Document asMeant(Document drawn, const Document &original, FrameRef ref);

/// What is drawn or pasted is seen: the view with the categories of shapes that the frame has only now.
CategoryView withNewShown(CategoryView view, const Frame &before, const Frame &now);

/// The same view after categories were renamed.
CategoryView followed(CategoryView view, const QList<Category> &before, const QList<Category> &now);

} // namespace hitbox
