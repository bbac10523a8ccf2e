#include "windows/shapes/clipboard_flow.h"
#include "windows/shapes/clip_mime.h"

#include "document/fresh_ids.h"
#include "document/paste_edits.h"
#include "images/image_paths.h"
#include "session/open_project.h"
#include "windows/shapes/clip_mime.h"
#include "windows/stage/instance_commands.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace hitbox {

namespace {

class ClipboardFlowWords
{
    Q_DECLARE_TR_FUNCTIONS(ClipboardFlow)
};

/// Into one frame after the other; where there are several, what comes of one shape shares a track.
Document withPasted(Document document, const QList<FrameRef> &frames, QList<Shape> shapes, const Clip &clip)
{
    if (frames.size() > 1) {
        FreshIds numbers(document);
        for (Shape &shape : shapes)
            shape.track = {numbers.take().value};
    }
    for (const FrameRef &frame : frames) {
        document = pasteShapes(std::move(document), frame, shapes, clip.content.categories);
        if (frame == frames.constFirst()) // by name and number the others are the same things
            shapes = findFrame(document, frame)->shapes.mid(findFrame(document, frame)->shapes.size() - shapes.size());
    }
    return document;
}

QString tooMuch()
{
    return ClipboardFlowWords::tr("Nothing pasted: the project would hold too much.");
}

QString pasteShapesOf(OpenProject &project, const Clip &clip, const QList<FrameRef> &others)
{
    const FrameRef ref = project.session.currentFrame();
    if (!findFrame(project.session.document(), ref))
        return ClipboardFlowWords::tr("Nothing pasted: shapes need a frame in view.");
    QList<Shape> shapes = clip.shapes();
    for (Shape &shape : shapes) {
        if (clip.isForeign)
            shape.category = project.tools.now().category;
    }
    const int firstNew = project.session.document().nextShapeId;
    const qsizetype before = findFrame(project.session.document(), ref)->shapes.size();
    const auto count = static_cast<int>(shapes.size());
    const QString what =
        count == 1 ? ClipboardFlowWords::tr("1 shape") : ClipboardFlowWords::tr("%n shapes", nullptr, count);
    project.session.setMode(Session::Mode::Frames);
    QList<FrameRef> frames{ref};
    for (const FrameRef &other : others) {
        if (other.sprite == ref.sprite && other != ref && findFrame(project.session.document(), other))
            frames.append(other);
    }
    if (!project.session.commit(withPasted(project.session.document(), frames, shapes, clip),
                                ClipboardFlowWords::tr("Paste %1").arg(what)))
        return tooMuch();
    Selection pasted;
    const QList<Shape> &after = findFrame(project.session.document(), ref)->shapes;
    for (qsizetype i = before; i < after.size(); ++i) {
        if (after.at(i).id.value >= firstNew)
            pasted.shapes.insert(after.at(i).id);
    }
    project.session.setSelection(pasted);
    if (frames.size() == 1)
        return ClipboardFlowWords::tr("Pasted %1.").arg(what);
    return ClipboardFlowWords::tr("Pasted %1 into %2 chosen frames.").arg(what, QString::number(frames.size()));
}

QString pasteFramesOf(OpenProject &project, const Clip &clip)
{
    Session &session = project.session;
    const FrameRef ref = session.currentFrame();
    if (ref.sprite < 0)
        return ClipboardFlowWords::tr("Nothing pasted: frames need a sprite to go into.");
    const auto count = static_cast<int>(clip.frames().size());
    const QString what =
        count == 1 ? ClipboardFlowWords::tr("1 frame") : ClipboardFlowWords::tr("%n frames", nullptr, count);
    Clip here = clip;
    here.content = withImagesRebased(clip.content, clip.folder, project.files.folders().memory);
    if (!session.commit(
            pasteFrames(session.document(), ref.sprite, here.frames(), ref.frame + 1, clip.content.categories),
            ClipboardFlowWords::tr("Paste %1").arg(what)))
        return tooMuch();
    session.setCurrentFrame({ref.sprite, ref.frame + 1});
    return ClipboardFlowWords::tr("Pasted %1 behind the frame in view.").arg(what);
}

QString pasteSpritesOf(OpenProject &project, const Clip &clip)
{
    const auto first = static_cast<int>(project.session.document().sprites.size());
    const QList<Sprite> sprites = withImagesRebased(clip.content, clip.folder, project.files.folders().memory).sprites;
    const auto count = static_cast<int>(sprites.size());
    const QString what =
        count == 1 ? ClipboardFlowWords::tr("1 sprite") : ClipboardFlowWords::tr("%n sprites", nullptr, count);
    if (!project.session.commit(pasteSprites(project.session.document(), sprites, clip.content.categories),
                                ClipboardFlowWords::tr("Paste %1").arg(what)))
        return tooMuch();
    project.session.setCurrentFrame({first, 0});
    return ClipboardFlowWords::tr("Pasted %1.").arg(what);
}

/// Those whose frames this project has.
QString pasteInstancesOf(Session &session, const Clip &clip)
{
    QList<Instance> instances = clip.instances();
    const qsizetype all = instances.size();
    instances.removeIf([&session](const Instance &instance) {
        return !findFrame(session.document(), instance.sprite, instance.frame);
    });
    if (instances.isEmpty())
        return ClipboardFlowWords::tr("Nothing pasted: this project has none of the frames that the instances show.");
    const auto count = static_cast<int>(instances.size());
    const QString what =
        count == 1 ? ClipboardFlowWords::tr("1 instance") : ClipboardFlowWords::tr("%n instances", nullptr, count);
    session.setMode(Session::Mode::Stage);
    if (!addToStage(session, instances, ClipboardFlowWords::tr("Paste %1").arg(what)))
        return tooMuch();
    return instances.size() == all
               ? ClipboardFlowWords::tr("Pasted %1.").arg(what)
               : ClipboardFlowWords::tr("Pasted %1; the others show frames that this project does not have.").arg(what);
}

Result<Clip> clipOf(const QMimeData &data)
{
    if (const Clip *own = clipWithin(data))
        return *own;
    if (data.hasFormat(QLatin1String(clipMimeType)))
        return readClip(data.data(QLatin1String(clipMimeType)), ClipOrigin::Editor);
    return readClip(data.text().toUtf8());
}

} // namespace

QString pasteInto(OpenProject &project, const QMimeData &data, const QList<FrameRef> &others)
{
    if (!data.hasFormat(QLatin1String(clipMimeType)) && !data.hasText())
        return ClipboardFlowWords::tr("Nothing pasted: there is no text on the clipboard.");
    const Result<Clip> clip = clipOf(data);
    if (!clip)
        return ClipboardFlowWords::tr("Nothing pasted: %1.").arg(clip.error().text());
    switch (clip->kind) {
    case Clip::Kind::Shapes: return pasteShapesOf(project, *clip, others);
    case Clip::Kind::Frames: return pasteFramesOf(project, *clip);
    case Clip::Kind::Instances: return pasteInstancesOf(project.session, *clip);
    case Clip::Kind::Sprites: break;
    }
    return pasteSpritesOf(project, *clip);
}

QString pasteFromClipboard(OpenProject &project, const QList<FrameRef> &others)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data ? pasteInto(project, *data, others) : ClipboardFlowWords::tr("Nothing pasted: the clipboard is empty.");
}

} // namespace hitbox
