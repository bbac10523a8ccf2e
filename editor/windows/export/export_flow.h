#pragma once

#include "session/work/export_job.h"
#include "windows/export/past_exports.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace hitbox {

class KeptSettings;
class NoticeBar;
class ProjectView;
class OpenProject;
struct NoticeChoice;

/// Exporting one project as a person meets it: the dialog, the last export once more, and the profiles that are made
/// at every save. What was written and lost stands in the status line, what went wrong in a bar with a way to it.
class ExportFlow : public QObject
{
    Q_OBJECT

public:
    ExportFlow(OpenProject &project, KeptSettings &settings, ProjectView &view, QObject *parent);

    void openDialog();
    void exportAgain();     ///< the dialog opens where there is nothing to repeat
    void exportAfterSave(); ///< beside the window; the save has been told already
    /// Another project is in view. One that names no engine is made for that of its last export here.
    void beginAnew();
    const std::optional<PastExport> &lastMade() const { return m_last; } ///< in this run of the program
    void setLast(const std::optional<PastExport> &made) { m_last = made; }
    bool isUnderWay() const { return !m_underWay.isEmpty(); }

signals:
    void allWritten(); ///< nothing is under way any more, and what was wanted last is written
    void failed();     ///< and told

private:
    enum class Occasion { Again, Save };
    enum class DoubtfulFiles { Spared, Replaced }; ///< those that may be of something else

    std::optional<ExportProfile> last() const;
    ExportProfile start() const;
    PastExports past() const;
    void learn(PastExports &exports, const ExportProfile &made, const QStringList &files) const;
    ExportProfile placed(const ExportProfile &profile) const; ///< as the file has it, but with an absolute folder

    /// Its folder, and the files beyond the project that it reads: what it may not reach without a question.
    QStringList places(const ExportProfile &placed) const;
    bool isKnown(const ExportProfile &placed) const;
    void openDialog(const ExportProfile &start);
    void remember(const ExportProfile &made, const QStringList &files);
    bool takeEngine(const QString &format);
    void noteUnasked(const ExportOutcome &outcome);
    void allow(const QString &place);
    void run(const QList<ExportProfile> &profiles, Occasion occasion, DoubtfulFiles doubtful = DoubtfulFiles::Spared);
    void askFor(const QList<ExportProfile> &profiles);
    void take(const QList<ExportOutcome> &outcomes);
    void tellAgain(const ExportOutcome &outcome);
    void tellAfterSave(const QList<ExportOutcome> &outcomes);
    void tellFailure(const QString &text, const ExportOutcome &outcome, Occasion occasion);
    void show(const QString &text, const QList<NoticeChoice> &choices);

    OpenProject &m_project;
    KeptSettings &m_settings;
    ProjectView &m_view;
    ExportJob m_job;
    std::optional<PastExport> m_last; ///< made in this run of the program
    QList<Occasion> m_underWay;       ///< of what m_job runs, in order
    QSet<QString> m_asked;            ///< places that the user was asked about
    QPointer<NoticeBar> m_notice;
};

} // namespace hitbox
