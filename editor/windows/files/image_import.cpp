#include "windows/files/image_import.h"

#include "document/places.h"
#include "images/image_location.h"
#include "session/files/additions.h"
#include "session/open_project.h"
#include "windows/actions/project_commands.h"
#include "windows/actions/project_view.h"
#include "windows/files/file_work.h"
#include "windows/files/new_animations_dialog.h"
#include "windows/files/remarks.h"
#include "windows/widgets/notice_bar.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <QTimer>

#include <functional>
#include <optional>

namespace hitbox {

namespace {

class ImageImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImageImport)
};

struct Survey {
    NewSprites found;
    SheetGuess sheet;
    NumberedSurvey numbered;
};

Survey surveyOf(const QStringList &paths, const QSet<QString> &known, const Run &run)
{
    Survey survey;
    survey.found = surveySprites(paths, run.watcher(), known);
    const QList<Sprite> &sprites = survey.found.sprites;
    if (sprites.size() == 1 && sprites.first().frames.size() == 1 && survey.found.errors.isEmpty())
        survey.sheet = guessedSheetIn(sprites.first().image, run.stop());
    if (!run.isStopped())
        survey.numbered = numberedSurvey(survey.found.sprites);
    return survey;
}

/// What was found, with numbered images as the person wants them; nothing after a cancel.
std::optional<NewSprites> askedAbout(const Survey &survey, ProjectView &view)
{
    NewSprites chosen = survey.found;
    if (survey.numbered.groups.isEmpty())
        return chosen;
    NewAnimationsDialog dialog(chosen.sprites, survey.numbered, &view.widget());
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    chosen.sprites = dialog.answer();
    return chosen;
}

QStringList errorLines(const QList<Error> &errors)
{
    QStringList lines;
    for (const Error &error : errors)
        lines.append(error.text());
    return lines;
}

void tellWhatWasAdded(ProjectView &view, const NewSprites &found)
{
    const auto count = static_cast<int>(found.sprites.size());
    const QString added = count == 1 ? ImageImportWords::tr("Added 1 sprite.")
                                     : ImageImportWords::tr("Added %n sprites.", nullptr, count);
    if (found.errors.isEmpty() || !found.notes.isEmpty()) // lines about both say themselves what they are about
        return tellRemarks(view, added, errorLines(found.errors + found.notes));
    tellRemarks(view,
                found.sprites.isEmpty() ? ImageImportWords::tr("Nothing was added.")
                                        : ImageImportWords::tr("%1 Left out were:").arg(added),
                errorLines(found.errors));
}

/// "8 × 4 frames of 32 × 32 px, 3 cells empty"
QString describedSheet(const SheetGuess &sheet)
{
    const QSize cell = sheet.cells.constFirst().size();
    const QString grid = ImageImportWords::tr("Looks like %1 × %2 frames of %3 × %4 px")
                             .arg(sheet.grid.columns)
                             .arg(sheet.grid.rows)
                             .arg(cell.width())
                             .arg(cell.height());
    const auto empty = sheet.grid.columns * sheet.grid.rows - static_cast<int>(sheet.cells.size());
    if (empty == 0)
        return ImageImportWords::tr("%1.").arg(grid);
    return (empty == 1 ? ImageImportWords::tr("%1; 1 cell is empty and stays out.")
                       : ImageImportWords::tr("%1; %n cells are empty and stay out.", nullptr, empty))
        .arg(grid);
}

void offerSlicing(OpenProject &project, ProjectView &view, const SheetGuess &sheet)
{
    const FrameRef frame = project.session.currentFrame();
    const Id<Sprite> id = *project.session.document().sprites.at(frame.sprite).id;
    // The sprite may be elsewhere, or gone, by the time of the answer.
    const auto withSprite = [&project, id](const std::function<void(int sprite)> &act) {
        return [&project, id, act] {
            if (const int sprite = placeOf(project.session.document().sprites, id); sprite >= 0)
                act(sprite);
        };
    };
    view.notice(describedSheet(sheet),
                {{ImageImportWords::tr("Slice"), withSprite([&project, &view, cells = sheet.cells](int sprite) {
                      sliceSprite(project, view, sprite, cells);
                  })},
                 {ImageImportWords::tr("Choose…"), withSprite([&project, &view, sheet](int sprite) {
                      project.session.setCurrentFrame({sprite, 0});
                      const Document before = project.session.document();
                      sliceSheet(project, view, [&project, &view, sheet, before] {
                          // Who only looked may still want what was offered.
                          if (project.session.document() == before)
                              QTimer::singleShot(0, &view.widget(), [&project, &view, sheet] {
                                  if (findFrame(project.session.document(), project.session.currentFrame()))
                                      offerSlicing(project, view, sheet);
                              });
                      });
                  })},
                 {ImageImportWords::tr("Keep whole"), [] {}}});
}

void startSurvey(ProjectView &view, const std::function<Survey(const Run &run)> &work, const TakeImages &take)
{
    new FileWorkFor<Survey>(&view.widget(), view, ImageImportWords::tr("Looking at images…"), work,
                            [take, &view](const Survey &survey) {
                                if (const std::optional<NewSprites> chosen = askedAbout(survey, view))
                                    take(*chosen, survey.sheet);
                            });
}

/// Where the images of the project lie.
QSet<QString> filesOf(const Document &document, const QString &folder)
{
    QSet<QString> files;
    for (const QString &image : imagesOf(document)) {
        if (const Result<ImageLocation> location = locateImage(folder, image))
            files.insert(QFileInfo(location->path).canonicalFilePath());
    }
    return files;
}

} // namespace

void surveyImages(ProjectView &view, const QStringList &paths, const TakeImages &take)
{
    startSurvey(
        view, [paths](const Run &run) { return surveyOf(paths, {}, run); }, take);
}

void takeImages(OpenProject &project, ProjectView &view, const NewSprites &found, const SheetGuess &sheet)
{
    const qsizetype before = project.session.document().sprites.size();
    const bool wasEmpty = before == 0;
    const bool isBegun = project.files.path().isEmpty() && !project.files.modified();
    // What could not be read is told below, in full.
    static_cast<void>(addSprites(project, found));
    if (!found.sprites.isEmpty() && project.session.document().sprites.size() == before)
        return; // refused, which the session has told
    if (isBegun)
        project.files.noteBegun();
    if (wasEmpty)
        view.fitView();
    tellWhatWasAdded(view, found);
    if (sheet.isLikely() && sheet.cells.size() > 1)
        offerSlicing(project, view, sheet);
}

void importImages(OpenProject &project, ProjectView &view, const QStringList &paths)
{
    surveyImages(view, paths, [&project, &view](const NewSprites &found, const SheetGuess &sheet) {
        takeImages(project, view, found, sheet);
    });
}

void importNewImages(OpenProject &project, ProjectView &view, const QStringList &paths)
{
    const auto work = [paths, document = project.session.document(), folder = project.files.folders().memory](
                          const Run &run) { return surveyOf(paths, filesOf(document, folder), run); };
    startSurvey(view, work, [&project, &view](const NewSprites &found, const SheetGuess &sheet) {
        if (!found.sprites.isEmpty() || !found.errors.isEmpty())
            takeImages(project, view, found, sheet);
    });
}

} // namespace hitbox
