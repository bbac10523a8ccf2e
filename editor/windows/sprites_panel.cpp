#include "windows/sprites_panel.h"

#include "document/edits.h"
#include "scene/icons.h"
#include "session/session.h"

#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr int thumbnailSide = 36;

} // namespace

SpritesPanel::SpritesPanel(Session &session, const Pixmaps &pixmaps, const Theme &theme, QWidget *parent)
    : Panel(tr("Sprites"), parent)
    , m_session(session)
    , m_thumbnails(session, pixmaps, thumbnailSide)
    , m_theme(theme)
    , m_search(new QLineEdit(this))
    , m_view(new RowView(RowView::Layout::Lines, theme, this))
{
    auto *add = new QToolButton(this);
    add->setObjectName(QStringLiteral("AddSprite"));
    add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg"), theme));
    add->setToolTip(tr("Add images as sprites (Ctrl+I)"));
    connect(add, &QToolButton::clicked, this, &SpritesPanel::addWanted);
    addToHeader(add);

    m_search->setPlaceholderText(tr("Search…"));
    m_search->setClearButtonEnabled(true);
    auto *searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(12, 0, 12, 4);
    searchRow->addWidget(m_search);
    body()->addLayout(searchRow);
    body()->addWidget(m_view);
    m_view->setObjectName(QStringLiteral("SpriteList"));
    m_view->setRenamable(true);
    m_view->setPlaceholder(tr("No sprites yet. Drop images here."));

    connect(m_search, &QLineEdit::textChanged, this, &SpritesPanel::refresh);
    connect(&session, &Session::changed, this, &SpritesPanel::refresh);
    connect(&session, &Session::placeChanged, this, &SpritesPanel::refresh);
    connect(&session, &Session::findingsChanged, this, &SpritesPanel::refresh);
    connect(&session, &Session::imagesChanged, this, &SpritesPanel::refresh);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        if (m_session.currentFrame().sprite != spriteOf(row))
            m_session.setCurrentFrame({spriteOf(row), 0});
    });
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        m_session.commit(renameSprite(m_session.document(), spriteOf(row), name), tr("Rename sprite to %1").arg(name));
    });
    connect(m_view, &RowView::activated, this, [this](int row) {
        if (m_session.mode() == Session::Mode::Stage)
            emit placeWanted(spriteOf(row));
        else
            m_view->rename(row);
    });
    connect(m_view, &RowView::deleteWanted, this, [this] {
        if (m_view->currentRow() >= 0)
            emit removeWanted(spriteOf(m_view->currentRow()));
    });
    refresh();
}

void SpritesPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    findChild<QToolButton *>(QStringLiteral("AddSprite"))
        ->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg"), theme));
    refresh();
}

void SpritesPanel::renameCurrent()
{
    if (m_view->currentRow() >= 0)
        m_view->rename(m_view->currentRow());
}

void SpritesPanel::refresh()
{
    const Document &document = m_session.shown();
    QList<Row> rows;
    m_shownSprites.clear();
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites.at(i);
        if (!sprite.name.contains(m_search->text(), Qt::CaseInsensitive))
            continue;
        Row row;
        row.picture = m_thumbnails.of({i, 0}, m_theme, devicePixelRatioF());
        row.title = sprite.name;
        row.detail = sprite.frames.size() == 1 ? tr("1 frame") : tr("%1 frames").arg(sprite.frames.size());
        row.badge = problemCount(m_session, {i, -1});
        row.selected = m_session.currentFrame().sprite == i;
        rows.append(row);
        m_shownSprites.append(i);
    }
    m_view->setRows(rows);
}

} // namespace hitbox
