#include "test_class.h"
#include "tool_bench.h"
#include "tools/instance_keys.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// One ship on no layer, one on a locked one, that an emitter aims at, and one on top.
Document documentOfShips()
{
    Document document = documentWith({});
    Stage stage;
    stage.layers = {{.name = "rocks", .locked = true}};
    for (const char *layer : {"", "rocks", ""})
        stage.instances.append({.sprite = "ship", .frame = "ship_0", .layer = layer});
    stage.emitters = {{.name = "turret", .target = 2}};
    return addStage(document, stage);
}

ToolAnswer key(const Document &document, int key, const QList<int> &selected)
{
    Selection selection;
    selection.instances = idsAt(document.stages.value(0).instances, selected);
    ToolInput input;
    input.kind = ToolInput::Kind::Key;
    input.key = key;
    return editedByKey(input, {document, {}, 0, selection, {}, {}});
}

} // namespace

class InstanceKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void whatALockedLayerHoldsStays()
    {
        const Document document = documentOfShips();
        const ToolAnswer answer = key(document, Qt::Key_Right, {0, 1, 7});
        QCOMPARE(answer.text, QStringLiteral("Nudge ship"));
        QCOMPARE(answer.draft->stages[0].instances[0].position, (Point{1, 0}));
        QCOMPARE(answer.draft->stages[0].instances[1], document.stages[0].instances[1]);
        QCOMPARE(key(document, Qt::Key_Right, {1}).outcome, ToolAnswer::Outcome::Ignored);
    }

    void emittersFollowWhenTheirTargetMovesUp()
    {
        const ToolAnswer answer = key(documentOfShips(), Qt::Key_Delete, {0});
        QCOMPARE(answer.draft->stages[0].instances.size(), 2);
        QCOMPARE(answer.draft->stages[0].emitters[0].target, std::optional(1));
        QVERIFY(answer.selection->empty());
    }

    void otherKeysAreForOthers()
    {
        QCOMPARE(key(documentOfShips(), Qt::Key_Q, {0}).outcome, ToolAnswer::Outcome::Ignored);
        QCOMPARE(key(Document{}, Qt::Key_X, {0}).outcome, ToolAnswer::Outcome::Ignored);
    }
};

HITBOX_TEST(InstanceKeysTest)
#include "instance_keys_test.moc"
