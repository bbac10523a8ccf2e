#pragma once

#include "document/document.h"
#include "tools/selection.h"

#include <QHash>
#include <QList>
#include <QRectF>
#include <QString>

namespace hitbox {

class OpenProject;

/// Something that a canvas shows, for those who do not see it.
struct CanvasPart {
    enum class Kind { Shape, Vertex, Finding, Instance };

    /// What a part is known by while the canvas changes.
    struct Key {
        Kind kind = Kind::Shape;
        qint64 id = 0; ///< of the shape, the instance or the shape of a vertex; a finding's number
        int index = 0; ///< of a vertex

        friend bool operator==(const Key &, const Key &) = default;
    };

    Key key;
    QString name;
    QString description;
    QRectF area; ///< in the scene
    bool isSelected = false;
    QString subject = {}; ///< of a finding: the same while the same is wrong with the same, wherever it is
};

size_t qHash(const CanvasPart::Key &key, size_t seed = 0);

/// The frame in view with its shapes, the vertices of those that are selected, and what is wrong; or the stage with its
/// instances. Hidden shapes are left out. At most `mostCanvasParts`.
QList<CanvasPart> canvasParts(const OpenProject &project);
inline constexpr qsizetype mostCanvasParts = 20'000;

/// What the canvas as a whole is.
QString canvasName(const OpenProject &project);

/// Selects a shape, a vertex or an instance, and nothing else; what else there is cannot be selected.
void selectPart(OpenProject &project, const CanvasPart::Key &key);

} // namespace hitbox
