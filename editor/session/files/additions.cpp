#include "session/files/additions.h"

#include "session/open_project.h"

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

} // namespace

Result<Done> addSprites(OpenProject &project, const NewSprites &found)
{
    Session &session = project.session;
    if (!found.sprites.isEmpty()) {
        session.endGesture(Session::GestureEnd::Finish);
        const auto first = static_cast<int>(session.document().sprites.size());
        const QString text = addingText(found.sprites);
        const Document added =
            withNewSprites(session.document(), found.sprites, found.categories, project.files.folders());
        if (!session.commit(added, text))
            return Error{{}, {}, Session::tr("“%1” was not done").arg(text)};
        session.setCurrentFrame({first, 0});
    }
    if (!found.errors.isEmpty())
        return joined(found.errors);
    return Done{};
}

std::optional<ImportResult> importFiles(OpenProject &project, const QList<Imported> &files, const QString &text)
{
    Session &session = project.session;
    session.endGesture(Session::GestureEnd::Finish);
    ImportResult all;
    all.document = session.document();
    for (const Imported &file : files) {
        ImportResult result = withImported(std::move(all.document), file, project.files.folders());
        all.document = std::move(result.document);
        all.notes += result.notes;
        all.added += result.added;
        all.updated += result.updated;
    }
    const auto first = static_cast<int>(session.document().sprites.size());
    if (!session.commit(all.document, text))
        return std::nullopt;
    if (!all.added.isEmpty())
        session.setCurrentFrame({first, 0});
    return all;
}

} // namespace hitbox
