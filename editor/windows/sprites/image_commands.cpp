#include "windows/sprites/image_commands.h"

#include "document/numbers.h"
#include "document/places.h"
#include "images/following/followed_sprite.h"
#include "images/image_paths.h"
#include "images/image_swaps.h"
#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/files/file_kinds.h"
#include "windows/widgets/file_dialog.h"
#include "windows/widgets/names_in_short.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace hitbox {

namespace {

class ImageCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(ImageCommands)
};

/// Those that cannot be read, in the order of the sprites.
QStringList missingImages(const OpenProject &project)
{
    QStringList missing = imagesOf(project.session.document());
    missing.removeIf([&](const QString &image) { return project.images.catalog().value(image).problem.isEmpty(); });
    return missing;
}

QString folderOf(const OpenProject &project, const QString &image)
{
    const QString old = QFileInfo(rebasedImagePath(image, project.files.folders().memory, {})).path();
    return QFileInfo(old).isDir() ? old : project.files.folder();
}

/// An image that can be read, or nothing; says why not.
QString chosenImage(const OpenProject &project, ProjectView &view, const QString &title, const QString &image)
{
    const QString chosen =
        FileDialog::fileToOpen(&view.widget(), title, folderOf(project, image),
                               ImageCommandWords::tr("Images (%1);;All files (*)").arg(imagePatterns()));
    if (chosen.isEmpty())
        return {};
    const QString file = QFileInfo(chosen).absoluteFilePath();
    if (const Result<QSize> size = imageSize(file); !size) {
        view.notice(ImageCommandWords::tr("Nothing was changed: %1").arg(size.error().text()), {}).asError();
        return {};
    }
    return file;
}

enum class ScaleAnswer { Scale, Keep, Cancel };

ScaleAnswer askToScale(QWidget &window, const QString &file, double factor)
{
    QMessageBox box(QMessageBox::Question, ImageCommandWords::tr("Image of another size"),
                    ImageCommandWords::tr("%1 is %2 times as large as the image that it replaces.")
                        .arg(QFileInfo(file).fileName(), readableNumber(factor)),
                    QMessageBox::Cancel, &window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(ImageCommandWords::tr("Scale frames and shapes with it?"));
    QPushButton *scale = box.addButton(ImageCommandWords::tr("Scale"), QMessageBox::AcceptRole);
    QPushButton *keep = box.addButton(ImageCommandWords::tr("Keep"), QMessageBox::NoRole);
    box.setDefaultButton(scale);
    box.exec();
    if (box.clickedButton() == scale)
        return ScaleAnswer::Scale;
    return box.clickedButton() == keep ? ScaleAnswer::Keep : ScaleAnswer::Cancel;
}

/// The size of the image as it was: there, or when the program last saw it.
QSize sizeKnown(const OpenProject &project, const QString &image)
{
    const QSize now = project.images.sizeOf(image);
    const ImageVersion *before = project.images.versionBefore(image, {});
    return now.isEmpty() && before ? before->size : now;
}

void tellOtherSize(ProjectView &view, QSize size, QSize before)
{
    view.tell(ImageCommandWords::tr("The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.")
                  .arg(size.width())
                  .arg(size.height())
                  .arg(before.width())
                  .arg(before.height()));
}

} // namespace

QString missingImage(const OpenProject &project, FrameRef frame)
{
    const QStringList missing = missingImages(project);
    const Document &document = project.session.document();
    const Sprite *sprite = findSprite(document, frame.sprite);
    const Frame *shown = findFrame(document, frame);
    const QString image = shown ? imageOf(*sprite, *shown) : sprite ? sprite->image : QString();
    return missing.contains(image) ? image : missing.value(0);
}

void findImage(OpenProject &project, ProjectView &view, const QString &image)
{
    if (image.isEmpty() && project.images.isSurveying())
        return view.tell(ImageCommandWords::tr("Images are still being looked at."));
    if (image.isEmpty())
        return view.tell(ImageCommandWords::tr("All images of this project can be read."));
    const QString name = QFileInfo(image).fileName();
    const QString file = chosenImage(project, view, ImageCommandWords::tr("Find %1").arg(name), image);
    if (file.isEmpty())
        return;
    const QStringList missing = missingImages(project);
    const ImagePaths found = foundBeside(image, file, missing, project.files.folders().memory);
    project.session.commit(withImagesAt(project.session.document(), found), ImageCommandWords::tr("Find %1").arg(name));
    QStringList rest;
    for (const QString &other : missing) {
        if (!found.contains(other))
            rest.append(QFileInfo(other).fileName());
    }
    const auto count = static_cast<int>(found.size());
    QString told = count == 1 ? ImageCommandWords::tr("1 image was found.")
                              : ImageCommandWords::tr("%1 images were found.").arg(count);
    if (!rest.isEmpty())
        told += u' ' + ImageCommandWords::tr("Still missing: %1.").arg(inShort(rest));
    view.tell(told);
}

void replaceImage(OpenProject &project, ProjectView &view, FrameRef frame)
{
    const Frame *shown = findFrame(project.session.document(), frame);
    if (!shown)
        return view.tell(ImageCommandWords::tr("There is no sprite in view."));
    const Id<Frame> id = shown->id;
    const bool isOwn = !shown->image.isEmpty();
    const Sprite sprite = project.session.document().sprites.at(frame.sprite);
    const QString before = imageOf(sprite, *shown);
    const QString title = ImageCommandWords::tr("Replace %1").arg(QFileInfo(before).fileName());
    const QString file = chosenImage(project, view, title, before);
    if (file.isEmpty())
        return;
    const QSize size = *imageSize(file);
    const QSize sizeBefore = sizeKnown(project, before);
    const std::optional<double> factor = imageScale(sprite, before, sizeBefore, size);
    const ScaleAnswer answer = factor ? askToScale(view.widget(), file, *factor) : ScaleAnswer::Keep;
    if (answer == ScaleAnswer::Cancel)
        return;
    Document after = project.session.document(); // as it is when all is answered
    const FrameRef now = placeOf(after, id, frame);
    if (now.sprite < 0 || imageOf(after.sprites.at(now.sprite), *findFrame(after, now)) != before)
        return view.tell(ImageCommandWords::tr("The project changed meanwhile: nothing was replaced."));
    const FrameRef place = isOwn ? now : FrameRef{now.sprite, -1};
    if (answer == ScaleAnswer::Scale)
        after = isOwn ? withFrameScaled(after, place, *factor) : withImageScaled(after, place.sprite, before, *factor);
    after = withImageReplaced(after, place, storedImagePath(project.files.folders().memory, file));
    if (!factor && !sizeBefore.isEmpty() && size != sizeBefore)
        tellOtherSize(view, size, sizeBefore);
    project.session.commit(after, title);
}

} // namespace hitbox
