#pragma once

#include "formats/importers/importer.h"

#include <QHash>
#include <QList>
#include <QSet>

/// Frames for shapes out of files that know nothing of frames. They refuse, as json_fields.h says, shapes that reach
/// beyond half of limits::coordinate or need a frame beyond limits::frameSide.
namespace hitbox {

/// The image that a file of shapes is about.
struct ShapesImage {
    QString path;              ///< absolute; where there is none, the one to put there
    std::optional<QSize> size; ///< nothing when it cannot be read
};

/// The image of this path in the file. Refuses what is no path, as imageNamed() says.
ShapesImage imageAt(const ImportSource &source, const QString &path);

/// The one of this name, without its ending, beside the file.
ShapesImage imageCalled(const ImportSource &source, const QString &name);

/// The same for a file that names images over and over: each is looked at once, and told once where another is taken
/// than the file says. Refuses, as json_fields.h says, more different ones than limits::importedSprites.
class ShapesImages
{
public:
    static constexpr int mostTold = 20; ///< one by one of those taken from elsewhere

    /// Tells in those notes, which outlive it.
    ShapesImages(const ImportSource &source, ImportNotes &notes)
        : m_source(source)
        , m_notes(notes)
    {
    }

    ShapesImage at(const QString &path);     ///< as imageAt()
    ShapesImage called(const QString &name); ///< as imageCalled()

    /// As imageBeside(). A name that leads into no other folder is looked for in one listing of the file's own, since
    /// most files have far more names than there are images.
    std::optional<QString> beside(const QString &name);

private:
    bool mayLieBeside(const QString &name);
    void tellElsewhere(const QString &path);

    const ImportSource &m_source;
    ImportNotes &m_notes;
    int m_elsewhere = 0;                  ///< images that were taken from another place than the file says
    std::optional<QSet<QString>> m_names; ///< of the files beside, in lower case and without their endings
    qsizetype m_lookedFor = 0;
    QHash<QString, ShapesImage> m_byPath;
    QHash<QString, ShapesImage> m_byName;
};

/// The frame is the whole image, or without one as large as its shapes reach from its corner.
void fitToImage(Frame &frame, std::optional<QSize> image);

/// Shapes lie about (0, 0), which becomes the pivot: all frames get one size that holds it and all shapes.
void fitAboutPivot(QList<Frame> &frames);

/// The same for one frame on an image, in which the pivot lies there.
void fitAboutPivot(Frame &frame, QSize image, geometry::Point pivot);

/// What to say where frames are as large as their shapes, whatever image the sprite has.
ImportNote sizedByShapes(const QString &sprite, const ShapesImage &image = {});

} // namespace hitbox
