#include "session/files/project_images.h"

#include "session/files/project_files.h"
#include "session/session.h"

#include <utility>

namespace hitbox {

ProjectImages::ProjectImages(Session &session, const ProjectFiles &files)
    : m_files(files)
{
    session.follow(*this);
    connect(&m_contents, &ContentsReader::arrived, this, [this](const QHash<QString, ImageContents> &contents) {
        m_store.take(contents);
        m_factsVersion += 1;
        emit arrived();
    });
    connect(&m_watch, &ImageWatch::changed, this, &ProjectImages::reload);
}

QImage ProjectImages::image(const QString &imagePath) const
{
    return m_store.image(m_files.folders().memory, imagePath);
}

void ProjectImages::forget()
{
    m_store.forget();
    m_contents.forget();
    m_version += 1;
    m_factsVersion += 1;
}

void ProjectImages::reload()
{
    forget();
    emit arrived();
}

void ProjectImages::watchFiles()
{
    QStringList files;
    const QStringList images = m_store.catalog().keys();
    for (const QString &image : images) {
        if (const Result<ImageLocation> location = locateImage(m_folder, image))
            files.append(location->path);
    }
    m_watch.watch(files);
}

bool ProjectImages::update(const Shown &shown)
{
    const ImageFolders folders = m_files.folders();
    if (shown.opened != std::exchange(m_opened, shown.opened) ||
        folders.memory != std::exchange(m_folder, folders.memory))
        forget();
    if (m_store.survey(shown.document, folders)) {
        m_version += 1;
        m_factsVersion += 1;
        m_contents.read(m_store.catalog().keys(), folders.memory);
        watchFiles();
    }
    return m_version != std::exchange(m_told, m_version);
}

} // namespace hitbox
