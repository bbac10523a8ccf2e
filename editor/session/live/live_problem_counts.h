#pragma once

#include "document/document.h"
#include "session/live/live_answer.h"
#include "validation/finding.h"

#include <QHash>

namespace hitbox {

class LiveFindings;
class Session;

/// How many findings of severity error or warning there are.
struct ProblemCounts {
    int all = 0;
    QHash<Id<Sprite>, int> sprites;
    QHash<Id<Frame>, int> frames; ///< of the sprite in view
    QHash<ShapeId, int> shapes;   ///< of the frame in view

    friend bool operator==(const ProblemCounts &, const ProblemCounts &) = default;
};

/// The counts that stand beside sprites, frames and shapes, counted once for all lists.
class LiveProblemCounts : public LiveAnswer
{
    Q_OBJECT

public:
    LiveProblemCounts(const Session &session, const LiveFindings &findings); ///< both outlive it

    const ProblemCounts &now() const { return m_now; }

    bool update(const Shown &shown) override;

private:
    const Session &m_session;
    const LiveFindings &m_findings;
    QList<Finding> m_counted; ///< what `m_now` is of
    Id<Frame> m_frame;        ///< in view then
    ProblemCounts m_now;
};

} // namespace hitbox
