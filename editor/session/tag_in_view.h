#pragma once

#include "document/document.h"

#include <QObject>

namespace hitbox {

class Session;

/// The tag whose frames one looks at and plays: one for all lists of frames. It stays chosen while it is there and the
/// frame in view is one of its run; no tag means all frames of the sprite in view.
class TagInView final : public QObject
{
    Q_OBJECT

public:
    explicit TagInView(Session &session); ///< which outlives it

    Id<Tag> id() const { return m_id; } ///< of the sprite in view; none for all frames
    int place() const;                  ///< among the sprite's tags as shown; -1 for all frames

    /// The tag with this index, or all frames for -1. Where the frame in view is none of its run, its first one comes
    /// into view. False, and nothing changes, for a tag that names no frames of the sprite.
    bool choose(int tag);

signals:
    void changed(); ///< another tag

private:
    void repair();
    void set(Id<Tag> id);

    Session &m_session;
    Id<Tag> m_id;
};

} // namespace hitbox
