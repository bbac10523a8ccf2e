#include "windows/tracks/track_commands.h"

#include "document/in_between.h"
#include "document/tracks.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Circle;

namespace {

constexpr TrackId commandTrack{50};

/// Eight frames; the track has a key at 1, 2, 5 and 6.
Document commandSprite()
{
    Sprite sprite{.name = QStringLiteral("fighter")};
    for (int f = 0; f < 8; ++f) {
        Frame frame{.name = QString::number(f)};
        Shape shape;
        shape.outline = Circle{{10.0 * f, 0}, 1};
        shape.id = {f + 1};
        shape.track = commandTrack;
        if (f == 1 || f == 2 || f == 5 || f == 6)
            frame.shapes.append(shape);
        sprite.frames.append(frame);
    }
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = 60;
    return document;
}

/// For each frame: "K" for a key, "-" for an in-between, "." for nothing.
QString commandCells(const Document &document)
{
    QString cells;
    for (const Frame &frame : document.sprites.at(0).frames) {
        const Shape *shape = findShape(frame, commandTrack);
        cells += !shape ? u'.' : isKey(*shape) ? u'K' : u'-';
    }
    return cells;
}

double commandPlace(const Document &document, int frame)
{
    return std::get<Circle>(findShape(document.sprites.at(0).frames.at(frame), commandTrack)->outline).center.x;
}

} // namespace

class TrackCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void inBetweensLieBetweenKeys_data()
    {
        QTest::addColumn<QList<int>>("frames");
        QTest::addColumn<QString>("cells");
        QTest::newRow("a key between others") << QList{2} << ".K-..KK.";
        QTest::newRow("empty cells between keys") << QList{3, 4} << ".KK--KK.";
        QTest::newRow("all of it: the ends stay keys") << QList{0, 1, 2, 3, 4, 5, 6, 7} << ".K----K.";
        QTest::newRow("from the first key on") << QList{1, 2} << ".K-..KK.";
        QTest::newRow("from key to key") << QList{2, 3, 4, 5} << ".KK--KK.";
        QTest::newRow("from a key into what is empty") << QList{2, 3, 4} << ".KK--KK.";
        QTest::newRow("nothing to span") << QList{0, 7} << ".KK..KK.";
    }

    void inBetweensLieBetweenKeys()
    {
        QFETCH(QList<int>, frames);
        QFETCH(QString, cells);
        const Document after = withBetweensAt(commandSprite(), 0, {{commandTrack, frames}}, Between::EaseIn);
        QCOMPARE(commandCells(after), cells);
    }

    void onlyWhatLiesBetweenShapesCanBeAnInBetween()
    {
        const Sprite sprite = commandSprite().sprites.first();
        const auto can = [&sprite](const QList<int> &frames) { return canBeBetween(sprite, {{commandTrack, frames}}); };
        QVERIFY(!can({0}));
        QVERIFY(!can({0, 1}));
        QVERIFY(!can({6, 7}));
        QVERIFY(can({2}));
        QVERIFY(can({3}));
        QVERIFY(can({0, 1, 2}));
        QVERIFY(!canBeBetween(sprite, {}));
        QVERIFY(!canBeBetween(sprite, {{TrackId{77}, {3}}}));
    }

    void noneMakesThemKeysAgain()
    {
        const QList<ChosenTrack> all{{commandTrack, {1, 2, 3, 4, 5, 6}}};
        const Document between = withBetweensAt(commandSprite(), 0, all, Between::Linear);
        QCOMPARE(commandCells(withBetweensAt(between, 0, all, Between::None)), ".KKKKKK.");
    }

    void keysThatComeOutOtherwiseAreCounted()
    {
        const QList<ChosenTrack> all{{commandTrack, {1, 2, 3, 4, 5, 6}}};
        Document document = commandSprite(); // as it moves at an even pace, its keys are what is worked out
        QCOMPARE(keysGivenUp(document, withBetweensAt(document, 0, all, Between::Linear), 0), 0);
        document.sprites[0].frames[2].shapes[0].outline = Circle{{20, 1e-13}, 1}; // a rounding
        const Document rounded = withInBetweens(withBetweensAt(document, 0, all, Between::Linear), 0, commandTrack);
        QCOMPARE(keysGivenUp(document, rounded, 0), 0);
        document.sprites[0].frames[2].shapes[0].outline = Circle{{20, 7}, 1};
        const Document after = withInBetweens(withBetweensAt(document, 0, all, Between::Linear), 0, commandTrack);
        QCOMPARE(keysGivenUp(document, after, 0), 1);
        QCOMPARE(keysGivenUp(after, after, 0), 0);
    }

    void whatWasHeldIsNoKeyThatIsGivenUp()
    {
        const QList<ChosenTrack> all{{commandTrack, {1, 2, 3, 4, 5, 6}}};
        Document document = withBetweensAt(commandSprite(), 0, all, Between::Linear);
        document = withBetweensAt(document, 0, all, Between::None);
        for (int frame : {3, 4, 5})
            document.sprites[0].frames[frame].shapes[0].outline = document.sprites[0].frames[2].shapes[0].outline;
        const Document after = withInBetweens(withBetweensAt(document, 0, all, Between::Linear), 0, commandTrack);
        QCOMPARE(keysGivenUp(document, after, 0), 0);
    }

    void whatIsChosenIsHeld()
    {
        const Document after = heldAt(commandSprite(), 0, {{commandTrack, {2, 3, 4, 5}}});
        QCOMPARE(commandCells(after), ".KKKKKK.");
        for (const int frame : {2, 3, 4, 5})
            QCOMPARE(commandPlace(after, frame), 20.0);
        QCOMPARE(commandPlace(after, 6), 60.0);
    }

    void anEmptyCellIsHeldFromTheLastShapeBefore()
    {
        const Document after = heldAt(commandSprite(), 0, {{commandTrack, {4}}});
        QCOMPARE(commandCells(after), ".KKKKKK.");
        QCOMPARE(commandPlace(after, 3), 20.0);
        QCOMPARE(commandPlace(after, 4), 20.0);
        QCOMPARE(heldAt(commandSprite(), 0, {{commandTrack, {0}}}), commandSprite());
    }

    void whatIsLockedStaysAsItIs()
    {
        Document locked = commandSprite();
        locked.sprites[0].frames[2].shapes[0].locked = true;
        const QList<ChosenTrack> chosen{{commandTrack, {2, 3}}};
        QCOMPARE(heldAt(locked, 0, chosen), locked);
        QCOMPARE(withBetweensAt(locked, 0, chosen, Between::Linear), locked);
    }
};

HITBOX_TEST(TrackCommandsTest)
#include "track_commands_test.moc"
