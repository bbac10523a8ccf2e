#pragma once

#include <QIcon>
#include <QSize>

class QImage;
class QListWidget;
class QWidget;

/// What dialogs about work that is kept have in common: rows of a picture beside two lines of text.
namespace hitbox {

constexpr QSize keptWorkDialogSize{520, 380};

QListWidget *makeKeptWorkList(QWidget &dialog);
QIcon keptWorkPicture(const QImage &picture, const QWidget &dialog); ///< empty and as large for a null image

} // namespace hitbox
