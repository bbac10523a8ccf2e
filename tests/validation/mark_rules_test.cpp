#include "document/field_edits.h"
#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Document withPoints(const QStringList &names)
{
    Document document = test::oneFrame({});
    for (const QString &name : names) {
        QList<FramePoint> &points = document.sprites[0].frames[0].points;
        points.append({.name = name, .at = {static_cast<double>(points.size()), 3}});
    }
    return document;
}

QStringList pointNames(const Document &document)
{
    QStringList names;
    for (const FramePoint &point : document.sprites[0].frames[0].points)
        names.append(point.name);
    return names;
}

/// A shape of hits, which have a damage, a kind and a truth, with these properties.
Document withValues(const Properties &properties)
{
    Document document = test::oneFrame({geometry::Circle{{9, 9}, 3}});
    Category hit;
    hit.name = "hit";
    hit.fields = {{.name = "damage", .type = FieldType::Number, .fallback = 40.0},
                  {.name = "kind", .type = FieldType::Choice, .fallback = QString("low"), .choices = {"low", "high"}},
                  {.name = "launches", .type = FieldType::Truth, .fallback = false},
                  {.name = "newer", .type = FieldType::Other, .fallback = JsonText{"[1]"}}};
    document.categories = {hit};
    document.sprites[0].frames[0].shapes[0].category = "hit";
    document.sprites[0].frames[0].shapes[0].properties = properties;
    return document;
}

QList<Finding> found(const Document &document, const char *rule)
{
    return test::byRule(validate(document, {}), rule);
}

} // namespace

/// Points and events of frames, and values of fields.
class MarkRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPointsOfOneName()
    {
        QVERIFY(found(withPoints({"muzzle", "foot"}), "duplicate-point").isEmpty());
        const QList<Finding> findings = found(withPoints({"muzzle", "foot", "muzzle", "muzzle"}), "duplicate-point");
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().severity, Severity::Warning);
        QCOMPARE(findings.first().points, (QList<Point>{{2, 3}, {3, 3}}));
        QCOMPARE(findings.first().message,
                 QString("Several points of the frame are named “muzzle”, and a game gets the first of them"));
    }

    void otherFramesHaveTheSameNames()
    {
        Document document = withPoints({"muzzle"});
        document.sprites[0].frames.append(document.sprites[0].frames.first());
        QVERIFY(found(document, "duplicate-point").isEmpty());
    }

    void numbersAllButTheFirst()
    {
        const Document document = withPoints({"muzzle", "muzzle", "muzzle 2", "muzzle"});
        const auto after = test::repaired(document, "duplicate-point", "number-points");
        QVERIFY(after);
        QCOMPARE(pointNames(*after), (QStringList{"muzzle", "muzzle 3", "muzzle 2", "muzzle 4"}));
        QVERIFY(found(*after, "duplicate-point").isEmpty());
        QCOMPARE(fixedAll(document, {}).document, document); // names are for people to give
    }

    void findsWhatHasNoName()
    {
        Document document = withPoints({"muzzle", "", "point"});
        document.sprites[0].frames[0].events = {{.name = ""}, {.name = "step"}, {.name = ""}};
        const QList<Finding> findings = found(document, "unnamed-mark");
        QCOMPARE(findings.size(), 2);
        QVERIFY(findings.first().message.contains("event"));
        QCOMPARE(findings.last().points, (QList<Point>{{1, 3}}));
        QVERIFY(found(withPoints({"", ""}), "duplicate-point").isEmpty()); // told once
        QVERIFY(found(withPoints({"muzzle"}), "unnamed-mark").isEmpty());
    }

    void namesWhatHasNoNameOrRemovesIt()
    {
        Document document = withPoints({"", "point"});
        document.sprites[0].frames[0].events = {{.name = ""}, {.name = "event"}};
        const auto named = test::repaired(document, "unnamed-mark", "name");
        QVERIFY(named);
        QCOMPARE(named->sprites[0].frames[0].events.first().name, QString("event 2"));
        QCOMPARE(pointNames(*named), (QStringList{"", "point"}));
        const auto both = test::repaired(*named, "unnamed-mark", "name");
        QVERIFY(both);
        QCOMPARE(pointNames(*both), (QStringList{"point 2", "point"}));
        QVERIFY(found(*both, "unnamed-mark").isEmpty());
        const auto removed = test::repaired(*named, "unnamed-mark", "remove");
        QVERIFY(removed);
        QCOMPARE(pointNames(*removed), QStringList{"point"});
        QCOMPARE(removed->sprites[0].frames[0].events.size(), 2);
    }

    void findsValuesThatDoNotFit()
    {
        QVERIFY(found(withValues({{"damage", 5.0}, {"kind", QString("high")}, {"launches", true}}), "field-value")
                    .isEmpty());
        QVERIFY(found(withValues({{"other", QString("much")}, {"newer", QString("x")}}), "field-value").isEmpty());
        const Document document =
            withValues({{"damage", QString("much")}, {"kind", QString("mid")}, {"launches", 1.0}});
        const QList<Finding> findings = found(document, "field-value");
        QCOMPARE(findings.size(), 3);
        for (const Finding &finding : findings) {
            QCOMPARE(finding.shape, ShapeId{1});
            QCOMPARE(finding.severity, Severity::Warning);
        }
        QCOMPARE(findings.at(0).message, QString("“damage” of the shape “hull” is “much”, which is no number"));
        QCOMPARE(findings.at(1).message,
                 QString("“kind” of the shape “hull” is “mid”, which is none of the field's choices"));
    }

    void shapesOfOtherCategoriesMayHaveAnything()
    {
        Document document = withValues({{"damage", QString("much")}});
        document.sprites[0].frames[0].shapes[0].category = "none";
        QVERIFY(found(document, "field-value").isEmpty());
    }

    void aTextThatMeansAValueIsTakenAsIt()
    {
        const auto after =
            test::repaired(withValues({{"note", 1.0}, {"damage", QString(" 12.5 ")}}), "field-value", "convert-value");
        QVERIFY(after);
        QCOMPARE(test::shapesOf(*after).first().properties, (Properties{{"note", 1.0}, {"damage", 12.5}}));
        QVERIFY(!test::repaired(withValues({{"damage", QString("much")}}), "field-value", "convert-value"));
    }

    void theDefaultIsTakenByHavingNoValue()
    {
        const auto after =
            test::repaired(withValues({{"note", 1.0}, {"kind", QString("mid")}}), "field-value", "take-default");
        QVERIFY(after);
        QCOMPARE(test::shapesOf(*after).first().properties, (Properties{{"note", 1.0}}));
        QVERIFY(found(*after, "field-value").isEmpty());
    }

    void aRepairOfWhatHasChangedDoesNothing()
    {
        const Document document = withValues({{"damage", QString("12")}});
        const QList<Fix> fixes = fixesOf(document, found(document, "field-value").first(), {});
        QCOMPARE(fixes.size(), 2);
        const Document changed = withValues({{"damage", 7.0}});
        for (const Fix &fix : fixes)
            QCOMPARE(fix.apply(changed), changed);
    }
};

HITBOX_CORE_TEST(MarkRulesTest)
#include "mark_rules_test.moc"
