#include "images/aseprite/drawing.h"

#include "images/aseprite/file_bytes.h"
#include "images/aseprite/pictures.h"
#include "images/frame_sheet.h"
#include "images/layer_role.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace hitbox::aseprite {

namespace {

constexpr int costOfOne = 16; ///< of a cel or a tile, in pixels, however few it shows

/// Pixels to draw on, which somebody else holds.
struct Canvas {
    QRgb *bits = nullptr;
    qsizetype stride = 0; ///< pixels from one row to the next
    QSize size;

    QRgb *at(int x, int y) const { return bits + y * stride + x; }
};

struct Brush {
    Blend mode = Blend::Normal;
    int opacity = 255;
};

/// A picture whose rows follow each other.
struct Stamp {
    const QRgb *pixels = nullptr;
    QSize size;
};

void stamp(const Canvas &canvas, QPoint at, const Stamp &picture, const Brush &brush, Work &work)
{
    const QRect seen = QRect(at, picture.size) & QRect(QPoint(0, 0), canvas.size);
    work.take(costOfOne + qint64(seen.width()) * seen.height());
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        const qsizetype row = qsizetype(y - at.y()) * picture.size.width();
        blend(brush.mode, canvas.at(seen.left(), y), picture.pixels + row + (seen.left() - at.x()), seen.width(),
              brush.opacity);
    }
}

/// Which layers are drawn, in which order, and how groups hang together.
struct Plan {
    std::vector<bool> isDrawn; ///< pictures and tile maps
    std::vector<int> order;    ///< rank that a cel's z-index moves it by
    std::vector<int> group;    ///< that is drawn by itself and holds the layer; -1: none
    int depth = 0;             ///< of groups drawn by themselves
    bool hasBackground = false;
};

/// The layer or one of the groups around it is traced.
std::vector<int> tracedRoots(const Contents &contents)
{
    std::vector<int> roots;
    roots.reserve(contents.layers.size());
    for (size_t i = 0; i < contents.layers.size(); ++i) {
        const Layer &layer = contents.layers[i];
        const int above = layer.parent < 0 ? -1 : roots[static_cast<size_t>(layer.parent)];
        roots.push_back(above >= 0 ? above : layerRole(layer.name) ? static_cast<int>(i) : -1);
    }
    return roots;
}

Plan planOf(const Contents &contents)
{
    Plan plan;
    const std::vector<int> traced = tracedRoots(contents);
    const bool blendsGroups = contents.header.hasGroupBlending;
    std::vector<bool> isSeen;
    std::vector<int> depth;
    int next = 0;
    for (size_t i = 0; i < contents.layers.size(); ++i) {
        const Layer &layer = contents.layers[i];
        const auto parent = static_cast<size_t>(layer.parent);
        const bool isParentSeen = layer.parent < 0 || isSeen[parent];
        const bool isLayerSeen = isParentSeen && layer.isVisible && traced[i] < 0;
        isSeen.push_back(isLayerSeen);
        plan.isDrawn.push_back(isLayerSeen && layer.kind != LayerKind::Group && !layer.isReference);
        // Layers in hidden groups have no rank of their own.
        plan.order.push_back(isParentSeen ? ++next : next);
        plan.group.push_back(blendsGroups ? layer.parent : -1);
        depth.push_back(layer.kind == LayerKind::Group && blendsGroups ? 1 + (layer.parent < 0 ? 0 : depth[parent])
                                                                       : 0);
        plan.depth = std::max(plan.depth, depth.back());
        plan.hasBackground = plan.hasBackground || (layer.isBackground && layer.isVisible);
    }
    return plan;
}

/// A cel, or a group that is drawn by itself with what it shows.
struct Item {
    int order = 0;
    int zIndex = 0;
    const Cel *cel = nullptr;
    int group = -1;
};

using Items = std::vector<Item>;

