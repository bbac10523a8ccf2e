#pragma once

#include "document/document.h"
#include "session/live/live_answer.h"
#include "stage/overlap_index.h"
#include "stage/probe_answer.h"

#include <QList>

#include <optional>
#include <vector>

namespace hitbox {

class LiveOverlaps;
class LiveOverlay;

/// What the probes of a stage meet.
struct ProbeAnswers {
    std::optional<Outline> probe;      ///< the one in hand
    std::optional<ProbeAnswer> inHand; ///< its answer
    QList<ProbeAnswer> dropped;        ///< one for each of the stage's probes

    friend bool operator==(const ProbeAnswers &, const ProbeAnswers &) = default;
};

/// The answers on one stage: asked anew only for the probes that changed, or for all where a shape did.
class LiveProbes : public LiveAnswer
{
    Q_OBJECT

public:
    LiveProbes(const LiveOverlaps &overlaps, const LiveOverlay &overlay); ///< both outlive it

    /// Always with the same index, whose shapes are asked about.
    void ask(const QList<Probe> &dropped, const std::optional<Outline> &inHand, const OverlapIndex &index);

    const ProbeAnswers &answers() const { return m_answers; }

    bool update(const Shown &shown) override;

private:
    const LiveOverlaps &m_overlaps;
    const LiveOverlay &m_overlay;
    std::optional<int> m_version;       ///< of the index, as last asked
    std::vector<geometry::Box> m_boxes; ///< around its shapes
    QList<Probe> m_probes;              ///< that were dropped, as last asked
    ProbeAnswers m_answers;
};

} // namespace hitbox
