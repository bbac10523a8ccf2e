#include "windows/frames_panel.h"

#include "document/edits.h"
#include "session/session.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr int thumbnailSide = 88;

} // namespace

FramesPanel::FramesPanel(Session &session, const Pixmaps &pixmaps, const Theme &theme, QWidget *parent)
    : Panel(tr("Frames"), parent)
    , m_session(session)
    , m_thumbnails(session, pixmaps, thumbnailSide)
    , m_theme(theme)
    , m_view(new RowView(RowView::Layout::Cards, theme, this))
{
    auto *slice = new QToolButton(this);
    slice->setText(tr("Slice sheet…"));
    slice->setToolTip(tr("Cut this sprite's image into frames of equal size"));
    connect(slice, &QToolButton::clicked, this, &FramesPanel::sliceWanted);
    addToHeader(slice);
    body()->addWidget(m_view);
    m_view->setObjectName(QStringLiteral("FrameList"));
    constexpr int textAndScrollBar = 44;
    m_view->setMinimumHeight(thumbnailSide + textAndScrollBar);
    m_view->setRenamable(true);
    m_view->setPlaceholder(tr("The frames of the sprite in view stand here."));

    connect(&session, &Session::changed, this, &FramesPanel::refresh);
    connect(&session, &Session::placeChanged, this, &FramesPanel::refresh);
    connect(&session, &Session::findingsChanged, this, &FramesPanel::refresh);
    connect(&session, &Session::imagesChanged, this, &FramesPanel::refresh);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        m_session.setCurrentFrame({m_session.currentFrame().sprite, row});
    });
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        const FrameRef ref{m_session.currentFrame().sprite, row};
        m_session.commit(renameFrame(m_session.document(), ref, name), tr("Rename frame to %1").arg(name));
    });
    connect(m_view, &RowView::activated, this, [this](int row) {
        if (m_session.mode() == Session::Mode::Stage)
            emit placeWanted({m_session.currentFrame().sprite, row});
        else
            m_view->rename(row);
    });
    refresh();
}

void FramesPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    refresh();
}

void FramesPanel::refresh()
{
    const FrameRef current = m_session.currentFrame();
    const Sprite *sprite = findSprite(m_session.shown(), current.sprite);
    QList<Row> rows;
    for (int i = 0; sprite && i < sprite->frames.size(); ++i) {
        Row row;
        row.picture = m_thumbnails.of({current.sprite, i}, m_theme, devicePixelRatioF());
        row.title = sprite->frames.at(i).name;
        row.badge = problemCount(m_session, {current.sprite, i});
        row.selected = current.frame == i;
        rows.append(row);
    }
    setNote(sprite ? sprite->name : QString());
    m_view->setRows(rows);
}

} // namespace hitbox
