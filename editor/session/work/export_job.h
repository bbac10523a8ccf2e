#pragma once

#include "formats/export/export_request.h"
#include "session/work/background.h"
#include "session/work/latest.h"

#include <QObject>

#include <functional>

namespace hitbox {

class OpenProject;

/// An export to be made.
struct ExportTask {
    ExportProfile profile; ///< what it is made from; its folder is absolute
    ExportRequest request;
    /// Of the names of its files, those that may be there as something else, and are not replaced then; all may be
    /// replaced without it. It is asked on another thread.
    std::function<QStringList(const QStringList &names)> doubtful = {};
};

/// Of a value of the project as its file has it, see ProjectFiles::asInFile(), and so is the profile; but its folder is
/// absolute.
ExportTask taskOf(const OpenProject &project, const Document &document, const ExportProfile &profile);
/// Of the project as it is now.
ExportTask taskOf(const OpenProject &project, const ExportProfile &profile);

/// What became of a task.
struct ExportOutcome {
    ExportTask task;
    Result<Done> written = Done{};
    QStringList files;     ///< that were written, as named in the folder
    QStringList spared;    ///< that stand in the way of all: other files of these names
    QList<Finding> losses; ///< on the way
};

/// Makes exports on another thread. What was ordered is written, one order after the other, though the job may have
/// gone; all of an order's answers come at once.
class ExportJob final : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject *parent = nullptr);

    void preview(const ExportRequest &request) { m_preview.ask(request); } ///< previewed() follows for the latest
    bool isPreviewing() const { return m_preview.isPending(); }
    void run(const QList<ExportTask> &tasks);                                 ///< finished() follows
    void compare(const QString &folder, const QList<OutputFile> &files);      ///< compared() follows
    void write(const ExportRequest &request, const QList<OutputFile> &files); ///< wrote() follows

signals:
    void previewed(const hitbox::Result<hitbox::ExportPreview> &preview);
    void finished(const QList<hitbox::ExportOutcome> &outcomes);
    void compared(const QStringList &differing); ///< the names of files that are there with another content
    void wrote(const hitbox::Result<hitbox::Done> &result);

private:
    Background m_background;
    Latest<ExportRequest, Result<ExportPreview>> m_preview;
};

} // namespace hitbox
