#include "windows/files/file_import.h"

#include "formats/importers/importer.h"
#include "images/image_paths.h"
#include "session/session.h"
#include "windows/files/file_kinds.h"
#include "windows/files/image_import.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
#include "windows/widgets/names_in_short.h"
#include "windows/widgets/notice_bar.h"

#include <QFileInfo>
#include <QFutureWatcher>
#include <QMessageBox>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <memory>

namespace hitbox {

namespace {

ReadFiles readAll(QStringList paths, const QString &projectFolder)
{
    // A sheet comes before its image, which then is known already.
    std::stable_partition(paths.begin(), paths.end(),
                          [](const QString &path) { return fileKindOf(path) != FileKind::Images; });
    ReadFiles found;
    for (const QString &path : imageFilesOf(paths)) {
        const Result<ImportSource> source = readImportSource(path, projectFolder);
        const Result<Imported> imported = source ? importFrom(*source) : Result<Imported>(source.error());
        if (!imported) {
            found.errors.append(imported.error());
            continue;
        }
        if (const Result<Done> written = writeSheets(imported->sheets); !written) {
            found.errors.append(written.error());
            continue;
        }
        found.imported.append(*imported);
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
        sentences.append(Workspace::tr("Added %1.").arg(inShort(result.added)));
    if (!result.updated.isEmpty())
        sentences.append(Workspace::tr("Updated %1.").arg(inShort(result.updated)));
    if (sentences.isEmpty())
        sentences.append(Workspace::tr("Nothing was added."));
    return sentences.join(u' ');
}

void showAll(Workspace &workspace, const QStringList &lines)
{
    constexpr qsizetype most = 1000;
    QStringList shown = lines.mid(0, most);
    if (lines.size() > most)
        shown.append(Workspace::tr("and %n more", nullptr, static_cast<int>(lines.size() - most)));
    QMessageBox box(QMessageBox::Information, Workspace::tr("What could not be carried"),
                    Workspace::tr("The import has %n remarks.", nullptr, static_cast<int>(lines.size())),
                    QMessageBox::Ok, &workspace);
    box.setTextFormat(Qt::PlainText);
    box.setDetailedText(shown.join(u'\n'));
    box.exec();
}

void tellWhatCame(Workspace &workspace, const ImportResult &result, const QList<Error> &errors)
{
    constexpr qsizetype most = 3;
    QStringList lines;
    for (const Error &error : errors)
        lines.append(error.text());
    for (const ImportNote &note : result.notes)
        lines.append(lineOf(note));
    if (lines.isEmpty())
        return workspace.status().tell(sentencesOn(result));
    const QString shown = sentencesOn(result) + u'\n' + lines.mid(0, most).join(u'\n');
    if (lines.size() <= most) {
        workspace.notice(shown, {});
        return;
    }
    const QString more = Workspace::tr("and %n more", nullptr, static_cast<int>(lines.size() - most));
    workspace.notice(shown + u'\n' + more,
                     {{Workspace::tr("Show all…"), [&workspace, lines] { showAll(workspace, lines); }}});
}

} // namespace

void readFiles(Workspace &workspace, const QStringList &paths, const TakeFiles &take)
{
    const QString folder = workspace.session().projectFolder();
    auto *watcher = new QFutureWatcher<ReadFiles>(&workspace);
    watcher->setObjectName(QStringLiteral("FileReading"));
    QObject::connect(watcher, &QFutureWatcherBase::finished, watcher, [watcher, take] {
        watcher->deleteLater();
        take(watcher->result());
    });
    QStringList names;
    for (const QString &path : paths)
        names.append(QFileInfo(path).fileName());
    workspace.status().tell(Workspace::tr("Reading %1…").arg(inShort(names)));
    auto promise = std::make_shared<QPromise<ReadFiles>>();
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, paths, folder] {
        promise->addResult(readAll(paths, folder));
        promise->finish();
    });
}

void takeFiles(Workspace &workspace, const ReadFiles &found)
{
    const bool wasEmpty = workspace.session().document().sprites.isEmpty();
    const ImportResult result =
        workspace.session().import(found.imported, Workspace::tr("Import %1").arg(inShort(found.files)));
    if (wasEmpty)
        workspace.fitView();
    tellWhatCame(workspace, result, found.errors);
}

void importFiles(Workspace &workspace, const QStringList &paths)
{
    if (areAll(paths, FileKind::Images))
        return importImages(workspace, paths);
    readFiles(workspace, paths, [&workspace](const ReadFiles &found) { takeFiles(workspace, found); });
}

} // namespace hitbox
