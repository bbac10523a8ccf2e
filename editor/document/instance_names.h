#pragma once

#include "document/stage.h"

#include <QStringList>

/// What people know the instances on a stage by, which have no names of their own: by their sprites, and the second and
/// those after it by numbers as well. They are counted from the bottom up, and games' files number them alike.
namespace hitbox {

/// By index: which of those of its sprite each is, from 1.
QList<int> instanceNumbers(const Stage &stage);

/// By index: "ship", "rock", "ship 2".
QStringList instanceNames(const Stage &stage);

/// The name of one that is there. Looks at each, and at the layers of those of its sprite.
QString instanceName(const Stage &stage, int instance);

/// The name of the first of a sprite is the sprite's, others have a number as well, behind the separator.
QString instanceName(const QString &sprite, int number, QChar separator = u' ');

/// The names of one stage after the other. They are counted again only where sprites or layers differ, and put together
/// when they are asked for: there may be very many, a few of which are in view.
class InstanceNames
{
public:
    bool follow(const Stage &stage); ///< whether one is called otherwise
    qsizetype count() const { return m_numbers.size(); }
    QString at(qsizetype instance) const; ///< of one that is there

private:
    QList<Instance> m_instances; ///< as last followed
    QList<StageLayer> m_layers;
    QList<int> m_numbers;
};

} // namespace hitbox
