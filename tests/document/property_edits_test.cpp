#include "document/property_edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class PropertyEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void theValueTellsTheType()
    {
        QCOMPARE(typeOf({"a", 1.5}), PropertyType::Number);
        QCOMPARE(typeOf({"a", true}), PropertyType::Truth);
        QCOMPARE(typeOf({"a", QString("#12zz00")}), PropertyType::Text);
        QCOMPARE(typeOf({"a", QString("#12aB00")}), PropertyType::Colour);
        QCOMPARE(typeOf({"a", JsonText{"[1, 2]"}}), PropertyType::Other);
    }

    void typingKeepsTheTypeOrIsRefused()
    {
        QCOMPARE(withText({"a", 1.0}, " 2.5 ")->value, (Property{"a", 2.5}.value));
        QVERIFY(!withText({"a", 1.0}, "nan"));
        QVERIFY(!withText({"a", 1.0}, "two"));
        QVERIFY(!withText({"a", true}, "maybe"));
        QVERIFY(!withText({"a", QString("#ffffff")}, "red"));
        QCOMPARE(textOf(*withText({"a", QString("#ffffff")}, "#ABCDEF")), QString("#abcdef"));
        QVERIFY(!withText({"a", JsonText{"[]"}}, "[1]"));
    }

    void everyTypeBecomesEveryOther()
    {
        const QList<Property> properties{
            {"a", 1.5}, {"a", true}, {"a", QString("text")}, {"a", QString("#aabbcc")}, {"a", JsonText{"{\"b\": 1}"}}};
        for (const Property &property : properties) {
            for (const auto type :
                 {PropertyType::Number, PropertyType::Text, PropertyType::Truth, PropertyType::Colour})
                QCOMPARE(typeOf(converted(property, type)), type);
        }
        QCOMPARE(textOf(converted({"a", QString("12")}, PropertyType::Number)), QString("12"));
        QCOMPARE(textOf(converted({"a", 0.0}, PropertyType::Truth)), QString("false"));
    }

    void everyOwnerKeepsItsOwn()
    {
        Shape shape;
        shape.id = {1};
        Document document;
        document.sprites = {{.name = "ship", .frames = {Frame{.shapes = {shape}}}}};
        const Properties one{{"speed", 2.0}};
        for (const PropertyOwner &owner :
             {PropertyOwner{}, PropertyOwner{{0, -1}, {}}, PropertyOwner{{0, 0}, {}}, PropertyOwner{{0, 0}, {1}}}) {
            const Document after = withProperties(document, owner, one);
            QCOMPARE(*propertiesOf(after, owner), one);
            QCOMPARE(withProperties(after, owner, {}), document);
        }
        QVERIFY(!propertiesOf(document, {{0, 0}, {2}}));
        QVERIFY(!propertiesOf(document, {{0, 1}, {}}));
        QVERIFY(!propertiesOf(document, {{1, -1}, {}}));
    }
};

HITBOX_TEST(PropertyEditsTest)
#include "property_edits_test.moc"
