#include "formats/importers/importer.h"
#include "test_class.h"
#include "validation/validate.h"
#include "windows/hand.h"
#include "windows/window_bench.h"

#include <QDir>

using namespace hitbox;
using namespace hitbox::bench;

/// From a picture that was just opened to a file that an engine loads, in at most six keys and clicks.
class FirstMinuteTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_bench = std::make_unique<WindowBench>(); }
    void cleanup() { m_bench.reset(); }

    void aPictureIsExportedInSix();
    void aSheetIsExportedInSix();

private:
    /// Each outline in the file, read by the importer of that format.
    void verifyExported(const QString &name) const
    {
        const QString path = m_bench->path("export/" + name);
        const Result<ImportSource> source = readImportSource(path, m_bench->path("export"));
        QVERIFY2(source, qPrintable(path));
        const Result<Imported> read = importFrom(*source);
        QVERIFY2(read, qPrintable(path));
        int shapes = 0;
        for (const ImportedSprite &sprite : read->sprites) {
            for (const Frame &frame : sprite.sprite.frames) {
                for (const Shape &shape : frame.shapes) {
                    ++shapes;
                    for (const Finding &finding : validateShape(shape))
                        QVERIFY2(finding.severity != Severity::Error, qPrintable(finding.message));
                }
            }
        }
        QVERIFY(shapes > 0);
    }

    std::unique_ptr<WindowBench> m_bench;
};

void FirstMinuteTest::aPictureIsExportedInSix()
{
    QVERIFY(m_bench->shown);
    m_bench->openPath(m_bench->path("rock.png"));
    Hand hand(*m_bench);
    QCOMPARE(
        Script::run({[&] { return hand.press(QKeySequence("T")); }, [&] { return hand.press(QKeySequence("Return")); },
                     [&] { return hand.seesInStatus("Traced "); },
                     [&] { return hand.press(QKeySequence("Ctrl+Shift+E")); },
                     [&] { return hand.clickRow("Phaser 3 and 4", "Engines", 1); },
                     [&] { return hand.pressButton("Export"); }, [&] { return hand.sees("Exported rock.json"); }}),
        QString());
    QVERIFY2(hand.gestures() <= 6, qPrintable(QString::number(hand.gestures())));
    verifyExported("rock.json");
}

void FirstMinuteTest::aSheetIsExportedInSix()
{
    QVERIFY(m_bench->shown);
    m_bench->openPath(m_bench->path("scout.png"));
    Hand hand(*m_bench);
    QCOMPARE(
        Script::run({[&] { return hand.pressButton("Slice"); }, [&] { return hand.press(QKeySequence("T")); },
                     [&] { return hand.press(QKeySequence("Return")); },
                     [&] { return hand.press(QKeySequence("Ctrl+Shift+E")); },
                     [&] { return hand.pressButton("Export"); }, [&] { return hand.sees("Exported scout.tscn"); }}),
        QString());
    QVERIFY2(hand.gestures() <= 6, qPrintable(QString::number(hand.gestures())));
    QCOMPARE(m_bench->front().session().document().sprites.first().frames.size(), 24);
    verifyExported("scout.tscn");
}

HITBOX_WINDOW_TEST(FirstMinuteTest)
#include "first_minute_test.moc"
