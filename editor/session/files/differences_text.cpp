#include "session/files/differences_text.h"

#include "document/difference.h"
#include "document/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitbox {

namespace {

class DifferencesTextWords
{
    Q_DECLARE_TR_FUNCTIONS(DifferencesText)
};

/// Of a name that a file may have made as long as itself, and of more than one line.
QString brief(const QString &name)
{
    constexpr qsizetype mostCharacters = 60;
    return quoted(name.size() <= mostCharacters ? name : name.left(mostCharacters) + QChar(u'…'));
}

QString namesIn(const QStringList &names)
{
    constexpr qsizetype mostNamed = 3;
    QStringList named = names.mid(0, mostNamed);
    std::ranges::transform(named, named.begin(), brief);
    QString text = named.join(QStringLiteral(", "));
    if (names.size() > mostNamed)
        text =
            DifferencesTextWords::tr("%1 and %n more", nullptr, static_cast<int>(names.size() - mostNamed)).arg(text);
    return text;
}

template <class Thing>
QStringList namesOf(const QList<Thing> &things, const QSet<Id<Thing>> &ids)
{
    QStringList names;
    for (const Thing &thing : things) {
        if (ids.contains(thing.id))
            names.append(thing.name);
    }
    return names;
}

template <class Thing>
void tellChanges(QStringList &parts, const QString &kind, const Changes<Id<Thing>> &changes, const QList<Thing> &before,
                 const QList<Thing> &after)
{
    if (!changes.added.isEmpty())
        parts.append(DifferencesTextWords::tr("%1 added: %2").arg(kind, namesIn(namesOf(after, changes.added))));
    if (!changes.gone.isEmpty())
        parts.append(DifferencesTextWords::tr("%1 removed: %2").arg(kind, namesIn(namesOf(before, changes.gone))));
    if (!changes.changed.isEmpty())
        parts.append(DifferencesTextWords::tr("%1 changed: %2").arg(kind, namesIn(namesOf(after, changes.changed))));
}

} // namespace

QString differencesText(const Document &before, const Document &after)
{
    const Difference difference = differenceBetween(before, after);
    QStringList parts;
    tellChanges(parts, DifferencesTextWords::tr("sprites"), difference.sprites, before.sprites, after.sprites);
    tellChanges(parts, DifferencesTextWords::tr("stages"), difference.stages, before.stages, after.stages);
    tellChanges(parts, DifferencesTextWords::tr("categories"), difference.categories, before.categories,
                after.categories);
    if (difference.project)
        parts.append(DifferencesTextWords::tr("settings of the project"));
    const bool hasOtherOrder = difference.sprites.order || difference.stages.order || difference.categories.order;
    if (parts.isEmpty() && hasOtherOrder)
        return DifferencesTextWords::tr("the order of things");
    if (parts.isEmpty() && difference.exists) // the counter of ids, which comes along with most changes
        return DifferencesTextWords::tr("settings of the project");
    return parts.join(QStringLiteral("; "));
}

} // namespace hitbox
