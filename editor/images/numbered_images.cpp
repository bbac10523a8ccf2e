#include "images/numbered_images.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace hitbox {

namespace {

/// More digits are no counting number.
constexpr int mostDigits = 9;
constexpr qsizetype mostMissing = 8;

/// A file's name taken apart at its last number.
struct NumberedName {
    QString folder;
    QString before;
    QString after; ///< with the ending, in lower case
    qint64 number = 0;
};

/// What stands before the last number of a name, its digits, and what stands behind.
QRegularExpressionMatch atLastNumber(const QString &baseName)
{
    static const QRegularExpression lastNumber(QStringLiteral("^(.*?)([0-9]{1,%1})([^0-9]*)$").arg(mostDigits));
    return lastNumber.match(baseName);
}

std::optional<NumberedName> numberedName(const QString &file)
{
    const QFileInfo info(file);
    const QRegularExpressionMatch match = atLastNumber(info.completeBaseName());
    if (!match.hasMatch())
        return std::nullopt;
    return NumberedName{info.absolutePath(), match.captured(1),
                        match.captured(3) + QLatin1Char('.') + info.suffix().toLower(), match.captured(2).toLongLong()};
}

/// "walk_" and "(left)" as "walk left".
QString sharedName(const NumberedName &name)
{
    static const QRegularExpression atEnds(QStringLiteral("^[\\s_.()\\[\\]-]+|[\\s_.()\\[\\]-]+$"));
    QString before = name.before;
    QString after = name.after.left(name.after.lastIndexOf(QLatin1Char('.')));
    before.remove(atEnds);
    after.remove(atEnds);
    const QString shared = (before + QLatin1Char(' ') + after).trimmed();
    return shared.isEmpty() ? QFileInfo(name.folder).fileName() : shared;
}

QList<qint64> numbersBetween(const QList<qint64> &sorted)
{
    QList<qint64> missing;
    for (qsizetype i = 1; i < sorted.size(); ++i) {
        for (qint64 number = sorted[i - 1] + 1; number < sorted[i] && missing.size() < mostMissing; ++number)
            missing.append(number);
    }
    return missing;
}

NumberedImages groupOf(QList<int> places, const QList<std::optional<NumberedName>> &names)
{
    std::stable_sort(places.begin(), places.end(),
                     [&names](int a, int b) { return names[a]->number < names[b]->number; });
    QList<qint64> numbers;
    for (const int place : std::as_const(places))
        numbers.append(names[place]->number);
    return {sharedName(*names[places.constFirst()]), places, numbersBetween(numbers)};
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
    QList<std::optional<NumberedName>> names;
    std::map<std::tuple<QString, QString, QString>, qsizetype> known;
    QList<QList<int>> groups;
    for (int i = 0; i < files.size(); ++i) {
        names.append(numberedName(files[i]));
        if (!names.constLast())
            continue;
        const NumberedName &name = *names.constLast();
        const auto [group, isNew] = known.try_emplace({name.folder, name.before, name.after}, groups.size());
        if (isNew)
            groups.append(QList<int>());
        groups[group->second].append(i);
    }
    QList<NumberedImages> numbered;
    for (const QList<int> &group : std::as_const(groups)) {
        if (group.size() > 1)
            numbered.append(groupOf(group, names));
    }
    nameAfterFolders(numbered, files);
    return numbered;
}

QString nextNumbered(const QString &file)
{
    const QFileInfo info(file);
    const QRegularExpressionMatch match = atLastNumber(info.completeBaseName());
    if (!match.hasMatch())
        return {};
    const QString digits = match.captured(2);
    const auto width = static_cast<int>(digits.startsWith(u'0') ? digits.size() : 1);
    const QString number = QStringLiteral("%1").arg(digits.toLongLong() + 1, width, 10, QLatin1Char('0'));
    const QString folder = file.left(file.size() - info.fileName().size());
    const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return folder + match.captured(1) + number + match.captured(3) + ending;
}

} // namespace hitbox
