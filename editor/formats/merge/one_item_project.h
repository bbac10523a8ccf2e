#pragma once

#include "document/document.h"
#include "document/fresh_ids.h"
#include "formats/merge/json_tree.h"
#include "formats/project/project_file.h"

#include <array>

/// Projects that hold one thing of another one, so that no more than that is written and read where its JSON is
/// changed.
namespace hitbox {

/// How a thing is put into a project that holds no other, where it is in there, and the lists that lead to it.
template <typename Item>
struct Held;

template <>
struct Held<Sprite> {
    static Document in(const Sprite &sprite)
    {
        Document document;
        document.sprites.append(sprite);
        return document;
    }
    static Sprite &of(Document &document) { return document.sprites[0]; }
    static constexpr std::array lists{"sprites"};
};

inline Sprite spriteAround()
{
    Sprite sprite;
    sprite.name = QStringLiteral("s");
    return sprite;
}

template <>
struct Held<Frame> {
    static Document in(const Frame &frame)
    {
        Sprite sprite = spriteAround();
        sprite.frames.append(frame);
        return Held<Sprite>::in(sprite);
    }
    static Frame &of(Document &document) { return document.sprites[0].frames[0]; }
    static constexpr std::array lists{"sprites", "frames"};
};

template <>
struct Held<Tag> {
    static Document in(const Tag &tag)
    {
        Sprite sprite = spriteAround();
        sprite.tags.append(tag);
        return Held<Sprite>::in(sprite);
    }
    static Tag &of(Document &document) { return document.sprites[0].tags[0]; }
    static constexpr std::array lists{"sprites", "tags"};
};

inline Frame frameAround()
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.rect = QRect(0, 0, 1, 1);
    frame.size = QSize(1, 1);
    return frame;
}

template <>
struct Held<Shape> {
    static Document in(const Shape &shape)
    {
        Frame frame = frameAround();
        frame.shapes = {shape};
        Document document = Held<Frame>::in(frame);
        keepNextIdAbove(document, shape.id);
        return document;
    }
    static Shape &of(Document &document) { return document.sprites[0].frames[0].shapes[0]; }
    static constexpr std::array lists{"sprites", "frames", "shapes"};
};

template <>
struct Held<FramePoint> {
    static Document in(const FramePoint &point)
    {
        Frame frame = frameAround();
        frame.points = {point};
        return Held<Frame>::in(frame);
    }
    static FramePoint &of(Document &document) { return document.sprites[0].frames[0].points[0]; }
    static constexpr std::array lists{"sprites", "frames", "points"};
};

template <>
struct Held<FrameEvent> {
    static Document in(const FrameEvent &event)
    {
        Frame frame = frameAround();
        frame.events = {event};
        return Held<Frame>::in(frame);
    }
    static FrameEvent &of(Document &document) { return document.sprites[0].frames[0].events[0]; }
    static constexpr std::array lists{"sprites", "frames", "events"};
};

template <>
struct Held<Category> {
    static Document in(const Category &category)
    {
        Document document;
        document.categories.append(category);
        return document;
    }
    static Category &of(Document &document) { return document.categories[0]; }
    static constexpr std::array lists{"categories"};
};

template <>
struct Held<CategoryField> {
    static Document in(const CategoryField &field)
    {
        Category category;
        category.name = QStringLiteral("c");
        category.fields.append(field);
        return Held<Category>::in(category);
    }
    static CategoryField &of(Document &document) { return document.categories[0].fields[0]; }
    static constexpr std::array lists{"categories", "fields"};
};

template <>
struct Held<Stage> {
    static Document in(const Stage &stage)
    {
        Document document;
        document.stages.append(stage);
        return document;
    }
    static Stage &of(Document &document) { return document.stages[0]; }
    static constexpr std::array lists{"stages"};
};

template <>
struct Held<Instance> {
    static Document in(const Instance &instance)
    {
        Stage stage;
        stage.instances.append(instance);
        return Held<Stage>::in(stage);
    }
    static Instance &of(Document &document) { return document.stages[0].instances[0]; }
    static constexpr std::array lists{"stages", "instances"};
};

template <>
struct Held<StageLayer> {
    static Document in(const StageLayer &layer)
    {
        Stage stage;
        stage.layers.append(layer);
        return Held<Stage>::in(stage);
    }
    static StageLayer &of(Document &document) { return document.stages[0].layers[0]; }
    static constexpr std::array lists{"stages", "layers"};
};

template <>
struct Held<Probe> {
    static Document in(const Probe &probe)
    {
        Stage stage;
        stage.probes.append(probe);
        return Held<Stage>::in(stage);
    }
    static Probe &of(Document &document) { return document.stages[0].probes[0]; }
    static constexpr std::array lists{"stages", "probes"};
};

template <>
struct Held<Emitter> {
    static Document in(const Emitter &emitter)
    {
        Stage stage;
        stage.emitters.append(emitter);
        return Held<Stage>::in(stage);
    }
    static Emitter &of(Document &document) { return document.stages[0].emitters[0]; }
    static constexpr std::array lists{"stages", "emitters"};
};

template <>
struct Held<ExportProfile> {
    static Document in(const ExportProfile &profile)
    {
        Document document;
        document.exportProfiles.append(profile);
        return document;
    }
    static ExportProfile &of(Document &document) { return document.exportProfiles[0]; }
    static constexpr std::array lists{"exports"};
};

/// What the project says of itself.
template <>
struct Held<Document> {
    static Document in(const Document &document) { return document; }
    static Document &of(Document &document) { return document; }
    static constexpr std::array<const char *, 0> lists{};
};

/// What an item holds in lists of its own stays out of the work.
template <typename Item>
void swapLists(Item &, Item &)
{
}

inline void swapLists(Sprite &a, Sprite &b)
{
    a.frames.swap(b.frames);
    a.tags.swap(b.tags);
}

inline void swapLists(Frame &a, Frame &b)
{
    a.shapes.swap(b.shapes);
    a.points.swap(b.points);
    a.events.swap(b.events);
}

inline void swapLists(Stage &a, Stage &b)
{
    a.instances.swap(b.instances);
    a.layers.swap(b.layers);
    a.probes.swap(b.probes);
    a.emitters.swap(b.emitters);
}

inline void swapLists(Document &a, Document &b)
{
    a.categories.swap(b.categories);
    a.sprites.swap(b.sprites);
    a.stages.swap(b.stages);
    a.exportProfiles.swap(b.exportProfiles);
    a.conflicts.swap(b.conflicts);
}

template <typename Item>
void keepIdentity(Item &item, const Item &before)
{
    if constexpr (requires { item.id; })
        item.id = before.id;
}

/// The item as it reads back after `change` was at its JSON, which may refuse.
template <typename Item, typename Change>
Result<Item> changedInJson(const Item &item, const Change &change)
{
    Result<JsonTree> tree = treeOfText(projectBytes(Held<Item>::in(item)));
    if (!tree)
        return tree.error();
    JsonTree *object = &*tree;
    for (const char *list : Held<Item>::lists)
        object = &object->member(list)->items.at(0);
    if (const Result<Done> changed = change(*object); !changed)
        return changed.error();
    Result<Document> document = parseProject(jsonOf(*tree), {});
    if (!document)
        return document.error();
    Item after = Held<Item>::of(*document);
    keepIdentity(after, item);
    return after;
}

} // namespace hitbox
