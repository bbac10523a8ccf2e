#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

/// What a report says of one project.
namespace hitbox {

/// For the table of all projects.
struct ReportSummary {
    QString file;
    qsizetype errors = 0;
    qsizetype warnings = 0;
    qsizetype sprites = 0;
    qsizetype frames = 0;
    qsizetype shapes = 0;
};

struct ReportSection {
    ReportSummary summary;
    QByteArray anchor; ///< the id of its <section>
    QByteArray html;
};

/// Reads the project and its images, checks it, draws every frame and stage, and tries every export. Fails where the
/// project cannot be read, and where the section would have more than `most` bytes. So many `jobs` draw beside each
/// other.
Result<ReportSection> reportSection(const QString &file, const QByteArray &anchor, qint64 most, int jobs);

} // namespace hitbox
