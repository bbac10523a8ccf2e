#pragma once

#include "formats/importers/imported_sprite.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <utility>

/// Frames of a project that a file means by their names, where it does not say in which sprite they are.
namespace hitbox {

/// Where frames of these names are. Of two with one name, the first is meant.
class KnownFrames
{
public:
    explicit KnownFrames(const QList<Sprite> &sprites);

    /// Frames that the sprite at this place has now, from that one on. Those whose names no frame had are not known.
    void add(int place, const Sprite &sprite, qsizetype from);

    /// The frame of the sprite that is called so goes before those of others.
    FrameRef find(const QString &frame, const QString &sprite) const;

private:
    QHash<QString, FrameRef> m_first;
    QHash<QString, int> m_sprites;                     ///< places by name
    QHash<std::pair<int, QString>, int> m_frameInside; ///< by the place of the sprite
};

/// How far what the file says of one of its frames lies from where it is in that frame of the project.
geometry::Point shiftInto(const Frame &known, const ImportedSprite &item, int frame);

/// For each frame of the file where it is in the project, -1 for none. Of a sprite that is known by its image, with
/// frames of these names of its own, the others are elsewhere only if all of their shapes, points and events are there
/// as they are in the file. Frames in which nothing is are known by their names where others are.
QList<FrameRef> framesElsewhere(const ImportedSprite &item, const QSet<QString> &own, const QList<Sprite> &project,
                                const KnownFrames &known);

} // namespace hitbox
