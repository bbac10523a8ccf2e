#include "formats/pictures/first_picture.h"

#include "drawing/pictures.h"
#include "drawing/sheet_levels.h"
#include "formats/pictures/render.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Larger frames are shrunk to so many times what is asked for: enough to be shrunk once more without losing lines.
constexpr double mostOfSide = 2;

/// {-1, -1} when there is none.
FrameRef firstFrameWithShapes(const Document &document)
{
    FrameRef first{-1, -1};
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites.at(s).frames;
        for (int f = 0; f < frames.size(); ++f) {
            if (!frames.at(f).shapes.isEmpty())
                return {s, f};
            if (first.sprite < 0)
                first = {s, f};
        }
    }
    return first;
}

} // namespace

QImage firstShapesPicture(const Document &document, const QString &folder, double side, const Theme &theme)
{
    const FrameRef ref = firstFrameWithShapes(document);
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    FrameView view{.area = pictureArea(*frame), .parts = FrameView::Parts::Shapes};
    const double longer = std::max(view.area.width(), view.area.height());
    view.scale = std::min(pictureScale(view.area, longer, side), mostOfSide * side / longer);
    const SheetLevels sheet(projectImage(imageOf(document.sprites.at(ref.sprite), *frame), folder));
    const QImage picture = framePicture(document, ref, sheet, {}, view, theme);
    constexpr int margin = static_cast<int>(pictureMargin);
    return picture.copy(picture.rect().adjusted(margin, margin, -margin, -margin));
}

} // namespace hitbox
