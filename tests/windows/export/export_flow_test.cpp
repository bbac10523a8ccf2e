#include "formats/all_formats.h"
#include "test_class.h"
#include "windows/export/export_flow.h"

#include "document/edits.h"
#include "document/profile_edits.h"
#include "session/work/background.h"
#include "windows/export/export_dialog.h"
#include "windows/modal_answer.h"
#include "windows/settings/settings.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStatusBar>

using namespace hitbox;
using namespace hitbox::bench;

/// The keys and bars around exports.
class ExportFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void theExportTakesTheShownFormatAndFolder();
    void anEngineThatWasLookedAtChangesNoSetting();
    void anUnsavedProjectIsExportedBesideItsPicture();
    void anExportBeforeTheFirstSaveIsRememberedOfTheFile();
    void savingAsTakesNoExportFromTheOtherProject();
    void againOpensTheDialogWhereThereIsNothingToRepeat();
    void againWritesTheLastExportWithoutAQuestion();
    void againTellsWhatIsLost();
    void againShowsTheWayToWhatStopsIt();
    void againMakesAProfileAsItIsNow();
    void everySaveMakesTheProfilesThatSaySo();
    void anExportOnSaveIsOfWhatWasSaved();
    void aFolderThatIsNotKnownIsAskedFor();
    void aFileOfSomebodyElseIsNotReplaced();
    void aFileBeyondTheProjectIsAskedFor();
    void aRefusalNeverSpoilsTheSave();
    void aTabThatIsClosedWaitsForItsExport();
    void aRefusalAtTheLastSaveKeepsTheTab();
    void theDialogStartsWithTheEngineOfTheProject();
    void theFirstExportChoosesTheEngineOfTheProject();
    void anExportAfterASaveLeavesTheProjectSaved();
    void theEngineOfTheLastExportComesBackWithTheProject();
    void anExportDoesNotEndWhatIsBeingDrawn();
    void afterSavingElsewhereExportsGoWhereTheyWent();

private:
    QString out() const { return m_bench->path("out"); }
    QStringList written() const { return QDir(out()).entryList(QDir::Files, QDir::Name); }
    QByteArray content(const QString &name) const;
    QString status() const { return m_bench->front().findChild<QStatusBar *>()->currentMessage(); }
    void addProfile(const ExportProfile &profile) const;
    void crossAnEdge() const;
    void exportInDialog(const QString &format) const;
    void exportAgain() const { m_bench->key(Qt::Key_E, Qt::ControlModifier); }
    void save() const
    {
        m_bench->key(Qt::Key_S, Qt::ControlModifier);
        m_bench->awaitFiles();
    }

    std::unique_ptr<WindowBench> m_bench;
};

void ExportFlowTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

QByteArray ExportFlowTest::content(const QString &name) const
{
    QFile file(QDir(out()).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void ExportFlowTest::addProfile(const ExportProfile &profile) const
{
    m_bench->session.commit(withProfile(m_bench->session.document(), profile), "Add");
}

void ExportFlowTest::crossAnEdge() const
{
    Shape shape = m_bench->session.document().sprites[0].frames[0].shapes[0];
    shape.outline = PolygonOutline{{{0, 0}, {20, 20}, {20, 0}, {0, 20}}};
    m_bench->session.commit(withShape(m_bench->session.document(), {0, 0}, shape), "Cross");
    QTRY_VERIFY(!m_bench->openProject.live.findings.pending());
}

/// By the engine's list and the folder `out`.
void ExportFlowTest::exportInDialog(const QString &format) const
{
    ModalAnswer answer([&](QDialog &dialog) {
        auto *engines = dialog.findChild<RowView *>("ExportEngines");
        for (int row = 0; row < allFormats().size(); ++row) {
            if (format == allFormats().at(row).id)
                emit engines->pressed(row, {});
        }
        dialog.findChild<QLineEdit *>("ExportFolder")->setText(out());
        QTest::mouseClick(dialog.findChild<QPushButton *>("Primary"), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&dialog] { return !dialog.isVisible(); }));
    });
    m_bench->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer.asked());
}

void ExportFlowTest::theExportTakesTheShownFormatAndFolder()
{
    exportInDialog("json");
    QCOMPARE(written(), (QStringList{"duel.json", "duel_stage.json"}));
    QVERIFY2(status().contains("duel.json"), qPrintable(status()));
    const Settings settings = m_bench->window->settings();
    QCOMPARE(settings.exportFormat, QString("json"));
    QCOMPARE(*settings.exports.last(m_bench->project()), (ExportProfile{.format = "json", .folder = out()}));
}

