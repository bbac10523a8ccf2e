#include "document/edits.h"
#include "files/file_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "images/image_paths.h"
#include "images/new_sprites.h"
#include "session/document_command.h"
#include "session/session_private.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <utility>

/// The part of the session that reads and writes files.
namespace hitbox {

namespace {

QByteArray digestOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

Error joined(const QList<Error> &errors)
{
    if (errors.size() == 1)
        return errors.first();
    QStringList lines;
    for (const Error &error : errors)
        lines.append(error.text());
    return {{}, {}, lines.join(QLatin1Char('\n'))};
}

QString addingText(const QList<Sprite> &sprites)
{
    if (sprites.size() == 1)
        return Session::tr("Add %1").arg(sprites.first().name);
    return Session::tr("Add %n sprites", nullptr, static_cast<int>(sprites.size()));
}

/// Their image paths as a project in the folder writes them.
QList<Sprite> storedIn(const QString &folder, QList<Sprite> sprites)
{
    for (Sprite &sprite : sprites)
        sprite.image = storedImagePath(folder, sprite.image);
    return sprites;
}

} // namespace

void Session::Private::startWith(Document value, const QString &filePath, const QByteArray &fileDigest)
{
    dropGesture(); // it belongs to the document that goes
    takeUp(allTools().first());
    document = std::move(value);
    path = filePath;
    original.clear();
    digest = fileDigest;
    goTo({0, 0});
    goToStage(0);
    selection = {};
    category.clear();
    categoryId = {};
    categoryView = {};
    forgetImages();
    findings.forgetAll();
    history.clear();
    publish();
}

void Session::startNew()
{
    d->startWith(emptyProject(), {}, {});
}

Result<Done> Session::Private::openProject(const QString &filePath)
{
    sweepLeftovers({filePath});
    const Result<QByteArray> bytes = readWhole(filePath);
    if (!bytes)
        return bytes.error();
    Result<Document> read = parseProject(*bytes, filePath);
    if (!read)
        return read.error();
    startWith(std::move(*read), QFileInfo(filePath).absoluteFilePath(), digestOf(*bytes));
    return Done{};
}

Result<Done> Session::Private::openProjectCopy(const QString &filePath)
{
    const Result<QByteArray> bytes = readWhole(filePath);
    if (!bytes)
        return bytes.error();
    Result<Document> read = parseProject(*bytes, filePath);
    if (!read)
        return read.error();
    startWith(withPathsRebased(std::move(*read), QFileInfo(filePath).absolutePath(), {}), {}, {});
    original = QFileInfo(filePath).completeBaseName();
    publish();
    return Done{};
}

Result<Done> Session::openCopy(const QString &path)
{
    return d->openProjectCopy(path);
}

Result<Done> Session::open(const QString &path)
{
    return d->openProject(path);
}

Result<Done> Session::addSprites(const NewSprites &found)
{
    if (!found.sprites.isEmpty()) {
        d->endGesture();
        d->goTo({static_cast<int>(d->document.sprites.size()), 0});
        commit(withSprites(d->document, storedIn(d->folder(), found.sprites)), addingText(found.sprites));
    }
    if (!found.errors.isEmpty())
        return joined(found.errors);
    return Done{};
}

ImportResult Session::import(const QList<Imported> &files, const QString &text)
{
    d->endGesture();
    ImportResult all;
    all.document = d->document;
    for (const Imported &file : files) {
        ImportResult result = withImported(std::move(all.document), file, d->folder());
        all.document = std::move(result.document);
        all.notes += result.notes;
        all.added += result.added;
        all.updated += result.updated;
    }
    if (all.document == d->document) {
        d->publish();
        return all;
    }
    if (!all.added.isEmpty())
        d->goTo({static_cast<int>(d->document.sprites.size()), 0});
    commit(all.document, text);
    return all;
}

void Session::recover(const Document &unsaved, const QString &path)
{
    if (path.isEmpty() || !d->openProject(path))
        d->startWith(emptyProject(), path, {});
    commit(unsaved, tr("Recover unsaved work"));
}

bool Session::changedOnDisk() const
{
    if (d->path.isEmpty())
        return false;
    const Result<QByteArray> bytes = readWhole(d->path);
    return !bytes || digestOf(*bytes) != d->digest;
}

Result<Done> Session::Private::write(const QString &filePath, const Document &value)
{
    const Result<Done> written = writeProject(filePath, value);
    if (written)
        digest = digestOf(projectBytes(value));
    return written;
}

Result<Done> Session::save()
{
    if (d->path.isEmpty())
        return Error{{}, {}, tr("the project has no file yet, expected a name to save it under")};
    const Result<Done> written = d->write(d->path, d->document);
    if (written)
        d->history.setClean();
    return written;
}

void Session::Private::rebasePaths(const QString &toFolder)
{
    const QString fromFolder = folder();
    dropGesture();
    document = withPathsRebased(std::move(document), fromFolder, toFolder);
    for (int i = 0; i < history.count(); ++i) {
        const auto *command = dynamic_cast<const DocumentCommand *>(history.command(i));
        if (!command)
            continue;
        DocumentStep &step = *command->step();
        step.before = withPathsRebased(std::move(step.before), fromFolder, toFolder);
        step.after = withPathsRebased(std::move(step.after), fromFolder, toFolder);
    }
}

Result<Done> Session::saveAs(const QString &path)
{
    d->endGesture();
    d->publish();
    const QString target = QFileInfo(path).absoluteFilePath();
    const QString folder = QFileInfo(target).absolutePath();
    const Result<Done> written = d->write(target, withPathsRebased(d->document, d->folder(), folder));
    if (!written)
        return written;
    if (folder != d->folder()) {
        d->rebasePaths(folder);
        d->forgetImages();
    }
    d->path = target;
    d->history.setClean();
    d->publish();
    return Done{};
}

} // namespace hitbox
