#include "session/live/live_export.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

ExportRequest requestFor(const char *format)
{
    return {documentWith({squareAt(0, 0, 10)}), QStringLiteral("duel"), {}, QString::fromLatin1(format), {}, {}};
}

} // namespace

class LiveExportTest : public QObject
{
    Q_OBJECT

    QList<Result<ExportPreview>> m_answers;

    void listenTo(const LiveExport &live)
    {
        m_answers.clear();
        connect(&live, &LiveExport::arrived, this,
                [this](const Result<ExportPreview> &preview) { m_answers.append(preview); });
    }

private slots:
    void answersFromAnotherThread()
    {
        LiveExport live;
        listenTo(live);
        live.ask(requestFor("json"));
        QVERIFY(live.pending());
        QVERIFY(m_answers.isEmpty());
        QTRY_COMPARE(m_answers.size(), 1);
        QVERIFY(!live.pending());
        QCOMPARE(m_answers.first()->files.first().name, QStringLiteral("duel.json"));
    }

    void answersTheNewestQuestionAlone()
    {
        LiveExport live;
        listenTo(live);
        for (const char *format : {"json", "svg", "csv", "phaser", "csv"})
            live.ask(requestFor(format));
        QTRY_VERIFY(!live.pending());
        QCOMPARE(m_answers.size(), 1);
        QCOMPARE(m_answers.first()->files.first().name, QStringLiteral("duel.csv"));
    }

    void handsOnWhyThereIsNoExport()
    {
        LiveExport live;
        listenTo(live);
        live.ask(requestFor("godot9"));
        QTRY_COMPARE(m_answers.size(), 1);
        QVERIFY(m_answers.first().error().text().contains(QStringLiteral("godot9")));
    }

    void canGoWhileItWorks()
    {
        LiveExport live;
        live.ask(requestFor("json"));
    }
};

HITBOX_CORE_TEST(LiveExportTest)
#include "live_export_test.moc"
