#include "windows/files/image_import.h"

#include "session/session.h"
#include "windows/actions/workspace_commands.h"
#include "windows/main/status_line.h"
#include "windows/main/workspace.h"
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
        lines.append(Workspace::tr("and %n more", nullptr, static_cast<int>(errors.size()) - most));
    return lines.join(QLatin1Char('\n'));
}

void tellWhatWasAdded(Workspace &workspace, const NewSprites &found)
{
    const auto count = static_cast<int>(found.sprites.size());
    const QString added =
        count == 1 ? Workspace::tr("Added 1 sprite.") : Workspace::tr("Added %n sprites.", nullptr, count);
    if (found.errors.isEmpty())
        return workspace.status().tell(added);
    const QString left =
        found.sprites.isEmpty() ? Workspace::tr("Nothing was added.") : Workspace::tr("%1 Left out were:").arg(added);
    workspace.notice(left + QLatin1Char('\n') + reasons(found.errors), {});
}

void offerSlicing(Workspace &workspace, SheetGrid grid)
{
    const FrameRef frame = workspace.session().currentFrame();
    const QString image = workspace.session().document().sprites.at(frame.sprite).image;
    // The sprite may be elsewhere, or gone, by the time of the answer.
    const auto withSprite = [&workspace, image](const std::function<void(int sprite)> &act) {
        return [&workspace, image, act] {
            const QList<Sprite> &sprites = workspace.session().document().sprites;
            for (int i = 0; i < sprites.size(); ++i) {
                if (sprites[i].image == image)
                    return act(i);
            }
        };
    };
    workspace.notice(
        Workspace::tr("Looks like %1 × %2 frames.").arg(grid.columns).arg(grid.rows),
        {{Workspace::tr("Slice"), withSprite([&workspace, grid](int sprite) { sliceSprite(workspace, sprite, grid); })},
         {Workspace::tr("Choose…"), withSprite([&workspace](int sprite) {
              workspace.session().setCurrentFrame({sprite, 0});
              sliceSheet(workspace);
          })},
         {Workspace::tr("Keep whole"), [] {}}});
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

void surveyImages(Workspace &workspace, const QStringList &paths, const TakeImages &take)
{
    auto *import = new ImageImport(paths, &workspace);
    auto progress = std::make_shared<QPointer<NoticeBar>>();
    const auto stop = [progress] {
        if (*progress)
            (*progress)->deleteLater();
    };
    QObject::connect(import, &ImageImport::progressed, &workspace, [&workspace, import, progress](int done, int all) {
        if (all < longSurvey)
            return;
        if (!*progress)
            *progress = &workspace.notice(Workspace::tr("Looking at %n images…", nullptr, all),
                                          {{Workspace::tr("Cancel"), [import] { import->cancel(); }}},
                                          NoticeBar::Kind::Standing);
        (*progress)->showProgress(done, all);
    });
    QObject::connect(import, &QObject::destroyed, &workspace, stop);
    QObject::connect(import, &ImageImport::finished, &workspace, take);
}

void takeImages(Workspace &workspace, const NewSprites &found, SheetGrid grid)
{
    const bool wasEmpty = workspace.session().document().sprites.isEmpty();
    // What could not be read is told below, in full.
    static_cast<void>(workspace.session().addSprites(found));
    if (wasEmpty)
        workspace.fitView();
    tellWhatWasAdded(workspace, found);
    if (grid.columns * grid.rows > 1)
        offerSlicing(workspace, grid);
}

void importImages(Workspace &workspace, const QStringList &paths)
{
    surveyImages(workspace, paths,
                 [&workspace](const NewSprites &found, SheetGrid grid) { takeImages(workspace, found, grid); });
}

} // namespace hitbox
