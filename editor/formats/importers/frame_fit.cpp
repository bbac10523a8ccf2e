#include "formats/importers/frame_fit.h"

#include "document/edits.h"
#include "document/limits.h"
#include "formats/export/safe_file_name.h"
#include "formats/format.h"
#include "formats/importers/import_budget.h"
#include "formats/json/json_fields.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

class FrameFitWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

[[noreturn]] void refuseFrame(const QString &frame, const QString &what)
{
    throw fields::Refusal{{.file = {}, .place = FrameFitWords::tr("frame “%1”").arg(frame), .what = what}};
}

/// Half of what a coordinate may be: between two places as far apart on either side it is one as well.
constexpr double farthest = limits::coordinate / 2;

[[noreturn]] void refuseFar(const QString &frame)
{
    refuseFrame(frame,
                FrameFitWords::tr("its shapes reach beyond %1 pixels; scale them down in the tool that wrote them")
                    .arg(farthest, 0, 'f', 0));
}

/// Around (0, 0) and all shapes, on whole pixels.
geometry::Box reachOf(const Frame &frame)
{
    geometry::Box reach;
    for (const Shape &shape : frame.shapes) {
        const geometry::Box box = geometry::bounds(geometryOf(shape.outline)).value_or(geometry::Box{});
        reach = joined(reach,
                       {{std::floor(box.min.x), std::floor(box.min.y)}, {std::ceil(box.max.x), std::ceil(box.max.y)}});
    }
    const auto isNear = [](double number) { return std::abs(number) <= farthest; };
    if (!isNear(reach.min.x) || !isNear(reach.min.y) || !isNear(reach.max.x) || !isNear(reach.max.y))
        refuseFar(frame.name);
    return reach;
}

bool isTooLarge(QSize size)
{
    return std::max(size.width(), size.height()) > limits::frameSide;
}

[[noreturn]] void refuseTooLarge(const QString &frame, QSize size)
{
    refuseFrame(frame, FrameFitWords::tr("its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale "
                                         "them down in the tool that wrote them")
                           .arg(size.width())
                           .arg(size.height())
                           .arg(limits::frameSide));
}

void setSize(Frame &frame, QSize size, geometry::Point pivot)
{
    if (isTooLarge(size))
        refuseTooLarge(frame.name, size);
    frame.size = size;
    frame.rect = QRect(QPoint(0, 0), size);
    frame.pivot = pivot;
}

QSize sizeUpTo(geometry::Point corner)
{
    return {std::max(1, int(corner.x)), std::max(1, int(corner.y))};
}

QSize sizeOf(const geometry::Box &reach)
{
    return sizeUpTo(reach.max - reach.min);
}

/// The one whose shapes reach farther than a frame may is named. Where none is, they do so together.
[[noreturn]] void refuseTooLargeTogether(const QList<Frame> &frames, QSize size)
{
    for (const Frame &frame : frames) {
        if (const QSize own = sizeOf(reachOf(frame)); isTooLarge(own))
            refuseTooLarge(frame.name, own);
    }
    throw fields::Refusal{{.file = {},
                           .place = {},
                           .what = FrameFitWords::tr("the shapes of all frames together need frames of %1 × %2 pixels, "
                                                     "and a side has at most %3; scale them down in the tool that "
                                                     "wrote them")
                                       .arg(size.width())
                                       .arg(size.height())
                                       .arg(limits::frameSide)}};
}

} // namespace

ShapesImage imageAt(const ImportSource &source, const QString &path)
{
    const Result<QString> image = imageNamedOrBeside(source, path);
    if (!image)
        throw fields::Refusal{image.error()};
    if (source.images == NamedImages::Leave)
        return {*image, std::nullopt};
    const Result<QSize> size = imageSize(*image);
    return {*image, size ? std::optional(*size) : std::nullopt};
}

ShapesImage imageCalled(const ImportSource &source, const QString &name)
{
    const QString file = storableFileName(name);
    return imageAt(source, imageBeside(source, file).value_or(file + QStringLiteral(".png")));
}

ShapesImage ShapesImages::at(const QString &path)
{
    if (!m_byPath.contains(path)) {
        refuseTooMany(ImportCount::Sprites, m_byPath.size() + 1);
        m_byPath.insert(path, imageAt(m_source, path));
        tellElsewhere(path);
    }
    return m_byPath.value(path);
}

void ShapesImages::tellElsewhere(const QString &path)
{
    if (m_elsewhere > mostTold)
        return;
    const std::optional<ImportNote> note = takenFromBeside(m_source, path);
    if (!note)
        return;
    if (++m_elsewhere <= mostTold)
        m_notes.add(*note);
    else
        m_notes.add({{}, FrameFitWords::tr("more images are taken from beside the file, not listed one by one")});
}

ShapesImage ShapesImages::called(const QString &name)
{
    if (!m_byName.contains(name)) {
        refuseTooMany(ImportCount::Sprites, m_byName.size() + 1);
        m_byName.insert(name, imageCalled(m_source, name));
    }
    return m_byName.value(name);
}

/// In any letter case: the disk may not tell them apart.
bool ShapesImages::mayLieBeside(const QString &name)
{
    if (name.contains(u'/') || name.contains(u'\\'))
        return true;
    if (!m_names) {
        m_names.emplace();
        for (const QString &file : QFileInfo(m_source.path).absoluteDir().entryList(QDir::Files))
            m_names->insert(QFileInfo(file).completeBaseName().toLower());
    }
    return m_names->contains(name.toLower());
}

std::optional<QString> ShapesImages::beside(const QString &name)
{
    if (m_source.images == NamedImages::Leave || !mayLieBeside(name))
        return std::nullopt;
    refuseTooMany(ImportCount::Sprites, ++m_lookedFor);
    return imageBeside(m_source, name);
}

void fitToImage(Frame &frame, std::optional<QSize> image)
{
    const geometry::Box reach = reachOf(frame);
    const QSize size = image.value_or(sizeUpTo(reach.max));
    setSize(frame, size, {size.width() / 2.0, size.height() / 2.0});
}

void fitAboutPivot(QList<Frame> &frames)
{
    geometry::Box all;
    for (const Frame &frame : std::as_const(frames))
        all = joined(all, reachOf(frame));
    const QSize size = sizeOf(all);
    if (isTooLarge(size))
        refuseTooLargeTogether(frames, size);
    const geometry::Point pivot{0 - all.min.x, 0 - all.min.y};
    for (Frame &frame : frames)
        fitAboutPivot(frame, size, pivot);
}

void fitAboutPivot(Frame &frame, QSize image, geometry::Point pivot)
{
    reachOf(frame); // refuses what lies too far away
    if (std::abs(pivot.x) > farthest || std::abs(pivot.y) > farthest)
        refuseFar(frame.name);
    setSize(frame, image, pivot);
    frame = withContentsMoved(std::move(frame), pivot);
}

ImportNote sizedByShapes(const QString &sprite, const ShapesImage &image)
{
    const QString place = FrameFitWords::tr("sprite “%1”").arg(sprite);
    if (image.size)
        return {place,
                FrameFitWords::tr("the file has no frame sizes; the frames are as large as their shapes, and all show "
                                  "“%1” from its top-left corner")
                    .arg(QFileInfo(image.path).fileName())};
    return {place,
            FrameFitWords::tr(
                "the file has no frame sizes and there is no image to read them from; the frames are as large as their "
                "shapes")};
}

} // namespace hitbox
