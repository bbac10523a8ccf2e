#include "formats/merge/version_names.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A sprite with one frame for each name, each with a shape of its own.
Sprite spriteWith(const QString &name, const QStringList &frames, int firstShape)
{
    Sprite sprite;
    sprite.name = name;
    sprite.image = name + QStringLiteral(".png");
    for (const QString &frameName : frames) {
        Frame frame;
        frame.name = frameName;
        Shape shape;
        shape.id = {firstShape++};
        frame.shapes = {shape};
        sprite.frames.append(frame);
    }
    return sprite;
}

Document heroAndDummy()
{
    Document document;
    document.sprites = {spriteWith("hero", {"walk", "jump"}, 1), spriteWith("dummy", {"stand"}, 3)};
    document.nextShapeId = 4;
    return document;
}

QStringList spriteNames(const Document &document)
{
    QStringList names;
    for (const Sprite &sprite : document.sprites)
        names.append(sprite.name);
    return names;
}

} // namespace

class VersionNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void theOlderVersionTakesTheNewNames()
    {
        const Document before = heroAndDummy();
        const Document after = renameFrame(renameSprite(before, 0, "knight"), {0, 1}, "leap");
        const RenamedProject renamed = withNamesOf(before, after);
        QCOMPARE(renamed.document.sprites, after.sprites);
        const QList<QList<MergeStep>> places{{{"sprites", "knight"}}, {{"sprites", "knight"}, {"frames", "leap"}}};
        QCOMPARE(renamed.renamed, places);
    }

    void nothingIsRenamedWhereNamesAreTheSame()
    {
        const RenamedProject renamed = withNamesOf(heroAndDummy(), heroAndDummy());
        QCOMPARE(renamed.document, heroAndDummy());
        QVERIFY(renamed.renamed.isEmpty());
    }

    void allThreeTakeTheNamesOfBothSides()
    {
        const Document base = heroAndDummy();
        const AgreedProjects agreed =
            withNamesAgreed({base, renameSprite(base, 0, "knight"), renameSprite(base, 1, "sack")});
        const QStringList names{"knight", "sack"};
        QCOMPARE(spriteNames(agreed.versions.base), names);
        QCOMPARE(spriteNames(agreed.versions.ours), names);
        QCOMPARE(spriteNames(agreed.versions.theirs), names);
        QVERIFY(agreed.conflicts.isEmpty());
    }

    void ofTwoNamesForOneThingOursStays()
    {
        const Document base = heroAndDummy();
        const AgreedProjects agreed =
            withNamesAgreed({base, renameSprite(base, 0, "knight"), renameSprite(base, 0, "squire")});
        QCOMPARE(spriteNames(agreed.versions.theirs).constFirst(), QString("knight"));
        QCOMPARE(agreed.conflicts.size(), 1);
        QCOMPARE(agreed.conflicts.constFirst().theirs, QByteArray("\"squire\""));
    }

    void aNameThatIsOfSomethingElseByNowIsTakenBack()
    {
        const Document base = heroAndDummy();
        Document theirs = base;
        theirs.sprites.append(spriteWith("knight", {"stand"}, 20));
        const AgreedProjects agreed = withNamesAgreed({base, renameSprite(base, 0, "knight"), theirs});
        QCOMPARE(spriteNames(agreed.versions.ours).constFirst(), QString("hero"));
        QCOMPARE(agreed.conflicts.size(), 1);
        QCOMPARE(agreed.conflicts.constFirst().kind, MergeConflictKind::NameTaken);
    }
};

HITBOX_TEST(VersionNamesTest)
#include "version_names_test.moc"
