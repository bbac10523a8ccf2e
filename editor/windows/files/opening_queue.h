#pragma once

#include "document/result.h"
#include "session/work/run.h"

#include <QObject>
#include <QStringList>

#include <deque>
#include <functional>

namespace hitbox {

struct OpenedProject;
class ProjectView;

/// Projects on their way into the window: read beside it, one after the other, and taken in the order in which they
/// were asked for.
class OpeningQueue : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<Result<OpenedProject>(const Run &)>;
    using Take = std::function<void(const Result<OpenedProject> &)>;

    using InView = std::function<ProjectView &()>; ///< where a bar is shown when reading takes long

    explicit OpeningQueue(InView inView, QObject *parent = nullptr);

    /// The path is empty for what is not to be opened again by itself. What is cancelled is not taken.
    void add(const QString &path, Read read, Take take);
    void then(std::function<void()> act); ///< when all before it has been taken

    QStringList paths() const; ///< of what is not taken yet, in order
    bool isEmpty() const { return m_openings.empty(); }

private:
    struct Opening {
        QString path;
        Read read; ///< none: there is nothing to read
        Take take;
    };

    void next();
    void take(const Result<OpenedProject> &opened);
    void drop();

    InView m_inView;
    std::deque<Opening> m_openings;
    bool m_isReading = false;
};

} // namespace hitbox
