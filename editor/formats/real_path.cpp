#include "formats/real_path.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace hitbox {

namespace {

/// Follows what is there; of the rest, "." and ".." are worked out.
std::filesystem::path asFarAsItIsThere(const std::filesystem::path &path)
{
    std::error_code error;
    std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
    return error ? path.lexically_normal() : real;
}

} // namespace

QString realPath(const QString &path)
{
    constexpr int mostLinks = 40;
    std::filesystem::path real = asFarAsItIsThere(QFileInfo(path).filesystemAbsoluteFilePath());
    for (int links = 0; links < mostLinks; ++links) {
        std::error_code error;
        const std::filesystem::path leadsTo = std::filesystem::read_symlink(real, error);
        if (error)
            break; // no link, or nothing there
        real = asFarAsItIsThere(real.parent_path() / leadsTo);
    }
    return QDir::cleanPath(QFileInfo(real).filePath());
}

bool liesWithin(const QString &folder, const QString &path)
{
    return path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

} // namespace hitbox
