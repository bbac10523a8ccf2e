#include "session/files/project_files.h"

#include "document/edits.h"
#include "document/recognized.h"
#include "files/content_digest.h"
#include "files/file_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "session/files/differences_text.h"
#include "session/files/recovery_store.h"
#include "session/session.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Of a file that is not there, that of nothing; none where it is there and cannot be read.
std::optional<QByteArray> stateAt(const QString &path, const Result<QByteArray> &read)
{
    if (read)
        return contentDigest(*read);
    return isSurelyGone(path) ? std::optional(QByteArray()) : std::nullopt;
}

} // namespace

ProjectFiles::ProjectFiles(Session &session)
    : m_session(session)
    , m_known(std::make_shared<KnownFile>())
{
    session.follow(*this);
    connect(&m_watch, &FileWatch::changed, this, &ProjectFiles::lookAtFile);
}

QString ProjectFiles::folder() const
{
    return m_path.isEmpty() ? QString() : QFileInfo(m_path).absolutePath();
}

RecoveryOrigin ProjectFiles::origin() const
{
    return {m_path, m_savedDigest, name()};
}

Document ProjectFiles::asInFile(const Document &document) const
{
    return withPathsRebased(document, m_imageFolder, folder());
}

ExportProfile ProjectFiles::asInFile(const ExportProfile &profile) const
{
    return withPathsRebased(profile, m_imageFolder, folder());
}

ExportProfile ProjectFiles::asInMemory(const ExportProfile &profile) const
{
    return withPathsRebased(profile, folder(), m_imageFolder);
}

QString ProjectFiles::name() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).completeBaseName();
    if (!m_givenName.isEmpty())
        return m_givenName;
    const Sprite *first = findSprite(m_session.document(), 0);
    return first && !first->name.isEmpty() ? first->name : tr("untitled");
}

bool ProjectFiles::isDrawing() const
{
    return m_session.gestureUnderWay() && m_session.hint().finishable;
}

bool ProjectFiles::holdsWork() const
{
    return modified() && (!m_path.isEmpty() || isDrawing() || m_session.document() != m_begun);
}

void ProjectFiles::countAsSaved(const Document &document)
{
    if (!modified())
        m_asGood = document;
}

void ProjectFiles::noteBegun()
{
    m_begun = m_session.document();
}

bool ProjectFiles::update(const Shown &)
{
    const Document &document = m_session.document();
    const bool modified = m_isGone || isDrawing() || (document != m_saved && document != m_asGood);
    const Title now{m_path, name(), modified};
    return now != std::exchange(m_told, now);
}

void ProjectFiles::start(const Document &document, const QString &path, const QString &name)
{
    m_path = path;
    m_imageFolder = folder();
    m_givenName = name;
    m_saved = document;
    ++m_savings;
    m_savedInFile = document;
    m_asGood.reset();
    m_begun.reset();
    m_session.start(document);
}

void ProjectFiles::startNew()
{
    show({.document = emptyProject(), .path = {}, .name = {}, .digest = {}});
}

void ProjectFiles::show(const OpenedProject &opened)
{
    m_orders.clear();
    m_known = std::make_shared<KnownFile>(KnownFile{opened.path, opened.digest, opened.digest});
    m_savedDigest = opened.digest;
    m_isForeign = opened.since != FileSince::AsItWas;
    m_theirs.reset();
    m_isGone = false;
    start(opened.document, opened.path, opened.name);
    if (opened.unsaved)
        m_session.take(*opened.unsaved, tr("Recover unsaved work"), opened.outline);
    watchFile();
}

void ProjectFiles::watchFile()
{
    m_watch.watch(m_path.isEmpty() ? QStringList() : QStringList{m_path});
}

void ProjectFiles::look()
{
    m_watch.look();
}

void ProjectFiles::tellAnew()
{
    if (!m_path.isEmpty())
        lookAtFile();
}

ProjectFiles::Compared ProjectFiles::compared() const
{
    return {m_saved, folder(), m_imageFolder, m_savings};
}

/// Behind the saves that were ordered, so that what they write is known.
void ProjectFiles::lookAtFile()
{
    m_background.start([known = m_known, with = compared()] { return fileThere(*known, with); },
                       [this, known = m_known, savings = m_savings](const FileThere &there) {
                           if (known != m_known)
                               return;
                           if (savings != m_savings)
                               return lookAtFile(); // compared with what is no longer the saved one
                           takeFile(there);
                       });
}

