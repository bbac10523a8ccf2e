#include "architecture/house_rules.h"

#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace hitbox::architecture {

namespace {

struct Layer {
    const char *name;
    QStringList uses;    ///< the layers whose headers it may include, besides its own
    QStringList modules; ///< the Qt modules whose headers it may include
};

const QList<Layer> &layers()
{
    static const QStringList core{"QtCore"};
    static const QStringList gui{"QtCore", "QtGui"};
    static const QStringList widgets{"QtCore", "QtGui", "QtWidgets", "QtSvg"};
    static const QStringList toFormats{"geometry",   "document", "files",   "images",
                                       "validation", "stage",    "drawing", "formats"};
    static const QStringList toSession = toFormats + QStringList{"tools", "session"};
    static const QList<Layer> table{
        {"geometry", {}, {}},
        {"document", {"geometry"}, core},
        {"files", {"document", "geometry"}, core},
        {"images", {"files", "document", "geometry"}, gui},
        {"validation", {"images", "document", "geometry"}, gui},
        {"stage", {"images", "document", "geometry"}, gui},
        {"drawing", {"validation", "stage", "images", "document", "geometry"}, gui},
        {"formats", {"drawing", "validation", "stage", "images", "files", "document", "geometry"}, gui},
        {"service", toFormats, gui},
        {"script", {}, {"QtCore", "QtQml"}},
        {"tools", {"document", "images", "stage", "geometry"}, core},
        {"session", toFormats + QStringList{"tools"}, gui},
        {"scene", toSession, widgets},
        {"windows", toSession + QStringList{"service", "scene"}, widgets},
        {"app", toSession + QStringList{"service", "scene", "windows"}, widgets},
        {"cli", toFormats + QStringList{"service"}, gui},
    };
    return table;
}

const Layer *findLayer(const QString &name)
{
    const auto found =
        std::find_if(layers().begin(), layers().end(), [&](const Layer &layer) { return name == layer.name; });
    return found == layers().end() ? nullptr : &*found;
}

QString layerOf(const QString &path)
{
    const QStringList parts = path.split('/');
    if (parts.value(0) == "geometry")
        return "geometry";
    return parts.value(0) == "editor" && parts.size() > 2 ? parts[1] : QString();
}

struct Include {
    QString header;
    int line = 0;
};

int lineAt(const QString &text, qsizetype position)
{
    return static_cast<int>(QStringView(text).first(position).count('\n')) + 1;
}

QList<Include> includesOf(const QString &text)
{
    static const QRegularExpression pattern(R"re(^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"])re",
                                            QRegularExpression::MultilineOption);
    const QString code = withoutComments(text, Literals::Keep);
    QList<Include> includes;
    for (const auto &match : pattern.globalMatch(code))
        includes.append({match.captured(1), lineAt(code, match.capturedStart(1))});
    return includes;
}

/// The layer that a header of ours belongs to; empty for Qt's, the standard library's, and the same folder's.
QString layerOfHeader(const QString &header)
{
    if (header.startsWith("hitbox/geometry/"))
        return "geometry";
    const QString first = header.section('/', 0, 0);
    return header.contains('/') && findLayer(first) ? first : QString();
}

/// Standard headers have neither suffix nor folder; the compiler's own vector instructions are as good.
bool isStandardHeader(const QString &header)
{
    static const QRegularExpression pattern("^([a-z_0-9]+|[a-z0-9]*intrin\\.h|arm_neon\\.h)$");
    return pattern.match(header).hasMatch();
}

QString whyForbidden(const Include &include, const Layer &layer, const QString &path)
{
    const QString module = qtModuleOf(include.header);
    if (!module.isEmpty())
        return layer.modules.contains(module)
                   ? QString()
                   : QString("%1 is of %2, which %3 may not use").arg(include.header, module, layer.name);
    if (include.header.startsWith("../"))
        return QString("%1 is not included from the include root").arg(include.header);
    if (path.startsWith("editor/formats/importers/") && path.endsWith(".h") &&
        include.header.startsWith("formats/exporters/"))
        return QString("%1 is an exporter's, which no header of an importer may need").arg(include.header);
    const QString used = layerOfHeader(include.header);
    if (!used.isEmpty())
        return used == layer.name || layer.uses.contains(used)
                   ? QString()
                   : QString("%1 is of %2, which %3 may not use").arg(include.header, used, layer.name);
    const bool besides = path.section('/', -1) != include.header && include.header.endsWith(".h");
    if (path.startsWith("geometry/") && !besides && !isStandardHeader(include.header))
        return QString("%1 is not of the standard library, all that geometry may use").arg(include.header);
    return {};
}

/// The names that a text declares with one of the types: variables, parameters, members, and functions returning it.
QSet<QString> namesDeclaredAs(const QStringList &types, const QString &code)
{
    const QString type = R"(\b(?:)" + types.join('|') + R"()\b)";
    const QRegularExpression declared(type + R"([\s&*]*(?:\bconst\b[\s&*]*)?(?:\w+::)*([A-Za-z_]\w*))");
    const QRegularExpression deduced(R"(\bauto\b[\s&*]*(\w+)\s*=[^;]*)" + type);
    QSet<QString> names;
    for (const QRegularExpression &pattern : {declared, deduced}) {
        for (const auto &match : pattern.globalMatch(code))
            names.insert(match.captured(1));
    }
    return names;
}

