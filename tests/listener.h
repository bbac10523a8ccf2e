#pragma once

#include <QCoreApplication>
#include <QDynamicPropertyChangeEvent>
#include <QStringList>
#include <QVariant>

namespace hitbox {

/// Hears what announce() has screen readers say. Where tests run there is none, and only Qt itself could pretend one.
class Listener final : public QObject
{
public:
    Listener() { QCoreApplication::instance()->installEventFilter(this); }

    QStringList heard() const { return m_heard; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::DynamicPropertyChange && watched->objectName() == QLatin1String("Announcer") &&
            static_cast<QDynamicPropertyChangeEvent *>(event)->propertyName() == "words" &&
            watched->property("words").isValid())
            m_heard.append(watched->property("words").toString());
        return false;
    }

private:
    QStringList m_heard;
};

} // namespace hitbox
