#include "tools/same_edit.h"

#include "document/edits.h"
#include "document/track_following.h"
#include "test_class.h"
#include "tools/shape_edits.h"
#include "tools/tool_bench.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

namespace {

using Random = std::mt19937;

int below(Random &random, qsizetype end)
{
    return static_cast<int>(random() % static_cast<unsigned>(end));
}

const QList<Outline> mixed{PolygonOutline{{{0, 0}, {9, 1}, {4, 7}}}, Box{{12, 2}, {20, 5}}, Circle{{5, 14}, 3},
                           Capsule{{14, 10}, {18, 16}, 2}, ChainLine{{{1, 9}, {3, 19}}}};

QList<Outline> each(const QList<Outline> &outlines, const WholeEdit &edit)
{
    QList<Outline> after;
    for (const Outline &outline : outlines)
        after.append(withWholeEdit(outline, edit));
    return after;
}

Box boxAround(const QList<Outline> &outlines)
{
    Frame frame;
    QSet<ShapeId> all;
    for (const Outline &outline : outlines) {
        const ShapeId id{static_cast<int>(frame.shapes.size()) + 1};
        frame.shapes.append(Shape{.id = id, .outline = outline});
        all.insert(id);
    }
    return *boundsOf(frame, all);
}

bool isNear(const Outline &a, const Outline &b)
{
    const QList<Point> p = definingPoints(a);
    const QList<Point> q = definingPoints(b);
    bool isAlike = a.index() == b.index() && p.size() == q.size() && std::abs(radiusOf(a) - radiusOf(b)) < 1e-6;
    for (qsizetype i = 0; isAlike && i < p.size(); ++i)
        isAlike = std::abs(p.at(i).x - q.at(i).x) < 1e-6 && std::abs(p.at(i).y - q.at(i).y) < 1e-6;
    return isAlike;
}

bool isNear(const QList<Outline> &a, const QList<Outline> &b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const Outline &p, const Outline &q) { return isNear(p, q); });
}

/// A few shapes, of which each frame has its own.
QList<Outline> anyOutlines(Random &random)
{
    const auto at = [&random] { return Point{double(below(random, 40)), double(below(random, 40))}; };
    QList<Outline> outlines;
    PolygonOutline polygon;
    for (int i = 0; i < 5; ++i)
        polygon.points.append(at());
    outlines.append(polygon);
    const Point corner = at();
    outlines.append(Box{corner, corner + Point{1.0 + below(random, 9), 1.0 + below(random, 9)}});
    outlines.append(Circle{at(), 1.0 + below(random, 9)});
    outlines.append(Capsule{at(), at(), 1.0 + below(random, 9)});
    return outlines;
}

/// Frames that have a shape of each of the same tracks.
Document anyFrames(Random &random, int frames)
{
    Document document;
    Sprite sprite;
    int id = 100;
    for (int f = 0; f < frames; ++f) {
        Frame frame;
        int track = 1;
        for (const Outline &outline : anyOutlines(random))
            frame.shapes.append(Shape{.id = {++id}, .outline = outline, .track = {track++}});
        sprite.frames.append(frame);
    }
    document.sprites = {sprite};
    document.nextShapeId = id + 1;
    return document;
}

/// What a hand does with the select tool to all shapes of a frame, by the same keys and the same grips.
struct HandAct {
    int key = 0;
    Qt::KeyboardModifiers modifiers;
    FrameGrip grip = FrameGrip::Rotation; ///< dragged by a turn or by a factor, where there is no key
    double amount = 0;
};

