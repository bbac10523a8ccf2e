#include "file_bytes.h"
#include "test_class.h"
#include "windows/files/file_import.h"

#include "windows/main/status_line.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

using namespace hitbox;
using namespace hitbox::bench;

/// Dropping and opening files of other tools.
class FileImportTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
    }
    void cleanup() { m_bench.reset(); }

    void aDroppedSheetComesInOneStepOfUndo();
    void aSheetAndItsImageDroppedTogetherAreOneSprite();
    void droppingAgainMovesFramesUnderTheirShapes();
    void anOpenedSheetGetsATabOfItsOwn();
    void whatCannotBeReadChangesNothing();
    void aLongListOfRemarksIsShownWhenAsked();

private:
    /// A sheet of the sample's image, with two frames and a box on the first.
    QString writeSheet(const QByteArray &secondFrame = "two");
    QString write(const QString &name, const QByteArray &bytes);
    QStringList frameNames() const;

    std::unique_ptr<WindowBench> m_bench;
};

QString FileImportTest::write(const QString &name, const QByteArray &bytes)
{
    writeFile(m_bench->path(name), bytes);
    return m_bench->path(name);
}

QString FileImportTest::writeSheet(const QByteArray &secondFrame)
{
    const QByteArray rect = "{\"frame\": {\"x\": 0, \"y\": 0, \"w\": 16, \"h\": 16}}";
    return write(
        QStringLiteral("sheet.json"),
        "{\"frames\": {\"one\": " + rect + ", \"" + secondFrame + "\": " + rect +
            "}, \"meta\": {\"app\": \"aseprite\", \"image\": \"ship.png\", \"slices\": [{\"name\": \"hurt\", \"keys\": "
            "[{\"frame\": 0, \"bounds\": {\"x\": 1, \"y\": 2, \"w\": 3, \"h\": 4}}]}]}}");
}

QStringList FileImportTest::frameNames() const
{
    QStringList names;
    for (const Frame &frame : m_bench->front().session().document().sprites.last().frames)
        names.append(frame.name);
    return names;
}

void FileImportTest::aDroppedSheetComesInOneStepOfUndo()
{
    m_bench->openSample();
    const Document before = m_bench->session.document();
    m_bench->drop({writeSheet()});
    QCOMPARE(m_bench->session.document().sprites.size(), before.sprites.size() + 1);
    QCOMPARE(m_bench->session.currentFrame().sprite, before.sprites.size());
    QCOMPARE(m_bench->frame().shapes.size(), 1);
    QCOMPARE(m_bench->session.history()->undoText(), QStringLiteral("Import sheet.json"));
    QTest::keyClick(m_bench->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->session.document().sprites, before.sprites);
}

void FileImportTest::aSheetAndItsImageDroppedTogetherAreOneSprite()
{
    m_bench->drop({m_bench->path("ship.png"), writeSheet()});
    QCOMPARE(m_bench->session.document().sprites.size(), 1);
    QCOMPARE(frameNames(), (QStringList{"one", "two"}));
}

void FileImportTest::droppingAgainMovesFramesUnderTheirShapes()
{
    m_bench->drop({writeSheet()});
    QCOMPARE(m_bench->session.document().sprites.size(), 1);
    const ShapeId id = m_bench->front().session().document().sprites[0].frames[0].shapes[0].id;
    m_bench->drop({writeSheet("three")});
    QVERIFY(frameNames().contains(QStringLiteral("three")));
    QCOMPARE(m_bench->front().session().document().sprites.size(), 1);
    QCOMPARE(m_bench->front().session().document().sprites[0].frames[0].shapes[0].id, id);
}

void FileImportTest::anOpenedSheetGetsATabOfItsOwn()
{
    m_bench->openSample();
    const Document before = m_bench->session.document();
    m_bench->openPath(writeSheet());
    m_bench->awaitFiles();
    QCOMPARE(m_bench->window->workspaces().size(), 2);
    QCOMPARE(m_bench->session.document(), before);
    QCOMPARE(frameNames(), (QStringList{"one", "two"}));
    QVERIFY(m_bench->front().project().files.path().isEmpty());
}

void FileImportTest::whatCannotBeReadChangesNothing()
{
    m_bench->openSample();
    const Document before = m_bench->session.document();
    m_bench->drop({write(QStringLiteral("bad.json"), "{\"frames\": {"), write(QStringLiteral("notes.txt"), "hello")});
    QCOMPARE(m_bench->session.document(), before);
    QCOMPARE(m_bench->window->workspaces().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("bad.json: broken JSON"), qPrintable(m_bench->notices().first()));
    QVERIFY(m_bench->notices().first().contains("notes.txt: neither an image"));
}

void FileImportTest::aLongListOfRemarksIsShownWhenAsked()
{
    QStringList files{writeSheet()};
    for (int i = 0; i < 5; ++i)
        files.append(write(QStringLiteral("notes%1.txt").arg(i), "hello"));
    m_bench->drop(files);
    QVERIFY(m_bench->notices().first().contains("and 2 more"));
    QString all;
    ModalAnswer answer([&all](QDialog &dialog) {
        all = qobject_cast<QMessageBox *>(&dialog)->detailedText();
        dialog.accept();
    });
    m_bench->choose(QStringLiteral("Show all…"));
    QVERIFY(answer.asked());
    QCOMPARE(all.count(u'\n'), 4);
}

HITBOX_WINDOW_TEST(FileImportTest)
#include "file_import_test.moc"