ProjectFiles::FileThere ProjectFiles::fileThere(const KnownFile &known, const Compared &with)
{
    const Result<QByteArray> bytes = readWhole(known.path);
    if (!bytes && isSurelyGone(known.path))
        return {.isGone = true};
    if (!bytes)
        return {.read = bytes.error()};
    if (contentDigest(*bytes) == known.digest)
        return {};
    FileThere there{.read = openedProject(known.path)};
    if (!*there.read)
        return there;
    Document &theirs = (*there.read)->document;
    theirs = recognized(withPathsRebased(std::move(theirs), with.folder, with.imageFolder), with.saved);
    if (theirs != with.saved)
        there.differences = differencesText(with.saved, theirs);
    return there;
}

void ProjectFiles::takeFile(FileThere there)
{
    m_theirs.reset();
    if (there.isGone != std::exchange(m_isGone, there.isGone))
        emit arrived();
    if (there.isGone || !there.read) {
        emit changedOnDisk({there.isGone ? FileChange::Kind::Gone : FileChange::Kind::None});
        return;
    }
    if (!*there.read) {
        emit changedOnDisk({.kind = FileChange::Kind::Unreadable, .error = there.read->error()});
        return;
    }
    m_theirs = std::move(**there.read);
    if (there.differences.isEmpty()) { // written in another way, and the same
        if (m_isForeign)
            m_theirs.reset();
        else
            know(std::exchange(m_theirs, {})->digest, Written::Here);
        emit changedOnDisk({FileChange::Kind::None});
        return;
    }
    const bool isUnsaved = modified() || m_session.gestureUnderWay();
    const bool takesIt = !isUnsaved && (!m_mayReload || m_mayReload());
    if (takesIt)
        reload();
    emit changedOnDisk({.kind = takesIt ? FileChange::Kind::Reloaded : FileChange::Kind::Changed,
                        .isUnsaved = isUnsaved,
                        .differences = there.differences});
}

/// Behind a save that was ordered before, which may have written something newer by then.
void ProjectFiles::know(const QByteArray &digest, Written by)
{
    m_isForeign = false;
    const QByteArray was = std::exchange(m_savedDigest, digest);
    m_background.start(
        [known = m_known, digest, was, by] {
            if (known->digest != was)
                return false;
            known->digest = digest;
            if (by == Written::Here)
                known->own = digest;
            return true;
        },
        [](bool) {});
}

void ProjectFiles::reload()
{
    if (!m_theirs)
        return;
    const OpenedProject theirs = *std::exchange(m_theirs, {});
    know(theirs.digest, Written::Here); // it is what this project is now
    m_saved = theirs.document;
    m_asGood.reset();
    ++m_savings;
    m_savedInFile = asInFile(theirs.document);
    m_session.take(theirs.document, tr("Reload the changed file"));
    emit arrived();
}

void ProjectFiles::keepMine()
{
    if (m_theirs)
        know(std::exchange(m_theirs, {})->digest, Written::ByAnother);
}

QString ProjectFiles::target() const
{
    return m_orders.isEmpty() ? m_path : m_orders.constLast()->path;
}

void ProjectFiles::save(Replacing replacing)
{
    if (target().isEmpty())
        emit failed({{}, {}, tr("the project has no file yet, expected a name to save it under")}, OnDisk::AsItWas);
    else
        give(target(), replacing);
}

void ProjectFiles::saveAs(const QString &path)
{
    give(QFileInfo(path).absoluteFilePath(), Replacing::AnyBytes);
}

void ProjectFiles::give(const QString &path, Replacing replacing)
{
    m_session.endGesture(Session::GestureEnd::Finish);
    const auto order =
        std::make_shared<const Order>(Order{m_session.document(), m_imageFolder, path, replacing, compared(), {}});
    // Keys that are held down ask for the same again and again.
    const bool isOrdered = !m_orders.isEmpty() && m_orders.constLast()->path == path &&
                           m_orders.constLast()->replacing == replacing &&
                           m_orders.constLast()->document == order->document;
    if (isOrdered && !m_orders.constLast()->stop.stop_requested())
        return;
    m_orders.append(order);
    const auto tell = progressTeller(m_background.call(), [this, order](Progress progress) {
        if (m_orders.contains(order))
            emit progressed(progress);
    });
    const auto work = [order, known = m_known, tell] {
        return carriedOut(*order, *known, Run(order->stop.get_token(), tell));
    };
    m_background.start(work, [this, order](const Outcome &outcome) { take(order, outcome); });
    emit ordered(path);
}

