#include "formats/importers/known_nodes.h"

#include "document/renewed.h"
#include "formats/importers/import_bench.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray boxText(int id, const QByteArray &name, const QByteArray &more = R"(,"category":"h")")
{
    const QByteArray number = QByteArray::number(id);
    return R"({"id":)" + number + R"(,"name":")" + name + R"(","type":"box","rect":[)" + number + R"(,5,9,9])" + more +
           '}';
}

QByteArray namedFrame(const QByteArray &name, const QByteArrayList &shapes, const QByteArray &more = {})
{
    return R"({"name":")" + name + R"(","rect":[0,0,64,48],"pivot":[32,24],"shapes":[)" + shapes.join(',') + ']' +
           more + '}';
}

QByteArray projectText(const QByteArrayList &frames, const QByteArray &tags = {}, const QByteArray &sprite = "a")
{
    return R"({"format":"hitbox-project","version":1,"categories":[{"name":"h","bits":1,"hits":["h"]},)"
           R"({"name":"hit.box/1","bits":2,"hits":["h"]},{"name":"hit_box_1","bits":4,"hits":["hit.box/1"]}],)"
           R"("sprites":[{"name":")" +
           sprite + R"(","image":"a.png","frames":[)" + frames.join(',') + R"(],"tags":[)" + tags + R"(]}]})";
}

const QByteArray onTrack = R"(,"category":"h","track":90)";
const QByteArray ofDotted = R"(,"category":"hit.box/1")";
const QByteArray ofPlain = R"(,"category":"hit_box_1")";

struct Hostile {
    const char *what;
    QByteArray project;
};

/// Projects in which names are not those of Godot's nodes.
QList<Hostile> hostileProjects()
{
    const QByteArray walkOfTwo = R"({"name":"walk","from":0,"to":1})";
    const auto pair = [](const QByteArray &tags, const QByteArray &sprite = "a") {
        return projectText(
            {namedFrame("f.0", {boxText(1, "arm.l")}), namedFrame("f_0", {boxText(2, "arm.l"), boxText(3, "arm_l")})},
            tags, sprite);
    };
    return {
        {"one frame", projectText({namedFrame("a_0", {boxText(1, "s")})})},
        {"no name", projectText({namedFrame("a_0", {boxText(1, "")})})},
        {"a dot", projectText({namedFrame("a_0", {boxText(1, "arm.l")})})},
        {"many characters",
         projectText({namedFrame("a/0.x", {boxText(1, "hit:fist/2"), boxText(2, "a@b"), boxText(3, "%b")})})},
        {"quotes", projectText({namedFrame("a_0", {boxText(1, R"(a\"b)")})})},
        {"the name of a picture", projectText({namedFrame("crate.png", {boxText(1, "s")})})},
        {"numbers", projectText({namedFrame("a_0", {boxText(1, "s_2"), boxText(2, "s")})})},
        {"alike in a frame", projectText({namedFrame("a_0", {boxText(1, "main"), boxText(2, "main")})})},
        {"alike on tracks", projectText({namedFrame("a_0", {boxText(1, "s", R"(,"category":"h","track":80)"),
                                                            boxText(2, "s", R"(,"category":"h","track":81)")})})},
        {"alike in two frames", pair(walkOfTwo)},
        {"frames alike",
         projectText({namedFrame("f", {boxText(1, "s")}), namedFrame("f", {boxText(2, "s")})}, walkOfTwo)},
        {"a turn that lasts no time",
         projectText({namedFrame("f0", {boxText(1, "s")}), namedFrame("f1", {boxText(2, "s")}),
                      namedFrame("f2", {boxText(3, "s")}, R"(,"duration":0)")},
                     R"({"name":"walk","from":0,"to":2,"direction":"ping-pong"})")},
        {"no tag", pair({})},
        {"one frame in no tag", pair(R"({"name":"walk","from":0,"to":0})")},
        {"a track in no tag",
         projectText({namedFrame("f", {boxText(1, "s")}), namedFrame("g", {boxText(2, "a.b", onTrack)}),
                      namedFrame("h", {boxText(3, "a.b", onTrack)})},
                     R"({"name":"walk","from":0,"to":0})")},
        {"a track",
         projectText({namedFrame("f", {boxText(1, "a.b", onTrack)}), namedFrame("g", {boxText(2, "a.b", onTrack)})},
                     walkOfTwo)},
        {"tags in folders", pair(R"({"name":"attack/heavy","from":0,"to":0},{"name":"attack_heavy","from":1,"to":1})")},
        {"tags alike", pair(R"({"name":"walk","from":0,"to":0,"repeat":3},{"name":"walk","from":1,"to":1})")},
        {"a tag RESET", pair(R"({"name":"RESET","from":0,"to":1})")},
        {"a sprite with dots", pair(walkOfTwo, "a.b/c")},
        {"points",
         projectText({namedFrame("f", {boxText(1, "s")},
                                 R"(,"points":[{"name":"a.b","at":[1,2],"angle":30},{"name":"a_b","at":[3,4]}])"),
                      namedFrame("g", {}, R"(,"points":[{"name":"a.b","at":[5,2]},{"name":"a.b","at":[6,2]}])")},
                     walkOfTwo)},
        {"categories",
         projectText({namedFrame("f", {boxText(1, "s", ofDotted), boxText(2, "s", ofPlain), boxText(3, "s", "")})})},
        {"one category", projectText({namedFrame("f", {boxText(1, "s", ofDotted)})})},
        {"properties", projectText({namedFrame("a.b", {boxText(1, "s", R"(,"category":"h","properties":{"my key":1})")},
                                               R"(,"properties":{"my key":2})")})},
    };
}

} // namespace

