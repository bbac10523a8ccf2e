#include "cli/shown_images.h"

#include "document/names.h"
#include "formats/project/project_file.h"
#include "service/project_context.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

Result<Done> ShownImages::spares(const QList<OutputFolder> &outputs)
{
    for (const OutputFolder &folder : outputs) {
        for (const OutputFile &file : folder.files) {
            const QString path = QDir(folder.path).filePath(file.name);
            const QString there = QFileInfo(path).canonicalFilePath();
            if (there.isEmpty() || holdsAlready(path, file.bytes))
                continue;
            std::call_once(m_isFound, [this] { find(); });
            if (const auto project = m_shownBy.constFind(there); project != m_shownBy.constEnd())
                return Error{
                    path,
                    {},
                    QStringLiteral("not written: %1 shows this image; choose another place").arg(quoted(*project))};
        }
    }
    return Done{};
}

void ShownImages::find()
{
    for (const QString &project : std::as_const(m_projects)) {
        const Result<Document> document = readProject(project);
        if (!document)
            continue; // it is told in its turn
        for (const QString &image : imageFilesOf(*document, project)) {
            if (const QString path = QFileInfo(image).canonicalFilePath(); !path.isEmpty())
                m_shownBy.insert(path, project);
        }
    }
}

} // namespace hitbox
