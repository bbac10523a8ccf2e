#include "cli/many_files.h"

#include "cli/number_options.h"
#include "formats/json/json_writer.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QThread>

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <iterator>
#include <map>
#include <mutex>
#include <system_error>
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
    // Not until atEnd(), which a pipe is before anything was read from it.
    for (QByteArray line = file.readLine(mostLineBytes + 2); !line.isEmpty(); line = file.readLine(mostLineBytes + 2)) {
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
    try {
        for (qsizetype i = std::min<qsizetype>(jobs, files.size()); i > 0; --i)
            threads.emplace_back(serve);
    } catch (const std::system_error &) {
        // Those that are there are enough.
    }
    for (const QString &file : files) {
        if (!take(file, threads.empty() ? work(file) : desk.take()))
            break;
    }
    desk.end();
}

/// Which turns have been passed on.
class TurnOrder
{
public:
    explicit TurnOrder(const QStringList &files)
        : m_hasPassed(static_cast<std::size_t>(files.size()), false)
    {
        for (qsizetype i = 0; i < files.size(); ++i)
            m_places.insert(files.at(i), i);
    }

    qsizetype placeOf(const QString &file) const { return m_places.value(file); }

    void await(qsizetype place)
    {
        std::unique_lock lock(m_mutex);
        m_isPassed.wait(lock, [this, place] { return m_next >= place; });
    }

    void pass(qsizetype place)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_hasPassed[static_cast<std::size_t>(place)] = true;
            while (m_next < std::ssize(m_hasPassed) && m_hasPassed[static_cast<std::size_t>(m_next)])
                ++m_next;
        }
        m_isPassed.notify_all();
    }

private:
    QHash<QString, qsizetype> m_places;
    std::mutex m_mutex; ///< of all that follows
    std::condition_variable m_isPassed;
    std::vector<bool> m_hasPassed;
    qsizetype m_next = 0; ///< all before it have passed
};

Turn::Turn(TurnOrder &order, qsizetype place)
    : m_order(&order)
    , m_place(place)
{
}

Turn::~Turn()
{
    pass();
}

void Turn::await()
{
    if (m_order)
        m_order->await(m_place);
}

void Turn::pass()
{
    if (m_order)
        m_order->pass(m_place);
}

OptionRule jsonLinesRule()
{
    return {"json-lines", nullptr, "print a line of JSON for each file, as soon as it is done"};
}

namespace {

/// The document that the work printed, on one line, with the file in front; or what it said instead.
QByteArray lineOf(const QString &file, const QByteArray &document, const QByteArray &messages)
{
    static const QRegularExpression lineBreak(QStringLiteral("\n *"));
    const QString members = QString::fromUtf8(document).trimmed().replace(lineBreak, QString());
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    json.member("file", file);
    if (members.size() < 3)
        json.member("error", QString::fromUtf8(messages).trimmed());
    json.endObject();
    QByteArray line = json.document().trimmed();
    if (members.size() >= 3)
        line = line.chopped(1) + ", " + members.sliced(1).toUtf8();
    return line + '\n';
}

FileDone workOn(const QString &file, TurnOrder &order, Arguments arguments, const WorkOnFile &work)
{
    Turn turn(order, order.placeOf(file));
    const bool wantsLine = arguments.has(QStringLiteral("json-lines"));
    arguments.operands = {file};
    if (wantsLine)
        arguments.options.insert(QStringLiteral("json"), {});
    Output output(Output::Messages::Kept);
    const ExitStatus status = work(arguments, turn, output);
    const QByteArray messages = output.takeMessages();
    const QByteArray results = output.takeResults();
    return {wantsLine ? lineOf(file, results, messages) : results, std::nullopt, status, messages};
}

} // namespace

ExitStatus workOnEach(const Arguments &arguments, const WorkOnFile &work, Output &output)
{
    const auto refused = [&output](const Error &error) { return failed(output, error, QStringLiteral("hitbox")); };
    const Result<int> jobs = jobsOf(arguments);
    if (!jobs)
        return refused(jobs.error());
    Result<QStringList> files = filesOf(arguments);
    if (!files)
        return refused(files.error());
    files->removeDuplicates();
    const bool wantsLines = arguments.has(QStringLiteral("json-lines"));
    if (wantsLines && arguments.has(QStringLiteral("json")))
        return refused(wrongUsage(QStringLiteral("--json and --json-lines exclude each other")));
    if (files->size() == 1 && !wantsLines) {
        Arguments ofOne = arguments;
        ofOne.operands = *files;
        Turn turn;
        return work(ofOne, turn, output);
    }
    if (arguments.has(QStringLiteral("json")))
        return refused(wrongUsage(QStringLiteral("--json is of one file: --json-lines prints a line for each")));
    ExitStatus status = ExitStatus::Done;
    TurnOrder order(*files);
    eachFile(
        *files, *jobs, [&](const QString &file) { return workOn(file, order, arguments, work); },
        [&](const QString &, const FileDone &done) {
            status = std::max(status, done.status);
            output.passOn(done.messages);
            output.print(done.result);
            const bool isWritten = output.flush();
            status = isWritten ? status : ExitStatus::Failed;
            return isWritten;
        });
    return status;
}

} // namespace hitbox
