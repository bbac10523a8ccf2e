#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>

#include <clocale>
#include <string_view>

/// A locale whose decimal point is none, for tests of what must not follow it. Few machines have one installed, so it
/// is built, and a test that asks for it cannot pass by having run without it.
namespace hitbox {

/// A comma, and a point of more than one byte.
inline constexpr const char *localesWithoutAPoint[] = {"de_DE", "ps_AF"};

class CommaLocale
{
public:
    explicit CommaLocale(const QString &language = QStringLiteral("de_DE"))
        : m_name(language + QStringLiteral(".UTF-8"))
        , m_canBeBuilt(!QStandardPaths::findExecutable(QStringLiteral("localedef")).isEmpty() &&
                       QFileInfo::exists(QStringLiteral("/usr/share/i18n/locales/") + language))
    {
        // The status is 1 on warnings too; isWorking() tells whether it is there.
        if (m_canBeBuilt)
            QProcess::execute(QStringLiteral("localedef"),
                              {QStringLiteral("--quiet"), QStringLiteral("-i"), language, QStringLiteral("-f"),
                               QStringLiteral("UTF-8"), m_folder.filePath(m_name)});
    }
    CommaLocale(const CommaLocale &) = delete;
    CommaLocale &operator=(const CommaLocale &) = delete;
    ~CommaLocale()
    {
        std::setlocale(LC_ALL, "C");
        qunsetenv("LOCPATH");
    }

    /// Without the tool or its sources (Debian: the package `locales`) there is nothing to test with.
    bool canBeBuilt() const { return m_canBeBuilt; }

    /// Makes it this program's locale until the end of this object. False when it is not, or has a point after all.
    [[nodiscard]] bool begin() const
    {
        qputenv("LOCPATH", folder().toLocal8Bit());
        return std::setlocale(LC_ALL, qPrintable(m_name)) && std::string_view(std::localeconv()->decimal_point) != ".";
    }

    QString name() const { return m_name; }            ///< for LC_ALL
    QString folder() const { return m_folder.path(); } ///< for LOCPATH

private:
    QTemporaryDir m_folder;
    QString m_name;
    bool m_canBeBuilt = false;
};

} // namespace hitbox