class FrameDrawer
{
public:
    FrameDrawer(const Contents &contents, Plan plan, const Limits &limits)
        : m_contents(contents)
        , m_plan(std::move(plan))
        , m_work(limits)
        , m_pictures(contents, m_work)
    {
    }

    void draw(const Frame &frame, const Canvas &canvas);

    /// Unpacks what the frame shows while others are drawn.
    void unpackAhead(const Frame &frame);

    /// Counts what drawing the frame takes at least, without doing it.
    void takeWork(const Frame &frame, Work &work, std::set<int> &unpacked) const;

    /// On top of what is there.
    void drawCel(const Cel &cel, const Frame &frame, const Canvas &canvas, const Brush &brush);
    QRect boundsOf(const Cel &cel) const;
    Work &work() { return m_work; }

private:
    bool shows(const Cel &cel) const;
    int opacityOf(const Cel &cel) const { return product(cel.opacity, layer(cel.layer).opacity); }
    void takeWork(const Cel &cel, Work &work, std::set<int> &unpacked) const;
    void plan(const Frame &frame, bool background);
    void addItem(int group, const Item &item);
    void drawItems(int group, const Frame &frame, const Canvas &canvas);
    void drawGroup(int group, const Frame &frame, const Canvas &canvas);
    void drawTiles(const Cel &cel, const Frame &frame, const Canvas &canvas, const Brush &brush);
    const Tileset *tilesetOf(const Cel &cel) const;
    const Layer &layer(int index) const { return m_contents.layers[static_cast<size_t>(index)]; }

    const Contents &m_contents;
    Plan m_plan;
    Work m_work;
    Pictures m_pictures;
    QHash<int, Items> m_items; ///< of the frame, by the group they are in
};

/// Groups without a cel in this frame are not visited: there may be very many.
void FrameDrawer::addItem(int group, const Item &item)
{
    const bool isNew = !m_items.contains(group);
    m_items[group].push_back(item);
    if (isNew && group >= 0)
        addItem(m_plan.group[static_cast<size_t>(group)],
                {m_plan.order[static_cast<size_t>(group)], 0, nullptr, group});
}

void FrameDrawer::plan(const Frame &frame, bool background)
{
    m_items.clear();
    for (const Cel &cel : frame.cels) {
        const auto index = static_cast<size_t>(cel.layer);
        if (!m_plan.isDrawn[index] || m_contents.layers[index].isBackground != background)
            continue;
        addItem(m_plan.group[index], {m_plan.order[index] + cel.zIndex, cel.zIndex, &cel, -1});
    }
    for (Items &items : m_items) {
        std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) {
            return std::tie(a.order, a.zIndex) < std::tie(b.order, b.zIndex);
        });
    }
}

void FrameDrawer::draw(const Frame &frame, const Canvas &canvas)
{
    const Header &header = m_contents.header;
    // A background has no transparent colour: what is left out of it shows the colour of that number.
    if (header.mode == ColorMode::Indexed && m_plan.hasBackground) {
        const QRgb color = m_contents.palettes[static_cast<size_t>(frame.palette)]
                               .colors[static_cast<size_t>(header.transparentIndex)];
        for (int y = 0; y < canvas.size.height(); ++y)
            std::fill_n(canvas.at(0, y), canvas.size.width(), color);
    }
    // Below everything else, whatever its z-index.
    for (const bool background : {true, false}) {
        plan(frame, background);
        drawItems(-1, frame, canvas);
    }
}

bool FrameDrawer::shows(const Cel &cel) const
{
    const QRect canvas(QPoint(0, 0), m_contents.header.size);
    return m_plan.isDrawn[static_cast<size_t>(cel.layer)] && opacityOf(cel) > 0 && boundsOf(cel).intersects(canvas);
}

