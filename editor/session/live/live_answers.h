#pragma once

#include "session/files/project_images.h"
#include "session/live/live_conflict.h"
#include "session/live/live_drawing.h"
#include "session/live/live_engine_frame.h"
#include "session/live/live_findings.h"
#include "session/live/live_hint.h"
#include "session/live/live_overlaps.h"
#include "session/live/live_overlay.h"
#include "session/live/live_pictures.h"
#include "session/live/live_play.h"
#include "session/live/live_probes.h"
#include "session/live/live_problem_counts.h"
#include "session/live/live_timeline.h"
#include "session/live/live_trace.h"
#include "session/session.h"

#include <utility>

namespace hitbox {

/// An answer that follows a session from when it is made.
template <typename Answer>
class Following final : public Answer
{
public:
    template <typename... Needs>
    explicit Following(Session &session, Needs &&...needs)
        : Answer(std::forward<Needs>(needs)...)
    {
        session.follow(*this);
    }
};

/// All live answers about one open project.
///
/// Recipe for a new one: a file beside this one with a class that derives from LiveAnswer, takes what it looks at in
/// its constructor, and has longer work done by a Latest; a line here, after the answers that it looks at; a test that
/// updates it.
struct LiveAnswers {
    Session &session;
    const ToolDesk &desk;
    const ProjectImages &images;
    const Preview &preview;
    const CanvasInView &canvas;

    Following<LivePlay> play{session, session};
    Following<LiveFindings> findings{session, images};
    Following<LiveProblemCounts> problems{session, session, findings};
    Following<LiveEngineFrame> engineFrame{session};
    Following<LiveOverlaps> overlaps{session, desk, preview};
    Following<LiveTrace> trace{session, desk, images};
    Following<LiveOverlay> overlay{session, session, play, canvas};
    Following<LiveHint> hint{session, session, play};
    Following<LiveDrawing> drawing{session, session};
    Following<LiveProbes> probes{session, overlaps, overlay};
    Following<LiveTimeline> timeline{session};
    Following<LivePictures> pictures{session, images};
    Following<LiveConflict> conflict{session};
};

} // namespace hitbox
