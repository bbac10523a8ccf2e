#include "architecture/house_rules.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox::architecture;

namespace {

const QDir &root()
{
    static const QDir folder(QStringLiteral(HITBOX_SOURCE_DIR));
    return folder;
}

QString textOf(const QString &path)
{
    QFile file(root().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Paths of all files of a kind below a folder, from the top folder, sorted.
QStringList filesBelow(const QString &folder, const QStringList &kinds = {"*.h", "*.cpp"})
{
    QStringList paths;
    QDirIterator files(root().filePath(folder), kinds, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(root().relativeFilePath(files.next()));
    paths.sort();
    return paths;
}

SourceFile sourceAt(const QString &path)
{
    QString header = path;
    const bool isSource = header.endsWith(".cpp");
    header.replace(".cpp", ".h");
    return {path, textOf(path), isSource ? textOf(header) : QString()};
}

QString told(const QList<Violation> &violations)
{
    QStringList lines;
    for (const Violation &violation : violations)
        lines.append(QString("%1:%2: %3").arg(violation.path).arg(violation.line).arg(violation.what));
    return lines.join('\n');
}

/// The folder of the closest CMakeLists.txt at or above a file.
QString cmakeFolderOf(const QString &path)
{
    QString folder = path.section('/', 0, -2);
    while (!folder.isEmpty() && !QFile::exists(root().filePath(folder + "/CMakeLists.txt")))
        folder = folder.section('/', 0, -2);
    return folder;
}

} // namespace

class HouseRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void everySourceKeepsTheRules();
    void everySourceIsListedForCMake();
    void everyTypeHasANameOfItsOwn();
    void theTopFolderIsTheAgreedOne();
    void everyPathForContributorsIsThere();
    void everyPageThatASourceNamesIsThere();
    void theCoresPageListsEveryHeaderOnce();

    void anIncludeAgainstTheTableIsFound_data();
    void anIncludeAgainstTheTableIsFound();
    void anIncludeWithinTheTableIsLeftAlone_data();
    void anIncludeWithinTheTableIsLeftAlone();
    void aQuestionToAPainterPathIsFound_data();
    void aQuestionToAPainterPathIsFound();
    void carryingPointsToAPainterIsLeftAlone_data();
    void carryingPointsToAPainterIsLeftAlone();
    void writingAFileIsFound_data();
    void writingAFileIsFound();
    void textsThatAreLookedThroughAreFound_data();
    void textsThatAreLookedThroughAreFound();
    void readingAndBuffersAreLeftAlone_data();
    void readingAndBuffersAreLeftAlone();

    void aViolationNamesItsLine();
    void aFileInNoLayerIsFound();
    void namesOfTheHeaderCountInTheSource();
    void commentsAreBlankedAndLiteralsOnRequest();
    void qtHeadersAreKnownByTheirModule();
    void strangersAtTheTopAreFound();
    void typesOfOneNameAreFound();
    void sourcesThatCMakeDoesNotListAreFound();
    void pathsOfPagesAreFound();
};

void HouseRulesTest::everySourceKeepsTheRules()
{
    const QStringList paths = filesBelow("geometry") + filesBelow("editor");
    QVERIFY2(paths.size() > 20, "the sources were not found");
    QList<Violation> violations;
    for (const QString &path : paths)
        violations += violationsOf(sourceAt(path));
    QVERIFY2(violations.isEmpty(), qPrintable('\n' + told(violations)));
}

void HouseRulesTest::everySourceIsListedForCMake()
{
    QMap<QString, QStringList> sourcesByFolder;
    // Headers of the editor too: moc only sees those that are listed. Those of geometry are installed as a folder.
    for (const QString &path : filesBelow("geometry", {"*.cpp"}) + filesBelow("editor")) {
        const QString folder = cmakeFolderOf(path);
        sourcesByFolder[folder].append(path.mid(folder.size() + 1));
    }
    QStringList unlisted;
    for (const auto &[folder, sources] : sourcesByFolder.asKeyValueRange()) {
        for (const QString &source : unlistedSources(textOf(folder + "/CMakeLists.txt"), sources))
            unlisted.append(folder + '/' + source);
    }
    QVERIFY2(unlisted.isEmpty(), qPrintable("not listed in a CMakeLists.txt:\n" + unlisted.join('\n')));
}

void HouseRulesTest::everyTypeHasANameOfItsOwn()
{
    QList<SourceFile> headers;
    for (const QString &path : filesBelow("geometry", {"*.h"}) + filesBelow("editor", {"*.h"}))
        headers.append(sourceAt(path));
    QVERIFY2(headers.size() > 20, "the headers were not found");
    QCOMPARE(told(typesDefinedTwice(headers)), QString());
}

void HouseRulesTest::theTopFolderIsTheAgreedOne()
{
    QCOMPARE(strangersAtTheTop(root().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)),
             QStringList());
}

void HouseRulesTest::everyPathForContributorsIsThere()
{
    QStringList files;
    for (const char *folder : {".ci", ".github", "editor", "geometry", "resources", "tests"})
        files += filesBelow(folder, {"*"});
    const QStringList paths = pathsIn(textOf(".github/CONTRIBUTING.md"));
    QVERIFY2(paths.size() > 20, "the paths were not found");
    QStringList missing;
    for (const QString &path : paths) {
        if (!isPathOfOne(path, files))
            missing.append(path);
    }
    QCOMPARE(missing, QStringList());
}

void HouseRulesTest::everyPageThatASourceNamesIsThere()
{
    static const QRegularExpression pattern(R"re(\bresources/[\w./-]+\.md\b)re");
    QStringList named;
    QStringList missing;
    for (const QString &path : filesBelow("geometry") + filesBelow("editor")) {
        for (const auto &match : pattern.globalMatch(textOf(path))) {
            named.append(match.captured());
            if (!QFile::exists(root().filePath(match.captured())))
                missing.append(path + ": " + match.captured());
        }
    }
    QVERIFY2(!named.isEmpty(), "the pages were not found");
    QCOMPARE(missing, QStringList());
}

void HouseRulesTest::theCoresPageListsEveryHeaderOnce()
{
    const QString page = textOf("geometry/README.md");
    const QStringList headers = filesBelow("geometry/include", {"*.h"});
    QVERIFY(headers.size() > 20);
    QStringList amiss;
    for (const QString &header : headers) {
        if (page.count("\n| `" + header.section('/', -1) + "` |") != 1)
            amiss.append(header);
    }
    QCOMPARE(amiss, QStringList());
}

void HouseRulesTest::anIncludeAgainstTheTableIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto bad = [](const char *path, const char *line) { QTest::addRow("%s: %s", path, line) << path << line; };
    bad("geometry/src/ring.cpp", "#include <QPointF>");
    bad("geometry/src/ring.cpp", "#include <QtCore/QPointF>");
    bad("geometry/src/ring.cpp", "#include <qglobal.h>");
    bad("geometry/src/ring.cpp", "#include \"qglobal.h\"");
    bad("geometry/src/ring.cpp", "#  include <QString>");
    bad("geometry/src/ring.cpp", "#include \"document/document.h\"");
    bad("geometry/src/ring.cpp", "#include <boost/geometry.hpp>");
    bad("geometry/include/hitbox/geometry/ring.h", "#include <nlohmann/json.hpp>");
    bad("editor/document/edits.cpp", "#include \"images/images.h\"");
    bad("editor/document/edits.cpp", "#include <QImage>");
    bad("editor/document/edits.cpp", "#include \"../stage/overlaps.h\"");
    bad("editor/images/images.cpp", "#include \"validation/finding.h\"");
    bad("editor/images/images.cpp", "#include <QWidget>");
    bad("editor/validation/spike.cpp", "#include \"stage/overlaps.h\"");
    bad("editor/stage/overlaps.cpp", "#include \"validation/finding.h\"");
    bad("editor/stage/overlaps.cpp", "#include \"formats/format.h\"");
    bad("editor/formats/json_exporter.cpp", "#include \"tools/tool.h\"");
    bad("editor/formats/json_exporter.cpp", "#include <QMessageBox>");
    bad("editor/formats/importers/imported.h", "#include \"formats/exporters/godot_text.h\"");
    bad("editor/tools/tool.cpp", "#include \"session/session.h\"");
    bad("editor/tools/tool.cpp", "#include \"formats/format.h\"");
    bad("editor/tools/tool.cpp", "#include <QKeyEvent>");
    bad("editor/session/session.cpp", "#include \"scene/frame_scene.h\"");
    bad("editor/session/session.cpp", "#include <QApplication>");
    bad("editor/scene/frame_scene.cpp", "#include \"windows/main_window.h\"");
    bad("editor/cli/main.cpp", "#include \"session/session.h\"");
    bad("editor/cli/main.cpp", "#include \"scene/drawing.h\"");
    bad("editor/cli/main.cpp", "#include <QtWidgets/QApplication>");
    bad("editor/windows/main_window.cpp", "#include <QTest>");
}

