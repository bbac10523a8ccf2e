#include "document/paste_edits.h"

#include "document/edits.h"
#include "document/frame_edits.h"

namespace hitbox {

Document withCategories(Document document, const QList<Category> &categories)
{
    QSet<QString> known = namesOf(document.categories);
    const QSet<QString> before = known;
    known += namesOf(categories);
    for (Category category : categories) {
        if (before.contains(category.name))
            continue;
        category.hits.removeIf([&](const QString &name) { return !known.contains(name); });
        document.categories.append(std::move(category));
    }
    return document;
}

Document pasteShapes(Document document, FrameRef ref, QList<Shape> shapes, const QList<Category> &categories)
{
    const Frame *frame = findFrame(document, ref);
    Q_ASSERT(frame);
    QSet<QString> taken = namesOf(frame->shapes);
    for (Shape &shape : shapes) {
        if (shape.name.isEmpty())
            shape.name = kindName(shape.kind());
        if (taken.contains(shape.name))
            shape.name = freeName(withoutNumber(shape.name), taken);
        taken.insert(shape.name);
    }
    return addShapes(withCategories(std::move(document), categories), ref, std::move(shapes));
}

Document pasteFrames(Document document, int sprite, const QList<Frame> &frames, int before,
                     const QList<Category> &categories)
{
    return insertFrames(withCategories(std::move(document), categories), sprite, frames, before);
}

Document pasteSprites(Document document, const QList<Sprite> &sprites, const QList<Category> &categories)
{
    document = withCategories(std::move(document), categories);
    for (Sprite sprite : sprites) {
        for (Frame &frame : sprite.frames) {
            for (Shape &shape : frame.shapes)
                shape.id = {};
        }
        document = withSprite(std::move(document), std::move(sprite));
    }
    return document;
}

} // namespace hitbox