struct Call {
    QString member;
    QString arguments; ///< from behind the opening bracket to the end of the statement
    int line = 0;
};

/// Calls of `members` on anything that the file or its header declares with one of `types`, and on temporaries.
QList<Call> callsOn(const QStringList &types, const QStringList &members, const SourceFile &file)
{
    const QString code = withoutComments(file.text, Literals::Blank);
    const QString header = withoutComments(file.headerText, Literals::Blank);
    const QSet<QString> names = namesDeclaredAs(types, code) + namesDeclaredAs(types, header);
    QStringList owners(types);
    owners.append(names.values());
    // After the owner: any balanced call or construction, such as `outlineOf(shape)` or `QPolygonF{a, b}`.
    static const QString brackets = R"((?:(\((?:[^()]|(?1))*\)|\{[^{}]*\})\s*)?)";
    const QRegularExpression pattern(R"(\b(?:)" + owners.join('|') + R"()\b\s*)" + brackets + R"((?:\.|->)\s*()" +
                                     members.join('|') + R"()\s*\(([^;]*))");
    QList<Call> calls;
    for (const auto &match : pattern.globalMatch(code))
        calls.append({match.captured(2), match.captured(3), lineAt(code, match.capturedStart(2))});
    return calls;
}

void appendWords(QList<Violation> &violations, const SourceFile &file, const QString &words, const QString &why)
{
    const QString code = withoutComments(file.text, Literals::Blank);
    const QRegularExpression pattern(QString(R"(\b(?:%1)\b)").arg(words));
    for (const auto &match : pattern.globalMatch(code))
        violations.append({file.path, lineAt(code, match.capturedStart()), match.captured() + why});
}

} // namespace

QString withoutComments(const QString &text, Literals literals)
{
    // Alternatives are tried in this order at each place, so that whatever starts first wins. A quote behind a digit
    // parts the digits of a number.
    static const QRegularExpression pattern(
        R"re(//[^\n]*|/\*[\s\S]*?\*/|R"([^(\s]*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])*')re");
    QString result = text;
    for (const auto &match : pattern.globalMatch(text)) {
        const bool comment = match.captured().startsWith("//") || match.captured().startsWith("/*");
        if (!comment && literals == Literals::Keep)
            continue;
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (result[i] != '\n')
                result[i] = ' ';
        }
    }
    return result;
}

QString qtModuleOf(const QString &header)
{
    static const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    static const QStringList modules = headers.entryList({"Qt*"}, QDir::Dirs);
    const QString first = header.section('/', 0, 0);
    if (modules.contains(first))
        return first;
    for (const QString &module : modules) {
        if (QFileInfo::exists(headers.filePath(module + '/' + header)))
            return module;
    }
    return {};
}

QList<Violation> includeViolations(const SourceFile &file)
{
    const QString name = layerOf(file.path);
    const Layer *layer = findLayer(name);
    if (!layer)
        return {{file.path, 0, "is in no layer of the table"}};
    QList<Violation> violations;
    for (const Include &include : includesOf(file.text)) {
        const QString why = whyForbidden(include, *layer, file.path);
        if (!why.isEmpty())
            violations.append({file.path, include.line, why});
    }
    return violations;
}

QList<Violation> painterViolations(const SourceFile &file)
{
    QList<Violation> violations;
    appendWords(violations, file, "containsPoint|collidesWithItem|collidesWithPath|collidingItems",
                " asks Qt a question that the geometry core answers");
    const QString layer = layerOf(file.path);
    if (layer != "scene" && layer != "windows" && layer != "drawing" && layer != "formats") {
        appendWords(violations, file, "QPainterPath|QPolygonF",
                    " only carries points to a painter, in drawing, formats, scene and windows");
        return violations;
    }
    static const QStringList answers{"contains",       "intersects",     "intersected",     "united",  "subtracted",
                                     "simplified",     "pointAtPercent", "percentAtLength", "length",  "angleAtPercent",
                                     "slopeAtPercent", "toFillPolygon",  "toFillPolygons",  "isClosed"};
    for (const Call &call : callsOn({"QPainterPath", "QPolygonF"}, answers, file))
        violations.append({file.path, call.line, call.member + " is answered by a QPainterPath or QPolygonF"});
    return violations;
}