void HouseRulesTest::anIncludeAgainstTheTableIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QCOMPARE(includeViolations({path, line + '\n', {}}).size(), 1);
}

void HouseRulesTest::anIncludeWithinTheTableIsLeftAlone_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto good = [](const char *path, const char *line) { QTest::addRow("%s: %s", path, line) << path << line; };
    good("geometry/src/ring.cpp", "#include <vector>");
    good("geometry/src/ring.cpp", "#include <immintrin.h>");
    good("geometry/src/ring.cpp", "#include <hitbox/geometry/shapes.h>");
    good("geometry/src/ring.cpp", "#include \"expansion.h\"");
    good("geometry/src/ring.cpp", "// #include <QPointF>");
    good("editor/document/edits.cpp", "#include <hitbox/geometry/shapes.h>");
    good("editor/document/edits.cpp", "#include \"document/document.h\"");
    good("editor/document/edits.cpp", "#include <QString>");
    good("editor/validation/spike.cpp", "#include \"images/images.h\"");
    good("editor/formats/json_exporter.cpp", "#include \"stage/placements.h\"");
    good("editor/formats/importers/imported.cpp", "#include \"formats/exporters/godot_text.h\"");
    good("editor/formats/importers/imported.h", "#include \"formats/text/utf8_text.h\"");
    good("editor/formats/project_file.cpp", "#include <nlohmann/json.hpp>");
    good("editor/tools/tool.cpp", "#include <QPointF>");
    good("editor/session/session.cpp", "#include \"tools/tool.h\"");
    good("editor/session/session.cpp", "#include <QColor>");
    good("editor/scene/icons.cpp", "#include <QSvgRenderer>");
    good("editor/windows/main_window.cpp", "#include \"validation/validate.h\"");
    good("editor/cli/main.cpp", "#include \"formats/format.h\"");
    good("editor/app/main.cpp", "#include \"windows/main_window.h\"");
}

