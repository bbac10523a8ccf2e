#include "windows/tracks/tracks_panel.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/places.h"
#include "document/playback.h"
#include "document/track_following.h"
#include "document/tracks.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/frames/frame_properties.h"
#include "windows/frames/frame_times_button.h"
#include "windows/tracks/track_commands.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/notice_bar.h"
#include "windows/widgets/tool_button.h"

#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

TracksPanel::TracksPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent)
    : Panel(tr("Tracks"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_refreshLanes(new RefreshOnce(*this, [this] { refreshLanes(); }))
    , m_thumbnails(project, pixmaps, TrackGridPlaces::pictureSide)
    , m_tags(new ElidedComboBox(this))
    , m_grid(new TrackGrid(project.session, this))
{
    makeHeader();
    m_grid->setPictures([this](int frame) {
        return m_thumbnails.of({spritePlace(), frame}, themeOf(palette()), devicePixelRatioF());
    });
    m_thumbnails.keepPainted(*m_grid->viewport());
    body()->addWidget(m_grid, 1);
    connectParts();
    refresh();
}

void TracksPanel::makeHeader()
{
    m_tags->setObjectName(QStringLiteral("TrackTags"));
    m_tags->setAccessibleName(tr("Tag to show"));
    m_tags->setToolTip(tr("The animation tag whose frames are shown"));
    m_tags->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    constexpr int widest = 160;
    m_tags->setMaximumWidth(scaledToText(widest));
    connect(m_tags, &QComboBox::activated, this, [this](int index) { chooseTag(index - 1); });
    addBesideTitle(m_tags);
    m_play = makeToolButton("PlayTracks", tr("Play or stop"), this);
    m_play->setIcon(themedIcon(QStringLiteral(":/icons/play.svg")));
    m_play->setCheckable(true);
    connect(m_play, &QToolButton::clicked, this, &TracksPanel::playWanted);
    addToHeader(m_play);
    m_times = new FrameTimesButton(this);
    connect(m_times, &FrameTimesButton::changed, this, [this](FrameTimes times) {
        m_refreshLanes->mark();
        emit timesChanged(times);
    });
    addToHeader(m_times);
    auto *frames = new QToolButton(this);
    frames->setObjectName(QStringLiteral("ShowFrames"));
    frames->setText(tr("Frames"));
    connect(frames, &QToolButton::clicked, this, &TracksPanel::framesWanted);
    addToHeader(frames);
}

void TracksPanel::connectParts()
{
    m_refresh->after(m_project.session, &Session::placeChanged);
    m_refresh->after(m_project.tag, &TagInView::changed);
    m_refreshLanes->after(m_project.live.findings, &LiveAnswer::changed);
    connect(&m_project.session, &Session::changed, this, [this] {
        if (!m_drag.bars.isEmpty() && !m_project.session.gestureUnderWay())
            m_grid->cancelDrag(); // undone in the middle of it
    });
    m_refresh->when(m_project.session, &Session::changed, [this](const Difference &difference) {
        const Sprite *sprite = spriteInView();
        return !sprite || difference.sprites.has(sprite->id) || !difference.categories.empty();
    });
    connect(&m_project.session, &Session::selectionChanged, m_grid->viewport(), qOverload<>(&QWidget::update));
    connect(m_grid, &TrackGrid::toggled, this, &TracksPanel::toggle);
    connect(m_grid, &TrackGrid::deleteWanted, this, &TracksPanel::removeChosen);
    connect(m_grid, &TrackGrid::dragged, this, &TracksPanel::showDrag);
    connect(m_grid, &TrackGrid::dropped, this, &TracksPanel::takeDrag);
    connect(m_grid, &TrackGrid::lockedDragged, this, [this](int row) {
        emit told(tr("%1 is locked; its lock beside the name lets it go.").arg(m_grid->rows().at(row).name));
    });
    connect(m_grid, &TrackGrid::stuckDragged, this, [this](int row) {
        emit told(tr("%1 goes no further: the frames end there.").arg(m_grid->rows().at(row).name));
    });
    connect(m_grid, &TrackGrid::findingPressed, this,
            [this](int frame) { emit findingPressed(Finding(m_grid->lanes().findings.value(frame).worst)); });
    connect(m_grid, &TrackGrid::chosenChanged, this, &TracksPanel::choiceChanged);
    connect(m_grid, &TrackGrid::durationTyped, this, &TracksPanel::setDuration);
    connect(m_grid, &TrackGrid::menuWanted, this, [this](QPoint position) {
        emit menuWanted(position, {"edit.delete",
                                   "edit.select-all",
                                   {},
                                   "track.hold",
                                   "track.linear",
                                   "track.ease-in",
                                   "track.ease-out",
                                   "track.ease-in-out",
                                   "track.keys",
                                   {},
                                   "track.join",
                                   "track.take-out"});
    });
}

int TracksPanel::spritePlace() const
{
    return m_project.session.currentFrame().sprite;
}

const Sprite *TracksPanel::spriteInView() const
{
    return findSprite(m_project.session.shown(), spritePlace());
}

void TracksPanel::refresh()
{
    const Sprite *sprite = spriteInView();
    const int tag = m_project.tag.place();
    listTexts(*m_tags, QStringList{tr("All frames")} + namesInOrder(sprite ? sprite->tags : QList<Tag>()));
    m_tags->setCurrentIndex(tag + 1);
    const QList<int> frames = sprite ? framesOf(*sprite, tag) : QList<int>();
    const TrackBar run = frames.isEmpty() ? TrackBar{0, -1} : TrackBar{frames.constFirst(), frames.constLast()};
    const bool isSame = sprite && !m_shown.isEmpty() && sprite->frames == m_shown; // as while one scrubs
    m_shown = sprite ? sprite->frames : QList<Frame>();
    const Id<Sprite> shown = sprite ? *sprite->id : Id<Sprite>();
    const bool isAnother = shown != std::exchange(m_shownSprite, shown);
    const QList<TrackRow> rows = isSame ? m_grid->rows()
                                 : sprite
                                     ? keptInOrder(trackRows(*sprite), isAnother ? QList<TrackRow>() : m_grid->rows())
                                     : QList<TrackRow>();
    const auto tracks =
        std::count_if(rows.cbegin(), rows.cend(), [](const TrackRow &row) { return bool(row.key.track); });
    setNote(tracks > 0 ? QString::number(tracks) : QString());
    m_grid->show(rows, run);
    m_refreshLanes->mark();
    m_refreshLanes->now();
    if (!isSame)
        offerTracks(sprite);
}

void TracksPanel::refreshLanes()
{
    m_grid->showLanes(trackLanes(m_project.session.shown(), spritePlace(), m_project.tag.place(),
                                 m_project.live.findings.list(), m_times->now()));
}

void TracksPanel::showKeys(const KeyNames &keys)
{
    m_play->setToolTip(keys.with(tr("Play or stop"), QStringLiteral("frame.play")));
    findChild<QToolButton *>(QStringLiteral("ShowFrames"))
        ->setToolTip(keys.with(tr("The strip of frames in place of the grid"), QStringLiteral("frame.tracks")));
}

void TracksPanel::setPlayed(std::optional<int> frame)
{
    m_play->setChecked(frame.has_value());
    m_grid->setPlayed(frame);
}

void TracksPanel::setTimes(FrameTimes times)
{
    m_times->set(times);
}

void TracksPanel::chooseTag(int tag)
{
    const Sprite *sprite = spriteInView();
    if (sprite && !m_project.tag.choose(tag) && tag >= 0)
        emit told(tr("The tag “%1” names no frames of this sprite.").arg(sprite->tags.at(tag).name));
    m_refresh->mark();
}

/// Sets the duration of all chosen frames, where the frame is one of several.
void TracksPanel::setDuration(int frame, double milliseconds)
{
    const QList<int> chosen = m_grid->chosenFrames();
    const QList<int> frames = chosen.contains(frame) ? chosen : QList<int>{frame};
    m_project.session.commit(withDuration(m_project.session.document(), spritePlace(), frames, milliseconds),
                             durationText(*spriteInView(), frames), durationKey(*spriteInView(), frames));
    if (const auto count = static_cast<int>(frames.size()); count > 1)
        emit told(tr("%n chosen frames last as long now.", nullptr, count));
}

/// Flips an eye or a lock of all shapes in the row, or of those of the frame in view.
void TracksPanel::toggle(int row, TrackGrid::Toggle toggle, TrackReach reach)
{
    const TrackRow &shown = m_grid->rows().at(row);
    const int now = m_project.session.currentFrame().frame;
    const TrackCell *cell = cellAt(shown, now);
    if (!cell && reach == TrackReach::FrameAlone)
        return emit told(tr("%1 is not in the frame in view.").arg(shown.name));
    const bool isEye = toggle == TrackGrid::Toggle::Visible;
    const bool isAlone = reach == TrackReach::FrameAlone;
    const bool wanted = !(isEye ? (isAlone ? cell->visible : shown.visible) : (isAlone ? cell->locked : shown.locked));
    const QString text = isEye ? (wanted ? tr("Show %1") : tr("Hide %1")) : (wanted ? tr("Lock %1") : tr("Unlock %1"));
    QSet<ShapeId> shapes;
    for (const TrackCell &each : isAlone ? QList<TrackCell>{*cell} : shown.cells)
        shapes += QSet<ShapeId>(each.shapes.cbegin(), each.shapes.cend());
    const QString name = shown.name; // the row may go with what is being drawn
    m_project.session.endGesture(Session::GestureEnd::Finish);
    const Document &document = m_project.session.document();
    m_project.session.commit(isEye ? withVisible(document, spritePlace(), shapes, wanted)
                                   : withLocked(document, spritePlace(), shapes, wanted),
                             text.arg(name));
}

/// The frame that the hand is at comes into view, so that the canvas shows what becomes of it.
void TracksPanel::showDrag(const TrackDrag &drag)
{
    Session &session = m_project.session;
    if (m_drag.bars.isEmpty() && drag.bars.isEmpty())
        return;
    if (m_drag.bars.isEmpty()) // what is being drawn is in no document yet
        session.endGesture(Session::GestureEnd::Finish);
    const Document &document = session.document();
    if (m_drag.bars.isEmpty())
        m_dragBegan = *findFrame(document, session.currentFrame())->id;
    m_drag = drag;
    if (drag.bars.isEmpty())
        session.endGesture(Session::GestureEnd::Cancel);
    const FrameRef began = placeOf(document, m_dragBegan, session.currentFrame());
    if (began.frame < 0)
        return;
    if (drag.bars.isEmpty())
        return session.setCurrentFrame(began);
    session.showDraft(withTracksFollowing(document, dragged(document, began.sprite, drag)),
                      {began.sprite, began.frame + drag.by});
}

/// What goes elsewhere stays in view and selected.
void TracksPanel::takeDrag(const TrackDrag &drag)
{
    m_drag = {};
    Session &session = m_project.session;
    const FrameRef from = placeOf(session.document(), m_dragBegan, session.currentFrame());
    if (from.frame < 0)
        return;
    const qsizetype wanted = m_grid->chosen().size();
    const Document after = dragged(session.document(), from.sprite, drag);
    const bool goes = drag.kind == TrackDrag::Kind::Move || drag.kind == TrackDrag::Kind::Copy;
    const bool isHeld = isHeldBack(session.document().sprites.at(from.sprite), drag);
    if (isHeld || (goes && wanted > drag.bars.size()))
        emit told(tr("What is locked stays."));
    if (isHeld) {
        session.endGesture(Session::GestureEnd::Cancel);
        return session.setCurrentFrame(from);
    }
    if (goes)
        m_grid->moveChoice(drag.by);
    session.commit(after, textOf(session.document(), from.sprite, drag));
    const FrameRef to{from.sprite, from.frame + drag.by};
    const Frame *frame = findFrame(session.document(), to);
    if (!goes || !frame)
        return;
    QSet<ShapeId> shapes;
    for (const ChosenTrack &bar : drag.bars) {
        if (const Shape *shape = findShape(*frame, bar.track))
            shapes.insert(shape->id);
    }
    session.setCurrentFrame(to);
    session.setSelection({.shapes = shapes});
}

void TracksPanel::removeChosen()
{
    const QSet<ShapeId> shapes = m_grid->chosenShapes();
    Document document = m_project.session.document();
    const Sprite *sprite = findSprite(m_project.session.document(), spritePlace());
    int removed = 0;
    int locked = 0;
    QString name;
    for (int f = 0; sprite && f < sprite->frames.size(); ++f) {
        QSet<ShapeId> going;
        for (const Shape &shape : sprite->frames.at(f).shapes) {
            if (!shapes.contains(shape.id))
                continue;
            locked += shape.locked ? 1 : 0;
            if (!shape.locked)
                going.insert(shape.id);
            name = shape.name;
        }
        if (!going.isEmpty())
            document = removeShapes(std::move(document), {spritePlace(), f}, going);
        removed += static_cast<int>(going.size());
    }
    if (removed == 0)
        return emit told(locked > 0 ? tr("What is locked stays.") : tr("Choose cells with something in them first."));
    const QString text = removed == 1 ? tr("Remove %1").arg(name) : tr("Remove %n shapes", nullptr, removed);
    m_project.session.commit(document, text);
    emit told(tr("%1: undo brings it back.").arg(text));
}

QString TracksPanel::calledChosen() const
{
    const QList<ChosenTrack> chosen = m_grid->chosen();
    if (chosen.size() != 1)
        return tr("%1 tracks").arg(chosen.size());
    const auto row = std::find_if(m_grid->rows().cbegin(), m_grid->rows().cend(),
                                  [&](const TrackRow &one) { return one.key.track == chosen.constFirst().track; });
    return row->name;
}

bool TracksPanel::isLockedChosen() const
{
    const QSet<ShapeId> shapes = m_grid->chosenShapes();
    return std::any_of(m_grid->rows().cbegin(), m_grid->rows().cend(), [&](const TrackRow &row) {
        return std::any_of(row.cells.cbegin(), row.cells.cend(), [&](const TrackCell &cell) {
            return cell.locked && shapes.contains(cell.shapes.constFirst());
        });
    });
}

void TracksPanel::commitChosen(const Document &after, const QString &text, const QString &otherwise)
{
    if (after == m_project.session.document())
        return emit told(isLockedChosen() ? tr("What is locked stays.") : otherwise);
    m_project.session.commit(after, text);
}

void TracksPanel::joinChosen()
{
    commitChosen(joinedToTrack(m_project.session.document(), spritePlace(), m_grid->chosenShapes()),
                 tr("Join into one track"), tr("Choose cells of different frames first, such as with Shift."));
}

void TracksPanel::takeOutChosen()
{
    commitChosen(takenOutOfTracks(m_project.session.document(), spritePlace(), m_grid->chosenShapes()),
                 tr("Take out of the track"), tr("Choose cells of a track first."));
}

void TracksPanel::holdChosen()
{
    commitChosen(heldAt(m_project.session.document(), spritePlace(), m_grid->chosen()),
                 tr("Hold %1").arg(calledChosen()), tr("Choose cells behind a shape of the track first."));
}

bool TracksPanel::canSetBetween() const
{
    const Sprite *sprite = findSprite(m_project.session.document(), spritePlace());
    return sprite && canBeBetween(*sprite, m_grid->chosen());
}

void TracksPanel::setBetween(Between between)
{
    const QString text = between == Between::None ? tr("Make keys of %1") : tr("Work in-betweens of %1 out");
    const Document before = m_project.session.document();
    commitChosen(withBetweensAt(before, spritePlace(), m_grid->chosen(), between), text.arg(calledChosen()),
                 tr("Choose cells between two keys of a track first."));
    const int given = keysGivenUp(before, m_project.session.document(), spritePlace());
    if (given > 0)
        emit told(given == 1 ? tr("1 key is worked out from those around it now. Undo brings it back.")
                             : tr("%n keys are worked out from those around them now. Undo brings them back.", nullptr,
                                  given));
}

void TracksPanel::setDeclined(const QSet<Id<Sprite>> &sprites)
{
    m_declined = sprites;
    offerTracks(spriteInView());
}

/// Shapes that came without tracks, or were drawn anew, are never joined unasked.
void TracksPanel::offerTracks(const Sprite *sprite)
{
    const QList<TrackOffer> offers =
        sprite && !m_declined.contains(sprite->id) ? offeredTracks(*sprite) : QList<TrackOffer>();
    qsizetype shapes = 0;
    for (const TrackOffer &offer : offers)
        shapes += offer.frames.to - offer.frames.from + 1;
    QString text;
    if (!offers.isEmpty())
        text = offers.size() == 1
                   ? tr("%1 shapes look like one thing: make them a track?").arg(shapes)
                   : tr("%1 shapes look like %2 things: make them tracks?").arg(shapes).arg(offers.size());
    const Id<Sprite> asked = text.isEmpty() ? Id<Sprite>() : *sprite->id;
    if (text == m_offered && asked == m_offeredOf && (text.isEmpty() || m_offer))
        return;
    m_offered = text;
    m_offeredOf = asked;
    NoticeBar::dismiss(m_offer);
    if (text.isEmpty())
        return;
    m_offer = new NoticeBar(text,
                            {{tr("Make tracks"), [this] { makeTracks(); }},
                             {tr("Not now"), [this, asked] { m_declined.insert(asked); }, NoticeChoice::Means::Leave}},
                            NoticeBar::Kind::Standing, this);
    body()->insertWidget(0, m_offer);
}

void TracksPanel::makeTracks()
{
    const Sprite *sprite = findSprite(m_project.session.document(), spritePlace());
    if (!sprite)
        return;
    Document document = m_project.session.document();
    for (const TrackOffer &offer : offeredTracks(*sprite))
        document = withOffer(std::move(document), spritePlace(), offer);
    m_project.session.commit(document, tr("Make tracks of %1").arg(sprite->name));
}

bool TracksPanel::perform(EditCommand command)
{
    if (command == EditCommand::SelectAll)
        m_grid->chooseAll();
    else if (command == EditCommand::Remove)
        removeChosen();
    else
        return false;
    return true;
}

} // namespace hitbox
