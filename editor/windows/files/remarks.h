#pragma once

#include <QString>
#include <QStringList>

namespace hitbox {

class ProjectView;

/// Says what was done in a sentence or none, and below it the first few of these lines about it; the others are shown
/// when asked. Without lines the sentence stands where it goes away by itself.
void tellRemarks(ProjectView &view, const QString &done, const QStringList &lines);

} // namespace hitbox
