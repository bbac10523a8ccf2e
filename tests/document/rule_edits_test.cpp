#include "document/rule_edits.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class RuleEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesRulesToThemselvesAtFirst() { QVERIFY(!ruleSetting({}, QStringLiteral("spike"))); }

    void keepsOneSettingForEachRule()
    {
        Document document = withRuleSetting({}, {QStringLiteral("spike"), Severity::Error});
        document = withRuleSetting(document, {QStringLiteral("zero-area"), Severity::Info});
        document = withRuleSetting(document, {QStringLiteral("spike"), std::nullopt});
        QCOMPARE(document.rules.size(), 2);
        QCOMPARE(document.rules[0], (RuleSetting{QStringLiteral("spike"), std::nullopt}));
        QCOMPARE(ruleSetting(document, QStringLiteral("zero-area"))->severity, std::optional(Severity::Info));
    }

    void takesASettingBack()
    {
        const Document document = withRuleSetting({}, {QStringLiteral("spike"), Severity::Error});
        QCOMPARE(withoutRuleSetting(document, QStringLiteral("spike")), Document());
        QCOMPARE(withoutRuleSetting(document, QStringLiteral("other")), document);
    }
};

HITBOX_CORE_TEST(RuleEditsTest)
#include "rule_edits_test.moc"
