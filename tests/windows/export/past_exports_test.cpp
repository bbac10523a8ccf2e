#include "test_class.h"
#include "windows/export/past_exports.h"

#include <QTest>

using namespace hitbox;

class PastExportsTest : public QObject
{
    Q_OBJECT

    const QString m_duel = QStringLiteral("/art/duel.hitbox");
    const QString m_ship = QStringLiteral("/art/ship.hitbox");

    static ExportProfile profile(const char *name, const char *format, const char *folder)
    {
        return {.name = QString::fromLatin1(name),
                .format = QString::fromLatin1(format),
                .folder = QString::fromLatin1(folder),
                .options = {{QStringLiteral("loop"), QStringLiteral("no")}}};
    }

private slots:
    void theLastOneOfAProjectIsKnown()
    {
        PastExports exports;
        QVERIFY(!exports.last(m_duel));
        exports.add({m_duel, profile("", "json", "/out")});
        exports.add({m_duel, profile("game", "godot4", "/game")});
        exports.add({m_ship, profile("", "svg", "/docs")});
        QCOMPARE(exports.last(m_duel)->name, QStringLiteral("game"));
        QCOMPARE(exports.last(m_duel, QStringLiteral("json"))->folder, QStringLiteral("/out"));
        QVERIFY(!exports.last(m_duel, QStringLiteral("godot4"))); // that was a profile's
        exports.add({m_duel, profile("", "json", "/other")});
        QCOMPARE(*exports.last(m_duel), profile("", "json", "/other"));
    }

    void foldersAreKnownOfTheirProjectAlone()
    {
        PastExports exports;
        exports.add({m_duel, profile("", "json", "/out")});
        exports.allow(m_duel, QStringLiteral("/game"));
        QVERIFY(exports.knowsFolder(m_duel, QStringLiteral("/out")));
        QVERIFY(exports.knowsFolder(m_duel, QStringLiteral("/game")));
        QVERIFY(!exports.knowsFolder(m_ship, QStringLiteral("/out")));
        QCOMPARE(exports.last(m_duel)->folder, QStringLiteral("/out"));
    }

    void filesOfOtherExportsAreKnown()
    {
        PastExports exports;
        exports.add({m_duel, profile("", "phaser", "/out"), {"duel.json", "duel.js"}});
        exports.add({m_ship, profile("", "json", "/out"), {"ship.json"}});
        const QStringList wanted{"duel.json", "ship.json", "new.json"};
        QCOMPARE(exports.doubtful({m_duel, profile("game", "phaser", "/out"), wanted}), QStringList{"ship.json"});
        QCOMPARE(PastExports::fromList(exports.toList()), exports);
    }

    /// All that lies there may be somebody's, though the folder is known.
    void nothingIsKnownWhereNothingWasExported()
    {
        PastExports exports;
        exports.add({m_duel, profile("", "phaser", "/out"), {"duel.json"}});
        exports.allow(m_duel, "/game");
        const QStringList wanted{"duel.json", "new.json"};
        QCOMPARE(exports.doubtful({m_duel, profile("", "gdevelop", "/out"), wanted}), wanted);
        QCOMPARE(exports.doubtful({m_duel, profile("", "phaser", "/game"), wanted}), wanted);
        QCOMPARE(exports.doubtful({m_ship, profile("", "phaser", "/out"), wanted}), wanted);
        QVERIFY(exports.doubtful({m_duel, profile("", "phaser", "/out"), wanted}).isEmpty());
    }

    void aFileIsOfTheExportThatWroteItLast()
    {
        PastExports exports;
        exports.add({m_duel, profile("", "phaser", "/out"), {"duel.json", "duel.js"}});
        exports.add({m_duel, profile("", "gdevelop", "/out"), {"duel.json"}});
        const QStringList wanted{"duel.json", "duel.js"};
        QCOMPARE(exports.doubtful({m_duel, profile("", "gdevelop", "/out"), wanted}), QStringList{"duel.js"});
        QCOMPARE(exports.doubtful({m_duel, profile("", "phaser", "/out"), wanted}), QStringList{"duel.json"});
    }

    void whatIsMadeUnaskedIsNotTheLast()
    {
        PastExports exports;
        exports.addUnasked({m_duel, profile("game", "godot4", "/game"), {"duel.tscn"}});
        QCOMPARE(exports.last(m_duel)->name, QStringLiteral("game"));
        exports.add({m_ship, profile("", "json", "/out")});
        exports.add({m_duel, profile("", "phaser", "/out")});
        exports.addUnasked({m_duel, profile("game", "godot4", "/game"), {"duel.tscn", "more.tscn"}});
        QCOMPARE(exports.last(m_duel)->format, QStringLiteral("phaser"));
        QVERIFY(exports.doubtful({m_duel, profile("game", "godot4", "/game"), {"more.tscn"}}).isEmpty());
        exports.add({m_duel, profile("game", "godot4", "/game")});
        exports.addUnasked({m_duel, profile("game", "godot4", "/game")});
        QCOMPARE(exports.last(m_duel)->name, QStringLiteral("game"));
        QCOMPARE(exports.last(m_ship)->format, QStringLiteral("json"));
    }

    void manyFilesAreKnownAndOldExportsForgetTheirs()
    {
        QStringList many;
        for (int i = 0; i < PastExports::mostFiles; ++i)
            many.append(QString::number(i));
        PastExports exports;
        exports.add({m_duel, profile("", "json", "/out"), {"duel.json"}});
        exports.add({m_ship, profile("", "json", "/out"), many});
        const PastExport wanted{m_duel, profile("", "json", "/out"), {"duel.json", many.constLast()}};
        QCOMPARE(exports.doubtful(wanted), QStringList{many.constLast()});
        QCOMPARE(PastExports::fromList(exports.toList()), exports);
    }

    void oldOnesAreForgotten()
    {
        PastExports exports;
        for (int i = 0; i <= PastExports::most; ++i)
            exports.add({QString::number(i), profile("", "json", "/out")});
        QVERIFY(!exports.last(QStringLiteral("0")));
        QVERIFY(!exports.knowsFolder(QStringLiteral("0"), QStringLiteral("/out")));
        QVERIFY(exports.last(QStringLiteral("1")));
    }

    void theSettingsHoldThem()
    {
        PastExports exports;
        exports.add({m_duel, profile("game", "godot4", "/game")});
        exports.add({m_ship, profile("", "svg", "/docs")});
        exports.allow(m_ship, QStringLiteral("/more"));
        QCOMPARE(PastExports::fromList(exports.toList()), exports);
        QCOMPARE(PastExports::fromList({}), PastExports());
        QCOMPARE(PastExports::fromList({QVariant(1), QVariant(QStringLiteral("text"))}), PastExports());
    }
};

HITBOX_CORE_TEST(PastExportsTest)
#include "past_exports_test.moc"
