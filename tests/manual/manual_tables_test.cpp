#include "cli/command.h"
#include "cli/format_words.h"
#include "cli/help.h"
#include "formats/all_formats.h"
#include "manual/manual_page_file.h"
#include "service/project_edits.h"
#include "service/service.h"
#include "test_class.h"
#include "validation/validate.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

using namespace hitbox;

namespace {

struct ProgramTable {
    QString page;
    QString name;
    QString text;
};

QString code(const QString &text)
{
    return QStringLiteral("`%1`").arg(text);
}

QString rulesTable()
{
    QString table = tableHead({"Rule", "Finds", "Repairs"});
    for (const Rule &rule : allRules()) {
        QStringList repairs;
        for (const Repair &repair : rule.repairs)
            repairs.append(QString(repair.safety == FixSafety::Safe ? "**%1**" : "%1").arg(QLatin1String(repair.id)));
        const QString id = QString::fromLatin1(rule.id);
        table += tableRow({QString("[%1](#%1)").arg(id), QString::fromUtf8(rule.title), repairs.join(", ")});
    }
    return table;
}

QString formatsTable()
{
    QString table = tableHead({"Format", "Writes", "What"});
    for (const Format &format : allFormats()) {
        const QString id = QString::fromLatin1(format.id);
        table += tableRow(
            {QString("[%1](#%1)").arg(id), QString::fromUtf8(format.files), QString::fromUtf8(format.summary)});
    }
    return table;
}

QString carriedTable()
{
    QString table = tableHead({"Format", "Carries, beside polygons"});
    for (const Format &format : allFormats())
        table += tableRow({code(QLatin1String(format.id)), carriedBy(format).join(", ")});
    return table;
}

QString formatOptionsTable()
{
    QString table = tableHead({"Format", "Option", "Values", "What"});
    for (const Format &format : allFormats()) {
        for (const FormatOption &option : format.options)
            table += tableRow({code(QLatin1String(format.id)), code(QLatin1String(option.key)), code(valuesOf(option)),
                               QString::fromUtf8(option.summary)});
    }
    return table;
}

QString importsTable()
{
    QString table = tableHead({"Format", "Files", "What", "Carries"});
    for (const Importer &importer : allImporters())
        table += tableRow({code(QLatin1String(importer.id)), code(QLatin1String(importer.files)),
                           QString::fromUtf8(importer.summary), carriedBy(importer).join(", ")});
    return table;
}

QString commandsTable()
{
    QString table = tableHead({"Command", "What"});
    for (const Command &command : allCommands())
        table += tableRow({QString("[%1](#%1)").arg(QLatin1String(command.name)), QString::fromUtf8(command.summary)});
    return table;
}

/// Of methods or edits.
template <typename Named>
QString callsTable(const QString &title, const QList<Named> &calls, const char *Named::*members)
{
    QString table = tableHead({title, "Takes", "What"});
    for (const Named &call : calls)
        table += tableRow({code(QLatin1String(call.name)), QLatin1String(call.*members), QString::fromUtf8(call.help)});
    return table;
}

QString exitStatusTable()
{
    QString table = tableHead({"Status", "Meaning"});
    for (const ExitMeaning &meaning : exitMeanings())
        table += tableRow(
            {QString::number(static_cast<int>(meaning.status)), QString::fromUtf8(meaning.words).replace('\n', ' ')});
    return table;
}

QString commandTable(const Command &command)
{
    const QString name = QString::fromLatin1(command.name);
    QString text = code(QString("hitbox %1 %2").arg(name, QLatin1String(command.operands)).trimmed()) + "\n\n";
    if (*command.help)
        text += QString::fromUtf8(command.help) + '\n';
    text += tableHead({"Option", "What"});
    for (const OptionRule &option : command.options) {
        const QString needed = option.use == OptionUse::Required   ? " (must be given)"
                               : option.use == OptionUse::Repeated ? " (any number of times)"
                                                                   : "";
        text += tableRow({code(QString::fromUtf8(spelled(option))), QString::fromUtf8(option.help) + needed});
    }
    return text;
}

QList<ProgramTable> programTables()
{
    QList<ProgramTable> tables{
        {"rules.md", "rules", rulesTable()},
        {"formats.md", "formats", formatsTable()},
        {"formats.md", "carried", carriedTable()},
        {"formats.md", "format-options", formatOptionsTable()},
        {"imports.md", "imports", importsTable()},
        {"command-line.md", "commands", commandsTable()},
        {"command-line.md", "exit-status", exitStatusTable()},
        {"service.md", "methods", callsTable("Method", Service::methods(), &NamedMethod::parameters)},
        {"service.md", "edits", callsTable("Edit", namedEdits(), &NamedEdit::members)},
    };
    for (const Command &command : allCommands())
        tables.append({"command-line.md", "hitbox " + QString::fromLatin1(command.name), commandTable(command)});
    return tables;
}

} // namespace

