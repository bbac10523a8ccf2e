#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_watch.h"
#include "images/image_paths.h"
#include "session/files/opened_project.h"
#include "session/live/live_answer.h"
#include "session/work/background.h"
#include "session/work/run.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace hitbox {

class Session;
struct RecoveryOrigin;

/// What another program did to the file of the open project.
struct FileChange {
    enum class Kind {
        None,       ///< it is as this program knows it, by now
        Reloaded,   ///< there was no unsaved work: what it holds now was read, as one step of history
        Changed,    ///< it holds another project, which reload() would take
        Unreadable, ///< it holds what cannot be read
        Gone,       ///< it was moved or removed
    };
    Kind kind = Kind::None;
    bool isUnsaved = false;  ///< what is here, of Changed: else nobody could be asked just then
    bool isOfBefore = false; ///< when the project was opened here: what is unsaved was begun on an older file
    /// Between what was in it and what is, in one sentence; of Reloaded and Changed. Empty where nobody knows, as where
    /// what was in it has not been seen.
    QString differences = {};
    Error error = {}; ///< of Unreadable
};

/// The file that the open project is kept in, and what it is called. Shows projects that were read, and saves the one
/// of a session beside the window: one order after the other, each of the project as it was when it was given, while
/// editing goes on. What was ordered is written though this may have gone. Looks at the file when another program has
/// written to it.
class ProjectFiles final : public LiveAnswer
{
    Q_OBJECT

public:
    /// Whether another program's changes to the file are replaced.
    enum class Replacing { OwnBytes, AnyBytes };

    /// What lies at the file's place after a save that failed.
    enum class OnDisk {
        AsItWas,
        Saved, ///< the new file, whole, though it may not outlast a power cut
        Another,
        Untold, ///< it is there, and cannot be read
    };

    explicit ProjectFiles(Session &session); ///< which outlives it

    QString path() const { return m_path; } ///< of the project file; empty before the first save
    QString folder() const;                 ///< of the project file; empty before the first save
    RecoveryOrigin origin() const;          ///< what unsaved work goes into
    /// Paths of images and of export profiles begin in the first one in memory, and stay as they are while the project
    /// is open; in files, in sentences and in all else that leaves memory they begin in the second one.
    ImageFolders folders() const { return {m_imageFolder, folder()}; }
    // As the file has it: the very same where paths in memory begin in the file's folder too.
    Document asInFile(const Document &document) const;
    ExportProfile asInFile(const ExportProfile &profile) const;
    ExportProfile asInMemory(const ExportProfile &profile) const; ///< the other way round
    /// The file's base name. Before the first save, what it was started under, or else the name of its first sprite, or
    /// "untitled".
    QString name() const;
    const Document &savedDocument() const { return m_savedInFile; } ///< as in the file, or as it was started with
    /// The value is not the one that was shown or saved, or counts as saved; the file is gone; or something is being
    /// drawn.
    bool modified() const { return m_told.modified; }
    /// It is modified by more than the pictures that it was begun with: it would be missed.
    bool holdsWork() const;
    /// The value is about to be this one, of which the file is not to lack anything that anybody would miss. The next
    /// save writes it. Nothing where there is unsaved work.
    void countAsSaved(const Document &document);
    void noteBegun(); ///< as it is it holds nothing but pictures that were opened

    void startNew(); ///< an empty project takes the place of what is open

    /// Takes the place of what is open, which counts as unmodified.
    void show(const OpenedProject &opened);

    // Each order ends in answered() and then one of saved(), failed(), foundChanged() and cancelled(); of those that
    // find the same file changed only the last one tells. A gesture under way ends before.
    void save(Replacing replacing = Replacing::OwnBytes); ///< the project must have a file
    void saveAs(const QString &path);                     ///< the file leads to the same images from wherever it goes
    void cancel();                                        ///< what is not written by then stays as it is

    /// Asked before what another program wrote is read anew by itself. False while a dialog, say, goes by the project
    /// as it is: then the change is told as one that reload() would take.
    void setMayReload(std::function<bool()> mayReload) { m_mayReload = std::move(mayReload); }
    void look();     ///< at the file, without being told that it changed
    void tellAnew(); ///< what another program did to the file, to who was not there when it was told
    void reload();   ///< takes what another program wrote, as one step of history
    void keepMine(); ///< the next save replaces what another program wrote, without asking