void ExportFlowTest::anEngineThatWasLookedAtChangesNoSetting()
{
    const QString before = m_bench->window->settings().exportFormat;
    const ModalAnswer answer([](QDialog &dialog) {
        for (int row = 0; row < allFormats().size(); ++row) {
            if (allFormats().at(row).id == QLatin1String("libgdx"))
                emit dialog.findChild<RowView *>("ExportEngines")->pressed(row, {});
        }
        QCOMPARE(qobject_cast<ExportDialog *>(&dialog)->choice().format, QString("libgdx"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    m_bench->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer.asked());
    QVERIFY(before != QString("libgdx"));
    QCOMPARE(m_bench->window->settings().exportFormat, before);
}

void ExportFlowTest::anUnsavedProjectIsExportedBesideItsPicture()
{
    const QString image = m_bench->path("art.png");
    QVERIFY(QImage(8, 8, QImage::Format_ARGB32).save(image));
    m_bench->openPath(image);
    QString offered;
    ModalAnswer answer([&](QDialog &dialog) { offered = dialog.findChild<QLineEdit *>("ExportFolder")->text(); });
    m_bench->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(answer.asked());
    QCOMPARE(offered, m_bench->path("export"));
}

void ExportFlowTest::anExportBeforeTheFirstSaveIsRememberedOfTheFile()
{
    const QString image = m_bench->path("art.png");
    QImage drawn(8, 8, QImage::Format_ARGB32);
    drawn.fill(Qt::red);
    QVERIFY(drawn.save(image));
    m_bench->openPath(image);
    exportInDialog("csv");
    m_bench->front().project().files.saveAs(m_bench->path("art.hitbox"));
    m_bench->awaitFiles();
    const std::optional<ExportProfile> last = m_bench->window->settings().exports.last(m_bench->path("art.hitbox"));
    QVERIFY(last);
    QCOMPARE(*last, (ExportProfile{.format = "csv", .folder = out()}));
}

void ExportFlowTest::savingAsTakesNoExportFromTheOtherProject()
{
    m_bench->openSample();
    exportInDialog("csv");
    m_bench->front().project().files.saveAs(m_bench->path("other.hitbox"));
    m_bench->awaitFiles();
    QVERIFY(m_bench->window->settings().exports.last(m_bench->project()));
    QVERIFY(!m_bench->window->settings().exports.last(m_bench->path("other.hitbox")));
}

void ExportFlowTest::againOpensTheDialogWhereThereIsNothingToRepeat()
{
    ModalAnswer answer([](QDialog &dialog) { QVERIFY(qobject_cast<ExportDialog *>(&dialog)); });
    exportAgain();
    QVERIFY(answer.asked());
}

void ExportFlowTest::againWritesTheLastExportWithoutAQuestion()
{
    exportInDialog("json");
    m_bench->session.commit(renameSprite(m_bench->session.document(), 0, "galleon"), "Rename");
    QVERIFY(!content("duel.json").contains("galleon"));
    exportAgain();
    QVERIFY(!QApplication::activeModalWidget());
    QTRY_VERIFY(content("duel.json").contains("galleon"));
    QTRY_VERIFY2(status().startsWith("Exported duel.json, duel_stage.json into"), qPrintable(status()));
    QVERIFY(m_bench->notices().isEmpty());
}

void ExportFlowTest::againTellsWhatIsLost()
{
    exportInDialog("gdevelop");
    exportAgain();
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("Lost or changed"), qPrintable(m_bench->notices().first()));
    exportAgain();
    QTRY_COMPARE(m_bench->notices().size(), 1);
}

void ExportFlowTest::againShowsTheWayToWhatStopsIt()
{
    exportInDialog("json");
    const QByteArray before = content("duel.json");
    crossAnEdge();
    m_bench->session.setCurrentFrame({1, 0});
    exportAgain();
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("cross"), qPrintable(m_bench->notices().first()));
    QCOMPARE(content("duel.json"), before);
    m_bench->choose("Show");
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{0, 0}));
}

void ExportFlowTest::againMakesAProfileAsItIsNow()
{
    addProfile({.name = "game", .format = "json", .folder = "out"});
    {
        ModalAnswer answer([](QDialog &dialog) {
            emit dialog.findChild<RowView *>("ProfileList")->pressed(0, {});
            QTest::mouseClick(dialog.findChild<QPushButton *>("Primary"), Qt::LeftButton);
            QVERIFY(QTest::qWaitFor([&dialog] { return !dialog.isVisible(); }));
        });
        m_bench->key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(answer.asked());
    }
    QCOMPARE(written().size(), 2);
    addProfile({.name = "game", .format = "csv", .folder = "out"});
    exportAgain();
    QTRY_VERIFY(written().contains("duel.csv"));
}

