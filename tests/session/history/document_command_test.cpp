#include "session/history/document_command.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>
#include <QUndoStack>

using namespace hitbox;

namespace {

struct History {
    Document shown = emptyProject();
    QUndoStack stack;
    int number = 0;
    bool isTakenBack = false;

    void step(const QString &name, const QString &mergeKey = {})
    {
        Document after = shown;
        after.sprites.resize(1);
        after.sprites[0].name = name;
        stack.push(new DocumentCommand({shown, after}, name, mergeKey, ++number,
                                       [this](const Document &value, const std::optional<StepPlace> &, StepWay way) {
                                           shown = value;
                                           isTakenBack = way == StepWay::Back;
                                           return StepPlace();
                                       }));
    }
    QString name() const { return shown.sprites.isEmpty() ? QString() : shown.sprites[0].name; }
};

} // namespace

class DocumentCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoShowTheValueOfEitherSide()
    {
        History history;
        history.step("a");
        history.step("b");
        QCOMPARE(history.name(), QStringLiteral("b"));
        history.stack.undo();
        QCOMPARE(history.name(), QStringLiteral("a"));
        QVERIFY(history.isTakenBack);
        history.stack.undo();
        QCOMPARE(history.shown, emptyProject());
        history.stack.redo();
        QCOMPARE(history.name(), QStringLiteral("a"));
        QVERIFY(!history.isTakenBack);
    }

    void stepsWithTheSameKeyBecomeOne()
    {
        History history;
        history.step("a", "key");
        history.step("b", "key");
        history.step("c", "key");
        QCOMPARE(history.stack.count(), 1);
        history.stack.undo();
        QCOMPARE(history.shown, emptyProject());
        history.stack.redo();
        QCOMPARE(history.name(), QStringLiteral("c"));
    }

    void stepsWithOtherKeysOrNoneStayApart()
    {
        History history;
        history.step("a", "key");
        history.step("b", "other");
        history.step("c");
        history.step("d");
        QCOMPARE(history.stack.count(), 4);
    }

    void onlyNeighboursMerge()
    {
        History history;
        history.step("a", "key");
        history.step("b");
        history.stack.undo();
        history.step("c", "key");
        QCOMPARE(history.stack.count(), 2);
        history.stack.undo();
        QCOMPARE(history.name(), QStringLiteral("a"));
    }

    void mergedStepsThatLeadNowhereVanish()
    {
        History history;
        history.step("a");
        history.step("b", "key");
        history.step("a", "key");
        QCOMPARE(history.stack.count(), 1);
        QCOMPARE(history.name(), QStringLiteral("a"));
    }
};

HITBOX_TEST(DocumentCommandTest)
#include "document_command_test.moc"
