#include "drawing/stage_content.h"

#include "document/places.h"
#include "stage/placements.h"
#include <QPainter>

#include <algorithm>
#include <array>
#include <set>

namespace hitbox {

QTransform paintTransform(const Instance &instance, const Frame &frame)
{
    QTransform transform;
    transform.translate(instance.position.x, instance.position.y);
    transform.rotate(instance.rotation);
    transform.scale(instance.scale.x, instance.scale.y);
    transform.translate(-frame.pivot.x, -frame.pivot.y);
    return transform;
}

QPolygonF placedRectangle(const Document &document, const Instance &instance)
{
    const Frame *frame = findFrame(document, instance.sprite, instance.frame);
    if (!frame)
        return {};
    return paintTransform(instance, *frame).map(QPolygonF(QRectF(QPointF(0, 0), QSizeF(frame->size))));
}

StageContent::StageContent(Sheets sheets, const Theme &theme)
    : m_sheets(std::move(sheets))
    , m_theme(theme)
{
}

void StageContent::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_known = false; // which colours are part of
}

bool StageContent::renewSheets()
{
    bool differs = false;
    for (Kind &kind : m_kinds) {
        const SheetLevels now = m_sheets(kind.image);
        differs = differs || now.cacheKey() != kind.sheet.cacheKey();
        kind.sheet = now;
    }
    return differs;
}

const StageContent::Kind *StageContent::kindOf(int index) const
{
    const int kind = m_placed.at(static_cast<std::size_t>(index)).kind;
    return kind < 0 ? nullptr : &m_kinds.at(kind);
}

StageContent::Kind StageContent::makeKind(const Document &document, const Sprite &sprite, const Frame &frame) const
{
    Kind kind;
    kind.frame = frame;
    kind.frame.shapes.clear();
    kind.image = imageOf(sprite, frame);
    kind.sheet = m_sheets(kind.image);
    kind.bounds = QRectF(QPointF(0, 0), QSizeF(frame.size));
    const CategoryLooks looks(document, m_theme);
    for (const Shape &shape : frame.shapes) {
        ShapeLook look = looks.of(shape);
        look.locked = false; // on a stage nobody is at the shapes
        kind.shapes.append({geometryOf(shape.outline), look});
        kind.bounds |= pathOf(kind.shapes.last().shape).controlPointRect();
    }
    return kind;
}

int StageContent::kindFor(const Document &document, const Instance &instance)
{
    const std::pair names(instance.sprite, instance.frame);
    if (const auto known = m_kindOf.constFind(names); known != m_kindOf.cend())
        return *known;
    const Sprite *sprite = findSprite(document, instance.sprite);
    const Frame *frame = findFrame(document, instance.sprite, instance.frame);
    int kind = -1;
    if (sprite && frame) {
        kind = static_cast<int>(m_kinds.size());
        m_kinds.append(makeKind(document, *sprite, *frame));
    }
    m_kindOf.insert(names, kind);
    return kind;
}

StageContent::Placed StageContent::placed(const Document &document, const Instance &instance)
{
    const int kind = kindFor(document, instance);
    if (kind < 0)
        return {};
    const Kind &known = m_kinds.at(kind);
    return {kind, paintTransform(instance, known.frame).mapRect(known.bounds)};
}

void StageContent::reset(const Document &document, int stage)
{
    m_known = true;
    m_index = stage;
    m_sprites = document.sprites;
    m_categories = document.categories;
    m_kinds.clear();
    m_kindOf.clear();
    m_placed.clear();
    m_stage = {};
}

StageContent::Change StageContent::follow(const Document &document, int stage, const QSet<Id<Instance>> &selected)
{
    const Stage *found = findStage(document, stage);
    const Stage now = found ? *found : Stage{};
    Change change;
    if (!m_known || stage != m_index || now.layers != m_stage.layers || document.sprites != m_sprites ||
        document.categories != m_categories) {
        reset(document, stage);
        change.everywhere = true;
    }
    const Stage before = std::exchange(m_stage, now);
    const qsizetype kept = std::min(before.instances.size(), now.instances.size());
    bool orderDiffers = change.everywhere || before.instances.size() != now.instances.size();
    const auto note = [&change](qsizetype instance, const QRectF &area) {
        if (!change.everywhere)
            change.areas.append({int(instance), area});
    };
    for (auto i = kept; i < static_cast<qsizetype>(m_placed.size()); ++i)
        note(i, bounds(int(i)));
    m_placed.resize(static_cast<std::size_t>(now.instances.size()));
    for (qsizetype i = 0; i < now.instances.size(); ++i) {
        const Instance &instance = now.instances.at(i);
        if (i < kept && *instance.id == *before.instances.at(i).id && instance == before.instances.at(i))
            continue;
        Placed &place = m_placed[static_cast<std::size_t>(i)];
        if (i < kept) {
            note(i, place.bounds);
            const bool hadFrame = place.kind >= 0;
            place = placed(document, instance);
            orderDiffers =
                orderDiffers || instance.layer != before.instances.at(i).layer || hadFrame != (place.kind >= 0);
        } else {
            place = placed(document, instance);
        }
        note(i, place.bounds);
        if (!change.everywhere)
            change.moved.append(int(i));
    }
    if (orderDiffers)
        sort();
    const QSet<Id<Instance>> selectedBefore = std::exchange(m_selected, selected);
    if (!change.everywhere) {
        for (const int i : placesOf(now.instances, (selectedBefore - selected) + (selected - selectedBefore)))
            note(i, bounds(i));
    }
    return change;
}