void ExportFlowTest::everySaveMakesTheProfilesThatSaySo()
{
    exportInDialog("json"); // the folder is known from now on
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    addProfile({.name = "never", .format = "svg", .folder = "out"});
    save();
    QTRY_VERIFY(written().contains("duel.csv"));
    QTRY_VERIFY2(status().startsWith("Saved. Exported duel.csv into"), qPrintable(status()));
    QVERIFY(!m_bench->openProject.files.modified());
    QCOMPARE(written(), (QStringList{"duel.csv", "duel.json", "duel_stage.json"}));
}

void ExportFlowTest::anExportOnSaveIsOfWhatWasSaved()
{
    exportInDialog("json");
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    const QString before = m_bench->session.document().sprites[0].name;
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(m_bench->openProject.files.isSaving());
    m_bench->session.commit(renameSprite(m_bench->session.document(), 0, "meanwhile"), "Rename");
    QTRY_VERIFY(written().contains("duel.csv"));
    QVERIFY(content("duel.csv").contains(before.toUtf8()));
    QVERIFY(!content("duel.csv").contains("meanwhile"));
}

void ExportFlowTest::aFolderThatIsNotKnownIsAskedFor()
{
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    save();
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->notices().first().contains(QDir::toNativeSeparators(out())));
    Background::waitForAll();
    QCoreApplication::processEvents();
    QVERIFY(!QDir(out()).exists());
    m_bench->choose("Allow");
    QTRY_COMPARE(written(), QStringList{"duel.csv"});
    QVERIFY(m_bench->window->settings().exports.knowsFolder(m_bench->project(), out()));
}

/// By an export that runs by itself.
void ExportFlowTest::aFileOfSomebodyElseIsNotReplaced()
{
    QVERIFY(QDir().mkpath(out()));
    QFile mine(out() + "/duel.csv");
    QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("by hand") > 0);
    mine.close();
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    save();
    m_bench->choose("Allow");
    QTRY_VERIFY(m_bench->notices().join(u' ').contains("another file of this name: duel.csv"));
    QCOMPARE(content("duel.csv"), QByteArray("by hand"));
    m_bench->choose("Replace");
    QTRY_VERIFY(content("duel.csv") != QByteArray("by hand"));
    QTRY_VERIFY(m_bench->notices().isEmpty());
    const QByteArray made = content("duel.csv");
    m_bench->session.commit(renameSprite(m_bench->session.document(), 0, "renamed"), "Rename");
    save();
    QTRY_VERIFY(content("duel.csv") != made); // which is its own by now
    QVERIFY(m_bench->notices().isEmpty());
}

void ExportFlowTest::aFileBeyondTheProjectIsAskedFor()
{
    exportInDialog("json"); // the folder is known from now on
    const QTemporaryDir elsewhere;
    QFile secret(QDir(elsewhere.path()).canonicalPath() + "/id_rsa");
    QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("{{! file=leak.txt }}secret") > 0);
    secret.close();
    addProfile({.name = "leak",
                .format = "template",
                .folder = "out",
                .options = {{"template", secret.fileName()}},
                .onSave = true});
    save();
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("and to read " + QDir::toNativeSeparators(secret.fileName())),
             qPrintable(m_bench->notices().first()));
    Background::waitForAll();
    QCoreApplication::processEvents();
    QVERIFY(!written().contains("leak.txt"));
    m_bench->choose("Allow");
    QTRY_VERIFY(written().contains("leak.txt"));
    QVERIFY(QFile::remove(out() + "/leak.txt"));
    addProfile({.name = "later", .format = "csv", .folder = "out"});
    save();
    QTRY_VERIFY(written().contains("leak.txt"));
}

void ExportFlowTest::aRefusalNeverSpoilsTheSave()
{
    exportInDialog("json");
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    crossAnEdge();
    save();
    QVERIFY(!m_bench->openProject.files.modified());
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().startsWith("Saved, but “sheet” was not exported"),
             qPrintable(m_bench->notices().first()));
    QVERIFY(!written().contains("duel.csv"));
    m_bench->session.undo();
    save();
    QTRY_VERIFY(written().contains("duel.csv"));
    QTRY_VERIFY(m_bench->notices().isEmpty());
}

void ExportFlowTest::aTabThatIsClosedWaitsForItsExport()
{
    exportInDialog("json");
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    ModalAnswer answer(click(QMessageBox::Save));
    m_bench->window->closeTab(m_bench->window->currentTab());
    QVERIFY(answer.asked());
    QTRY_VERIFY(m_bench->front().pristine());
    QVERIFY(written().contains("duel.csv"));
}

