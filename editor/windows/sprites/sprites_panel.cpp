#include "windows/sprites/sprites_panel.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/sprite_edits.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/shapes/clip_mime.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/row_choice.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/tool_button.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int spriteThumbnailSide = 36;
constexpr int leastForNames = 72; ///< pixels, of text at its usual size
constexpr int besideNames = 60;   ///< the picture and what is around it and the name

} // namespace

SpritesPanel::SpritesPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent)
    : Panel(tr("Sprites"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_thumbnails(project, pixmaps, spriteThumbnailSide, Thumbnails::Fit::Frame)
    , m_search(new SearchField(tr("Search sprites"), this))
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    QToolButton *add = makeToolButton("AddSprite", tr("Add images as sprites"), this);
    add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    connect(add, &QToolButton::clicked, this, &SpritesPanel::addWanted);
    addToHeader(add);

    auto *searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(12, 0, 12, 4);
    searchRow->addWidget(m_search);
    body()->addLayout(searchRow);
    body()->addWidget(m_view);
    m_view->setObjectName(QStringLiteral("SpriteList"));
    m_view->setAccessibleName(tr("Sprites"));
    m_view->setRenamable(true);
    m_view->setChoosing(RowView::Choosing::Many);
    m_view->setMinimumWidth(besideNames + scaledToText(leastForNames));
    m_view->setPlaceholder(tr("No sprites yet. Drop images here."));
    m_view->setPictures({spriteThumbnailSide, [this](int row) {
                             return m_thumbnails.of({spriteOf(row), 0}, themeOf(palette()), devicePixelRatioF());
                         }});

    connectParts();
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void SpritesPanel::connectParts()
{
    m_thumbnails.keepPainted(*m_view->viewport());
    m_refresh->after(*m_search, &QLineEdit::textChanged);
    m_refresh->when(m_project.session, &Session::changed, [](const Difference &difference) {
        return difference.sprites.listDiffers() || difference.frames.comeOrGo();
    });
    m_refresh->when(m_project.session, &Session::placeChanged, [this] { return spriteInView() != m_shownInView; });
    m_refresh->when(m_project.live.problems, &LiveAnswer::changed,
                    [this] { return m_project.live.problems.now().sprites != m_shownProblems; });
    connect(m_view, &RowView::chosen, this, &SpritesPanel::choose);
    connect(m_view, &RowView::moved, this, &SpritesPanel::move);
    connect(m_view, &RowView::carriedOut, this, [this](int row, QPoint at) { emit carriedOut(spriteOf(row), at); });
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        if (const int sprite = spriteOf(row); sprite >= 0)
            m_project.session.commit(renameSprite(m_project.session.document(), sprite, name),
                                     tr("Rename sprite to %1").arg(name));
    });
    connect(m_view, &RowView::activated, this, &SpritesPanel::activate);
    connect(m_view, &RowView::deleteWanted, this, &SpritesPanel::removeChosen);
    connect(m_view, &RowView::menuWanted, this, [this](QPoint position) {
        emit menuWanted(position, editsInMenus() + QStringList{"edit.select-all",
                                                               "sprite.join",
                                                               "sprite.split",
                                                               "frame.slice",
                                                               {},
                                                               "sprite.find-image",
                                                               "sprite.replace-image"});
    });
}

void SpritesPanel::showKeys(const KeyNames &keys)
{
    findChild<QToolButton *>(QStringLiteral("AddSprite"))
        ->setToolTip(keys.with(tr("Add images as sprites"), QStringLiteral("file.add-images")));
}

void SpritesPanel::renameCurrent()
{
    m_refresh->now();
    if (m_view->currentRow() >= 0)
        m_view->rename(m_view->currentRow());
}

Id<Sprite> SpritesPanel::spriteInView() const
{
    const Sprite *sprite = findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
    return sprite ? *sprite->id : Id<Sprite>();
}

int SpritesPanel::spriteOf(int row) const
{
    return placeOf(m_project.session.document().sprites, m_shownSprites.at(row), row);
}

