#pragma once

#include "cli/report/report_section.h"

#include <QList>

namespace hitbox {

/// A project that could not be read, and why.
struct UnreadProject {
    QString file;
    QString why;
};

/// A page of HTML that needs nothing beside it: a table of all projects, and a section for each.
QByteArray reportPage(QList<ReportSection> sections, const QList<UnreadProject> &unread);

/// Whether a file that begins so is such a page.
bool isReportPage(const QByteArray &beginning);

} // namespace hitbox
