#include "session/category_view.h"

#include "document/places.h"

#include <algorithm>

namespace hitbox {

bool CategoryView::shows(const QString &category) const
{
    return solo ? category == *solo : !hidden.contains(category);
}

Frame asSeen(Frame frame, const CategoryView &view)
{
    if (!view.changesAnything())
        return frame;
    for (Shape &shape : frame.shapes) {
        shape.visible = shape.visible && view.shows(shape.category);
        shape.locked = shape.locked || view.locks(shape.category);
    }
    return frame;
}

Document asSeen(Document document, FrameRef ref, const CategoryView &view)
{
    const Frame *frame = findFrame(document, ref);
    if (frame && view.changesAnything())
        document.sprites[ref.sprite].frames[ref.frame] = asSeen(Frame(*frame), view);
    return document;
}

Document asMeant(Document drawn, const Document &original, FrameRef ref)
{
    const Frame *before = findFrame(original, ref);
    if (!before || !findFrame(drawn, ref))
        return drawn;
    QHash<ShapeId, const Shape *> meant;
    for (const Shape &shape : before->shapes)
        meant.insert(shape.id, &shape);
    for (Shape &shape : drawn.sprites[ref.sprite].frames[ref.frame].shapes) {
        if (const Shape *same = meant.value(shape.id)) {
            shape.visible = same->visible;
            shape.locked = same->locked;
        }
    }
    return drawn;
}

CategoryView withNewShown(CategoryView view, const Frame &before, const Frame &now)
{
    for (const Shape &shape : now.shapes) {
        if (findShape(before, shape.id) || view.shows(shape.category))
            continue;
        view.hidden.remove(shape.category);
        if (view.solo)
            view.solo = shape.category;
    }
    return view;
}

CategoryView followed(CategoryView view, const QList<Category> &before, const QList<Category> &now)
{
    CategoryView after = view;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QString &old = before.at(i).name;
        const Category *same = findThing(now, *before.at(i).id, static_cast<int>(i));
        if (!same || same->name == old)
            continue;
        if (view.hidden.contains(old) && after.hidden.remove(old))
            after.hidden.insert(same->name);
        if (view.locked.contains(old) && after.locked.remove(old))
            after.locked.insert(same->name);
        if (view.solo == old)
            after.solo = same->name;
    }
    return after;
}

} // namespace hitbox
