#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/project/project_words.h"

#include <QByteArray>
#include <QString>

/// NAME.hitbox: JSON, UTF-8, version 1.
namespace hitbox {

/// `fileName` is only used in messages. Fails with a JSON path, or line and column, what was found and what was
/// expected: on broken JSON, wrong types, more than limits.h allows, equal keys or ids, and a higher version.
/// Missing ids are given; missing names are made from the image's name.
Result<Document> parseProject(const QByteArray &bytes, const QString &fileName, const ProjectProgress &progress = {});

/// The bytes of the file: fixed key order, shortest numbers, one newline at the end.
/// Law: parseProject(projectBytes(d)) == d, and writing again gives the same bytes, for every document that
/// checkProject() (project_check.h) passes. Of an unknown member that is called like one that is written, nothing is.
QByteArray projectBytes(const Document &document);

Result<Document> readProject(const QString &path);

/// What writeProject() would write to the path, for who writes other files together with it; fails as that does.
Result<QByteArray> savedBytes(const QString &path, const Document &document, const ProjectProgress &progress = {});

/// Answers with the bytes that the file holds then. Fails before anything is written when the file could not be read
/// back: more than the limits, a number that is not finite, an id given twice. Nor is another kind of file replaced,
/// such as the image that was traced.
Result<QByteArray> writeProject(const QString &path, const Document &document, const ProjectProgress &progress = {});

} // namespace hitbox
