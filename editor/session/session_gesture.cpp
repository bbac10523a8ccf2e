#include "document/track_following.h"
#include "session/canvas_in_view.h"
#include "session/edit_scope.h"
#include "session/scope_report.h"
#include "session/session.h"
#include "session/tool_settings.h"
#include "tools/all_tools.h"

#include <cmath>
#include <utility>

/// The tool in hand and its gesture.
namespace hitbox {

void Session::setTool(const QString &id)
{
    if (const ToolInfo *info = findTool(id))
        takeUp(*info);
    publish();
}

void Session::takeUp(const ToolInfo &info)
{
    finishGesture();
    if (m_toolInfo == &info)
        return;
    m_toolInfo = &info;
    m_tool = info.make();
}

bool Session::feed(const ToolInput &input)
{
    if (!std::isfinite(input.position.x) || !std::isfinite(input.position.y))
        return false;
    const Document asNow = seen(m_document);
    const ToolAnswer answer = m_tool->handle(input, contextOf(asNow));
    apply(answer);
    publish();
    return answer.outcome != ToolAnswer::Outcome::Ignored;
}

void Session::apply(ToolAnswer answer)
{
    using Outcome = ToolAnswer::Outcome;
    if (answer.outcome == Outcome::Ignored)
        return;
    if (answer.draft && m_settings->categoryView.changesAnything())
        answer.draft = asMeant(*answer.draft, m_document, m_frame);
    if (answer.draft && mode() == Mode::Frames)
        answer.draft = inScope(answer);
    if (answer.reached)
        m_scope.note(*answer.reached);
    if (answer.draft)
        answer.draft = withTracksFollowing(m_document, std::move(*answer.draft));
    const bool isStep = answer.outcome == Outcome::Commit && answer.draft;
    const bool isRefused = isStep && !mayBecome(*answer.draft, answer.text);
    if (answer.selection && !isRefused)
        select(*answer.selection);
    if (answer.symmetry)
        m_settings->symmetry = *answer.symmetry;
    if (answer.probeHand)
        m_settings->probeHand = *answer.probeHand;
    if (answer.outcome == Outcome::Continue && m_tool->busy()) {
        if (answer.draft)
            m_draft = *answer.draft == m_document ? std::nullopt : answer.draft;
    } else {
        if (isStep && !isRefused)
            m_scope.noteStep();
        dropGesture();
    }
    if (isStep && !isRefused) {
        push(*answer.draft, answer.text, answer.mergeKey);
        m_scope.noteDone(answer.done); // told when the next tool is in hand
    }
    if (const ToolInfo *next = answer.switchTo.isEmpty() ? nullptr : findTool(answer.switchTo))
        takeUp(*next);
}

/// Notes what it came to.
Document Session::inScope(const ToolAnswer &answer)
{
    m_scope.note({});
    if (m_settings->scope.reach == ScopeReach::Frame)
        return *answer.draft;
    ScopeOutcome outcome = editedInScope(m_document, *answer.draft, m_frame, answer.selection.value_or(m_selection),
                                         m_settings->scope, answer.aboutPivot, answer.turnedAbout);
    if (outcome.counts.any())
        m_scope.note(outcome.counts);
    return outcome.document;
}

void Session::showDraft(Document draft, FrameRef frame)
{
    QSet<TrackId> tracks;
    if (const Frame *from = findFrame(shown(), m_frame)) {
        for (const Shape &shape : from->shapes) {
            if (shape.track && m_selection.shapes.contains(shape.id))
                tracks.insert(shape.track);
        }
    }
    finishGesture();
    m_draft = std::move(draft);
    goTo(frame);
    if (const Frame *to = findFrame(shown(), frame)) {
        for (const Shape &shape : to->shapes) {
            if (tracks.contains(shape.track))
                m_selection.shapes.insert(shape.id);
        }
    }
    publish();
}

std::optional<OutlineUnderWay> Session::outlineUnderWay() const
{
    const QList<geometry::Point> points = m_tool->placedPoints();
    if (points.isEmpty() || mode() != Mode::Frames)
        return std::nullopt;
    return OutlineUnderWay{QString::fromLatin1(m_toolInfo->id), m_frame, m_settings->category, m_settings->symmetry,
                           points};
}

void Session::goOn(const OutlineUnderWay &outline)
{
    const ToolInfo *info = findTool(outline.tool);
    if (!info || info->place != ToolPlace::Frame || !findFrame(m_document, outline.frame))
        return;
    takeUp(*info);
    goTo(outline.frame);
    m_settings->symmetry = outline.symmetry;
    if (findCategory(m_document, outline.category)) {
        m_settings->category = outline.category;
        m_categoryId = {};
    }
    const Document asNow = seen(m_document);
    apply(m_tool->goOn(outline.points, contextOf(asNow)));
}

bool Session::gestureUnderWay() const
{
    return m_tool->busy() || m_draft;
}

void Session::endGesture(GestureEnd how)
{
    if (how == GestureEnd::Finish) {
        finishGesture();
        m_steps += 1; // only neighbours become one
    }
    dropGesture();
    publish();
}

void Session::finishGesture()
{
    if (!m_tool)
        return;
    if (m_tool->finishable()) {
        const Document asNow = seen(m_document);
        apply(m_tool->handle({.kind = ToolInput::Kind::Key, .key = Qt::Key_Return}, contextOf(asNow)));
    }
    dropGesture();
}

void Session::dropGesture()
{
    m_draft.reset();
    m_scope.note({});
    m_tool->cancel();
}

Overlay Session::overlay() const
{
    const Document asShown = seen(shown());
    const ToolContext context = contextOf(asShown);
    Overlay overlay = m_tool->overlay(context);
    if (context.mirrorAxis && !overlay.find<AxisLine>())
        overlay.primitives.prepend(AxisLine{*context.mirrorAxis});
    if (m_scope.underWay() && !overlay.readout.isEmpty())
        overlay.readout += tr(" · in %n frames", nullptr, m_scope.underWay()->frames);
    return overlay;
}

HandHint Session::hint() const
{
    const Document asNow = seen(m_document);
    return {m_tool->hint(contextOf(asNow)), m_tool->finishable(), outlineUnderWay()};
}

/// The value as the tools see it.
Document Session::seen(const Document &value) const
{
    return asSeen(value, m_frame, m_settings->categoryView);
}

/// Refers to the value.
ToolContext Session::contextOf(const Document &value) const
{
    const Frame *inView = mode() == Mode::Frames ? findFrame(value, m_frame) : nullptr;
    return {value,
            m_frame,
            m_stage,
            m_selection,
            m_settings->snap,
            m_settings->category,
            m_around.alpha,
            m_tool->wantsTrace() ? m_around.trace : nullptr,
            inView ? axisIn(*inView, m_settings->symmetry) : std::nullopt,
            m_settings->probeHand,
            m_around.canvas ? m_around.canvas->sight() : std::nullopt};
}

} // namespace hitbox
