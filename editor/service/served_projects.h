#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <map>

/// Projects in memory, with their steps to undo, within bounds that no client of a service can push.
namespace hitbox {

/// A value of a project, and about how many bytes it takes: those that it would take as JSON.
struct WeighedDocument {
    Document document;
    qint64 weight = 0;
};

struct ServedProject {
    QString file;      ///< absolute; empty for one that has none
    QByteArray onDisk; ///< digest of the file's bytes when it was last read or written; empty for none
    Document document;
    Document saved;               ///< as it is in the file
    int revision = 0;             ///< larger by one with each change, undone or not
    bool isSavedByOthers = false; ///< by the editor that has it open: saving it under its own name leaves that to it

    // Kept by ServedProjects.
    qint64 weight = 0; ///< of the document
    QList<WeighedDocument> before = {};
    QList<WeighedDocument> after = {};

    QString folder() const; ///< that image paths start from; empty without a file
    bool isChanged() const { return document != saved; }

    /// Goes by this file from now on; paths of images lead where they led, in steps that may be undone, too.
    void moveTo(const QString &path);
};

/// How many bytes the document is about to take, see WeighedDocument, without writing it: a walk over all that a client
/// can make large.
qint64 weightOf(const Document &document);

class ServedProjects
{
public:
    static constexpr int most = 100;
    static constexpr int mostSteps = 100;                          ///< of one project, to undo
    static constexpr qint64 mostWeight = qint64(512) << 20;        ///< of all projects as they are
    static constexpr qint64 mostWeightOfSteps = qint64(256) << 20; ///< of all their steps

    /// Opens the project; its number, from 1 on. Fails when there are too many, or too much in them.
    Result<int> add(ServedProject project);

    ServedProject *find(int number); ///< null when there is none
    void close(int number);
    const std::map<int, ServedProject> &all() const { return m_projects; }

    /// A change that comes to nothing is no step. Fails where it is too much; then nothing has changed. Old steps are
    /// forgotten where they are too many or too large: of all projects first of those that have most.
    Result<Done> change(ServedProject &project, Document document);

    bool undo(ServedProject &project); ///< false when there is nothing to undo
    bool redo(ServedProject &project);

private:
    qint64 weightOfAll() const;
    void forgetOldSteps(ServedProject &project);

    std::map<int, ServedProject> m_projects;
    int m_last = 0;
};

} // namespace hitbox
