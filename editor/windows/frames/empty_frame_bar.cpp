#include "windows/frames/empty_frame_bar.h"

#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/all_tools.h"
#include "windows/widgets/key_names.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hitbox {

namespace {

constexpr int emptyFrameMargin = 16; ///< pixels from the canvas's edge

QString titleOf(const QString &tool)
{
    return QCoreApplication::translate("Tools", findTool(tool)->title);
}

/// The first tool in hand, none of its gestures under way, and nothing drawn.
bool isBare(const Session &session)
{
    const Frame *frame = findFrame(session.shown(), session.currentFrame());
    return frame && frame->shapes.isEmpty() && session.mode() == Session::Mode::Frames &&
           session.tool().id == allTools().first().id && !session.gestureUnderWay();
}

} // namespace

EmptyFrameBar::EmptyFrameBar(OpenProject &project, QWidget *canvas)
    : CanvasBar(canvas, Qt::BottomEdge, emptyFrameMargin)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
{
    setObjectName(QStringLiteral("EmptyFrameBar"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 8, 8);
    row->setSpacing(8);
    m_text = new QLabel(tr("This frame has no shapes yet."), this);
    row->addWidget(m_text);
    for (const char *tool : {"trace", "polygon", "box", "circle"})
        row->addWidget(makeButton(QString::fromLatin1(tool)));
    m_buttons.value(QStringLiteral("trace"))->setObjectName(QStringLiteral("Primary"));
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.live.hint, &LiveAnswer::changed,
                    [this] { return isBare(m_project.session) == isHidden(); });
    m_refresh->when(project.session, &Session::changed,
                    [this](const Difference &) { return isBare(m_project.session) == isHidden(); });
    refresh();
}

QPushButton *EmptyFrameBar::makeButton(const QString &tool)
{
    auto *button = new QPushButton(titleOf(tool), this);
    button->setToolTip(QCoreApplication::translate("Tools", findTool(tool)->summary));
    button->setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys
    connect(button, &QPushButton::clicked, this, [this, tool] { m_project.session.setTool(tool); });
    m_buttons.insert(tool, button);
    return button;
}

void EmptyFrameBar::showKeys(const KeyNames &keys)
{
    for (auto [tool, button] : m_buttons.asKeyValueRange()) {
        const QList<QKeySequence> own = keys.of(QStringLiteral("tool.") + tool);
        const QString key = own.value(0).toString(QKeySequence::NativeText);
        button->setText(key.isEmpty() ? titleOf(tool) : titleOf(tool) + QStringLiteral("  ") + key);
    }
    place();
}

void EmptyFrameBar::fitInto(int width)
{
    const int missing = m_text->isHidden() ? m_text->sizeHint().width() + layout()->spacing() : 0;
    m_text->setVisible(sizeHint().width() + missing <= width);
}

void EmptyFrameBar::refresh()
{
    setVisible(isBare(m_project.session));
    place();
}

} // namespace hitbox
