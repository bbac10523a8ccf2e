#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QStringList>

namespace hitbox {

/// A file for build systems, by which `outputs` are made anew when one of `inputs` changes. Written as compilers write
/// it for Make, which Ninja and CMake read too; paths stand in it as they are given. Each input is also a target of its
/// own that asks for nothing, so that one that was deleted is no error to Make. Fails on paths that the syntax has no
/// way to write: with control characters, or with a backslash or a colon at their end.
Result<QByteArray> depfileText(const QStringList &outputs, const QStringList &inputs);

/// Whether the text is laid out as depfileText() lays it out, with at least one input: nothing that people or other
/// programs wrote.
bool isDepfileText(const QByteArray &text);

} // namespace hitbox