    bool isSaving() const { return !m_orders.isEmpty(); }
    bool update(const Shown &shown) override;
    QString target() const; ///< where the next save() goes: the path of the last order, or of the project

signals:
    void ordered(const QString &path);
    void progressed(hitbox::Progress progress);
    void answered();
    void saved(const QString &path);
    /// The save that ends next replaced these bytes, which were of another project or of another program.
    void replaced(const QString &path, const QByteArray &bytes);
    /// The project counts as unsaved as before.
    void failed(const hitbox::Error &error, hitbox::ProjectFiles::OnDisk there);
    /// Another program has changed the file, or it is gone; nothing was written. Where differences are told, reload()
    /// takes what is there.
    void foundChanged(const QString &path, const hitbox::FileChange &change);
    void cancelled(const QString &path);
    void changedOnDisk(const hitbox::FileChange &change);

private:
    /// The file that the project was last read from or written to. Belongs to the work beside the window.
    struct KnownFile {
        QString path;
        QByteArray digest; ///< of the bytes that may be replaced
        QByteArray own;    ///< of those that this project was: others that may be replaced are told of
    };
    /// What a file is compared with.
    struct Compared {
        Document saved;
        QString folder;
        QString imageFolder; ///< where paths in memory begin
        int savings = 0;     ///< after which that was the saved one
    };
    /// The file as another program has left it.
    struct FileThere {
        bool isGone = false;
        std::optional<Result<OpenedProject>> read = std::nullopt; ///< where the bytes are not the known ones; in memory
        QString differences = {};                                 ///< empty where it holds what was saved
    };

    struct Order {
        Document document;   ///< in memory
        QString imageFolder; ///< where its paths begin
        QString path;
        Replacing replacing = Replacing::OwnBytes;
        Compared savedBefore;
        std::stop_source stop;
    };
    enum class Ending { Saved, Failed, FoundChanged, FoundGone, Stopped };
    struct Outcome {
        Ending ending = Ending::Saved;
        Error error = {};
        QByteArray digest = {};   ///< of what lies there now, where it is what was to be saved
        Document inFile = {};     ///< as the file has it, where it is what was to be saved
        QByteArray replaced = {}; ///< the bytes of another project, or of another program, that are not there any more
        OnDisk there = OnDisk::AsItWas;
        FileThere found = {}; ///< where it was changed
    };
    void give(const QString &path, Replacing replacing);
    static Outcome carriedOut(const Order &order, KnownFile &known, const Run &run);
    static Outcome afterFailure(const QString &path, const Document &inFile, KnownFile &known,
                                const std::optional<QByteArray> &before);
    void take(const std::shared_ptr<const Order> &order, const Outcome &outcome);

    struct Title {
        QString path;
        QString name;
        bool modified = false;

        friend bool operator==(const Title &, const Title &) = default;
    };

    bool isDrawing() const; ///< something that could be finished
    void start(const Document &document, const QString &path, const QString &name);
    void lookAtFile();
    Compared compared() const;
    FileChange changeFoundBy(const Order &order, const FileThere &found);
    static FileThere fileThere(const KnownFile &known, const Compared &with);
    void takeFile(FileThere there);
    enum class Written { Here, ByAnother };
    void know(const QByteArray &digest, Written by);
    void watchFile();
    void markSaved(const Order &order, const Outcome &outcome);

    Session &m_session;
    QString m_path;
    QString m_imageFolder; ///< where the paths in memory begin: of the file that was opened
    QString m_givenName;   ///< of a project without a file
    Document m_saved;      ///< as in memory when it was saved, or as it was started with
    int m_savings = 0;     ///< how often that became another one
    Document m_savedInFile;
    std::optional<Document> m_asGood; ///< counts as saved
    std::optional<Document> m_begun;  ///< with pictures alone, in a project without a file
    QByteArray m_savedDigest;         ///< of the file that it is in; empty without one
    Title m_told;
    QList<std::shared_ptr<const Order>> m_orders; ///< not answered yet
    std::shared_ptr<KnownFile> m_known;
    FileWatch m_watch;
    bool m_isGone = false;
    bool m_isForeign = false; ///< the saved value is another program's, and what is unsaved was begun on an older one
    std::function<bool()> m_mayReload;
    std::optional<OpenedProject> m_theirs; ///< what another program wrote, not taken yet
    Background m_background;
};

} // namespace hitbox
