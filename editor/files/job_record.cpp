#include "files/job_record.h"

#include "files/content_digest.h"
#include "files/real_path.h"
#include "files/temporary_names.h"

#include <algorithm>

namespace hitbox::writing {

namespace {

constexpr char separator = '\0'; // no name holds it
constexpr qsizetype wordsOfAFile = 6;

QByteArray firstWord()
{
    return QByteArrayLiteral("hitbox export 1");
}

/// Windows takes "a." for "a", and "a:b" for a part of it.
bool meansItself([[maybe_unused]] const QByteArray &name)
{
#ifdef Q_OS_WIN
    const QByteArray others("\\:*?\"<>|");
    return !name.endsWith('.') && !name.endsWith(' ') &&
           std::none_of(name.begin(), name.end(), [&](char letter) { return others.contains(letter); });
#else
    return true;
#endif
}

bool isName(const QByteArray &name)
{
    return !name.isEmpty() && name != "." && name != ".." && !name.contains('/') && meansItself(name);
}

bool isPlaceWithin(const QByteArray &place)
{
    const QByteArrayList names = place.split('/');
    return place.isEmpty() || std::all_of(names.begin(), names.end(), isName);
}

bool isOurOwn(const QByteArray &temporary, const QByteArray &name)
{
    return prefixOf(temporary) == temporaryPrefix(name);
}

bool isSafe(const JobRecord::File &file)
{
    const Renaming &renaming = file.renaming;
    return isPlaceWithin(file.place) && isName(renaming.name) &&
           !isOfVersionControl(nameOfBytes(file.place + '/' + renaming.name)) &&
           isOurOwn(renaming.temporary, renaming.name) &&
           (renaming.backup.isEmpty() || isOurOwn(renaming.backup, renaming.name)) && !renaming.fresh.isEmpty();
}

/// How many folders are named, and nothing where that cannot be.
std::optional<qsizetype> countFrom(const QByteArray &word, qsizetype most)
{
    bool isNumber = false;
    const qsizetype count = word.toLongLong(&isNumber);
    return isNumber && count >= 0 && count <= most ? std::optional(count) : std::nullopt;
}

} // namespace

QByteArray recordBytes(const JobRecord &record)
{
    QByteArrayList words{firstWord(), record.home, QByteArray::number(record.shares.size())};
    words += record.shares;
    for (const auto &[place, renaming] : record.files)
        words += {place, renaming.name, renaming.temporary, renaming.backup, renaming.old, renaming.fresh};
    const QByteArray bytes = words.join(separator) + separator;
    return bytes + contentDigest(bytes).toHex();
}

std::optional<JobRecord> recordFrom(const QByteArray &bytes)
{
    const qsizetype end = bytes.lastIndexOf(separator) + 1;
    if (end == 0 || bytes.mid(end) != contentDigest(bytes.left(end)).toHex())
        return std::nullopt;
    const QByteArrayList words = bytes.left(end - 1).split(separator);
    if (words.size() < 3 || words[0] != firstWord())
        return std::nullopt;
    const std::optional<qsizetype> shares = countFrom(words[2], words.size() - 3);
    if (!shares || (words.size() - 3 - *shares) % wordsOfAFile != 0)
        return std::nullopt;
    JobRecord record{.home = words[1], .shares = words.mid(3, *shares), .files = {}};
    for (qsizetype at = 3 + *shares; at < words.size(); at += wordsOfAFile) {
        const JobRecord::File file{words[at],
                                   {words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]}};
        if (!isSafe(file))
            return std::nullopt;
        record.files.push_back(file);
    }
    return record;
}

} // namespace hitbox::writing
