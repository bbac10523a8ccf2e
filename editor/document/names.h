#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

/// Names as the editor makes them up.
namespace hitbox {

enum class ShapeKind;

/// A name of the form BASE, "BASE 2", "BASE 3"… that is not among `taken`.
QString freeName(const QString &base, const QSet<QString> &taken);
QString freeName(const QString &base, const QStringList &taken);

/// freeName() for many at once, which looks at each name once: what is handed out is taken from then on.
class FreeNames
{
public:
    explicit FreeNames(QSet<QString> taken);

    QString take(const QString &base);

    /// The name itself where it is free; else one with its own number dropped: of a second "hull 2", "hull 3".
    QString takeLike(const QString &name);

private:
    bool takes(const QString &name); ///< whether it was free

    QSet<QString> m_taken;
    QHash<QString, int> m_next; ///< the number to try next, by base
};

/// One line of at most limits::lineCharacters, without control characters. It may be empty.
bool isLine(const QString &text);

/// Characters that show nothing themselves and change how a text is read: those that turn the direction of what stands
/// around them, separators of lines, marks of no width that tell equal-looking names apart. Not the joiners that
/// Persian, Indian scripts and emoji are written with.
bool isHiddenMark(char32_t character);

/// The text as one line for messages, in which all shows: control characters become the pictures of themselves (U+2400
/// and on), hidden marks their codes, such as "⟨U+202E⟩".
QString asShownLine(const QString &text);

/// “name”, in the marks of the spoken language, on one line whatever is in it.
QString quoted(const QString &name);

/// "hull 2" without its number, so that its duplicate becomes "hull 3" and not "hull 2 2".
QString withoutNumber(const QString &name);

/// "polygon", "circle"… in the spoken language, for sentences; kindName() is what files say.
QString kindWord(ShapeKind kind);

/// The names of sprites, frames, shapes, tags, categories or properties.
template <typename T>
QSet<QString> namesOf(const QList<T> &items)
{
    QSet<QString> names;
    names.reserve(items.size());
    for (const T &item : items)
        names.insert(item.name);
    return names;
}

} // namespace hitbox
