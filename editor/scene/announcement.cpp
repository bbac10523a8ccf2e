#include "scene/announcement.h"

#include <QAccessible>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <utility>

namespace hitbox {

namespace {

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// What Qt before 6.8 has in place of announcements: a notification that comes up. No alert is told of it: for that Qt
/// on Windows looks at the object, and it has none.
class Notification final : public QAccessibleInterface
{
public:
    explicit Notification(QWidget &from)
        : m_from(from)
    {
    }

    bool isValid() const override { return true; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_from); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_words : QString(); }
    void setText(QAccessible::Text, const QString &words) override { m_words = words; }
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QWidget &m_from;
    QString m_words;
};

/// Holds the notification of a widget, for as long as that lives.
class Voice
{
public:
    explicit Voice(QWidget &from)
        : m_notification(new Notification(from))
        , m_id(QAccessible::registerAccessibleInterface(m_notification))
    {
    }
    Voice(const Voice &) = delete;
    Voice &operator=(const Voice &) = delete;
    ~Voice() { QAccessible::deleteAccessibleInterface(m_id); }

    void say(const QString &words)
    {
        m_notification->setText(QAccessible::Name, words);
        for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(m_notification, kind);
            QAccessible::updateAccessibility(&event);
        }
    }

private:
    QAccessibleInterface *m_notification;
    QAccessible::Id m_id;
};

#else

class Voice
{
public:
    explicit Voice(QWidget &from)
        : m_from(from)
    {
    }

    void say(const QString &words)
    {
        QAccessibleAnnouncementEvent event(&m_from, words);
        event.setPoliteness(QAccessible::AnnouncementPoliteness::Assertive);
        QAccessible::updateAccessibility(&event);
    }

private:
    QWidget &m_from;
};

#endif

/// Readers ask for the words only once they hear that there are some: a second sentence right after a first would
/// replace it unheard. What was said last is a property, too.
class Announcer final : public QObject
{
public:
    explicit Announcer(QWidget &from)
        : QObject(&from)
        , m_voice(from)
    {
        setObjectName(name());
    }

    static QString name() { return QStringLiteral("Announcer"); }

    void say(const QString &sentence)
    {
        if (m_sentences.isEmpty())
            QTimer::singleShot(0, this, [this] { sayAll(); });
        m_sentences.append(sentence);
    }

private:
    void sayAll()
    {
        const QString words = std::exchange(m_sentences, {}).join(QStringLiteral("; "));
        setProperty("words", QVariant()); // or the same once more would be no change
        setProperty("words", words);
        if (QAccessible::isActive())
            m_voice.say(words);
    }

    Voice m_voice;
    QStringList m_sentences; ///< not said yet
};

} // namespace

void announce(QWidget &from, const QString &sentence)
{
    if (sentence.isEmpty())
        return;
    auto *known = from.findChild<QObject *>(Announcer::name(), Qt::FindDirectChildrenOnly);
    auto *announcer = known ? static_cast<Announcer *>(known) : new Announcer(from);
    announcer->say(sentence);
}

} // namespace hitbox
