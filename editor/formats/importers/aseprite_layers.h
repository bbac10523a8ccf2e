#pragma once

#include <QHash>
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

/// Frames that the file names by their numbers in the sprite, from 0 on.
struct NumberedFrames {
    int lastTagged = -1;             ///< the last one that a tag names; -1 without tags
    QHash<QString, QList<int>> cels; ///< by layer, frames in which it has something; of few, files list any
};

/// Of layers in the order of the sheet, and how sure it is which frames they show.
struct LayerRuns {
    QList<LayerRun> runs;
    int lowest = 0;              ///< of the numbers in names
    int first = 0;               ///< the number in names of the sprite's first frame
    bool isFirstGuessed = false; ///< nothing in the file tells
};

/// By the names of the entries, which have the layer's and the frame's number in them: “hero (Sword) 3.aseprite”.
/// `layers` are those that the file lists, if it does. One run of all entries where the names say nothing else, or
/// where there are more layers than anybody draws.
LayerRuns layerRunsOf(const QStringList &entries, const QStringList &layers, const NumberedFrames &numbered);

} // namespace hitbox
