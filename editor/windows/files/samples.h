#pragma once

#include <QList>
#include <QMetaType>
#include <QRect>
#include <QString>

namespace hitbox {

/// What a newcomer can look at, and draw on.
enum class Sample {
    Drawing,         ///< shapes of every kind on sprites and animations
    Stage,           ///< overlaps of every kind, probes, and what moves and fires in the play test
    Platform,        ///< a figure of 24 frames: tracks, tags, points, events
    Shooter,         ///< an enemy that can be hurt while it is open, and a ship that fires at it
    PlatformPicture, ///< pictures without shapes: the tutorials begin with them
    FighterPicture,
    ShooterPicture,
};

struct SampleInfo {
    Sample sample = Sample::Drawing;
    const char *id = "";      ///< of its action: "file.sample"
    const char *file = "";    ///< below the folder of the samples
    const char *title = "";   ///< of its action; to be translated as SampleInfos
    const char *toolTip = ""; ///< likewise
    const char *picture = ""; ///< of the start page's button, a file beside it; empty: it has none
    QRect part = {};          ///< of that picture
};

const QList<SampleInfo> &sampleInfos(); ///< projects, then pictures

/// A file beside the samples' projects; empty when it is not installed.
QString sampleFile(const QString &name);
/// The sample's file; likewise.
QString samplePath(Sample sample);

/// The file lies where samples are installed: no place for anybody's work.
bool isSample(const QString &path);

QString titleOf(const SampleInfo &info); ///< translated, with its mnemonic
QString toolTipOf(const SampleInfo &info);

} // namespace hitbox

Q_DECLARE_METATYPE(hitbox::Sample)
