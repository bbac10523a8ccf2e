#pragma once

#include "document/result.h"
#include "files/file_writer.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <mutex>
#include <utility>

namespace hitbox {

/// The images that the projects of a run show, so that none is replaced for another project. They are looked up when
/// it first matters, for most runs replace nothing. Any thread may ask.
class ShownImages
{
public:
    explicit ShownImages(QStringList projects)
        : m_projects(std::move(projects))
    {
    }

    /// Fails where an output would take the place of one, links followed, with other bytes than it has.
    Result<Done> spares(const QList<OutputFolder> &outputs);

private:
    void find();

    QStringList m_projects;
    std::once_flag m_isFound;
    QHash<QString, QString> m_shownBy; ///< projects by the paths of images
};

} // namespace hitbox
