#include "file_bytes.h"
#include "formats/all_formats.h"
#include "session/files/project_files.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/profile_edits.h"
#include "formats/importers/new_sprites.h"
#include "formats/project/project_file.h"
#include "session/files/additions.h"
#include "session/files/autosave.h"
#include "session/files/recovery_store.h"
#include "session/session_bench.h"
#include "session/work/export_job.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <chrono>

using namespace hitbox;
using namespace std::chrono_literals;

namespace {

QStringList imagesNamed(const Document &document)
{
    QStringList images;
    for (const Sprite &sprite : document.sprites)
        images.append(sprite.image);
    return images;
}

/// What an export says, whether it can be made or not.
QString exportOf(const OpenProject &project, const ExportProfile &profile)
{
    const Result<ExportPreview> made = previewOf(taskOf(project, profile).request);
    if (!made)
        return made.error().text();
    QString all;
    for (const OutputFile &file : made->files)
        all += file.name + u'\n' + QString::fromUtf8(file.bytes.toBase64()) + u'\n';
    for (const Finding &loss : made->losses)
        all += loss.message + u'\n';
    return all;
}

} // namespace

/// A project that is saved in another folder than it was opened from: paths stay as they are in memory, and everything
/// that leaves it is as if the file had been opened from there.
class ImageFolderTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_root;

    QString in(const QString &path) const { return m_root->filePath(path); }

    /// Has an image within its folder, one outside, one that is missing, one that is smaller than its frame, and one
    /// that has changed since its shapes were drawn.
    Document content() const
    {
        Document document = documentWith({squareAt(1, 1, 10)}, 2, 5);
        const QStringList images{"inside.png", "../art/outside.png", "gone.png", "small.png", "./art//changed.png"};
        for (int i = 0; i < images.size(); ++i)
            document.sprites[i].image = images.at(i);
        document.sprites[4].imageHash = QStringLiteral("0123");
        document = withProfile(document, {.name = "game", .format = "json", .folder = "out", .onSave = true});
        return withProfile(
            document,
            {.name = "own", .format = "template", .folder = "../own", .options = {{"template", "own.mustache"}}});
    }

    /// From the file, as a copy of it, or as a project that was never saved: all of them show the same images.
    void begin(FiledProject &project, const QString &how) const
    {
        const QString file = in("first/ship.hitbox");
        QVERIFY(writeProject(file, content()));
        if (how == QStringLiteral("opened")) {
            QVERIFY(project.open(file));
        } else {
            QVERIFY(project.openCopy(file));
            if (how == QStringLiteral("made")) {
                const Document made = project.session.document();
                project.files.startNew();
                project.session.commit(made, "Make");
            }
        }
    }

    /// All that is read beside the window has come.
    static void settle(const OpenProject &project)
    {
        const auto isRead = [&project](const QString &image) {
            const ImageFacts facts = project.images.catalog().value(image);
            return !facts.problem.isEmpty() || !facts.hash.isEmpty();
        };
        for (const Sprite &sprite : project.session.document().sprites)
            QTRY_VERIFY_WITH_TIMEOUT(isRead(sprite.image), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!project.live.findings.pending(), 60000);
    }

    void beginnings() const
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"opened", "copied", "made"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        madeImage(in("first/inside.png"), {64, 64});
        madeImage(in("art/outside.png"), {64, 64});
        madeImage(in("first/small.png"), {20, 20});
        madeImage(in("first/art/changed.png"), {64, 64});
        QVERIFY(QDir().mkpath(in("second")));
        QFile own(in("first/own.mustache"));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("{{#sprites}}{{name}} {{image}}\n{{/sprites}}");
    }

    void pathsInMemoryStayAsTheyAre_data() { beginnings(); }
    void pathsInMemoryStayAsTheyAre()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        const Document before = project.session.document();
        const int steps = project.session.history()->count();
        QSignalSpy changed(&project.session, &Session::changed);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        QCOMPARE(project.session.document(), before);
        QCOMPARE(project.session.history()->count(), steps);
        QVERIFY(changed.isEmpty());
        QCOMPARE(imagesNamed(*readProject(in("second/ship.hitbox"))),
                 QStringList({"../first/inside.png", "../art/outside.png", "../first/gone.png", "../first/small.png",
                              "../first/art/changed.png"}));
        for (const int there : {0, 1, 3, 4})
            QVERIFY(!decodedImage(project, before.sprites[there].image).isNull());
    }

    void whatIsFoundAndQuotedIsThatOfTheFile_data() { beginnings(); }
    void whatIsFoundAndQuotedIsThatOfTheFile()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        settle(project);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        settle(project);
        FiledProject fresh;
        QVERIFY(fresh.open(in("second/ship.hitbox")));
        settle(fresh);
        QCOMPARE(project.live.findings.list(), fresh.live.findings.list());
        QStringList rules;
        for (const Finding &finding : fresh.live.findings.list())
            rules.append(finding.rule);
        for (const char *rule : {"image-outside-folder", "missing-image", "frame-outside-image", "image-changed"})
            QVERIFY2(rules.contains(QLatin1String(rule)), rule);
    }

    void exportsAreThoseOfTheFile_data() { beginnings(); }
    void exportsAreThoseOfTheFile()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        FiledProject fresh;
        QVERIFY(fresh.open(in("second/ship.hitbox")));
        for (const Format &format : allFormats()) {
            const QString id = QString::fromLatin1(format.id);
            const ExportProfile profile{.name = id, .format = id, .folder = in("game")};
            QCOMPARE(exportOf(project, profile), exportOf(fresh, profile));
        }
        QCOMPARE(project.files.savedDocument(), fresh.files.savedDocument());
        const QList<ExportProfile> kept = fresh.session.document().exportProfiles;
        for (int i = 0; i < kept.size(); ++i)
            QCOMPARE(project.files.asInFile(project.session.document().exportProfiles.at(i)), kept.at(i));
        ExportProfile own = kept.last();
        own.folder = in("own");
        QCOMPARE(exportOf(project, own), exportOf(fresh, own));
        const Result<ExportPreview> made = previewOf(taskOf(project, own).request);
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        QVERIFY(made->files.first().bytes.contains("../first/inside.png"));
    }

    void profilesGoInAsTheyComeOut()
    {
        FiledProject project;
        begin(project, "opened");
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        const QList<ExportProfile> profiles = project.session.document().exportProfiles;
        QCOMPARE(project.files.asInFile(profiles.last()).folder, QStringLiteral("../own"));
        QCOMPARE(project.files.asInFile(profiles.last()).options.value("template"),
                 QStringLiteral("../first/own.mustache"));
        for (const ExportProfile &profile : profiles)
            QCOMPARE(project.files.asInMemory(project.files.asInFile(profile)), profile);
    }

    void historyLeadsToTheSameImages_data() { beginnings(); }
    void historyLeadsToTheSameImages()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        Session &session = project.session;
        session.commit(withoutSprite(session.document(), 1), "Remove");
        const QString second = in("second/ship.hitbox");
        QVERIFY(project.saveAs(second));
        QVERIFY(!project.files.modified());
        session.undo();
        QVERIFY(project.files.modified());
        QVERIFY(!decodedImage(project, session.document().sprites[1].image).isNull());
        QVERIFY(project.images.catalog().value(session.document().sprites[1].image).leavesFolder);
        session.redo();
        QVERIFY(!project.files.modified());
        session.undo();
        QVERIFY(project.save());
        QVERIFY(!project.files.modified());
        QCOMPARE(readProject(second)->sprites[1].image, QStringLiteral("../art/outside.png"));
        FiledProject fresh;
        QVERIFY(fresh.open(second));
        QCOMPARE(fresh.session.document(), project.files.asInFile(session.document()));
    }

    void anEditAfterwardsIsAModificationAndItsUndoIsNone_data() { beginnings(); }
    void anEditAfterwardsIsAModificationAndItsUndoIsNone()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        QVERIFY(!project.files.modified());
        project.session.commit(renameSprite(project.session.document(), 0, "boat"), "Rename");
        QVERIFY(project.files.modified());
        project.session.undo();
        QVERIFY(!project.files.modified());
    }

    void aGestureGoesOnWhileItIsSavedElsewhere_data() { beginnings(); }
    void aGestureGoesOnWhileItIsSavedElsewhere()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        Session &session = project.session;
        project.files.saveAs(in("second/ship.hitbox"));
        session.setTool("polygon");
        for (const geometry::Point p : {geometry::Point{5, 5}, geometry::Point{25, 5}, geometry::Point{25, 25}})
            session.feed(press(p));
        session.feed(moveTo({5, 25}));
        const Document drawn = session.shown();
        const qsizetype seen = session.overlay().primitives.size();
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(project.files.folder(), in("second"));
        QVERIFY(session.gestureUnderWay());
        QCOMPARE(session.shown(), drawn);
        QCOMPARE(session.overlay().primitives.size(), seen);
        QVERIFY(project.files.modified()); // what is being drawn is not in the file
        session.feed(keyInput(Qt::Key_Escape));
        QVERIFY(!project.files.modified());
        for (const geometry::Point p : {geometry::Point{5, 5}, geometry::Point{25, 5}, geometry::Point{25, 25}})
            session.feed(press(p));
        session.feed(keyInput(Qt::Key_Return));
        QCOMPARE(session.document().sprites[0].frames[0].shapes.size(), 2);
        QVERIFY(project.files.modified());
    }

    void savedWhereItWasItStaysToTheLetter()
    {
        FiledProject project;
        begin(project, "opened");
        const QByteArray bytes = bytesOfFile(in("first/ship.hitbox"));
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        QVERIFY(bytesOfFile(in("second/ship.hitbox")) != bytes);
        QVERIFY(project.saveAs(in("first/again.hitbox")));
        QCOMPARE(bytesOfFile(in("first/again.hitbox")), bytes);
    }

    void imagesThatAreAddedAreNamedFromTheFile_data() { beginnings(); }
    void imagesThatAreAddedAreNamedFromTheFile()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        const QString near = madeImage(in("second/near.png"));
        QVERIFY(addSprites(project, surveySprites({near, in("first/inside.png")})));
        const QList<Sprite> sprites = project.session.document().sprites;
        QVERIFY(!decodedImage(project, sprites[5].image).isNull());
        QVERIFY(!project.images.catalog().value(sprites[5].image).leavesFolder);
        QCOMPARE(sprites[6].image, sprites[0].image); // one image has one path
        QVERIFY(project.save());
        const Document written = *readProject(in("second/ship.hitbox"));
        QCOMPARE(written.sprites[5].image, QStringLiteral("near.png"));
        QCOMPARE(written.sprites[6].image, QStringLiteral("../first/inside.png"));
    }

    void importsFindTheSpritesThatAreThere_data() { beginnings(); }
    void importsFindTheSpritesThatAreThere()
    {
        QFETCH(const QString, how);
        FiledProject project;
        begin(project, how);
        QVERIFY(project.saveAs(in("second/ship.hitbox")));
        FiledProject fresh;
        QVERIFY(fresh.open(in("second/ship.hitbox")));
        settle(project); // what is known of images is noted with shapes
        settle(fresh);
        const auto spriteOf = [this](const QString &name, const QString &image) {
            Frame frame{.name = name + "_0", .rect = {0, 0, 640, 640}, .size = {640, 640}};
            ImportedSprite sprite{.sprite = {.name = name, .image = in(image), .frames = {frame}},
                                  .stated = Stated::Layout};
            sprite.imageSize = {64, 64};
            return sprite;
        };
        const Imported imported{.sprites = {spriteOf("sprite0", "first/inside.png"), spriteOf("new", "art/new.png")},
                                .categories = {},
                                .notes = {}};
        const ImportResult result = *importFiles(project, {imported}, "Import");
        const ImportResult other = *importFiles(fresh, {imported}, "Import");
        QCOMPARE(result.updated, QStringList{"sprite0"});
        QCOMPARE(result.added, QStringList{"new"});
        QCOMPARE(other.updated, result.updated);
        QCOMPARE(other.added, result.added);
        QStringList notes;
        QStringList otherNotes;
        for (const ImportNote &note : result.notes)
            notes.append(note.what);
        for (const ImportNote &note : other.notes)
            otherNotes.append(note.what);
        QCOMPARE(notes, otherNotes);
        QVERIFY(notes.join(u'\n').contains("beyond the image “../first/inside.png”"));
        QVERIFY(notes.join(u'\n').contains("beyond the image “../art/new.png”"));
        QCOMPARE(project.files.asInFile(project.session.document()), fresh.session.document());
    }

    void unsavedWorkIsRecoveredWithItsImages_data() { beginnings(); }
    void unsavedWorkIsRecoveredWithItsImages()
    {
        QFETCH(const QString, how);
        RecoveryStore store(in("recovery"));
        FiledProject project;
        Autosave autosave(project, store, 1h);
        QSignalSpy kept(&autosave, &Autosave::kept);
        begin(project, how);
        const QString second = in("second/ship.hitbox");
        QVERIFY(project.saveAs(second));
        project.session.commit(renameSprite(project.session.document(), 1, "boat"), "Rename");
        autosave.keepNow();
        QVERIFY(kept.wait(60000));
        const Result<OpenedProject> opened = openedRecovery({autosave.file(), {second, {}}, {}});
        QVERIFY(opened);
        QCOMPARE(*opened->unsaved, project.files.asInFile(project.session.document()));
        FiledProject recovered;
        recovered.files.show(*opened);
        QVERIFY(recovered.files.modified());
        QVERIFY(!decodedImage(recovered, recovered.session.document().sprites[1].image).isNull());
    }
};

HITBOX_CORE_TEST(ImageFolderTest)
#include "image_folder_test.moc"
