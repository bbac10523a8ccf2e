#pragma once

#include "windows/settings.h"

#include "document/result.h"

#include <QObject>

class QWidget;

namespace hitbox {

class Session;

/// Opening and saving as a person meets them: file dialogs, honest questions, and messages that name file, place and
/// remedy.
class FileFlow : public QObject
{
    Q_OBJECT

public:
    FileFlow(Session &session, Settings &settings, QWidget *window);

    void startNew();
    void open();
    void openPath(const QString &path); ///< a project, or an image
    void openSample();
    void addImages();
    void openDropped(const QStringList &paths); ///< images join the project, a project file replaces it
    bool save();
    bool saveAs();

    /// Asks when there is unsaved work. True when it was saved or given up.
    bool mayDiscard();

signals:
    void told(const QString &message);
    void recentFilesChanged();
    void opened(); ///< another document is in view

private:
    bool report(const Result<Done> &result, const QString &title);
    bool mayOverwriteChanged();
    void takeTyped(); ///< a name that is still being typed counts
    void remember(const QString &path);
    QString startFolder() const;

    Session &m_session;
    Settings &m_settings;
    QWidget *m_window = nullptr;
};

/// The project that shows everything once; empty when it is not installed.
QString samplePath();

} // namespace hitbox
