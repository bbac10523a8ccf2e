#pragma once

#include "formats/merge/conflict_choices.h"
#include "session/live/live_answer.h"

#include <optional>

namespace hitbox {

/// The conflict of a merge that somebody looks at, until it is settled, and where each side has what it is about.
class LiveConflict : public LiveAnswer
{
    Q_OBJECT

public:
    using LiveAnswer::LiveAnswer;

    void choose(int index); ///< in the list of the project; -1: none
    int index() const { return m_now.index; }
    const QList<ConflictGhost> &ghosts() const { return m_now.ghosts; } ///< in the frame in view

    bool update(const Shown &shown) override;

private:
    struct Look {
        int index = -1;
        QList<ConflictGhost> ghosts;

        friend bool operator==(const Look &, const Look &) = default;
    };

    std::optional<int> m_wanted;
    std::optional<MergeConflict> m_chosen;
    QList<ConflictGhost> m_known; ///< of the chosen one, wherever one looks
    int m_opened = 0;
    Look m_now;
};

} // namespace hitbox
