#include "windows/shapes/clip_mime.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace hitbox {

namespace {

class ClipData final : public QMimeData
{
public:
    explicit ClipData(const Clip &clip)
        : m_clip(clip)
    {
    }

    const Clip &clip() const { return m_clip; }

    QStringList formats() const override { return {QLatin1String(clipMimeType), QStringLiteral("text/plain")}; }

protected:
    QVariant retrieveData(const QString &mimeType, QMetaType /*type*/) const override
    {
        if (!formats().contains(mimeType))
            return {};
        if (m_text.isEmpty())
            m_text = clipText(m_clip);
        return mimeType == QLatin1String(clipMimeType) ? QVariant(m_text) : QVariant(QString::fromUtf8(m_text));
    }

private:
    Clip m_clip;
    mutable QByteArray m_text; ///< once it was asked for
};

} // namespace

void putOnClipboard(const Clip &clip)
{
    auto data = std::make_unique<ClipData>(clip);
    QGuiApplication::clipboard()->setMimeData(data.release()); // which takes it over
}

const Clip *clipWithin(const QMimeData &data)
{
    const auto *ours = dynamic_cast<const ClipData *>(&data);
    return ours ? &ours->clip() : nullptr;
}

} // namespace hitbox
