#pragma once

#include "document/document.h"
#include "document/result.h"
#include "session/work/run.h"
#include "tools/outline_under_way.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Projects as they are read: for threads beside the window's, as large ones take seconds.
namespace hitbox {

struct Recovery;
struct Version;

/// How a file is now, beside how it was when what was not saved in it was begun.
enum class FileSince {
    AsItWas, ///< or nobody knows how it was
    Changed, ///< by whoever: another program, or this one when it saved other work
    Gone,
    Unreadable,
};

/// A project as it was read, ready to be worked on.
struct OpenedProject {
    Document document;
    QString path;      ///< of its file, absolute; empty for a project without one
    QString name;      ///< what a project without a file is called; may be empty
    QByteArray digest; ///< of the file's bytes
    /// What was not saved when the program ended: a step on the document that undo takes back.
    std::optional<Document> unsaved = std::nullopt;
    std::optional<OutlineUnderWay> outline = std::nullopt; ///< that was being drawn on what was not saved
    FileSince since = FileSince::AsItWas;                  ///< where it is another one, `digest` is of how it was
    QString whyUnread = {};                                ///< of an unreadable one
};

/// Not so where that cannot be told, as in a folder that may not be searched.
bool isSurelyGone(const QString &path);

/// Reads a project file. Stopped, it fails.
Result<OpenedProject> openedProject(const QString &path, const Run &run = {});

/// Reads a project file as a new, unsaved project that leads to the same images: for samples, which saving must not
/// touch.
Result<OpenedProject> openedCopy(const QString &path, const Run &run = {});

/// What a run of the program left behind, on the project as it is in its file, or on an empty one when that is gone or
/// cannot be read. Where the file is not as it was, saving finds it changed.
Result<OpenedProject> openedRecovery(const Recovery &recovery, const Run &run = {});

/// What was saved once, as a new, unsaved project that leads to the same images.
Result<OpenedProject> openedVersion(const Version &version);

} // namespace hitbox
