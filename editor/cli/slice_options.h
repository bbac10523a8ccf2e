#pragma once

#include "cli/arguments.h"
#include "document/sheet.h"
#include "formats/importers/importer.h"

#include <optional>

/// Options of commands that cut images into frames.
namespace hitbox {

/// How images are to be cut; whole without any option.
struct SliceWish {
    enum class By { Nothing, Guess, Counts, CellSize };

    By by = By::Nothing;
    QPoint count; ///< columns and rows
    QPoint cell;
    QPoint margin;
    QPoint spacing;
    QPoint offset;
    bool skipsEmpty = false;
};

QList<OptionRule> sliceOptionRules();

/// Fails on what is no number, out of range, or says nothing without --grid or --cell.
Result<SliceWish> sliceWishOf(const Arguments &arguments);

/// Tells the source into what it is to be cut, when it is an image. Fails where nothing fits into the image, and where
/// its pixels are asked for and cannot be read.
Result<Done> cutAsWished(ImportSource &source, const SliceWish &wish);

} // namespace hitbox
