#include "cli/arguments.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QList<OptionRule> rules{
    {"json", nullptr, ""}, {"out", "DIR", "", OptionUse::Optional}, {"option", "KEY=VALUE", "", OptionUse::Repeated}};

Result<Arguments> parsed(const QString &line)
{
    return parseArguments(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), rules);
}

} // namespace

class ArgumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void takesOptionsAnywhere()
    {
        const Result<Arguments> arguments = parsed(QStringLiteral("a --json b --out c d"));
        QVERIFY(arguments.ok());
        QCOMPARE(arguments->operands, QStringLiteral("a b d").split(QLatin1Char(' ')));
        QVERIFY(arguments->has(QStringLiteral("json")));
        QCOMPARE(arguments->value(QStringLiteral("out")), QStringLiteral("c"));
        QVERIFY(!arguments->has(QStringLiteral("option")));
    }

    void takesValuesBehindAnEqualsSign()
    {
        QCOMPARE(parsed(QStringLiteral("--out=a=b"))->value(QStringLiteral("out")), QStringLiteral("a=b"));
        QCOMPARE(parsed(QStringLiteral("--out=--json"))->value(QStringLiteral("out")), QStringLiteral("--json"));
        QVERIFY(parsed(QStringLiteral("--option="))->has(QStringLiteral("option")));
    }

    void takesANumberOfJobsAsBuildToolsDo()
    {
        const QList<OptionRule> jobs{{"jobs", "N", "", OptionUse::Optional}};
        for (const char *line : {"--jobs 12", "--jobs=12", "-j 12", "-j=12", "-j12"}) {
            const Result<Arguments> arguments = parseArguments(QString::fromLatin1(line).split(QLatin1Char(' ')), jobs);
            QVERIFY2(arguments.ok(), line);
            QCOMPARE(arguments->value(QStringLiteral("jobs")), QStringLiteral("12"));
        }
        for (const char *line : {"-j", "-jx", "-j1x", "-j-1", "-json", "-j1 -j2"})
            QVERIFY2(!parseArguments(QString::fromLatin1(line).split(QLatin1Char(' ')), jobs).ok(), line);
    }

    void collectsRepeatedOptions()
    {
        QCOMPARE(parsed(QStringLiteral("--option a=1 --option=b=2"))->options.value(QStringLiteral("option")),
                 (QStringList{QStringLiteral("a=1"), QStringLiteral("b=2")}));
    }

    void countsNumbersAndASingleDashAsOperands()
    {
        QCOMPARE(parsed(QStringLiteral("-5 -1e3 -.5 -"))->operands.size(), 4);
        QCOMPARE(parsed(QStringLiteral("--out -5"))->value(QStringLiteral("out")), QStringLiteral("-5"));
    }

    void endsOptionsAtTwoDashes()
    {
        const Result<Arguments> arguments = parsed(QStringLiteral("--json -- --out --"));
        QCOMPARE(arguments->operands, (QStringList{QStringLiteral("--out"), QStringLiteral("--")}));
    }

    void refusesWhatTheRulesDoNotAllow()
    {
        for (const char *line : {"--nope", "--json=1", "--json --json", "--out", "--out --json", "--out a --out b",
                                 "-nan", "-j", "---", "--=x"})
            QVERIFY2(!parsed(QString::fromLatin1(line)).ok(), line);
    }

    void refusesFilesAndFoldersWithoutAName()
    {
        for (const QStringList &words : {QStringList{"--out="}, QStringList{"--out", ""}}) {
            const Result<Arguments> arguments = parseArguments(words, rules);
            QVERIFY(!arguments.ok());
            QCOMPARE(arguments.error().what, QStringLiteral("the option --out is empty: --out DIR"));
        }
        for (const char *value : {"FILE", "FILE2.hitbox", "FOLDER", "LIST", "PAGE.html", "PATH"})
            QVERIFY(!parseArguments({"--x="}, {{"x", value, "", OptionUse::Optional}}).ok());
        QVERIFY(parseArguments({"--x="}, {{"x", "NAME", "", OptionUse::Optional}}).ok());
    }

    void asksForWhatIsRequired()
    {
        const Result<Arguments> arguments = parseArguments({}, {{"stage", "NAME", "", OptionUse::Required}});
        QVERIFY(!arguments.ok());
        QCOMPARE(arguments.error().what, QStringLiteral("the option --stage NAME is missing"));
    }
};

HITBOX_CORE_TEST(ArgumentsTest)
#include "arguments_test.moc"