Document done(const Document &document, int frame, const HandAct &act)
{
    const Frame &then = document.sprites.at(0).frames.at(frame);
    QSet<ShapeId> all;
    for (const Shape &shape : then.shapes)
        all.insert(shape.id);
    if (act.key != 0) {
        ToolBench bench{.tool = makeSelectTool(), .document = document, .frame = {0, frame}, .selection = {all}};
        bench.held = act.modifiers;
        bench.key(act.key);
        return bench.document;
    }
    const Box box = *boundsOf(then, all);
    FrameTransform transform = Turning{box.center(), act.amount};
    if (act.grip == FrameGrip::Right)
        transform = Scaling{{box.min.x, box.max.x, box.min.x + box.width() * act.amount},
                            {box.min.y, box.max.y, box.max.y},
                            std::abs(act.amount)};
    return withFrame(document, {0, frame}, *withShapesTransformed(then, all, transform));
}

} // namespace

class SameEditTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatWasDone()
    {
        const Box box = boxAround(mixed);
        const QList<WholeEdit> edits{Point{3, -2},
                                     Mirroring{Axis::Horizontal, box.center()},
                                     Mirroring{Axis::Vertical, box.center()},
                                     QuarterTurning{QuarterTurn::Clockwise, turningPoint(box)},
                                     QuarterTurning{QuarterTurn::CounterClockwise, turningPoint(box)},
                                     Turning{box.center(), 180},
                                     Turning{box.center(), 33},
                                     Scaling{{box.min.x, box.max.x, box.max.x + 4}, {0, 0, 0}, 1.2}};
        for (const WholeEdit &edit : edits) {
            const QList<Outline> after = each(mixed, edit);
            const auto known = wholeEditOf(mixed, after);
            QVERIFY2(known, QByteArray::number(static_cast<int>(edit.index())).constData());
            QVERIFY(isNear(each(mixed, *known), after));
        }
    }

    void knowsWhatWasTurnedAboutAPlaceThatIsTold()
    {
        const Point about{-7, 30};
        for (const double degrees : {90.0, 180.0, 33.0}) {
            const QList<Outline> after = each(mixed, Turning{about, degrees});
            const auto known = wholeEditOf(mixed, after, about);
            QVERIFY(known);
            QCOMPARE(std::get<Turning>(*known).about, about);
            QVERIFY(isNear(each(mixed, *known), after));
        }
    }

    void knowsNothingOfNumbers()
    {
        const QList<Outline> triangle{PolygonOutline{{{0, 0}, {6, 0}, {1, 5}}}};
        QVERIFY(!wholeEditOf(triangle, {PolygonOutline{{{0, 0}, {6, 0}, {3, 9}}}}));
        QVERIFY(!wholeEditOf(triangle, {PolygonOutline{{{0, 0}, {6, 0}, {7, 7}, {1, 5}}}}));
        QVERIFY(!wholeEditOf({Box{{0, 0}, {4, 4}}}, {Box{{0, 0}, {9, 4}}}));
        QVERIFY(!wholeEditOf({Circle{{0, 0}, 4}}, {Circle{{0, 0}, 2}}));
        QVERIFY(!wholeEditOf({}, {}));
        QVERIFY(!wholeEditOf({PolygonOutline{}}, {PolygonOutline{}}));
    }

    void isDoneAboutTheSamePlaceOfOthers()
    {
        const Box from{{0, 0}, {10, 20}};
        const Box to{{100, 50}, {140, 60}};
        const auto mirroring = std::get<Mirroring>(relocated(Mirroring{Axis::Horizontal, from.center()}, from, to));
        QCOMPARE(mirroring.at, to.center());
        const WholeEdit wider = Scaling{{0, 10, 15}, {0, 20, 20}, 1};
        const auto scaling = std::get<Scaling>(relocated(wider, from, to));
        QCOMPARE(scaling.x.fixed, 100.0);
        QCOMPARE(scaling.x.to, 160.0);
        QCOMPARE(scaling.y.factor(), 1.0);
        const auto far = std::get<Turning>(relocated(Turning{{20, 10}, 5}, from, to));
        QCOMPARE(far.about, Point(180, 55));
    }

    void pointsOfTheOthersMoveByAsMuch()
    {
        const QList<Outline> before{PolygonOutline{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}}};
        const QList<Outline> after{PolygonOutline{{{0, 0}, {9, 0}, {9, 6}, {0, 6}}}}; // two points, or a scaling
        const Outline other = PolygonOutline{{{10, 0}, {22, 0}, {22, 6}, {10, 6}}};
        const QList<ScopedShape> shapes{{other, before.at(0), after.at(0)}};
        QCOMPARE(sameEdit(before, after, ScopeManner::Move, HeldParts::Points)(shapes).at(0),
                 Outline(PolygonOutline{{{10, 0}, {25, 0}, {25, 6}, {10, 6}}}));
        QCOMPARE(sameEdit(before, after, ScopeManner::Move, HeldParts::Shapes)(shapes).at(0),
                 Outline(PolygonOutline{{{10, 0}, {28, 0}, {28, 6}, {10, 6}}}));
    }

    void otherMannersAskForOneShapeAfterTheOther()
    {
        const QList<ScopedShape> shapes{{Box{{0, 0}, {2, 2}}, Box{{5, 5}, {6, 6}}, Box{{8, 8}, {9, 9}}}};
        QCOMPARE(sameEdit({shapes.at(0).before}, {shapes.at(0).after}, ScopeManner::Align, HeldParts::Shapes)(shapes),
                 QList<std::optional<Outline>>{Box({{8, 8}, {10, 10}})});
    }

    /// A scope edit is what the same keys and grips do frame by frame.
    void isTheSameAsFrameByFrame_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void isTheSameAsFrameByFrame()
    {
        QFETCH(int, seed);
        Random random(seed);
        const QList<HandAct> acts{{Qt::Key_Left, {}},
                                  {Qt::Key_Down, Qt::ShiftModifier},
                                  {Qt::Key_X, {}},
                                  {Qt::Key_Y, {}},
                                  {Qt::Key_Z, {}},
                                  {Qt::Key_Z, Qt::ShiftModifier},
                                  {Qt::Key_Delete, {}},
                                  {0, {}, FrameGrip::Rotation, 1.0 + below(random, 178)},
                                  {0, {}, FrameGrip::Rotation, 180},
                                  {0, {}, FrameGrip::Right, 0.5 + below(random, 8) / 4.0},
                                  {0, {}, FrameGrip::Right, -1.5}};
        Document together = anyFrames(random, 4);
        Document apart = together;
        for (int step = 0; step < 8; ++step) {
            const HandAct act = acts.at(below(random, acts.size()));
            const int frame = below(random, 4);
            const QList<int> scope{0, 1, 3};
            if (!scope.contains(frame))
                continue;
            const Document after = done(together, frame, act);
            QList<Outline> outlinesThen;
            QList<Outline> outlinesNow;
            QSet<ShapeId> held;
            for (const Shape &shape : together.sprites.at(0).frames.at(frame).shapes) {
                const Shape *now = findShape(after.sprites.at(0).frames.at(frame), shape.id);
                held.insert(shape.id);
                if (now) {
                    outlinesThen.append(shape.outline);
                    outlinesNow.append(now->outline);
                }
            }
            const ScopedEdit edit = sameEdit(outlinesThen, outlinesNow, ScopeManner::Move, HeldParts::Shapes);
            together = withScopeEdit(together, after, {0, frame}, held, scope, edit).document;
            for (const int one : scope)
                apart = done(apart, one, act);
            for (int f = 0; f < 4; ++f) {
                const QList<Shape> &a = together.sprites.at(0).frames.at(f).shapes;
                const QList<Shape> &b = apart.sprites.at(0).frames.at(f).shapes;
                QCOMPARE(a.size(), b.size());
                for (qsizetype i = 0; i < a.size(); ++i)
                    QVERIFY2(isNear(a.at(i).outline, b.at(i).outline),
                             qPrintable(QStringLiteral("step %1, frame %2, shape %3").arg(step).arg(f).arg(i)));
            }
            apart = together; // what rounding parts is no other edit
            if (together.sprites.at(0).frames.at(0).shapes.isEmpty())
                return;
        }
    }
};

HITBOX_CORE_TEST(SameEditTest)
#include "same_edit_test.moc"
