#include "windows/shapes/clip_mime.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace hitbox {

void putOnClipboard(const Clip &clip)
{
    const QByteArray text = clipText(clip);
    auto data = std::make_unique<QMimeData>();
    data->setData(QLatin1String(clipMimeType), text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data.release()); // which takes it over
}

} // namespace hitbox
