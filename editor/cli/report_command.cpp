#include "cli/commands.h"
#include "cli/many_files.h"
#include "cli/project_input.h"
#include "cli/report/report_page.h"
#include "files/file_writer.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr qint64 mostPageHead = 4096;           ///< bytes that tell whose page it is
constexpr qint64 mostBytes = qint64(512) << 20; ///< of a page; browsers take no more

/// Sections as they are made, beside each other.
class Sections
{
public:
    /// So much of the page is left.
    qint64 left()
    {
        const QMutexLocker lock(&m_mutex);
        return mostBytes - m_bytes;
    }
    void keep(const QString &file, const ReportSection &section)
    {
        const QMutexLocker lock(&m_mutex);
        m_bytes += section.html.size();
        m_byFile.insert(file, section);
    }
    ReportSection take(const QString &file)
    {
        const QMutexLocker lock(&m_mutex);
        return m_byFile.take(file);
    }

private:
    QMutex m_mutex;
    QHash<QString, ReportSection> m_byFile;
    qint64 m_bytes = 0;
};

/// Of the list, which stays.
QHash<QString, QByteArray> anchorsOf(const QStringList &files)
{
    QHash<QString, QByteArray> anchors;
    for (qsizetype i = 0; i < files.size(); ++i)
        anchors.insert(files.at(i), "project" + QByteArray::number(i));
    return anchors;
}

struct DrawnPage {
    QByteArray text;
    ExitStatus status = ExitStatus::Done;
};

DrawnPage pageOf(const QStringList &files, int jobs, const Output &output)
{
    DrawnPage page;
    Sections made;
    QList<ReportSection> sections;
    QList<UnreadProject> unread;
    const QHash<QString, QByteArray> anchors = anchorsOf(files);
    const int jobsOfOne = std::max(1, jobs / static_cast<int>(files.size()));
    eachFile(
        files, jobs,
        [&](const QString &file) -> FileDone {
            const Result<ReportSection> section = reportSection(file, anchors.value(file), made.left(), jobsOfOne);
            if (!section)
                return {{}, section.error(), ExitStatus::Failed};
            made.keep(file, *section);
            return {{}, std::nullopt, section->summary.errors > 0 ? ExitStatus::Findings : ExitStatus::Done};
        },
        [&](const QString &file, const FileDone &done) {
            page.status = std::max(page.status, done.status);
            if (done.error) {
                output.message(*done.error, file);
                unread.append({file, done.error->text()});
            } else {
                sections.append(made.take(file));
            }
            return true;
        });
    page.text = reportPage(std::move(sections), unread);
    return page;
}

/// A page that somebody wrote by hand, or that another program made, is not one of ours.
Result<Done> sparesOtherPages(const QString &out)
{
    const QFileInfo there(out);
    if (!there.isFile() || there.size() == 0)
        return Done{};
    QFile page(out);
    if (page.open(QIODevice::ReadOnly) && isReportPage(page.peek(mostPageHead)))
        return Done{};
    return Error{out,
                 {},
                 QStringLiteral("not written: the report would replace it, and it is no page of `hitbox report`; give "
                                "another name, or delete it")};
}

ExitStatus runReport(const Arguments &arguments, Output &output)
{
    const auto refused = [&output](const Error &error) { return failed(output, error, QStringLiteral("hitbox")); };
    const QString out = arguments.value(QStringLiteral("out"));
    const QString ending = QFileInfo(out).suffix().toLower();
    if (ending != QLatin1String("html") && ending != QLatin1String("htm"))
        return refused(wrongUsage(QStringLiteral("--out names a page: give FILE.html")));
    if (const Result<Done> spared = sparesOtherPages(out); !spared)
        return refused(spared.error());
    const Result<int> jobs = jobsOf(arguments);
    if (!jobs)
        return refused(jobs.error());
    Result<QStringList> files = filesOf(arguments);
    if (!files)
        return refused(files.error());
    files->removeDuplicates();
    const DrawnPage page = pageOf(*files, *jobs, output);
    const OutputFolder folder{QFileInfo(out).path(), {{QFileInfo(out).fileName(), page.text}}};
    const Result<Done> written = writeTogether({folder}, [&output](const Error &why) { output.message(why, {}); });
    if (!written)
        return failed(output, written.error(), out);
    output.printLine(out);
    return page.status;
}

} // namespace

Command reportCommand()
{
    return {
        "report",
        "[FILE...]",
        "Writes a page for the browser that shows projects: pictures, findings, overlaps, what engines lose",
        "One file of HTML that needs nothing beside it, for a build server to publish. It takes the place of an\n"
        "earlier report, and of no other page. Exit status 1 when there are errors among the findings. A project that\n"
        "cannot be read is named on the page, and the others are shown.\n",
        0,
        -1,
        QList<OptionRule>{{"out", "PAGE.html", "the page to write", OptionUse::Required}} + manyFilesRules(),
        runReport,
        "out"};
}

} // namespace hitbox
