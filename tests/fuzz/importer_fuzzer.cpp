#include "document/edits.h"
#include "formats/importers/importer.h"
#include "formats/project/project_check.h"

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

/// Of no folder that exists: what a file names is looked up, but never there.
const QString folder = QStringLiteral("/nonexistent/game");

void importInto(const Document &document, const Imported &imported)
{
    using geometry::fuzz::require;
    const ImportResult once = withImported(document, imported, folder);
    require(checkProject(once.document).ok(), "what was imported can be saved");
    const ImportResult twice = withImported(once.document, imported, folder);
    require(twice.document == once.document, "importing again changes nothing");
}

} // namespace

// The importer that the environment's HITBOX_IMPORTER names, on whatever bytes: it refuses in a sentence, or makes what
// a project can hold.
HITBOX_FUZZER(importer)(const std::uint8_t *data, std::size_t size)
{
    using geometry::fuzz::require;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Importer *importer = findImporter(qEnvironmentVariable("HITBOX_IMPORTER"));
    require(importer, "HITBOX_IMPORTER names an importer of the table");
    const Result<ImportSource> source = importSourceOf(bytes, folder + QStringLiteral("/sheet"), folder);
    const Result<Imported> imported = source ? importFrom(*source, *importer) : Result<Imported>(source.error());
    if (imported)
        importInto(emptyProject(), *imported);
    else
        require(!imported.error().what.isEmpty() && !imported.error().file.isEmpty(),
                "a refusal says what and which file");
    return 0;
}
