#include "cli/export_order.h"

#include "cli/project_input.h"
#include "formats/project_file.h"
#include "validation/wording.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

Result<ExportOptions> optionsOf(const QStringList &words)
{
    ExportOptions options;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return Error{{}, {}, QStringLiteral("--option takes key=value, not %1").arg(quoted(word))};
        options.values.insert(word.left(equals), word.mid(equals + 1));
    }
    return options;
}

Result<const Format *> formatNamed(const QString &id)
{
    if (const Format *format = findFormat(id))
        return format;
    QStringList ids;
    for (const Format &format : allFormats())
        ids.append(QString::fromLatin1(format.id));
    return Error{
        {}, {}, QStringLiteral("there is no format %1; there are: %2").arg(quoted(id), ids.join(QStringLiteral(", ")))};
}

/// What the words say by themselves.
struct Wishes {
    const Format *format = nullptr;
    ExportOptions options;
};

Result<Wishes> wishesOf(const Arguments &arguments)
{
    const Result<const Format *> format = formatNamed(arguments.value(QStringLiteral("format")));
    if (!format)
        return Error{QStringLiteral("hitbox"), {}, format.error().what};
    const Result<ExportOptions> options = optionsOf(arguments.options.value(QStringLiteral("option")));
    if (!options)
        return Error{QStringLiteral("hitbox"), {}, options.error().what};
    return Wishes{*format, withFilesFrom(QDir::currentPath(), *options, **format)};
}

} // namespace

Result<Done> checkWords(const Arguments &arguments)
{
    if (const Result<Wishes> wishes = wishesOf(arguments); !wishes)
        return wishes.error();
    if (arguments.has(QStringLiteral("depfile-target")) && !arguments.has(QStringLiteral("depfile")))
        return Error{
            QStringLiteral("hitbox"), {}, QStringLiteral("--depfile-target is for the file of --depfile FILE")};
    return Done{};
}

Result<ExportOrder> orderOf(const Arguments &arguments)
{
    const Result<Wishes> wishes = wishesOf(arguments);
    if (!wishes)
        return wishes.error();
    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document)
        return document.error();
    const QString folder =
        arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : QStringLiteral(".");
    const QStringList others = filesToRead(wishes->options, *document, *wishes->format, QFileInfo(file).path());
    return ExportOrder{*document,
                       projectName(file),
                       wishes->format,
                       wishes->options,
                       {projectFolder(file), QDir(folder).absolutePath()},
                       folder,
                       QStringList{file} + others};
}

Result<ExportPreview> previewOf(const ExportOrder &order)
{
    const Result<ExportOptions> complete = withFilesRead(order.options, order.document, *order.format, order.folders);
    if (!complete)
        return complete.error();
    return previewExport(order.document, order.projectName, *order.format, *complete);
}

} // namespace hitbox
