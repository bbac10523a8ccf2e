#pragma once

#include "stage/attack_parts.h"
#include "validation/finding.h"
#include "windows/frames/frame_times.h"

#include <QMap>
#include <QStringList>

/// What stands above the tracks, frame by frame.
namespace hitbox {

struct NotedFindings {
    Finding worst; ///< the first one of the highest severity
    int errors = 0;
    int warnings = 0;
    int remarks = 0;

    friend bool operator==(const NotedFindings &, const NotedFindings &) = default;
};

struct TrackLanes {
    FrameTimes times;
    QList<double> durations; ///< milliseconds, of each frame of the sprite
    QStringList names;       ///< of the frames
    QList<AttackPart> attack;
    QMap<int, QStringList> events; ///< names, by frame
    QMap<int, NotedFindings> findings;

    friend bool operator==(const TrackLanes &, const TrackLanes &) = default;
};

/// The lanes of the tag with this index, or of the whole sprite for -1.
TrackLanes trackLanes(const Document &document, int sprite, int tag, const QList<Finding> &findings, FrameTimes times);

// In words, for whoever does not see the lanes.
QString attackSummary(const TrackLanes &lanes); ///< "4 / 3 / 17" of the unit; empty where nothing strikes
QString attackLabel(const AttackPart &part, const FrameTimes &times); ///< "startup 400", to stand in its bar
QString attackText(const TrackLanes &lanes, int frame);               ///< the part of the frame, and the whole attack
QString headText(const TrackLanes &lanes, int frame);                 ///< name and duration
QString eventsText(const TrackLanes &lanes, int frame);               ///< empty for none
QString findingsText(const TrackLanes &lanes, int frame);             ///< likewise

} // namespace hitbox
