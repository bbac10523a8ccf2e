#include "windows/files/kept_work_list.h"

#include "windows/files/recent_file.h"

#include <QListWidget>

namespace hitbox {

namespace {

constexpr QSize keptPictureSize{40, 40};

} // namespace

QListWidget *makeKeptWorkList(QWidget &dialog)
{
    auto *list = new QListWidget(&dialog);
    list->setIconSize(keptPictureSize);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

QIcon keptWorkPicture(const QImage &picture, const QWidget &dialog)
{
    const QPixmap pixmap = squareOf(picture, keptPictureSize.width(), dialog.devicePixelRatioF());
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // its colours stay what they are
    return icon;
}

} // namespace hitbox
