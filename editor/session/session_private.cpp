#include "session/session_private.h"

#include "document/places.h"
#include "formats/format.h"
#include "session/document_command.h"
#include "session/followed_handles.h"
#include "session/noted_images.h"

#include <QFileInfo>

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

std::optional<FrameRef> framePlaceOf(const Document &document, const QString &sprite, const QString &frame)
{
    for (int s = 0; s < document.sprites.size(); ++s) {
        if (document.sprites[s].name != sprite)
            continue;
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            if (frames[f].name == frame)
                return FrameRef{s, f};
        }
    }
    return std::nullopt;
}

const ToolInfo &firstToolOf(ToolPlace place)
{
    const QList<ToolInfo> &tools = allTools();
    return *std::find_if(tools.cbegin(), tools.cend(), [place](const ToolInfo &info) { return info.place == place; });
}

} // namespace

Session::Private::Private(Session &session)
    : q(session)
    , play(session)
    , alpha(session)
{
    takeUp(firstToolOf(ToolPlace::Frame));
}

ToolContext Session::Private::contextOf(const Document &value) const
{
    const Frame *inView = mode == Mode::Frames ? findFrame(value, frame) : nullptr;
    return {value,
            frame,
            stage,
            selection,
            snap,
            category,
            &alpha,
            tool && tool->wantsTrace() ? &trace.inView() : nullptr,
            inView ? axisIn(*inView, symmetry) : std::nullopt,
            probeHand};
}

Document Session::Private::seen(const Document &value) const
{
    return asSeen(value, frame, categoryView);
}

QString Session::Private::name() const
{
    if (!path.isEmpty())
        return QFileInfo(path).completeBaseName();
    if (!givenName.isEmpty())
        return givenName;
    const Sprite *first = findSprite(document, 0);
    return first && !first->name.isEmpty() ? first->name : Session::tr("untitled");
}

QString Session::Private::folder() const
{
    return path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
}

void Session::Private::takeUp(const ToolInfo &info)
{
    endGesture();
    if (toolInfo == &info)
        return;
    toolInfo = &info;
    tool = info.make();
    mode = info.place == ToolPlace::Stage ? Mode::Stage : Mode::Frames;
}

void Session::Private::dropGesture()
{
    draft.reset();
    if (tool)
        tool->cancel();
}

void Session::Private::endGesture()
{
    if (tool && tool->finishable()) {
        ToolInput finish;
        finish.kind = ToolInput::Kind::Key;
        finish.key = Qt::Key_Return;
        const Document asNow = seen(document);
        apply(tool->handle(finish, contextOf(asNow)));
    }
    dropGesture();
}

void Session::Private::select(const Selection &wanted)
{
    const QSet<Id<Instance>> before = std::exchange(selection, wanted).instances;
    const Stage *place = mode == Mode::Stage ? findStage(shown(), stage) : nullptr;
    const QSet<Id<Instance>> added = selection.instances - before;
    const QSet<Id<Instance>> &candidates = added.isEmpty() ? selection.instances : added;
    if (!place || before == selection.instances || candidates.isEmpty())
        return;
    const QList<int> places = placesOf(place->instances, candidates);
    if (places.isEmpty())
        return;
    const Instance &lead = place->instances.at(places.constFirst());
    if (const auto ref = framePlaceOf(shown(), lead.sprite, lead.frame))
        goTo(*ref);
}

void Session::Private::followPoints(const Document &from, const Document &to)
{
    const Frame *before = findFrame(from, placeOf(from, frameId, frame));
    const Frame *after = findFrame(to, placeOf(to, frameId, frame));
    if (!before || !after || selection.handles.isEmpty())
        return;
    selection.handles = followedHandles(selection.handles, *before, *after);
    for (const HandleRef &handle : std::as_const(selection.handles))
        selection.shapes.insert(handle.shape);
}

void Session::Private::goTo(FrameRef ref)
{
    frame = ref;
    frameId = {};
}

void Session::Private::goToStage(int place)
{
    stage = place;
    stageId = {};
}

