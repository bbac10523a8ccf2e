#pragma once

#include <QtGlobal>

/// What a project may hold at most. Readers refuse more with a message; the editor keeps what it makes within.
namespace hitbox::limits {

inline constexpr qint64 fileBytes = qint64(256) * 1024 * 1024;
inline constexpr qint64 importBytes = qint64(64) * 1024 * 1024; ///< of a file of another tool

/// Out of one file of another tool, in which few bytes may claim much.
inline constexpr qsizetype importedSprites = 10'000;
inline constexpr qsizetype importedFrames = 200'000;
inline constexpr qsizetype importedShapes = 200'000;
inline constexpr qsizetype importedTags = 10'000;

inline constexpr qint64 points = 10'000'000;
inline constexpr qsizetype framePoints = 200'000; ///< of all frames together, and as many events
inline constexpr qsizetype categories = 10'000;
inline constexpr qsizetype tags = 100'000;      ///< of all sprites together
inline constexpr qsizetype instances = 100'000; ///< of all stages together
inline constexpr qsizetype emitters = 10'000;   ///< of all stages together
inline constexpr qsizetype probes = 10'000;     ///< of all stages together
inline constexpr int tagRepeats = 65'535;
inline constexpr qsizetype categoryFields = 1'000; ///< of one category
inline constexpr qsizetype fieldChoices = 1'000;   ///< of one field
inline constexpr int frameSide = 1'000'000;        ///< pixels of an untrimmed frame, and of its part of an image
inline constexpr double coordinate = 1e9;          ///< largest magnitude, in pixels
inline constexpr double shotInterval = 0.001;      ///< least seconds from one shot of an emitter to the next
inline constexpr int timelineTicks = 36'000;       ///< ten minutes of two animations side by side
inline constexpr qsizetype exportProfiles = 1'000;
inline constexpr qsizetype conflicts = 100'000;    ///< of merges, that nobody has settled yet
inline constexpr qsizetype conflictSteps = 8;      ///< to the place of one
inline constexpr qsizetype exportOptions = 1'000;  ///< of one profile
inline constexpr qsizetype lineCharacters = 1'000; ///< of a name, path or option that is one line of text
inline constexpr int jsonDepth = 64;
inline constexpr int gridSide = 256;                    ///< most columns and rows that a sheet is cut into
inline constexpr int imageSide = 16'384;                ///< pixels
inline constexpr qint64 imagePixels = 64 * 1024 * 1024; ///< of one picture: 256 MiB of memory

/// The largest picture whose alpha rules look at. Larger ones are whole levels, with shapes over empty air on purpose.
inline constexpr qint64 maskPixels = 16 * 1024 * 1024;
inline constexpr qint64 maskBytes = qint64(256) * 1024 * 1024; ///< alpha of all images that rules look at together

} // namespace hitbox::limits
