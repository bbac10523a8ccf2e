#include "test_class.h"
#include "windows/export/export_dialog_bench.h"

#include "document/profile_edits.h"

using namespace hitbox;
using namespace hitbox::bench;

/// What the export dialog does with profiles, and with what was exported before.
class ExportProfilesTest : public QObject, protected ExportDialogBench
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void anExportCanBeSavedAsAProfile();
    void aProfileKeepsWhatIsChanged();
    void anEngineRemembersItsOptions();
};

void ExportProfilesTest::anExportCanBeSavedAsAProfile()
{
    make(twoSprites(square), {.format = "rube", .folder = target(), .options = {{"pixels-per-metre", "10"}}});
    QVERIFY(!part<QCheckBox>("ExportOnSave")->isVisible());
    QTest::mouseClick(part<QPushButton>("SaveProfile"), Qt::LeftButton);
    auto *name = part<RowView>("ProfileList")->findChild<QLineEdit *>();
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, "game");
    QTest::keyClick(name, Qt::Key_Return);
    const ExportProfile expected{
        .name = "game", .format = "rube", .folder = "out", .options = {{"pixels-per-metre", "10"}}};
    QTRY_COMPARE(m_project->session.document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(m_dialog->choice().name, QString("game"));
    QCOMPARE(m_dialog->choice().folder, target());
    QVERIFY(part<QCheckBox>("ExportOnSave")->isVisible());
}

void ExportProfilesTest::aProfileKeepsWhatIsChanged()
{
    const Document document =
        withProfile(twoSprites(square), {.name = "game", .format = "godot4", .options = {{"loop", "no"}}});
    make(document);
    press("ProfileList", 0);
    awaitPreview();
    QCOMPARE(m_dialog->choice().folder, m_folder->path());
    QTest::keyClick(part<QCheckBox>("option-loop"), Qt::Key_Space);
    QStringList allowed;
    connect(m_dialog.get(), &ExportDialog::folderAllowed, this, [&](const QString &folder) { allowed.append(folder); });
    QTest::mouseClick(part<QCheckBox>("ExportOnSave"), Qt::LeftButton, {},
                      {8, part<QCheckBox>("ExportOnSave")->height() / 2});
    part<QLineEdit>("ExportFolder")->setFocus();
    part<QLineEdit>("ExportFolder")->setText(target());
    QTest::keyClick(part<QLineEdit>("ExportFolder"), Qt::Key_Tab);
    const ExportProfile expected{.name = "game", .format = "godot4", .folder = "out", .onSave = true};
    QCOMPARE(m_project->session.document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(allowed, (QStringList{m_folder->path(), target()}));
    choose("json");
    QCOMPARE(m_project->session.document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(m_dialog->choice().name, QString());
}

void ExportProfilesTest::anEngineRemembersItsOptions()
{
    m_past.add({m_folder->filePath("duel.hitbox"),
                {.format = "rube", .folder = target() + "/box2d", .options = {{"pixels-per-metre", "10"}}}});
    make(twoSprites(square));
    choose("rube");
    QCOMPARE(part<QLineEdit>("option-pixels-per-metre")->text(), QString("10"));
    QCOMPARE(m_dialog->choice().folder, target() + "/box2d");
    choose("love");
    QVERIFY(m_dialog->choice().options.isEmpty());
}

HITBOX_WINDOW_TEST(ExportProfilesTest)
#include "export_profiles_test.moc"
