#include "formats/pictures/render.h"

#include "document/image_order.h"
#include "document/outline.h"
#include "drawing/pictures.h"
#include "drawing/sheet_levels.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/pictures/quick_png.h"
#include "formats/pictures/signature.h"
#include "images/image_location.h"
#include "images/images.h"
#include "validation/validate.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <atomic>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace hitbox {

Theme pictureTheme()
{
    return themeFor(ThemeChoice::Dark);
}

Result<QByteArray> pngOf(const QImage &picture, PngEffort effort)
{
    const Error error{{}, {}, QCoreApplication::translate("hitbox::formats", "the picture cannot be made")};
    if (effort == PngEffort::Quick) {
        const QByteArray quick = quickPng(picture);
        return quick.isEmpty() ? Result<QByteArray>(error) : quick;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return error;
    return bytes;
}

QImage projectImage(const QString &image, const QString &projectFolder)
{
    const Result<ImageLocation> location = locateImage(projectFolder, image);
    if (!location)
        return {};
    const Result<QImage> loaded = loadImage(location->path);
    return loaded ? *loaded : QImage();
}

namespace {

/// Frames of a project, drawn by several beside each other.
class FrameDrawing
{
public:
    FrameDrawing(const Document &document, QString projectFolder, qint64 most, PngEffort effort)
        : m_document(document)
        , m_folder(std::move(projectFolder))
        , m_effort(effort)
        , m_left(most)
    {
        for (int s = 0; s < document.sprites.size(); ++s) {
            for (int f = 0; f < document.sprites.at(s).frames.size(); ++f)
                m_frames.append({s, f});
        }
        m_order = inOrderOfImages(document, m_frames);
        m_pictures.resize(m_frames.size());
    }

    void draw(int jobs)
    {
        std::vector<std::jthread> others;
        try {
            for (int i = 1; i < std::min(jobs, static_cast<int>(m_frames.size())); ++i)
                others.emplace_back([this] { drawSome(); });
        } catch (const std::system_error &) {
            // This one draws what others do not.
        }
        drawSome();
    }

    qsizetype count() const { return m_frames.size(); }
    FrameRef frame(qsizetype index) const { return m_frames[index]; }
    const std::optional<Result<QByteArray>> &picture(qsizetype index) const
    {
        return m_pictures[static_cast<std::size_t>(index)];
    }

private:
    /// Image by image, until there are no more, or too many bytes.
    void drawSome()
    {
        std::optional<QString> shown;
        SheetLevels sheet; // made once for all frames of an image
        while (m_left >= 0) {
            const qsizetype next = m_next++;
            if (next >= m_order.size())
                return;
            const int i = m_order[next];
            const FrameRef ref = m_frames[i];
            const Sprite &sprite = m_document.sprites.at(ref.sprite);
            const Frame &frame = sprite.frames.at(ref.frame);
            const QString &image = imageOf(sprite, frame);
            if (image != shown)
                sheet = SheetLevels(projectImage(image, m_folder));
            shown = image;
            QImage picture = framePicture(m_document, ref, sheet, validateFrame(m_document, ref, {}), wholeFrame(frame),
                                          pictureTheme());
            const Result<QByteArray> png = pngOf(signedPicture(std::move(picture)), m_effort);
            m_left -= png ? png->size() : 0;
            m_pictures[static_cast<std::size_t>(i)] = png;
        }
    }

    const Document &m_document;
    const QString m_folder;
    const PngEffort m_effort;
    QList<FrameRef> m_frames;
    QList<int> m_order;                                        ///< in which they are drawn
    std::vector<std::optional<Result<QByteArray>>> m_pictures; ///< each is one thread's
    std::atomic<qsizetype> m_next = 0;                         ///< in the order
    std::atomic<qint64> m_left = 0;
};

/// Fails at the frame with which large pictures become too many.
Result<Done> largeOnesAreFew(const Document &document)
{
    constexpr qint64 smallPixels = qint64(1) << 20;
    qint64 pixels = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            const QSize size = pictureSize(wholeFrame(frame));
            pixels += std::max<qint64>(qint64(size.width()) * size.height() - smallPixels, 0);
            if (pixels > mostLargePicturePixels)
                return Error{{},
                             frame.name,
                             QCoreApplication::translate(
                                 "hitbox::formats", "the frames up to this one are too large, this one has %1 by %2 "
                                                    "pixels; draw contact sheets in place of them, with --sheet")
                                 .arg(frame.size.width())
                                 .arg(frame.size.height())};
        }
    }
    return Done();
}

qint64 shapesOn(const Document &document, const Stage &stage)
{
    QHash<std::pair<QString, QString>, qint64> known; // instances of one frame are many
    qint64 count = 0;
    for (const Instance &instance : stage.instances) {
        const std::pair shown(instance.sprite, instance.frame);
        auto shapes = known.constFind(shown);
        if (shapes == known.cend()) {
            const Frame *frame = findFrame(document, instance.sprite, instance.frame);
            shapes = known.insert(shown, frame ? frame->shapes.size() : 0);
        }
        count += *shapes;
    }
    return count;
}

} // namespace

Result<QList<OutputFile>> renderAll(const Document &document, const QString &projectFolder, qint64 most, int jobs,
                                    PngEffort effort)
{
    if (const Result<Done> few = largeOnesAreFew(document); !few)
        return few.error();
    const qint64 allowed = most;
    FrameDrawing drawing(document, projectFolder, most, effort);
    drawing.draw(jobs);
    QList<OutputFile> files;
    UniqueNames names;
    for (qsizetype i = 0; i < drawing.count(); ++i) {
        const Sprite &sprite = document.sprites.at(drawing.frame(i).sprite);
        const QString &frame = sprite.frames.at(drawing.frame(i).frame).name;
        const std::optional<Result<QByteArray>> &png = drawing.picture(i);
        if (png && !*png)
            return Error{{}, frame, png->error().what};
        most -= png ? (*png)->size() : most + 1;
        if (most < 0)
            return Error{{},
                         frame,
                         QCoreApplication::translate(
                             "hitbox::formats", "the pictures up to this one take more than %1 bytes; draw contact "
                                                "sheets in place of them, with --sheet")
                             .arg(allowed)};
        const QString name = safeFileName(sprite.name + QLatin1Char('_') + frame);
        files.append({uniqueFileName(names, name) + QStringLiteral(".png"), **png});
    }
    return files;
}

Result<OutputFile> renderStageFile(const Document &document, int stage, const QString &projectFolder)
{
    if (const qint64 shapes = shapesOn(document, document.stages.at(stage)); shapes > mostStageShapes)
        return Error{{},
                     document.stages.at(stage).name,
                     QCoreApplication::translate("hitbox::formats",
                                                 "the stage has %1 shapes, and no picture has more than %2; "
                                                 "take instances to several stages")
                         .arg(shapes)
                         .arg(mostStageShapes)};
    const auto sheet = [&](const QString &image) { return SheetLevels(projectImage(image, projectFolder)); };
    const Result<QByteArray> png = pngOf(signedPicture(stagePicture(document, stage, sheet, pictureTheme())));
    if (!png)
        return Error{{}, document.stages.at(stage).name, png.error().what};
    return OutputFile{safeFileName(document.stages.at(stage).name) + QStringLiteral(".png"), *png};
}

} // namespace hitbox
