#include "document/paste_edits.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/renewed.h"
#include "document/tracks.h"

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
        document.categories.append(renewed(std::move(category)));
    }
    return document;
}

Document pasteShapes(Document document, FrameRef ref, QList<Shape> shapes, const QList<Category> &categories)
{
    const Frame *frame = findFrame(document, ref);
    Q_ASSERT(frame);
    FreeNames names(namesOf(frame->shapes));
    for (Shape &shape : shapes)
        shape.name = names.takeLike(shape.name.isEmpty() ? kindName(shape.kind()) : shape.name);
    const QList<ArrivingShapes> arriving = withTracksOf(document, ref.sprite, {{std::move(shapes), tracksOf(*frame)}});
    return addShapes(withCategories(std::move(document), categories), ref, arriving.constFirst().shapes);
}

Document pasteFrames(Document document, int sprite, const QList<Frame> &frames, int before,
                     const QList<Category> &categories)
{
    QList<Frame> arriving = frames;
    for (Frame &frame : arriving) {
        if (frame.image != document.sprites.at(sprite).image)
            continue;
        frame.image.clear();
        frame.imageHash.clear();
    }
    return insertFrames(withCategories(std::move(document), categories), sprite, std::move(arriving), before);
}

Document pasteSprites(Document document, QList<Sprite> sprites, const QList<Category> &categories)
{
    for (Sprite &sprite : sprites) {
        for (Frame &frame : sprite.frames) {
            for (Shape &shape : frame.shapes)
                shape.id = {};
        }
    }
    return withSprites(withCategories(std::move(document), categories), std::move(sprites));
}

} // namespace hitbox
