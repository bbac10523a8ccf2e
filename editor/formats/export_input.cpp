#include "formats/export_input.h"

#include "images/image_paths.h"
#include "images/images.h"

namespace hitbox {

ExportOptions withFilesRead(ExportOptions options, const Document &document, const Format &format,
                            const ExportFolders &folders)
{
    if (!format.asksForImages)
        return options;
    const ImageCatalog catalog = surveyImages(document, folders.project);
    const QString out = folders.out.isEmpty() ? folders.project : folders.out;
    for (auto facts = catalog.cbegin(); facts != catalog.cend(); ++facts)
        options.images.insert(facts.key(), {rebasedImagePath(facts.key(), folders.project, out), facts->size});
    return options;
}

} // namespace hitbox
