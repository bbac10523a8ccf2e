#pragma once

#include "stage/play_test.h"

#include <QHash>
#include <QList>
#include <QString>

namespace hitbox {

/// How often one thing was hit.
struct PlayRow {
    QString title;
    QString category;
    PlayTally tally;

    friend bool operator==(const PlayRow &, const PlayRow &) = default;
};

/// What came of a play test so far.
struct PlayReport {
    qint64 steps = 0;
    double seconds = 0;
    qint64 fired = 0;
    qint64 leftOut = 0; ///< shots that were due while the test held no more bullets
    qint64 hit = 0;
    qint64 missed = 0; ///< flew away, and hit nothing
    qint64 flying = 0;
    qint64 tunnelled = 0;
    QList<PlayRow> categories; ///< by name; only those that were hit or passed through
    QList<PlayRow> groups;     ///< by instance and hit group; the same
    QList<PlayRow> shapes;     ///< by instance and shape; the same, without those that are in a group

    friend bool operator==(const PlayReport &, const PlayReport &) = default;
};

/// Knows the names of what is played.
class PlayReporter
{
public:
    PlayReporter() = default;
    PlayReporter(const Document &document, int stage);

    PlayReport report(const PlayTest &test) const;

private:
    struct Named {
        QString name;
        QString category;
        QString group;
    };
    QStringList m_instances; ///< as people call them: "ship 2"
    QHash<ShapeId, Named> m_shapes;
};

/// Lines of columns with tabs between them, for spreadsheets; a title line first.
QString asText(const PlayReport &report);

} // namespace hitbox
