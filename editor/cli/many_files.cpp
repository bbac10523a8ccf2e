#include "cli/many_files.h"

#include "cli/number_options.h"

#include <QFile>
#include <QThread>

#include <condition_variable>
#include <cstdio>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace hitbox {

namespace {

constexpr qsizetype mostFiles = 1'000'000;
constexpr qint64 mostLineBytes = 16 * 1024;
constexpr int mostJobs = 256;
constexpr qsizetype mostAhead = 64; ///< files for each job, of which one is not done

Result<QStringList> linesOf(const QString &name)
{
    QFile file(name);
    const bool isOpen =
        name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return Error{name, {}, QStringLiteral("the list of files cannot be read: ") + file.errorString()};
    QStringList lines;
    while (!file.atEnd()) {
        QByteArray line = file.readLine(mostLineBytes + 2);
        if (line.size() > mostLineBytes && !line.endsWith('\n'))
            return Error{
                name, QStringLiteral("line %1").arg(lines.size() + 1),
                QStringLiteral("found a line of more than %1 bytes, expected the name of a file").arg(mostLineBytes)};
        while (line.endsWith('\n') || line.endsWith('\r'))
            line.chop(1);
        if (line.isEmpty())
            continue;
        if (lines.size() == mostFiles)
            return Error{name, {}, QStringLiteral("the list names more than %1 files").arg(mostFiles)};
        lines.append(QFile::decodeName(line));
    }
    if (file.error() != QFile::NoError)
        return Error{name, {}, QStringLiteral("the list of files cannot be read: ") + file.errorString()};
    return lines;
}

/// Where files and results change hands.
class Desk
{
public:
    Desk(qsizetype count, qsizetype ahead)
        : m_count(count)
        , m_ahead(ahead)
    {
    }

    /// The next to work on; nothing when there is none, or nobody wants it any more.
    std::optional<qsizetype> next()
    {
        std::unique_lock lock(m_mutex);
        m_isRoom.wait(lock, [this] { return m_isOver || m_next >= m_count || m_next < m_taken + m_ahead; });
        return m_isOver || m_next >= m_count ? std::nullopt : std::optional(m_next++);
    }

    void put(qsizetype index, FileDone done)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_done.emplace(index, std::move(done));
        }
        m_isDone.notify_one();
    }

    /// Waits for the next in order.
    FileDone take()
    {
        std::unique_lock lock(m_mutex);
        m_isDone.wait(lock, [this] { return m_done.contains(m_taken); });
        FileDone done = std::move(m_done.extract(m_taken).mapped());
        ++m_taken;
        lock.unlock();
        m_isRoom.notify_all();
        return done;
    }

    void end()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_isRoom.notify_all();
    }

private:
    std::mutex m_mutex; ///< of all that follows
    std::condition_variable m_isRoom;
    std::condition_variable m_isDone;
    std::map<qsizetype, FileDone> m_done;
    const qsizetype m_count;
    const qsizetype m_ahead;
    qsizetype m_next = 0;
    qsizetype m_taken = 0;
    bool m_isOver = false;
};

} // namespace

QList<OptionRule> manyFilesRules()
{
    return {
        {"files-from", "LIST", "work on the files that LIST names too, a line each; - is standard input",
         OptionUse::Optional},
        {"jobs", "N", "work on N files at once; without it on as many as there are processors", OptionUse::Optional}};
}

Result<QStringList> filesOf(const Arguments &arguments)
{
    QStringList files = arguments.operands;
    if (arguments.has(QStringLiteral("files-from"))) {
        const Result<QStringList> listed = linesOf(arguments.value(QStringLiteral("files-from")));
        if (!listed)
            return listed.error();
        files += *listed;
    }
    if (files.isEmpty())
        return wrongUsage(QStringLiteral("no file was given, neither by itself nor by --files-from"));
    return files;
}

Result<int> jobsOf(const Arguments &arguments)
{
    const Result<int> jobs = wholeNumberOf(arguments, "jobs", QThread::idealThreadCount());
    if (jobs && (*jobs < 1 || *jobs > mostJobs))
        return wrongUsage(QStringLiteral("--jobs takes a whole number from 1 to %1").arg(mostJobs));
    return jobs;
}

void eachFile(const QStringList &files, int jobs, const std::function<FileDone(const QString &file)> &work,
              const std::function<bool(const QString &file, const FileDone &done)> &take)
{
    Desk desk(files.size(), jobs * mostAhead);
    const auto serve = [&] {
        while (const std::optional<qsizetype> index = desk.next())
            desk.put(*index, work(files.at(*index)));
    };
    std::vector<std::jthread> threads;
    for (qsizetype i = std::min<qsizetype>(jobs, files.size()); i > 0; --i)
        threads.emplace_back(serve);
    for (const QString &file : files) {
        if (!take(file, desk.take()))
            break;
    }
    desk.end();
}

} // namespace hitbox
