#include "files/loose_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryFile>

#include <filesystem>
#include <system_error>

namespace hitbox {

namespace {

constexpr QLatin1String loosePrefix(".loose-");

} // namespace

bool isLeftover(const QString &name)
{
    return name.startsWith(loosePrefix);
}

Result<Done> writeLoose(const QString &path, const QByteArray &bytes)
{
    const QDir folder = QFileInfo(path).dir();
    if (!folder.exists() && !folder.mkpath(QStringLiteral(".")))
        return Error{path, {}, QStringLiteral("its folder cannot be made")};
    QTemporaryFile file(folder.filePath(loosePrefix + QStringLiteral("XXXXXX")));
    if (!file.open() || file.write(bytes) != bytes.size() || !file.flush())
        return Error{path, {}, file.errorString()};
    file.close();
    std::error_code error;
    std::filesystem::rename(QFileInfo(file).filesystemAbsoluteFilePath(), QFileInfo(path).filesystemAbsoluteFilePath(),
                            error);
    if (error)
        return Error{path, {}, QString::fromLocal8Bit(error.message().c_str())};
    file.setAutoRemove(false);
    return Done();
}

} // namespace hitbox
