#include "windows/files/file_import.h"

#include "formats/importers/importer.h"
#include "session/files/additions.h"
#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/files/file_kinds.h"
#include "windows/files/file_work.h"
#include "windows/files/image_import.h"
#include "windows/files/remarks.h"
#include "windows/widgets/names_in_short.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

class ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(FileImport)
};

QString namesInShort(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names.append(QFileInfo(path).fileName());
    return inShort(names);
}

/// The project that the files go into, as it is when they are read.
struct ImportTarget {
    Document document;
    ImageFolders folders;
    QString folder; ///< of the project file
};

ReadFiles readAll(QStringList paths, const ImportTarget &target, const Run &run)
{
    // A sheet comes before its image, which then is known already.
    std::stable_partition(paths.begin(), paths.end(),
                          [](const QString &path) { return fileKindOf(path) != FileKind::Images; });
    const auto folders =
        std::stable_partition(paths.begin(), paths.end(), [](const QString &path) { return !QFileInfo(path).isDir(); });
    ReadFiles found{.folders = QStringList(folders, paths.end())};
    paths.erase(folders, paths.end());
    for (const QString &path : std::as_const(paths)) {
        if (!run.reached({found.imported.size() + found.errors.size(), paths.size()}))
            break;
        const Result<ImportSource> source = readImportSource(path, target.folder);
        const Result<Imported> imported = source ? importFrom(*source) : Result<Imported>(source.error());
        if (!imported) {
            found.errors.append(imported.error());
            continue;
        }
        if (const Result<Done> written = writeSheets(imported->sheets); !written) {
            found.errors.append(written.error());
            continue;
        }
        found.imported.append(withPicturesSeen(*imported, target.document, target.folders, run.stop()));
        found.files.append(QFileInfo(path).fileName());
    }
    return found;
}

QString lineOf(const ImportNote &note)
{
    return Error{{}, note.place, note.what}.text();
}

/// "Added ship. Updated boat."
QString sentencesOn(const ImportResult &result)
{
    QStringList sentences;
    if (!result.added.isEmpty())
        sentences.append(ImportWords::tr("Added %1.").arg(inShort(result.added)));
    if (!result.updated.isEmpty())
        sentences.append(ImportWords::tr("Updated %1.").arg(inShort(result.updated)));
    if (sentences.isEmpty())
        sentences.append(ImportWords::tr("Nothing was added."));
    return sentences.join(u' ');
}

/// Where nothing has come by now, more may be on its way.
void tellWhatCame(ProjectView &view, const ImportResult &result, const QList<Error> &errors, bool isAll)
{
    QStringList lines;
    for (const Error &error : errors)
        lines.append(error.text());
    for (const ImportNote &note : result.notes)
        lines.append(lineOf(note));
    const bool saysNothing = !isAll && result.added.isEmpty() && result.updated.isEmpty();
    if (lines.isEmpty() && saysNothing)
        return;
    tellRemarks(view, saysNothing ? QString() : sentencesOn(result), lines);
}

} // namespace

void readFiles(OpenProject &project, ProjectView &view, const QStringList &paths, const TakeFiles &take)
{
    const ImportTarget target{project.session.document(), project.files.folders(), project.files.folder()};
    const auto work = [paths, target](const Run &run) { return readAll(paths, target, run); };
    new FileWorkFor<ReadFiles>(&view.widget(), view, ImportWords::tr("Reading %1…").arg(namesInShort(paths)), work,
                               take);
}

void takeFiles(OpenProject &project, ProjectView &view, const ReadFiles &found)
{
    const bool wasEmpty = project.session.document().sprites.isEmpty();
    const std::optional<ImportResult> result =
        importFiles(project, found.imported, ImportWords::tr("Import %1").arg(inShort(found.files)));
    if (!result)
        return;
    if (wasEmpty)
        view.fitView();
    tellWhatCame(view, *result, found.errors, found.folders.isEmpty());
    if (!found.folders.isEmpty())
        importNewImages(project, view, found.folders);
}

void importFiles(OpenProject &project, ProjectView &view, const QStringList &paths)
{
    if (areAll(paths, FileKind::Images))
        return importImages(project, view, paths);
    readFiles(project, view, paths, [&project, &view](const ReadFiles &found) { takeFiles(project, view, found); });
}

} // namespace hitbox
