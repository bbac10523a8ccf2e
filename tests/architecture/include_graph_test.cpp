#include "architecture/include_graph.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace hitbox::architecture;

namespace {

/// The main window puts everything together: what more than these include is no window any more, but a way to
/// everything.
constexpr int mostIncludersOfTheMainRoom = 8;

QList<SourceFile> allSources()
{
    const QDir root(QStringLiteral(HITBOX_SOURCE_DIR));
    QList<SourceFile> files;
    for (const char *folder : {"editor", "geometry"}) {
        QDirIterator paths(root.filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (paths.hasNext()) {
            QFile file(paths.next());
            if (file.open(QIODevice::ReadOnly))
                files.append({root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()), {}});
        }
    }
    return files;
}

/// Each circle with the includes that it is made of.
QString told(const IncludeGraph &graph)
{
    QStringList lines;
    for (const QStringList &circle : circlesOf(graph)) {
        lines.append(QString("%1 files in a circle:").arg(circle.size()));
        for (const QString &node : circle) {
            QStringList within = (graph.includes[node] & QSet<QString>(circle.begin(), circle.end())).values();
            within.sort();
            lines.append("    " + node + " includes " + within.join(", "));
        }
    }
    return lines.join('\n');
}

} // namespace

class IncludeGraphTest : public QObject
{
    Q_OBJECT

private slots:
    void noFilesIncludeEachOtherInACircle();
    void fewFilesIncludeTheMainWindow();

    void aHeaderAndItsSourceAreOneNode();
    void circlesOfAnyLengthAreFoundAndPathsAreNot();
    void sourcesOfGeometryBelongToTheirPublicHeaders();
    void includesInCommentsAndOfStrangersCountNothing();
    void headersThatTooManyIncludeAreFound();
};

void IncludeGraphTest::noFilesIncludeEachOtherInACircle()
{
    const QList<SourceFile> files = allSources();
    QVERIFY2(files.size() > 500, "the sources were not found");
    const IncludeGraph graph = includeGraphOf(files);
    QVERIFY2(circlesOf(graph).isEmpty(), qPrintable('\n' + told(graph)));
}

void IncludeGraphTest::fewFilesIncludeTheMainWindow()
{
    const IncludeGraph graph = includeGraphOf(allSources());
    QVERIFY(graph.includedBy.contains("editor/windows/main/main_window.h"));
    QStringList lines;
    for (const Violation &found : crowdedHeaders(graph, "editor/windows/main", mostIncludersOfTheMainRoom))
        lines.append(found.path + ' ' + found.what);
    QVERIFY2(lines.isEmpty(), qPrintable('\n' + lines.join('\n')));
}

void IncludeGraphTest::aHeaderAndItsSourceAreOneNode()
{
    const IncludeGraph graph =
        includeGraphOf({{"editor/tools/drag.h", "", ""}, {"editor/tools/drag.cpp", "#include \"tools/drag.h\"\n", ""}});
    QCOMPARE(graph.includes.keys(), QStringList{"editor/tools/drag"});
    QVERIFY(circlesOf(graph).isEmpty());
    // By its source alone a header can be in a circle.
    const IncludeGraph circle = includeGraphOf({{"editor/tools/drag.h", "", ""},
                                                {"editor/tools/drag.cpp", "#include \"tools/tool.h\"\n", ""},
                                                {"editor/tools/tool.h", "#include \"tools/drag.h\"\n", ""}});
    QCOMPARE(circlesOf(circle), (QList<QStringList>{{"editor/tools/drag", "editor/tools/tool"}}));
}

void IncludeGraphTest::circlesOfAnyLengthAreFoundAndPathsAreNot()
{
    const auto including = [](const QString &name, const QStringList &others) -> SourceFile {
        QString text;
        for (const QString &other : others)
            text += "#include \"stage/" + other + ".h\"\n";
        return {"editor/stage/" + name + ".h", text, {}};
    };
    QVERIFY(
        circlesOf(includeGraphOf({including("a", {"b", "c"}), including("b", {"c"}), including("c", {})})).isEmpty());
    const QList<QStringList> found =
        circlesOf(includeGraphOf({including("a", {"b"}), including("b", {"c"}), including("c", {"a", "d"}),
                                  including("d", {"e"}), including("e", {"d"}), including("f", {"a"})}));
    QCOMPARE(found, (QList<QStringList>{{"editor/stage/d", "editor/stage/e"},
                                        {"editor/stage/a", "editor/stage/b", "editor/stage/c"}}));
}

void IncludeGraphTest::sourcesOfGeometryBelongToTheirPublicHeaders()
{
    const QList<SourceFile> files{
        {"geometry/include/hitbox/geometry/distance.h", "", {}},
        {"geometry/src/relations/distance.cpp", "#include \"index/search.h\"\n", {}},
        {"geometry/src/index/search.h", "#include <hitbox/geometry/distance.h>\n", {}},
    };
    QCOMPARE(circlesOf(includeGraphOf(files)), (QList<QStringList>{{"geometry/distance", "geometry/search"}}));
}

void IncludeGraphTest::includesInCommentsAndOfStrangersCountNothing()
{
    const IncludeGraph graph = includeGraphOf(
        {{"editor/tools/drag.h", "// #include \"tools/tool.h\"\n#include <vector>\n#include <QList>\n", {}},
         {"editor/tools/tool.h", "#include \"tools/drag.h\"\n", {}}});
    QVERIFY(graph.includes["editor/tools/drag"].isEmpty());
    QCOMPARE(graph.includes["editor/tools/tool"], QSet<QString>{"editor/tools/drag"});
}

void IncludeGraphTest::headersThatTooManyIncludeAreFound()
{
    const IncludeGraph graph = includeGraphOf({{"editor/windows/main/window.h", "", {}},
                                               {"editor/windows/a.cpp", "#include \"windows/main/window.h\"\n", {}},
                                               {"editor/windows/b.cpp", "#include \"windows/main/window.h\"\n", {}}});
    QVERIFY(crowdedHeaders(graph, "editor/windows/main", 2).isEmpty());
    QCOMPARE(crowdedHeaders(graph, "editor/windows/main", 1),
             (QList<Violation>{{"editor/windows/main/window.h", 0, "is included by 2 files, where 1 may"}}));
    QVERIFY(crowdedHeaders(graph, "editor/windows/mai", 1).isEmpty());
}

HITBOX_TEST(IncludeGraphTest)
#include "include_graph_test.moc"
