#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "validation/fixes.h"

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

using geometry::fuzz::require;

/// Repairs and exports of more take a fuzzer's time and find nothing new.
constexpr std::size_t mostBytes = 16 * 1024;

void saveAgain(const Document &document)
{
    require(checkProject(document).ok(), "what was read can be saved");
    const QByteArray saved = projectBytes(document);
    const Result<Document> again = parseProject(saved, QStringLiteral("again.hitbox"));
    require(again && *again == document, "what was saved reads back the same");
    require(projectBytes(*again) == saved, "saving again gives the same bytes");
}

void repair(const Document &document)
{
    const FixedDocument fixed = fixedAll(document, {});
    require(checkProject(fixed.document).ok(), "what was repaired can be saved");
    require(fixedAll(fixed.document, {}).document == fixed.document, "what was repaired needs no repair");
}

void writeAs(const Format &format, const Document &document)
{
    const Result<ExportPreview> preview = previewExport(document, QStringLiteral("game"), format, {});
    require(preview ? !preview->files.isEmpty() : !preview.error().what.isEmpty(),
            "an export makes files, or says what stands in its way");
}

} // namespace

// A project of whatever bytes: it is refused in a sentence, or is saved, repaired and exported as all others are. Its
// length says into which format.
HITBOX_FUZZER(project_file)(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Result<Document> document = parseProject(bytes, QStringLiteral("game.hitbox"));
    if (!document) {
        require(!document.error().what.isEmpty() && !document.error().file.isEmpty(),
                "a refusal says what and which file");
        return 0;
    }
    saveAgain(*document);
    if (size > mostBytes)
        return 0;
    repair(*document);
    const QList<Format> &formats = allFormats();
    writeAs(formats.at(static_cast<qsizetype>(size) % formats.size()), *document);
    return 0;
}
