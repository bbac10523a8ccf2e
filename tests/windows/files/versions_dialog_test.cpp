#include "test_class.h"
#include "windows/files/versions_dialog.h"

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/files/version_store.h"
#include "windows/actions/actions.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QDirIterator>
#include <QLabel>
#include <QListWidget>

using namespace hitbox;
using namespace hitbox::bench;

class VersionsDialogTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowBench> m_bench;

    QString store() const { return m_bench->path("recovery/versions"); }
    QList<Version> kept() const { return versionsOf(store(), m_bench->project()); }
    void saveRenamed(const QString &name)
    {
        m_bench->session.commit(renameSprite(m_bench->session.document(), 0, name), "Rename");
        m_bench->key(Qt::Key_S, Qt::ControlModifier);
        m_bench->awaitFiles();
        Background::waitForAll();
    }
    static QString rowText(const QListWidget *list, int row) { return list->item(row)->text(); }
    static bool awaitLooks(QDialog &dialog)
    {
        auto *versions = qobject_cast<VersionsDialog *>(&dialog);
        return versions && QTest::qWaitFor([versions] { return !versions->isReading(); }, 60'000);
    }
    static bool isEmpty(const QIcon &icon)
    {
        const QImage image = icon.pixmap(40, 40).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > 0)
                    return false;
            }
        }
        return true;
    }
    /// Chooses *Versions…* and does this with the dialog once all is read.
    bool look(const std::function<void(QDialog &, QListWidget &, QPushButton &)> &act)
    {
        ModalAnswer answer([&act](QDialog &shown) {
            QVERIFY(awaitLooks(shown));
            auto *open = shown.findChild<QPushButton *>("Primary");
            auto *list = shown.findChild<QListWidget *>();
            QVERIFY(open && list);
            act(shown, *list, *open);
        });
        m_bench->window->actions().run("file.versions");
        return answer.asked();
    }

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->window->keepRecoveries(m_bench->path("recovery"));
        m_bench->openSample();
    }
    void cleanup() { m_bench.reset(); }

    void whatChangedIsToldWhole()
    {
        saveRenamed("first");
        QVERIFY(look([](QDialog &, QListWidget &list, QPushButton &) {
            const int before = list.visualItemRect(list.item(0)).height();
            list.item(0)->setText("Saved\n" + QString("and a word ").repeated(40));
            list.doItemsLayout();
            QVERIFY(list.visualItemRect(list.item(0)).height() > before + list.fontMetrics().height());
        }));
    }

    void savesAreListedWithPicturesAndWhatChangedSince()
    {
        saveRenamed("first");
        saveRenamed("second");
        QVERIFY(look([](QDialog &, QListWidget &list, QPushButton &open) {
            QCOMPARE(list.count(), 3); // and what the first one replaced
            QVERIFY2(rowText(&list, 0).endsWith("\nAs it is now"), qPrintable(rowText(&list, 0)));
            // Sprites are known by their names.
            const QString since = "\nSince then: sprites added: “second”; sprites removed: “first”";
            QVERIFY2(rowText(&list, 1).contains(since), qPrintable(rowText(&list, 1)));
            QVERIFY(rowText(&list, 2).startsWith("Saved "));
            for (int row = 0; row < list.count(); ++row)
                QVERIFY(!isEmpty(list.item(row)->icon()));
            QVERIFY(open.isEnabled());
        }));
    }

    void unsavedWorkIsComparedToo()
    {
        saveRenamed("first");
        m_bench->session.commit(renameSprite(m_bench->session.document(), 0, "not saved"), "Rename");
        QVERIFY(look([](QDialog &, QListWidget &list, QPushButton &) {
            QVERIFY2(rowText(&list, 0).contains("“not saved”"), qPrintable(rowText(&list, 0)));
        }));
    }

    void aCopyOpensInATabOfItsOwnAndNothingElseChanges()
    {
        const Document before = m_bench->session.document();
        saveRenamed("first");
        saveRenamed("second");
        const Document after = m_bench->session.document();
        const QList<Version> versions = kept();
        QVERIFY(look([](QDialog &shown, QListWidget &list, QPushButton &) {
            list.setFocus();
            QTest::keyClick(&list, Qt::Key_End);
            QCOMPARE(list.currentRow(), 2);
            QTest::keyClick(&shown, Qt::Key_Return);
        }));
        m_bench->awaitFiles();
        QCOMPARE(m_bench->window->workspaces().size(), 2);
        const OpenProject &copy = m_bench->front().project();
        QVERIFY(&copy != &m_bench->openProject);
        QVERIFY(copy.files.path().isEmpty());
        QVERIFY2(copy.files.name().startsWith("duel "), qPrintable(copy.files.name()));
        QCOMPARE(copy.session.document().sprites.first().name, before.sprites.first().name);
        QVERIFY(QFile::exists(copy.session.document().sprites.first().image)); // whose path is absolute
        QCOMPARE(m_bench->session.document(), after);
        QVERIFY(!m_bench->openProject.files.modified());
        QCOMPARE(*readProject(m_bench->project()), after);
        QCOMPARE(kept(), versions);
    }

    void whatIsDamagedSaysSoAndDoesNotOpen()
    {
        saveRenamed("first");
        QDirIterator states(store(), {"*.z"}, QDir::Files, QDirIterator::Subdirectories);
        while (states.hasNext()) {
            QFile file(states.next());
            QVERIFY(file.resize(20));
        }
        QVERIFY(look([](QDialog &, QListWidget &list, QPushButton &open) {
            QCOMPARE(list.count(), 2);
            QVERIFY2(rowText(&list, 0).contains("Cannot be opened: this saved version is damaged"),
                     qPrintable(rowText(&list, 0)));
            QVERIFY(isEmpty(list.item(0)->icon()));
            QVERIFY(!open.isEnabled());
            QTest::keyClick(&list, Qt::Key_Return); // and nothing comes of it
        }));
        QCOMPARE(m_bench->window->workspaces().size(), 1);
    }

    void oneThatGoesWhileItIsChosenIsTold()
    {
        saveRenamed("first");
        QVERIFY(look([this](QDialog &, QListWidget &, QPushButton &open) {
            QVERIFY(QDir(store()).removeRecursively());
            QTest::mouseClick(&open, Qt::LeftButton);
        }));
        m_bench->awaitFiles();
        QCOMPARE(m_bench->window->workspaces().size(), 1);
        QCOMPARE(m_bench->notices().size(), 1);
        QVERIFY2(m_bench->notices().first().contains("could not be opened"), qPrintable(m_bench->notices().first()));
    }

    void withoutASaveThereIsNone()
    {
        QVERIFY(look([](QDialog &shown, QListWidget &list, QPushButton &open) {
            QVERIFY(list.isHidden());
            QVERIFY(!open.isEnabled());
            bool isSaid = false;
            for (const QLabel *label : shown.findChildren<QLabel *>())
                isSaid = isSaid || (label->isVisible() && label->text().contains("the next save keeps one"));
            QVERIFY(isSaid);
        }));
    }

    void aProjectWithoutAFileSaysWhy()
    {
        m_bench->window->startNew();
        ModalAnswer answer([](QDialog &) {});
        m_bench->window->actions().run("file.versions");
        QVERIFY(!answer.asked());
        QVERIFY(m_bench->front().project().files.path().isEmpty());
    }

    void savingGoesOnWhereNoneCanBeKeptAndABarSaysWhy()
    {
        QVERIFY(QDir().mkpath(m_bench->path("recovery")));
        QFile inTheWay(store());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        saveRenamed("first");
        QTRY_COMPARE(m_bench->notices().size(), 1);
        QVERIFY2(m_bench->notices().first().startsWith("The project is saved."),
                 qPrintable(m_bench->notices().first()));
        QVERIFY(!m_bench->openProject.files.modified());
        saveRenamed("second");
        QCOMPARE(m_bench->notices().size(), 1);
        QCOMPARE(readProject(m_bench->project())->sprites.first().name, QString("second"));
    }
};

HITBOX_WINDOW_TEST(VersionsDialogTest)
#include "versions_dialog_test.moc"
