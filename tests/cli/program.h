#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

/// The program as others see it: arguments in; standard output, standard error and exit status out.
namespace hitbox::cli_test {

struct Run {
    QString out;
    QString err;
    int status = -1; ///< -1 when it crashed or hung

    QJsonObject json() const; ///< the output parsed; empty when it is no JSON
};

/// Runs the program in `folder`.
Run run(const QStringList &arguments, const QString &folder);

/// Runs a line of the shell in `folder`, in which $HITBOX is the program.
Run shell(const QString &line, const QString &folder);

/// A folder with projects to work on, gone at the end of the test.
class Folder
{
public:
    QString path() const { return m_folder.path(); }
    QString file(const QString &name) const { return m_folder.filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;
    QStringList entries() const; ///< names of files and folders, sorted

    /// tests/golden/lopsided.hitbox under this name, each `before` replaced by `after`, which must be in it.
    void writeLopsided(const QString &name, const QByteArray &before = {}, const QByteArray &after = {}) const;

    /// A picture of 192 by 80 pixels, as large as the lopsided sprite's frames need.
    void writeImage(const QString &name) const;

private:
    QTemporaryDir m_folder;
};

} // namespace hitbox::cli_test
