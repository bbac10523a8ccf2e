#include "formats/json/json_parts.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

template <typename Write>
QByteArray membersOf(const Write &write)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    write(json);
    json.endObject();
    return json.text();
}

} // namespace

class JsonPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void writesPropertiesOnlyWhereThereAreAny()
    {
        QCOMPARE(membersOf([](JsonWriter &json) { writeProperties(json, {}); }), QByteArray("{}"));
        const Properties properties{{.name = "loud", .value = true}, {.name = "é\"", .value = 0.5}};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeProperties(json, properties); }),
                 QByteArray("{\"properties\": {\"loud\": true, \"é\\\"\": 0.5}}"));
    }

    void writesCoordinatesOfEachKind()
    {
        QCOMPARE(membersOf([](JsonWriter &json) {
                     writeCoordinates(json, geometry::Circle{{1, 2}, 3});
                 }),
                 QByteArray("{\"center\": [1, 2], \"radius\": 3}"));
        QCOMPARE(membersOf([](JsonWriter &json) {
                     writeCoordinates(json, geometry::Capsule{{1, 2}, {3, 4}, 5});
                 }),
                 QByteArray("{\"from\": [1, 2], \"to\": [3, 4], \"radius\": 5}"));
        QCOMPARE(membersOf([](JsonWriter &json) {
                     writeCoordinates(json, ChainLine{{{1, 2}, {3, 4.5}}});
                 }),
                 QByteArray("{\"points\": [[1, 2], [3, 4.5]]}"));
    }

    void writesTracksOnlyOfShapesThatHaveOne()
    {
        Shape shape;
        QCOMPARE(membersOf([&](JsonWriter &json) { writeTrackMembers(json, shape); }), QByteArray("{}"));
        shape.track = {4};
        shape.between = Between::EaseInOut;
        QCOMPARE(membersOf([&](JsonWriter &json) { writeTrackMembers(json, shape); }),
                 QByteArray("{\"track\": 4, \"between\": \"ease-in-out\"}"));
    }

    void writesWhatFramesAndCategoriesMayHave()
    {
        const FramePoint point{.name = "muzzle", .at = {40, 12.5}, .angle = -90};
        QCOMPARE(membersOf([&](JsonWriter &json) { writePointMembers(json, point); }),
                 QByteArray("{\"name\": \"muzzle\", \"at\": [40, 12.5], \"angle\": -90}"));
        const FrameEvent event{.name = "whoosh", .properties = {{.name = "volume", .value = 0.5}}};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeEventMembers(json, event); }),
                 QByteArray("{\"name\": \"whoosh\", \"properties\": {\"volume\": 0.5}}"));
        const CategoryField field{
            .name = "kind", .type = FieldType::Choice, .fallback = QStringLiteral("low"), .choices = {"high", "low"}};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeFieldMembers(json, field); }),
                 QByteArray("{\"name\": \"kind\", \"type\": \"choice\", \"choices\": [\"high\", \"low\"], "
                            "\"default\": \"low\"}"));
    }

    void writesRepeatsOfTags()
    {
        const Tag tag{.name = "a", .direction = TagDirection::PingPongReverse, .repeat = 2};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeTagMembers(json, tag); }),
                 QByteArray("{\"name\": \"a\", \"from\": 0, \"to\": 0, \"direction\": \"ping-pong-reverse\", "
                            "\"repeat\": 2}"));
    }

    void namesDirectionsOfTags()
    {
        const Tag tag{.name = "walk", .from = 1, .to = 3, .direction = TagDirection::PingPong};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeTagMembers(json, tag); }),
                 QByteArray("{\"name\": \"walk\", \"from\": 1, \"to\": 3, \"direction\": \"ping-pong\"}"));
    }
};

HITBOX_TEST(JsonPartsTest)
#include "json_parts_test.moc"
