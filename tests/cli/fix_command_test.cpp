#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

constexpr auto notchedToFix = "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]";
constexpr auto bowTieToFix = "[[4, 4], [20, 20], [20, 4], [4, 20]]";
constexpr auto flat = "[[4, 4], [20, 20], [12, 12]]";

const QString placeToFix = QStringLiteral("sprite “lopsided”, frame “stand”, shape 1 “notched”");

/// Three frames of a track, of which that in the middle lies between the others.
void writeTweened(const Folder &folder, const QByteArray &first, const QByteArray &middle, const QByteArray &last)
{
    folder.writeImage(QStringLiteral("lopsided.png"));
    const QByteArray frame =
        R"({"name": "%1", "rect": [0, 0, 48, 48], "size": [48, 48], "shapes": [{"id": %2, "name": "hull", "category": "hurt", "type": "polygon", "points": %3, "track": 9%4}]})";
    const auto frameOf = [&frame](const char *name, const char *id, const QByteArray &points, const char *between) {
        return QByteArray(frame).replace("%1", name).replace("%2", id).replace("%3", points).replace("%4", between);
    };
    folder.write(
        QStringLiteral("a.hitbox"),
        R"({"format": "hitbox-project", "version": 1, "nextShapeId": 20, "categories": [{"name": "hurt", "color": "#4c9be8", "bits": 1}], "sprites": [{"name": "s", "image": "lopsided.png", "frames": [)" +
            frameOf("0", "1", first, "") + ", " + frameOf("1", "2", middle, ", \"between\": \"linear\"") + ", " +
            frameOf("2", "3", last, "") + "]}]}");
}

} // namespace

class FixCommandTest : public QObject
{
    Q_OBJECT

    static Run fix(const Folder &folder, const QStringList &options = {})
    {
        return run(QStringList{QStringLiteral("fix"), QStringLiteral("a.hitbox")} + options, folder.path());
    }

    static QByteArray after(const Folder &folder, const char *outline)
    {
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"), notchedToFix, outline);
        return folder.read(QStringLiteral("a.hitbox"));
    }

private slots:
    void repairsInPlaceAndSaysWhatItDid()
    {
        const Folder folder;
        const QByteArray before = after(folder, bowTieToFix);
        const Run fixed = fix(folder);
        QCOMPARE(fixed.err, QString());
        QCOMPARE(fixed.out, QStringLiteral("a.hitbox: fixed: %1: Edges 0 and 2 cross at (12, 12) -> Untangle into 2 "
                                           "shapes, keeping what is filled [untangle]\n"
                                           "a.hitbox: 1 repair\n")
                                .arg(placeToFix));
        QCOMPARE(fixed.status, 0);
        QVERIFY(folder.read(QStringLiteral("a.hitbox")) != before);
        QCOMPARE(run({QStringLiteral("check"), QStringLiteral("a.hitbox")}, folder.path()).status, 0);
    }

