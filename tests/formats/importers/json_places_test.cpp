#include "formats/importers/json_places.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

class JsonPlacesTest : public QObject
{
    Q_OBJECT

private:
    const Result<JsonDocument> file = JsonDocument::parse(
        R"({"point": {"x": 1, "y": -2}, "list": [{"x": 0, "y": 0}, {"x": 3}], "far": {"x": 1e10, "y": 0},
            "truth": true, "number": 2.5, "text": "a", "nothing": null, "pair": [1, 2], "below": -1})",
        "file");

    JsonValue at(const char *key) const { return *file->root().member(key); }

private slots:
    void placesHaveBothCoordinates()
    {
        QVERIFY(file);
        QCOMPARE(fields::placeOf(at("point")), (geometry::Point{1, -2}));
        QCOMPARE(refusalOf([&] { fields::placesOf(at("list")); }),
                 QStringLiteral("found an object, expected an object with x and y, list[1]"));
        QVERIFY(refusalOf([&] { fields::placeOf(at("far")); }).contains("far.x"));
        QVERIFY(refusalOf([&] { fields::placesOf(at("point")); }).contains("an array of points"));
    }

    void propertiesAreOfTheirValuesKind()
    {
        QCOMPARE(fields::propertyOf("p", at("truth")), (Property{"p", true}));
        QCOMPARE(fields::propertyOf("p", at("number")), (Property{"p", 2.5}));
        QCOMPARE(fields::propertyOf("p", at("text")), (Property{"p", QStringLiteral("a")}));
        QCOMPARE(fields::propertyOf("p", at("nothing")), (Property{"p", JsonText{"null"}}));
        QCOMPARE(std::get<JsonText>(fields::propertyOf("p", at("pair")).value).text, at("pair").toJson().text);
    }

    void amountsAreNotBelowZero()
    {
        JsonFields all(file->root());
        QCOMPARE(fields::amountAt(all, "number", 7), 2.5);
        QCOMPARE(fields::amountAt(all, "other", 7), 7.0);
        QVERIFY(refusalOf([&] { fields::amountAt(all, "below", 7); }).contains("from 0 on, below"));
        QVERIFY(refusalOf([&] { fields::amountAt(all, "text", 7); }).contains("from 0 on, text"));
    }
};

HITBOX_CORE_TEST(JsonPlacesTest)
#include "json_places_test.moc"
