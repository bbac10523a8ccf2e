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

    void namesDirectionsOfTags()
    {
        const Tag tag{.name = "walk", .from = 1, .to = 3, .direction = TagDirection::PingPong};
        QCOMPARE(membersOf([&](JsonWriter &json) { writeTagMembers(json, tag); }),
                 QByteArray("{\"name\": \"walk\", \"from\": 1, \"to\": 3, \"direction\": \"ping-pong\"}"));
    }
};

HITBOX_TEST(JsonPartsTest)
#include "json_parts_test.moc"
