#pragma once

#include "formats/importer.h"

#include <QHash>
#include <QList>

/// Frames for shapes out of files that know nothing of frames. They refuse, as json_fields.h says, shapes that reach
/// beyond limits::coordinate.
namespace hitbox {

/// The image that a file of shapes is about.
struct ShapesImage {
    QString path;              ///< absolute; where there is none, the one to put there
    std::optional<QSize> size; ///< nothing when it cannot be read
};

/// By the path that the file gives it. Refuses one outside the folders, as imageNamed() says.
ShapesImage imageAt(const ImportSource &source, const QString &path);

/// The one of this name, without its ending, beside the file.
ShapesImage imageCalled(const ImportSource &source, const QString &name);

/// The same for a file that names images over and over: each is looked at once. Refuses, as json_fields.h says, more
/// different ones than limits::importedSprites.
class ShapesImages
{
public:
    explicit ShapesImages(const ImportSource &source)
        : m_source(source)
    {
    }

    ShapesImage at(const QString &path);     ///< as imageAt()
    ShapesImage called(const QString &name); ///< as imageCalled()

private:
    const ImportSource &m_source;
    QHash<QString, ShapesImage> m_byPath;
    QHash<QString, ShapesImage> m_byName;
};

/// The frame is the whole image, or without one as large as its shapes reach from its corner.
void fitToImage(Frame &frame, std::optional<QSize> image);

/// Shapes lie about (0, 0), which becomes the pivot: all frames get one size that holds it and all shapes.
void fitAboutPivot(QList<Frame> &frames);

/// The same for one frame on an image, in which the pivot lies there.
void fitAboutPivot(Frame &frame, QSize image, geometry::Point pivot);

/// What to say where frames are as large as their shapes.
ImportNote sizedByShapes(const QString &sprite);

} // namespace hitbox
