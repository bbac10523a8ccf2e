#include "windows/frames/empty_frame_bar.h"

#include "document/shape_copies.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/all_tools.h"
#include "windows/widgets/key_names.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

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
    m_rows = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_rows->setContentsMargins(16, 8, 8, 8);
    m_rows->setSpacing(8);
    m_rows->addWidget(new QLabel(tr("This frame has no shapes yet."), this));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_rows->addLayout(row);
    for (const char *tool : {"trace", "polygon", "box", "circle"})
        row->addWidget(makeButton(QString::fromLatin1(tool)));
    m_buttons.value(QStringLiteral("trace"))->setObjectName(QStringLiteral("Primary"));
    m_take = new QPushButton(this);
    m_take->setObjectName(QStringLiteral("TakeShapes"));
    m_take->setToolTip(tr("Copy the shapes of that frame, as the same things at another time"));
    m_take->setFocusPolicy(Qt::NoFocus);
    connect(m_take, &QPushButton::clicked, this, &EmptyFrameBar::takeShapes);
    row->addWidget(m_take);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.live.hint, &LiveAnswer::changed,
                    [this] { return isBare(m_project.session) == isHidden(); });
    m_refresh->when(project.session, &Session::changed, [this](const Difference &difference) {
        return isBare(m_project.session) == isHidden() || (!isHidden() && !difference.frames.empty());
    });
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
    m_keys.clear();
    for (const QString &tool : m_buttons.keys())
        m_keys.insert(tool, keys.of(QStringLiteral("tool.") + tool).value(0).toString(QKeySequence::NativeText));
    fitAnew();
}

void EmptyFrameBar::fitAnew()
{
    m_fittedTo = -1;
    place();
}

void EmptyFrameBar::changeEvent(QEvent *event)
{
    CanvasBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_fittedTo = -1;
}

int EmptyFrameBar::frameToTake() const
{
    const FrameRef here = m_project.session.currentFrame();
    const Sprite *sprite = findSprite(m_project.session.shown(), here.sprite);
    int frame = sprite ? here.frame - 1 : -1;
    while (frame >= 0 && sprite->frames.at(frame).shapes.isEmpty())
        --frame;
    return frame;
}

void EmptyFrameBar::takeShapes()
{
    Session &session = m_project.session;
    const FrameRef here = session.currentFrame();
    const FrameRef from{here.sprite, frameToTake()};
    const Frame *source = findFrame(session.document(), from);
    const Frame *target = findFrame(session.document(), here);
    if (!source || !target)
        return;
    QSet<ShapeId> shapes;
    for (const Shape &shape : source->shapes)
        shapes.insert(shape.id);
    const ShapeCopies copies = withShapesCopied(session.document(), from, shapes, {here.frame});
    if (session.commit(copies.document, tr("Copy shapes to %1").arg(target->name)))
        session.setSelection({.shapes = copies.copies});
}

void EmptyFrameBar::fitInto(int width)
{
    // Whatever is tried asks for another layout, which comes back here.
    if (std::exchange(m_fittedTo, width) == width)
        return;
    write(Keys::Said);
    m_rows->setDirection(QBoxLayout::LeftToRight);
    if (sizeHint().width() <= width)
        return;
    m_rows->setDirection(QBoxLayout::TopToBottom);
    if (sizeHint().width() > width)
        write(Keys::LeftOut);
}

void EmptyFrameBar::write(Keys keys)
{
    for (auto [tool, button] : m_buttons.asKeyValueRange()) {
        const QString key = keys == Keys::Said ? m_keys.value(tool) : QString();
        button->setText(key.isEmpty() ? titleOf(tool) : titleOf(tool) + QStringLiteral("  ") + key);
    }
}

void EmptyFrameBar::refresh()
{
    const FrameRef from{m_project.session.currentFrame().sprite, frameToTake()};
    const Frame *source = findFrame(m_project.session.shown(), from);
    m_take->setVisible(source);
    if (source) {
        constexpr int widestName = 160;
        QString name = m_take->fontMetrics().elidedText(source->name.simplified(), Qt::ElideMiddle, widestName);
        m_take->setText(tr("Shapes of %1").arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))));
    }
    setVisible(isBare(m_project.session));
    fitAnew();
}

} // namespace hitbox