QList<Violation> writingViolations(const SourceFile &file)
{
    if (layerOf(file.path) == "files")
        return {};
    QList<Violation> violations;
    appendWords(violations, file,
                "QSaveFile|QTemporaryFile|QImageWriter|QPdfWriter|QSvgGenerator|ofstream|fstream|fopen|freopen",
                " may write a file, which only files does");
    static const QRegularExpression forWriting(R"(\b(WriteOnly|ReadWrite|Append|Truncate|NewOnly)\b)");
    static const QRegularExpression standardStream(R"(^\s*(stdout|stderr)\b)");
    for (const Call &call : callsOn({"QFile"}, {"open"}, file)) {
        if (forWriting.match(call.arguments).hasMatch() && !standardStream.match(call.arguments).hasMatch())
            violations.append({file.path, call.line, "a QFile opened for writing, which only files does"});
    }
    // A picture saved into a buffer, whose address is given, is no file.
    for (const Call &call : callsOn({"QImage", "QPixmap", "toImage", "grab"}, {"save"}, file)) {
        if (!call.arguments.trimmed().startsWith('&'))
            violations.append({file.path, call.line, "a picture saved to a file, which only files does"});
    }
    return violations;
}

QList<Violation> insertionViolations(const SourceFile &file)
{
    static const QRegularExpression followed(R"(\.arg\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?=\s*\.arg\())");
    static const QRegularExpression fromFiles(R"(([nN]ames?|[tT]ext|[pP]ath|\bwhat|\blist|[tT]itle)(\(\))?\s*(,|$))");
    const QString code = withoutComments(file.text, Literals::Blank);
    QList<Violation> violations;
    for (const auto &match : followed.globalMatch(code)) {
        if (fromFiles.match(match.captured(1)).hasMatch())
            violations.append({file.path, lineAt(code, match.capturedStart()),
                               "a text in which the next arg() looks for its place; one arg() takes both"});
    }
    return violations;
}

QList<Violation> violationsOf(const SourceFile &file)
{
    return includeViolations(file) + painterViolations(file) + writingViolations(file) + insertionViolations(file);
}

QList<Violation> typesDefinedTwice(const QList<SourceFile> &headers)
{
    static const QRegularExpression opening(R"(^\s*namespace\s+([\w:]+)\s*\{)", QRegularExpression::MultilineOption);
    static const QRegularExpression definition(
        R"(^(?:struct|class|enum class)(?:\s+alignas\([^)]*\))?\s+([\w:]+)[^;{]*\{)",
        QRegularExpression::MultilineOption);
    QHash<QString, QString> headerOf;
    QList<Violation> violations;
    for (const SourceFile &header : headers) {
        const QString code = withoutComments(header.text, Literals::Blank);
        const QString space = opening.match(code).captured(1);
        auto types = definition.globalMatch(code);
        while (types.hasNext()) {
            const QRegularExpressionMatch type = types.next();
            const QString name = space + "::" + type.captured(1);
            const QString first = headerOf.value(name, header.path);
            headerOf.insert(name, first);
            if (first != header.path)
                violations.append({header.path, int(code.left(type.capturedStart()).count('\n')) + 1,
                                   name + " is another type in " + first});
        }
    }
    return violations;
}

QStringList strangersAtTheTop(const QStringList &entries)
{
    static const QRegularExpression agreed(
        R"(^(editor|geometry|resources|tests|CMakeLists\.txt|README\.md|CMakeLists\.txt\.user|build.*|\..*)$)");
    QStringList strangers;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(strangers),
                 [](const QString &entry) { return !agreed.match(entry).hasMatch(); });
    return strangers;
}

QStringList unlistedSources(const QString &cmakeText, const QStringList &sources)
{
    static const QRegularExpression comment("#[^\n]*");
    static const QRegularExpression separator(R"re([\s()";,<>:]+)re");
    const QStringList words = QString(cmakeText).remove(comment).split(separator, Qt::SkipEmptyParts);
    QStringList unlisted;
    std::copy_if(sources.begin(), sources.end(), std::back_inserter(unlisted), [&](const QString &source) {
        return std::none_of(words.begin(), words.end(),
                            [&](const QString &word) { return word == source || word.endsWith("DIR}/" + source); });
    });
    return unlisted;
}

QStringList pathsIn(const QString &page)
{
    static const QRegularExpression fence("```.*?```", QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression quote("`([^`\n]+)`");
    static const QRegularExpression path(R"re(^(?:[\w.-]+/)+[\w.-]*$|^[\w-]+\.(?:h|cpp|md|qrc|txt|sh)$)re");
    static const QRegularExpression placeholder("NAME|ENGINE|TOOL|ROOM");
    QString text = page;
    text.remove(fence);
    QStringList paths;
    for (const auto &match : quote.globalMatch(text)) {
        QString first = match.captured(1).section(' ', 0, 0);
        if (first.startsWith("./"))
            first.remove(0, 2);
        if (path.match(first).hasMatch() && !placeholder.match(first).hasMatch() && !first.startsWith("build/"))
            paths.append(first);
    }
    return paths;
}

bool isPathOfOne(const QString &path, const QStringList &files)
{
    const QString whole = '/' + path;
    const QString folder = whole.endsWith('/') ? whole : whole + '/';
    return std::any_of(files.begin(), files.end(), [&](const QString &file) {
        const QString candidate = '/' + file;
        return candidate.endsWith(whole) || candidate.contains(folder);
    });
}

} // namespace hitbox::architecture
