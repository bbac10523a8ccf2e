#include "windows/export/export_flow.h"

#include "document/profile_edits.h"
#include "formats/all_formats.h"
#include "formats/export/profile_ground.h"
#include "session/open_project.h"
#include "windows/actions/project_commands.h"
#include "windows/actions/project_view.h"
#include "windows/export/export_dialog.h"
#include "windows/files/samples.h"
#include "windows/problems/finding_look.h"
#include "windows/settings/kept_settings.h"
#include "windows/widgets/names_in_short.h"
#include "windows/widgets/notice_bar.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// Where a project goes that was never exported: beside its file, or else beside its first picture, where one may
/// write and that is no sample.
QString firstFolder(const OpenProject &project)
{
    const QString folder = QStringLiteral("/export");
    if (!project.files.path().isEmpty())
        return project.files.folder() + folder;
    const QList<Sprite> &sprites = project.session.document().sprites;
    const QFileInfo image(sprites.isEmpty() ? QString() : sprites.first().image);
    const bool mayWriteBeside =
        image.isAbsolute() && !isSample(image.filePath()) && QFileInfo(image.path()).isWritable();
    return (mayWriteBeside ? image.path() : QDir::homePath()) + folder;
}

/// What was written, for whom, and where.
QString told(const ExportProfile &made, const QStringList &files)
{
    const QString folder = QDir::toNativeSeparators(made.folder);
    return ExportFlow::tr("Exported %1 into %2 (%3).").arg(inShort(files), folder, formatTitle(made.format));
}

/// And how much was lost.
QString told(const ExportOutcome &outcome)
{
    const QString text = told(outcome.task.profile, outcome.files);
    if (outcome.losses.isEmpty())
        return text;
    const QString first = outcome.losses.constFirst().message;
    if (outcome.losses.size() == 1)
        return ExportFlow::tr("%1 Lost or changed: %2.").arg(text, first);
    const auto more = static_cast<int>(outcome.losses.size()) - 1;
    return ExportFlow::tr("%1 Lost or changed: %2, and %n more.", nullptr, more).arg(text, first);
}

/// The first of the reasons, of which there may be one for each shape.
QString reason(const Error &error)
{
    const QStringList lines = error.text().split(QLatin1Char('\n'));
    const auto more = static_cast<int>(lines.size()) - 1;
    return more == 0 ? lines.constFirst() : ExportFlow::tr("%1, and %n more", nullptr, more).arg(lines.constFirst());
}

} // namespace

