#include "document/places.h"
#include "document/playback.h"
#include "document/point_edits.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/picture_following.h"
#include "windows/frames/frames_panel.h"
#include "windows/frames/onion_menu.h"

#include <utility>

/// Copies of shapes from frame to frame.
namespace hitbox {

/// Owns what it is about, for another thread.
struct FramesPanel::PictureQuestion {
    CopySource source;
    Id<Frame> to;
    Sprite sprite; ///< as it was
    std::shared_ptr<const geometry::PixelMask> here;
    std::shared_ptr<const geometry::PixelMask> there;

    QList<Shape> shapes() const
    {
        QList<Shape> shapes = findThing(sprite.frames, source.frame)->shapes;
        shapes.removeIf([this](const Shape &shape) { return !source.shapes.contains(shape.id); });
        return shapes;
    }

    bool isSame(const PictureQuestion &other) const
    {
        return source.frame == other.source.frame && source.shapes == other.source.shapes && to == other.to &&
               sprite.frames.isSharedWith(other.sprite.frames);
    }

    /// The way of the copy of each of the shapes, so that it lies on what the shape lies on. Shapes whose picture is
    /// not found have none. Ends early when it is stopped.
    PictureWays ways(const Run &run) const
    {
        PictureWays ways;
        if (!here || !there)
            return ways;
        const QPoint from = findThing(sprite.frames, source.frame)->offset;
        const QPoint toOffset = findThing(sprite.frames, to)->offset;
        const QList<Shape> asked = shapes();
        for (const Shape &shape : asked) {
            if (run.isStopped())
                break;
            const PictureWay found = pictureWay(shape.outline, {view(*here), from}, {view(*there), toOffset});
            if (found.isFound)
                ways.insert(shape.id, {double(found.way.x()), double(found.way.y())});
        }
        return ways;
    }
};

FramesPanel::~FramesPanel() = default; // where all parts are known

FramesPanel::CopySource FramesPanel::selected() const
{
    const Frame *frame = findFrame(m_project.session.document(), m_project.session.currentFrame());
    const Selection &selection = m_project.session.selection();
    return {frame ? *frame->id : Id<Frame>(), selection.shapes, selection.point};
}

FramesPanel::CopySource FramesPanel::copySource(CopyTarget target) const
{
    const Sprite *sprite = findSprite(m_project.session.document(), m_project.session.currentFrame().sprite);
    const bool isRemembered = target == CopyTarget::Chosen && m_copySource && sprite;
    const Frame *frame = isRemembered ? findThing(sprite->frames, m_copySource->frame) : nullptr;
    if (!frame)
        return selected();
    CopySource source{m_copySource->frame, {}, m_copySource->point};
    for (const Shape &shape : frame->shapes) {
        if (m_copySource->shapes.contains(shape.id))
            source.shapes.insert(shape.id);
    }
    return source;
}

QList<int> FramesPanel::copyFrames(CopyTarget target, int from) const
{
    const Sprite &sprite = m_project.session.document().sprites.at(m_project.session.currentFrame().sprite);
    QList<int> frames;
    switch (target) {
    case CopyTarget::Next: frames = {from + 1}; break;
    case CopyTarget::TagEnd: frames = framesToTagEnd(sprite, from); break;
    case CopyTarget::All: frames = framesOf(sprite, m_project.tag.place()); break;
    case CopyTarget::Chosen: frames = chosen(); break;
    }
    frames.removeAll(from);
    frames.removeIf([&](int frame) { return frame >= sprite.frames.size(); });
    return frames;
}

/// Says what stands in the way; true when there is something to copy, and somewhere to.
bool FramesPanel::canCopy(const CopySource &source, CopyTarget target, const QList<int> &frames)
{
    if (source.shapes.isEmpty() && !source.point) {
        emit told(tr("Select the shapes that are to be copied first, or a point."));
        return false;
    }
    if (frames.isEmpty()) {
        emit told(target == CopyTarget::Chosen ? tr("Choose the frames to copy to with Ctrl or Shift first.")
                                               : tr("There is no other frame to copy to."));
        return false;
    }
    return true;
}

void FramesPanel::copyShapesTo(CopyTarget target, CopyOver over)
{
    const CopySource source = copySource(target);
    const FrameRef from = placeOf(m_project.session.document(), source.frame);
    const QList<int> frames = from.frame < 0 ? QList<int>() : copyFrames(target, from.frame);
    if (!canCopy(source, target, frames))
        return;
    if (source.shapes.isEmpty())
        return copyPoint(source, frames, target, over);
    copy({source, target, frames, {}, {}}, over);
}

void FramesPanel::copyAlongPicture()
{
    CopySource source = copySource(CopyTarget::Next);
    source.point = {}; // which has no pixels
    const FrameRef from = placeOf(m_project.session.document(), source.frame);
    const QList<int> frames = from.frame < 0 ? QList<int>() : copyFrames(CopyTarget::Next, from.frame);
    if (!canCopy(source, CopyTarget::Next, frames))
        return;
    const Sprite sprite = m_project.session.document().sprites.at(from.sprite);
    const Frame &to = sprite.frames.at(frames.constFirst());
    const QStringList images{imageOf(sprite, sprite.frames.at(from.frame)), imageOf(sprite, to)};
    m_project.images.whenDecoded(
        images, *this, [this, source, sprite, to = *to.id](const auto &) { followPicture(source, sprite, to); });
}

void FramesPanel::followPicture(const CopySource &source, const Sprite &sprite, Id<Frame> to)
{
    const Document &document = m_project.session.document();
    const PictureQuestion question{source, to, sprite, m_project.alpha().mask(placeOf(document, source.frame)),
                                   m_project.alpha().mask(placeOf(document, to))};
    constexpr qsizetype mostAtOnce = 2; // each takes up to 30 ms
    if (question.source.shapes.size() <= mostAtOnce)
        return copyAlong(question, question.ways({}));
    if (m_following && m_following->isPending() && m_following->asked()->isSame(question))
        return; // a key that is held, or pressed once more
    if (!m_following)
        m_following = std::make_shared<Latest<PictureQuestion, PictureWays>>(
            [](const PictureQuestion &asked, const Run &run) { return asked.ways(run); },
            [this](const PictureQuestion &asked, const PictureWays &ways) { copyAlong(asked, ways); });
    emit told(tr("Looking where the picture has gone…"));
    m_following->ask(question);
}

/// Unless the sprite has become another one meanwhile, or somebody has gone on to another frame.
void FramesPanel::copyAlong(const PictureQuestion &question, const PictureWays &ways)
{
    const FrameRef from = placeOf(m_project.session.document(), question.source.frame);
    const Sprite *now = findSprite(m_project.session.document(), from.sprite);
    const bool isSame = now && *now == question.sprite && *now->id == *question.sprite.id;
    if (!isSame || m_project.session.currentFrame() != from) {
        emit told(tr("The frame is another one by now; nothing was copied along the picture."));
        return;
    }
    copy({question.source, CopyTarget::Next, {placeOf(now->frames, question.to)}, ways, calledWays(question, ways)},
         CopyOver::Replace);
}

/// "fist by 5, -3; body not at all"
QString FramesPanel::calledWays(const PictureQuestion &question, const PictureWays &ways)
{
    if (ways.isEmpty())
        return tr("No pixels were found to follow, so that nothing was moved.");
    QStringList parts;
    const QList<Shape> shapes = question.shapes();
    for (const Shape &shape : shapes) {
        const geometry::Point way = ways.value(shape.id);
        const QString name = shape.name.isEmpty() ? kindName(shape.kind()) : shape.name;
        if (!ways.contains(shape.id))
            parts.append(tr("%1 not, without pixels to follow").arg(name));
        else if (way == geometry::Point())
            parts.append(tr("%1 not at all").arg(name));
        else
            parts.append(tr("%1 by %2, %3").arg(name, QString::number(way.x), QString::number(way.y)));
    }
    constexpr qsizetype mostNamed = 3;
    const auto more = static_cast<int>(parts.size() - mostNamed);
    if (more > 0)
        parts = parts.mid(0, mostNamed) + QStringList{tr("and %n more", nullptr, more)};
    return tr("Moved along the picture: %1.").arg(parts.join(QStringLiteral("; ")));
}

/// One step. Tells on the canvas what was replaced.
void FramesPanel::copy(const CopyOrder &order, CopyOver over)
{
    const FrameRef from = placeOf(m_project.session.document(), order.source.frame);
    if (from.frame < 0)
        return;
    const Sprite &sprite = m_project.session.document().sprites.at(from.sprite);
    const QString what = order.frames.size() == 1 ? sprite.frames.at(order.frames.constFirst()).name
                                                  : tr("%n frames", nullptr, static_cast<int>(order.frames.size()));
    const ShapeCopies copies =
        withShapesCopied(m_project.session.document(), from, order.source.shapes, order.frames, over, order.ways);
    if (copies.copies.isEmpty() && copies.kept > 0)
        return emit told(tr("What is locked stays."));
    if (!m_project.session.commit(copies.document, tr("Copy shapes to %1").arg(what)))
        return;
    if (order.target == CopyTarget::Next) {
        m_project.session.setCurrentFrame({from.sprite, order.frames.constFirst()});
        m_project.session.setSelection({.shapes = copies.copies});
    }
    const auto count = static_cast<int>(copies.replaced.size());
    QString text = count == 0   ? tr("Copied to %1.").arg(what)
                   : count == 1 ? tr("Copied to %1; a shape drawn there was replaced. Alt keeps both.").arg(what)
                                : tr("Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.")
                                      .arg(what, QString::number(count));
    if (!order.alongPicture.isEmpty())
        text += QLatin1Char(' ') + order.alongPicture;
    if (copies.kept > 0)
        text += QLatin1Char(' ') + tr("What is locked stays.");
    emit told(text);
    if (count == 0)
        return;
    m_lastCopy = order;
    emit drawnReplaced(
        count == 1 ? tr("The copy replaced “%1”, which was drawn on %2.").arg(copies.replaced.constFirst().name, what)
                   : tr("Copies replaced %1 shapes that were drawn on %2.").arg(count).arg(what));
}

/// A frame has one point of a name: keeping both is to leave it alone.
void FramesPanel::copyPoint(const CopySource &source, const QList<int> &frames, CopyTarget target, CopyOver over)
{
    Session &session = m_project.session;
    const FrameRef from = placeOf(session.document(), source.frame);
    const Sprite &sprite = session.document().sprites.at(from.sprite);
    const QList<FramePoint> &points = sprite.frames.at(from.frame).points;
    const int place = placeOf(points, source.point);
    if (place < 0)
        return;
    const QString name = points.at(place).name;
    const QString what = frames.size() == 1 ? sprite.frames.at(frames.constFirst()).name
                                            : tr("%n frames", nullptr, static_cast<int>(frames.size()));
    QList<int> open = frames;
    if (over == CopyOver::KeepBoth)
        open.removeIf([&](int frame) { return placeOfPoint(sprite.frames.at(frame), name) >= 0; });
    const PointCopies copies = withPointCopied(session.document(), from, place, open);
    if (!session.commit(copies.document, tr("Copy point %1 to %2").arg(name, what)))
        return;
    if (target == CopyTarget::Next)
        session.setCurrentFrame({from.sprite, frames.constFirst()}); // where the point stays selected
    emit told(copies.replaced == 0
                  ? tr("Copied to %1.").arg(what)
                  : tr("Copied to %1; moved in %2 of them.").arg(what, QString::number(copies.replaced)));
}

FramesLeft FramesPanel::leave() const
{
    return {m_onion->now().pinned, m_chosen, m_copySource, m_lastCopy};
}

void FramesPanel::take(const FramesLeft &left)
{
    OnionSkin onion = m_onion->now();
    onion.pinned = left.pinned;
    m_onion->set(onion);
    m_chosen = left.chosen;
    m_copySource = left.copySource;
    m_lastCopy = left.lastCopy;
    m_refresh->mark();
    showScope();
}

void FramesPanel::keepBothOfLastCopy()
{
    if (!m_lastCopy)
        return;
    const CopyOrder order = *std::exchange(m_lastCopy, std::nullopt);
    m_project.session.endGesture(Session::GestureEnd::Cancel); // which an undo would do and no more
    m_project.session.undo();
    copy(order, CopyOver::KeepBoth);
}

} // namespace hitbox
