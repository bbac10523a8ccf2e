#include "cli/export_order.h"

#include "cli/project_input.h"
#include "document/names.h"
#include "files/file_writer.h"
#include "formats/all_formats.h"
#include "formats/export/export_options.h"
#include "formats/export/profile_ground.h"
#include "formats/project/project_file.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

namespace hitbox {

namespace {

Result<QMap<QString, QString>> optionsOf(const QStringList &words)
{
    QMap<QString, QString> options;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return Error{{}, {}, QStringLiteral("--option takes key=value, not %1").arg(quoted(word))};
        const QString key = word.left(equals);
        if (options.contains(key))
            return Error{{}, {}, QStringLiteral("the option %1 of the format was given twice").arg(quoted(key))};
        options.insert(key, word.mid(equals + 1));
    }
    return options;
}

/// What the words, or a profile, say about an export.
struct ExportWishes {
    const Format *format = nullptr; ///< none as long as the profile that names it was not looked up
    QString folder = QStringLiteral(".");
    QMap<QString, QString> options;
};

Result<ExportWishes> exportWishes(const Arguments &arguments)
{
    const QString program = QStringLiteral("hitbox");
    if (arguments.has(QStringLiteral("format")) == arguments.has(QStringLiteral("profile")))
        return Error{program, {}, QStringLiteral("an export takes either --format ID or --profile NAME")};
    ExportWishes wishes;
    if (arguments.has(QStringLiteral("format"))) {
        const Result<const Format *> format = formatNamed(arguments.value(QStringLiteral("format")));
        if (!format)
            return Error{program, {}, format.error().what};
        wishes.format = *format;
    }
    const Result<QMap<QString, QString>> options = optionsOf(arguments.options.value(QStringLiteral("option")));
    if (!options)
        return Error{program, {}, options.error().what};
    wishes.options = *options;
    if (arguments.has(QStringLiteral("out")))
        wishes.folder = arguments.value(QStringLiteral("out"));
    return wishes;
}

Result<ExportWishes> exportWishes(const ExportProfile &profile, const QString &file)
{
    const Result<const Format *> format = formatNamed(profile.format);
    if (!format)
        return Error{{}, QStringLiteral("export profile ") + quoted(profile.name), format.error().what};
    return ExportWishes{*format, profileFolder(profile, QFileInfo(file).path()), profile.options};
}

/// What is left of the profile where words go before it: those are of whoever runs the program, who may name any place.
ExportProfile saidByProject(ExportProfile profile, const ExportWishes &words, const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("out")))
        profile.folder.clear();
    for (auto word = words.options.keyBegin(); word != words.options.keyEnd(); ++word)
        profile.options.remove(*word);
    return profile;
}

std::optional<Error> leavesGround(const ExportProfile &profile, const ExportWishes &words, const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("allow-outside")))
        return std::nullopt;
    const QString file = arguments.operands.first();
    const BeyondGround beyond =
        beyondGround(saidByProject(profile, words, arguments), projectFolder(file), groundOf(file));
    if (!beyond.isAny())
        return std::nullopt;
    return Error{{},
                 QStringLiteral("export profile ") + quoted(profile.name),
                 inWords(beyond) + QStringLiteral(", outside the project's folder, the current one and the "
                                                  "version-controlled tree around the project (.git and the like "
                                                  "count as outside); --allow-outside lets it, --out and --option "
                                                  "name other places")};
}

/// The words in place of what the profile says, where one is asked for.
Result<ExportWishes> completed(const ExportWishes &words, const Arguments &arguments, const Document &document)
{
    ExportWishes wishes = words;
    if (arguments.has(QStringLiteral("profile"))) {
        const Result<const ExportProfile *> profile =
            profileNamed(document, arguments.value(QStringLiteral("profile")));
        if (!profile)
            return profile.error();
        const Result<ExportWishes> kept = exportWishes(**profile, arguments.operands.first());
        if (!kept)
            return kept.error();
        if (std::optional<Error> error = leavesGround(**profile, words, arguments))
            return *error;
        wishes = *kept;
    }
    wishes.options.insert(withFilesFrom(QDir::currentPath(), words.options, *wishes.format));
    if (arguments.has(QStringLiteral("out")))
        wishes.folder = words.folder;
    return wishes;
}

} // namespace

Result<Done> checkWords(const Arguments &arguments)
{
    if (const Result<ExportWishes> wishes = exportWishes(arguments); !wishes)
        return wishes.error();
    if (arguments.has(QStringLiteral("depfile-target")) && !arguments.has(QStringLiteral("depfile")))
        return Error{
            QStringLiteral("hitbox"), {}, QStringLiteral("--depfile-target is for the file of --depfile FILE")};
    return Done{};
}

Result<Done> checkAllWords(const Arguments &arguments)
{
    const Result<ExportWishes> wishes = exportWishes(arguments);
    if (!wishes)
        return wishes.error();
    if (const Result<Done> words = checkWords(arguments); !words || !wishes->format)
        return words;
    const QString program = QStringLiteral("hitbox");
    if (const Result<Done> options = checkOptions(*wishes->format, wishes->options); !options)
        return Error{program, {}, options.error().what};
    for (const QString &key : fileOptions(*wishes->format, wishes->options)) {
        const QString file = wishes->options.value(key);
        if (!QFileInfo(file).isFile())
            return Error{program, {}, QStringLiteral("the option %1 names no file: %2").arg(quoted(key), quoted(file))};
    }
    return Done{};
}

Result<ExportOrder> orderOf(const Arguments &arguments)
{
    const Result<QByteArray> project = readWhole(arguments.operands.first());
    return project ? orderOf(arguments, *project) : Result<ExportOrder>(project.error());
}

Result<ExportOrder> orderOf(const Arguments &arguments, const QByteArray &project)
{
    const Result<ExportWishes> words = exportWishes(arguments);
    if (!words)
        return words.error();
    const QString file = arguments.operands.first();
    const Result<Document> document = parseProject(project, file);
    if (!document)
        return document.error();
    const Result<ExportWishes> wishes = completed(*words, arguments, *document);
    if (!wishes)
        return wishes.error();
    const ExportRequest request{*document,
                                projectName(file),
                                file,
                                QString::fromLatin1(wishes->format->id),
                                wishes->options,
                                {projectFolder(file), QDir(wishes->folder).absolutePath()}};
    return ExportOrder{request, wishes->folder, inputsOf(request)};
}

} // namespace hitbox
