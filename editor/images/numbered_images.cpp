#include "images/numbered_images.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

/// More digits are no counting number.
constexpr int mostDigits = 9;
constexpr qsizetype mostTold = 8; ///< numbers that are missing, or there more than once

/// A file's name taken apart at one of its numbers.
struct NumberedName {
    QString folder;
    QString before;
    QString digits;
    QString after; ///< without the ending
    QString ending;

    qint64 number() const { return digits.toLongLong(); }
    /// What files of one animation share.
    std::tuple<QString, QString, QString, QString> key() const { return {folder, before, after, ending.toLower()}; }
};

/// How many pixels of a picture are one: "hero@2x" and "hero@3x" are one picture.
const QRegularExpression &scaleMark()
{
    static const QRegularExpression mark(QStringLiteral("@[0-9.]+x"), QRegularExpression::CaseInsensitiveOption);
    return mark;
}

/// At each number that may count files, from the last one on.
QList<NumberedName> numberedNames(const QString &file)
{
    static const QRegularExpression numberOrMark(QStringLiteral("%1|[0-9]+").arg(scaleMark().pattern()),
                                                 QRegularExpression::CaseInsensitiveOption);
    const QFileInfo info(file);
    const QString name = info.completeBaseName();
    QList<NumberedName> names;
    for (const QRegularExpressionMatch &match : numberOrMark.globalMatch(name)) {
        const qsizetype end = match.capturedEnd();
        const qsizetype start = std::max(match.capturedStart(), end - mostDigits);
        if (match.capturedView().startsWith(u'@'))
            continue;
        const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
        names.prepend(
            {info.absolutePath(), name.left(start), name.sliced(start, end - start), name.sliced(end), ending});
    }
    return names;
}

/// "walk_" and "(left)" as "walk left".
QString sharedName(const NumberedName &name)
{
    static const QRegularExpression atEnds(QStringLiteral("^[\\s_.()\\[\\]-]+|[\\s_.()\\[\\]-]+$"));
    QString before = name.before;
    QString after = QString(name.after).remove(scaleMark());
    before.remove(atEnds);
    after.remove(atEnds);
    const QString shared = (before + QLatin1Char(' ') + after).trimmed();
    return shared.isEmpty() ? QFileInfo(name.folder).fileName() : shared;
}

QList<qint64> numbersBetween(const QList<qint64> &sorted)
{
    QList<qint64> missing;
    for (qsizetype i = 1; i < sorted.size(); ++i) {
        for (qint64 number = sorted[i - 1] + 1; number < sorted[i] && missing.size() < mostTold; ++number)
            missing.append(number);
    }
    return missing;
}

/// Files whose names differ in one number.
struct FoundGroup {
    int first = 0; ///< of the places
    NumberedImages images;
};

FoundGroup groupOf(const std::vector<std::pair<int, NumberedName>> &files)
{
    std::map<qint64, QList<int>> byNumber;
    for (const auto &[place, name] : files)
        byNumber[name.number()].append(place);
    FoundGroup group{files.front().first, {sharedName(files.front().second), {}, {}}};
    QList<qint64> numbers;
    for (const auto &[number, places] : byNumber) {
        group.images.places += places;
        numbers.append(number);
        if (places.size() > 1 && group.images.repeated.size() < mostTold)
            group.images.repeated.append(number);
    }
    group.images.missing = numbersBetween(numbers);
    return group;
}

QString folderOf(const NumberedImages &group, const QStringList &files)
{
    return QFileInfo(files.at(group.places.constFirst())).absolutePath();
}

/// Those whose names are alike in several folders: "attack/frame_0.png" and "walk/frame_0.png".
void nameAfterFolders(QList<NumberedImages> &groups, const QStringList &files)
{
    QHash<QString, QSet<QString>> foldersOf;
    for (const NumberedImages &group : std::as_const(groups))
        foldersOf[group.name].insert(folderOf(group, files));
    for (NumberedImages &group : groups) {
        if (foldersOf.value(group.name).size() > 1)
            group.name = QFileInfo(folderOf(group, files)).fileName();
    }
}

} // namespace

QList<NumberedImages> numberedImages(const QStringList &files)
{
    if (files.size() < 2) // as of most sprites, of which there may be thousands
        return {};
    QList<QList<NumberedName>> names;
    qsizetype most = 0;
    for (const QString &file : files) {
        names.append(numberedNames(file));
        most = std::max(most, names.constLast().size());
    }
    // What differs in the last number is told by it; what is alike there, by the number before it.
    std::vector<FoundGroup> found;
    QList<bool> isTaken(files.size(), false);
    for (qsizetype at = 0; at < most; ++at) {
        std::map<decltype(NumberedName().key()), std::vector<std::pair<int, NumberedName>>> groups;
        for (int i = 0; i < files.size(); ++i) {
            if (!isTaken[i] && at < names[i].size())
                groups[names[i][at].key()].emplace_back(i, names[i][at]);
        }
        for (const auto &[key, group] : groups) {
            if (group.size() < 2)
                continue;
            found.push_back(groupOf(group));
            for (const auto &[place, name] : group)
                isTaken[place] = true;
        }
    }
    std::ranges::sort(found, {}, &FoundGroup::first);
    QList<NumberedImages> numbered;
    for (const FoundGroup &group : found)
        numbered.append(group.images);
    nameAfterFolders(numbered, files);
    return numbered;
}

QString nextNumbered(const QString &file, const QString &other)
{
    const QList<NumberedName> names = numberedNames(file);
    const QList<NumberedName> others = numberedNames(other);
    for (qsizetype at = 0; at < std::min(names.size(), others.size()); ++at) {
        const NumberedName &name = names[at];
        if (name.key() != others[at].key() || name.digits == others[at].digits)
            continue;
        const auto width = static_cast<int>(name.digits.startsWith(u'0') ? name.digits.size() : 1);
        const QString number = QStringLiteral("%1").arg(name.number() + 1, width, 10, QLatin1Char('0'));
        const QString folder = file.left(file.lastIndexOf(u'/') + 1);
        return folder + name.before + number + name.after + name.ending;
    }
    return {};
}

} // namespace hitbox
