#include "formats/json/json_fields.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A value that lives as long as the test.
JsonValue valueOf(const QByteArray &text)
{
    static std::vector<JsonDocument> documents;
    Result<JsonDocument> document = JsonDocument::parse("{\"v\": " + text + "}", "file");
    documents.push_back(std::move(*document));
    return *documents.back().root().member("v");
}

} // namespace

class JsonFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersStayWithinWhatAProjectHolds()
    {
        QCOMPARE(fields::coordinate(valueOf("-1e9")), -1e9);
        QCOMPARE(fields::wholeCoordinate(valueOf("3.0")), 3);
        QCOMPARE(fields::lengthOf(valueOf("0"), "a length"), 0.0);
        for (const char *text : {"1e10", "\"1\"", "null"})
            QVERIFY2(refusalOf([text] { fields::coordinate(valueOf(text)); }).contains("expected a number"), text);
        for (const char *text : {"1.5", "1e10", "true"})
            QVERIFY2(refusalOf([text] { fields::wholeCoordinate(valueOf(text)); }).contains("a whole number"), text);
        QCOMPARE(refusalOf([] { fields::lengthOf(valueOf("-1"), "a length from 0 on"); }),
                 QStringLiteral("found -1, expected a length from 0 on, v"));
        QVERIFY(refusalOf([] { fields::wholeNumber(valueOf("4"), 5, 6); }).contains("from 5 to 6"));
    }

    void pairsAreTwoNumbers()
    {
        QCOMPARE(fields::pointOf(valueOf("[1, -2.5]")), (geometry::Point{1, -2.5}));
        for (const char *text : {"[1]", "[1, 2, 3]", "{\"x\": 1}"})
            QVERIFY2(refusalOf([text] { fields::pointOf(valueOf(text)); }).contains("a pair of numbers"), text);
        const auto three = fields::elements<3>(valueOf("[7, 8, 9]"), "three");
        QCOMPARE(three[2].toInteger(), std::optional<qint64>(9));
        QVERIFY(refusalOf([] { fields::elements<3>(valueOf("[7]"), "three"); }).contains("expected three"));
    }

    void membersThatMayBeMissingHaveAnotherValue()
    {
        JsonFields object = fields::objectFields(valueOf("{\"name\": \"a\", \"on\": true, \"at\": [1, 2]}"), "it");
        QCOMPARE(fields::optionalText(object, "name"), QStringLiteral("a"));
        QCOMPARE(fields::optionalText(object, "other", "b"), QStringLiteral("b"));
        QVERIFY(fields::optionalTruth(object, "on", false));
        QVERIFY(fields::optionalTruth(object, "off", true));
        QCOMPARE(fields::optionalPoint(object, "at", {}), (geometry::Point{1, 2}));
        QCOMPARE(fields::optionalPoint(object, "to", {3, 4}), (geometry::Point{3, 4}));
        QVERIFY(refusalOf([&] { fields::optionalText(object, "on"); }).contains("expected a text, v.on"));
        QVERIFY(refusalOf([&] { fields::optionalTruth(object, "name", true); }).contains("true or false, v.name"));
    }

    void whatIsRequiredIsNamed()
    {
        JsonFields object = fields::objectFields(valueOf("{}"), "it");
        QCOMPARE(refusalOf([&] { fields::required(object, "width"); }),
                 QStringLiteral("the key \"width\" is missing, v"));
        QVERIFY(refusalOf([] { fields::objectFields(valueOf("[]"), "a body"); }).contains("expected a body"));
        QVERIFY(refusalOf([] { fields::arrayOf(valueOf("{}"), "an array"); }).contains("expected an array"));
    }
};

HITBOX_CORE_TEST(JsonFieldsTest)
#include "json_fields_test.moc"
