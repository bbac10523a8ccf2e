#include "files/file_writer.h"
#include "files/file_writer_target_unix.h"
#include "files/temporary_names.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QSet>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hitbox {

void removeLeftovers(const QStringList &paths)
{
    using namespace writing;
    QHash<QByteArray, QSet<QByteArray>> prefixes; // by folder
    for (const QString &path : paths) {
        if (const Result<Target> target = targetOf(path))
            prefixes[target->folder].insert(temporaryPrefix(target->name));
    }
    for (const auto &[name, prefixesThere] : prefixes.asKeyValueRange()) {
        const FileDescriptor folder(::open(name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        // Whoever still writes there holds the lock.
        if (!folder.isOpen() || ::flock(folder.value(), LOCK_EX | LOCK_NB) != 0)
            continue;
        const QStringList hidden =
            QDir(QFile::decodeName(name))
                .entryList({QStringLiteral(".*")}, QDir::Files | QDir::Hidden | QDir::System, QDir::Unsorted);
        for (const QString &entry : hidden) {
            const QByteArray leftover = QFile::encodeName(entry);
            if (prefixesThere.contains(prefixOf(leftover)))
                ::unlinkat(folder.value(), leftover.constData(), 0);
        }
    }
}

} // namespace hitbox