void ExportFlowTest::aRefusalAtTheLastSaveKeepsTheTab()
{
    exportInDialog("json");
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    crossAnEdge();
    ModalAnswer answer(click(QMessageBox::Save));
    m_bench->window->closeTab(m_bench->window->currentTab());
    QVERIFY(answer.asked());
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().startsWith("Saved, but “sheet” was not exported"),
             qPrintable(m_bench->notices().first()));
    QVERIFY(!m_bench->openProject.files.modified());
    m_bench->window->closeTab(m_bench->window->currentTab());
    QVERIFY(m_bench->front().pristine());
}

void ExportFlowTest::theDialogStartsWithTheEngineOfTheProject()
{
    Document document = m_bench->session.document();
    document.engine = "love";
    m_bench->session.commit(document, "Engine");
    QString format;
    ModalAnswer answer([&format](QDialog &dialog) { format = qobject_cast<ExportDialog *>(&dialog)->choice().format; });
    m_bench->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer.asked());
    QCOMPARE(format, QString("love"));
}

void ExportFlowTest::theFirstExportChoosesTheEngineOfTheProject()
{
    Document document = m_bench->session.document();
    document.engine.clear();
    m_bench->session.commit(document, "Choose none");
    const auto *shown = m_bench->window->findChild<QComboBox *>("Engine");
    exportInDialog("csv"); // which says nothing of what the project is made for
    QCOMPARE(m_bench->session.document().engine, QString());
    QVERIFY2(!status().contains("made for"), qPrintable(status()));
    exportInDialog("unity");
    QCOMPARE(m_bench->session.document().engine, QString("unity"));
    QVERIFY2(status().contains("made for Unity"), qPrintable(status()));
    QCOMPARE(shown->currentData().toString(), QString("unity"));
    exportInDialog("csv");
    QCOMPARE(m_bench->session.document().engine, QString("unity"));
    QCOMPARE(shown->currentData().toString(), QString("unity"));
}

void ExportFlowTest::anExportAfterASaveLeavesTheProjectSaved()
{
    Document document = m_bench->session.document();
    document.engine.clear();
    m_bench->session.commit(document, "Choose none");
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(!m_bench->openProject.files.modified());
    exportInDialog("unity");
    QCOMPARE(m_bench->session.document().engine, QString("unity"));
    QVERIFY(!m_bench->openProject.files.modified());
    document = m_bench->session.document();
    document.sprites[0].name += " changed";
    m_bench->session.commit(document, "Rename");
    QVERIFY(m_bench->openProject.files.modified());
    m_bench->session.undo();
    QVERIFY(!m_bench->openProject.files.modified());
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QCOMPARE(m_bench->openProject.files.savedDocument().engine, QString("unity"));
}

void ExportFlowTest::theEngineOfTheLastExportComesBackWithTheProject()
{
    Document document = m_bench->session.document();
    document.engine.clear();
    m_bench->session.commit(document, "Choose none");
    save();
    exportInDialog("unity");
    const QString path = m_bench->openProject.files.path();
    m_bench->window->closeTab(m_bench->window->currentTab()); // without a question
    m_bench->openPath(path);
    const OpenProject &again = m_bench->front().project();
    QCOMPARE(again.files.savedDocument().engine, QString());
    QCOMPARE(again.session.document().engine, QString("unity"));
    QVERIFY(!again.files.modified());
}

void ExportFlowTest::anExportDoesNotEndWhatIsBeingDrawn()
{
    Document document = m_bench->session.document();
    document.engine.clear();
    m_bench->session.commit(document, "Choose none");
    m_bench->key(Qt::Key_P);
    for (const geometry::Point corner : {geometry::Point{2, 2}, {12, 2}, {12, 12}})
        m_bench->click(corner);
    QVERIFY(m_bench->openProject.live.drawing.now());
    const Document before = m_bench->session.document();
    exportInDialog("unity");
    QVERIFY(!content("HitboxImporter.cs").isEmpty());
    QVERIFY(m_bench->openProject.live.drawing.now());
    QCOMPARE(m_bench->session.document(), before);
}

void ExportFlowTest::afterSavingElsewhereExportsGoWhereTheyWent()
{
    addProfile({.name = "sheet", .format = "csv", .folder = "out", .onSave = true});
    QVERIFY(QDir().mkpath(m_bench->path("game")));
    m_bench->openProject.files.saveAs(m_bench->path("game/duel.hitbox"));
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->notices().first().contains(QDir::toNativeSeparators(out())));
    m_bench->choose("Allow");
    QTRY_COMPARE(written(), QStringList{"duel.csv"});
    QString folder;
    ModalAnswer answer([&folder](QDialog &dialog) {
        emit dialog.findChild<RowView *>("ProfileList")->pressed(0, {});
        folder = qobject_cast<ExportDialog *>(&dialog)->choice().folder;
    });
    m_bench->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer.asked());
    QCOMPARE(folder, out());
}

HITBOX_WINDOW_TEST(ExportFlowTest)
#include "export_flow_test.moc"