void FrameDrawer::unpackAhead(const Frame &frame)
{
    constexpr qint64 leastPixelsAhead = 64 * 1024; // fewer are unpacked before a thread begins
    std::vector<int> pictures;
    qint64 pixels = 0;
    for (const Cel &cel : frame.cels) {
        const PackedPicture &picture = m_contents.pictures[static_cast<size_t>(cel.picture)];
        if (picture.uses != 1 || !shows(cel))
            continue;
        pictures.push_back(cel.picture);
        pixels += qint64(picture.size.width()) * picture.size.height();
    }
    m_pictures.unpackAhead(pixels < leastPixelsAhead ? std::vector<int>() : pictures);
}

/// A picture that several cels show may be kept: it counts once. Of tile maps the tiles do not count.
void FrameDrawer::takeWork(const Cel &cel, Work &work, std::set<int> &unpacked) const
{
    const PackedPicture &picture = m_contents.pictures[static_cast<size_t>(cel.picture)];
    const QRect seen = boundsOf(cel) & QRect(QPoint(0, 0), m_contents.header.size);
    work.take(costOfOne);
    if (!shows(cel))
        return;
    if (picture.uses < 2 || unpacked.insert(cel.picture).second)
        work.take(qint64(picture.size.width()) * picture.size.height());
    if (picture.kind != PackedPicture::Kind::Tiles)
        work.take(costOfOne + qint64(seen.width()) * seen.height());
}

void FrameDrawer::takeWork(const Frame &frame, Work &work, std::set<int> &unpacked) const
{
    for (const Cel &cel : frame.cels) {
        if (!m_plan.isDrawn[static_cast<size_t>(cel.layer)])
            continue;
        try {
            takeWork(cel, work, unpacked);
        } catch (Refusal &refusal) {
            refusal.place = layerPlace(m_contents, cel.layer);
            throw;
        }
    }
}

void FrameDrawer::drawItems(int group, const Frame &frame, const Canvas &canvas)
{
    const Items items = m_items.value(group);
    for (const Item &item : items) {
        if (!item.cel) {
            drawGroup(item.group, frame, canvas);
            continue;
        }
        const Layer &on = layer(item.cel->layer);
        drawCel(*item.cel, frame, canvas, {on.blend, opacityOf(*item.cel)});
    }
}

void FrameDrawer::drawGroup(int group, const Frame &frame, const Canvas &canvas)
{
    const qint64 area = qint64(canvas.size.width()) * canvas.size.height();
    m_work.take(area);
    std::vector<QRgb> own(static_cast<size_t>(area), 0);
    drawItems(group, frame, {own.data(), canvas.size.width(), canvas.size});
    stamp(canvas, {0, 0}, {own.data(), canvas.size}, {layer(group).blend, layer(group).opacity}, m_work);
}

void FrameDrawer::drawCel(const Cel &cel, const Frame &frame, const Canvas &canvas, const Brush &brush)
{
    try {
        const QRect seen = boundsOf(cel) & QRect(QPoint(0, 0), canvas.size);
        m_work.take(costOfOne);
        if (seen.isEmpty() || brush.opacity == 0)
            return;
        if (m_contents.pictures[static_cast<size_t>(cel.picture)].kind == PackedPicture::Kind::Tiles)
            return drawTiles(cel, frame, canvas, brush);
        const std::shared_ptr<const Pixels> pixels = m_pictures.pixels(cel.picture, frame.palette);
        stamp(canvas, cel.at, {pixels->colors.data(), pixels->size}, brush, m_work);
    } catch (Refusal &refusal) {
        if (refusal.place.isEmpty())
            refusal.place = layerPlace(m_contents, cel.layer);
        throw;
    }
}

const Tileset *FrameDrawer::tilesetOf(const Cel &cel) const
{
    const auto found = m_contents.tilesets.constFind(layer(cel.layer).tileset);
    return found != m_contents.tilesets.cend() && found->isInFile ? &*found : nullptr;
}

