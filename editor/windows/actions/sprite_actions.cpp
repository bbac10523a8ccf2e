#include "document/places.h"
#include "document/sprite_joins.h"
#include "images/numbered_images.h"
#include "session/open_project.h"
#include "windows/actions/action_tables.h"
#include "windows/actions/project_view.h"
#include "windows/frames/frames_panel.h"
#include "windows/sprites/image_commands.h"
#include "windows/sprites/sprites_panel.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Sprites of several frames are animations, and become tags of one. Single images are in the order of their numbers
/// and under their shared name where they have these; else in their own order, under the first one's name.
SpriteJoin joinOf(const Document &document, const QList<int> &sprites)
{
    const QString firstName = document.sprites.at(sprites.constFirst()).name;
    const auto isAnimation = [&document](int place) { return document.sprites.at(place).frames.size() > 1; };
    if (std::ranges::any_of(sprites, isAnimation))
        return {sprites, firstName, SpriteJoin::Tags::OneForEach};
    QStringList images;
    for (const int place : sprites)
        images.append(document.sprites.at(place).image);
    const QList<NumberedImages> numbered = numberedImages(images);
    if (numbered.size() != 1 || numbered[0].places.size() != sprites.size())
        return {sprites, firstName};
    SpriteJoin join{{}, numbered[0].name};
    for (const int place : numbered[0].places)
        join.sprites.append(sprites.at(place));
    return join;
}

void joinChosen(OpenProject &project, ProjectView &view, const QList<int> &sprites)
{
    if (sprites.size() < 2)
        return view.tell(
            Actions::tr("Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click."));
    Session &session = project.session;
    const SpriteJoin join = joinOf(session.document(), sprites);
    const Id<Frame> first = session.document().sprites.at(join.sprites.constFirst()).frames.value(0).id;
    const QString text = Actions::tr("Join %1 sprites").arg(sprites.size());
    if (!session.commit(joinSprites(session.document(), join), text))
        return;
    session.setCurrentFrame(placeOf(session.document(), first));
    const QString told = join.tags == SpriteJoin::Tags::OneForEach
                             ? Actions::tr("%1 sprites are one now, each of them a tag; undo takes them apart.")
                             : Actions::tr("%1 sprites are one animation now; undo takes them apart.");
    view.tell(told.arg(sprites.size()));
}

/// The chosen frames become a sprite of their own; where all or one are chosen, each frame does.
QList<QList<int>> groupsFor(const Sprite &sprite, const QList<int> &chosen)
{
    const auto count = static_cast<int>(sprite.frames.size());
    QList<QList<int>> groups;
    if (chosen.size() > 1 && chosen.size() < count) {
        const QSet<int> taken(chosen.cbegin(), chosen.cend());
        QList<int> rest;
        for (int i = 0; i < count; ++i) {
            if (!taken.contains(i))
                rest.append(i);
        }
        return {rest, chosen};
    }
    for (int i = 0; i < count; ++i)
        groups.append(QList<int>{i});
    return groups;
}

void splitInView(OpenProject &project, ProjectView &view, const QList<FrameRef> &chosen)
{
    Session &session = project.session;
    const Sprite *sprite = findSprite(session.document(), session.currentFrame().sprite);
    if (!sprite || sprite->frames.size() < 2)
        return view.tell(Actions::tr("A sprite of one frame cannot be split."));
    QList<int> frames;
    for (const FrameRef frame : chosen)
        frames.append(frame.frame);
    const QList<QList<int>> groups = groupsFor(*sprite, frames);
    const QStringList lost = tagsLostBySplit(*sprite, groups);
    const QString name = sprite->name;
    const auto count = groups.size();
    if (!session.commit(splitSprite(session.document(), session.currentFrame().sprite, groups),
                        Actions::tr("Split %1").arg(name)))
        return;
    QString told = Actions::tr("“%1” is %2 sprites now; undo brings it back.").arg(name, QString::number(count));
    if (!lost.isEmpty())
        told += u' ' + Actions::tr("Tags over several of them went: %1.").arg(lost.join(QStringLiteral(", ")));
    view.tell(told);
}

} // namespace

QList<ActionInfo> spriteActions(OpenProject &project, ProjectView &view, SpritesPanel &sprites, FramesPanel &frames)
{
    return {
        {.id = QStringLiteral("sprite.join"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Join chosen sprites into one"),
         .toolTip = Actions::tr("The frames of the chosen sprites become one animation, in the order of their numbers"),
         .run = [&project, &view, &sprites] { joinChosen(project, view, sprites.chosen()); }},
        {.id = QStringLiteral("sprite.split"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("S&plit sprite"),
         .toolTip =
             Actions::tr("The chosen frames become a sprite of their own; with one or all chosen, each frame does"),
         .run = [&project, &view, &frames] { splitInView(project, view, frames.chosenFrames()); }},
        {.id = QStringLiteral("sprite.find-image"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Find image…"),
         .toolTip = Actions::tr("Where an image is that cannot be read; others beside it are found with it"),
         .run = [&project, &view] { findImage(project, view, missingImage(project, project.session.currentFrame())); }},
        {.id = QStringLiteral("sprite.replace-image"),
         .section = ActionSection::SpriteEdit,
         .text = Actions::tr("&Replace image…"),
         .toolTip = Actions::tr("Another image in the place of the one in view; frames and shapes stay"),
         .run = [&project, &view] { replaceImage(project, view, project.session.currentFrame()); }},
    };
}

} // namespace hitbox
