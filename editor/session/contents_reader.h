#pragma once

#include "images/image_contents.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <atomic>

namespace hitbox {

/// Reads image files in full on another thread: for findings about pixels and about changed files, which may come
/// later than the others.
class ContentsReader final : public QObject
{
    Q_OBJECT

public:
    explicit ContentsReader(QObject *parent = nullptr);
    ~ContentsReader() override;

    /// Reads those that were not asked for yet; arrived() follows once for all of them.
    void read(const QStringList &images, const QString &projectFolder);

    /// Everything is to be read anew; what is on its way is dropped.
    void forget();

signals:
    void arrived(const QHash<QString, ImageContents> &contents); ///< by path as it stands in the project

private:
    QSet<QString> m_asked;
    std::atomic<int> m_generation = 0; ///< results for an earlier one are dropped; -1 at the end
    QThreadPool m_threads;
};

} // namespace hitbox
