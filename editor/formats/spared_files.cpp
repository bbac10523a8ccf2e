#include "formats/spared_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace hitbox {

Result<Done> sparesFiles(const QStringList &files, const QList<OutputFolder> &outputs)
{
    QSet<QString> spared;
    for (const QString &file : files) {
        if (QFileInfo::exists(file))
            spared.insert(QFileInfo(file).canonicalFilePath());
    }
    for (const OutputFolder &folder : outputs) {
        for (const OutputFile &file : folder.files) {
            const QString path = QDir(folder.path).filePath(file.name);
            if (spared.contains(QFileInfo(path).canonicalFilePath())) {
                return Error{path,
                             {},
                             QCoreApplication::translate(
                                 "hitbox::formats", "not written: the export reads this file; choose another name")};
            }
        }
    }
    return Done{};
}

} // namespace hitbox
