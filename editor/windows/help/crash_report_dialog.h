#pragma once

#include <QDialog>

namespace hitbox {

struct CrashReport;

/// The text of a report, to read before it is given to anybody.
class CrashReportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CrashReportDialog(const CrashReport &report, QWidget *parent = nullptr);
};

} // namespace hitbox
