#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/format.h"
#include "formats/importers/imported.h"

#include <QRect>

#include <optional>

/// What was read back from a file of an export against the sprites that it was written from.
namespace hitbox {

/// A frame on either side, its shapes told from the format's origin.
struct ComparedFrame {
    FrameRef ref; ///< in the document; -1 where it was read
    QRect rect;
    QList<Outline> outlines; ///< by kind, since formats keep kinds apart
    QList<ShapeId> shapes;   ///< one for each outline
};

/// One file against the sprites that it is about. Document and format must outlive it.
class FileComparison
{
public:
    FileComparison(const Document &document, const Format &format, FramesInFile frames)
        : m_document(document)
        , m_format(format)
        , m_frames(frames)
    {
    }

    void expectSprite(int sprite);
    bool expectsShapes() const;
    /// The first shape that is not there within the format's precision.
    std::optional<Error> differenceTo(const Imported &imported);

private:
    Error lost(const ComparedFrame &frame, ShapeId shape) const;
    void sortByImage();
    QList<ComparedFrame> read(const Imported &imported) const;
    double toleranceOf(const Outline &outline) const;
    std::optional<Error> inOrder(const QList<ComparedFrame> &found) const;
    std::optional<Error> byPlace(const QList<ComparedFrame> &found) const;
    std::optional<Error> anywhere(const QList<ComparedFrame> &found) const;
    std::optional<Error> frameDifference(const ComparedFrame &expected, const ComparedFrame &found) const;

    const Document &m_document;
    const Format &m_format;
    FramesInFile m_frames;
    QList<ComparedFrame> m_expected;
};

} // namespace hitbox
