#include "windows/files/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace hitbox {

QString samplePath(Sample sample)
{
    const QString name = sample == Sample::Stage ? QStringLiteral("/arena.hitbox") : QStringLiteral("/duel.hitbox");
    const QStringList folders = {
        QCoreApplication::applicationDirPath() + QStringLiteral("/../share/hitbox-editor/samples"),
        QStringLiteral(HITBOX_SAMPLES_DIR),
    };
    for (const QString &folder : folders) {
        const QString path = QDir::cleanPath(folder + name);
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

} // namespace hitbox
