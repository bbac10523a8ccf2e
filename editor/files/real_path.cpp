#include "files/real_path.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace hitbox {

namespace {

/// What version control keeps in the uppermost folder of a tree; a file in some of them, such as for Git's worktrees.
constexpr std::array treeMarks{".git", ".hg", ".svn", ".jj", ".bzr", ".pijul", "_darcs", ".fslckout", "_FOSSIL_"};

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
    const std::filesystem::path working = QFileInfo(QDir::currentPath()).filesystemFilePath();
    std::filesystem::path real = asFarAsItIsThere(working / QFileInfo(path).filesystemFilePath());
    for (int links = 0; links < mostLinks; ++links) {
        std::error_code error;
        const std::filesystem::path leadsTo = std::filesystem::read_symlink(real, error);
        if (error)
            break; // no link, or nothing there
        real = asFarAsItIsThere(real.parent_path() / leadsTo);
    }
    return QDir::cleanPath(QFileInfo(real).filePath());
}

QString tidyPath(const QString &path)
{
    const QString tidy = QDir::cleanPath(path);
    return tidy == path || realPath(tidy) == realPath(path) ? tidy : path;
}

bool liesWithin(const QString &folder, const QString &path)
{
    return path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

bool isTopOfTree(const QString &folder)
{
    return std::ranges::any_of(
        treeMarks, [dir = QDir(folder)](const char *mark) { return dir.exists(QString::fromLatin1(mark)); });
}

QString treeAround(const QString &folder)
{
    QDir around(folder);
    do {
        if (isTopOfTree(around.path()))
            return around.path();
    } while (around.cdUp());
    return {};
}

bool isOfVersionControl(const QString &path)
{
    const QStringList parts = path.split(u'/');
    return std::ranges::any_of(
        treeMarks, [&parts](const char *mark) { return parts.contains(QLatin1String(mark), Qt::CaseInsensitive); });
}

} // namespace hitbox