ProjectFiles::Outcome ProjectFiles::carriedOut(const Order &order, KnownFile &known, const Run &run)
{
    if (run.isStopped())
        return {Ending::Stopped};
    const Result<QByteArray> there = readWhole(order.path);
    const std::optional<QByteArray> before = stateAt(order.path, there);
    const bool isKnown = known.path == order.path;
    const bool isOwn = isKnown && before == known.own;
    if (order.replacing == Replacing::OwnBytes && isKnown && before != known.digest) {
        if (!before) // nobody knows whether another program changed it
            return {.ending = Ending::Failed, .error = there.error()};
        if (before->isEmpty())
            return {Ending::FoundGone};
        return {.ending = Ending::FoundChanged, .found = fileThere(known, order.savedBefore)};
    }
    if (run.isStopped())
        return {Ending::Stopped};
    const QByteArray replaced = there && !isOwn ? *there : QByteArray();
    const Document inFile = withPathsRebased(order.document, order.imageFolder, QFileInfo(order.path).absolutePath());
    const Result<QByteArray> written = writeProject(order.path, inFile, run.watcher());
    if (written) {
        const QByteArray digest = contentDigest(*written);
        known = {order.path, digest, digest};
        return {.digest = digest, .inFile = inFile, .replaced = replaced};
    }
    Outcome failed = afterFailure(order.path, inFile, known, before);
    if (run.isStopped() && failed.there == OnDisk::AsItWas)
        return {Ending::Stopped};
    failed.error = written.error();
    if (failed.there != OnDisk::AsItWas)
        failed.replaced = replaced;
    return failed;
}

/// What was written though it failed is known from then on: the next save finds nothing changed by others.
ProjectFiles::Outcome ProjectFiles::afterFailure(const QString &path, const Document &inFile, KnownFile &known,
                                                 const std::optional<QByteArray> &before)
{
    const Result<QByteArray> bytes = readWhole(path);
    const std::optional<QByteArray> now = stateAt(path, bytes);
    if (!now)
        return {.ending = Ending::Failed, .there = OnDisk::Untold};
    if (now == before)
        return {.ending = Ending::Failed, .there = OnDisk::AsItWas};
    if (!bytes || *bytes != projectBytes(inFile))
        return {.ending = Ending::Failed, .there = OnDisk::Another};
    if (known.path == path)
        known = {path, *now, *now};
    return {.ending = Ending::Failed, .digest = *now, .there = OnDisk::Saved};
}

void ProjectFiles::take(const std::shared_ptr<const Order> &order, const Outcome &outcome)
{
    if (!m_orders.removeOne(order))
        return;
    if (outcome.ending == Ending::Saved)
        markSaved(*order, outcome);
    if (outcome.there == OnDisk::Saved && order->path == m_path)
        m_savedDigest = outcome.digest; // unsaved work goes into this one
    emit answered();
    if (!outcome.replaced.isEmpty())
        emit replaced(order->path, outcome.replaced);
    const auto isRepeated = [&order](const std::shared_ptr<const Order> &later) {
        return later->path == order->path && !later->stop.stop_requested();
    };
    const bool foundOther = outcome.ending == Ending::FoundChanged || outcome.ending == Ending::FoundGone;
    if (foundOther && std::ranges::any_of(m_orders, isRepeated))
        return; // the later one tells, or replaces it
    switch (outcome.ending) {
    case Ending::Saved: emit saved(order->path); break;
    case Ending::Failed: emit failed(outcome.error, outcome.there); break;
    case Ending::FoundChanged: emit foundChanged(order->path, changeFoundBy(*order, outcome.found)); break;
    case Ending::FoundGone:
        emit foundChanged(order->path, {.kind = FileChange::Kind::Gone, .isOfBefore = m_isForeign});
        break;
    case Ending::Stopped: emit cancelled(order->path); break;
    }
}

/// What differs is told, and can be taken, where it was compared with what is the saved one still.
FileChange ProjectFiles::changeFoundBy(const Order &order, const FileThere &found)
{
    FileChange change{.kind = FileChange::Kind::Changed, .isUnsaved = true, .isOfBefore = m_isForeign};
    if (found.read && !*found.read)
        return {.kind = FileChange::Kind::Unreadable, .isOfBefore = m_isForeign, .error = found.read->error()};
    if (found.read && !found.differences.isEmpty() && order.savedBefore.savings == m_savings) {
        m_theirs = **found.read;
        change.differences = found.differences;
    }
    return change;
}

void ProjectFiles::markSaved(const Order &order, const Outcome &outcome)
{
    m_savedDigest = outcome.digest;
    m_isGone = false;
    m_isForeign = false;
    m_theirs.reset();
    m_path = order.path;
    m_saved = order.document;
    m_asGood.reset();
    ++m_savings;
    m_savedInFile = outcome.inFile;
    watchFile();
    emit arrived();
}

void ProjectFiles::cancel()
{
    for (const std::shared_ptr<const Order> &order : std::as_const(m_orders))
        std::stop_source(order->stop).request_stop();
}

} // namespace hitbox
