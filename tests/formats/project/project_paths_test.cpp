#include "formats/project/project_paths.h"
#include "rooted.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ProjectPathsTest : public QObject
{
    Q_OBJECT

    static QString folderOf(const QString &folder, const QString &from, const QString &to)
    {
        Document document;
        document.exportProfiles = {{QStringLiteral("game"), QStringLiteral("json"), folder}};
        return withPathsRebased(document, from, to).exportProfiles.first().folder;
    }

private slots:
    void foldersOfProfilesStayWhereTheyAre()
    {
        const QString here = rooted("/games");
        const QString below = rooted("/games/rpg");
        QCOMPARE(folderOf(QStringLiteral("out"), here, below), QStringLiteral("../out"));
        QCOMPARE(folderOf(QStringLiteral("../out"), below, here), QStringLiteral("out"));
        QCOMPARE(folderOf({}, here, below), QStringLiteral(".."));
        QCOMPARE(folderOf(QStringLiteral(".."), below, here), QString());
        QCOMPARE(folderOf(rooted("/srv/out"), here, below), rooted("/srv/out"));
    }

    void aProjectWithoutAFileHasAbsoluteFolders()
    {
        const QString folder = rooted("/games");
        QCOMPARE(folderOf(rooted("/games/out"), {}, folder), QStringLiteral("out"));
        QCOMPARE(folderOf(QStringLiteral("out"), folder, {}), rooted("/games/out"));
        QCOMPARE(folderOf({}, {}, folder), QString());
    }

    void imagesAndFilesOfOptionsAreRebasedAlike()
    {
        const QString key = QStringLiteral("template");
        Document document;
        document.sprites = {{.image = QStringLiteral("ship.png")}};
        document.exportProfiles = {
            {QStringLiteral("own"), key, {}, {{key, QStringLiteral("my.mustache")}}},
            {QStringLiteral("brought"), key, {}, {{key, QStringLiteral("construct")}}},
            {QStringLiteral("unknown"), QStringLiteral("godot9"), {}, {{key, QStringLiteral("my.mustache")}}},
        };
        const Document moved = withPathsRebased(document, rooted("/games"), rooted("/games/rpg"));
        QCOMPARE(moved.sprites.first().image, QStringLiteral("../ship.png"));
        QCOMPARE(moved.exportProfiles[0].options.value(key), QStringLiteral("../my.mustache"));
        QCOMPARE(moved.exportProfiles[1].options, document.exportProfiles[1].options);
        QCOMPARE(moved.exportProfiles[2].options, document.exportProfiles[2].options);
        for (int i = 0; i < document.exportProfiles.size(); ++i)
            QCOMPARE(withPathsRebased(document.exportProfiles[i], rooted("/games"), rooted("/games/rpg")),
                     moved.exportProfiles[i]);
    }

    void whatSidesOfAMergeHaveIsRebasedToo()
    {
        Document document;
        document.conflicts = {
            {{{"sprites", "ship"}}, MergeConflictKind::Changed, "image", "\"a.png\"", "\"b.png\"", {}},
            {{{"exports", "game"}}, MergeConflictKind::Changed, "folder", "\"out\"", "7", "{"},
            {{{"sprites", "ship"}}, MergeConflictKind::Changed, "name", "\"a.png\"", "\"b.png\"", "\"c.png\""},
            {{{"sprites", "ship"}},
             MergeConflictKind::Removed,
             "",
             R"({"name": "ship", "image": "a.png", "frames": [{"image": "b.png"}]})",
             "[]",
             {}},
            {{{"exports", "game"}}, MergeConflictKind::Removed, "", R"({"folder": "out"})", {}, {}}};
        const Document moved = withPathsRebased(document, rooted("/games"), rooted("/games/rpg"));
        QCOMPARE(moved.conflicts[0].base, QByteArray("\"../a.png\""));
        QCOMPARE(moved.conflicts[0].ours, QByteArray("\"../b.png\""));
        QCOMPARE(moved.conflicts[0].theirs, QByteArray());
        QCOMPARE(moved.conflicts[1].base, QByteArray("\"../out\""));
        QCOMPARE(moved.conflicts[1].ours, QByteArray("7"));
        QCOMPARE(moved.conflicts[2], document.conflicts[2]);
        QCOMPARE(moved.conflicts[3].base,
                 QByteArray(R"({"name": "ship", "image": "../a.png", "frames": [{"image": "../b.png"}]})"));
        QCOMPARE(moved.conflicts[3].ours, QByteArray("[]"));
        QCOMPARE(moved.conflicts[4].base, QByteArray(R"({"folder": "../out"})"));
    }

    void inTheSameFolderNothingIsCopied()
    {
        Document document;
        document.sprites = {{.image = QStringLiteral("./ship.png")}};
        document.exportProfiles = {{QStringLiteral("game"), QStringLiteral("json"), QStringLiteral("./out")}};
        const Document same = withPathsRebased(document, rooted("/games"), rooted("/games"));
        QCOMPARE(same, document);
        QVERIFY(same.sprites.constData() == document.sprites.constData());
        QVERIFY(same.exportProfiles.constData() == document.exportProfiles.constData());
    }
};

HITBOX_CORE_TEST(ProjectPathsTest)
#include "project_paths_test.moc"