void SpritesPanel::refresh()
{
    const Document &document = m_project.session.shown();
    const int current = m_project.session.currentFrame().sprite;
    m_shownInView = spriteInView();
    if (m_shownInView && !m_chosen.contains(m_shownInView))
        m_chosen = {m_shownInView};
    m_shownProblems = m_project.live.problems.now().sprites;
    RowSource source;
    QList<int> places;
    places.reserve(document.sprites.size());
    m_shownSprites.clear();
    m_shownSprites.reserve(document.sprites.size());
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites.at(i);
        if (!m_search->accepts(sprite.name))
            continue;
        if (m_chosen.contains(sprite.id))
            source.selected.insert(static_cast<int>(places.size()));
        if (current == i)
            source.current = static_cast<int>(places.size());
        places.append(i);
        m_shownSprites.append(sprite.id);
    }
    if (m_shownInView) // the others are not in the list
        m_chosen = chosenAmong(m_shownSprites, m_chosen, m_shownInView);
    source.count = static_cast<int>(places.size());
    source.of = [sprites = document.sprites, places, problems = m_shownProblems, selected = source.selected,
                 current](int index) {
        const Sprite &sprite = sprites.at(places.at(index));
        Row row;
        row.title = sprite.name;
        const auto frames = static_cast<int>(sprite.frames.size());
        row.detail = frames == 1 ? tr("1 frame") : tr("%n frames", nullptr, frames);
        row.badge = problems.value(sprite.id);
        row.selected = selected.contains(index);
        row.current = current == places.at(index);
        return row;
    };
    // Among some of the sprites no place says where between the others one would go.
    m_view->setOrder(m_search->text().isEmpty() ? RowView::Order::Draggable : RowView::Order::Fixed);
    m_view->setPlaceholder(document.sprites.isEmpty() ? tr("No sprites yet. Drop images here.")
                                                      : tr("No sprite has this in its name."));
    m_view->setSource(std::move(source));
}

void SpritesPanel::choose(const QSet<int> &rows, int current)
{
    m_chosen.clear();
    for (const int row : rows)
        m_chosen.insert(m_shownSprites.at(row));
    const int lead = leadOf(rows, current);
    m_chosen.insert(m_shownSprites.at(lead));
    m_refresh->mark();
    if (const int sprite = spriteOf(lead); sprite >= 0 && m_project.session.currentFrame().sprite != sprite)
        m_project.session.setCurrentFrame({sprite, 0});
}

QList<int> SpritesPanel::chosen() const
{
    m_refresh->now(); // which chooses the one in view
    return placesOf(m_project.session.document().sprites, m_chosen);
}

QString SpritesPanel::calledChosen() const
{
    const QList<int> sprites = chosen();
    return sprites.size() == 1 ? m_project.session.document().sprites.at(sprites.constFirst()).name
                               : tr("%1 sprites").arg(sprites.size());
}

void SpritesPanel::move(const QList<int> &rows, int before)
{
    m_project.session.commit(moveSprites(m_project.session.document(), rows, before),
                             tr("Move %1").arg(calledChosen()));
}

void SpritesPanel::activate(int row)
{
    if (m_project.session.mode() == Session::Mode::Stage)
        emit placeWanted(spriteOf(row));
    else
        m_view->rename(row);
}

void SpritesPanel::setTakenOutside(const std::function<bool(QPoint global)> &isTaken)
{
    m_view->setTakenOutside(isTaken);
}

void SpritesPanel::removeChosen()
{
    const QList<int> sprites = chosen();
    if (sprites.isEmpty())
        return;
    const QString text = tr("Remove %1").arg(calledChosen());
    m_project.session.commit(removeSprites(m_project.session.document(), sprites), text);
    emit told(tr("%1: undo brings it back.").arg(text));
}

void SpritesPanel::duplicateChosen()
{
    const QList<int> sprites = chosen();
    if (sprites.isEmpty())
        return;
    const auto first = sprites.constLast() + 1;
    if (!m_project.session.commit(duplicateSprites(m_project.session.document(), sprites),
                                  tr("Duplicate %1").arg(calledChosen())))
        return;
    m_project.session.setCurrentFrame({first, 0});
    m_chosen = idsOf(m_project.session.document().sprites.mid(first, sprites.size()));
    m_refresh->mark();
}

bool SpritesPanel::perform(EditCommand command)
{
    const QList<int> sprites = chosen();
    if (sprites.isEmpty())
        return false;
    switch (command) {
    case EditCommand::SelectAll: m_view->chooseAll(); break;
    case EditCommand::Duplicate: duplicateChosen(); break;
    case EditCommand::Rename: renameCurrent(); break;
    case EditCommand::Remove: removeChosen(); break;
    case EditCommand::Copy:
    case EditCommand::Cut: {
        const ProjectFiles &files = m_project.files;
        putOnClipboard(clipOfSprites(files.asInFile(m_project.session.document()), sprites, files.folder()));
        if (command == EditCommand::Cut)
            removeChosen();
        break;
    }
    }
    return true;
}

} // namespace hitbox
