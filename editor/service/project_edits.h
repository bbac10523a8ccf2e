#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json/json_reader.h"

#include <QList>

#include <functional>

/// Edits of projects as messages name them. Each is one of the pure edits of the document's, with its arguments by
/// name.
namespace hitbox {

struct NamedEdit {
    const char *name = nullptr;
    const char *members = nullptr; ///< "sprite, frame, shapes"; those in brackets may be left out
    const char *help = nullptr;    ///< a sentence without its full stop
};
QList<NamedEdit> namedEdits();

struct EditedProject {
    Document document;
    QList<ShapeId> added; ///< shapes, in the order in which they were added
};

/// The document after all edits of the array, one after the other; what lies between keys of tracks follows. Refuses as
/// json_fields.h says when one names what is not there. Fails when a project could not hold the outcome, and when
/// `isStopped`, asked before each edit where there is one, says yes.
Result<EditedProject> withEdits(const Document &document, JsonValue edits,
                                const std::function<bool()> &isStopped = nullptr);

/// The place of what a value names: a sprite, or a frame of one, by its name or by its number from 0. They refuse as
/// json_fields.h says.
int spriteNamedBy(const Document &document, JsonValue value);
int frameNamedBy(const Sprite &sprite, JsonValue value);

} // namespace hitbox