void Session::Private::push(Document after, const QString &text, const QString &mergeKey)
{
    if (after == document)
        return;
    after = withImagesNoted(document, std::move(after), images.catalog());
    const Frame *before = findFrame(document, frame);
    const Frame *now = findFrame(after, placeOf(after, frameId, frame));
    if (categoryView.changesAnything() && before && now)
        categoryView = withNewShown(categoryView, *before, *now);
    const auto show = [this](const Document &value) {
        dropGesture();
        followPoints(document, value);
        document = value;
    };
    DocumentStep step{std::exchange(document, after), after}; // what is selected is of the new value already
    history.push(new DocumentCommand(std::move(step), text, mergeKey, ++steps, show));
}

void Session::Private::apply(ToolAnswer answer)
{
    using Outcome = ToolAnswer::Outcome;
    if (answer.outcome == Outcome::Ignored)
        return;
    if (answer.draft && categoryView.changesAnything())
        answer.draft = asMeant(*answer.draft, document, frame);
    if (answer.selection)
        select(*answer.selection);
    if (answer.symmetry)
        symmetry = *answer.symmetry;
    if (answer.probeHand)
        probeHand = *answer.probeHand;
    if (answer.outcome == Outcome::Continue && tool->busy()) {
        if (answer.draft)
            draft = *answer.draft == document ? std::nullopt : answer.draft;
    } else {
        dropGesture();
    }
    if (answer.outcome == Outcome::Commit && answer.draft)
        push(*answer.draft, answer.text, answer.mergeKey);
    if (const ToolInfo *next = answer.switchTo.isEmpty() ? nullptr : findTool(answer.switchTo))
        takeUp(*next);
}

void Session::Private::forgetImages()
{
    images.forget();
    contents.forget();
    findings.forgetFrames();
    imagesVersion += 1;
}

void Session::Private::repairPlace()
{
    const FrameRef found = placeOf(shown(), frameId, frame);
    frame = found.sprite < 0 ? nearestFrame(shown(), frame) : found;
    const Frame *inView = findFrame(shown(), frame);
    frameId = inView ? *inView->id : Id<Frame>();
    const QList<Stage> &stages = shown().stages;
    const int place = placeOf(stages, stageId, stage);
    const auto last = static_cast<int>(stages.size()) - 1;
    stage = place < 0 ? std::min(std::max(stage, 0), last) : place;
    stageId = stage < 0 ? Id<Stage>() : *stages.at(stage).id;
}

void Session::Private::repairSelection()
{
    const Frame *now = findFrame(shown(), frame);
    QSet<ShapeId> present;
    QHash<ShapeId, qsizetype> handleCounts;
    for (const Shape &shape : now ? now->shapes : QList<Shape>()) {
        if (!selection.shapes.contains(shape.id))
            continue;
        present.insert(shape.id);
        if (!selection.handles.isEmpty())
            handleCounts.insert(shape.id, handlesOf(shape.outline).size());
    }
    if (present != selection.shapes)
        selection.shapes = present;
    selection.handles.removeIf([&handleCounts](const HandleRef &handle) {
        return handle.index < 0 || handle.index >= handleCounts.value(handle.shape, 0);
    });
    const Stage *place = findStage(shown(), stage);
    selection.instances = stillIn(selection.instances, place ? place->instances : QList<Instance>());
    selection.probes = stillIn(selection.probes, place ? place->probes : QList<Probe>());
    if (!findThing(place ? place->emitters : QList<Emitter>(), selection.emitter))
        selection.emitter = {};
}

void Session::Private::repairCategory()
{
    if (categoryView.changesAnything())
        categoryView = followed(categoryView, told.shown.categories, shown().categories);
    const QList<Category> &now = shown().categories;
    const Category *known = findThing(now, categoryId);
    if (!known)
        known = findCategory(shown(), category);
    if (!known && !now.isEmpty())
        known = &now.constFirst();
    category = known ? known->name : QString();
    categoryId = known ? *known->id : Id<Category>();
}

void Session::Private::dropPreview()
{
    preview.reset();
    previewBy = nullptr;
}

/// A look ahead is one from what is shown.
void Session::Private::repairPreview()
{
    if (shown() != told.shown)
        dropPreview();
}

ValidationContext Session::Private::validationContext() const
{
    return {images.catalog(), engineNeeds(shown().engine), profileProblem};
}

