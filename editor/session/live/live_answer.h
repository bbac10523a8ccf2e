#pragma once

#include "document/difference.h"
#include "document/document.h"

#include <QObject>

#include <utility>

namespace hitbox {

/// What there is to answer about: the session's value as it is shown, and where one looks.
struct Shown {
    const Document &document; ///< with the draft of the gesture under way
    FrameRef frame;           ///< in view; none on a stage
    int stage = -1;           ///< in view; -1 among frames
    int opened = 0;           ///< another number for each document that was opened, whose ids mean something else
    bool wantsTrace = false;  ///< the tool in hand asks for the trace of the frame
    Difference difference;    ///< from what was shown before
};

/// An answer that follows what is shown. All are updated, in the order in which they follow the session, before anyone
/// is told of anything: an answer may look at those before it. A new one is a file here that derives from this, a line
/// in live_answers.h, and a test.
///
/// What takes longer than there is between two pictures is worked out beside the window; until it arrives() the answer
/// before stays, unless it is of something else that is no longer shown, and the answer says pending().
class LiveAnswer : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Brings the answer up to what is shown; true when there is something else to see than before.
    virtual bool update(const Shown &shown) = 0;

signals:
    void changed(); ///< there is something else to see
    void arrived(); ///< something came that is not of the session: it updates all answers
};

} // namespace hitbox