    void leavesAFileAloneInWhichNothingIsToBeDone()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        folder.write(QStringLiteral("a.hitbox"), folder.read(QStringLiteral("a.hitbox")) + "\n\n");
        const QByteArray before = folder.read(QStringLiteral("a.hitbox"));
        const Run fixed = fix(folder);
        QCOMPARE(fixed.out, QStringLiteral("a.hitbox: nothing to fix\n"));
        QCOMPARE(fixed.status, 0);
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), before);
        QCOMPARE(fix(folder, {QStringLiteral("--out"), QStringLiteral("./a.hitbox")}).status, 0);
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), before);
    }

    void doesNothingTheSecondTime()
    {
        const Folder folder;
        after(folder, bowTieToFix);
        QCOMPARE(fix(folder).status, 0);
        const QByteArray once = folder.read(QStringLiteral("a.hitbox"));
        QCOMPARE(fix(folder).out, QStringLiteral("a.hitbox: nothing to fix\n"));
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), once);
    }

    void worksOutWhatLiesBetweenRepairedKeys()
    {
        const Folder folder;
        writeTweened(folder, "[[0, 0], [10, 0], [10, 0], [10, 10], [0, 10]]",
                     "[[4, 0], [14, 0], [14, 0], [14, 10], [4, 10]]", "[[8, 0], [18, 0], [18, 10], [8, 10]]");
        const QByteArray before = folder.read(QStringLiteral("a.hitbox"));
        const Run fixed = fix(folder);
        QCOMPARE(fixed.err, QString());
        QVERIFY2(fixed.out.endsWith(QStringLiteral("a.hitbox: 1 repair\n")), qPrintable(fixed.out));
        const QByteArray after = folder.read(QStringLiteral("a.hitbox"));
        QVERIFY2(after.contains("[[0, 0], [10, 0], [10, 10], [0, 10]]"), after.constData());
        QVERIFY2(after.contains("[[4, 0], [14, 0], [14, 10], [4, 10]]"), after.constData());
        QCOMPARE(after.count("\"between\""), 1);
        QVERIFY2(fixed.out.contains(QStringLiteral("a.hitbox: worked out anew from its keys: sprite “s”, frame “1”")),
                 qPrintable(fixed.out));
        QCOMPARE(fixed.out.count(QStringLiteral("worked out anew")), 1);
        folder.write(QStringLiteral("a.hitbox"), before);
        const QJsonArray listed = fix(folder, {QStringLiteral("--json")}).json()[QLatin1String("workedOut")].toArray();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed[0][QLatin1String("frame")].toString(), QStringLiteral("1"));
    }

    void tellsOfInBetweensThatAreKeysNow()
    {
        const Folder folder;
        writeTweened(folder, "[[0, 0], [10, 0], [10, 10], [0, 10]]", "[[4, 0], [14, 0], [4, 10], [14, 10]]",
                     "[[8, 0], [18, 0], [18, 10], [8, 10]]");
        const QByteArray before = folder.read(QStringLiteral("a.hitbox"));
        const Run fixed = fix(folder);
        QVERIFY2(fixed.out.contains(QStringLiteral("a.hitbox: an in-between that is a key now, and follows others no "
                                                   "more: sprite “s”, frame “1”, shape 2 “hull”\n")),
                 qPrintable(fixed.out));
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")).count("\"between\""), 0);
        folder.write(QStringLiteral("a.hitbox"), before);
        const QJsonArray listed = fix(folder, {QStringLiteral("--json")}).json()[QLatin1String("newKeys")].toArray();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed[0][QLatin1String("frame")].toString(), QStringLiteral("1"));
    }

    void listsErrorsThatAreLeftAndAnswersOne()
    {
        const Folder folder;
        const QByteArray before = after(folder, flat);
        const Run fixed = fix(folder);
        QCOMPARE(fixed.status, 1);
        QVERIFY2(fixed.out.contains(QStringLiteral("error: %1: The polygon has no area [zero-area]").arg(placeToFix)),
                 qPrintable(fixed.out));
        QVERIFY(fixed.out.contains(QStringLiteral("a.hitbox: nothing to fix; left: ")));
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), before);
    }

    void writesElsewhereWhenAskedAndFindsTheImagesFromThere()
    {
        const Folder folder;
        const QByteArray before = after(folder, bowTieToFix);
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
        const Run fixed = fix(folder, {QStringLiteral("--out"), QStringLiteral("sub/b.hitbox")});
        QCOMPARE(fixed.status, 0);
        QVERIFY(fixed.out.endsWith(QStringLiteral("sub/b.hitbox: 1 repair\n")));
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), before);
        QVERIFY(folder.read(QStringLiteral("sub/b.hitbox")).contains("\"../lopsided.png\""));
    }

    void replacesAnotherProjectOnlyByForce()
    {
        const Folder folder;
        after(folder, bowTieToFix);
        folder.writeLopsided(QStringLiteral("mine.hitbox"), "\"lopsided\"", "\"mine\"");
        folder.write(QStringLiteral("mine.hitbox"),
                     folder.read(QStringLiteral("mine.hitbox")).replace("lopsided.png", "mine.png"));
        const QByteArray mine = folder.read(QStringLiteral("mine.hitbox"));
        const QStringList words{QStringLiteral("--out"), QStringLiteral("mine.hitbox")};
        const Run refused = fix(folder, words);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.err, QStringLiteral("mine.hitbox: not saved: it is another project, which shares no sprite "
                                             "with a.hitbox and would be lost; give another name, or --force to "
                                             "replace it\n"));
        QCOMPARE(folder.read(QStringLiteral("mine.hitbox")), mine);
        QCOMPARE(fix(folder, words + QStringList{QStringLiteral("--force")}).status, 0);
        QVERIFY(folder.read(QStringLiteral("mine.hitbox")) != mine);
        QCOMPARE(fix(folder, words).status, 0);
    }

    void replacesAProjectWhoseSpriteWasRenamed()
    {
        const Folder folder;
        after(folder, bowTieToFix);
        folder.writeLopsided(QStringLiteral("b.hitbox"), "\"lopsided\"", "\"renamed\"");
        QCOMPARE(fix(folder, {QStringLiteral("--out"), QStringLiteral("b.hitbox")}).status, 0);
        QVERIFY(folder.read(QStringLiteral("b.hitbox")).contains("\"lopsided\""));
    }

    void replacesNoOtherFileNotEvenByForce()
    {
        const Folder folder;
        after(folder, bowTieToFix);
        folder.write(QStringLiteral("notes.txt"), "mine");
        const Run refused =
            fix(folder, {QStringLiteral("--out"), QStringLiteral("notes.txt"), QStringLiteral("--force")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith(QStringLiteral("notes.txt: not saved: ")), qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral("notes.txt")), QByteArray("mine"));
    }

    void saysWhyATangleIsNotFixed()
    {
        const Folder folder;
        QByteArray points;
        for (int i = 0; i < 80; ++i)
            points += (i == 0 ? "[[" : ", [") + QByteArray::number(i * 37 % 61 + i / 7.0) + ", " +
                      QByteArray::number(i * 53 % 59 + i / 11.0) + "]";
        points += "]";
        after(folder, points.constData());
        const Run run = fix(folder);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.out.contains(QRegularExpression(QStringLiteral(
                     "a.hitbox: not fixed: sprite “lopsided”, frame “stand”, shape 1.*: To untangle the outline makes "
                     "\\d+ shapes of it, and 256 are the most: simplify the outline, or draw it anew "
                     "\\[self-intersection\\]\na.hitbox: nothing to fix; left: "))),
                 qPrintable(run.out.right(600)));
        const QJsonArray why = fix(folder, {QStringLiteral("--json")}).json()[QStringLiteral("notFixed")].toArray();
        QCOMPARE(why.size(), 1);
        QCOMPARE(why[0].toObject()[QStringLiteral("shape")].toInt(), 1);
    }

    void answersInJson()
    {
        const Folder folder;
        after(folder, bowTieToFix);
        const QJsonObject json = fix(folder, {QStringLiteral("--json")}).json();
        QCOMPARE(json[QStringLiteral("file")].toString(), QStringLiteral("a.hitbox"));
        QCOMPARE(json[QStringLiteral("findings")].toArray(), QJsonArray());
        const QJsonObject expected{
            {QStringLiteral("rule"), QStringLiteral("self-intersection")},
            {QStringLiteral("fix"), QStringLiteral("untangle")},
            {QStringLiteral("sprite"), QStringLiteral("lopsided")},
            {QStringLiteral("frame"), QStringLiteral("stand")},
            {QStringLiteral("shape"), 1},
            {QStringLiteral("message"), QStringLiteral("Edges 0 and 2 cross at (12, 12)")},
            {QStringLiteral("done"), QStringLiteral("Untangle into 2 shapes, keeping what is filled")}};
        QCOMPARE(json[QStringLiteral("fixes")].toArray(), QJsonArray{expected});
    }

    void failsOnFilesItCannotReadOrWrite()
    {
        const Folder folder;
        QCOMPARE(fix(folder).status, 2);
        folder.write(QStringLiteral("a.hitbox"), "{");
        const Run broken = fix(folder);
        QCOMPARE(broken.status, 2);
        QCOMPARE(broken.out, QString());
        const QByteArray before = after(folder, bowTieToFix);
        const Run unwritten = fix(folder, {QStringLiteral("--out"), QStringLiteral("no/such/folder.hitbox")});
        QCOMPARE(unwritten.status, 2);
        QVERIFY(!unwritten.err.isEmpty());
        QCOMPARE(unwritten.out, QString());
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")), before);
    }
};

HITBOX_CORE_TEST(FixCommandTest)
#include "fix_command_test.moc"