void HouseRulesTest::anIncludeWithinTheTableIsLeftAlone()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QCOMPARE(told(includeViolations({path, line + '\n', {}})), QString());
}

void HouseRulesTest::aQuestionToAPainterPathIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    const auto bad = [](const char *path, const char *code) {
        QTest::addRow("%s: %s", path, qPrintable(QString(code).simplified())) << path << code;
    };
    bad("editor/tools/picking.cpp", "QPainterPath path;");
    bad("editor/stage/overlaps.cpp", "void draw(const QPolygonF &outline);");
    bad("geometry/src/ring.cpp", "QPolygonF ring;");
    bad("editor/scene/shape_item.cpp", "QPainterPath path; return path.contains(point);");
    bad("editor/formats/picture.cpp", "QPainterPath path; return path.contains(point);");
    bad("editor/scene/shape_item.cpp", "const QPainterPath *path = a; return path->intersects(*b);");
    bad("editor/scene/shape_item.cpp", "QPainterPath both(const QPainterPath &a) { return a.intersected(b); }");
    bad("editor/scene/shape_item.cpp", "QPolygonF const &a = b; c = a.united(b);");
    bad("editor/scene/shape_item.cpp", "QPainterPath a; c = a . subtracted (b);");
    bad("editor/scene/shape_item.cpp", "QPainterPath a;\nc = a\n    .simplified();");
    bad("editor/scene/shape_item.cpp", "QPainterPath outlineOf(Shape);\nbool b = outlineOf(top(x)).contains(point);");
    bad("editor/scene/shape_item.cpp", "const auto both = QPainterPath(a); both.contains(point);");
    bad("editor/windows/preview.cpp", "bool b = QPolygonF{a, c}.intersects(d);");
    bad("editor/windows/preview.cpp", "QList<QPolygonF> rings; rings[0].containsPoint(p, Qt::OddEvenFill);");
    bad("editor/scene/frame_scene.cpp", "for (auto *other : item->collidingItems()) use(other);");
    bad("editor/scene/frame_scene.cpp", "if (item->collidesWithItem(other)) return;");
}

