#pragma once

#include <QImage>
#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

/// A file that holds pictures one after the other, or one, with what it says about them.
namespace hitbox {

enum class PlayDirection { Forward, Reverse, PingPong, PingPongReverse };

/// A named run of frames, both ends included and within the animation.
struct AnimationTag {
    QString name;
    int from = 0;
    int to = 0;
    PlayDirection direction = PlayDirection::Forward;
    int repeat = 0; ///< how often it plays; 0: nothing is said, or without end

    friend bool operator==(const AnimationTag &, const AnimationTag &) = default;
};

/// Where a slice lies from one frame on, until its next key.
struct AnimationSliceKey {
    int frame = 0;
    QRect bounds;                ///< in a frame's pixels; may reach beyond it, and is empty while the slice is hidden
    std::optional<QRect> center; ///< of a nine-patch, from the corner of the bounds
    std::optional<QPoint> pivot; ///< from the corner of the bounds

    friend bool operator==(const AnimationSliceKey &, const AnimationSliceKey &) = default;
};

struct AnimationSlice {
    QString name;
    QString text; ///< of the user's own; may be empty
    QList<AnimationSliceKey> keys;

    friend bool operator==(const AnimationSlice &, const AnimationSlice &) = default;
};

/// What one layer shows in one frame.
struct AnimationCel {
    int frame = 0;
    QPoint at; ///< of the picture's corner in the frame
    QImage picture;
};

/// A layer that was drawn to be traced: its name is a category's and a thing's, such as "hit:fist".
struct AnimationLayer {
    QString category;
    QString name;
    QString text;             ///< of the user's own; may be empty
    QList<AnimationCel> cels; ///< by frame; frames in which nothing is drawn are absent
};

struct AnimationExtent {
    QSize size; ///< of each frame, in pixels
    int frames = 0;
};

/// What is read of a file.
enum class AnimationParts {
    Sheet, ///< all but the layers that are traced
    All,
};

struct AnimatedPicture {
    QSize size;              ///< of each frame, in pixels
    QImage sheet;            ///< all frames as frame_sheet.h lays them, of no format in particular
    QList<double> durations; ///< of the frames in milliseconds: as many as there are frames
    QList<AnimationTag> tags;
    QList<AnimationSlice> slices;
    QList<AnimationLayer> layers; ///< that are traced; they are not in the sheet
    QStringList notes;            ///< sentences about what could not be carried over
};

} // namespace hitbox
