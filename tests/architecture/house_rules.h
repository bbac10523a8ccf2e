#pragma once

#include <QList>
#include <QString>

/// The rules of the house that can be read off the text of the sources: who may include whom, what may answer a
/// question about geometry, who may write files. The text is read, not compiled; names stand for the types that the
/// same file, or its header, declares them with.
namespace hitbox::architecture {

struct SourceFile {
    QString path; ///< from the top folder, with '/', such as "editor/tools/tool.h"
    QString text;
    QString headerText; ///< of the header beside a .cpp file, which declares its members; else empty
};

struct Violation {
    QString path;
    int line = 0; ///< from 1; 0 where the whole file is meant
    QString what;

    friend bool operator==(const Violation &, const Violation &) = default;
};

/// The text with comments blanked, and string and character literals too where asked; lines stay where they were.
enum class Literals { Keep, Blank };
QString withoutComments(const QString &text, Literals literals);

/// The module of a header as it stands between the quotes of an `#include`, such as "QtGui" for "QImage",
/// "QtGui/QImage" and "qimage.h"; empty for what is not Qt's. Looks into the headers of the Qt that is compiled with.
QString qtModuleOf(const QString &header);

/// Includes against the layer table, of Qt modules a layer may not use, of anything but the standard library in
/// geometry/, and of exporters in headers of importers.
QList<Violation> includeViolations(const SourceFile &file);

/// QPainterPath and QPolygonF outside of the layers that paint, and anywhere their members that answer a question.
QList<Violation> painterViolations(const SourceFile &file);

/// Files opened for writing anywhere but in editor/formats.
QList<Violation> writingViolations(const SourceFile &file);

/// Texts put in by an arg() that another one follows: "%2" in a name would be taken for the place of what comes next.
QList<Violation> insertionViolations(const SourceFile &file);

/// All of the above.
QList<Violation> violationsOf(const SourceFile &file);

/// Types that two headers define under one name: the linker takes one for the other without a word. The namespace is
/// the one that the header opens first.
QList<Violation> typesDefinedTwice(const QList<SourceFile> &headers);

/// What stands in the top folder and is not of the agreed layout. Names that start with a dot, and build folders, are
/// nobody's business.
QStringList strangersAtTheTop(const QStringList &entries);

/// Sources, by their path from the folder of a CMakeLists.txt, that its text does not list.
QStringList unlistedSources(const QString &cmakeText, const QStringList &sources);

/// What a page has in backquotes that is a path: a file's name, or what has a slash. Those of examples, with a word in
/// capitals such as NAME in them, are left out, and what a build makes.
QStringList pathsIn(const QString &page);

/// Whether one of the files, by their paths from the top folder, is meant, or a folder with some of them in it. Paths
/// may begin at any folder.
bool isPathOfOne(const QString &path, const QStringList &files);

} // namespace hitbox::architecture