void HouseRulesTest::aQuestionToAPainterPathIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    QCOMPARE(painterViolations({path, code, {}}).size(), 1);
}

void HouseRulesTest::carryingPointsToAPainterIsLeftAlone_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    const auto good = [](const char *path, const char *code) {
        QTest::addRow("%s: %s", path, qPrintable(QString(code).simplified())) << path << code;
    };
    good("editor/scene/shape_item.cpp", "QPainterPath path; path.lineTo(p); painter->drawPath(path);");
    good("editor/scene/shape_item.cpp", "QPainterPath path; return path.boundingRect();");
    good("editor/formats/picture.cpp", "QPainterPath path; path.lineTo(p); painter.drawPath(path);");
    good("editor/scene/shape_item.cpp", "QPainterPath path; if (selection.contains(id)) path.moveTo(p);");
    good("editor/scene/shape_item.cpp", "QPolygonF ring; rect.united(ring.boundingRect());");
    good("editor/tools/picking.cpp", "// a QPainterPath would round here");
    good("editor/tools/picking.cpp", "/* QPolygonF\n::containsPoint */");
    good("editor/tools/picking.cpp", "const char *name = \"QPainterPath\";");
}

void HouseRulesTest::carryingPointsToAPainterIsLeftAlone()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    QCOMPARE(told(painterViolations({path, code, {}})), QString());
}

void HouseRulesTest::writingAFileIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    const auto bad = [](const char *path, const char *code) {
        QTest::addRow("%s: %s", path, qPrintable(QString(code).simplified())) << path << code;
    };
    bad("editor/session/autosave.cpp", "QSaveFile file(path);");
    bad("editor/session/autosave.cpp", "QFile file(path); file.open(QIODevice::WriteOnly);");
    bad("editor/session/autosave.cpp",
        "QFile file(path);\nif (!file.open(QFile::ReadWrite | QFile::Text))\n    return;");
    bad("editor/session/autosave.cpp", "auto file = std::make_unique<QFile>(path); file->open(QIODevice::Append);");
    bad("editor/cli/main.cpp", "std::ofstream out(path);");
    bad("editor/cli/main.cpp", "FILE *file = std::fopen(path, mode);");
    bad("editor/cli/render.cpp", "QImage image(4, 4); image.save(path);");
    bad("editor/windows/main_window.cpp", "grab().save(path);");
    bad("editor/windows/main_window.cpp", "QPixmap *shot = a; shot->save(fileName, \"PNG\");");
    bad("editor/images/images.cpp", "QImageWriter writer(path);");
    bad("geometry/src/ring.cpp", "std::fstream log(path);");
}

