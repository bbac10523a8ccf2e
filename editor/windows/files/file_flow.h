#pragma once

#include "document/result.h"

#include <QObject>

class QWidget;

namespace hitbox {

class KeptSettings;
class Session;

/// Opening and saving one project as a person meets them: file dialogs, honest questions, and messages that name file,
/// place and remedy.
class FileFlow : public QObject
{
    Q_OBJECT

public:
    FileFlow(Session &session, KeptSettings &settings, QWidget *workspace);

    // What is open is replaced without a question; nothing changes when nothing can be read.
    void openPath(const QString &path); ///< a project, or images
    void openCopy(const QString &path); ///< a project that saving must not touch

    void addImages(); ///< asks which, and takes files of other tools as well
    bool save();
    bool saveAs();

    void remember(const QString &path); ///< as the newest of the recent files

    /// A name that is still being typed, and a drawing that could be finished, are work too: they are taken.
    void takeUnfinished();

signals:
    void told(const QString &message);
    void filesChosen(const QStringList &paths);
    void recentFilesChanged();
    void opened(); ///< another document is in view
    void saved();

private:
    bool report(const Result<Done> &result, const QString &title);
    bool mayOverwriteChanged();
    QString startFolder() const;

    Session &m_session;
    KeptSettings &m_settings;
    QWidget *m_workspace = nullptr;
};

} // namespace hitbox
