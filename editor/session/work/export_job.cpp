#include "session/work/export_job.h"

#include "session/open_project.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <utility>

namespace hitbox {

namespace {

constexpr qsizetype mostNamed = 8;

QStringList differingFiles(const QString &folder, const QList<OutputFile> &files)
{
    QStringList names;
    for (const OutputFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        if (QFileInfo::exists(path) && !holdsAlready(path, file.bytes))
            names.append(file.name);
    }
    return names;
}

QStringList filesInTheWay(const ExportTask &task, QList<OutputFile> files)
{
    if (!task.doubtful)
        return {};
    QStringList names;
    for (const OutputFile &file : std::as_const(files))
        names.append(file.name);
    names = task.doubtful(names);
    const QSet<QString> doubtful(names.cbegin(), names.cend());
    files.removeIf([&doubtful](const OutputFile &file) { return !doubtful.contains(file.name); });
    return differingFiles(task.profile.folder, files);
}

ExportOutcome outcomeOf(const ExportTask &task)
{
    ExportOutcome outcome;
    outcome.task = task;
    const Result<ExportPreview> preview = previewOf(task.request);
    if (!preview) {
        outcome.written = preview.error();
        return outcome;
    }
    outcome.spared = filesInTheWay(task, preview->files);
    if (!outcome.spared.isEmpty()) {
        outcome.written =
            Error{{},
                  {},
                  (outcome.spared.size() == 1
                       ? QCoreApplication::translate("ExportJob", "the folder has another file of this name: %1")
                       : QCoreApplication::translate("ExportJob", "the folder has other files of these names: %1"))
                      .arg(outcome.spared.mid(0, mostNamed).join(QStringLiteral(", ")))};
        return outcome;
    }
    outcome.written = writeExport(task.request, preview->files);
    outcome.losses = preview->losses;
    if (!outcome.written)
        return outcome;
    for (const OutputFile &file : preview->files)
        outcome.files.append(file.name);
    return outcome;
}

} // namespace

ExportTask taskOf(const OpenProject &project, const Document &document, const ExportProfile &profile)
{
    return {profile,
            {document,
             project.files.name(),
             project.files.path(),
             profile.format,
             profile.options,
             {project.files.folder(), profile.folder}}};
}

ExportTask taskOf(const OpenProject &project, const ExportProfile &profile)
{
    return taskOf(project, project.files.asInFile(project.session.document()), profile);
}

ExportJob::ExportJob(QObject *parent)
    : QObject(parent)
    , m_preview([](const ExportRequest &request, const Run &) { return previewOf(request); },
                [this](const ExportRequest &, const Result<ExportPreview> &preview) { emit previewed(preview); })
{
}

void ExportJob::run(const QList<ExportTask> &tasks)
{
    const auto work = [tasks] {
        QList<ExportOutcome> outcomes;
        for (const ExportTask &task : tasks)
            outcomes.append(outcomeOf(task));
        return outcomes;
    };
    m_background.start(work, [this](const QList<ExportOutcome> &outcomes) { emit finished(outcomes); });
}

void ExportJob::compare(const QString &folder, const QList<OutputFile> &files)
{
    m_background.start([folder, files] { return differingFiles(folder, files); },
                       [this](const QStringList &names) { emit compared(names); });
}

void ExportJob::write(const ExportRequest &request, const QList<OutputFile> &files)
{
    m_background.start([request, files] { return writeExport(request, files); },
                       [this](const Result<Done> &result) { emit wrote(result); });
}

} // namespace hitbox
