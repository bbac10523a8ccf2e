#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// Sheets of Aseprite in which each layer is by itself.
namespace hitbox {

/// Entries of a sheet that follow each other and show one layer. Tags and slices count the frames of the sprite, which
/// each layer shows again, but for those in which it has nothing.
struct LayerRun {
    QString layer;      ///< empty where all layers are in one picture
    int first = 0;      ///< among the entries
    QList<int> numbers; ///< in the sprite, of each entry, ascending
};

/// By the names of the entries, which have the layer's and the frame's number in them: “hero (Sword) 3.aseprite”.
/// `layers` are those that the file lists, if it does; `lastTagged` is the last frame that a tag names, -1 without
/// tags. One run of all entries where the names say nothing else, or where there are more layers than anybody draws.
QList<LayerRun> layerRunsOf(const QStringList &entries, const QStringList &layers, int lastTagged);

} // namespace hitbox