void HouseRulesTest::writingAFileIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    QCOMPARE(writingViolations({path, code, {}}).size(), 1);
    QCOMPARE(told(writingViolations({"editor/files/file_writer.cpp", code, {}})), QString());
}

void HouseRulesTest::textsThatAreLookedThroughAreFound_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("found");
    const auto row = [](const char *code, int found) { QTest::addRow("%s", code) << code << found; };
    row("tr(a).arg(sprite.name).arg(count)", 1);
    row("tr(a).arg(name)\n    .arg(rect.width())\n    .arg(rect.height())", 1);
    row("tr(a).arg(frame.name, QDir(folder).path()).arg(1)", 1);
    row("tr(a).arg(names.constFirst(), QString::number(count))", 0);
    row("tr(a).arg(count).arg(sprite.name)", 0);
    row("tr(a).arg(rect.width()).arg(rect.height())", 0);
}

void HouseRulesTest::textsThatAreLookedThroughAreFound()
{
    QFETCH(QString, code);
    QFETCH(int, found);
    QCOMPARE(insertionViolations({"editor/tools/tool.cpp", code, {}}).size(), found);
}

void HouseRulesTest::readingAndBuffersAreLeftAlone_data()
{
    QTest::addColumn<QString>("code");
    const auto good = [](const char *code) { QTest::addRow("%s", code) << code; };
    good("QFile file(path); file.open(QIODevice::ReadOnly);");
    good("QFile out; out.open(stdout, QIODevice::WriteOnly);");
    good("QFile file(path); QBuffer buffer(&bytes); buffer.open(QIODevice::WriteOnly);");
    good("QImage image; image.save(&buffer, \"PNG\");");
    good("QImage image; painter.save(); painter.drawImage(image); painter.restore();");
    good("session.save(path);");
    good("std::ifstream in(path);");
}

void HouseRulesTest::readingAndBuffersAreLeftAlone()
{
    QFETCH(QString, code);
    QCOMPARE(told(writingViolations({"editor/session/session.cpp", code, {}})), QString());
}

void HouseRulesTest::aViolationNamesItsLine()
{
    const SourceFile file{"editor/document/edits.cpp",
                          "#include \"document/edits.h\"\n/* two\n lines */\n#include <QWidget>\n\nQPolygonF ring;\n",
                          {}};
    const QList<Violation> violations = violationsOf(file);
    QCOMPARE(violations.size(), 2);
    QCOMPARE(violations[0].path, file.path);
    QCOMPARE(violations[0].line, 4);
    QVERIFY(violations[0].what.contains("QtWidgets"));
    QCOMPARE(violations[1].line, 6);
}

void HouseRulesTest::aFileInNoLayerIsFound()
{
    QCOMPARE(includeViolations({"editor/helpers/strings.cpp", {}, {}}).size(), 1);
    QCOMPARE(includeViolations({"editor/strings.cpp", {}, {}}).size(), 1);
}

void HouseRulesTest::namesOfTheHeaderCountInTheSource()
{
    const QString source = "bool Item::isHit() { return m_outline.contains(m_point); }";
    QCOMPARE(painterViolations({"editor/scene/item.cpp", source, {}}).size(), 0);
    QCOMPARE(painterViolations({"editor/scene/item.cpp", source, "QPainterPath m_outline;"}).size(), 1);
}

void HouseRulesTest::commentsAreBlankedAndLiteralsOnRequest()
{
    const QString text = "a = \"// b\"; // c\nn = 1'000 + '\"'; /* d\n */ R\"x(\"e)x\"";
    QCOMPARE(withoutComments(text, Literals::Keep),
             QString("a = \"// b\";     \nn = 1'000 + '\"';     \n    R\"x(\"e)x\""));
    QCOMPARE(withoutComments(text, Literals::Blank), QString("a =       ;     \nn = 1'000 +    ;     \n             "));
}

