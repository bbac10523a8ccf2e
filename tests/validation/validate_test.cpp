#include "test_class.h"
#include "validation/validate.h"

#include <QSet>
#include <QTest>

using namespace hitbox;

namespace {

Shape bowTieShape(int id)
{
    Shape shape;
    shape.id = {id};
    shape.outline = PolygonOutline{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};
    shape.category = QStringLiteral("nowhere");
    return shape;
}

/// Two sprites of two frames with two crossing shapes each, whose categories are not defined either.
Document troubled()
{
    Document document;
    Category category;
    category.name = QStringLiteral("hurt");
    document.categories = {category};
    int id = 8;
    for (const char *name : {"a", "b"}) {
        Sprite sprite;
        sprite.name = QString::fromLatin1(name);
        sprite.image = QStringLiteral("x.png");
        for (const char *frameName : {"0", "1"}) {
            Frame frame;
            frame.name = QString::fromLatin1(frameName);
            frame.rect = {0, 0, 100, 100};
            frame.size = {100, 100};
            frame.shapes = {bowTieShape(id), bowTieShape(id - 1)};
            id -= 2;
            sprite.frames.append(frame);
        }
        document.sprites.append(sprite);
    }
    document.stages = {Stage{QStringLiteral("s"), {}, {}}, Stage{QStringLiteral("s"), {}, {}}};
    return document;
}

const ValidationContext smallImage{{{QStringLiteral("x.png"), ImageFacts{{50, 50}, {}, false}}}, {}};

} // namespace

class ValidateTest : public QObject
{
    Q_OBJECT

private slots:
    void hasACheckAndAnIdForEveryRule()
    {
        QSet<QString> ids;
        for (const Rule &rule : allRules()) {
            ids.insert(QString::fromLatin1(rule.id));
            QVERIFY(std::visit([](auto *check) { return check != nullptr; }, rule.check));
            QVERIFY(rule.title && *rule.title);
        }
        QCOMPARE(ids.size(), allRules().size());
    }

    void ordersBySpriteFrameAndShapeInDocumentOrder()
    {
        const Document document = troubled();
        QList<std::tuple<int, int, int>> order;
        for (const Finding &finding : validate(document, smallImage)) {
            if (finding.frame.frame >= 0)
                order.append({finding.frame.sprite, finding.frame.frame, finding.shape.value});
        }
        QList<std::tuple<int, int, int>> expected;
        int id = 8;
        for (int sprite = 0; sprite < 2; ++sprite) {
            for (int frame = 0; frame < 2; ++frame) {
                expected.append({sprite, frame, 0}); // the frame itself reaches beyond its image
                for (int shape = 0; shape < 2; ++shape, --id) {
                    expected.append({sprite, frame, id}); // crossing
                    expected.append({sprite, frame, id}); // category
                }
            }
        }
        QCOMPARE(order, expected);
    }

    void putsTheFindingsOfTheWholeDocumentLast()
    {
        const QList<Finding> all = validate(troubled(), smallImage);
        QCOMPARE(all.last().rule, QStringLiteral("duplicate-name"));
        QCOMPARE(all.last().frame, FrameRef());
    }

    void isTheSumOfItsParts()
    {
        const Document document = troubled();
        QList<Finding> parts;
        for (int sprite = 0; sprite < 2; ++sprite) {
            for (int frame = 0; frame < 2; ++frame)
                parts += validateFrame(document, {sprite, frame}, smallImage);
        }
        parts += validateWhole(document, smallImage);
        QCOMPARE(validate(document, smallImage), parts);
    }

    void weighsRulesAsTheProjectSays()
    {
        Document document = troubled();
        document.rules = {{QStringLiteral("self-intersection"), Severity::Info},
                          {QStringLiteral("unknown-category"), std::nullopt},
                          {QStringLiteral("duplicate-name"), Severity::Warning},
                          {QStringLiteral("a rule of tomorrow"), std::nullopt}};
        int crossings = 0;
        for (const Finding &finding : validate(document, smallImage)) {
            QVERIFY(finding.rule != QStringLiteral("unknown-category"));
            if (finding.rule == QStringLiteral("self-intersection")) {
                QCOMPARE(finding.severity, Severity::Info);
                ++crossings;
            }
            if (finding.rule == QStringLiteral("duplicate-name"))
                QCOMPARE(finding.severity, Severity::Warning);
        }
        QCOMPARE(crossings, 8);
    }

    void findsNothingInFramesThatDoNotExist()
    {
        QCOMPARE(validateFrame(troubled(), {5, 0}, {}), QList<Finding>());
        QCOMPARE(validateFrame(troubled(), {0, -1}, {}), QList<Finding>());
        QCOMPARE(validate({}, {}), QList<Finding>());
    }

    void namesSeveritiesAndKindsAsTheCommandLineDoes()
    {
        QCOMPARE(severityName(Severity::Info), QStringLiteral("info"));
        QCOMPARE(severityName(Severity::Warning), QStringLiteral("warning"));
        QCOMPARE(severityName(Severity::Error), QStringLiteral("error"));
        QCOMPARE(meetingKindName(geometry::MeetingKind::None), QString());
        QCOMPARE(meetingKindName(geometry::MeetingKind::Crossing), QStringLiteral("crossing"));
        QCOMPARE(meetingKindName(geometry::MeetingKind::Touching), QStringLiteral("touching"));
        QCOMPARE(meetingKindName(geometry::MeetingKind::Overlapping), QStringLiteral("overlapping"));
    }
};

HITBOX_CORE_TEST(ValidateTest)
#include "validate_test.moc"