QRect FrameDrawer::boundsOf(const Cel &cel) const
{
    const PackedPicture &picture = m_contents.pictures[static_cast<size_t>(cel.picture)];
    if (picture.kind != PackedPicture::Kind::Tiles)
        return {cel.at, picture.size};
    const Tileset *tileset = tilesetOf(cel);
    return tileset ? QRect(cel.at, QSize(picture.size.width() * tileset->tile.width(),
                                         picture.size.height() * tileset->tile.height()))
                   : QRect();
}

/// The tile as it is seen.
void turnTile(const QRgb *pixels, QSize size, const Tile &tile, std::vector<QRgb> &turned)
{
    turned.assign(static_cast<size_t>(size.width()) * static_cast<size_t>(size.height()), 0);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            int fromX = tile.isFlippedX ? size.width() - 1 - x : x;
            int fromY = tile.isFlippedY ? size.height() - 1 - y : y;
            if (tile.isDiagonal)
                std::swap(fromX, fromY);
            // What a tile that is not square has no room for is left out.
            if (fromX < size.width() && fromY < size.height())
                turned[static_cast<size_t>(y) * static_cast<size_t>(size.width()) + static_cast<size_t>(x)] =
                    pixels[qsizetype(fromY) * size.width() + fromX];
        }
    }
}

void FrameDrawer::drawTiles(const Cel &cel, const Frame &frame, const Canvas &canvas, const Brush &brush)
{
    const Tileset *tileset = tilesetOf(cel);
    const QSize tile = tileset->tile;
    const std::shared_ptr<const TileMap> map = m_pictures.tiles(cel.picture, *tileset);
    const std::shared_ptr<const Pixels> pixels =
        m_pictures.tilesetPixels(layer(cel.layer).tileset, *tileset, frame.palette);
    const QRect seen = (boundsOf(cel) & QRect(QPoint(0, 0), canvas.size)).translated(-cel.at);
    const qsizetype tilePixels = qsizetype(tile.width()) * tile.height();
    std::vector<QRgb> turned;
    for (int row = seen.top() / tile.height(); row <= seen.bottom() / tile.height(); ++row) {
        for (int column = seen.left() / tile.width(); column <= seen.right() / tile.width(); ++column) {
            const Tile &shown = map->tiles[static_cast<size_t>(row) * static_cast<size_t>(map->size.width()) +
                                           static_cast<size_t>(column)];
            m_work.take(costOfOne);
            if (shown.index < 0)
                continue;
            const QRgb *colors = pixels->colors.data() + shown.index * tilePixels;
            if (shown.isFlippedX || shown.isFlippedY || shown.isDiagonal) {
                m_work.take(tilePixels);
                turnTile(colors, tile, shown, turned);
                colors = turned.data();
            }
            stamp(canvas, cel.at + QPoint(column * tile.width(), row * tile.height()), {colors, tile}, brush, m_work);
        }
    }
}

QString placeOfFrame(size_t frame)
{
    return Words::tr("frame %1").arg(frame + 1);
}

/// Runs `draw` for each frame; a refusal names it.
template <typename Draw>
void forEachFrame(const Contents &contents, Draw draw)
{
    for (size_t i = 0; i < contents.frames.size(); ++i) {
        try {
            draw(i, contents.frames[i]);
        } catch (Refusal &refusal) {
            refusal.place =
                refusal.place.isEmpty() ? placeOfFrame(i) : placeOfFrame(i) + QStringLiteral(", ") + refusal.place;
            throw;
        }
    }
}

void checkGroupMemory(const Contents &contents, const Plan &plan, const Limits &limits)
{
    const QSize size = contents.header.size;
    if (qint64(size.width()) * size.height() * plan.depth > limits.pixels)
        throw Refusal{
            {},
            Words::tr("it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; "
                      "flatten some")
                .arg(plan.depth)
                .arg(size.width())
                .arg(size.height())};
}

