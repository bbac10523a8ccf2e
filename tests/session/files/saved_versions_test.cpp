#include "session/files/saved_versions.h"
#include "test_class.h"

#include "session/files/recovery_store.h"
#include "session/files/version_store.h"
#include "session/session_bench.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class SavedVersionsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString store() const { return m_folder->filePath("recovery/versions"); }
    QString path() const { return m_folder->filePath("ship.hitbox"); }
    QList<Document> kept(const QString &project) const
    {
        Background::waitForAll();
        QList<Document> documents;
        for (const Version &version : versionsOf(store(), project)) {
            const Result<Document> read = readVersion(version);
            documents.append(read ? *read : Document());
        }
        return documents;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSaveIsKeptAndSoIsWhatItReplaces()
    {
        const Document first = documentWith({squareAt(0, 0, 1)});
        QVERIFY(writeProject(path(), first));
        FiledProject project;
        QVERIFY(project.open(path()));
        SavedVersions versions(project.files, store());
        QSignalSpy told(&versions, &SavedVersions::kept);
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QVERIFY(kept(path()).isEmpty()); // editing alone keeps nothing
        QVERIFY(project.save());
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(kept(path()), (QList<Document>{documentWith({squareAt(0, 0, 2)}), first}));
        project.session.commit(documentWith({squareAt(0, 0, 3)}), "Edit");
        QVERIFY(project.save());
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(kept(path()).size(), 3);
    }

    void savingTheSameAgainKeepsNoOther()
    {
        FiledProject project;
        SavedVersions versions(project.files, store());
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QVERIFY(project.saveAs(path()));
        QVERIFY(project.save());
        QVERIFY(project.save());
        QCOMPARE(kept(path()), (QList<Document>{*readProject(path())}));
    }

    void asManyStatesStayAsAreWanted()
    {
        FiledProject project;
        SavedVersions versions(project.files, store());
        versions.setNewest(1);
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QVERIFY(project.saveAs(path()));
        project.session.commit(documentWith({squareAt(0, 0, 3)}), "Edit");
        QVERIFY(project.save());
        QCOMPARE(kept(path()), (QList<Document>{*readProject(path())})); // the one before is of the same day
    }

    void aProjectSavedElsewhereHasItsVersionsThere()
    {
        const QString other = m_folder->filePath("away/other.hitbox");
        QVERIFY(QDir().mkpath(m_folder->filePath("away")));
        FiledProject project;
        SavedVersions versions(project.files, store());
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QVERIFY(project.saveAs(path()));
        QVERIFY(project.saveAs(other));
        QCOMPARE(kept(path()).size(), 1);
        QCOMPARE(kept(other), (QList<Document>{*readProject(other)})); // with its images from there
    }

    void theProjectOfWhoseFileItTakesTheNameIsKept()
    {
        const Document first = documentWith({squareAt(0, 0, 1)});
        QVERIFY(writeProject(path(), first));
        FiledProject project;
        SavedVersions versions(project.files, store());
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QVERIFY(project.saveAs(path()));
        QCOMPARE(kept(path()), (QList<Document>{*readProject(path()), first}));
    }

    void whatAnotherProgramWroteIsKeptWhereItIsReplaced()
    {
        QVERIFY(writeProject(path(), documentWith({squareAt(0, 0, 1)})));
        FiledProject project;
        QVERIFY(project.open(path()));
        SavedVersions versions(project.files, store());
        project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
        QSignalSpy changed(&project.files, &ProjectFiles::changedOnDisk);
        const Document theirs = documentWith({squareAt(0, 0, 3)});
        QVERIFY(writeProject(path(), theirs));
        QTRY_VERIFY(!changed.isEmpty());
        project.files.keepMine();
        QVERIFY(project.save());
        QVERIFY(kept(path()).contains(theirs));
        QCOMPARE(kept(path()).first(), documentWith({squareAt(0, 0, 2)}));
    }

    void itIsKeptThoughTheProjectIsClosed()
    {
        {
            FiledProject project;
            SavedVersions versions(project.files, store());
            project.session.commit(documentWith({squareAt(0, 0, 2)}), "Edit");
            QVERIFY(project.saveAs(path()));
        }
        QCOMPARE(kept(path()).size(), 1);
    }

    void aFolderThatCannotBeWrittenToStopsNoSaveAndIsToldOnce()
    {
        QVERIFY(QDir().mkpath(m_folder->filePath("recovery")));
        QFile inTheWay(store());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        FiledProject project;
        SavedVersions versions(project.files, store());
        QSignalSpy failed(&versions, &SavedVersions::failed);
        QSignalSpy told(&versions, &SavedVersions::kept);
        for (const double side : {1, 2, 3}) {
            project.session.commit(documentWith({squareAt(0, 0, side)}), "Edit");
            QVERIFY(project.saveAs(path()));
            QVERIFY(!project.files.modified());
            Background::waitForAll();
            QTRY_COMPARE(failed.size(), 1);
            QCOMPARE(*readProject(path()), project.files.savedDocument());
        }
        QVERIFY(inTheWay.remove());
        project.session.commit(documentWith({squareAt(0, 0, 4)}), "Edit");
        QVERIFY(project.save());
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(failed.size(), 1);
    }

    void aCopyOfAVersionLeadsToTheSameImagesAndToNoFile()
    {
        FiledProject project;
        SavedVersions versions(project.files, store());
        const QString image = madeImage(m_folder->filePath("art/ship.png"));
        Document document = documentWith({squareAt(0, 0, 2)});
        document.sprites[0].image = image;
        project.session.commit(document, "Edit");
        QVERIFY(project.saveAs(path()));
        QCOMPARE(kept(path()).first().sprites[0].image, QString("art/ship.png"));
        const Result<OpenedProject> copy = openedVersion(versionsOf(store(), path()).first());
        QVERIFY(copy);
        QVERIFY(copy->path.isEmpty());
        QVERIFY(copy->name.startsWith("ship "));
        QCOMPARE(QFileInfo(copy->document.sprites[0].image), QFileInfo(image));
    }

    void versionsAreNotTakenForWhatARunLeft()
    {
        const QString base = m_folder->filePath("recovery");
        QVERIFY(keepVersion(RecoveryStore(base).versionStore(), path(), projectBytes(emptyProject())));
        RecoveryStore store(base);
        QVERIFY(store.leftBehind().isEmpty());
        QVERIFY(!QFile::exists(store.versionStore() + "/lock"));
        QCOMPARE(store.versionStore(), this->store());
    }
};

HITBOX_CORE_TEST(SavedVersionsTest)
#include "saved_versions_test.moc"
