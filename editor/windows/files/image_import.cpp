#include "windows/files/image_import.h"

#include "session/session.h"
#include "windows/actions/project_commands.h"
#include "windows/actions/project_view.h"
#include "windows/widgets/notice_bar.h"

#include <QPointer>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace hitbox {

namespace {

constexpr int longSurvey = 24; ///< images; fewer are looked at before a bar could be read

/// At most three reasons, and how many more there are.
QString reasons(const QList<Error> &errors)
{
    constexpr int most = 3;
    QStringList lines;
    for (const Error &error : errors.mid(0, most))
        lines.append(error.text());
    if (errors.size() > most)
        lines.append(ImageImport::tr("and %n more", nullptr, static_cast<int>(errors.size()) - most));
    return lines.join(QLatin1Char('\n'));
}

void tellWhatWasAdded(ProjectView &project, const NewSprites &found)
{
    const auto count = static_cast<int>(found.sprites.size());
    const QString added =
        count == 1 ? ImageImport::tr("Added 1 sprite.") : ImageImport::tr("Added %n sprites.", nullptr, count);
    if (found.errors.isEmpty())
        return project.tell(added);
    const QString left = found.sprites.isEmpty() ? ImageImport::tr("Nothing was added.")
                                                 : ImageImport::tr("%1 Left out were:").arg(added);
    project.notice(left + QLatin1Char('\n') + reasons(found.errors), {});
}

void offerSlicing(Session &session, ProjectView &project, SheetGrid grid)
{
    const FrameRef frame = session.currentFrame();
    const QString image = session.document().sprites.at(frame.sprite).image;
    // The sprite may be elsewhere, or gone, by the time of the answer.
    const auto withSprite = [&session, image](const std::function<void(int sprite)> &act) {
        return [&session, image, act] {
            const QList<Sprite> &sprites = session.document().sprites;
            for (int i = 0; i < sprites.size(); ++i) {
                if (sprites[i].image == image)
                    return act(i);
            }
        };
    };
    project.notice(ImageImport::tr("Looks like %1 × %2 frames.").arg(grid.columns).arg(grid.rows),
                   {{ImageImport::tr("Slice"), withSprite([&session, &project, grid](int sprite) {
                         sliceSprite(session, project, sprite, grid);
                     })},
                    {ImageImport::tr("Choose…"), withSprite([&session, &project](int sprite) {
                         session.setCurrentFrame({sprite, 0});
                         sliceSheet(session, project);
                     })},
                    {ImageImport::tr("Keep whole"), [] {}}});
}

} // namespace

ImageImport::ImageImport(const QStringList &paths, QObject *parent)
    : QObject(parent)
{
    connect(&m_survey, &QFutureWatcherBase::finished, this, &ImageImport::tell);
    connect(&m_survey, &QFutureWatcherBase::progressValueChanged, this,
            [this](int done) { emit progressed(done, m_survey.progressMaximum()); });
    auto promise = std::make_shared<QPromise<Survey>>();
    promise->start();
    m_survey.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, paths] {
        Survey survey;
        survey.found = surveySprites(paths, [&promise](int done, int all) {
            promise->setProgressRange(0, all);
            promise->setProgressValue(done);
            return !promise->isCanceled();
        });
        if (survey.found.sprites.size() == 1 && survey.found.errors.isEmpty())
            survey.grid = sheetGridIn(survey.found.sprites.first().image);
        promise->addResult(survey);
        promise->finish();
    });
}

ImageImport::~ImageImport()
{
    m_survey.cancel();
    m_survey.waitForFinished();
}

void ImageImport::cancel()
{
    m_survey.cancel();
}

void ImageImport::tell()
{
    deleteLater();
    if (m_survey.isCanceled())
        return;
    const Survey survey = m_survey.result();
    emit finished(survey.found, survey.grid);
}

void surveyImages(ProjectView &project, const QStringList &paths, const TakeImages &take)
{
    auto *import = new ImageImport(paths, &project.widget());
    auto progress = std::make_shared<QPointer<NoticeBar>>();
    const auto stop = [progress] {
        if (*progress)
            (*progress)->deleteLater();
    };
    QObject::connect(import, &ImageImport::progressed, &project.widget(),
                     [&project, import, progress](int done, int all) {
                         if (all < longSurvey)
                             return;
                         if (!*progress)
                             *progress = &project.notice(ImageImport::tr("Looking at %n images…", nullptr, all),
                                                         {{ImageImport::tr("Cancel"), [import] { import->cancel(); }}},
                                                         NoticeBar::Kind::Standing);
                         (*progress)->showProgress(done, all);
                     });
    QObject::connect(import, &QObject::destroyed, &project.widget(), stop);
    QObject::connect(import, &ImageImport::finished, &project.widget(), take);
}

void takeImages(Session &session, ProjectView &project, const NewSprites &found, SheetGrid grid)
{
    const bool wasEmpty = session.document().sprites.isEmpty();
    // What could not be read is told below, in full.
    static_cast<void>(session.addSprites(found));
    if (wasEmpty)
        project.fitView();
    tellWhatWasAdded(project, found);
    if (grid.columns * grid.rows > 1)
        offerSlicing(session, project, grid);
}

void importImages(Session &session, ProjectView &project, const QStringList &paths)
{
    surveyImages(project, paths, [&session, &project](const NewSprites &found, SheetGrid grid) {
        takeImages(session, project, found, grid);
    });
}

} // namespace hitbox
