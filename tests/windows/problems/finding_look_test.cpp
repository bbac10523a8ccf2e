#include "test_class.h"
#include "windows/problems/finding_look.h"

#include <QTest>

using namespace hitbox;

class FindingLookTest : public QObject
{
    Q_OBJECT

private slots:
    void placesAreNamedAsFarAsTheyGo()
    {
        Frame frame;
        frame.name = QStringLiteral("ship_0");
        frame.shapes = {Shape{.id = {7}, .name = "hull"}};
        Document document;
        document.sprites = {{.name = "ship", .frames = {frame}}};
        QCOMPARE(findingPlace(document, {.frame = {0, 0}, .shape = {7}}), QStringLiteral("ship · ship_0 · hull"));
        QCOMPARE(findingPlace(document, {.frame = {0, -1}}), QStringLiteral("ship"));
        QCOMPARE(findingPlace(document, {}), QString());
    }

    void eachSeverityLooksDifferent()
    {
        QSet<QString> looks;
        const Theme theme = themeFor(ThemeChoice::Dark);
        for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error})
            looks.insert(severityIcon(severity) + severityColor(severity, theme).name());
        QCOMPARE(looks.size(), 3);
    }

    void errorsOfShapesStopExports()
    {
        QVERIFY(isExportProblem({.severity = Severity::Error, .shape = {1}}));
        QVERIFY(!isExportProblem({.severity = Severity::Error}));
        QVERIFY(!isExportProblem({.severity = Severity::Warning, .shape = {1}}));
    }
};

HITBOX_CORE_TEST(FindingLookTest)
#include "finding_look_test.moc"
