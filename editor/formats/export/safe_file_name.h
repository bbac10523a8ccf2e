#pragma once

#include <QString>

namespace hitbox {

/// A name that every file system takes, ending included, and no program for an option or a hidden file: separators,
/// control and reserved characters, hidden marks, a dash or dots that it begins with, and dots and spaces at its end
/// become '_'; device names and empty names get one in front; at most 200 bytes of UTF-8 are kept.
QString storableFileName(const QString &name);

/// A name as of storableFileName(), for files that we name: what a shell or a batch file would take for its own even
/// within quotes, namely $, %, quotes and a tilde in front, becomes '_' too.
QString safeFileName(const QString &name);

/// Names with the same key may be one file: there are file systems that tell neither case nor, of an accent, whether it
/// is a character of its own.
QString fileNameKey(const QString &name);
inline constexpr qsizetype mostFileNameBytes = 200; ///< file systems take 255, and a temporary name needs some

/// The beginning of the text, of as many whole characters as have no more bytes of UTF-8 than that.
QString shortened(const QString &text, qsizetype mostBytes);

} // namespace hitbox