void HouseRulesTest::qtHeadersAreKnownByTheirModule()
{
    QCOMPARE(qtModuleOf("QString"), "QtCore");
    QCOMPARE(qtModuleOf("QtCore"), "QtCore");
    QCOMPARE(qtModuleOf("qimage.h"), "QtGui");
    QCOMPARE(qtModuleOf("QtWidgets/QWidget"), "QtWidgets");
    QCOMPARE(qtModuleOf("vector"), QString());
    QCOMPARE(qtModuleOf("document/document.h"), QString());
}

void HouseRulesTest::strangersAtTheTopAreFound()
{
    QCOMPARE(strangersAtTheTop({".git", ".ci", "build", "build-asan", "editor", "geometry", "resources", "tests",
                                "CMakeLists.txt", "README.md"}),
             QStringList());
    QCOMPARE(strangersAtTheTop({"docs", "editor", "notes.txt", "src"}), QStringList({"docs", "notes.txt", "src"}));
}

void HouseRulesTest::typesOfOneNameAreFound()
{
    const SourceFile first{"a.h", "namespace x::y {\nclass Z;\nstruct Point {\n};\n}", {}};
    const SourceFile second{"b.h", "namespace x::y {\n// struct Z {\nstruct alignas(8) Point {\n};\n}", {}};
    const SourceFile elsewhere{"c.h", "namespace x {\nclass Point : public Z\n{\n};\n}", {}};
    QCOMPARE(told(typesDefinedTwice({first, elsewhere})), QString());
    QCOMPARE(told(typesDefinedTwice({first, second, elsewhere})), QString("b.h:3: x::y::Point is another type in a.h"));
}

void HouseRulesTest::sourcesThatCMakeDoesNotListAreFound()
{
    const QString cmake =
        "add_library(hitbox_x STATIC a.cpp sub/b.cpp\n    ${CMAKE_CURRENT_SOURCE_DIR}/c.cpp) # d.cpp\n"
        "target_sources(hitbox_x PRIVATE $<IF:$<PLATFORM_ID:Windows>,w.cpp,u.cpp>)\n";
    QCOMPARE(unlistedSources(cmake, {"a.cpp", "sub/b.cpp", "c.cpp", "w.cpp", "u.cpp"}), QStringList());
    QCOMPARE(unlistedSources(cmake, {"b.cpp", "d.cpp", "aa.cpp"}), QStringList({"b.cpp", "d.cpp", "aa.cpp"}));
}

void HouseRulesTest::pathsOfPagesAreFound()
{
    const QString page = "`a/b.cpp` and `c.h`, in `d/`; `./e/run.sh 60` and `.ci/run`.\n```\nnot/this.h\n```\n"
                         "`editor/NAME_tool.cpp`, `build/tests`, `Session &`, `f.run(\"a.b\")`, `X=… tests/run.sh`,\n"
                         "`ctest --test-dir build/tests`, `area: Do one thing`, `--option g/h`";
    QCOMPARE(pathsIn(page), (QStringList{"a/b.cpp", "c.h", "d/", "e/run.sh", ".ci/run"}));
    const QStringList files{"editor/a/b.cpp", "editor/c.h", "tests/run.sh"};
    for (const char *there : {"a/b.cpp", "editor/a/b.cpp", "b.cpp", "c.h", "a/", "editor/a", "tests/run.sh"})
        QVERIFY2(isPathOfOne(there, files), there);
    for (const char *missing : {"b/b.cpp", "bb.cpp", ".cpp", "a/b", "run.s", "b/"})
        QVERIFY2(!isPathOfOne(missing, files), missing);
}

HITBOX_TEST(HouseRulesTest)
#include "house_rules_test.moc"
