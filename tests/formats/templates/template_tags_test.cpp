#include "formats/templates/template_tags.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QStringList names{QStringLiteral("list"), QStringLiteral("name"), QStringLiteral("x")};

Result<CheckedTemplate> checked(const QByteArray &text)
{
    return checkedTemplate(text, names);
}

} // namespace

class TemplateTagsTest : public QObject
{
    Q_OBJECT

private slots:
    void readsSettingsFromTheFirstComment()
    {
        const auto found = checked("{{! file=SPRITE.json escape=xml y=up }}\n<a/>\n");
        QVERIFY(found.ok());
        QCOMPARE(found->settings.file, QStringLiteral("SPRITE.json"));
        QCOMPARE(found->settings.escape, QStringLiteral("xml"));
        QCOMPARE(found->settings.y, QStringLiteral("up"));
        QCOMPARE(found->text, QByteArray("{{! file=SPRITE.json escape=xml y=up }}<a/>\n"));
        QCOMPARE(checked("{{! just words }}")->settings.file, QStringLiteral("PROJECT.txt"));
    }

    void tellsPointsOfPiecesFromThoseOfOutlines()
    {
        const QStringList known{QStringLiteral("shape"), QStringLiteral("pieces"), QStringLiteral("points"),
                                QStringLiteral("x")};
        const auto asked = [&known](const QByteArray &text) { return checkedTemplate(text, known)->names; };
        const QString within = QStringLiteral("pieces.points");
        const QString outline = QStringLiteral("points");
        QCOMPARE(asked("{{#pieces}}{{#points}}{{x}}{{/points}}{{/pieces}}"),
                 (QSet<QString>{QStringLiteral("pieces"), within, QStringLiteral("x")}));
        QVERIFY(asked("{{#shape.pieces}}{{#points}}{{/points}}{{/shape.pieces}}").contains(within));
        QVERIFY(asked("{{^pieces}}{{#points}}{{/points}}{{/pieces}}").contains(outline));
        QVERIFY(asked("{{#pieces}}{{/pieces}}{{#points}}{{/points}}").contains(outline));
    }

    void leavesNoLineBehindTagsThatStandAlone()
    {
        QCOMPARE(checked("a\n  {{#list}} \nb {{name}}\n{{/list}}\nc")->text,
                 QByteArray("a\n{{#list}}b {{name}}\n{{/list}}c"));
        QCOMPARE(checked("{{#list}}x{{/list}}\n{{name}}\n")->text, QByteArray("{{#list}}x{{/list}}\n{{name}}\n"));
        QCOMPARE(checked("{{=<% %>=}}\n<%#list%>\n{{}}<%/list%>")->text,
                 QByteArray("{{=<% %>=}}<%#list%>{{}}<%/list%>"));
    }

    void refusesWithTheLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const QByteArray &text, const char *place, const char *what) {
            QTest::newRow(name) << text << QString::fromUtf8(place) << QString::fromUtf8(what);
        };
        row("no end", "a\nb {{name", "line 2", "this tag does not end; expected }}");
        row("no end of three", "{{{name}}", "line 1", "this tag does not end; expected }}}");
        row("not closed", "{{#list}}\n", "line 1", "the section “list” is not closed");
        row("closed twice", "\n\n{{/list}}", "line 3", "the section “list” is closed here, but none is open");
        row("crossed", "{{#list}}{{#x}}\n{{/list}}{{/x}}", "line 2",
            "the section “list” is closed here, but “x” is open");
        row("unknown", "{{#list}}\n{{nmae}}{{/list}}", "line 2", "there is nothing named “nmae” in the data");
        row("unknown part", "{{list.nmae}}", "line 1", "there is nothing named “list.nmae” in the data");
        row("unknown, not escaped", "{{&y}}", "line 1", "there is nothing named “y” in the data");
        row("partial", "\n{{> name}}", "line 2", "a template cannot take in others");
        row("delimiters", "{{=<%=}}", "line 1", "expected two delimiters, such as {{=<% %>=}}");
        row("setting", "{{! escape=html }}", "line 1",
            "“escape=html” is not understood; expected file=NAME, escape=json|xml|lua|c|csv|none or y=up");
    }
    void refusesWithTheLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, what);
        const auto found = checked(text);
        QVERIFY(!found.ok());
        QCOMPARE(found.error().place, place);
        QCOMPARE(found.error().what, what);
    }

    void refusesMoreThanTheLimits()
    {
        QVERIFY(checked(QByteArray(templateLimits::bytes, ' ')).ok());
        QVERIFY(!checked(QByteArray(templateLimits::bytes + 1, ' ')).ok());
        QVERIFY(!checked(QByteArray("{{#x}}").repeated(100) + QByteArray("{{/x}}").repeated(100)).ok());
        QVERIFY(!checked("\xff\xfe").ok());
        QVERIFY(!checked(QByteArray("a\0b", 3)).ok());
    }
};

HITBOX_CORE_TEST(TemplateTagsTest)
#include "template_tags_test.moc"
