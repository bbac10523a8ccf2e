#pragma once

#include "document/document.h"

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// The frames that instances show, with their outlines as the geometry core has them. Each has a number, also one that
/// does not exist: it is empty then.
class StageFrames
{
public:
    struct Known {
        Frame frame;
        std::vector<geometry::Shape> shapes; ///< of the frame's shapes, in their order
    };

    /// Looks all known frames up anew. One flag for each number: whether its shapes or its pivot differ from before.
    std::vector<bool> follow(const Document &document);

    /// The document is the one last followed.
    std::size_t numberOf(const Document &document, const Instance &instance);

    const Known &operator[](std::size_t number) const { return m_known[number]; }

private:
    using Name = std::pair<QString, QString>; ///< of sprite and frame

    QList<Sprite> m_sprites; ///< as last followed
    QHash<Name, std::size_t> m_numbers;
    std::vector<Known> m_known;
};

} // namespace hitbox
