#include "document/edits.h"
#include "formats/project/project_paths.h"
#include "images/image_paths.h"
#include "images/new_sprites.h"
#include "session/document_command.h"
#include "session/session_private.h"

#include <QFileInfo>

#include <utility>

/// The part of the session that knows of files.
namespace hitbox {

namespace {

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

void Session::start(Document document, const QString &path, const QString &name)
{
    d->dropGesture(); // it belongs to the document that goes
    d->takeUp(allTools().first());
    d->document = std::move(document);
    d->path = path;
    d->givenName = name;
    d->goTo({0, 0});
    d->goToStage(0);
    d->selection = {};
    d->category.clear();
    d->categoryId = {};
    d->categoryView = {};
    d->saved = d->document;
    d->isModified = false;
    d->forgetImages();
    d->findings.forgetAll();
    d->history.clear();
    d->publish();
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

const Document &Session::snapshot()
{
    d->endGesture();
    d->steps += 1; // only neighbours become one
    d->publish();
    return d->document;
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

void Session::markSaved(const Document &saved, const QString &path)
{
    const QString folder = path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
    if (folder != d->folder()) {
        d->rebasePaths(folder);
        d->forgetImages();
    }
    d->path = path;
    d->saved = saved;
    d->isModified = d->document != d->saved;
    d->publish();
}

} // namespace hitbox
