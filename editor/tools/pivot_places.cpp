#include "tools/pivot_places.h"

#include "document/edits.h"

#include <QCoreApplication>

#include <hitbox/geometry/distance.h>

namespace hitbox {

QString anchorName(PivotAnchor anchor)
{
    const auto text = [](const char *source) { return QCoreApplication::translate("PivotAnchor", source); };
    switch (anchor) {
    case PivotAnchor::TopLeft: return text(QT_TRANSLATE_NOOP("PivotAnchor", "top left"));
    case PivotAnchor::Top: return text(QT_TRANSLATE_NOOP("PivotAnchor", "top middle"));
    case PivotAnchor::TopRight: return text(QT_TRANSLATE_NOOP("PivotAnchor", "top right"));
    case PivotAnchor::Left: return text(QT_TRANSLATE_NOOP("PivotAnchor", "left middle"));
    case PivotAnchor::Center: return text(QT_TRANSLATE_NOOP("PivotAnchor", "centre"));
    case PivotAnchor::Right: return text(QT_TRANSLATE_NOOP("PivotAnchor", "right middle"));
    case PivotAnchor::BottomLeft: return text(QT_TRANSLATE_NOOP("PivotAnchor", "bottom left"));
    case PivotAnchor::Bottom: return text(QT_TRANSLATE_NOOP("PivotAnchor", "bottom middle"));
    case PivotAnchor::BottomRight: return text(QT_TRANSLATE_NOOP("PivotAnchor", "bottom right"));
    }
    return {};
}

geometry::Point placeOfAnchor(QSize frameSize, PivotAnchor anchor)
{
    const int index = static_cast<int>(anchor);
    return {frameSize.width() * (index % 3) / 2.0, frameSize.height() * (index / 3) / 2.0};
}

PivotPlace pivotPlaceAt(const Frame &frame, geometry::Point point, double reach, const SnapSettings &snap)
{
    PivotPlace place{snapped(point, snap), std::nullopt};
    if (snap.step == SnapStep::Off)
        return place;
    double nearest = reach;
    for (int i = 0; i <= static_cast<int>(PivotAnchor::BottomRight); ++i) {
        const auto anchor = static_cast<PivotAnchor>(i);
        const geometry::Point there = placeOfAnchor(frame.size, anchor);
        if (geometry::distance(point, there) > nearest)
            continue;
        nearest = geometry::distance(point, there);
        place = {there, anchor};
    }
    return place;
}

Document withPivots(Document document, const QList<FramePart> &parts, PivotAnchor anchor)
{
    for (const auto &[ref, part] : parts) {
        const geometry::Point corner{double(part.x()), double(part.y())};
        document.sprites[ref.sprite].frames[ref.frame].pivot = corner + placeOfAnchor(part.size(), anchor);
    }
    return document;
}

Document withPivot(Document document, FrameRef ref, const PivotPlace &place, PivotScope scope)
{
    const auto set = [&](FrameRef at) {
        Frame frame = *findFrame(document, at);
        frame.pivot = place.anchor ? placeOfAnchor(frame.size, *place.anchor) : place.point;
        document = withFrame(std::move(document), at, std::move(frame));
    };
    if (scope == PivotScope::Frame) {
        set(ref);
        return document;
    }
    const auto count = static_cast<int>(findSprite(document, ref.sprite)->frames.size());
    for (int i = 0; i < count; ++i)
        set({ref.sprite, i});
    return document;
}

} // namespace hitbox
