#include "windows/timeline/timeline_export.h"

#include "files/file_writer.h"
#include "formats/export/safe_file_name.h"
#include "formats/format.h"
#include "formats/pictures/render.h"
#include "formats/pictures/timeline_picture.h"
#include "formats/timeline/timeline_csv.h"
#include "session/open_project.h"
#include "windows/widgets/file_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QHash>

namespace hitbox {

TimelineExport::TimelineExport(const OpenProject &project, QWidget *parent)
    : QObject(parent)
    , m_project(project)
    , m_parent(parent)
{
}

void TimelineExport::savePicture(const LiveTimeline::Answer &answer)
{
    save(tr("Save the timeline as a picture"), QStringLiteral("png"), [answer, folder = m_project.images.folder()] {
        QHash<QString, QImage> read;
        const auto images = [&read, &folder](const QString &image) {
            const auto known = read.constFind(image);
            return known != read.cend() ? *known : *read.insert(image, projectImage(image, folder));
        };
        return timelinePng(answer.document, answer.setup, *answer.timeline, images);
    });
}

void TimelineExport::saveCsv(const LiveTimeline::Answer &answer)
{
    save(tr("Save the timeline as CSV"), QStringLiteral("csv"),
         [answer] { return Result<QByteArray>(timelineCsv(answer.document, *answer.timeline)); });
}

void TimelineExport::copyCsv(const LiveTimeline::Answer &answer)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(timelineCsv(answer.document, *answer.timeline)));
    const auto ticks = static_cast<int>(answer.timeline->ticks.size());
    emit told(ticks == 1 ? tr("Copied 1 tick as CSV") : tr("Copied %n ticks as CSV", nullptr, ticks));
}

void TimelineExport::save(const QString &title, const QString &ending, const Contents &contents)
{
    const QString folder = m_project.files.path().isEmpty() ? QDir::homePath() : m_project.files.folder();
    const QString suggestion = safeFileName(m_project.files.name()) + QStringLiteral("_timeline.") + ending;
    FileDialog dialog(m_parent, title, folder, tr("%1 files (*.%2)").arg(ending.toUpper(), ending));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(suggestion);
    if (dialog.exec() == QDialog::Accepted)
        write(dialog.selectedFiles().constFirst(), contents);
}

void TimelineExport::write(const QString &path, const Contents &contents)
{
    const auto work = [path, contents] {
        const Result<QByteArray> bytes = contents();
        return bytes ? writeWhole(path, *bytes) : Result<Done>(bytes.error());
    };
    m_background.start(work, [this, path](const Result<Done> &written) {
        emit told(written ? tr("Wrote %1").arg(QDir::toNativeSeparators(path))
                          : tr("Could not write the timeline: %1").arg(written.error().text()));
    });
}

} // namespace hitbox
