#include "formats/export/depfile.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

constexpr QByteArrayView inputBegin(" \\\n  ");
constexpr QByteArrayView firstInputBegin(": \\\n  "); ///< after the last target

QByteArray aloneText(const QByteArray &path)
{
    return '\n' + path + ":\n";
}

bool canBeWritten(const QString &path)
{
    const bool isPlain =
        std::none_of(path.begin(), path.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
    return isPlain && !path.isEmpty() && !path.endsWith(u'\\') && !path.endsWith(u':');
}

/// Backslashes stand for themselves, except in front of a space.
QByteArray escaped(const QString &path)
{
    const QByteArray bytes = path.toUtf8();
    QByteArray text;
    qsizetype backslashes = 0;
    for (const char c : bytes) {
        if (c == ' ')
            text += QByteArray(backslashes + 1, '\\');
        else if (c == '#' || c == ':')
            text += '\\';
        else if (c == '$')
            text += '$';
        text += c;
        backslashes = c == '\\' ? backslashes + 1 : 0;
    }
    return text;
}

} // namespace

Result<QByteArray> depfileText(const QStringList &outputs, const QStringList &inputs)
{
    for (const QString &path : outputs + inputs) {
        if (!canBeWritten(path)) {
            return Error{{},
                         {},
                         QCoreApplication::translate("hitbox::formats",
                                                     "a depfile cannot hold the name %1: rename it without control "
                                                     "characters, and with no backslash or colon at its end")
                             .arg(quoted(path))};
        }
    }
    QByteArray targets;
    for (const QString &output : outputs)
        targets += (targets.isEmpty() ? "" : " ") + escaped(output);
    QByteArray needed;
    QByteArray alone;
    for (const QString &input : inputs) {
        const QByteArray path = escaped(input);
        needed.append(inputBegin).append(path);
        alone += aloneText(path);
    }
    return targets + ':' + needed + '\n' + alone;
}

bool isDepfileText(const QByteArray &text)
{
    const qsizetype end = text.indexOf("\n\n");
    const QByteArray rule = text.left(end);
    const qsizetype targetsEnd = rule.indexOf(firstInputBegin);
    if (end < 0 || targetsEnd <= 0 || rule.lastIndexOf('\n', targetsEnd) >= 0)
        return false;
    QByteArray alone;
    for (qsizetype at = targetsEnd + 1; at < rule.size();) {
        const qsizetype begin = at + inputBegin.size();
        const qsizetype next = rule.indexOf(inputBegin, begin);
        const QByteArray path = rule.mid(begin, next < 0 ? -1 : next - begin);
        if (path.isEmpty() || path.contains('\n'))
            return false;
        alone += aloneText(path);
        at = next < 0 ? rule.size() : next;
    }
    return text.mid(end + 1) == alone;
}

} // namespace hitbox
