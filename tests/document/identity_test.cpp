#include "document/category_edits.h"
#include "document/edits.h"
#include "document/emitter_edits.h"
#include "document/frame_edits.h"
#include "document/ids_at.h"
#include "document/paste_edits.h"
#include "document/property_edits.h"
#include "document/renewed.h"
#include "document/sheet.h"
#include "document/sprite_edits.h"
#include "document/stage_edits.h"
#include "test_class.h"

#include <QHash>
#include <QTest>

#include <array>
#include <random>

using namespace hitbox;

namespace {

template <class Visit>
void visitThings(Document &document, const Visit &visit)
{
    for (Category &category : document.categories)
        visit(category);
    for (Sprite &sprite : document.sprites) {
        visit(sprite);
        for (Frame &frame : sprite.frames) {
            visit(frame);
            for (FramePoint &point : frame.points)
                visit(point);
            for (FrameEvent &event : frame.events)
                visit(event);
        }
        for (Tag &tag : sprite.tags)
            visit(tag);
    }
    for (Stage &stage : document.stages) {
        visit(stage);
        for (Instance &instance : stage.instances)
            visit(instance);
        for (StageLayer &layer : stage.layers)
            visit(layer);
        for (Probe &probe : stage.probes)
            visit(probe);
        for (Emitter &emitter : stage.emitters)
            visit(emitter);
    }
}

/// Who has which id, told by marks that the things carry in their extras: an edit knows nothing of them, so that a mark
/// goes with the thing that was edited, and with each copy of it.
template <class Thing>
using Marks = QHash<Id<Thing>, int>;

class Registry
{
public:
    /// Looks at every thing of the document: one with a known id must have its mark; any other gets a mark of its own
    /// and must be younger than all that were known before. Says what is wrong.
    QString take(Document &document)
    {
        m_problem.clear();
        m_now.clear();
        visitThings(document, [this](auto &thing) { takeThing(thing); });
        m_last = m_now;
        return m_problem;
    }

    /// Numbers of the marks seen by the last take().
    const QSet<int> &marks() const { return m_last; }

private:
    template <class Thing>
    void takeThing(Thing &thing)
    {
        auto &known = std::get<Marks<Thing>>(m_known);
        auto &newest = std::get<Id<Thing>>(m_newest);
        const Id<Thing> id = thing.id;
        const auto found = known.constFind(id);
        if (found == known.cend()) {
            if (!id || id <= newest)
                m_problem = QStringLiteral("an old id of a thing that nobody knows");
            known.insert(id, ++m_count);
            thing.extras = {{QStringLiteral("mark"), {QByteArray::number(m_count)}}};
            m_now.insert(m_count);
            newest = std::max(newest, id);
            return;
        }
        const int mark = thing.extras.isEmpty() ? 0 : thing.extras.constFirst().value.text.toInt();
        if (mark != *found)
            m_problem = QStringLiteral("the id of %1 is that of %2 now").arg(*found).arg(mark);
        if (m_now.contains(mark))
            m_problem = QStringLiteral("%1 is there twice").arg(mark);
        m_now.insert(mark);
    }

