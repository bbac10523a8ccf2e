#include "session/files/saved_versions.h"

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/files/project_files.h"
#include "session/files/version_store.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hitbox {

SavedVersions::SavedVersions(ProjectFiles &files, QString store, QObject *parent)
    : QObject(parent)
    , m_files(files)
    , m_store(std::move(store))
{
    connect(&files, &ProjectFiles::ordered, this, &SavedVersions::keepOpened);
    connect(&files, &ProjectFiles::replaced, this, &SavedVersions::keepReplaced);
    connect(&files, &ProjectFiles::saved, this, &SavedVersions::keepSaved);
}

/// At the first save of what was opened, or read anew after another program wrote it. An empty project is nothing to
/// keep: it also stands for a file that could not be read. A failure is told by what is saved.
void SavedVersions::keepOpened()
{
    const State state{m_files.path(), m_files.savedDocument()};
    if (state.path.isEmpty() || state == m_kept || state.document == emptyProject())
        return;
    m_kept = state;
    const auto keep = [store = m_store, state, newest = m_newest, ordered = QDateTime::currentDateTimeUtc()] {
        const QDateTime written = QFileInfo(state.path).lastModified().toUTC();
        return keepVersion(store, state.path, projectBytes(state.document), newest,
                           written.isValid() ? std::min(written, ordered) : ordered);
    };
    m_background.start(keep, [](const Result<Done> &) {});
}

/// What is no project could not be opened as a version.
void SavedVersions::keepReplaced(const QString &path, const QByteArray &bytes)
{
    const auto keep = [store = m_store, path, bytes, newest = m_newest] {
        const Result<Document> read = parseProject(bytes, path);
        return read ? keepVersion(store, path, bytes, newest) : Result<Done>(Done{});
    };
    m_background.start(keep, [this](const Result<Done> &written) {
        if (!written)
            take(written);
    });
}

void SavedVersions::keepSaved(const QString &path)
{
    m_kept = {path, m_files.savedDocument()};
    const auto keep = [store = m_store, state = m_kept, newest = m_newest] {
        return keepVersion(store, state.path, projectBytes(state.document), newest);
    };
    m_background.start(keep, [this](const Result<Done> &written) { take(written); });
}

void SavedVersions::take(const Result<Done> &written)
{
    const bool wasTold = std::exchange(m_isTold, !written);
    if (written)
        emit kept();
    else if (!wasTold)
        emit failed(written.error());
}

} // namespace hitbox
