#include "scene/announcement.h"

#include <QAccessible>
#include <QObject>
#include <QVariant>
#include <QWidget>

#include <utility>

namespace hitbox {

namespace {

constexpr char announcedProperty[] = "announced";

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// What Qt before 6.8 has in place of announcements: a notification that comes up.
class Announcement final : public QAccessibleInterface
{
public:
    explicit Announcement(QWidget &from)
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
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_sentence : QString(); }
    void setText(QAccessible::Text, const QString &sentence) override { m_sentence = sentence; }
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QWidget &m_from;
    QString m_sentence;
};

/// Holds the announcement of its parent, for as long as that lives.
class Announcer final : public QObject
{
public:
    explicit Announcer(QWidget &from)
        : QObject(&from)
        , m_announcement(new Announcement(from))
        , m_id(QAccessible::registerAccessibleInterface(m_announcement))
    {
        setObjectName(QStringLiteral("Announcer"));
    }
    ~Announcer() override { QAccessible::deleteAccessibleInterface(m_id); }

    void say(const QString &sentence)
    {
        m_announcement->setText(QAccessible::Name, sentence);
        for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow, QAccessible::Alert}) {
            QAccessibleEvent event(m_announcement, kind);
            QAccessible::updateAccessibility(&event);
        }
    }

private:
    QAccessibleInterface *m_announcement;
    QAccessible::Id m_id;
};

#endif

} // namespace

void announce(QWidget &from, const QString &sentence)
{
    if (sentence.isEmpty())
        return;
    from.setProperty(announcedProperty, sentence);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    auto *known = from.findChild<QObject *>(QStringLiteral("Announcer"), Qt::FindDirectChildrenOnly);
    auto *announcer = known ? static_cast<Announcer *>(known) : new Announcer(from);
    announcer->say(sentence);
#else
    QAccessibleAnnouncementEvent event(&from, sentence);
    event.setPoliteness(QAccessible::AnnouncementPoliteness::Assertive);
    QAccessible::updateAccessibility(&event);
#endif
}

QString lastAnnounced(const QWidget &from)
{
    return from.property(announcedProperty).toString();
}

} // namespace hitbox
