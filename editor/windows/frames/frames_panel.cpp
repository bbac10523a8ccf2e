#include "windows/frames/frames_panel.h"
#include "windows/frames/event_list.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/frame_sequences.h"
#include "document/places.h"
#include "document/playback.h"
#include "document/point_edits.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/frames/event_list.h"
#include "windows/frames/frame_player.h"
#include "windows/frames/frame_properties.h"
#include "windows/frames/frame_ruler.h"
#include "windows/frames/tag_properties.h"
#include "windows/shapes/clip_mime.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/row_choice.h"
#include "windows/widgets/search_field.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace hitbox {

namespace {

constexpr int frameThumbnailSide = 88;

} // namespace

FramesPanel::FramesPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent)
    : Panel(tr("Frames"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_thumbnails(project, pixmaps, frameThumbnailSide)
    , m_player(new FramePlayer(project.session, this))
    , m_view(new RowView(RowView::Layout::Cards, this))
    , m_tagProperties(new TagProperties(project.session, this))
    , m_pivots(new FramePivots(project, this))
{
    makeHeader();
    m_view->setObjectName(QStringLiteral("FrameList"));
    m_view->setAccessibleName(tr("Frames"));
    constexpr int textAndScrollBar = 44;
    m_view->setMinimumHeight(frameThumbnailSide + textAndScrollBar);
    m_view->setRenamable(true);
    m_view->setChoosing(RowView::Choosing::Many);
    m_view->setPictures({frameThumbnailSide, [this](int row) {
                             return m_thumbnails.of({m_project.session.currentFrame().sprite, frameOf(row)},
                                                    themeOf(palette()), devicePixelRatioF());
                         }});
    m_properties = new FrameProperties(
        project.session, [this] { return chosen(); }, this);
    makePivotButton();
    connect(m_properties, &FrameProperties::timesChanged, this, &FramesPanel::timesChanged);
    m_ruler = new FrameRuler(project.session, this);
    body()->addWidget(m_ruler);
    body()->addWidget(m_tagProperties);
    auto *strip = new QHBoxLayout;
    strip->setSpacing(0);
    strip->addWidget(m_view, 1);
    strip->addWidget(m_properties, 0, Qt::AlignTop);
    body()->addLayout(strip, 1);

    connectParts();
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void FramesPanel::setTakenOutside(const std::function<bool(QPoint global)> &isTaken)
{
    m_view->setTakenOutside(isTaken);
}

void FramesPanel::connectParts()
{
    m_thumbnails.keepPainted(*m_view->viewport());
    m_refresh->after(m_project.session, &Session::placeChanged);
    connect(&m_project.session, &Session::placeChanged, this, [this] { // while the strip is hidden, too
        followPlace();
        showScope();
    });
    m_refresh->after(m_project.tag, &TagInView::changed);
    connect(&m_project.tag, &TagInView::changed, this, [this] { // while the strip is hidden, too
        m_refresh->now();
        showScope();
    });
    m_refresh->after(*m_search, &QLineEdit::textChanged);
    m_refresh->when(m_project.session, &Session::changed, [this](const Difference &difference) {
        const Sprite *sprite = spriteInView();
        const bool listDiffers =
            difference.frames.listDiffers() || !difference.tags.empty() || difference.events.listDiffers();
        return !sprite || (listDiffers && difference.sprites.has(sprite->id)) || durationsToShow() != m_shownDurations;
    });
    m_refresh->when(m_project.live.problems, &LiveAnswer::changed,
                    [this] { return m_project.live.problems.now().frames != m_shownProblems; });
    connect(&m_project.session, &Session::selectionChanged, this, [this] { m_copySource.reset(); });
    connect(m_project.session.history(), &QUndoStack::indexChanged, this, [this] { m_lastCopy.reset(); });
    connect(m_pivots, &FramePivots::told, this, &FramesPanel::told);
    connect(m_player, &FramePlayer::played, this, &FramesPanel::played);
    connect(m_player, &FramePlayer::played, m_ruler, &FrameRuler::setPlayed);
    connect(m_ruler, &FrameRuler::tagPressed, this, &FramesPanel::chooseTag);
    connect(m_ruler, &FrameRuler::linePressed, this, &FramesPanel::chooseInViewAlone);
    connect(m_ruler, &FrameRuler::upToWanted, this, &FramesPanel::chooseUpTo);
    connect(m_view, &RowView::chosen, this, &FramesPanel::choose);
    connect(m_view, &RowView::moved, this, &FramesPanel::move);
    connect(m_view, &RowView::carriedOut, this, [this](int row, QPoint at) {
        emit carriedOut({m_project.session.currentFrame().sprite, frameOf(row)}, at);
    });
    connect(m_view, &RowView::deleteWanted, this, &FramesPanel::removeChosen);
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        const FrameRef ref{m_project.session.currentFrame().sprite, frameOf(row)};
        if (ref.frame >= 0)
            m_project.session.commit(renameFrame(m_project.session.document(), ref, name),
                                     tr("Rename frame to %1").arg(name));
    });
    connect(m_view, &RowView::activated, this, [this](int row) {
        if (m_project.session.mode() == Session::Mode::Stage)
            emit placeWanted({m_project.session.currentFrame().sprite, frameOf(row)});
        else
            m_view->rename(row);
    });
    connect(m_view, &RowView::menuWanted, this, [this](QPoint position) {
        emit menuWanted(position, editsInMenus() + QStringList{"edit.select-all",
                                                               "frame.add-tag",
                                                               {},
                                                               "frame.copy-to-next",
                                                               "frame.copy-to-tag-end",
                                                               "frame.copy-to-all",
                                                               "frame.copy-to-chosen",
                                                               {},
                                                               "frame.contact-sheet"});
    });
}

void FramesPanel::refresh()
{
    const FrameRef current = m_project.session.currentFrame();
    const Sprite *sprite = spriteInView();
    followPlace();
    refreshTags(sprite);
    m_shownProblems = m_project.live.problems.now().frames;
    RowSource source;
    QList<int> places = sprite ? framesOf(*sprite, m_project.tag.place()) : QList<int>();
    if (!m_search->text().isEmpty())
        places.removeIf([this, sprite](int i) { return !m_search->accepts(sprite->frames.at(i).name); });
    m_shownFrames.clear();
    m_shownFrames.reserve(places.size());
    for (const int i : std::as_const(places)) {
        const Id<Frame> id = sprite->frames.at(i).id;
        const auto row = static_cast<int>(m_shownFrames.size());
        if (m_chosen.contains(id))
            source.selected.insert(row);
        if (current.frame == i)
            source.current = row;
        m_shownFrames.append(id);
    }
    if (const Frame *frame = findFrame(m_project.session.shown(), current)) // the others are not in the list
        m_chosen = chosenAmong(m_shownFrames, m_chosen, *frame->id);
    m_shownDurations = durationsToShow();
    source.count = static_cast<int>(places.size());
    source.of = [frames = sprite ? sprite->frames : QList<Frame>(), places, problems = m_shownProblems,
                 selected = source.selected, current = source.current, durations = m_shownDurations,
                 times = m_times](int index) {
        const Frame &frame = frames.at(places.at(index));
        Row row;
        row.title = frame.name;
        row.trailing = QString::number(places.at(index));
        if (!durations.isEmpty())
            row.below = durationText(times, durations.at(places.at(index)));
        row.marked = !frame.events.isEmpty();
        row.detail = eventsInShort(frame.events);
        row.badge = problems.value(frame.id);
        row.selected = selected.contains(index);
        row.current = current == index;
        return row;
    };
    m_view->setOrder(m_search->text().isEmpty() ? RowView::Order::Draggable : RowView::Order::Fixed);
    m_view->setPlaceholder(sprite ? tr("No frame has this in its name.")
                                  : tr("The frames of the sprite in view stand here."));
    m_view->setSource(std::move(source));
    m_properties->followChoice();
    showScope();
}

/// Whoever goes on to another frame lets go of the others: what is done next is about what is seen.
void FramesPanel::followPlace()
{
    const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
    if (frame && (std::exchange(m_lead, *frame->id) != *frame->id || !m_chosen.contains(m_lead)))
        m_chosen = {m_lead};
}

void FramesPanel::chooseInViewAlone()
{
    m_chosen = {m_lead};
    m_refresh->mark();
    showScope();
}

void FramesPanel::showScope()
{
    EditScope scope = m_project.tools.now().scope;
    scope.chosen = m_chosen.size() > 1 ? m_chosen : QSet<Id<Frame>>();
    scope.tag = m_project.tag.id();
    m_project.tools.set(&ToolSettings::scope, scope);
    m_ruler->setChosen(scope.chosen);
    const auto count = static_cast<int>(m_chosen.size());
    setNote(count > 1 ? QString::number(count) : QString(), tr("%n chosen", nullptr, count));
}

void FramesPanel::refreshTags(const Sprite *sprite)
{
    const int tag = m_project.tag.place();
    listTexts(*m_tags, QStringList{tr("All frames")} + namesInOrder(sprite ? sprite->tags : QList<Tag>()));
    m_tags->setCurrentIndex(tag + 1);
    constexpr int enough = 128; // where the window is small
    m_tags->setMinimumWidth(std::min(enough, m_tags->sizeHint().width()));
    m_removeTag->setVisible(tag >= 0);
    m_ruler->setChosenTag(m_project.tag.id());
    m_tagProperties->showTag(m_project.tag.id());
}

void FramesPanel::chooseTag(int tag)
{
    m_player->stop();
    const Sprite *sprite = spriteInView();
    if (sprite && !m_project.tag.choose(tag) && tag >= 0)
        emit told(tr("The tag “%1” names no frames of this sprite.").arg(sprite->tags.at(tag).name));
    m_refresh->mark();
}

void FramesPanel::addTag()
{
    const QList<int> frames = chosen();
    if (frames.isEmpty())
        return;
    const int sprite = m_project.session.currentFrame().sprite;
    Tag tag;
    tag.name = tr("tag");
    tag.from = frames.constFirst();
    tag.to = frames.constLast();
    if (!m_project.session.commit(hitbox::addTag(m_project.session.document(), sprite, tag), tr("Add tag")))
        return;
    chooseTag(static_cast<int>(m_project.session.document().sprites.at(sprite).tags.size()) - 1);
    m_refresh->now();
    m_tagProperties->editName();
}

void FramesPanel::removeTag()
{
    const Sprite *sprite = findSprite(m_project.session.document(), m_project.session.currentFrame().sprite);
    const int tag = sprite ? placeOf(sprite->tags, m_project.tag.id()) : -1;
    if (tag < 0)
        return;
    const QString text = tr("Remove tag %1").arg(sprite->tags.at(tag).name);
    m_project.session.commit(
        hitbox::removeTag(m_project.session.document(), m_project.session.currentFrame().sprite, tag), text);
}

void FramesPanel::choose(const QSet<int> &rows, int current)
{
    m_player->stop();
    const Selection &selection = m_project.session.selection();
    const bool isKept = m_copySource || (selection.shapes.isEmpty() && !selection.point);
    const std::optional<CopySource> source = isKept ? m_copySource : selected();
    m_chosen.clear();
    for (const int row : rows)
        m_chosen.insert(m_shownFrames.at(row));
    const int lead = leadOf(rows, current);
    m_lead = m_shownFrames.at(lead);
    m_chosen.insert(m_lead);
    m_refresh->mark();
    if (const int frame = frameOf(lead); frame >= 0 && m_project.session.currentFrame().frame != frame)
        m_project.session.setCurrentFrame({m_project.session.currentFrame().sprite, frame});
    showScope();
    m_copySource = m_chosen.size() > 1 ? source : std::nullopt; // going there may have changed the selection
}

/// From the one in view, which stays so: another press begins there, too.
void FramesPanel::chooseUpTo(int frame)
{
    m_refresh->now();
    const Sprite *sprite = spriteInView();
    if (!sprite)
        return;
    const auto rowOf = [&](int place) {
        return place < sprite->frames.size() ? static_cast<int>(m_shownFrames.indexOf(sprite->frames.at(place).id))
                                             : -1;
    };
    const int from = rowOf(m_project.session.currentFrame().frame);
    const int to = rowOf(frame);
    if (from < 0 || to < 0) // not of the tag that is shown, or not found by the search
        return;
    QSet<int> rows;
    for (int row = std::min(from, to); row <= std::max(from, to); ++row)
        rows.insert(row);
    choose(rows, from);
}

const Sprite *FramesPanel::spriteInView() const
{
    return findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
}

int FramesPanel::frameOf(int row) const
{
    const Sprite *sprite = spriteInView();
    return sprite ? placeOf(sprite->frames, m_shownFrames.at(row), row) : -1;
}

QList<int> FramesPanel::chosen() const
{
    m_refresh->now(); // which chooses the one in view
    const Sprite *sprite = findSprite(m_project.session.document(), m_project.session.currentFrame().sprite);
    return sprite ? placesOf(sprite->frames, m_chosen) : QList<int>();
}

QList<FrameRef> FramesPanel::chosenFrames() const
{
    QList<FrameRef> frames;
    for (const int frame : chosen())
        frames.append({m_project.session.currentFrame().sprite, frame});
    return frames;
}

QString FramesPanel::calledChosen() const
{
    const QList<int> frames = chosen();
    return frames.size() == 1
               ? findFrame(m_project.session.document(), {m_project.session.currentFrame().sprite, frames.constFirst()})
                     ->name
               : tr("%n frames", nullptr, static_cast<int>(frames.size()));
}

void FramesPanel::move(const QList<int> &rows, int before)
{
    const int sprite = m_project.session.currentFrame().sprite;
    QList<int> frames;
    for (const int row : rows)
        frames.append(frameOf(row));
    const int gap =
        before < m_shownFrames.size() ? frameOf(before) : frameOf(static_cast<int>(m_shownFrames.size()) - 1) + 1;
    m_project.session.commit(moveFrames(m_project.session.document(), sprite, frames, gap),
                             tr("Move %1").arg(calledChosen()));
}

void FramesPanel::removeChosen()
{
    const QList<int> frames = chosen();
    const Sprite *sprite = findSprite(m_project.session.document(), m_project.session.currentFrame().sprite);
    if (frames.isEmpty() || !sprite)
        return;
    if (frames.size() == sprite->frames.size()) {
        emit told(tr("A sprite keeps at least one frame. Remove the sprite instead."));
        return;
    }
    const QString text = tr("Remove %1").arg(calledChosen());
    m_project.session.commit(
        removeFrames(m_project.session.document(), m_project.session.currentFrame().sprite, frames), text);
    emit told(tr("%1: undo brings it back.").arg(text));
}

void FramesPanel::duplicateChosen()
{
    const QList<int> frames = chosen();
    if (frames.isEmpty())
        return;
    const int sprite = m_project.session.currentFrame().sprite;
    if (!m_project.session.commit(duplicateFrames(m_project.session.document(), sprite, frames),
                                  tr("Duplicate %1").arg(calledChosen())))
        return;
    const int first = frames.constLast() + 1;
    m_project.session.setCurrentFrame({sprite, first});
    m_chosen = idsOf(spriteInView()->frames.mid(first, frames.size()));
    m_refresh->mark();
}

void FramesPanel::setTimes(FrameTimes times)
{
    m_times = times;
    m_properties->setTimes(times);
    m_ruler->setTimes(times);
    m_refresh->mark();
}

QList<double> FramesPanel::durationsToShow() const
{
    QList<double> durations;
    if (const Sprite *sprite = spriteInView())
        std::ranges::transform(sprite->frames, std::back_inserter(durations), &Frame::duration);
    const bool allTheSame = std::ranges::adjacent_find(durations, std::not_equal_to()) == durations.end();
    return allTheSame ? QList<double>() : durations;
}

void FramesPanel::stopAtPressOn(QWidget &canvas)
{
    canvas.installEventFilter(this);
}

void FramesPanel::stopAtSeen()
{
    const std::optional<int> frame = m_player->shown();
    if (!frame)
        return;
    m_player->stop();
    m_project.session.setCurrentFrame({m_project.session.currentFrame().sprite, *frame});
}

bool FramesPanel::eventFilter(QObject *watched, QEvent *event)
{
    const auto actsByKey = [event] { // Space pans
        constexpr int others[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt,
                                  Qt::Key_Meta,  Qt::Key_AltGr,   Qt::Key_Space};
        return std::ranges::find(others, static_cast<QKeyEvent *>(event)->key()) == std::end(others);
    };
    if (event->type() == QEvent::MouseButtonPress || (event->type() == QEvent::KeyPress && actsByKey()))
        stopAtSeen();
    return Panel::eventFilter(watched, event);
}

void FramesPanel::editSequence(SequenceEdit edit)
{
    const int sprite = m_project.session.currentFrame().sprite;
    QList<int> frames = chosen();
    if (frames.isEmpty())
        return;
    const bool takesSeveral = edit == SequenceEdit::Reverse || edit == SequenceEdit::Number;
    if (takesSeveral && frames.size() == 1)
        frames = framesOf(*spriteInView(), m_project.tag.place());
    const Document &document = m_project.session.document();
    const QString what = frames.size() == 1 ? document.sprites.at(sprite).frames.at(frames.constFirst()).name
                                            : tr("%n frames", nullptr, static_cast<int>(frames.size()));
    switch (edit) {
    case SequenceEdit::Blank:
        if (m_project.session.commit(withBlankFrame(document, sprite, frames), tr("Insert frame without shapes")))
            m_project.session.setCurrentFrame({sprite, frames.constLast() + 1});
        return;
    case SequenceEdit::Hold:
        if (m_project.session.commit(withHeldFrames(document, sprite, frames), tr("Hold %1").arg(what)))
            emit told(tr("%1: twice as long.").arg(what));
        return;
    case SequenceEdit::Reverse:
        m_project.session.commit(withFramesReversed(document, sprite, frames), tr("Reverse %1").arg(what));
        return;
    case SequenceEdit::Number:
        m_project.session.commit(withFramesNumbered(document, sprite, frames), tr("Number %1").arg(what));
        return;
    }
}

void FramesPanel::setPivots(FramePivots::Of of, PivotAnchor anchor)
{
    m_pivots->set(chosenFrames(), of, anchor);
}

bool FramesPanel::perform(EditCommand command)
{
    const QList<int> frames = chosen();
    if (frames.isEmpty())
        return false;
    switch (command) {
    case EditCommand::SelectAll: m_view->chooseAll(); break;
    case EditCommand::Duplicate: duplicateChosen(); break;
    case EditCommand::Rename: m_view->rename(m_view->currentRow()); break;
    case EditCommand::Remove: removeChosen(); break;
    case EditCommand::Copy:
    case EditCommand::Cut:
        putOnClipboard(clipOfFrames(m_project.files.asInFile(m_project.session.document()),
                                    m_project.session.currentFrame().sprite, frames, m_project.files.folder()));
        if (command == EditCommand::Cut)
            removeChosen();
        break;
    }
    return true;
}

} // namespace hitbox
