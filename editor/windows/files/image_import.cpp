#include "windows/files/image_import.h"

#include "session/session.h"
#include "windows/actions/project_commands.h"
#include "windows/actions/project_view.h"
#include "windows/files/file_work.h"
#include "windows/widgets/notice_bar.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class ImageImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImageImport)
};

struct Survey {
    NewSprites found;
    SheetGrid grid;
};

Survey surveyOf(const QStringList &paths, const Run &run)
{
    Survey survey;
    survey.found = surveySprites(paths, [&run](int done, int all) { return run.reached({done, all}); });
    if (survey.found.sprites.size() == 1 && survey.found.errors.isEmpty())
        survey.grid = sheetGridIn(survey.found.sprites.first().image);
    return survey;
}

/// At most three reasons, and how many more there are.
QString reasons(const QList<Error> &errors)
{
    constexpr int most = 3;
    QStringList lines;
    for (const Error &error : errors.mid(0, most))
        lines.append(error.text());
    if (errors.size() > most)
        lines.append(ImageImportWords::tr("and %n more", nullptr, static_cast<int>(errors.size()) - most));
    return lines.join(QLatin1Char('\n'));
}

void tellWhatWasAdded(ProjectView &project, const NewSprites &found)
{
    const auto count = static_cast<int>(found.sprites.size());
    const QString added = count == 1 ? ImageImportWords::tr("Added 1 sprite.")
                                     : ImageImportWords::tr("Added %n sprites.", nullptr, count);
    if (found.errors.isEmpty())
        return project.tell(added);
    const QString left = found.sprites.isEmpty() ? ImageImportWords::tr("Nothing was added.")
                                                 : ImageImportWords::tr("%1 Left out were:").arg(added);
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
    project.notice(ImageImportWords::tr("Looks like %1 × %2 frames.").arg(grid.columns).arg(grid.rows),
                   {{ImageImportWords::tr("Slice"), withSprite([&session, &project, grid](int sprite) {
                         sliceSprite(session, project, sprite, grid);
                     })},
                    {ImageImportWords::tr("Choose…"), withSprite([&session, &project](int sprite) {
                         session.setCurrentFrame({sprite, 0});
                         sliceSheet(session, project);
                     })},
                    {ImageImportWords::tr("Keep whole"), [] {}}});
}

} // namespace

void surveyImages(ProjectView &project, const QStringList &paths, const TakeImages &take)
{
    const auto work = [paths](const Run &run) { return surveyOf(paths, run); };
    new FileWorkFor<Survey>(&project.widget(), project, ImageImportWords::tr("Looking at images…"), work,
                            [take](const Survey &survey) { take(survey.found, survey.grid); });
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
