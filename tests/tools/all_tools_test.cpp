#include "test_class.h"
#include "tool_bench.h"
#include "tools/all_tools.h"

#include <QTest>

#include <random>

using namespace hitbox;
using Outcome = ToolAnswer::Outcome;

namespace {

Document crowdedDocument()
{
    Document document =
        documentWith({squareAt(0, 0, 20), geometry::Box{{30, 0}, {50, 20}}, geometry::Circle{{20, 40}, 8},
                      geometry::Capsule{{40, 30}, {40, 50}, 5}, ChainLine{{{0, 60}, {30, 50}, {60, 60}}}});
    Stage stage;
    stage.name = QStringLiteral("duel");
    stage.instances.append({QStringLiteral("ship"), QStringLiteral("ship_0"), {30, 30}, 0, {1, 1}, {}});
    return addStage(std::move(document), stage);
}

ToolInput randomInput(std::mt19937 &random)
{
    using Kind = ToolInput::Kind;
    static const QList<Kind> kinds = {Kind::Press, Kind::Move,        Kind::Move, Kind::Release,
                                      Kind::Key,   Kind::DoubleClick, Kind::Leave};
    static const QList<int> keys = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Left,
                                    Qt::Key_X,      Qt::Key_Z,      Qt::Key_Y,         Qt::Key_Q};
    static const QList<Qt::KeyboardModifier> modifiers = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                          Qt::ControlModifier, Qt::AltModifier};
    const auto pick = [&random](const auto &list) { return list[random() % size_t(list.size())]; };
    const auto coordinate = [&random] { return double(random() % 800) / 10 - 5; };
    return {pick(kinds),
            {coordinate(), coordinate()},
            random() % 8 ? Qt::LeftButton : Qt::RightButton,
            pick(modifiers),
            pick(keys),
            2};
}

} // namespace

class AllToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsCompleteAndUnique()
    {
        QSet<QString> ids;
        QSet<QString> shortcuts;
        for (const ToolInfo &tool : allTools()) {
            QVERIFY(tool.id && tool.title && tool.icon && tool.shortcut && tool.summary && tool.make);
            QCOMPARE(QString(tool.icon), QStringLiteral(":/icons/%1.svg").arg(tool.id));
            QCOMPARE(findTool(tool.id), &tool);
            ids.insert(tool.id);
            shortcuts.insert(tool.shortcut);
        }
        QCOMPARE(ids.size(), allTools().size());
        QCOMPARE(shortcuts.size(), allTools().size());
        QVERIFY(!findTool(QStringLiteral("no such tool")));
    }

    void handsFindTheShortcutsTheyKnow()
    {
        const QHash<QString, QString> known = {{"select", "S"},      {"polygon", "P"},       {"box", "R"},
                                               {"circle", "C"},      {"capsule", "Shift+C"}, {"chain", "L"},
                                               {"edit-points", "O"}, {"place", "V"},         {"probe", "I"}};
        for (auto row = known.cbegin(); row != known.cend(); ++row)
            QCOMPARE(QString(findTool(row.key())->shortcut), row.value());
    }

    void everyToolHasAHint()
    {
        for (const ToolInfo &info : allTools()) {
            ToolBench bench{.tool = info.make(), .document = crowdedDocument()};
            QVERIFY(!bench.tool->hint(bench.context()).isEmpty());
        }
    }

    void cancelledInMidGestureEveryToolIsAsNew()
    {
        for (const ToolInfo &info : allTools()) {
            ToolBench bench{.tool = info.make(), .document = crowdedDocument()};
            bench.press({10, 10});
            bench.move({20, 15});
            QVERIFY2(bench.tool->busy(), info.id);
            bench.tool->cancel();
            QVERIFY(!bench.tool->busy());
            const Document before = bench.document;
            bench.move({30, 30});
            bench.release({30, 30});
            QVERIFY2(bench.document == before, info.id);
        }
    }

    void noToolStumblesOverInputInAnyOrder()
    {
        for (const ToolInfo &info : allTools()) {
            std::mt19937 random(20);
            ToolBench bench{.tool = info.make(), .document = crowdedDocument()};
            for (int i = 0; i < 4000; ++i) {
                const ToolInput input = randomInput(random);
                bench.held = input.modifiers;
                const ToolAnswer answer = bench.feed(input);
                bench.overlay();
                QVERIFY(answer.outcome != Outcome::Commit || answer.draft);
                QVERIFY(answer.outcome != Outcome::Commit || !answer.text.isEmpty());
                QVERIFY(answer.outcome == Outcome::Continue || !bench.tool->busy() ||
                        answer.outcome == Outcome::Ignored);
                if (i % 500 == 0)
                    bench.document = crowdedDocument();
            }
        }
    }
};

HITBOX_TEST(AllToolsTest)
#include "all_tools_test.moc"