/// Before anything is drawn that would be thrown away.
void checkWork(const Contents &contents, const FrameDrawer &drawer, const Limits &limits)
{
    Work work(limits);
    std::set<int> unpacked;
    forEachFrame(contents, [&](size_t, const Frame &frame) { drawer.takeWork(frame, work, unpacked); });
}

} // namespace

QImage drawnSheet(const Contents &contents, const Limits &limits)
{
    const Header &header = contents.header;
    const FrameSheetSize size = frameSheetSize(header.size, header.frames);
    const Plan plan = planOf(contents);
    checkGroupMemory(contents, plan, limits);
    FrameDrawer drawer(contents, plan, limits);
    checkWork(contents, drawer, limits);
    QImage sheet(int(size.width), int(size.height), QImage::Format_ARGB32);
    if (sheet.isNull())
        throw Refusal{{}, Words::tr("there is not enough memory for the picture")};
    sheet.fill(0);
    auto *bits = reinterpret_cast<QRgb *>(sheet.bits());
    const qsizetype stride = sheet.bytesPerLine() / qsizetype(sizeof(QRgb));
    drawer.unpackAhead(contents.frames.front());
    forEachFrame(contents, [&](size_t index, const Frame &frame) {
        drawer.unpackAhead(index + 1 < contents.frames.size() ? contents.frames[index + 1] : Frame());
        const QPoint corner = frameSheetPlace(header.size, static_cast<int>(index)).topLeft();
        drawer.draw(frame, {bits + corner.y() * stride + corner.x(), stride, header.size});
    });
    return sheet;
}

QList<AnimationLayer> tracedLayers(const Contents &contents, const Limits &limits)
{
    const std::vector<int> roots = tracedRoots(contents);
    QList<AnimationLayer> layers;
    QHash<int, qsizetype> byRoot;
    for (size_t i = 0; i < roots.size(); ++i) {
        if (roots[i] != static_cast<int>(i))
            continue;
        const Layer &layer = contents.layers[i];
        const LayerRole role = *layerRole(layer.name);
        byRoot.insert(roots[i], layers.size());
        layers.append({role.category, role.name, layer.text, {}});
    }
    FrameDrawer drawer(contents, planOf(contents), limits);
    qint64 left = limits.pixels;
    const QRect canvasRect(QPoint(0, 0), contents.header.size);
    forEachFrame(contents, [&](size_t index, const Frame &frame) {
        // Which cels make up a layer's picture, and what they cover.
        QHash<qsizetype, std::pair<QRect, std::vector<const Cel *>>> shown;
        for (const Cel &cel : frame.cels) {
            const int root = roots[static_cast<size_t>(cel.layer)];
            if (root < 0)
                continue;
            auto &[bounds, cels] = shown[byRoot.value(root)];
            bounds |= drawer.boundsOf(cel) & canvasRect;
            cels.push_back(&cel);
        }
        for (auto each = shown.cbegin(); each != shown.cend(); ++each) {
            const auto &[bounds, cels] = *each;
            if (bounds.isEmpty())
                continue;
            left -= qint64(bounds.width()) * bounds.height();
            if (left < 0)
                throw Refusal{{}, Words::tr("its layers to be traced are too large; trace fewer of them")};
            QImage picture(bounds.size(), QImage::Format_ARGB32);
            if (picture.isNull())
                throw Refusal{{}, Words::tr("there is not enough memory for the picture")};
            picture.fill(0);
            const Canvas canvas{reinterpret_cast<QRgb *>(picture.bits()),
                                picture.bytesPerLine() / qsizetype(sizeof(QRgb)), bounds.size()};
            for (const Cel *cel : cels) {
                Cel moved = *cel;
                moved.at -= bounds.topLeft();
                drawer.drawCel(moved, frame, canvas, {});
            }
            layers[each.key()].cels.append({static_cast<int>(index), bounds.topLeft(), picture});
        }
    });
    return layers;
}

} // namespace hitbox::aseprite
