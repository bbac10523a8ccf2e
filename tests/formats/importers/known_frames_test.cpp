#include "formats/importers/known_frames.h"
#include "test_class.h"

#include <QTest>

#include <functional>

using namespace hitbox;

namespace {

Sprite spriteWith(const QString &name, const QStringList &frames)
{
    Sprite sprite{.name = name};
    for (const QString &frame : frames)
        sprite.frames.append(Frame{.name = frame});
    return sprite;
}

/// With a shape, a point and an event.
Frame fullFrame()
{
    Shape shape;
    shape.name = QStringLiteral("arm");
    shape.outline = geometry::Box{{1, 2}, {3, 4}};
    Frame frame{.name = QStringLiteral("hit")};
    frame.shapes = {shape};
    frame.points = {{.name = QStringLiteral("hand"), .at = {5, 6}, .angle = 30}};
    frame.events = {{.name = QStringLiteral("whoosh"), .properties = {{QStringLiteral("loud"), true}}}};
    return frame;
}

/// Whether the frame of the file is the project's fullFrame(), though the file’s sprite has frames of its own.
bool isElsewhere(const ImportedSprite &item)
{
    const QList<Sprite> project{{.name = QStringLiteral("ship"), .frames = {fullFrame()}}};
    return framesElsewhere(item, {QStringLiteral("own")}, project, KnownFrames(project)).at(0) == FrameRef{0, 0};
}

} // namespace

class KnownFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void framesOfTheSpriteSoCalledGoBeforeOthers()
    {
        const QList<Sprite> project{spriteWith("a", {"one", "two", "two"}), spriteWith("b", {"two", "three"}),
                                    spriteWith("b", {"one"})};
        const KnownFrames known(project);
        QCOMPARE(known.find("two", "c"), (FrameRef{0, 1}));
        QCOMPARE(known.find("two", "b"), (FrameRef{1, 0}));
        QCOMPARE(known.find("one", "b"), (FrameRef{0, 0})); // of two sprites of one name, the first
        QCOMPARE(known.find("three", "a"), (FrameRef{1, 1}));
        QCOMPARE(known.find("four", "a"), FrameRef());
    }

    void framesThatComeLaterAreKnownWhereOneHadTheirName()
    {
        QList<Sprite> project{spriteWith("a", {"one"})};
        KnownFrames known(project);
        known.add(1, spriteWith("b", {"one", "two"}), 0);
        QCOMPARE(known.find("one", "b"), (FrameRef{1, 0}));
        QCOMPARE(known.find("two", "b"), FrameRef());
        QCOMPARE(known.find("one", "a"), (FrameRef{0, 0}));
    }

    void aFrameIsElsewhereWhereAllOfItIs_data()
    {
        QTest::addColumn<std::function<void(ImportedSprite &)>>("change");
        QTest::addColumn<bool>("isThere");
        using Change = std::function<void(ImportedSprite &)>;
        const auto inFrame = [](auto change) {
            return Change([change](ImportedSprite &item) { change(item.sprite.frames[0]); });
        };
        QTest::newRow("the same") << Change([](ImportedSprite &) {}) << true;
        QTest::newRow("less") << inFrame([](Frame &frame) { frame = Frame{.name = frame.name}; }) << true;
        QTest::newRow("another shape") << inFrame([](Frame &frame) { frame.shapes[0].name = QStringLiteral("leg"); })
                                       << false;
        QTest::newRow("a shape that moved") << inFrame([](Frame &frame) {
            frame.shapes[0].outline = geometry::Box{{1, 2}, {3, 5}};
        }) << false;
        QTest::newRow("a shape of single precision") << inFrame([](Frame &frame) {
            frame.shapes[0].outline = geometry::Box{{1, 2}, {3, 4.00001}};
        }) << true;
        QTest::newRow("a point that moved") << inFrame([](Frame &frame) { frame.points[0].at.x = 7; }) << false;
        QTest::newRow("a point that turned") << inFrame([](Frame &frame) { frame.points[0].angle = 60; }) << false;
        QTest::newRow("one more point") << inFrame([](Frame &frame) {
            frame.points.append(FramePoint(frame.points[0]));
        }) << false;
        QTest::newRow("another event") << inFrame([](Frame &frame) { frame.events[0].name = QStringLiteral("step"); })
                                       << false;
        QTest::newRow("an event that says more")
            << inFrame([](Frame &frame) { frame.events[0].properties = {}; }) << false;
        QTest::newRow("about another pivot") << Change([](ImportedSprite &item) {
            Frame &frame = item.sprite.frames[0];
            frame.pivot = {-1, -2};
            frame.shapes[0].outline = geometry::Box{{0, 0}, {2, 2}};
            frame.points[0].at = {4, 4};
            item.stated = Stated::AboutPivot;
        }) << true;
        QTest::newRow("names that are made up") << Change([](ImportedSprite &item) {
            item.sprite.frames[0].shapes[0].name = QStringLiteral("box");
            item.hasNames = false;
        }) << true;
    }
    void aFrameIsElsewhereWhereAllOfItIs()
    {
        QFETCH(const std::function<void(ImportedSprite &)>, change);
        QFETCH(const bool, isThere);
        ImportedSprite item;
        item.sprite = {.name = QStringLiteral("bodies"), .frames = {fullFrame()}};
        change(item);
        QCOMPARE(isElsewhere(item), isThere);
    }

    void aNameIsEnoughForASpriteThatIsNotKnown()
    {
        const QList<Sprite> project{spriteWith("ship", {"hit"})};
        ImportedSprite item;
        item.sprite = {.name = QStringLiteral("bodies"), .frames = {fullFrame(), Frame{.name = QStringLiteral("x")}}};
        QCOMPARE(framesElsewhere(item, {}, project, KnownFrames(project)), (QList<FrameRef>{{0, 0}, {}}));
        item.sprite.frames[0].shapes.clear(); // in which nothing is
        QCOMPARE(framesElsewhere(item, {}, project, KnownFrames(project)), QList<FrameRef>(2));
    }
};

Q_DECLARE_METATYPE(std::function<void(hitbox::ImportedSprite &)>)

HITBOX_TEST(KnownFramesTest)
#include "known_frames_test.moc"
