#pragma once

#include "session/live/live_answer.h"
#include "tools/outline_under_way.h"

#include <optional>

namespace hitbox {

class Session;

/// The outline that is being drawn point by point. It changes with each point that is set or taken back, and not while
/// the cursor moves.
class LiveDrawing : public LiveAnswer
{
    Q_OBJECT

public:
    explicit LiveDrawing(const Session &session); ///< which outlives it

    const std::optional<OutlineUnderWay> &now() const { return m_now; }

    bool update(const Shown &shown) override;

private:
    const Session &m_session;
    std::optional<OutlineUnderWay> m_now;
};

} // namespace hitbox
