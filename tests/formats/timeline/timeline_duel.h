#pragma once

#include "formats/exporters/golden.h"
#include "stage/timeline.h"

/// The fighters of tests/golden/timeline/ring.hitbox: a fist that reaches the other one in two ticks of ten, and who
/// staggers then.
namespace hitbox::timeline_duel {

inline Document document()
{
    const Result<Document> document = readProject(golden::pathOf(QStringLiteral("timeline/ring.hitbox")));
    return document ? *document : Document();
}

inline TimelineSetup setup()
{
    TimelineSetup setup = usualSetup(document(), 0, {});
    setup.b.whenHit = Animation{QStringLiteral("dummy"), Animation::Frames::Tagged, QStringLiteral("pain")};
    return setup;
}

inline Timeline timeline(const TimelineSetup &setup)
{
    const Result<Timeline> timeline = timelineOf(document(), setup);
    return timeline ? *timeline : Timeline();
}

} // namespace hitbox::timeline_duel
