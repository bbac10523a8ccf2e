#include "windows/frames/copy_note.h"

#include "session/session.h"
#include "windows/widgets/key_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hitbox {

namespace {

constexpr int copyNoteMargin = 44; ///< pixels from the canvas's edge, below the chip in its corner

QString withFirstKey(const QString &text, const QList<QKeySequence> &own)
{
    return own.isEmpty() ? text : text + QStringLiteral("  ") + own.constFirst().toString(QKeySequence::NativeText);
}

} // namespace

CopyNote::CopyNote(Session &session, QWidget *canvas)
    : CanvasBar(canvas, Qt::TopEdge, copyNoteMargin)
    , m_text(new QLabel(this))
    , m_keepBoth(new QPushButton(tr("Keep both"), this))
    , m_undo(new QPushButton(tr("Undo"), this))
{
    setObjectName(QStringLiteral("CopyNote"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumWidth(1); // in a narrow window the buttons need the room
    m_keepBoth->setObjectName(QStringLiteral("KeepBoth"));
    m_undo->setObjectName(QStringLiteral("UndoCopy"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(m_text);
    for (QPushButton *button : {m_keepBoth, m_undo}) {
        button->setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys
        row->addWidget(button);
    }
    connect(m_keepBoth, &QPushButton::clicked, this, &CopyNote::keepBothWanted);
    connect(m_undo, &QPushButton::clicked, &session, &Session::undo);
    connect(&session, &Session::changed, this, &CopyNote::leave);
    connect(&session, &Session::placeChanged, this, &CopyNote::leave);
    hide();
}

void CopyNote::tell(const QString &text)
{
    m_text->setText(text);
    show();
    raise();
    place();
}

void CopyNote::showKeys(const KeyNames &keys)
{
    m_keepBoth->setText(withFirstKey(tr("Keep both"), keys.of(QStringLiteral("frame.copy-beside"))));
    m_undo->setText(withFirstKey(tr("Undo"), keys.of(QStringLiteral("edit.undo"))));
    place();
}

void CopyNote::leave()
{
    hide();
}

} // namespace hitbox