void Session::Private::answer()
{
    if (images.survey(shown(), folder())) {
        findings.forgetFrames();
        imagesVersion += 1;
        contents.read(images.catalog().keys(), folder());
    }
    findings.update(shown(), validationContext());
    engineFrame.update(shown(), mode == Mode::Stage ? FrameRef{} : frame);
    overlaps.update(onStage(), mode == Mode::Stage ? stage : -1, engineRounding);
    answerTrace();
    answerProbes();
}

void Session::Private::answerProbes()
{
    const Stage *inView = mode == Mode::Stage ? findStage(shown(), stage) : nullptr;
    const Overlay now = mode == Mode::Stage && !play.stands() ? tool->overlay(contextOf(shown())) : Overlay();
    const TriedOutline *tried = now.find<TriedOutline>();
    probes.update(inView ? inView->probes : QList<Probe>(), tried ? std::optional(tried->outline) : std::nullopt,
                  overlaps.index());
}

void Session::Private::answerTrace()
{
    const Frame *inView = findFrame(shown(), frame);
    if (!tool->wantsTrace() || !inView)
        return trace.forget();
    const QImage sheet = images.image(folder(), findSprite(shown(), frame.sprite)->image);
    trace.update({sheet, inView->rect, inView->offset}, traceOptions, fitMapUse);
}

Overlay Session::Private::overlay(const Document &value) const
{
    if (play.stands())
        return {};
    const ToolContext shownContext = contextOf(value);
    Overlay overlay = tool->overlay(shownContext);
    if (shownContext.mirrorAxis && !overlay.find<AxisLine>())
        overlay.primitives.prepend(AxisLine{*shownContext.mirrorAxis});
    return overlay;
}

Session::Private::Published Session::Private::state() const
{
    const Document shownAsSeen = seen(shown());
    const Document committedAsSeen = seen(document);
    return {shown(),
            selection,
            mode,
            frame,
            stage,
            categoryView,
            toolInfo,
            play.stands() ? play.hint() : tool->hint(contextOf(committedAsSeen)),
            tool->busy(),
            tool->finishable(),
            snap,
            symmetry,
            probeHand,
            overlay(shownAsSeen),
            findings.findings(),
            findings.pending(),
            engineView,
            engineFrame.frame(),
            engineFrame.pending(),
            preview,
            previewBy,
            overlaps.index().version(),
            engineRounding,
            probes.answers(),
            imagesVersion,
            trace.version(),
            traceOptions,
            fitMapUse,
            path,
            name(),
            isModified};
}

void Session::Private::publish()
{
    repairPlace();
    repairSelection();
    repairCategory();
    repairPreview();
    answer();
    const Published before = std::exchange(told, state());
    tell(before, Published(told)); // a copy: a slot may change the session and come back here
}

void Session::Private::tell(const Published &before, const Published &now)
{
    if (before.imagesVersion != now.imagesVersion)
        emit q.imagesChanged();
    if (before.shown != now.shown)
        emit q.changed(shown());
    if (before.mode != now.mode || before.frame != now.frame || before.stage != now.stage)
        emit q.placeChanged();
    if (before.categoryView != now.categoryView)
        emit q.categoryViewChanged();
    if (before.selection != now.selection)
        emit q.selectionChanged();
    if (before.tool != now.tool || before.hint != now.hint || before.busy != now.busy ||
        before.finishable != now.finishable || before.snap != now.snap || before.symmetry != now.symmetry ||
        before.probeHand != now.probeHand)
        emit q.toolChanged();
    if (before.overlay != now.overlay)
        emit q.overlayChanged();
    if (before.findings != now.findings || before.findingsPending != now.findingsPending)
        emit q.findingsChanged();
    if (before.engineView != now.engineView)
        emit q.engineViewChanged();
    if (before.engineFrame != now.engineFrame || before.engineFramePending != now.engineFramePending)
        emit q.engineChanged();
    if (before.preview != now.preview || before.previewBy != now.previewBy)
        emit q.previewChanged();
    if (before.overlapsVersion != now.overlapsVersion || before.engineRounding != now.engineRounding)
        emit q.overlapsChanged();
    if (before.probes != now.probes)
        emit q.probesChanged();
    if (before.traceVersion != now.traceVersion || before.traceOptions != now.traceOptions ||
        before.fitMapUse != now.fitMapUse)
        emit q.traceChanged();
    if (before.path != now.path || before.name != now.name || before.modified != now.modified)
        emit q.fileChanged();
}

} // namespace hitbox
