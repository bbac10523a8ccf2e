#include "formats/project/project_reader.h"
#include "test_class.h"

#include "document/limits.h"

#include <QTest>

#include <vector>

using namespace hitbox;

namespace {

/// A project with one chain, as the reader of JSON would put it down: the points are counted before they are looked
/// at, so it takes none of them to claim ten million.
JsonTape tapeOfAChain(qint64 points)
{
    JsonTape tape;
    std::vector<quint32> open;
    const auto text = [&](std::string_view word) { tape.appendText(JsonKind::String, word); };
    const auto begin = [&](JsonKind kind, qint64 count) {
        JsonNode node;
        node.kind = kind;
        node.count = quint64(count);
        open.push_back(tape.append(node));
    };
    const auto number = [&](qint64 value) {
        JsonNode node;
        node.kind = JsonKind::Integer;
        node.integer = value;
        tape.append(node);
    };
    begin(JsonKind::Object, 3);
    text("format"), text("hitbox-project"), text("version"), number(1), text("sprites");
    begin(JsonKind::Array, 1);
    begin(JsonKind::Object, 2);
    text("image"), text("a.png"), text("frames");
    begin(JsonKind::Array, 1);
    begin(JsonKind::Object, 2);
    text("rect");
    begin(JsonKind::Array, 4);
    number(0), number(0), number(8), number(8);
    tape.node(open.back()).length = 5;
    open.pop_back();
    text("shapes");
    begin(JsonKind::Array, 1);
    begin(JsonKind::Object, 2);
    text("type"), text("chain"), text("points");
    begin(JsonKind::Array, points);
    for (const quint32 index : open)
        tape.node(index).length = tape.size() - index;
    return tape;
}

} // namespace

class ProjectReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesTooManyPoints()
    {
        const JsonTape tape = tapeOfAChain(limits::points + 1);
        const Result<Document> document = readProjectJson(JsonValue(tape, 0), {});
        QCOMPARE(document.error().text(),
                 QStringLiteral("found more than 10000000 points in the file, which is more than can be read, "
                                "sprites[0].frames[0].shapes[0].points"));
    }
};

HITBOX_TEST(ProjectReaderTest)
#include "project_reader_test.moc"
