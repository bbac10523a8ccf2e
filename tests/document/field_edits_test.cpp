#include "document/field_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

#include <limits>

using namespace hitbox;

namespace {

CategoryField numberField(const QString &name, double fallback)
{
    return {.name = name, .type = FieldType::Number, .fallback = fallback};
}

CategoryField choiceField()
{
    return {.name = "kind", .type = FieldType::Choice, .fallback = QString("low"), .choices = {"low", "mid", "high"}};
}

Shape shapeOfCategory(int id, const QString &category, int track = 0)
{
    Shape shape;
    shape.id = {id};
    shape.category = category;
    shape.track = {track};
    return shape;
}

/// Hits have a damage and a kind, throws another damage; a fist in both frames, and a throw in the first.
Document fieldSample()
{
    Document document;
    Category hit;
    hit.name = "hit";
    hit.fields = {numberField("damage", 40), choiceField()};
    Category grab;
    grab.name = "throw";
    grab.fields = {numberField("damage", 100)};
    document.categories = {hit, grab};
    Sprite sprite;
    sprite.frames = {{}, {}};
    sprite.frames[0].shapes = {shapeOfCategory(1, "hit", 9), shapeOfCategory(2, "throw"), shapeOfCategory(3, "none")};
    sprite.frames[1].shapes = {shapeOfCategory(4, "hit", 9)};
    sprite.frames[0].shapes[0].properties = {{"note", QString("jab")}, {"damage", 55.0}, {"speed", 3.0}};
    document.sprites = {sprite};
    document.nextShapeId = 10;
    return document;
}

const Shape &shapeIn(const Document &document, int frame, int place)
{
    return document.sprites.first().frames.at(frame).shapes.at(place);
}

} // namespace

class FieldEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aShapeHasItsOwnValueOrElseTheDefault()
    {
        const Document document = fieldSample();
        const CategoryField &damage = document.categories.first().fields.first();
        QCOMPARE(valueOf(shapeIn(document, 0, 0), damage), PropertyValue(55.0));
        QCOMPARE(valueOf(shapeIn(document, 1, 0), damage), PropertyValue(40.0));
    }

    void whatFitsAFieldIsOfItsType()
    {
        const CategoryField number = numberField("n", 0);
        QVERIFY(isValueOf(2.5, number));
        QVERIFY(!isValueOf(QString("2.5"), number));
        QVERIFY(!isValueOf(true, number));
        QVERIFY(!isValueOf(std::numeric_limits<double>::infinity(), number));
        QVERIFY(isValueOf(QString("mid"), choiceField()));
        QVERIFY(!isValueOf(QString("Mid"), choiceField()));
        const CategoryField truth{.name = "t", .type = FieldType::Truth, .fallback = false};
        QVERIFY(isValueOf(true, truth));
        QVERIFY(!isValueOf(1.0, truth));
        const CategoryField text{.name = "t", .type = FieldType::Text, .fallback = QString()};
        QVERIFY(isValueOf(QString(), text));
        QVERIFY(!isValueOf(JsonText{"[1]"}, text));
        QVERIFY(isValueOf(JsonText{"[1]"}, {.name = "o", .type = FieldType::Other, .fallback = JsonText()}));
    }

    void textsMeanValuesOfTheType()
    {
        QCOMPARE(fieldValue(" 2.5 ", numberField("n", 0)), std::optional<PropertyValue>(2.5));
        QVERIFY(!fieldValue("much", numberField("n", 0)));
        QCOMPARE(fieldValue("high", choiceField()), std::optional<PropertyValue>(QString("high")));
        QVERIFY(!fieldValue("higher", choiceField()));
        const CategoryField truth{.name = "t", .type = FieldType::Truth, .fallback = false};
        QCOMPARE(fieldValue("true", truth), std::optional<PropertyValue>(true));
        QVERIFY(!fieldValue("1", truth));
    }

    void theDefaultIsNotWritten()
    {
        const Document document = fieldSample();
        const CategoryField &damage = document.categories.first().fields.first();
        const Shape &fist = shapeIn(document, 0, 0);
        QCOMPARE(withFieldValue(fist, damage, 60.0).properties,
                 (Properties{{"note", QString("jab")}, {"damage", 60.0}, {"speed", 3.0}}));
        QCOMPARE(withFieldValue(fist, damage, 40.0).properties, (Properties{{"note", QString("jab")}, {"speed", 3.0}}));
        QCOMPARE(withFieldValue(shapeIn(document, 1, 0), damage, 7.0).properties, (Properties{{"damage", 7.0}}));
    }

    void aValueGoesThroughTheTrackAndLeavesOtherPropertiesAlone()
    {
        const Document after = withFieldValue(fieldSample(), {0, 0}, {ShapeId{1}}, "damage", 70.0, TrackReach::Whole);
        QCOMPARE(shapeIn(after, 0, 0).properties.at(1).value, PropertyValue(70.0));
        QCOMPARE(shapeIn(after, 1, 0).properties, (Properties{{"damage", 70.0}}));
        QCOMPARE(shapeIn(after, 0, 1), shapeIn(fieldSample(), 0, 1));
        const Document alone =
            withFieldValue(fieldSample(), {0, 0}, {ShapeId{1}}, "damage", 70.0, TrackReach::FrameAlone);
        QCOMPARE(shapeIn(alone, 1, 0), shapeIn(fieldSample(), 1, 0));
    }

    void shapesWithoutATrackAreNoTrack()
    {
        const Document after = withFieldValue(fieldSample(), {0, 0}, {ShapeId{2}}, "damage", 70.0, TrackReach::Whole);
        QCOMPARE(shapeIn(after, 0, 1).properties, (Properties{{"damage", 70.0}}));
        QCOMPARE(after.sprites.first().frames.at(1), fieldSample().sprites.first().frames.at(1));
    }

    void eachShapeAsksItsOwnCategory()
    {
        const Document after = withFieldValue(fieldSample(), {0, 0}, {ShapeId{1}, ShapeId{2}, ShapeId{3}}, "damage",
                                              100.0, TrackReach::FrameAlone);
        QCOMPARE(shapeIn(after, 0, 0).properties.at(1).value, PropertyValue(100.0));
        QVERIFY(shapeIn(after, 0, 1).properties.isEmpty()); // its default
        QVERIFY(shapeIn(after, 0, 2).properties.isEmpty()); // no category
        const Document refused =
            withFieldValue(fieldSample(), {0, 0}, {ShapeId{1}}, "kind", QString("huge"), TrackReach::Whole);
        QCOMPARE(refused, fieldSample());
    }

    void severalShapesShareWhatAllTheirCategoriesHave()
    {
        const Document document = fieldSample();
        const QList<Shape> &shapes = document.sprites.first().frames.first().shapes;
        QCOMPARE(namesInOrder(sharedFields(document, {shapes.at(0)})), (QStringList{"damage", "kind"}));
        QCOMPARE(namesInOrder(sharedFields(document, {shapes.at(0), shapes.at(1)})), QStringList{"damage"});
        QVERIFY(sharedFields(document, shapes).isEmpty());
        QVERIFY(sharedFields(document, {}).isEmpty());
        Document other = document;
        other.categories[1].fields[0] = withType(other.categories.at(1).fields.first(), FieldType::Text);
        QVERIFY(sharedFields(other, {shapes.at(0), shapes.at(1)}).isEmpty());
    }

    void aFreshFieldIsANumberWithAFreeName()
    {
        Category category;
        category.fields = {freshField(category)};
        QCOMPARE(category.fields.first().name, QString("field"));
        QCOMPARE(freshField(category).name, QString("field 2"));
        QCOMPARE(freshField(category).fallback, PropertyValue(0.0));
    }

    void anotherTypeKeepsTheDefaultAsFarAsItCan()
    {
        const CategoryField damage = numberField("damage", 40);
        QCOMPARE(withType(damage, FieldType::Text).fallback, PropertyValue(QString("40")));
        QCOMPARE(withType(damage, FieldType::Truth).fallback, PropertyValue(false));
        const CategoryField choice = withType(damage, FieldType::Choice);
        QCOMPARE(choice.choices, QStringList{"40"});
        QCOMPARE(choice.fallback, PropertyValue(QString("40")));
        QCOMPARE(withType(choice, FieldType::Number), damage);
        const CategoryField text{.name = "t", .type = FieldType::Text, .fallback = QString()};
        QVERIFY(isValueOf(withType(text, FieldType::Choice).fallback, withType(text, FieldType::Choice)));
    }

    void choicesStandOnceAndHoldTheDefault()
    {
        const CategoryField kept = withChoices(choiceField(), {"high", "low", "high"});
        QCOMPARE(kept.choices, (QStringList{"high", "low"}));
        QCOMPARE(kept.fallback, PropertyValue(QString("low")));
        QCOMPARE(withChoices(choiceField(), {"mid", "top"}).fallback, PropertyValue(QString("mid")));
    }

    void valuesFollowAFieldsNewName()
    {
        Document document = fieldSample();
        document.sprites[0].frames[0].shapes[1].properties = {{"damage", 8.0}};
        const Document after = renameField(document, 0, 0, "power");
        QCOMPARE(after.categories.first().fields.first().name, QString("power"));
        QCOMPARE(shapeIn(after, 0, 0).properties.at(1).name, QString("power"));
        QCOMPARE(shapeIn(after, 0, 1).properties.first().name, QString("damage")); // of another category
        const Document clash = renameField(document, 0, 0, "speed");
        QCOMPARE(shapeIn(clash, 0, 0).properties, shapeIn(document, 0, 0).properties);
    }

private:
    static QStringList namesInOrder(const QList<CategoryField> &fields)
    {
        QStringList names;
        for (const CategoryField &field : fields)
            names.append(field.name);
        return names;
    }
};

HITBOX_CORE_TEST(FieldEditsTest)
#include "field_edits_test.moc"
