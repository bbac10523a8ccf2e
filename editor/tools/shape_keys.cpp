#include "tools/shape_keys.h"

#include "document/edits.h"
#include "tools/drag.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace hitbox {

namespace {

QString shapeKeyText(const char *source)
{
    return QCoreApplication::translate("Shapes", source);
}

QString keyOf(const QString &what, FrameRef frame, const QSet<ShapeId> &shapes)
{
    QList<int> ids;
    for (const ShapeId id : shapes)
        ids.append(id.value);
    std::sort(ids.begin(), ids.end());
    QString key = QStringLiteral("%1:%2/%3").arg(what, QString::number(frame.sprite), QString::number(frame.frame));
    for (const int id : ids)
        key += QStringLiteral(",%1").arg(id);
    return key;
}

} // namespace

ToolAnswer answerShapeKey(const ToolInput &input, const ToolContext &context, std::optional<geometry::Point> turnCenter)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame || input.kind != ToolInput::Kind::Key)
        return ignored();
    const QSet<ShapeId> shapes = editableShapes(*frame, context.selection.shapes);
    const std::optional<geometry::Box> box = boundsOf(*frame, shapes);
    if (shapes.isEmpty() || !box)
        return ignored();

    const QString name = calledShapes(*frame, shapes);
    const auto commitFrame = [&](Frame after, const char *what) {
        return committed(withFrame(context.document, context.frame, std::move(after)), shapeKeyText(what).arg(name));
    };
    const auto commitOutlines = [&](const char *what, const std::function<Outline(const Outline &)> &edit) {
        return commitFrame(withEachOutline(*frame, shapes, edit), what);
    };

    if (const auto way = nudgeOf(input)) {
        ToolAnswer answer = commitFrame(withShapesMoved(*frame, shapes, *way), QT_TRANSLATE_NOOP("Shapes", "Nudge %1"));
        answer.mergeKey = keyOf(QStringLiteral("nudge"), context.frame, shapes);
        return answer;
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        return committed(removeShapes(context.document, context.frame, shapes),
                         shapeKeyText(QT_TRANSLATE_NOOP("Shapes", "Delete %1")).arg(name));
    }
    if (isPlainKey(input, Qt::Key_X) || isPlainKey(input, Qt::Key_Y)) {
        const Axis axis = input.key == Qt::Key_X ? Axis::Horizontal : Axis::Vertical;
        const bool aboutPivot = input.modifiers.testFlag(Qt::ShiftModifier);
        const geometry::Point center = aboutPivot ? frame->pivot : box->center();
        ToolAnswer answer = commitOutlines(aboutPivot ? QT_TRANSLATE_NOOP("Shapes", "Mirror %1 about the pivot")
                                                      : QT_TRANSLATE_NOOP("Shapes", "Mirror %1"),
                                           [=](const Outline &outline) { return mirrored(outline, axis, center); });
        if (aboutPivot)
            answer.aboutPivot = axis;
        return answer;
    }
    if (isPlainKey(input, Qt::Key_Z)) {
        const bool back = input.modifiers.testFlag(Qt::ShiftModifier);
        const QuarterTurn turn = back ? QuarterTurn::CounterClockwise : QuarterTurn::Clockwise;
        const geometry::Point center = turnCenter.value_or(turningPoint(*box));
        ToolAnswer answer = commitOutlines(QT_TRANSLATE_NOOP("Shapes", "Turn %1"),
                                           [=](const Outline &outline) { return turned(outline, turn, center); });
        answer.turnedAbout = turnCenter;
        return answer;
    }
    return ignored();
}

ToolAnswer answerIdleKey(const ToolInput &input, const ToolContext &context, std::optional<geometry::Point> turnCenter)
{
    if (isPlainKey(input, Qt::Key_Escape))
        return deselecting(context.selection);
    return answerShapeKey(input, context, turnCenter);
}

} // namespace hitbox
