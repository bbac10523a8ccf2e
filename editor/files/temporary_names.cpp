#include "files/temporary_names.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>
#include <string_view>

namespace hitbox::writing {

namespace {

constexpr std::string_view temporaryMark = "-tmp-";
constexpr std::string_view tagLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr qsizetype tagLength = 8;

/// At most so many bytes, and no part of a letter in UTF-8: not every file system takes one.
QByteArray cutTo(qsizetype most, const QByteArray &name)
{
    constexpr qsizetype longestLetter = 4;
    const auto isWithinLetter = [&name](qsizetype at) { return (uchar(name.at(at)) & 0xc0) == 0x80; };
    if (name.size() <= most)
        return name;
    qsizetype end = most;
    while (end > most - longestLetter && isWithinLetter(end))
        --end;
    return name.left(isWithinLetter(end) ? most : end);
}

} // namespace

QByteArray bytesOfName(const QString &name)
{
#ifdef Q_OS_WIN
    return name.toUtf8();
#else
    return QFile::encodeName(name);
#endif
}

QString nameOfBytes(const QByteArray &bytes)
{
#ifdef Q_OS_WIN
    return QString::fromUtf8(bytes);
#else
    return QFile::decodeName(bytes);
#endif
}

QByteArray randomTag(qsizetype length)
{
    QByteArray tag;
    for (qsizetype i = 0; i < length; ++i)
        tag += tagLetters[QRandomGenerator::system()->bounded(quint32(tagLetters.size()))];
    return tag;
}

QByteArray freshTemporaryName(const QByteArray &name)
{
    return temporaryPrefix(name) + randomTag(tagLength);
}

QByteArray temporaryPrefix(const QByteArray &name)
{
    constexpr qsizetype longestName = 255;
    const qsizetype room = longestName - 1 - qsizetype(temporaryMark.size()) - tagLength;
    return '.' + cutTo(room, name) + QByteArray(temporaryMark.data(), qsizetype(temporaryMark.size()));
}

QByteArray prefixOf(const QByteArray &candidate)
{
    const auto isOfTag = [](char letter) { return tagLetters.find(letter) != std::string_view::npos; };
    if (candidate.size() < tagLength || !std::all_of(candidate.end() - tagLength, candidate.end(), isOfTag))
        return {};
    return candidate.chopped(tagLength);
}

} // namespace hitbox::writing