ExportFlow::ExportFlow(OpenProject &project, KeptSettings &settings, ProjectView &view, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_settings(settings)
    , m_view(view)
{
    connect(&m_job, &ExportJob::finished, this, &ExportFlow::take);
}

void ExportFlow::beginAnew()
{
    m_last.reset();
    m_asked.clear();
    NoticeBar::dismiss(m_notice);
    const std::optional<ExportProfile> made = past().last(m_project.files.path());
    if (made && !m_project.files.modified() && takeEngine(made->format))
        m_view.tell(tr("The project is made for %1, as it was exported last: undo takes that back.")
                        .arg(formatTitle(made->format)));
}

/// Whoever exports for an engine makes the project for it, unless it names one. A saved project stays saved.
bool ExportFlow::takeEngine(const QString &formatId)
{
    const Format *format = findFormat(formatId);
    Document made = m_project.session.document();
    if (!format || !format->isForEngines || !made.engine.isEmpty())
        return false;
    made.engine = formatId;
    m_project.files.countAsSaved(made);
    chooseEngine(m_project.session, formatId);
    return true;
}

ExportProfile ExportFlow::placed(const ExportProfile &profile) const
{
    ExportProfile absolute = profile;
    absolute.folder = profileFolder(profile, m_project.files.folder());
    return absolute;
}

QStringList ExportFlow::places(const ExportProfile &placed) const
{
    const QString home = m_project.files.folder();
    return QStringList{placed.folder} + beyondGround(placed, home, profileGround(home, home)).read;
}

bool ExportFlow::isKnown(const ExportProfile &placed) const
{
    const PastExports exports = past();
    return std::ranges::all_of(
        places(placed), [&](const QString &place) { return exports.knowsFolder(m_project.files.path(), place); });
}

PastExports ExportFlow::past() const
{
    PastExports exports = m_settings.now().exports;
    if (m_last) // of a project without a file the settings know nothing
        learn(exports, m_last->profile, m_last->files);
    return exports;
}

/// Whoever made an export saw what it reads, too.
void ExportFlow::learn(PastExports &exports, const ExportProfile &made, const QStringList &files) const
{
    const QString path = m_project.files.path();
    exports.add({path, made, files});
    for (const QString &place : places(made))
        exports.allow(path, place);
}

/// A profile as it is now, not as it was then.
std::optional<ExportProfile> ExportFlow::last() const
{
    const std::optional<ExportProfile> made = past().last(m_project.files.path());
    if (!made || made->name.isEmpty())
        return made;
    const ExportProfile *profile = findProfile(m_project.session.document(), made->name);
    return profile ? std::optional(placed(m_project.files.asInFile(*profile))) : std::nullopt;
}

ExportProfile ExportFlow::start() const
{
    const std::optional<ExportProfile> made = last();
    if (made && !made->name.isEmpty())
        return *made;
    ExportProfile start = made.value_or(ExportProfile{});
    if (!made) {
        start.format = m_settings.now().exportFormat;
        start.folder = firstFolder(m_project);
    }
    if (const QString &engine = m_project.session.document().engine; findFormat(engine) && engine != start.format) {
        const std::optional<ExportProfile> other = past().last(m_project.files.path(), engine);
        start.format = engine;
        start.options = other ? other->options : QMap<QString, QString>();
    }
    if (!findFormat(start.format))
        start.format = Settings().exportFormat;
    return start;
}

void ExportFlow::openDialog()
{
    openDialog(start());
}

void ExportFlow::openDialog(const ExportProfile &start)
{
    ExportDialog dialog(m_project, m_job, past(), start, &m_view.widget());
    connect(&dialog, &ExportDialog::folderAllowed, this, &ExportFlow::allow);
    const bool written = dialog.exec() == QDialog::Accepted;
    if (dialog.wanted())
        return m_view.showFinding(*dialog.wanted());
    if (!written)
        return;
    const ExportProfile choice = dialog.choice();
    if (choice.name.isEmpty()) {
        Settings settings = m_settings.now();
        settings.exportFormat = choice.format;
        m_settings.set(settings);
    }
    QStringList names;
    for (const OutputFile &file : dialog.files())
        names.append(file.name);
    remember(choice, names);
    const QString exported = told(choice, names);
    const bool isDrawing = m_project.live.drawing.now().has_value(); // which is not ended for an engine
    if (isDrawing || !takeEngine(choice.format))
        return m_view.tell(exported);
    m_view.tell(
        tr("%1 The project is made for %2 now: undo takes that back.").arg(exported, formatTitle(choice.format)));
}

void ExportFlow::remember(const ExportProfile &made, const QStringList &files)
{
    const QString path = m_project.files.path();
    m_last = PastExport{path, made, files};
    if (path.isEmpty())
        return;
    Settings settings = m_settings.now();
    learn(settings.exports, made, files);
    m_settings.set(settings);
}

/// That it goes there is known, but what one exported oneself is exported again.
void ExportFlow::noteUnasked(const ExportOutcome &outcome)
{
    Settings settings = m_settings.now();
    settings.exports.addUnasked({m_project.files.path(), outcome.task.profile, outcome.files});
    m_settings.set(settings);
}

void ExportFlow::allow(const QString &place)
{
    const QString path = m_project.files.path();
    if (path.isEmpty())
        return;
    Settings settings = m_settings.now();
    settings.exports.allow(path, place);
    m_settings.set(settings);
}

void ExportFlow::exportAgain()
{
    const std::optional<ExportProfile> made = last();
    if (!made || !isKnown(*made))
        return openDialog();
    m_view.tell(tr("Exporting…"));
    run({*made}, Occasion::Again);
}

void ExportFlow::exportAfterSave()
{
    if (m_last && m_last->project.isEmpty()) // made before the project had a file
        remember(m_last->profile, m_last->files);
    QList<ExportProfile> known;
    QList<ExportProfile> unknown;
    for (const ExportProfile &profile : m_project.files.savedDocument().exportProfiles) {
        if (!profile.onSave)
            continue;
        const ExportProfile wanted = placed(profile);
        (isKnown(wanted) ? known : unknown).append(wanted);
    }
    if (!known.isEmpty())
        run(known, Occasion::Save);
    unknown.removeIf([this](const ExportProfile &profile) {
        return std::ranges::all_of(places(profile), [this](const QString &place) { return m_asked.contains(place); });
    });
    if (!unknown.isEmpty())
        askFor(unknown);
}

/// A project that came from elsewhere could name any folder, and any file.
void ExportFlow::askFor(const QList<ExportProfile> &profiles)
{
    QStringList folders;
    QStringList files;
    for (const ExportProfile &profile : profiles) {
        QStringList asked = places(profile);
        m_asked.unite(QSet<QString>(asked.begin(), asked.end()));
        folders.append(QDir::toNativeSeparators(asked.takeFirst()));
        for (const QString &file : asked)
            files.append(QDir::toNativeSeparators(file));
    }
    folders.removeDuplicates();
    files.removeDuplicates();
    const auto allowAll = [this, profiles] {
        for (const ExportProfile &profile : profiles) {
            for (const QString &place : places(profile))
                allow(place);
        }
        run(profiles, Occasion::Save);
    };
    const QString text = files.isEmpty()
                             ? tr("The project wants to be exported at every save, into %1.").arg(inShort(folders))
                             : tr("The project wants to be exported at every save, into %1, and to read %2 for it.")
                                   .arg(inShort(folders), inShort(files));
    show(text, {{tr("Allow"), allowAll}});
}

void ExportFlow::run(const QList<ExportProfile> &profiles, Occasion occasion, DoubtfulFiles doubtful)
{
    // What was saved goes with the save, though editing may have gone on meanwhile.
    const ProjectFiles &files = m_project.files;
    const Document document =
        occasion == Occasion::Save ? files.savedDocument() : files.asInFile(m_project.session.document());
    QList<ExportTask> tasks;
    for (const ExportProfile &profile : profiles) {
        tasks.append(taskOf(m_project, document, profile));
        if (doubtful == DoubtfulFiles::Replaced)
            continue;
        tasks.last().doubtful = [past = past(), wanted = PastExport{files.path(), profile}](const QStringList &names) {
            PastExport named = wanted;
            named.files = names;
            return past.doubtful(named);
        };
    }
    m_underWay.append(occasion);
    m_job.run(tasks);
}

void ExportFlow::take(const QList<ExportOutcome> &outcomes)
{
    if (m_underWay.takeFirst() == Occasion::Again)
        tellAgain(outcomes.constFirst());
    else
        tellAfterSave(outcomes);
    if (!std::ranges::all_of(outcomes, [](const ExportOutcome &outcome) { return outcome.written.ok(); }))
        emit failed();
    else if (!isUnderWay())
        emit allWritten();
}

void ExportFlow::tellAgain(const ExportOutcome &outcome)
{
    if (!outcome.written)
        return tellFailure(tr("Not exported: %1").arg(reason(outcome.written.error())), outcome, Occasion::Again);
    NoticeBar::dismiss(m_notice);
    remember(outcome.task.profile, outcome.files);
    m_view.tell(told(outcome));
    if (!outcome.losses.isEmpty())
        show(told(outcome), {{tr("Export…"), [this, profile = outcome.task.profile] { openDialog(profile); }}});
}

void ExportFlow::tellAfterSave(const QList<ExportOutcome> &outcomes)
{
    QStringList sentences;
    const ExportOutcome *failed = nullptr;
    for (const ExportOutcome &outcome : outcomes) {
        if (outcome.written)
            sentences.append(told(outcome));
        else if (!failed)
            failed = &outcome;
    }
    for (const ExportOutcome &outcome : outcomes) {
        if (outcome.written)
            noteUnasked(outcome);
    }
    if (!sentences.isEmpty())
        m_view.tell(tr("Saved. %1").arg(sentences.join(QLatin1Char(' '))));
    if (!failed)
        return NoticeBar::dismiss(m_notice);
    tellFailure(
        tr("Saved, but “%1” was not exported: %2").arg(failed->task.profile.name, reason(failed->written.error())),
        *failed, Occasion::Save);
}

/// The way to what is wrong: the first shape that is, or else the dialog. What stands in the way may be replaced.
void ExportFlow::tellFailure(const QString &text, const ExportOutcome &outcome, Occasion occasion)
{
    const ExportProfile &profile = outcome.task.profile;
    QList<NoticeChoice> choices;
    if (!outcome.spared.isEmpty())
        choices.append(
            {tr("Replace"), [this, profile, occasion] { run({profile}, occasion, DoubtfulFiles::Replaced); }});
    const QList<Finding> &findings = m_project.live.findings.list();
    const auto problem = std::find_if(findings.cbegin(), findings.cend(), isExportProblem);
    if (problem != findings.cend() && outcome.spared.isEmpty())
        choices.append({tr("Show"), [this, finding = *problem] { m_view.showFinding(finding); }});
    choices.append({tr("Export…"), [this, profile] { openDialog(profile); }});
    show(text, choices);
    m_notice->asError();
}

void ExportFlow::show(const QString &text, const QList<NoticeChoice> &choices)
{
    NoticeBar::dismiss(m_notice);
    m_notice = &m_view.notice(text, choices);
}

} // namespace hitbox
