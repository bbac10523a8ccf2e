#include "session/session.h"

#include "document/places.h"
#include "document/point_edits.h"
#include "document/shape_copies.h"
#include "document/track_following.h"
#include "formats/project/project_check.h"
#include "images/following/noted_images.h"
#include "session/history/carried_drawing.h"
#include "session/history/changed_place.h"
#include "session/history/document_command.h"
#include "session/history/followed_handles.h"
#include "session/live/live_answer.h"
#include "session/scope_report.h"
#include "session/tool_settings.h"
#include "tools/all_tools.h"

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// The nearest frame that exists: the one itself, the last one of its sprite, or one of a sprite nearby.
FrameRef nearestFrame(const Document &document, FrameRef ref)
{
    const auto sprites = static_cast<int>(document.sprites.size());
    if (sprites == 0)
        return {};
    const int wanted = std::clamp(ref.sprite, 0, sprites - 1);
    for (int away = 0; away < sprites; ++away) {
        for (const int sprite : {wanted - away, wanted + away}) {
            const Sprite *found = findSprite(document, sprite);
            if (!found || found->frames.isEmpty())
                continue;
            const auto last = static_cast<int>(found->frames.size()) - 1;
            return {sprite, sprite == ref.sprite ? std::clamp(ref.frame, 0, last) : 0};
        }
    }
    return {};
}

} // namespace

