#include "test_class.h"
#include "windows/export/profile_list.h"

#include "document/edits.h"
#include "document/profile_edits.h"
#include "session/open_project.h"
#include "windows/widgets/row_view.h"

#include <QDir>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class ProfileListTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<ProfileList> m_list;
    QStringList m_chosen;
    QStringList m_told;

    RowView *view() const { return m_list->findChild<RowView *>(QStringLiteral("ProfileList")); }
    const Row &row(int index) const { return static_cast<const RowModel *>(view()->model())->row(index); }
    void press(int row) const
    {
        const QPoint place = view()->visualRect(view()->model()->index(row, 0)).center();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place);
    }
    QStringList names() const
    {
        QStringList names;
        for (const ExportProfile &profile : m_project->session.document().exportProfiles)
            names.append(profile.name);
        return names;
    }
    void typeName(const QString &name) const
    {
        const QList<QLineEdit *> fields = view()->findChildren<QLineEdit *>();
        QVERIFY(!fields.isEmpty());
        QLineEdit *field = fields.last(); // one that was left goes later
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents(); // the name is taken after the key
    }

private slots:
    void init()
    {
        m_project = std::make_unique<OpenProject>();
        m_project->files.startNew();
        Document document = m_project->session.document();
        document = withProfile(document, {.name = "game", .format = "godot4", .folder = "../game"});
        document = withProfile(document, {.name = "docs", .format = "svg", .onSave = true});
        document = withProfile(document, {.name = "later", .format = "godot9"});
        m_project->session.commit(document, QStringLiteral("Profiles"));
        m_list = std::make_unique<ProfileList>(*m_project);
        m_chosen.clear();
        m_told.clear();
        connect(m_list.get(), &ProfileList::chosen, this, [this](const QString &name) { m_chosen.append(name); });
        connect(m_list.get(), &ProfileList::told, this, [this](const QString &message) { m_told.append(message); });
        m_list->resize(240, 300);
        m_list->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    }

    void saysWhatEachProfileIs()
    {
        QCOMPARE(row(0).title, QStringLiteral("game"));
        QVERIFY(row(0).detail.startsWith(QStringLiteral("Godot 4 → ..")));
        QCOMPARE(row(1).detail, QStringLiteral("SVG, on save"));
        QCOMPARE(row(2).detail, QStringLiteral("godot9"));
        QCOMPARE(row(2).icon, QStringLiteral(":/icons/warning.svg"));
    }

    void profilesAreThoseOfTheFileWhereverItIsSaved()
    {
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkdir("deeper"));
        Document document = withProfile(emptyProject(), {.name = "game", .format = "json", .folder = "out"});
        m_project->files.show({.document = document, .path = root.filePath("a.hitbox"), .name = {}, .digest = {}});
        m_project->files.saveAs(root.filePath("deeper/a.hitbox"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_project->files.isSaving(), 60000);
        m_list = std::make_unique<ProfileList>(*m_project);
        QCOMPARE(row(0).detail, QDir::toNativeSeparators(QStringLiteral("JSON → ../out")));
        m_list->pick(QStringLiteral("game"));
        m_list->replacePicked({.name = "game", .format = "json", .folder = "../out"});
        QVERIFY(!m_project->files.modified()); // which is what it was
        m_list->replacePicked({.name = "game", .format = "json", .folder = "here"});
        QCOMPARE(m_project->session.document().exportProfiles.first().folder, QStringLiteral("deeper/here"));
        QCOMPARE(m_project->files.asInFile(m_project->session.document()).exportProfiles.first().folder,
                 QStringLiteral("here"));
        m_list->add({.name = "level", .format = "json", .folder = "levels"});
        QCOMPARE(m_project->session.document().exportProfiles.last().folder, QStringLiteral("deeper/levels"));
    }

    void aPressPicks()
    {
        press(1);
        QCOMPARE(m_chosen, QStringList{"docs"});
        QCOMPARE(m_list->picked(), QStringLiteral("docs"));
        QVERIFY(row(1).selected && !row(0).selected);
    }

    void aNewOneGetsAFreeNameThatIsTypedAtOnce()
    {
        m_list->add({.name = "game", .format = "json"});
        QCOMPARE(names().last(), QStringLiteral("game 2"));
        QCOMPARE(m_list->picked(), QStringLiteral("game 2"));
        typeName(QStringLiteral("level"));
        QCOMPARE(names().last(), QStringLiteral("level"));
        QCOMPARE(m_list->picked(), QStringLiteral("level"));
        m_project->session.undo();
        m_project->session.undo();
        QCOMPARE(names().size(), 3);
    }

    void namesAreOneOfAKind()
    {
        press(0);
        for (const char *name : {"docs", " docs "}) {
            QTest::keyClick(view(), Qt::Key_F2);
            typeName(QString::fromLatin1(name));
        }
        QCOMPARE(m_told.size(), 2);
        QVERIFY(m_told.first().contains(QStringLiteral("docs")));
        QTest::keyClick(view(), Qt::Key_F2);
        typeName(QStringLiteral("  "));
        QCOMPARE(names(), (QStringList{"game", "docs", "later"}));
    }

    void theOnePickedIsChangedInOneStep()
    {
        m_list->replacePicked({.name = "x", .format = "json"});
        QVERIFY(findProfile(m_project->session.document(), QStringLiteral("game"))->format == QLatin1String("godot4"));
        m_list->pick(QStringLiteral("game"));
        m_list->replacePicked({.name = "x", .format = "json"});
        QCOMPARE(m_project->session.document().exportProfiles.first(),
                 (ExportProfile{.name = "game", .format = "json"}));
        const int steps = m_project->session.history()->count();
        m_list->replacePicked({.name = "x", .format = "json"});
        QCOMPARE(m_project->session.history()->count(), steps);
    }

    void deleteRemovesTheOnePicked()
    {
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(names().size(), 3);
        press(0);
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(names(), (QStringList{"docs", "later"}));
        QCOMPARE(m_chosen, (QStringList{"game", ""}));
        QVERIFY(!m_list->findChild<QToolButton *>(QStringLiteral("RemoveProfile"))->isEnabled());
        m_project->session.undo();
        QCOMPARE(names().first(), QStringLiteral("game"));
    }
};

HITBOX_WINDOW_TEST(ProfileListTest)
#include "profile_list_test.moc"
