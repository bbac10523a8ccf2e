#include "windows/help/manual.h"

#include "manual/manual_page_file.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QSet>

using namespace hitbox;

class ManualTest : public QObject
{
    Q_OBJECT

private slots:
    void headingsAreNamedAsGitHubNamesThem();
    void headingsInCodeAreNone();
    void tablesArePutBetweenTheirMarkers();
    void wordsAreFoundTogetherInASection();
    void theIndexNamesEveryPage();
    void everyTutorialIsFound();
    void tutorialsAreCalledByWhatIsMade();
    void whatIsBuiltInIsWhatLiesThere();
    void everyLinkLeadsSomewhere();
    void headingsOfAPageDiffer();
};

void ManualTest::headingsAreNamedAsGitHubNamesThem()
{
    const ManualPage page = manualPage("a.md", "# The `hitbox` program\n\ntext\n\n## What it *is*, really\nmore\n");
    QCOMPARE(page.sections.size(), 2);
    QCOMPARE(page.sections[0].title, "The hitbox program");
    QCOMPARE(page.sections[0].anchor, "the-hitbox-program");
    QCOMPARE(page.sections[1].anchor, "what-it-is-really");
    QCOMPARE(page.sections[1].level, 2);
}

void ManualTest::headingsInCodeAreNone()
{
    QCOMPARE(manualPage("a.md", "# A\n```sh\n# remark\n```\n").sections.size(), 1);
}

void ManualTest::tablesArePutBetweenTheirMarkers()
{
    const QString page = "a\n<!-- table x -->\nold\n<!-- end -->\nb\n<!-- table y -->\n<!-- end -->\n";
    QCOMPARE(tablesNamed(page), (QStringList{"x", "y"}));
    QCOMPARE(withTable(page, "x", tableHead({"p", "q"}) + tableRow({"1|2", ""})),
             "a\n<!-- table x -->\n\n| p | q |\n|---|---|\n| 1\\|2 |  |\n\n<!-- end -->\nb\n<!-- table y -->\n<!-- end "
             "-->\n");
    QCOMPARE(withTable(page, "z", "new"), page);
    QCOMPARE(withoutComments(page), "a\nold\nb\n");
}

void ManualTest::wordsAreFoundTogetherInASection()
{
    const Manual manual{
        {manualPage("a.md", "# One\nred fish\n## Two\nblue [fish](b.md)\n"), manualPage("b.md", "# Three\nred\n")}};
    QCOMPARE(searched(manual, "Fish RED"), (QList<ManualPlace>{{"a.md", "one"}}));
    QCOMPARE(searched(manual, "fish").size(), 2);
    QCOMPARE(searched(manual, "b.md").size(), 0);
    QCOMPARE(searched(manual, "  ").size(), 0);
}

void ManualTest::theIndexNamesEveryPage()
{
    QStringList names;
    for (const ManualPage &page : readManual(manualFolder).pages) {
        QVERIFY2(!page.sections.isEmpty(), qPrintable(page.name));
        names.append(page.name);
    }
    QStringList files = QDir(manualFolder).entryList({"*"}, QDir::Files);
    names.sort();
    files.sort();
    QCOMPARE(names, files);
}

void ManualTest::everyTutorialIsFound()
{
    QStringList names;
    for (const ManualPage &page : readTutorials(manualFolder))
        names.append(page.name);
    names.sort();
    QCOMPARE(names, QDir(manualFolder).entryList({"tutorial-*.md"}, QDir::Files, QDir::Name));
    QVERIFY(!names.isEmpty());
}

void ManualTest::tutorialsAreCalledByWhatIsMade()
{
    QCOMPARE(titleAmongTutorials(manualPage("tutorial-a.md", "# Tutorial: a ship in *space*\n")), "A ship in space");
    QCOMPARE(titleAmongTutorials(manualPage("tutorial-b.md", "# How to fly\n")), "How to fly");
    QCOMPARE(titleAmongTutorials(manualPage("tutorial-c.md", "")), "Tutorial-c.md");
}

void ManualTest::whatIsBuiltInIsWhatLiesThere()
{
    const Manual here = readManual(manualFolder);
    const Manual built = readManual(builtInManual);
    QCOMPARE(built.pages.size(), here.pages.size());
    for (qsizetype i = 0; i < here.pages.size(); ++i)
        QCOMPARE(built.pages[i].source, here.pages[i].source);
}

void ManualTest::everyLinkLeadsSomewhere()
{
    const Manual manual = readManual(manualFolder);
    for (const ManualPage &page : manual.pages) {
        for (const QString &link : internalLinks(page.source))
            QVERIFY2(leadsSomewhere(manual, placeOf(link, page.name)), qPrintable(page.name + ": " + link));
    }
    for (const ManualPage &page : readManual(builtInManual).pages) {
        for (const QString &picture : picturesNamed(page.source))
            QVERIFY2(!QImage(QString(builtInManual) + '/' + picture).isNull(), qPrintable(page.name + ": " + picture));
    }
    const QDir root(QStringLiteral(HITBOX_SOURCE_DIR));
    QFile readme(root.filePath("README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString source = QString::fromUtf8(readme.readAll());
    for (const QString &link : internalLinks(source) + picturesNamed(source)) {
        const QString file = link.section('#', 0, 0);
        QVERIFY2(QFile::exists(root.filePath(file)), qPrintable("README.md: " + link));
        if (const QString inManual = "resources/manual/"; link.startsWith(inManual) && !link.endsWith(".png"))
            QVERIFY2(leadsSomewhere(manual, placeOf(link.mid(inManual.size()), {})), qPrintable("README.md: " + link));
    }
}

void ManualTest::headingsOfAPageDiffer()
{
    for (const ManualPage &page : readManual(manualFolder).pages) {
        QSet<QString> anchors;
        for (const ManualSection &section : page.sections) {
            QVERIFY2(!anchors.contains(section.anchor), qPrintable(page.name + ": " + section.title));
            anchors.insert(section.anchor);
        }
    }
}

HITBOX_TEST(ManualTest)
#include "manual_test.moc"
