#include "formats/templates/template_render.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using kainjow::mustache::data;

namespace {

/// As many items as asked, each with the name.
data listOf(int count, const char *name)
{
    data items(data::type::list);
    for (int i = 0; i < count; ++i)
        items << data("name", name);
    return data("list", items);
}

QByteArray filled(const QByteArray &text, const data &with, const char *escape = "json")
{
    PlainLevel level(with);
    const Result<QByteArray> result = filledTemplate(text, level, QString::fromLatin1(escape));
    return result ? *result : QByteArray("error: ") + result.error().what.toUtf8();
}

} // namespace

class TemplateRenderTest : public QObject
{
    Q_OBJECT

private slots:
    void fillsSectionsAndEscapes()
    {
        QCOMPARE(filled("{{#list}}<{{name}}|{{{name}}}>{{/list}}{{^list}}none{{/list}}", listOf(2, "a\"b")),
                 QByteArray("<a\\\"b|a\"b><a\\\"b|a\"b>"));
        QCOMPARE(filled("{{#list}}x{{/list}}{{^list}}none{{/list}}", listOf(0, "")), QByteArray("none"));
    }

    void looksAroundAndIntoParts()
    {
        data root = listOf(1, "inner");
        root["part"] = data("x", "5");
        QCOMPARE(filled("{{#list}}{{name}} {{part.x}}{{/list}}", root), QByteArray("inner 5"));
    }

    void takesNamesForTextAlways()
    {
        QCOMPARE(filled("{{#list}}{{>name}}{{name}}{{/list}}", listOf(1, "{{>name}}"), "none"),
                 QByteArray("{{>name}}"));
    }

    void endsBeforeItGrowsTooLarge()
    {
        const QByteArray loops = QByteArray("{{#list}}").repeated(12);
        const QByteArray ends = QByteArray("{{/list}}").repeated(12);
        const data ten = listOf(10, "name");
        const QByteArray error("error: the template makes too much of this project: at most 64 MiB are written");
        QCOMPARE(filled(loops + ends, ten), error);                // no text at all
        QCOMPARE(filled(loops + "{{name}}" + ends, ten), error);   // on one line
        QCOMPARE(filled(loops + "{{name}}\n" + ends, ten), error); // on many
        QCOMPARE(filled("{{#list}}" + QByteArray(200'000, 'x') + "{{/list}}", listOf(1000, "")), error);
        QCOMPARE(filled("{{{name}}}{{{name}}}", data("name", std::string(40'000'000, 'x'))), error);
    }
};

HITBOX_CORE_TEST(TemplateRenderTest)
#include "template_render_test.moc"