class KnownNodesTest : public QObject
{
    Q_OBJECT

private:
    const QTemporaryDir m_game;

    Result<Imported> readBack(const QByteArray &scene, const QString &file) const
    {
        const Result<ImportSource> source = importSourceOf(scene, m_game.filePath(file), m_game.path());
        return source ? importFrom(*source) : Result<Imported>(source.error());
    }

private slots:
    void initTestCase() { QVERIFY(writeImage(m_game.filePath("a.png"), {64, 48})); }

    void aSceneReadBackChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("project");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("option");
        for (const Hostile &hostile : hostileProjects()) {
            for (const char *format : {"godot3", "godot4"}) {
                for (const char *option : {"loop", "pictures", "reset", "tween"})
                    QTest::addRow("%s, %s, %s", hostile.what, format, option) << hostile.project << format << option;
            }
        }
    }
    void aSceneReadBackChangesNothing()
    {
        QFETCH(const QByteArray, project);
        QFETCH(const QString, format);
        QFETCH(const QString, option);
        const Result<Document> read = parseProject(project, QStringLiteral("p.hitbox"));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().text()));
        Document document = *read;
        const ExportOptions options{{{option, QStringLiteral("yes")}, {QStringLiteral("loop"), QStringLiteral("yes")}}};
        const QString beside = option == QLatin1String("pictures") ? QString() : QStringLiteral("out/");
        for (int round = 0; round < 2; ++round) {
            const OutputFile file = golden::exported(document, qPrintable(format), options).files[0];
            const Result<Imported> back = readBack(file.bytes, beside + file.name);
            QVERIFY2(back, qPrintable(whyNot(back)));
            document = withImported(document, *back, m_game.path()).document;
            const QByteArray bytes = projectBytes(document);
            const QByteArray before = projectBytes(*read);
            const auto at = std::mismatch(bytes.begin(), bytes.end(), before.begin(), before.end()).first;
            QVERIFY2(bytes == before, bytes.mid(at - bytes.begin() - 40, 200).constData());
        }
    }

    void aFrameKeepsItsSizeWhereItsImageIsGone()
    {
        Document document = *parseProject(projectText({namedFrame("a_0", {boxText(1, "s")})}), QStringLiteral("p"));
        document.sprites[0].image = QStringLiteral("gone.png");
        const OutputFile file = golden::exported(document, "godot4", {{{"pictures", "yes"}}}).files[0];
        const Result<Imported> back = readBack(file.bytes, QStringLiteral("a.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        QCOMPARE(withImported(document, *back, m_game.path()).document.sprites[0].frames[0].size, QSize(64, 48));
    }

    void whatWasAddedInGodotComesWithTheProjectsNames()
    {
        const QByteArray tag = R"({"name":"walk/on","from":0,"to":1})";
        const Document document = *parseProject(
            projectText({namedFrame("f.0", {boxText(1, "arm.l")}), namedFrame("f.1", {boxText(2, "arm.l")})}, tag),
            QStringLiteral("p"));
        QByteArray scene = golden::exported(document, "godot4", {{{"pictures", "yes"}}}).files[0].bytes;
        scene.append("\n[node name=\"f_1_new\" type=\"CollisionShape2D\" parent=\"h\"]\n"
                     "shape = SubResource(\"RectangleShape2D_1\")\n");
        const Result<Imported> back = readBack(scene, QStringLiteral("a.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const ImportResult result = withImported(document, *back, m_game.path());
        QCOMPARE(result.document.sprites.size(), 1);
        const Sprite &sprite = result.document.sprites[0];
        QCOMPARE(sprite.tags, document.sprites[0].tags);
        QCOMPARE(sprite.frames.size(), 2);
        QCOMPARE(sprite.frames[0].shapes.size(), 2);
        QCOMPARE(sprite.frames[1].shapes.size(), 2);
        QCOMPARE(sprite.frames[1].shapes[1].name, QStringLiteral("new"));
    }

    void aScenesShapesGoToTheSpriteOfItsName()
    {
        Document document = *parseProject(projectText({namedFrame("idle_0", {boxText(1, "s")})}), QStringLiteral("p"));
        Sprite other = renewed(document.sprites[0]);
        other.name = QStringLiteral("b");
        other.image = QStringLiteral("b.png");
        other.frames[0].shapes.clear();
        document.sprites.prepend(other);
        document.sprites[1].frames[0].shapes[0].name = QStringLiteral("t");
        const OutputFile file = golden::exported(document, "godot4").files[1];
        document.sprites[1].frames[0].shapes.clear();
        const Result<Imported> back = readBack(file.bytes, QStringLiteral("out/a.tscn"));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const ImportResult result = withImported(document, *back, m_game.path());
        QCOMPARE(result.document.sprites[0].frames[0].shapes.size(), 0);
        QCOMPARE(result.document.sprites[1].frames[0].shapes.size(), 1);
    }
};

HITBOX_CORE_TEST(KnownNodesTest)
#include "known_nodes_test.moc"