/// What the manual says in tables is what the program has in its own.
class ManualTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void tablesAreThoseOfTheProgram_data();
    void tablesAreThoseOfTheProgram();
    void everyTableOfAPageIsKnown();
    void everyRuleFormatAndCommandHasASection();
    void everyFormatForEnginesHasAPageOfItsEngine();
    void exportsThatPagesNameCanBeMade();
};

void ManualTablesTest::tablesAreThoseOfTheProgram_data()
{
    if (!findFormat("template"))
        QSKIP("built without Mustache, the program has fewer formats");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("table");
    for (const ProgramTable &table : programTables())
        QTest::addRow("%s: %s", qPrintable(table.page), qPrintable(table.name))
            << table.page << table.name << table.text;
}

void ManualTablesTest::tablesAreThoseOfTheProgram()
{
    QFETCH(QString, page);
    QFETCH(QString, name);
    QFETCH(QString, table);
    compareManualTable(page, name, table);
}

void ManualTablesTest::everyTableOfAPageIsKnown()
{
    QStringList known{"keys.md: keys"}; // compared where the actions are known
    for (const ProgramTable &table : programTables())
        known.append(table.page + ": " + table.name);
    for (const QString &page : QDir(manualFolder).entryList({"*.md"})) {
        for (const QString &name : tablesNamed(manualSource(page)))
            QVERIFY2(known.contains(page + ": " + name), qPrintable(page + ": " + name));
    }
}

void ManualTablesTest::everyRuleFormatAndCommandHasASection()
{
    const Manual manual = readManual(manualFolder);
    const auto isThere = [&manual](const char *page, const char *anchor) {
        return leadsSomewhere(manual, {page, anchor});
    };
    for (const Rule &rule : allRules())
        QVERIFY2(isThere("rules.md", rule.id), rule.id);
    for (const Format &format : allFormats())
        QVERIFY2(isThere("formats.md", format.id), format.id);
    for (const Command &command : allCommands())
        QVERIFY2(isThere("command-line.md", command.name), command.name);
}

void ManualTablesTest::everyFormatForEnginesHasAPageOfItsEngine()
{
    const QList<ManualPage> pages = readManual(manualFolder).pages;
    for (const Format &format : allFormats()) {
        const QRegularExpression order(QStringLiteral("--format %1\\b").arg(QLatin1String(format.id)));
        const auto tells = [&order](const ManualPage &page) {
            return page.name.startsWith(QLatin1String("engine-")) && page.source.contains(order);
        };
        QVERIFY2(!format.isForEngines || std::any_of(pages.begin(), pages.end(), tells), format.id);
    }
}

void ManualTablesTest::exportsThatPagesNameCanBeMade()
{
    static const QRegularExpression order(QStringLiteral("^hitbox export .*--format ([a-z0-9-]+)(.*)$"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression choice(QStringLiteral("--option ([a-z-]+)="));
    if (!findFormat("template"))
        QSKIP("built without Mustache, the program has fewer formats");
    for (const ManualPage &page : readManual(manualFolder).pages) {
        for (const QRegularExpressionMatch &match : order.globalMatch(page.source)) {
            const QString named = page.name + QLatin1String(": ") + match.captured(0);
            const Format *format = findFormat(match.captured(1));
            QVERIFY2(format, qPrintable(named));
            for (const QRegularExpressionMatch &option : choice.globalMatch(match.captured(2))) {
                const auto isThere = [&option](const FormatOption &known) {
                    return QLatin1String(known.key) == option.captured(1);
                };
                QVERIFY2(std::any_of(format->options.begin(), format->options.end(), isThere), qPrintable(named));
            }
        }
    }
}

HITBOX_TEST(ManualTablesTest)
#include "manual_tables_test.moc"
