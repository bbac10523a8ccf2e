#include "images/frame_sheet.h"

#include "document/limits.h"

#include <algorithm>

namespace hitbox {

namespace {

constexpr int usualSheetWidth = 4096;

} // namespace

int frameSheetColumns(QSize frame)
{
    return std::max(1, usualSheetWidth / std::max(1, frame.width()));
}

QRect frameSheetPlace(QSize frame, int index)
{
    const int columns = frameSheetColumns(frame);
    return {QPoint(index % columns * frame.width(), index / columns * frame.height()), frame};
}

FrameSheetSize frameSheetSize(QSize frame, int count)
{
    const int columns = frameSheetColumns(frame);
    const qint64 rows = (qint64(count) + columns - 1) / columns;
    return {qint64(std::min(count, columns)) * frame.width(), rows * frame.height()};
}

int mostFramesOnSheet(QSize frame)
{
    if (frame.isEmpty() || frame.width() > limits::imageSide)
        return 0;
    const qint64 columns = frameSheetColumns(frame);
    const qint64 mostHeight = std::min<qint64>(limits::imageSide, limits::imagePixels / (columns * frame.width()));
    return int(columns * (mostHeight / frame.height()));
}

} // namespace hitbox
