#pragma once

#include <QHash>
#include <QString>

/// Names that an export gives to what it writes.
namespace hitbox {

/// Gives out names that differ: a name that is taken gets "_2", "_3" and so on behind it.
class UniqueNames
{
public:
    QString add(const QString &wanted);

private:
    QHash<QString, int> m_uses; ///< how often each name was given out or wished for
};

/// A name whose fileNameKey() differs from those of all that were given out: the files may travel to another file
/// system.
QString uniqueFileName(UniqueNames &names, const QString &wanted);

} // namespace hitbox
