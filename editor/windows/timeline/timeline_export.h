#pragma once

#include "session/live/live_timeline.h"
#include "session/work/background.h"

#include <QObject>

#include <functional>

class QWidget;

namespace hitbox {

class OpenProject;

/// Hands timelines out: as CSV to the clipboard, and as CSV or a picture to a file that the user is asked for. Files
/// are made and written on another thread.
class TimelineExport : public QObject
{
    Q_OBJECT

public:
    TimelineExport(const OpenProject &project, QWidget *parent);

    // The answer must have a timeline.
    void savePicture(const LiveTimeline::Answer &answer);
    void saveCsv(const LiveTimeline::Answer &answer);
    void copyCsv(const LiveTimeline::Answer &answer);

signals:
    void told(const QString &message);

private:
    using Contents = std::function<Result<QByteArray>()>;

    void save(const QString &title, const QString &ending, const Contents &contents);
    void write(const QString &path, const Contents &contents);

    const OpenProject &m_project;
    QWidget *m_parent = nullptr;
    Background m_background;
};

} // namespace hitbox
