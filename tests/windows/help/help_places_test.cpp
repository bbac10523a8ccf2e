#include "tools/all_tools.h"
#include "windows/help/help_places.h"

#include "test_class.h"
#include "validation/validate.h"
#include "windows/help/manual.h"

#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox;

class HelpPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyPlaceLeadsSomewhere();
    void everySubjectIsThere();
    void everyPanelAndDialogHasOne();
    void everyToolAndRuleHasOne();
    void everyPanelDialogAndToolSaysWhatItIsFor();
    void whatAWidgetSaysOfItselfGoesBeforeWhatThePartAroundItIsFor();
    void thePartAroundAWidgetAnswersForIt();

private:
    QSet<QString> m_classes; ///< of the windows
    QSet<QString> m_parts;   ///< panels and dialogs among them
    const Manual m_manual = readManual(builtInManual);
};

void HelpPlacesTest::initTestCase()
{
    static const QRegularExpression definition(R"(\nclass (\w+)(?: final)? : public (\w+))");
    QDirIterator files(QStringLiteral(HITBOX_SOURCE_DIR "/editor/windows"), {"*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile header(files.next());
        QVERIFY(header.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(header.readAll());
        for (const auto &match : definition.globalMatch(text)) {
            m_classes.insert(match.captured(1));
            if (match.captured(2) == "Panel" || match.captured(2) == "QDialog")
                m_parts.insert(match.captured(1));
        }
    }
    QVERIFY(m_parts.size() > 10);
}

void HelpPlacesTest::everyPlaceLeadsSomewhere()
{
    for (const HelpPlace &place : helpPlaces())
        QVERIFY2(leadsSomewhere(m_manual, placeOf(place.link, {})), place.link);
}

void HelpPlacesTest::everySubjectIsThere()
{
    for (const HelpPlace &place : helpPlaces())
        QVERIFY2(m_classes.contains(place.subject) || findTool(place.subject), place.subject);
}

void HelpPlacesTest::everyPanelAndDialogHasOne()
{
    for (const QString &part : std::as_const(m_parts))
        QVERIFY2(!helpOn(part).isEmpty(), qPrintable(part));
}

void HelpPlacesTest::everyToolAndRuleHasOne()
{
    for (const ToolInfo &tool : allTools())
        QVERIFY2(!helpOn(QString::fromLatin1(tool.id)).isEmpty(), tool.id);
    for (const Rule &rule : allRules())
        QVERIFY2(leadsSomewhere(m_manual, placeOf(helpOnRule(rule.id), {})), rule.id);
}

void HelpPlacesTest::everyPanelDialogAndToolSaysWhatItIsFor()
{
    for (const HelpPlace &place : helpPlaces()) {
        const QString purpose = purposeOf(place.subject);
        QVERIFY2(!purpose.isEmpty(), place.subject);
        const bool isTool = findTool(place.subject);
        QVERIFY2(isTool || purpose.endsWith('.'), place.subject);
        QVERIFY2(purpose.count(". ") < 2, place.subject);
    }
    for (const QString &part : std::as_const(m_parts))
        QVERIFY2(!purposeOf(part).isEmpty(), qPrintable(part));
    for (const ToolInfo &tool : allTools())
        QCOMPARE(purposeOf(tool.id), QString(tool.summary));
}

void HelpPlacesTest::whatAWidgetSaysOfItselfGoesBeforeWhatThePartAroundItIsFor()
{
    QWidget around;
    around.setObjectName("tool-knife");
    QLabel label(&around);
    QCOMPARE(wordsOn(&label), purposeOf("knife"));
    label.setToolTip("Tip");
    QCOMPARE(wordsOn(&label), "Tip");
    label.setAccessibleDescription("Description");
    QCOMPARE(wordsOn(&label), "Description");
    QCOMPARE(wordsOn(static_cast<const QWidget *>(nullptr)), QString());
}

void HelpPlacesTest::thePartAroundAWidgetAnswersForIt()
{
    QWidget part;
    QLabel label(&part);
    QCOMPARE(helpOn(&label), QString());
    part.setProperty(ruleShown, "spike");
    QCOMPARE(helpOn(&label), "rules.md#spike");
    QCOMPARE(helpOn(static_cast<const QWidget *>(nullptr)), QString());
}

HITBOX_WINDOW_TEST(HelpPlacesTest)
#include "help_places_test.moc"
