#include "files/file_writer_steps.h"
#include "files/job_journal.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdlib>

/// Dies in the middle of a job, for job_journal_test:
///
///     job_program FOLDER PUBLISHED TAKEN-BACK NAME...
///
/// writes "new" into the files of these names in the folder, and ends without another word after so many are in place,
/// and then so many taken back; with -1 the job is not turned back. Exit status 0 when all went well up to there.
namespace {

using namespace hitbox::writing;

QString placeOf(const QString &name)
{
    return name.left(qMax(name.lastIndexOf(u'/'), qsizetype(0)));
}

bool runsUntil(int published, int takenBack, const QString &path, const QStringList &names)
{
    std::vector<NewFile> files;
    for (const QString &name : names)
        files.push_back({QDir(path).filePath(name), "new"});
    FolderWait wait;
    hitbox::Result<StagedFiles> staged = stage(files, wait);
    if (!staged)
        std::_Exit(1);
    JournaledFolder folder{path, {}};
    for (size_t i = 0; i < staged->size(); ++i) {
        if (!(*staged)[i]->keepOld())
            std::_Exit(1);
        folder.files.push_back({placeOf(names[qsizetype(i)]), (*staged)[i].get()});
    }
    const hitbox::Result<std::unique_ptr<JobJournal>> journal = JobJournal::begin({folder}, wait);
    bool isDone = journal.ok();
    for (int i = 0; i < published; ++i)
        isDone = isDone && (*staged)[size_t(i)]->publish().ok();
    if (isDone && takenBack >= 0)
        (*journal)->turnBack();
    for (int i = 0; i < takenBack; ++i)
        isDone = isDone && (*staged)[size_t(published - 1 - i)]->takeBack().ok();
    std::_Exit(isDone ? 0 : 1);
}

} // namespace

int main(int count, char **words)
{
    const QCoreApplication application(count, words);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 5)
        return 2;
    runsUntil(arguments[2].toInt(), arguments[3].toInt(), arguments[1], arguments.mid(4));
}