    std::tuple<Marks<Category>, Marks<Sprite>, Marks<Frame>, Marks<FramePoint>, Marks<FrameEvent>, Marks<Tag>,
               Marks<Stage>, Marks<Instance>, Marks<StageLayer>, Marks<Probe>, Marks<Emitter>>
        m_known;
    std::tuple<Id<Category>, Id<Sprite>, Id<Frame>, Id<FramePoint>, Id<FrameEvent>, Id<Tag>, Id<Stage>, Id<Instance>,
               Id<StageLayer>, Id<Probe>, Id<Emitter>>
        m_newest;
    int m_count = 0;
    QSet<int> m_now;
    QSet<int> m_last;
    QString m_problem;
};

using Random = std::mt19937;

int below(Random &random, qsizetype end)
{
    return end > 0 ? static_cast<int>(random() % static_cast<unsigned>(end)) : 0;
}

QList<int> some(Random &random, qsizetype count)
{
    QList<int> which;
    for (int i = 0; i < count; ++i) {
        if (below(random, 3) == 0)
            which.append(i);
    }
    return which;
}

Shape aShape()
{
    Shape shape;
    shape.category = QStringLiteral("hit");
    shape.outline = geometry::Box{{0, 0}, {4, 4}};
    return shape;
}

Sprite aSprite()
{
    Sprite sprite{.name = QStringLiteral("ship"), .image = QStringLiteral("ship.png")};
    for (int i = 0; i < 3; ++i)
        sprite.frames.append({.name = QStringLiteral("ship_%1").arg(i),
                              .size = {8, 8},
                              .shapes = {aShape()},
                              .points = {{.name = QStringLiteral("eye")}},
                              .events = {{.name = QStringLiteral("step")}}});
    sprite.tags = {{.name = QStringLiteral("fly"), .from = 0, .to = 1},
                   {.name = QStringLiteral("sink"), .from = 2, .to = 2}};
    return sprite;
}

Stage aStage()
{
    Stage stage{.name = QStringLiteral("duel")};
    for (int i = 0; i < 4; ++i) {
        stage.instances.append({.sprite = QStringLiteral("ship"), .frame = QStringLiteral("ship_0")});
        stage.instances.last().layer = QStringLiteral("front");
    }
    stage.layers = {{.name = QStringLiteral("back")}, {.name = QStringLiteral("front")}};
    stage.probes = {{.outline = geometry::Circle{}}, {.outline = geometry::Circle{}}};
    stage.emitters = {{.name = QStringLiteral("gun"), .target = 1}, {.name = QStringLiteral("gun 2"), .target = 3}};
    return stage;
}

Document aDocument()
{
    return addStage(withSprites(emptyProject(), {aSprite(), aSprite()}), aStage());
}

/// Ever more things would make the rounds ever slower.
constexpr int enough = 12;

template <class Thing>
Thing anyOf(Random &random, const QList<Thing> &things)
{
    return things.at(below(random, things.size()));
}

Document editSprites(Document document, Random &random)
{
    const QList<Sprite> &sprites = document.sprites;
    const QList<int> which = some(random, sprites.size());
    const int at = below(random, sprites.size());
    switch (below(random, 7)) {
    case 0: return moveSprites(document, which, below(random, sprites.size() + 1));
    case 1: return removeSprites(document, which);
    case 2: return sprites.size() < enough ? duplicateSprites(document, which) : withoutSprite(document, at);
    case 3:
        return sprites.size() < enough ? pasteSprites(document, sprites.mid(at, 1), {{.name = QStringLiteral("bonus")}})
                                       : removeSprites(document, {at});
    case 4: return sprites.isEmpty() ? withSprite(document, aSprite()) : document;
    case 5: return sprites.isEmpty() ? document : renameSprite(document, at, QStringLiteral("ship %1").arg(at));
    default: return sprites.isEmpty() ? document : slicedSheet(document, at, {64, 8}, {1 + below(random, 5), 1});
    }
}

Document editTags(Document document, int sprite, Random &random)
{
    const QList<Tag> &tags = document.sprites.at(sprite).tags;
    if (tags.isEmpty() || (tags.size() < enough && below(random, 3) == 0))
        return addTag(document, sprite, tags.isEmpty() ? Tag{.name = QStringLiteral("run")} : anyOf(random, tags));
    const int at = below(random, tags.size());
    if (below(random, 3) == 0)
        return removeTag(document, sprite, at);
    Tag tag{.name = QStringLiteral("tag %1").arg(at), .extras = tags.at(at).extras};
    return withTag(document, sprite, at, tag);
}

Document editFrames(Document document, Random &random)
{
    if (document.sprites.isEmpty())
        return withSprite(document, aSprite());
    const int sprite = below(random, document.sprites.size());
    const QList<Frame> &frames = document.sprites.at(sprite).frames;
    const QList<int> which = some(random, frames.size());
    const int before = below(random, frames.size() + 1);
    const FrameRef at{sprite, below(random, frames.size())};
    if (frames.isEmpty())
        return insertFrames(document, sprite, {Frame{}}, 0);
    switch (below(random, 12)) {
    case 0: return moveFrames(document, sprite, which, before);
    case 1: return removeFrames(document, sprite, which);
    case 2: return frames.size() < enough ? duplicateFrames(document, sprite, which) : document;
    case 3: return frames.size() < enough ? insertFrames(document, sprite, frames.mid(0, 2), before) : document;
    case 4: return frames.size() < enough ? pasteFrames(document, sprite, frames.mid(0, 1), before, {}) : document;
    case 5: return withDuration(document, sprite, which, before);
    case 6: return withPivot(document, sprite, which, {1, 2});
    case 7: return renameFrame(document, at, QStringLiteral("frame %1").arg(before));
    case 8: return frames.at(at.frame).shapes.size() < enough ? addShapes(document, at, {aShape()}) : document;
    case 9: {
        Frame rebuilt{.name = QStringLiteral("rebuilt"), .extras = frames.at(at.frame).extras};
        return withFrame(document, at, rebuilt);
    }
    case 10: return withProperties(document, {at, {}}, {{QStringLiteral("damage"), 3.0}});
    default: return editTags(document, sprite, random);
    }
}

Document editCategories(Document document, Random &random)
{
    const QList<Category> &categories = document.categories;
    if (categories.isEmpty() || (categories.size() < enough && below(random, 3) == 0))
        return below(random, 2) || categories.isEmpty() ? addFreshCategory(document, QStringLiteral("hit"))
                                                        : addCategory(document, anyOf(random, categories));
    const int at = below(random, categories.size());
    switch (below(random, 5)) {
    case 0: return moveCategory(document, at, below(random, categories.size() + 1));
    case 1: return removeCategory(document, at, {});
    case 2: return renameCategory(document, at, QStringLiteral("hurt"));
    case 3: return withHit(document, at, below(random, categories.size()), Strikes::Yes);
    default: {
        Category category{.name = QStringLiteral("hit"), .extras = categories.at(at).extras};
        return withCategory(document, at, category);
    }
    }
}

Document editEmitters(Document document, int stage, Random &random)
{
    const QList<Emitter> &emitters = document.stages.at(stage).emitters;
    if (emitters.isEmpty())
        return addEmitter(document, stage, freshEmitter(document, document.stages.at(stage)));
    const int at = below(random, emitters.size());
    switch (below(random, 4)) {
    case 0: return emitters.size() < enough ? addEmitter(document, stage, emitters.at(at)) : document;
    case 1: return emitters.size() < enough ? duplicateEmitter(document, stage, at) : document;
    case 2: return withoutEmitter(document, stage, at);
    default: {
        Emitter emitter{.name = QStringLiteral("rebuilt"), .extras = emitters.at(at).extras};
        return withEmitter(document, stage, at, emitter);
    }
    }
}

Stage editedStage(const Stage &stage, Random &random)
{
    const QSet<Id<Instance>> which = idsAt(stage.instances, some(random, stage.instances.size()));
    const QList<int> layers = some(random, stage.layers.size());
    const int layer = below(random, stage.layers.size());
    switch (below(random, 10)) {
    case 0: return removeInstances(stage, which);
    case 1: return moveInstances(stage, which, below(random, stage.instances.size() + 1));
    case 2: return withInstanceOrder(stage, orderAfterRestack(stage, which, Restack::ToFront));
    case 3: return stage.instances.size() < enough ? duplicateInstances(stage, which, {1, 1}) : stage;
    case 4: return onLayer(stage, which, QStringLiteral("back"));
    case 5: return stage.layers.size() < enough ? addLayer(stage, {.name = QStringLiteral("front")}) : stage;
    case 6: return stage.layers.isEmpty() ? stage : removeLayer(stage, layer);
    case 7: return moveLayers(stage, layers, below(random, stage.layers.size() + 1));
    case 8: {
        const auto edit = [](Instance instance) {
            instance.rotation += 1;
            return instance;
        };
        return withEach(stage, which, edit);
    }
    default: {
        if (stage.layers.isEmpty())
            return addLayer(stage, {.name = QStringLiteral("back")});
        StageLayer rebuilt{.name = QStringLiteral("rebuilt"), .extras = stage.layers.at(layer).extras};
        return withLayer(stage, layer, rebuilt);
    }
    }
}

Document editStages(Document document, Random &random)
{
    const qsizetype count = document.stages.size();
    if (count == 0)
        return addStage(document, aStage());
    const int stage = below(random, count);
    switch (below(random, 8)) {
    case 0: return count < 3 ? addStage(document, document.stages.at(stage)) : document;
    case 1: return count > 1 ? removeStage(document, stage) : document;
    case 2: return editEmitters(document, stage, random);
    default: return withStage(document, stage, editedStage(document.stages.at(stage), random));
    }
}

Document edited(const Document &document, Random &random)
{
    switch (below(random, 6)) {
    case 0: return editSprites(document, random);
    case 1:
    case 2: return editFrames(document, random);
    case 3: return editCategories(document, random);
    default: return editStages(document, random);
    }
}

} // namespace

class IdentityTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMadeHasAnIdThatNoOtherHas()
    {
        const Frame one;
        const Frame other;
        QVERIFY(*one.id);
        QVERIFY(*one.id < *other.id);
        QVERIFY(!Id<Frame>());
    }

    void aCopyIsTheSameThing()
    {
        Frame frame;
        const Id<Frame> id = frame.id;
        Frame copy = frame;
        copy.name = QStringLiteral("moved on");
        QVERIFY(copy.id == id);
        QVERIFY(Frame(std::move(frame)).id == id);
        QVERIFY(renewed(copy).id != id);
    }

    void idsAreNoPartOfTheValue()
    {
        QCOMPARE(aDocument(), aDocument());
        QVERIFY(*aDocument().stages.first().id != *aDocument().stages.first().id);
    }

    void aRenewedThingHasRenewedParts()
    {
        const Document document = aDocument();
        Document both = document;
        both.sprites.append(renewed(document.sprites));
        both.stages.append(renewed(document.stages));
        both.categories.append(renewed(document.categories));
        Registry registry;
        QCOMPARE(registry.take(both), QString());
        both.stages.append(document.stages);
        QVERIFY(!registry.take(both).isEmpty());
    }

    void noEditUndoOrRedoGivesAnIdToAnotherThing_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1u, 2u, 3u, 4u})
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Undo and redo are going back and forth among the values.
    void noEditUndoOrRedoGivesAnIdToAnotherThing()
    {
        QFETCH(const unsigned, seed);
        Random random(seed);
        Registry registry;
        Document first = aDocument();
        QCOMPARE(registry.take(first), QString());
        QList<Document> history{first};
        qsizetype now = 0;
        for (int round = 0; round < rounds(); ++round) {
            const int choice = below(random, 8);
            if (choice < 2) {
                now = std::clamp(now + (choice == 0 ? -1 : 1), qsizetype(0), history.size() - 1);
                Document value = history.at(now);
                QCOMPARE(registry.take(value), QString());
                continue;
            }
            Document after = edited(history.at(now), random);
            QVERIFY2(registry.take(after).isEmpty(), qPrintable(registry.take(after)));
            history = history.mid(std::max(qsizetype(0), now - 20), std::min(now, qsizetype(20)) + 1);
            history.append(after);
            now = history.size() - 1;
        }
    }

    void editsKeepTheIdsOfAllThatTheyDoNotRemove()
    {
        Registry registry;
        Document document = aDocument();
        registry.take(document);
        const QSet<int> before = registry.marks();
        const auto kept = [&](Document after) {
            const QString problem = registry.take(after);
            return problem.isEmpty() ? before.size() - (before - registry.marks()).size() : -1;
        };
        const qsizetype all = before.size();
        const Stage &stage = document.stages.constFirst();
        const QSet<Id<Instance>> some = idsAt(stage.instances, {0, 2});
        QCOMPARE(kept(document), all);
        QCOMPARE(kept(moveFrames(document, 0, {0}, 3)), all);
        QCOMPARE(kept(removeFrames(document, 0, {0})), all - 3); // with its point and event
        QCOMPARE(kept(removeFrames(document, 0, {2})), all - 4); // with its tag
        QCOMPARE(kept(duplicateFrames(document, 0, {0, 1})), all);
        QCOMPARE(kept(slicedSheet(document, 0, {64, 8}, {5, 1})), all);
        QCOMPARE(kept(slicedSheet(document, 0, {64, 8}, {2, 1})), all - 4); // with its tag
        QCOMPARE(kept(duplicateSprites(document, {0, 1})), all);
        QCOMPARE(kept(moveSprites(document, {0}, 2)), all);
        QCOMPARE(kept(removeSprites(document, {0})), all - 12);
        QCOMPARE(kept(withStage(document, 0, removeInstances(stage, some))), all - 2);
        QCOMPARE(kept(withStage(document, 0, duplicateInstances(stage, some, {}))), all);
        QCOMPARE(kept(withStage(document, 0, Stage{.extras = stage.extras})), all - 10);
        QCOMPARE(kept(removeStage(document, 0)), all - 11);
        QCOMPARE(kept(removeCategory(document, 0, {})), all - 1);
        QCOMPARE(kept(moveCategory(document, 0, 3)), all);
    }

private:
    /// Of every seed: HITBOX_EDITS, or a few thousand.
    static int rounds()
    {
        bool isNumber = false;
        const int number = qEnvironmentVariableIntValue("HITBOX_EDITS", &isNumber);
        return isNumber ? number : 3'000;
    }
};

HITBOX_TEST(IdentityTest)
#include "identity_test.moc"
