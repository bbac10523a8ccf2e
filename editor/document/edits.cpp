#include "document/edits.h"

#include <algorithm>
#include <limits>

namespace hitbox {

namespace {

/// "hull 2" without its number, so that its duplicate becomes "hull 3" and not "hull 2 2".
QString withoutNumber(const QString &name)
{
    qsizetype end = name.size();
    while (end > 0 && name[end - 1] >= u'0' && name[end - 1] <= u'9')
        --end;
    const bool isNumbered = end < name.size() && end > 1 && name[end - 1] == u' ';
    return isNumbered ? name.left(end - 1) : name;
}

QString freeName(const QString &base, const QSet<QString> &taken)
{
    if (!taken.contains(base))
        return base;
    for (int number = 2;; ++number) {
        const QString name = base + u' ' + QString::number(number);
        if (!taken.contains(name))
            return name;
    }
}

template <typename T>
QSet<QString> namesOf(const QList<T> &items)
{
    QSet<QString> names;
    for (const T &item : items)
        names.insert(item.name);
    return names;
}

QSet<int> idsOf(const Document &document)
{
    QSet<int> ids;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                ids.insert(shape.id.value);
        }
    }
    return ids;
}

/// Ids never used before, as long as numbers last: a file may name the largest one. Then the smallest that are free.
class FreshIds
{
public:
    explicit FreshIds(Document &document)
        : m_document(document)
    {
    }

    void avoid(const QList<Shape> &shapes)
    {
        for (const Shape &shape : shapes)
            m_avoided.insert(shape.id.value);
    }

    ShapeId take()
    {
        if (m_document.nextShapeId < std::numeric_limits<int>::max())
            return {m_document.nextShapeId++};
        if (m_smallest == 0)
            m_avoided.unite(idsOf(m_document));
        do
            ++m_smallest;
        while (m_avoided.contains(m_smallest));
        return {m_smallest};
    }

private:
    Document &m_document;
    QSet<int> m_avoided;
    int m_smallest = 0; ///< the last one taken from below
};

void keepNextIdAbove(Document &document, ShapeId id)
{
    if (id.value >= document.nextShapeId)
        document.nextShapeId = std::min(id.value, std::numeric_limits<int>::max() - 1) + 1;
}

/// Gives ids to the frame's shapes that have none.
void completeIds(Document &document, Frame &frame)
{
    for (const Shape &shape : std::as_const(frame.shapes))
        keepNextIdAbove(document, shape.id);
    const auto lacksId = [](const Shape &shape) { return !shape.id; };
    if (std::none_of(frame.shapes.cbegin(), frame.shapes.cend(), lacksId))
        return;
    FreshIds ids(document);
    ids.avoid(frame.shapes);
    for (Shape &shape : frame.shapes) {
        if (lacksId(shape))
            shape.id = ids.take();
    }
}

Frame &frameAt(Document &document, FrameRef ref)
{
    Q_ASSERT(findFrame(document, ref));
    return document.sprites[ref.sprite].frames[ref.frame];
}

template <typename Change>
void changeInstances(Document &document, const Change &change)
{
    for (Stage &stage : document.stages) {
        for (Instance &instance : stage.instances)
            change(instance);
    }
}

void renameInShapes(Document &document, const QString &from, const QString &to)
{
    const auto usesName = [&](const Shape &shape) { return shape.category == from; };
    for (Sprite &sprite : document.sprites) {
        for (qsizetype f = 0; f < sprite.frames.size(); ++f) {
            // Frames that stay as they are stay shared with the document before.
            const QList<Shape> &shapes = std::as_const(sprite.frames)[f].shapes;
            if (std::none_of(shapes.begin(), shapes.end(), usesName))
                continue;
            for (Shape &shape : sprite.frames[f].shapes) {
                if (usesName(shape))
                    shape.category = to;
            }
        }
    }
}

} // namespace

QString freeName(const QString &base, const QStringList &taken)
{
    return freeName(base, QSet<QString>(taken.begin(), taken.end()));
}

Document emptyProject()
{
    Document document;
    Category hurt{
        .name = QStringLiteral("hurt"), .color = QStringLiteral("#3fa7ff"), .bits = 1, .hits = {}, .extras = {}};
    Category hit{.name = QStringLiteral("hit"),
                 .color = QStringLiteral("#ff8a3d"),
                 .bits = 2,
                 .hits = {hurt.name},
                 .extras = {}};
    Category body{
        .name = QStringLiteral("body"), .color = QStringLiteral("#35c9a5"), .bits = 4, .hits = {}, .extras = {}};
    body.hits = {body.name};
    document.categories = {hurt, hit, body};
    return document;
}

Document withFrame(Document document, FrameRef ref, Frame frame)
{
    completeIds(document, frame);
    frameAt(document, ref) = std::move(frame);
    return document;
}

