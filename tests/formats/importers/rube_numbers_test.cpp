#include "formats/importers/rube_numbers.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

namespace {

std::optional<double> numberIn(const QByteArray &json)
{
    const Result<JsonDocument> file = JsonDocument::parse("{\"a\": " + json + "}", "file");
    return rubeNumber(*file->root().member("a"));
}

} // namespace

class RubeNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void digitsAreTheBitsOfAFloat()
    {
        QCOMPARE(numberIn("2.5"), 2.5);
        QCOMPARE(numberIn("\"3F800000\""), 1.0);
        QCOMPARE(numberIn("\"3f800000\""), 1.0);
        QCOMPARE(numberIn("\"C0200000\""), -2.5);
        QCOMPARE(numberIn("\"3DCCCCCD\""), double(0.1F));
        QCOMPARE(numberIn("\"00000001\""), double(1.40129846432481707e-45F));
        QCOMPARE(numberIn("\"00000000\""), 0.0);
    }

    void otherTextsAreNoNumbers()
    {
        for (const char *text :
             {"", "3F80000", "3F8000000", "0x3F8000", "-F800000", "3F80000G", " 3F80000", "7F800000", "FFC00000"})
            QVERIFY2(!numberIn('"' + QByteArray(text) + '"'), text);
        QVERIFY(!numberIn("true"));
    }

    void whatIsRefusedIsSaid()
    {
        const Result<JsonDocument> file =
            JsonDocument::parse(R"({"far": "7F000000", "below": "BF800000", "one": "3F800000"})", "file");
        const auto at = [&file](const char *key) { return *file->root().member(key); };
        QCOMPARE(refusalOf([&] { rubeCoordinate(at("far")); }),
                 QStringLiteral("found \"7F000000\", expected a number from -1000000000 to 1000000000, or the 8 "
                                "hexadecimal digits of one, far"));
        QVERIFY(refusalOf([&] { rubeAmount(at("below")); }).contains("a number from 0 on"));
        QCOMPARE(rubeAmount(at("one")), rubeCoordinate(at("one")));
    }
};

HITBOX_TEST(RubeNumbersTest)
#include "rube_numbers_test.moc"
