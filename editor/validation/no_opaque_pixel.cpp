#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>

/// Shapes beneath which the picture is wholly transparent: drawn for another frame, it may be. The reach of a blow is
/// often drawn into empty air on purpose, so it is a remark. Images whose pixels nobody has looked at are none.
namespace hitbox {

namespace {

/// So many pixels around a shape are looked at one by one, for those that it touches without covering their middle: a
/// few milliseconds. A shape with more of them around it is taken to touch one.
constexpr std::size_t mostPixels = 20'000;

/// The frame's picture, seen from the frame.
struct Picture {
    geometry::Mask mask; ///< what is opaque in it: anything that is not wholly transparent
    QPoint corner;       ///< of the mask, in frame pixels
};

std::optional<Picture> pictureOf(const Frame &frame, const ImageFacts &facts)
{
    const QRect rect = frame.rect & QRect(QPoint(0, 0), facts.size);
    const auto width = facts.alpha ? facts.alpha->width : 0;
    if (rect.isEmpty() || width != static_cast<std::size_t>(facts.size.width()))
        return std::nullopt;
    const std::size_t start = static_cast<std::size_t>(rect.y()) * width + static_cast<std::size_t>(rect.x());
    const geometry::Mask mask{static_cast<std::size_t>(rect.width()), static_cast<std::size_t>(rect.height()), width,
                              std::span(facts.alpha->alpha).subspan(start), 1};
    return Picture{mask, frame.offset + rect.topLeft() - frame.rect.topLeft()};
}

bool isOpaqueAt(const Picture &picture, geometry::Point point)
{
    const double x = std::floor(point.x) - picture.corner.x();
    const double y = std::floor(point.y) - picture.corner.y();
    return x >= 0 && y >= 0 && x < double(picture.mask.width) && y < double(picture.mask.height) &&
           geometry::isOpaque(picture.mask, static_cast<std::size_t>(x), static_cast<std::size_t>(y));
}

/// The pixels that the box touches.
Picture cutTo(const Picture &picture, const geometry::Box &box)
{
    const auto from = [](double value, int corner, std::size_t end) {
        return static_cast<std::size_t>(std::clamp(std::floor(value) - corner, 0.0, double(end)));
    };
    const geometry::Mask &mask = picture.mask;
    const std::size_t left = from(box.min.x, picture.corner.x(), mask.width);
    const std::size_t top = from(box.min.y, picture.corner.y(), mask.height);
    const std::size_t right = from(box.max.x + 1, picture.corner.x(), mask.width);
    const std::size_t bottom = from(box.max.y + 1, picture.corner.y(), mask.height);
    if (left >= right || top >= bottom)
        return {};
    return {{right - left, bottom - top, mask.stride, mask.alpha.subspan(top * mask.stride + left), mask.threshold},
            picture.corner + QPoint(static_cast<int>(left), static_cast<int>(top))};
}

bool hasOpaquePixel(const geometry::Mask &mask)
{
    for (std::size_t y = 0; y < mask.height; ++y) {
        const auto row = mask.alpha.subspan(y * mask.stride, mask.width);
        if (std::any_of(row.begin(), row.end(), [&mask](std::uint8_t alpha) { return alpha >= mask.threshold; }))
            return true;
    }
    return false;
}

bool touchesOpaquePixel(const geometry::Shape &shape, const Picture &picture)
{
    std::size_t looks = 0;
    for (std::size_t y = 0; y < picture.mask.height; ++y) {
        for (std::size_t x = 0; x < picture.mask.width; ++x) {
            if (!geometry::isOpaque(picture.mask, x, y))
                continue;
            const geometry::Point corner{double(x) + picture.corner.x(), double(y) + picture.corner.y()};
            const geometry::Box pixel{corner, corner + geometry::Point{1, 1}};
            if (++looks > mostPixels || geometry::relate(shape, pixel) != geometry::Relation::Separate)
                return true;
        }
    }
    return false;
}

/// The outline's own points first: one of them lies on the picture nearly always.
bool coversOpaquePixel(const Outline &outline, const Picture &picture)
{
    for (const geometry::Point point : handlesOf(outline)) {
        if (isOpaqueAt(picture, point))
            return true;
    }
    const geometry::Shape shape = geometryOf(outline);
    const std::optional<geometry::Box> box = geometry::bounds(shape);
    const Picture part = box ? cutTo(picture, *box) : Picture{};
    if (!hasOpaquePixel(part.mask))
        return false;
    const geometry::Point corner{-double(part.corner.x()), -double(part.corner.y())};
    geometry::Answer<geometry::Region> region = geometry::regionOf(shape);
    if (!region) // what cannot be told is not found
        return true;
    for (geometry::Ring &ring : region->rings) {
        for (geometry::Point &point : ring)
            point = point + corner;
    }
    return geometry::coverage(*region, part.mask).covered > 0 || touchesOpaquePixel(shape, part);
}

/// What lies beyond the frame has a rule of its own.
bool meetsFrame(const Outline &outline, const Frame &frame)
{
    const geometry::Box box{{0, 0}, {double(frame.size.width()), double(frame.size.height())}};
    const auto relation = geometry::relate(geometryOf(outline), box);
    return relation != geometry::Relation::Separate && relation != geometry::Relation::Touching;
}

QList<Finding> checkNoOpaquePixel(const Document &document, FrameRef ref, const ValidationContext &context)
{
    const Frame *frame = findFrame(document, ref);
    const std::optional<Picture> picture =
        frame ? pictureOf(*frame, context.images.value(imageOf(document.sprites[ref.sprite], *frame))) : std::nullopt;
    if (!picture)
        return {};
    QList<Finding> findings;
    for (const Shape &shape : frame->shapes) {
        if (shape.kind() == ShapeKind::Chain || coversOpaquePixel(shape.outline, *picture) ||
            !meetsFrame(shape.outline, *frame))
            continue;
        Finding finding;
        finding.severity = Severity::Info;
        finding.shape = shape.id;
        finding.points = {geometry::bounds(geometryOf(shape.outline))->center()};
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The shape lies where the picture is wholly transparent");
        findings.append(finding);
    }
    return findings;
}

constexpr std::array noOpaquePixelRepairs{deleteRepair};

} // namespace

const Rule noOpaquePixelRule{"no-opaque-pixel", QT_TRANSLATE_NOOP("hitbox::validation", "Shapes over nothing"),
                             checkNoOpaquePixel, noOpaquePixelRepairs};

} // namespace hitbox
