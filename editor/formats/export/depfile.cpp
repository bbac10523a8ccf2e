#include "formats/export/depfile.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

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
        needed += " \\\n  " + path;
        alone += '\n' + path + ":\n";
    }
    return targets + ':' + needed + '\n' + alone;
}

} // namespace hitbox
