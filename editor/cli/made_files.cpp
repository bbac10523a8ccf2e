#include "cli/made_files.h"

#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QMap>

#include <utility>

namespace hitbox {

namespace {

constexpr auto madeFilesVersion = QDataStream::Qt_6_0;

/// Options that change nothing of what comes out, or that are looked at by themselves.
const QStringList &optionsWithoutEffect()
{
    static const QStringList options{QStringLiteral("cache"), QStringLiteral("files-from"), QStringLiteral("jobs"),
                                     QStringLiteral("json"), QStringLiteral("json-lines")};
    return options;
}

QByteArray bytesOf(const MadeFiles &made)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(madeFilesVersion);
    stream << made.results << made.messages << qint32(made.files.size());
    for (const OutputFile &file : made.files)
        stream << file.name << file.bytes << file.part;
    return bytes;
}

std::optional<MadeFiles> madeFilesIn(const FileDone &done)
{
    QDataStream stream(done.result);
    stream.setVersion(madeFilesVersion);
    MadeFiles made;
    qint32 count = 0;
    stream >> made.results >> made.messages >> count;
    for (qint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        OutputFile file;
        stream >> file.name >> file.bytes >> file.part;
        made.files.append(file);
    }
    made.status = done.status;
    return stream.status() == QDataStream::Ok && stream.atEnd() ? std::optional(made) : std::nullopt;
}

QStringList pathsOf(const QString &folder, const MadeFiles &made)
{
    QStringList paths;
    for (const OutputFile &file : made.files)
        paths.append(QDir(folder).filePath(file.name));
    return paths;
}

ExitStatus writeOut(const QString &folder, const MadeFiles &made, Output &output)
{
    const Result<Done> written =
        writeTogether(folder, made.files, [&output](const Error &why) { output.message(why, {}); });
    if (!written)
        return failed(output, written.error(), QStringLiteral("--out"));
    output.passOn(made.messages);
    output.print(made.results);
    return made.status;
}

std::optional<MadeFiles> knownFiles(ResultCache *cache, const QString &file, const QByteArray &project)
{
    const std::optional<FileDone> known = cache ? cache->find(file, project) : std::nullopt;
    return known ? madeFilesIn(*known) : std::nullopt;
}

} // namespace

ExitStatus writeMade(const MakingOfFiles &making, ResultCache *cache, Claiming claim, Output &output)
{
    const Result<QByteArray> project = readWhole(making.file);
    if (!project)
        return failed(output, project.error(), making.file);
    const Result<QString> folder = making.folder(*project);
    if (!folder)
        return failed(output, folder.error(), making.file);
    const QDateTime begun = QDateTime::currentDateTimeUtc();
    std::optional<MadeFiles> made = knownFiles(cache, making.file, *project);
    const bool isKnown = made.has_value();
    if (!isKnown)
        made = making.make(*project, *folder, output);
    if (!made)
        return ExitStatus::Failed;
    if (const Result<Done> ours = claim.take(pathsOf(*folder, *made), making.file); !ours)
        return failed(output, ours.error(), making.file);
    // Asked of the project itself: an entry could name any files.
    if (const Result<Done> spared = making.spares(*project, {{*folder, made->files}}); !spared)
        return failed(output, spared.error(), QStringLiteral("--out"));
    if (!isKnown && cache && made->isKept)
        cache->keep(making.file, *project, made->inputs, {bytesOf(*made), std::nullopt, made->status}, begun);
    return writeOut(*folder, *made, output);
}

Result<std::unique_ptr<ResultCache>> cacheOf(const Arguments &arguments, const char *command,
                                             const QByteArray &surroundings)
{
    if (!arguments.has(QStringLiteral("cache")))
        return std::unique_ptr<ResultCache>();
    QMap<QString, QStringList> options;
    for (const auto &[option, values] : arguments.options.asKeyValueRange()) {
        if (!optionsWithoutEffect().contains(option))
            options.insert(option, values);
    }
    QByteArray question;
    QDataStream stream(&question, QIODevice::WriteOnly);
    stream.setVersion(madeFilesVersion);
    stream << QByteArray(command) << QDir::currentPath() << surroundings << options
           << (arguments.has(QStringLiteral("json")) || arguments.has(QStringLiteral("json-lines")));
    auto cache = std::make_unique<ResultCache>(arguments.value(QStringLiteral("cache")), question);
    if (const Result<Done> opened = cache->open(); !opened)
        return opened.error();
    return cache;
}

} // namespace hitbox
