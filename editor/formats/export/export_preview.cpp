#include "formats/export/export_preview.h"

#include "document/names.h"
#include "formats/export/export_options.h"
#include "formats/export/round_trip.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/export_preparation.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class ExportPreviewWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QString partOf(const OutputFile &file)
{
    return file.part.isEmpty() ? ExportPreviewWords::tr("the project") : file.part;
}

/// Whatever its ending is, and wherever between two characters it was cut.
bool isCut(const OutputFile &file)
{
    constexpr qsizetype mostOfACharacter = 4; // bytes of UTF-8
    return file.name.toUtf8().size() > mostFileNameBytes - mostOfACharacter;
}

/// One that was cut says nothing of either; the reason does.
Error clashOf(const OutputFile &one, const OutputFile &other)
{
    if (isCut(other)) {
        return {{},
                {},
                ExportPreviewWords::tr(
                    "%1 and %2 would both be written to one file; rename one: what files are called by must "
                    "differ by more than case and characters that files cannot have, in the %3 bytes that are "
                    "kept of it, and a stage’s file is called by its name and “_stage”")
                    .arg(partOf(one), partOf(other), QString::number(mostFileNameBytes))};
    }
    return {{},
            {},
            ExportPreviewWords::tr(
                "%1 and %2 would both be written to %3; rename one: what files are called by must differ by more "
                "than case and characters that files cannot have, and a stage’s file is called by its name and "
                "“_stage”")
                .arg(partOf(one), partOf(other), quoted(other.name))};
}

std::optional<Error> clash(const QList<OutputFile> &files)
{
    QHash<QString, const OutputFile *> taken;
    for (const OutputFile &file : files) {
        const OutputFile *&other = taken[fileNameKey(file.name)];
        if (other)
            return clashOf(*other, file);
        other = &file;
    }
    return std::nullopt;
}

} // namespace

Result<ExportPreview> previewExport(const Document &document, const QString &projectName, const Format &format,
                                    const ExportOptions &options)
{
    if (const Result<Done> checked = checkOptions(format, options.values); !checked)
        return checked.error();
    if (document.sprites.isEmpty())
        return Error{{}, {}, ExportPreviewWords::tr("there is nothing to export: the project has no sprites")};
    if (auto error = refusal(document))
        return *error;

    Capabilities capabilities = format.capabilities;
    capabilities.numbers.pixelsPerUnit = pixelsPerUnit(format, options);
    const PreparedExport prepared = preparedExport(document, capabilities);
    Result<ExportPreview> preview = format.write(prepared.document, projectName, options);
    if (!preview)
        return preview;
    if (preview->files.isEmpty()) // those that write a file for each shape
        return Error{
            {}, {}, QCoreApplication::translate("hitbox::formats", "there is nothing to export: no frame has shapes")};
    if (auto error = clash(preview->files))
        return *error;
    const Result<QList<Finding>> compared = readBack(prepared.document, format, options, preview->files);
    if (!compared)
        return compared.error();
    preview->losses = prepared.losses + preview->losses + *compared;
    return preview;
}

} // namespace hitbox
