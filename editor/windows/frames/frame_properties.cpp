#include "windows/frames/frame_properties.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/limits.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/frames/frame_times_button.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/tab_order.h"
#include "windows/widgets/typing.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

/// Of an edit of these frames, which goes on one step for as long as it is of the same ones.
QString keyOf(QString key, const Sprite &sprite, const QList<int> &frames)
{
    for (const int frame : frames)
        key += QStringLiteral(",%1").arg((*sprite.frames.at(frame).id).number());
    return key;
}

/// Of at least one.
QString called(const Sprite &sprite, const QList<int> &frames)
{
    return frames.size() == 1 ? sprite.frames.at(frames.constFirst()).name
                              : FrameProperties::tr("%n frames", nullptr, static_cast<int>(frames.size()));
}

/// What all of them have in common; nothing where they differ.
template <typename Of>
std::optional<double> common(const Sprite &sprite, const QList<int> &frames, const Of &of)
{
    const double first = of(sprite.frames.at(frames.constFirst()));
    const bool isCommon = std::ranges::all_of(frames, [&](int frame) { return of(sprite.frames.at(frame)) == first; });
    return isCommon ? std::optional(first) : std::nullopt;
}

} // namespace

FrameProperties::FrameProperties(Session &session, Frames chosen, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_chosen(std::move(chosen))
    , m_name(new QLineEdit(this))
    , m_times(new FrameTimesButton(this))
    , m_duration(new NumberField(this))
    , m_pivotX(new NumberField(this))
    , m_pivotY(new NumberField(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_name->setObjectName(QStringLiteral("FrameName"));
    chooseAllByTheFirstClick(*m_name);
    m_duration->setObjectName(QStringLiteral("FrameDuration"));
    m_duration->setRange(0, limits::coordinate);
    m_duration->setToolTip(tr("How long the frame is shown; for all chosen frames"));
    m_duration->setAccessibleName(tr("Duration"));
    m_pivotX->setObjectName(QStringLiteral("PivotX"));
    m_pivotY->setObjectName(QStringLiteral("PivotY"));
    m_pivotX->setAccessibleName(tr("Pivot x"));
    m_pivotY->setAccessibleName(tr("Pivot y"));
    for (NumberField *field : {m_pivotX, m_pivotY})
        field->setToolTip(tr("The point that the game places the frame by, in its pixels; for all chosen frames"));

    m_pivot = new QHBoxLayout;
    m_pivot->setSpacing(4);
    m_pivot->addWidget(m_pivotX);
    m_pivot->addWidget(m_pivotY);
    auto *duration = new QHBoxLayout;
    duration->setSpacing(4);
    duration->addWidget(m_duration, 1);
    duration->addWidget(m_times);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(8, 0, 12, 4);
    form->setVerticalSpacing(4);
    form->setHorizontalSpacing(8);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Duration"), duration);
    form->addRow(tr("Pivot"), m_pivot);
    tabAsLaidOut(*this);
    for (QLabel *label : findChildren<QLabel *>())
        label->setObjectName(QStringLiteral("Dim"));

    m_refresh->after(session, &Session::placeChanged);
    m_refresh->when(session, &Session::changed, [this](const Difference &difference) {
        return !findFrame(m_session.shown(), m_session.currentFrame()) || !difference.frames.own.isEmpty() ||
               !difference.frames.added.isEmpty();
    });
    connect(m_name, &QLineEdit::editingFinished, this, &FrameProperties::rename);
    connect(m_times, &FrameTimesButton::changed, this, [this](FrameTimes times) {
        refresh();
        emit timesChanged(times);
    });
    connect(m_duration, &NumberField::entered, this, &FrameProperties::setDuration);
    connect(m_pivotX, &NumberField::entered, this, [this](double x) { setPivot(&geometry::Point::x, x); });
    connect(m_pivotY, &NumberField::entered, this, [this](double y) { setPivot(&geometry::Point::y, y); });
    refresh();
}

QSize FrameProperties::sizeHint() const
{
    return {minimumSizeHint().width(), QWidget::sizeHint().height()};
}

QSize FrameProperties::minimumSizeHint() const
{
    constexpr int usualWidth = 232;
    return QWidget::minimumSizeHint().expandedTo({usualWidth, 0});
}

void FrameProperties::refresh()
{
    const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame());
    setEnabled(frame);
    if (!frame)
        return;
    const Sprite &sprite = m_session.shown().sprites.at(m_session.currentFrame().sprite);
    QList<int> frames = m_chosen();
    frames.removeIf([&sprite](int i) { return i >= sprite.frames.size(); }); // of those committed
    if (frames.size() < 2)
        frames = {m_session.currentFrame().frame};
    const bool areSeveral = frames.size() > 1;
    m_name->setEnabled(!areSeveral);
    m_name->setPlaceholderText(areSeveral ? called(sprite, frames) : QString());
    showUnlessTyped(*m_name, areSeveral ? QString() : frame->name);
    refreshNumbers(sprite, frames);
}

void FrameProperties::refreshNumbers(const Sprite &sprite, const QList<int> &frames)
{
    m_duration->setValue(
        common(sprite, frames, [this](const Frame &frame) { return shownDuration(m_times->now(), frame.duration); }));
    m_pivotX->setValue(common(sprite, frames, [](const Frame &frame) { return frame.pivot.x; }));
    m_pivotY->setValue(common(sprite, frames, [](const Frame &frame) { return frame.pivot.y; }));
}

void FrameProperties::followChoice()
{
    if (const QList<int> now = m_chosen(); std::exchange(m_followed, now) != now)
        m_refresh->mark();
}

void FrameProperties::addBesidePivot(QWidget *button)
{
    m_pivot->addWidget(button);
}

void FrameProperties::setTimes(FrameTimes times)
{
    m_times->set(times);
}

void FrameProperties::rename()
{
    if (!wasTypedInto(*m_name))
        return;
    const Frame *frame = findFrame(m_session.document(), m_session.currentFrame());
    const QString name = m_name->text().trimmed();
    if (!frame || name.isEmpty() || name == frame->name)
        return m_refresh->mark();
    m_session.commit(renameFrame(m_session.document(), m_session.currentFrame(), name),
                     tr("Rename frame to %1").arg(name));
}

void FrameProperties::setDuration(double shown)
{
    const Frame *frame = findFrame(m_session.document(), m_session.currentFrame());
    if (!frame)
        return;
    const FrameRef ref = m_session.currentFrame();
    const Sprite &sprite = m_session.document().sprites.at(ref.sprite);
    const QList<int> frames = m_chosen();
    m_session.commit(withDuration(m_session.document(), ref.sprite, frames, millisecondsOf(m_times->now(), shown)),
                     durationText(sprite, frames), durationKey(sprite, frames));
}

/// The other coordinate of each chosen frame stays its own.
void FrameProperties::setPivot(double geometry::Point::*coordinate, double value)
{
    const int sprite = m_session.currentFrame().sprite;
    const QList<int> frames = m_chosen();
    Document after = m_session.document();
    for (const int index : frames) {
        const Frame *frame = findFrame(after, {sprite, index});
        if (!frame)
            continue;
        geometry::Point pivot = frame->pivot;
        pivot.*coordinate = value;
        after = withPivot(std::move(after), sprite, {index}, pivot);
    }
    const Sprite &before = m_session.document().sprites.at(sprite);
    m_session.commit(std::move(after), pivotText(before, frames), keyOf(QStringLiteral("frame-pivot"), before, frames));
}

QString durationKey(const Sprite &sprite, const QList<int> &frames)
{
    return keyOf(QStringLiteral("frame-duration"), sprite, frames);
}

QString durationText(const Sprite &sprite, const QList<int> &frames)
{
    return FrameProperties::tr("Duration of %1").arg(called(sprite, frames));
}

QString pivotText(const Sprite &sprite, const QList<int> &frames)
{
    return FrameProperties::tr("Pivot of %1").arg(called(sprite, frames));
}

} // namespace hitbox
