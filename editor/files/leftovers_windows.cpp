#include "files/file_writer.h"
#include "files/file_writer_target_windows.h"
#include "files/native_path_windows.h"
#include "files/temporary_names.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace hitbox {

void removeLeftovers(const QStringList &paths)
{
    using namespace writing;
    QHash<QString, QSet<QByteArray>> prefixes; // by folder
    for (const QString &path : paths) {
        if (const Result<QString> target = targetOf(path))
            prefixes[QFileInfo(*target).path()].insert(temporaryPrefix(bytesOfName(QFileInfo(*target).fileName())));
    }
    for (const auto &[path, prefixesThere] : prefixes.asKeyValueRange()) {
        const QDir folder(path);
        const QStringList names = folder.entryList({QStringLiteral(".*")}, QDir::Files | QDir::Hidden | QDir::System);
        // Asked after the look: whoever made one of these files had marked the folder before.
        if (isInUse(path))
            continue;
        for (const QString &name : names) {
            if (prefixesThere.contains(prefixOf(bytesOfName(name))))
                DeleteFileW(nativePath(folder.filePath(name)).c_str());
        }
    }
}

} // namespace hitbox
