#include "formats/export_preparation.h"
#include "validation/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QString optionNames(const Format &format)
{
    QStringList names;
    for (const FormatOption &option : format.options)
        names.append(QString::fromLatin1(option.key));
    return names.isEmpty() ? Words::tr("none") : names.join(QStringLiteral(", "));
}

std::optional<Error> unknownOption(const Format &format, const ExportOptions &options)
{
    QStringList keys = options.values.keys();
    keys.sort();
    for (const QString &key : std::as_const(keys)) {
        const auto option = std::find_if(format.options.begin(), format.options.end(),
                                         [&key](const FormatOption &known) { return key == QLatin1String(known.key); });
        if (option == format.options.end()) {
            return Error{{},
                         {},
                         Words::tr("the format %1 has no option %2; it has: %3")
                             .arg(QLatin1String(format.id), quoted(key), optionNames(format))};
        }
        const QString value = options.values.value(key);
        if (!option->values.contains(value)) {
            return Error{{},
                         {},
                         Words::tr("the option %1 cannot be %2; it can be: %3")
                             .arg(quoted(key), quoted(value), option->values.join(QStringLiteral(", ")))};
        }
    }
    return std::nullopt;
}

/// Without regard to case: the files may travel to a file system that has none.
std::optional<Error> clash(const QList<OutputFile> &files)
{
    QHash<QString, QString> taken;
    for (const OutputFile &file : files) {
        const QString folded = file.name.toCaseFolded();
        if (taken.contains(folded)) {
            return Error{
                {},
                {},
                Words::tr("two parts of the project would both be written to %1; their names must differ by more "
                          "than case and characters that files cannot have")
                    .arg(quoted(file.name))};
        }
        taken.insert(folded, file.name);
    }
    return std::nullopt;
}

} // namespace

Result<ExportPreview> previewExport(const Document &document, const QString &projectName, const Format &format,
                                    const ExportOptions &options)
{
    if (auto error = unknownOption(format, options))
        return *error;
    if (document.sprites.isEmpty())
        return Error{{}, {}, Words::tr("there is nothing to export: the project has no sprites")};
    if (auto error = refusal(document))
        return *error;

    const PreparedExport prepared = preparedExport(document, format.capabilities);
    Result<ExportPreview> preview = format.write(prepared.document, projectName, options);
    if (!preview)
        return preview;
    if (auto error = clash(preview->files))
        return *error;
    preview->losses = prepared.losses + preview->losses;
    return preview;
}

} // namespace hitbox
