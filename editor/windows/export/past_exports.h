#pragma once

#include "document/export_profile.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace hitbox {

/// An export as it was last made of a project.
struct PastExport {
    QString project;        ///< path of its file
    ExportProfile profile;  ///< its folder is absolute; without a name it was no profile's
    QStringList files = {}; ///< that were written, as named in the folder

    friend bool operator==(const PastExport &, const PastExport &) = default;
};

/// What the program remembers of exports. A project may have come from elsewhere: only folders that it was exported to
/// here before are written to without a question.
class PastExports
{
public:
    static constexpr qsizetype most = 200;         ///< exports, and folders
    static constexpr qsizetype mostFiles = 10'000; ///< of all exports; the oldest forget theirs

    /// The one made last, of the project, or of the project for the format without a profile.
    std::optional<ExportProfile> last(const QString &project) const;
    std::optional<ExportProfile> last(const QString &project, const QString &format) const;
    bool knowsFolder(const QString &project, const QString &folder) const;

    /// Of its files, those that may be there as something else: those that another project, or another format, has
    /// written into the same folder; all of them where the project was never exported there in this format.
    QStringList doubtful(const PastExport &wanted) const;

    /// It is the last one then, in place of one of the same project, profile and format; its folder is known, and its
    /// files are no other one's any more.
    void add(const PastExport &made);
    void addUnasked(const PastExport &made); ///< likewise, but what was the project's last one stays that
    void allow(const QString &project, const QString &folder); ///< known from now on

    QVariantList toList() const; ///< for the settings
    static PastExports fromList(const QVariantList &list);

    friend bool operator==(const PastExports &, const PastExports &) = default;

private:
    struct Place {
        QString project;
        QString folder;
        friend bool operator==(const Place &, const Place &) = default;
    };

    void forgetFiles();

    // Newest first.
    QList<PastExport> m_made;
    QList<Place> m_places;
};

} // namespace hitbox
