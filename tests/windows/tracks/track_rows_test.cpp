#include "windows/tracks/track_rows.h"

#include "document/track_edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Circle;

namespace {

constexpr TrackId rowFist{50};
constexpr TrackId rowBody{51};

Shape circleOf(TrackId track, int id, double x, const QString &name = QStringLiteral("fist"))
{
    Shape shape;
    shape.id = {id};
    shape.name = name;
    shape.category = QStringLiteral("hit");
    shape.outline = Circle{{x, 0}, 1};
    shape.track = track;
    return shape;
}

Sprite spriteOf(const QList<QList<Shape>> &frames)
{
    Sprite sprite{.name = QStringLiteral("fighter")};
    for (const QList<Shape> &shapes : frames)
        sprite.frames.append({.name = QString::number(sprite.frames.size()), .shapes = shapes});
    return sprite;
}

QList<int> framesIn(const TrackRow &row)
{
    QList<int> frames;
    for (const TrackCell &cell : row.cells)
        frames.append(cell.frame);
    return frames;
}

} // namespace

class TrackRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aTrackIsOneRowOverItsFrames()
    {
        const Sprite sprite =
            spriteOf({{}, {circleOf(rowFist, 1, 0)}, {circleOf(rowFist, 2, 5)}, {}, {circleOf(rowFist, 3, 5)}});
        const QList<TrackRow> rows = trackRows(sprite);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].key, (TrackRowKey{rowFist, {}, {}}));
        QCOMPARE(rows[0].name, "fist");
        QCOMPARE(rows[0].category, "hit");
        QCOMPARE(framesIn(rows[0]), (QList{1, 2, 4}));
        QCOMPARE(cellAt(rows[0], 2)->shapes, QList{ShapeId{2}});
        QVERIFY(!cellAt(rows[0], 3) && !cellAt(rows[0], 0) && !cellAt(rows[0], 99));
    }

    void cellsSayHowTheShapeCameAbout()
    {
        Shape between = circleOf(rowFist, 3, 5);
        between.between = Between::Linear;
        const Sprite sprite =
            spriteOf({{circleOf(rowFist, 1, 0)}, {circleOf(rowFist, 2, 0)}, {between}, {circleOf(rowFist, 4, 9)}});
        const TrackRow row = trackRows(sprite).at(0);
        QCOMPARE(row.cells[0].kind, TrackCellKind::Key);
        QCOMPARE(row.cells[1].kind, TrackCellKind::Held);
        QCOMPARE(row.cells[2].kind, TrackCellKind::Between);
        QCOMPARE(row.cells[3].kind, TrackCellKind::Key);
    }

    void whatStaysAboutThePivotIsHeld()
    {
        Sprite sprite = spriteOf({{circleOf(rowFist, 1, 0)}, {circleOf(rowFist, 2, 3)}, {circleOf(rowFist, 3, 3)}});
        sprite.frames[1].pivot = {3, 0};
        const TrackRow row = trackRows(sprite).at(0);
        QCOMPARE(row.cells[1].kind, TrackCellKind::Held);
        QCOMPARE(row.cells[2].kind, TrackCellKind::Key);
    }

    /// Fractions are rounded as they go from pivot to pivot.
    void aBarThatIsDrawnLongerIsHeldWhateverThePivotsAre()
    {
        Sprite sprite = spriteOf({{circleOf(rowFist, 1, 1 / 3.0)}, {}, {}, {}, {}, {}});
        for (int f = 0; f < sprite.frames.size(); ++f)
            sprite.frames[f].pivot = {8.3 - 3.3 * f + f * f / 3.5, 0};
        Document document;
        document.sprites = {sprite};
        document.nextShapeId = 60;
        document = extendTrack(document, 0, rowFist, 0, 3);
        document = extendTrack(document, 0, rowFist, 3, 5);
        const TrackRow row = trackRows(document.sprites.at(0)).at(0);
        QCOMPARE(row.cells.size(), 6);
        for (qsizetype cell = 1; cell < row.cells.size(); ++cell)
            QCOMPARE(row.cells.at(cell).kind, TrackCellKind::Held);
    }

    void aGapEndsWhatIsHeld()
    {
        const TrackRow row = trackRows(spriteOf({{circleOf(rowFist, 1, 0)}, {}, {circleOf(rowFist, 2, 0)}})).at(0);
        QCOMPARE(row.cells[1].kind, TrackCellKind::Key);
    }

    void rowsStandInTheOrderThatTracksBeginIn()
    {
        const Sprite sprite =
            spriteOf({{circleOf(rowBody, 1, 0, "body"), circleOf({}, 2, 0, "alone")},
                      {circleOf(rowBody, 3, 0, "body"), circleOf(rowFist, 4, 0), circleOf({70}, 5, 0, "arm")}});
        QStringList names;
        for (const TrackRow &row : trackRows(sprite))
            names.append(row.name);
        QCOMPARE(names, (QStringList{"body", "arm", "fist", "alone"}));
    }

    void rowsStayWhereTheyStood()
    {
        const auto namesOf = [](const QList<TrackRow> &rows) {
            QStringList names;
            for (const TrackRow &row : rows)
                names.append(row.name);
            return names;
        };
        const QList<Shape> both{circleOf(rowBody, 1, 0, "body"), circleOf(rowFist, 2, 0, "fist")};
        const QList<TrackRow> before = trackRows(spriteOf({both, both}));
        QCOMPARE(namesOf(before), (QStringList{"fist", "body"}));
        // The fist begins later now, and there are an arm and a shape without a track.
        const QList<TrackRow> after = trackRows(
            spriteOf({{both[0], circleOf({}, 7, 0, "alone")}, {both[0], both[1], circleOf({70}, 5, 0, "arm")}}));
        QCOMPARE(namesOf(after), (QStringList{"body", "arm", "fist", "alone"}));
        QCOMPARE(namesOf(keptInOrder(after, before)), (QStringList{"fist", "arm", "body", "alone"}));
        QCOMPARE(keptInOrder(after, {}), after);
        QCOMPARE(keptInOrder(before, after), (QList{before[1], before[0]}));
    }

    void ofTwoInOneFrameTheLowerOneIsMeant()
    {
        const TrackRow row = trackRows(spriteOf({{circleOf(rowFist, 1, 0), circleOf(rowFist, 2, 0)}})).at(0);
        QCOMPARE(row.cells.size(), 1);
        QCOMPARE(row.cells[0].shapes, QList{ShapeId{1}});
    }

    void shapesWithoutATrackShareARowByNameAndCategory()
    {
        Shape hurt = circleOf({}, 5, 0);
        hurt.category = "hurt";
        const QList<TrackRow> rows =
            trackRows(spriteOf({{circleOf({}, 1, 0), circleOf({}, 2, 3)}, {circleOf({}, 3, 0), hurt}}));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].key, (TrackRowKey{{}, "fist", "hit"}));
        QCOMPARE(rows[0].cells[0].shapes, (QList{ShapeId{1}, ShapeId{2}}));
        QCOMPARE(rows[0].cells[1].kind, TrackCellKind::Key);
        QCOMPARE(rows[1].category, "hurt");
    }

    void tooManyNamesStandInOneRow()
    {
        QList<QList<Shape>> frames;
        for (int f = 0; f < mostLooseRows + 1; ++f)
            frames.append({circleOf({}, f + 1, 0, QString("polygon %1").arg(f)), circleOf(rowFist, 100 + f, 0)});
        frames[3].append(circleOf({}, 99, 0, "polygon 3"));
        const QList<TrackRow> rows = trackRows(spriteOf(frames));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].key.track, rowFist);
        QCOMPARE(rows[1].key, TrackRowKey{});
        QCOMPARE(rows[1].cells.size(), frames.size());
        QCOMPARE(cellAt(rows[1], 3)->shapes, (QList{ShapeId{4}, ShapeId{99}}));
        frames.removeFirst();
        QCOMPARE(trackRows(spriteOf(frames)).size(), 1 + mostLooseRows);
    }

    void aSpriteWithoutShapesHasNoRows() { QVERIFY(trackRows(spriteOf({{}, {}})).isEmpty()); }
};

HITBOX_TEST(TrackRowsTest)
#include "track_rows_test.moc"
