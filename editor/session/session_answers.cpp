#include "session/session_private.h"

/// The part of the session that answers what is wrong, what meets, what the engine gets and what is traced.
namespace hitbox {

const QList<Finding> &Session::findings() const
{
    return d->findings.findings();
}

bool Session::findingsPending() const
{
    return d->findings.pending();
}

const OverlapIndex &Session::overlaps() const
{
    return d->overlaps.index();
}

const OverlapDetails &Session::details(const OverlapPair &pair) const
{
    return d->overlaps.details(pair);
}

geometry::Answer<geometry::Point> Session::push(const OverlapPair &pair) const
{
    return d->overlaps.push(pair);
}

EngineRounding Session::engineRounding() const
{
    return d->engineRounding;
}

void Session::setEngineRounding(const EngineRounding &rounding)
{
    d->engineRounding = rounding;
    d->publish();
}

const ProbeAnswers &Session::probeAnswers() const
{
    return d->probes.answers();
}

LivePlay &Session::play()
{
    return d->play;
}

const LivePlay &Session::play() const
{
    return d->play;
}

const TraceInView &Session::trace() const
{
    return d->trace.inView();
}

const FitMap &Session::fitMap() const
{
    return d->trace.map();
}

TraceOptions Session::traceOptions() const
{
    return d->traceOptions;
}

void Session::setTraceOptions(const TraceOptions &options)
{
    d->traceOptions = options;
    d->publish();
}

FitMapUse Session::fitMapUse() const
{
    return d->fitMapUse;
}

void Session::setFitMapUse(FitMapUse use)
{
    d->fitMapUse = use;
    d->publish();
}

ValidationContext Session::validationContext() const
{
    return d->validationContext();
}

Session::EngineView Session::engineView() const
{
    return d->engineView;
}

void Session::setEngineView(EngineView view)
{
    d->engineView = view;
    d->publish();
}

const EngineFrame &Session::engineFrame() const
{
    return d->engineFrame.frame();
}

bool Session::engineFramePending() const
{
    return d->engineFrame.pending();
}

const std::optional<Document> &Session::preview() const
{
    return d->preview;
}

void Session::showPreview(Document document, const QObject *by)
{
    d->preview = std::move(document);
    d->previewBy = by;
    d->publish();
}

void Session::endPreview(const QObject *by)
{
    if (d->previewBy != by)
        return;
    d->dropPreview();
    d->publish();
}

const QObject *Session::previewBy() const
{
    return d->previewBy;
}

const Document &Session::onStage() const
{
    return d->onStage();
}

} // namespace hitbox