Document withSprite(Document document, Sprite sprite)
{
    QSet<int> taken = idsOf(document);
    for (const int id : std::as_const(taken))
        keepNextIdAbove(document, {id});
    FreshIds ids(document);
    for (Frame &frame : sprite.frames) {
        for (Shape &shape : frame.shapes) {
            if (taken.contains(shape.id.value))
                shape.id = {};
            if (shape.id)
                taken.insert(shape.id.value);
            keepNextIdAbove(document, shape.id);
        }
        ids.avoid(frame.shapes);
    }
    for (Frame &frame : sprite.frames) {
        for (Shape &shape : frame.shapes) {
            if (!shape.id)
                shape.id = ids.take();
        }
    }
    sprite.name = freeName(sprite.name, namesOf(document.sprites));
    document.sprites.append(std::move(sprite));
    return document;
}

Document withoutSprite(Document document, int sprite)
{
    document.sprites.removeAt(sprite);
    return document;
}

Document renameSprite(Document document, int sprite, const QString &name)
{
    const Sprite *renamed = findSprite(document, sprite);
    Q_ASSERT(renamed);
    const QString before = renamed->name;
    // Of two sprites with one name, instances mean the first.
    const bool isMeant = findSprite(document, before) == renamed;
    document.sprites[sprite].name = name;
    if (isMeant) {
        changeInstances(document, [&](Instance &instance) {
            if (instance.sprite == before)
                instance.sprite = name;
        });
    }
    return document;
}

Document renameFrame(Document document, FrameRef ref, const QString &name)
{
    const Frame *renamed = findFrame(document, ref);
    Q_ASSERT(renamed);
    const QString sprite = document.sprites[ref.sprite].name;
    const QString before = renamed->name;
    const bool isMeant = findFrame(document, sprite, before) == renamed;
    frameAt(document, ref).name = name;
    if (isMeant) {
        changeInstances(document, [&](Instance &instance) {
            if (instance.sprite == sprite && instance.frame == before)
                instance.frame = name;
        });
    }
    return document;
}

Document addShapes(Document document, FrameRef ref, QList<Shape> shapes)
{
    QSet<QString> taken = namesOf(frameAt(document, ref).shapes);
    FreshIds ids(document);
    for (Shape &shape : shapes) {
        shape.id = ids.take();
        if (shape.name.isEmpty())
            shape.name = freeName(kindName(shape.kind()), taken);
        taken.insert(shape.name);
    }
    frameAt(document, ref).shapes.append(std::move(shapes));
    return document;
}

Document removeShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids)
{
    frameAt(document, ref).shapes.removeIf([&](const Shape &shape) { return ids.contains(shape.id); });
    return document;
}

Document withShape(Document document, FrameRef ref, const Shape &shape)
{
    QList<Shape> &shapes = frameAt(document, ref).shapes;
    const auto place =
        std::find_if(shapes.begin(), shapes.end(), [&](const Shape &candidate) { return candidate.id == shape.id; });
    Q_ASSERT(place != shapes.end());
    *place = shape;
    return document;
}

Document replaceOutline(Document document, FrameRef ref, ShapeId id, const QList<Outline> &parts)
{
    if (parts.isEmpty())
        return removeShapes(std::move(document), ref, {id});
    Frame frame = frameAt(document, ref);
    const Shape *replaced = findShape(frame, id);
    Q_ASSERT(replaced);
    const qsizetype place = replaced - frame.shapes.constData();
    Shape part = *replaced;
    frame.shapes[place].outline = parts.first();
    QSet<QString> taken = namesOf(frame.shapes);
    for (qsizetype i = 1; i < parts.size(); ++i) {
        part.id = {};
        part.outline = parts[i];
        part.name = freeName(withoutNumber(part.name), taken);
        taken.insert(part.name);
        frame.shapes.insert(place + i, part);
    }
    return withFrame(std::move(document), ref, std::move(frame));
}

Document duplicateShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids, geometry::Point offset)
{
    const QList<Shape> shapes = frameAt(document, ref).shapes;
    QSet<QString> taken = namesOf(shapes);
    QList<Shape> duplicates;
    for (const Shape &shape : shapes) {
        if (!ids.contains(shape.id))
            continue;
        Shape duplicate = shape;
        duplicate.outline = moved(shape.outline, offset);
        duplicate.name = freeName(withoutNumber(shape.name), taken);
        taken.insert(duplicate.name);
        duplicates.append(std::move(duplicate));
    }
    return addShapes(std::move(document), ref, std::move(duplicates));
}

Document withCategory(Document document, int index, Category category)
{
    document.categories[index] = std::move(category);
    return document;
}

Document addCategory(Document document, Category category)
{
    document.categories.append(std::move(category));
    return document;
}

Document renameCategory(Document document, int index, const QString &name)
{
    const QString before = document.categories[index].name;
    const bool isMeant = findCategory(document, before) == &std::as_const(document.categories)[index];
    document.categories[index].name = name;
    if (!isMeant)
        return document;
    for (Category &category : document.categories)
        std::replace(category.hits.begin(), category.hits.end(), before, name);
    renameInShapes(document, before, name);
    return document;
}

Document withStage(Document document, int stage, Stage value)
{
    document.stages[stage] = std::move(value);
    return document;
}

Document addStage(Document document, Stage stage)
{
    document.stages.append(std::move(stage));
    return document;
}

Document removeStage(Document document, int stage)
{
    document.stages.removeAt(stage);
    return document;
}

} // namespace hitbox