bool StageContent::isOnHiddenLayer(const Instance &instance) const
{
    const auto layer = std::find_if(m_stage.layers.cbegin(), m_stage.layers.cend(),
                                    [&](const StageLayer &candidate) { return candidate.name == instance.layer; });
    return layer != m_stage.layers.cend() && !layer->visible;
}

/// Sorts by layer and then index: an instance without a layer, or of one that does not exist, lies below all layers.
void StageContent::sort()
{
    QHash<QString, std::size_t> levels;
    const auto count = static_cast<std::size_t>(m_stage.layers.size());
    for (std::size_t level = count; level > 0; --level) // of two with one name the lower counts
        levels.insert(m_stage.layers.at(level - 1).name, level);
    std::vector<std::vector<int>> byLevel(count + 1);
    m_shownVersion += 1;
    m_shown.assign(m_placed.size(), false);
    for (int i = 0; i < size(); ++i) {
        m_shown[static_cast<std::size_t>(i)] = kindOf(i) && !isOnHiddenLayer(instance(i));
        if (isShown(i))
            byLevel[levels.value(instance(i).layer, 0)].push_back(i);
    }
    m_order.clear();
    for (const std::vector<int> &level : byLevel)
        m_order.insert(m_order.end(), level.cbegin(), level.cend());
}

QRectF StageContent::bounds() const
{
    QRectF all;
    for (const int i : m_order)
        all |= bounds(i);
    return all;
}

std::vector<int> StageContent::near(const QRectF &area) const
{
    std::vector<int> found;
    for (const int i : m_order) {
        if (meets(bounds(i), area))
            found.push_back(i);
    }
    return found;
}

void drawPlacedFrame(QPainter &painter, const StageContent &content, int instance, const QRectF &exposed)
{
    const StageContent::Kind &kind = *content.kindOf(instance);
    const QTransform placement = paintTransform(content.instance(instance), kind.frame);
    if (!placement.isInvertible())
        return; // scaled to nothing
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(placement * world);
    drawFrame(painter, kind.frame, kind.sheet, placement.inverted().mapRect(exposed));
    painter.setWorldTransform(world);
}

void drawPlacedShapes(QPainter &painter, const StageContent &content, int instance, const Theme &theme)
{
    const StageContent::Kind &kind = *content.kindOf(instance);
    const geometry::Placement placement = placementOf(content.instance(instance), kind.frame);
    const bool selected = content.isSelected(instance);
    const bool crowded = content.size() >= crowd;
    const qreal scale = screenScale(painter);
    for (const StageContent::Kind::KindShape &known : kind.shapes) {
        const QPainterPath path = pathOf(geometry::placed(known.shape, placement));
        const QRectF bounds = path.controlPointRect();
        if (crowded && !selected && std::max(bounds.width(), bounds.height()) * scale < smallSide) {
            drawShapeFromAfar(painter, path, known.look);
            continue;
        }
        ShapeLook look = known.look;
        look.selected = selected;
        drawShape(painter, path, look, theme);
    }
}

void drawSelectedFrames(QPainter &painter, const StageContent &content, const std::vector<int> &instances,
                        const Theme &theme)
{
    const QTransform world = painter.worldTransform();
    std::set<std::array<double, 8>> corners; // in whole pixels of the painter, which may be more than an int holds
    for (const int instance : instances) {
        if (!content.isSelected(instance))
            continue;
        const Frame &frame = content.kindOf(instance)->frame;
        const QTransform placement = paintTransform(content.instance(instance), frame) * world;
        std::array<double, 8> at = {};
        std::size_t next = 0;
        for (const QPointF corner : placement.map(QPolygonF(QRectF(QPointF(0, 0), QSizeF(frame.size)))).first(4)) {
            at[next++] = std::round(corner.x());
            at[next++] = std::round(corner.y());
        }
        corners.insert(at);
    }
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {QPen(theme.understroke, 3), QPen(theme.accent, 1)}) {
        painter.setPen(pen);
        for (const std::array<double, 8> &at : corners)
            painter.drawPolygon(QPolygonF(
                {QPointF(at[0], at[1]), QPointF(at[2], at[3]), QPointF(at[4], at[5]), QPointF(at[6], at[7])}));
    }
    painter.restore();
}

} // namespace hitbox