Session::Session(ToolDesk &desk, ScopeReport &scope, const Surroundings &around, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_scope(scope)
    , m_around(around)
    , m_settings(std::make_unique<ToolSettings>(desk.now()))
    , m_history(std::make_unique<QUndoStack>())
{
    connect(m_history.get(), &QUndoStack::indexChanged, this, &Session::publish);
    connect(&desk, &ToolDesk::changed, this, &Session::followSettings);
    takeUp(allTools().constFirst());
}

Session::~Session()
{
    // The history speaks up while it is taken down.
    disconnect(m_history.get(), nullptr, this, nullptr);
}

void Session::follow(LiveAnswer &answer)
{
    m_answers.append(&answer);
    connect(&answer, &LiveAnswer::arrived, this, &Session::publish);
}

const Document &Session::shown() const
{
    return m_draft ? *m_draft : m_document;
}

void Session::start(Document document)
{
    dropGesture(); // it belongs to the document that goes
    takeUp(allTools().constFirst());
    m_document = std::move(document);
    m_opened += 1;
    goTo({0, 0});
    goToStage(0);
    m_selection = {};
    m_settings->category.clear();
    m_categoryId = {};
    m_settings->categoryView = {};
    m_history->clear();
    publish();
}

bool Session::commit(Document after, const QString &text, const QString &mergeKey)
{
    const Document before = m_document;
    const FrameRef drawnIn = m_frame;
    finishGesture();
    if (m_document != before) {
        after = withDrawingCarried(before, m_document, std::move(after), drawnIn);
        after = withProbesCarried(before, m_document, std::move(after));
    }
    after = withTracksFollowing(m_document, std::move(after));
    const bool isTaken = mayBecome(after, text);
    if (isTaken) {
        followPoints(m_document, after); // tools say themselves what is selected
        push(std::move(after), text, mergeKey);
    }
    publish();
    return isTaken;
}

void Session::take(Document after, const QString &text, const std::optional<OutlineUnderWay> &outline)
{
    finishGesture();
    followPoints(m_document, after);
    pushAsItIs(after, text, {});
    if (outline)
        goOn(*outline);
    publish();
}

bool Session::mayBecome(const Document &after, const QString &text)
{
    const Result<Done> numbers = checkNumbers(after, m_difference.between(m_document, after));
    const Result<Done> counts = checkProjectCounts(after);
    if (numbers && (counts || !checkProjectCounts(m_document))) // of too much, less is on its way
        return true;
    const Error &why = numbers ? counts.error() : numbers.error();
    m_scope.noteRefused({{}, {}, tr("“%1” was not done: %2").arg(text, why.what)});
    return false;
}

void Session::push(Document after, const QString &text, const QString &mergeKey)
{
    if (m_around.images && after != m_document)
        after = withImagesNoted(m_document, std::move(after), *m_around.images);
    pushAsItIs(after, text, mergeKey);
}

void Session::pushAsItIs(const Document &after, const QString &text, const QString &mergeKey)
{
    if (after == m_document)
        return;
    CategoryView &view = m_settings->categoryView;
    const Frame *before = findFrame(m_document, m_frame);
    const Frame *now = findFrame(after, placeOf(after, m_frameId, m_frame));
    if (view.changesAnything() && before && now)
        view = withNewShown(view, *before, *now);
    DocumentStep step{std::exchange(m_document, after), after, {m_frameId, m_selection.shapes}};
    m_history->push(new DocumentCommand(std::move(step), text, mergeKey, ++m_steps,
                                        [this](const Document &value, const std::optional<StepPlace> &place,
                                               StepWay way) { return show(value, place, way); }));
}

/// What a step of history leads to.
StepPlace Session::show(const Document &value, const std::optional<StepPlace> &place, StepWay way)
{
    const StepPlace left{m_frameId, m_selection.shapes};
    dropGesture();
    followPoints(m_document, value);
    const Document before = std::exchange(m_document, value);
    const Difference difference = m_difference.between(before, m_document); // a copy: what follows may publish
    lookAtChange(difference, way == StepWay::Back ? place : std::nullopt);
    if (way == StepWay::Forth && place)
        selectAsLeft(difference, *place);
    return left;
}

/// What was selected as the step was taken back, if that has to do with the step.
void Session::selectAsLeft(const Difference &difference, const StepPlace &place)
{
    const bool isOfStep = std::ranges::any_of(place.selected, [&](ShapeId id) { return difference.shapes.has(id); });
    const bool isInView = placeOf(m_document, place.frame) == placeOf(m_document, m_frameId, m_frame);
    if (isOfStep && isInView && mode() == Mode::Frames && m_selection.shapes != place.selected)
        m_selection = {.shapes = place.selected};
}

/// In the mode that one works in. Shapes that are there again are selected, and with them what was selected together
/// with them when the step was done; where all that were selected are gone, one is back where it was done, with what
/// was selected then.
void Session::lookAtChange(const Difference &difference, const std::optional<StepPlace> &place)
{
    if (mode() == Mode::Stage) {
        if (const int stage = stageOfChange(m_document, difference, placeOf(m_document.stages, m_stageId, m_stage));
            stage >= 0)
            goToStage(stage);
        return;
    }
    const FrameRef inView = placeOf(m_document, m_frameId, m_frame);
    const FrameRef changed = placeOfChange(m_document, difference, inView);
    const FrameRef origin = place ? placeOf(m_document, place->frame) : FrameRef();
    const bool isNothingLeft = !m_selection.shapes.isEmpty() && difference.shapes.gone.contains(m_selection.shapes);
    if (origin.sprite >= 0 && (changed.sprite >= 0 || isNothingLeft)) {
        goTo(origin);
        m_selection = {.shapes = place->selected};
        return;
    }
    if (changed.sprite >= 0)
        goTo(changed);
    const Frame *seen = findFrame(m_document, changed.sprite >= 0 ? changed : inView);
    QSet<ShapeId> restored;
    for (const Shape &shape : seen ? seen->shapes : QList<Shape>()) {
        if (difference.shapes.added.contains(shape.id))
            restored.insert(shape.id);
    }
    if (restored.isEmpty())
        return;
    const bool wereSelected = place && place->selected.contains(restored);
    m_selection = {.shapes = wereSelected ? place->selected : restored};
}

void Session::undo()
{
    if (gestureUnderWay())
        endGesture(GestureEnd::Cancel);
    else
        m_history->undo();
}

void Session::redo()
{
    if (gestureUnderWay())
        endGesture(GestureEnd::Cancel);
    else
        m_history->redo();
}

Session::Mode Session::mode() const
{
    return m_toolInfo->place == ToolPlace::Stage ? Mode::Stage : Mode::Frames;
}

void Session::setMode(Mode wanted)
{
    if (wanted == mode())
        return;
    const ToolPlace place = wanted == Mode::Stage ? ToolPlace::Stage : ToolPlace::Frame;
    const QList<ToolInfo> &tools = allTools();
    takeUp(*std::ranges::find(tools, place, &ToolInfo::place));
    if (wanted == Mode::Stage)
        goToFrameOf(m_selection.instances);
    publish();
}

void Session::setCurrentFrame(FrameRef ref)
{
    if (ref == m_frame)
        return;
    finishGesture();
    if (const Sprite *sprite = findSprite(shown(), ref.sprite); sprite && ref.sprite == m_frame.sprite) {
        m_selection.shapes += sameTracks(*sprite, m_frame.frame, m_selection.shapes, ref.frame);
        m_selection.point = samePoint(*sprite, m_frame.frame, m_selection.point, ref.frame);
    }
    goTo(ref);
    publish();
}

void Session::setCurrentStage(int stage)
{
    if (stage == m_stage)
        return;
    finishGesture();
    goToStage(stage);
    m_selection.instances.clear();
    m_selection.probes.clear();
    m_selection.emitter = {};
    publish();
}

void Session::setSelection(const Selection &selection)
{
    if (selection == m_selection)
        return;
    select(selection);
    publish();
}

/// On a stage, the frame of what is newly selected comes into view with it.
void Session::select(const Selection &wanted)
{
    const QSet<Id<Instance>> before = std::exchange(m_selection, wanted).instances;
    if (mode() != Mode::Stage || before == m_selection.instances)
        return;
    const QSet<Id<Instance>> added = m_selection.instances - before;
    goToFrameOf(added.isEmpty() ? m_selection.instances : added);
}

void Session::goToFrameOf(const QSet<Id<Instance>> &instances)
{
    const Stage *place = findStage(shown(), m_stage);
    const QList<int> places = place && !instances.isEmpty() ? placesOf(place->instances, instances) : QList<int>();
    if (places.isEmpty())
        return;
    const Instance &lead = place->instances.at(places.constFirst());
    if (const FrameRef ref = placeOfFrame(shown(), lead.sprite, lead.frame); ref.sprite >= 0)
        goTo(ref);
}

/// Handles are known by number: they are selected still when one value takes the place of another.
void Session::followPoints(const Document &from, const Document &to)
{
    const Frame *before = findFrame(from, placeOf(from, m_frameId, m_frame));
    const Frame *after = findFrame(to, placeOf(to, m_frameId, m_frame));
    if (!before || !after || m_selection.handles.isEmpty())
        return;
    m_selection.handles = followedHandles(m_selection.handles, *before, *after);
    for (const HandleRef &handle : std::as_const(m_selection.handles))
        m_selection.shapes.insert(handle.shape);
}

void Session::goTo(FrameRef ref)
{
    m_frame = ref;
    m_frameId = {};
}

void Session::goToStage(int place)
{
    m_stage = place;
    m_stageId = {};
}

void Session::repairPlace()
{
    const FrameRef found = placeOf(shown(), m_frameId, m_frame);
    m_frame = found.sprite < 0 ? nearestFrame(shown(), m_frame) : found;
    const Frame *inView = findFrame(shown(), m_frame);
    m_frameId = inView ? *inView->id : Id<Frame>();
    const QList<Stage> &stages = shown().stages;
    const int place = placeOf(stages, m_stageId, m_stage);
    const auto last = static_cast<int>(stages.size()) - 1;
    m_stage = place < 0 ? std::min(std::max(m_stage, 0), last) : place;
    m_stageId = m_stage < 0 ? Id<Stage>() : *stages.at(m_stage).id;
}

void Session::repairSelection()
{
    const Frame *now = findFrame(shown(), m_frame);
    QSet<ShapeId> present;
    QHash<ShapeId, qsizetype> handleCounts;
    for (const Shape &shape : now ? now->shapes : QList<Shape>()) {
        if (!m_selection.shapes.contains(shape.id))
            continue;
        present.insert(shape.id);
        if (!m_selection.handles.isEmpty())
            handleCounts.insert(shape.id, handlesOf(shape.outline).size());
    }
    if (present != m_selection.shapes)
        m_selection.shapes = present;
    m_selection.handles.removeIf([&handleCounts](const HandleRef &handle) {
        return handle.index < 0 || handle.index >= handleCounts.value(handle.shape, 0);
    });
    const Stage *place = findStage(shown(), m_stage);
    m_selection.instances = stillIn(m_selection.instances, place ? place->instances : QList<Instance>());
    m_selection.probes = stillIn(m_selection.probes, place ? place->probes : QList<Probe>());
    if (!findThing(place ? place->emitters : QList<Emitter>(), m_selection.emitter))
        m_selection.emitter = {};
    if (!findThing(now ? now->points : QList<FramePoint>(), m_selection.point))
        m_selection.point = {};
}

void Session::repairCategories()
{
    const QList<Category> &now = shown().categories;
    CategoryView &view = m_settings->categoryView;
    if (view.changesAnything())
        view = followed(view, m_told.shown.categories, now);
    const Category *known = findThing(now, m_categoryId);
    if (!known)
        known = findCategory(shown(), m_settings->category);
    if (!known && !now.isEmpty())
        known = &now.constFirst();
    m_settings->category = known ? known->name : QString();
    m_categoryId = known ? *known->id : Id<Category>();
}

void Session::repairScope()
{
    const Sprite *sprite = findSprite(shown(), m_frame.sprite);
    const Id<Sprite> now = sprite ? *sprite->id : Id<Sprite>();
    if (now != std::exchange(m_scopeSprite, now))
        m_settings->scope = {};
}

/// A gesture under way was begun with the settings before, and ends with them.
void Session::followSettings()
{
    const ToolSettings now = m_desk.now();
    if (now == *m_settings)
        return;
    if (now.categoryView != m_settings->categoryView || now.probeHand.kind != m_settings->probeHand.kind)
        finishGesture();
    if (now.category != m_settings->category)
        m_categoryId = {};
    if (now.scope != m_settings->scope)
        m_steps += 1; // what is edited in another scope is another step
    *m_settings = now;
    publish();
}

void Session::publish()
{
    repairPlace();
    repairSelection();
    repairCategories();
    repairScope();
    const bool onStage = mode() == Mode::Stage;
    const Shown shownNow{shown(),  onStage ? FrameRef{} : m_frame, onStage ? m_stage : -1,
                         m_opened, m_tool->wantsTrace(),           m_difference.between(m_told.shown, shown())};
    QList<LiveAnswer *> differing;
    for (LiveAnswer *answer : std::as_const(m_answers)) {
        if (answer->update(shownNow))
            differing.append(answer);
    }
    const Told before = std::exchange(m_told, {shown(), mode(), m_frame, m_frameId, m_stage, m_stageId, m_selection});
    tell(before, Told(m_told), shownNow.difference); // a copy: a slot may change the session and come back here
    for (LiveAnswer *answer : std::as_const(differing))
        emit answer->changed();
    m_scope.tell(); // after what goes as the hand takes up another tool
}

void Session::tell(const Told &before, const Told &now, const Difference &difference)
{
    m_desk.set(*m_settings);
    if (difference.exists)
        emit changed(difference);
    if (before.mode != now.mode || before.frame != now.frame || before.frameId != now.frameId ||
        before.stage != now.stage || before.stageId != now.stageId)
        emit placeChanged();
    if (before.selection != now.selection)
        emit selectionChanged();
}

} // namespace hitbox
