#pragma once

#include "document/document.h"
#include "session/live/live_outline.h"
#include "session/work/latest.h"
#include "validation/finding.h"

#include <QHash>
#include <QList>

#include <functional>

namespace hitbox {

/// A shape with what is wrong with it by itself.
struct CheckedShape {
    Shape shape;
    QList<Finding> findings;
};

/// Shapes by their ids, as they were last checked: the document may have a newer value of one.
using CheckedShapes = QHash<ShapeId, CheckedShape>;

/// Whether this very value of the shape was checked.
bool isChecked(const CheckedShapes &shapes, const Shape &shape);

/// What is wrong with shapes by themselves, in a document that keeps changing. As much as fits between two pictures is
/// checked at once; the rest waits and is checked beside the window, parcel by parcel.
class ShapeFindings
{
public:
    explicit ShapeFindings(std::function<void()> arrived); ///< is called when a parcel has come

    const CheckedShapes &known() const { return m_known; }
    bool isPending() const { return !m_waiting.isEmpty(); } ///< some shapes are not checked yet

    void check(const QList<const Frame *> &frames); ///< those of their shapes that changed
    void dropAbsent(const Document &document);      ///< shapes that it has no more need not be checked
    void startParcel();                             ///< of what waits, where none is under way
    void stop();                                    ///< nothing waits any more
    CheckedShapes replaceAll(CheckedShapes known);  ///< hands back those before

private:
    struct Waiting {
        Shape shape;
        qint64 ticket = 0; ///< the lowest one is next: a shape that keeps changing goes behind the others
    };

    QList<Finding> checkedAtOnce(const Shape &shape);
    QList<Shape> nextParcel() const;
    void take(const QList<CheckedShape> &parcel);

    CheckedShapes m_known;
    QHash<ShapeId, Waiting> m_waiting;
    qint64 m_lastTicket = 0;
    LiveOutline m_outline; ///< of the polygon that is changed by hand
    Latest<QList<Shape>, QList<CheckedShape>> m_parcel;
};

} // namespace hitbox
