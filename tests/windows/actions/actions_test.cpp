#include "test_class.h"
#include "windows/actions/actions.h"

#include "windows/window_bench.h"

#include <QAction>
#include <QDirIterator>
#include <QRegularExpression>

using namespace hitbox;
using namespace hitbox::bench;

class ActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyActionHasAnIdOfItsOwnAndDoesSomething();
    void everyIdThatAMenuAToolBarOrAToolTipNamesIsAnActions();
    void keysAreNamedForEveryAction();

private:
    WindowBench m_bench;
};

void ActionsTest::everyActionHasAnIdOfItsOwnAndDoesSomething()
{
    QSet<QString> ids;
    for (const ActionInfo &info : m_bench.window->actions().infos()) {
        QVERIFY2(!ids.contains(info.id), qPrintable(info.id));
        QVERIFY2(info.run, qPrintable(info.id));
        ids.insert(info.id);
    }
    QVERIFY(ids.size() > 100);
}

/// A mistyped one would be a gap in a menu, or a tool tip without keys.
void ActionsTest::everyIdThatAMenuAToolBarOrAToolTipNamesIsAnActions()
{
    QSet<QString> ids;
    QSet<QString> kinds; ///< "shape" of "shape.merge"
    for (const ActionInfo &info : m_bench.window->actions().infos()) {
        ids.insert(info.id);
        kinds.insert(info.id.section('.', 0, 0));
    }
    static const QRegularExpression comment("//[^\n]*");
    static const QRegularExpression idLike(R"re("([a-z]+)\.([a-z0-9-]*[a-z0-9])")re");
    QStringList strangers;
    int named = 0;
    QDirIterator files(QStringLiteral(HITBOX_SOURCE_DIR "/editor/windows"), {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString code = QString::fromUtf8(file.readAll()).remove(comment);
        for (const auto &match : idLike.globalMatch(code)) {
            const QString id = match.captured(1) + '.' + match.captured(2);
            const bool isFile = match.captured(2) == "md"; // a page of the manual
            if (isFile || !kinds.contains(match.captured(1)))
                continue;
            ++named;
            if (!ids.contains(id))
                strangers.append(file.fileName() + ": " + id);
        }
    }
    QVERIFY2(strangers.isEmpty(), qPrintable('\n' + strangers.join('\n')));
    QVERIFY(named > 150);
}

void ActionsTest::keysAreNamedForEveryAction()
{
    const Actions &actions = m_bench.window->actions();
    const KeyNames names = actions.keyNames();
    QCOMPARE(names.keys.size(), actions.infos().size());
    for (const ActionInfo &info : actions.infos())
        QCOMPARE(names.of(info.id), actions.keysOf(info.id));
    QCOMPARE(names.with("Undo", "edit.undo"), QString("Undo (Ctrl+Z)"));
}

HITBOX_WINDOW_TEST(ActionsTest)
#include "actions_test.moc"
