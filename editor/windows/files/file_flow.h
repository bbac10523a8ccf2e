#pragma once

#include "document/result.h"
#include "session/files/project_files.h"

#include <QObject>

class QWidget;

namespace hitbox {

class KeptSettings;
class OpenProject;

/// What one is asked about a file that is not as it was known.
struct ChangedFileWords {
    QString title;
    QString text;
    QString more;
    QString overwrite = {}; ///< empty where nothing can be written there
    QString reload = {};    ///< empty where there is nothing to take
};

/// Opening and saving one project as a person meets them: file dialogs, honest questions, and messages that name file,
/// place and remedy. Nobody waits for a save: editing goes on meanwhile.
class FileFlow : public QObject
{
    Q_OBJECT

public:
    FileFlow(OpenProject &project, KeptSettings &settings, QWidget *workspace);

    ProjectFiles &files() { return m_files; }

    void show(const OpenedProject &opened); ///< what is open is replaced without a question
    void reportUnread(const Error &error);  ///< why a file could not be opened

    void addImages(); ///< asks which, and takes files of other tools as well
    // One of saved() and notSaved() follows once it was ordered.
    void save();
    void saveAs();
    bool isSaving() const { return m_files.isSaving(); }

    void remember(const QString &path); ///< as the newest of the recent files

    /// A name that is still being typed, and a drawing that could be finished, are work too: they are taken.
    void takeUnfinished();

signals:
    void told(const QString &message);
    void filesChosen(const QStringList &paths);
    void recentFilesChanged();
    void opened(); ///< another document is in view
    void saved();
    void notSaved(); ///< what was ordered; the person knows why

private:
    void report(const Error &error, const QString &title);
    void askAboutChanged(const QString &path, const FileChange &change);
    void tellSaved(const QString &path);
    void tellFailed(const Error &error, ProjectFiles::OnDisk there);
    static QString wordsOn(ProjectFiles::OnDisk there);
    static ChangedFileWords wordsOn(const QString &path, const FileChange &change);
    void giveUp();
    QString startFolder() const;

    OpenProject &m_project;
    KeptSettings &m_settings;
    QWidget *m_workspace = nullptr;
    ProjectFiles &m_files;
    QStringList m_chosen; ///< names for saves under way, to be remembered once they are there
};

} // namespace hitbox
