#include "file_bytes.h"
#include "formats/export/profile_ground.h"
#include "service/service.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

using namespace hitbox;

namespace {

const QByteArray crossing = R"({"format": "hitbox-project", "version": 1,
  "categories": [{"name": "hurt", "color": "#3fa7ff", "bits": 1, "hits": ["hurt"]}],
  "sprites": [{"name": "ship", "image": "ship.png", "frames": [
    {"name": "idle", "rect": [0, 0, 16, 16], "shapes": [
      {"id": 1, "name": "hull", "category": "hurt", "type": "polygon", "points": [[0, 0], [8, 8], [8, 0], [0, 8]]}]}]}],
  "stages": [{"name": "duel", "instances": [
    {"sprite": "ship", "frame": "idle", "position": [0, 0]}, {"sprite": "ship", "frame": "idle", "position": [2, 0]}]}],
  "exports": [{"name": "game", "format": "template", "options": {"template": "../secret.mustache"}}]})";

} // namespace

/// A service in a folder with a project, and what it answers.
class ServiceTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("game"));
        write("game/duel.hitbox", crossing);
        QImage image(16, 16, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path("game/ship.png")));
        m_service = std::make_unique<Service>();
    }

    void opensAndTellsWhatThereIs()
    {
        const QJsonObject opened = open();
        QCOMPARE(opened["project"].toInt(), 1);
        QCOMPARE(opened["revision"].toInt(), 0);
        QCOMPARE(opened["sprites"][0]["frames"][0]["shapes"].toInt(), 1);
        QCOMPARE(opened["stages"][0].toString(), QString("duel"));
        QCOMPARE(answer("projects")["projects"].toArray().size(), 1);
        const QJsonValue value = answer("value", R"("project": 1)")["value"];
        QCOMPARE(value["sprites"][0]["name"].toString(), QString("ship"));
        QCOMPARE(answer("close", R"("project": 1)"), QJsonObject());
        QCOMPARE(refusal("summary", R"("project": 1)"),
                 QString("found 1, expected the number of an open project, project"));
        QCOMPARE(refusal("close", R"("project": 1)"),
                 QString("found 1, expected the number of an open project, project"));
    }

    void versionListsAllThatItAnswers()
    {
        const QJsonObject version = answer("version");
        QCOMPARE(version["protocol"].toInt(), 1);
        QCOMPARE(version["methods"].toArray().size(), Service::methods().size());
        QVERIFY(version["edits"].toArray().size() > 20);
        for (const QJsonValue method : version["methods"].toArray()) {
            const QString name = method["name"].toString();
            QVERIFY2(!refusal(name, R"("no such": 1)").isEmpty(), qPrintable(name));
        }
        QVERIFY(!m_service->isShutDown());
        QVERIFY(refusal("explode").contains("there is no method “explode”"));
    }

    void findsMendsAndUndoes()
    {
        open();
        const QJsonArray found = answer("check", R"("project": 1)")["findings"].toArray();
        QCOMPARE(found[0]["rule"].toString(), QString("self-intersection"));
        QCOMPARE(found[0]["points"][0][0].toDouble(), 4.0);
        const QJsonObject fixed = answer("fix", R"("project": 1)");
        QCOMPARE(fixed["fixes"].toArray().size(), 1);
        QCOMPARE(fixed["revision"].toInt(), 1);
        QVERIFY(!hasRule(answer("check", R"("project": 1)"), "self-intersection"));
        QCOMPARE(answer("undo", R"("project": 1)")["done"].toBool(), true);
        QVERIFY(hasRule(answer("check", R"("project": 1)"), "self-intersection"));
        QCOMPARE(answer("redo", R"("project": 1)")["revision"].toInt(), 3);
        QCOMPARE(answer("redo", R"("project": 1)")["done"].toBool(), false);
    }

    void editsAndSaves()
    {
        open();
        const QJsonObject edited = answer("edit", R"("project": 1, "edits": [{"edit": "addShapes", "sprite": "ship",
            "frame": "idle", "shapes": [{"type": "circle", "center": [4, 4], "radius": 2}]}])");
        QCOMPARE(edited["added"][0].toInt(), 2);
        QCOMPARE(read("game/duel.hitbox"), crossing);
        QCOMPARE(answer("save", R"("project": 1)")["file"].toString(), path("game/duel.hitbox"));
        QVERIFY(read("game/duel.hitbox").contains(R"("radius": 2)"));
        QVERIFY(refusal("edit", R"("project": 1, "edits": [{"edit": "removeShapes", "shapes": [9]}])")
                    .contains("[0].shapes[0]"));
    }

    void putsAnotherValueInPlace()
    {
        open();
        QVERIFY(refusal("put", R"("project": 1, "value": {"format": "hitbox-project"})").contains("version"));
        QVERIFY(refusal("put", R"("project": 1, "value": 3)") != QString());
        QCOMPARE(
            answer("put", R"("project": 1, "value": {"format": "hitbox-project", "version": 1})")["revision"].toInt(),
            1);
        QVERIFY(answer("summary", R"("project": 1)")["sprites"].toArray().isEmpty());
    }

    void whatOthersChangedIsNotReplaced()
    {
        open();
        answer("fix", R"("project": 1)");
        const QByteArray theirs = QByteArray(crossing).replace("hull", "bow");
        write("game/duel.hitbox", theirs);
        QVERIFY(refusal("save", R"("project": 1)").contains("was changed by others"));
        QCOMPARE(read("game/duel.hitbox"), theirs);
        QVERIFY(answer("save", R"("project": 1, "force": true)").contains("file"));
        QVERIFY(!read("game/duel.hitbox").contains("bow"));
    }

    void whatIsNoProjectIsNeverReplaced()
    {
        open();
        const QByteArray picture = read("game/ship.png");
        const QByteArray target = R"("project": 1, )" + member("file", "game/ship.png");
        QVERIFY(refusal("save", target).contains("is no project"));
        QVERIFY(refusal("save", target + R"(, "force": true)").contains("is no project"));
        QCOMPARE(read("game/ship.png"), picture);
    }

    void aNewProjectNeedsAFile()
    {
        QCOMPARE(answer("new")["project"].toInt(), 1);
        QVERIFY(refusal("save", R"("project": 1)").contains("has no file yet"));
        QVERIFY(answer("save", R"("project": 1, )" + member("file", "new.hitbox")).contains("file"));
        QVERIFY(read("new.hitbox").contains("hitbox-project"));
        QVERIFY(answer("save", R"("project": 1)").contains("file"));
    }

    void listsOverlaps()
    {
        open();
        const QJsonArray overlaps = answer("overlaps", R"("project": 1, "stage": "duel")")["overlaps"].toArray();
        QCOMPARE(overlaps.size(), 1);
        QCOMPARE(overlaps[0]["relation"].toString(), QString("overlapping"));
        QVERIFY(refusal("overlaps", R"("project": 1, "stage": "none")").contains("it has: duel"));
    }

    void exportsIntoAFolderOrHandsOut()
    {
        open();
        answer("fix", R"("project": 1)");
        const QJsonObject handed = answer("export", R"("project": 1, "format": "json")");
        QCOMPARE(handed["files"][0]["name"].toString(), QString("duel.json"));
        const QString text = handed["files"][0]["text"].toString();
        QVERIFY(text.contains("hull"));
        answer("export", R"("project": 1, "format": "json", )" + member("out", "out"));
        QVERIFY(read("out/duel.json").contains("hull")); // with another way to the image
        const QString handedToo =
            answer("export", R"("project": 1, "format": "json", "out": "")")["files"][0]["text"].toString();
        QCOMPARE(handedToo, text);
        QVERIFY(refusal("export", R"("project": 1, "format": "none")") != QString());
        QVERIFY(refusal("export", R"("project": 1, "format": "json", "options": {"none": "1"})") != QString());
        QVERIFY(refusal("export", R"("project": 1, "format": "json", "options": [])").contains("options"));
    }

    void anExportReplacesNoSheetOfAnotherProgram()
    {
        open();
        answer("fix", R"("project": 1)");
        const QByteArray sheet = R"({"frames": {"a": {"frame": {"x": 0}}}, "meta": {"app": "aseprite"}})";
        write("game/duel.json", sheet);
        const QByteArray there = R"("project": 1, "format": "json", )" + member("out", "game");
        QVERIFY(refusal("export", there).contains("of another kind (Aseprite JSON)"));
        QCOMPARE(read("game/duel.json"), sheet);
        QVERIFY(QFile::remove(path("game/duel.json")));
        for (int i = 0; i < 2; ++i)
            QCOMPARE(refusal("export", there), QString());
    }

    void anExportTellsTheErrorsOfTheProject()
    {
        open();
        QByteArray value = crossing;
        value.replace("[[0, 0], [8, 8], [8, 0], [0, 8]]", "[[0, 0], [8, 0], [8, 8]]");
        answer("put", R"("project": 1, "value": )" + value);
        const QJsonValue none = answer("export", R"("project": 1, "format": "csv")")["findings"];
        QVERIFY(none.isArray() && none.toArray().isEmpty());
        value.replace(R"("image": "ship.png",)",
                      R"("image": "ship.png", "tags": [{"name": "run", "from": 0, "to": 5, "direction": "forward"}],)");
        answer("put", R"("project": 1, "value": )" + value);
        for (const QByteArray &out : {QByteArray(), ", " + member("out", "out")}) {
            const QJsonArray told = answer("export", R"("project": 1, "format": "csv")" + out)["findings"].toArray();
            QCOMPARE(told.size(), 1);
            QCOMPARE(told[0]["rule"].toString(), QString("bad-tag"));
        }
    }

    void whatAProjectItselfNamesStaysOnItsGround()
    {
        write("secret.mustache", "{{#sprites}}secret{{/sprites}}");
        open();
        const QString said = refusal("export", R"("project": 1, "profile": "game")");
        QVERIFY2(said.contains("secret.mustache") && said.contains("outside"), qPrintable(said));
    }

    void draws()
    {
        open();
        const QByteArray png = QByteArray::fromBase64(
            answer("render", R"("project": 1, "sprite": "ship", "frame": 0)")["png"].toString().toLatin1());
        QVERIFY(!QImage::fromData(png, "png").isNull());
        for (int i = 0; i < 2; ++i) // the second time in its own place
            answer("render", R"("project": 1, "stage": "duel", )" + member("out", "stage.png"));
        QVERIFY(!QImage(path("stage.png")).isNull());
        for (const char *wrong : {"", R"(, "sprite": 0)", R"(, "frame": 0)", R"(, "stage": "duel", "frame": 0)"})
            QVERIFY(refusal("render", R"("project": 1)" + QByteArray(wrong)).contains("or a stage"));
        QVERIFY(refusal("render", R"("project": 1, "sprite": "ship", "frame": 0, )" + member("out", "game/ship.png")) !=
                QString());
        QCOMPARE(QImage(path("game/ship.png")).size(), QSize(16, 16));
        QVERIFY(QFile::copy(path("game/ship.png"), path("art.png")));
        QVERIFY(refusal("render", R"("project": 1, "stage": "duel", )" + member("out", "art.png"))
                    .contains("none that this program has drawn"));
        QFile notes(path("game/notes.txt"));
        QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("by hand") > 0);
        notes.close();
        const QByteArray onto = R"("project": 1, "sprite": "ship", "frame": 0, )" + member("out", "game/notes.txt");
        QVERIFY(refusal("render", onto).contains("no PNG"));
        QCOMPARE(QFileInfo(path("game/notes.txt")).size(), 7);
    }

    void onAGroundNothingElseIsTouched()
    {
        m_service = std::make_unique<Service>(groundOfFolders({path("game")}));
        open();
        QVERIFY(refusal("open", member("file", "game/../secret.hitbox")).contains("outside"));
        QVERIFY(refusal("open", R"("file": "/etc/passwd")").contains("outside"));
        QVERIFY(refusal("save", R"("project": 1, )" + member("file", "x.hitbox")).contains("outside"));
        QVERIFY(refusal("export", R"("project": 1, "format": "json", )" + member("out", "out")).contains("outside"));
        QVERIFY(refusal("render", R"("project": 1, "stage": "duel", )" + member("out", "x.png")).contains("outside"));
        QVERIFY(
            refusal("export", R"("project": 1, "format": "template", "options": {"template": "../secret.mustache"})")
                .contains("outside"));
        QVERIFY(refusal("save", R"("project": 1, )" + member("file", "game/.envrc")).contains("hidden"));
        QVERIFY(QFile::link(path("secret"), path("game/door")));
        QVERIFY(refusal("save", R"("project": 1, )" + member("file", "game/door")).contains("outside"));
        QVERIFY(QDir(path("game")).mkdir(".git"));
        QVERIFY(refusal("save", R"("project": 1, )" + member("file", "game/.git/config")).contains("outside"));
    }

    void noExportReadsWhatIsHidden()
    {
        m_service = std::make_unique<Service>(groundOfFolders({path("game")}));
        QVERIFY(QDir(path("game")).mkdir(".hid"));
        for (const char *file : {"game/.envrc", "game/.hid/f", "game/shown.mustache"})
            write(file, "TOKEN=1");
        open();
        const auto exportWith = [this](const QByteArray &file) {
            return R"("project": 1, "format": "template", "options": {)" + member("template", file) + '}';
        };
        answer("fix", R"("project": 1)");
        for (const char *file : {"game/.envrc", "game/.hid/f", "./game/.envrc", "game/.hid/../.envrc"}) {
            const QString said = refusal("export", exportWith(file));
            QVERIFY2(said.contains("is hidden"), qPrintable(said));
        }
        QVERIFY(QFile::link(path("game/.envrc"), path("game/plain")));
        QVERIFY(refusal("export", exportWith("game/plain")).contains("is hidden"));
        const QString shown = refusal("export", exportWith("game/shown.mustache"));
        QVERIFY2(!shown.contains("is hidden") && !shown.contains("outside"), qPrintable(shown));
        QByteArray value = crossing;
        value.replace("../secret.mustache", "game/.envrc");
        answer("put", R"("project": 1, "value": )" + value);
        QVERIFY(refusal("export", R"("project": 1, "profile": "game")").contains("is hidden"));
    }

    void imagesBeyondTheGroundAreNotLookedAt()
    {
        m_service = std::make_unique<Service>(groundOfFolders({path("game")}));
        QImage image(16, 16, QImage::Format_ARGB32);
        QVERIFY(image.save(path("secret.png")));
        open();
        QByteArray value = crossing;
        value.replace("\"image\": \"ship.png\"", "\"image\": \"../secret.png\"");
        answer("put", R"("project": 1, "value": )" + value);
        for (const char *call : {"check", "fix"})
            QVERIFY(refusal(call, R"("project": 1)").contains("secret.png"));
        QVERIFY(refusal("render", R"("project": 1, "sprite": 0, "frame": 0)").contains("secret.png"));
        QVERIFY(refusal("render", R"("project": 1, "stage": "duel")").contains("secret.png"));
        QVERIFY(refusal("export", R"("project": 1, "format": "json")").contains("secret.png"));
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    /// A parameter that is a path in the folder.
    QByteArray member(const char *key, const QString &name) const
    {
        return QByteArray("\"") + key + "\": \"" + path(name).toUtf8() + "\"";
    }

    void write(const QString &name, const QByteArray &bytes) const { writeFile(path(name), bytes); }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    RpcReply reply(const QString &method, const QByteArray &parameters)
    {
        const Result<JsonDocument> json = JsonDocument::parse('{' + parameters + '}', {});
        if (!json)
            std::abort(); // the test's own
        return m_service->call(method, json->root());
    }

    /// What is answered; "refused" where nothing is.
    QJsonObject answer(const QString &method, const QByteArray &parameters = {})
    {
        const RpcReply replied = reply(method, parameters);
        if (const auto *error = std::get_if<RpcError>(&replied))
            return {{"refused", error->why.text()}};
        return QJsonDocument::fromJson(std::get<JsonText>(replied).text).object();
    }

    /// Why nothing is answered; empty where something is.
    QString refusal(const QString &method, const QByteArray &parameters = {})
    {
        const RpcReply replied = reply(method, parameters);
        const auto *error = std::get_if<RpcError>(&replied);
        return error ? error->why.text() : QString();
    }

    QJsonObject open() { return answer("open", member("file", "game/duel.hitbox")); }

    static bool hasRule(const QJsonObject &checked, const QString &rule)
    {
        for (const QJsonValue finding : checked["findings"].toArray())
            if (finding["rule"].toString() == rule)
                return true;
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Service> m_service;
};

HITBOX_PLAIN_WINDOW_TEST(ServiceTest)
#include "service_test.moc"
