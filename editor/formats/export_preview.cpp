#include "document/limits.h"
#include "document/numbers.h"
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

std::optional<double> positiveNumber(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const std::optional<double> number = parseNumber({bytes.constData(), size_t(bytes.size())});
    return number && *number > 0 && *number <= limits::coordinate ? number : std::nullopt;
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
        if (option->values.isEmpty()) {
            if (!positiveNumber(value))
                return Error{
                    {},
                    {},
                    Words::tr("the option %1 cannot be %2; it takes a number above 0").arg(quoted(key), quoted(value))};
            continue;
        }
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

FormatOption pixelsPerUnitOption()
{
    return {"pixels-per-metre", {}, "how many pixels a metre of the engine has", 32};
}

double pixelsPerUnit(const Format &format, const ExportOptions &options)
{
    const QString key = QString::fromLatin1(pixelsPerUnitOption().key);
    const bool isTaken = std::any_of(format.options.begin(), format.options.end(),
                                     [&key](const FormatOption &option) { return key == QLatin1String(option.key); });
    if (!isTaken)
        return format.capabilities.numbers.pixelsPerUnit;
    return positiveNumber(options.values.value(key)).value_or(pixelsPerUnitOption().number);
}

Result<ExportPreview> previewExport(const Document &document, const QString &projectName, const Format &format,
                                    const ExportOptions &options)
{
    if (auto error = unknownOption(format, options))
        return *error;
    if (document.sprites.isEmpty())
        return Error{{}, {}, Words::tr("there is nothing to export: the project has no sprites")};
    if (auto error = refusal(document))
        return *error;

    Capabilities capabilities = format.capabilities;
    capabilities.numbers.pixelsPerUnit = pixelsPerUnit(format, options);
    const PreparedExport prepared = preparedExport(document, capabilities);
    Result<ExportPreview> preview = format.write(prepared.document, projectName, options);
    if (!preview)
        return preview;
    if (auto error = clash(preview->files))
        return *error;
    preview->losses = prepared.losses + preview->losses;
    return preview;
}

} // namespace hitbox
