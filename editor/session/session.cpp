#include "session/session.h"

#include "document/edits.h"
#include "session/carried_drawing.h"
#include "session/session_private.h"

#include <QFileInfo>

#include <cmath>

namespace hitbox {

namespace {

ToolPlace toolPlaceOf(Session::Mode mode)
{
    return mode == Session::Mode::Stage ? ToolPlace::Stage : ToolPlace::Frame;
}

} // namespace

Session::Session(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this))
{
    connect(&d->history, &QUndoStack::indexChanged, this, [this] {
        d->isModified = d->document != d->saved;
        d->publish();
    });
    connect(&d->findings, &LiveFindings::arrived, this, [this] { d->publish(); });
    connect(&d->trace, &LiveTrace::arrived, this, [this] { d->publish(); });
    connect(&d->contents, &ContentsReader::arrived, this, [this](const QHash<QString, ImageContents> &contents) {
        d->images.take(contents);
        d->findings.forgetFrames();
        d->publish();
    });
    connect(&d->engineFrame, &LiveEngineFrame::arrived, this, [this] { d->publish(); });
    connect(&d->play, &LivePlay::stateChanged, this, [this] { d->publish(); });
    start(emptyProject());
}

Session::~Session()
{
    // The history speaks up while it is taken down.
    disconnect(&d->history, nullptr, this, nullptr);
}

const Document &Session::document() const
{
    return d->document;
}

const Document &Session::shown() const
{
    return d->shown();
}

void Session::commit(Document after, const QString &text, const QString &mergeKey)
{
    const Document before = d->document;
    const FrameRef drawnIn = d->frame;
    d->endGesture();
    if (d->document != before) {
        after = withDrawingCarried(before, d->document, std::move(after), drawnIn);
        after = withProbesCarried(before, d->document, std::move(after));
    }
    d->followPoints(d->document, after); // tools say themselves what is selected
    d->push(std::move(after), text, mergeKey);
    d->publish();
}

QUndoStack *Session::history()
{
    return &d->history;
}

const QUndoStack *Session::history() const
{
    return &d->history;
}

void Session::undo()
{
    if (gestureUnderWay())
        cancelGesture();
    else
        d->history.undo();
}

void Session::redo()
{
    if (gestureUnderWay())
        cancelGesture();
    else
        d->history.redo();
}

Session::Mode Session::mode() const
{
    return d->mode;
}

void Session::setMode(Mode mode)
{
    if (mode == d->mode)
        return;
    for (const ToolInfo &info : allTools()) {
        if (info.place == toolPlaceOf(mode)) {
            d->takeUp(info);
            break;
        }
    }
    d->publish();
}

FrameRef Session::currentFrame() const
{
    return d->frame;
}

void Session::setCurrentFrame(FrameRef ref)
{
    if (ref == d->frame)
        return;
    d->endGesture();
    d->goTo(ref);
    d->publish();
}

int Session::currentStage() const
{
    return d->stage;
}

void Session::setCurrentStage(int stage)
{
    if (stage == d->stage)
        return;
    d->endGesture();
    d->goToStage(stage);
    d->selection.instances.clear();
    d->selection.probes.clear();
    d->selection.emitter = {};
    d->publish();
}

const Selection &Session::selection() const
{
    return d->selection;
}

void Session::setSelection(const Selection &selection)
{
    if (selection == d->selection)
        return;
    d->select(selection);
    d->publish();
}

QString Session::currentCategory() const
{
    return d->category;
}

void Session::setCurrentCategory(const QString &name)
{
    d->category = name;
    d->categoryId = {};
    d->publish();
}

const CategoryView &Session::categoryView() const
{
    return d->categoryView;
}

void Session::setCategoryView(const CategoryView &view)
{
    if (view == d->categoryView)
        return;
    d->endGesture();
    d->categoryView = view;
    d->publish();
}

const ToolInfo &Session::tool() const
{
    return *d->toolInfo;
}

void Session::setTool(const QString &id)
{
    if (const ToolInfo *info = findTool(id))
        d->takeUp(*info);
    d->publish();
}

bool Session::feed(const ToolInput &input)
{
    if (!std::isfinite(input.position.x) || !std::isfinite(input.position.y))
        return false;
    if (d->play.stands())
        return d->play.take(input);
    const Document seen = d->seen(d->document);
    const ToolAnswer answer = d->tool->handle(input, d->contextOf(seen));
    d->apply(answer);
    d->publish();
    return answer.outcome != ToolAnswer::Outcome::Ignored;
}

bool Session::gestureUnderWay() const
{
    return d->tool->busy();
}

bool Session::gestureFinishable() const
{
    return d->tool->finishable();
}

void Session::cancelGesture()
{
    d->dropGesture();
    d->publish();
}

Overlay Session::overlay() const
{
    return d->told.overlay;
}

QString Session::hint() const
{
    return d->told.hint;
}

SnapSettings Session::snap() const
{
    return d->snap;
}

void Session::setSnap(SnapSettings snap)
{
    d->snap = snap;
    d->publish();
}

Symmetry Session::symmetry() const
{
    return d->symmetry;
}

void Session::setSymmetry(const Symmetry &symmetry)
{
    d->symmetry = symmetry;
    d->publish();
}

const ProbeHand &Session::probeHand() const
{
    return d->probeHand;
}

void Session::setProbeHand(const ProbeHand &hand)
{
    if (hand.kind != d->probeHand.kind)
        d->endGesture();
    d->probeHand = hand;
    d->publish();
}

const ImageCatalog &Session::images() const
{
    return d->images.catalog();
}

QImage Session::image(const QString &imagePath) const
{
    return d->images.image(d->folder(), imagePath);
}

void Session::reloadImages()
{
    d->forgetImages();
    d->publish();
}

QString Session::path() const
{
    return d->path;
}

QString Session::projectFolder() const
{
    return d->folder();
}

QString Session::projectName() const
{
    return d->name();
}

bool Session::modified() const
{
    return d->isModified;
}

} // namespace hitbox
