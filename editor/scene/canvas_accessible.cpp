#include "scene/canvas_accessible.h"

#include "scene/announcement.h"
#include "scene/canvas_parts.h"
#include "scene/canvas_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

class CanvasAccessible;

/// One part. It stays while its part is there, and is not valid after.
class PartAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PartAccessible(CanvasView &view, const CanvasPart::Key &key)
        : m_view(&view)
        , m_key(key)
    {
    }

    bool isValid() const override { return m_view && part(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override
    {
        return m_key.kind == CanvasPart::Kind::Finding ? QAccessible::AlertMessage : QAccessible::ListItem;
    }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        const bool canBeSelected = m_key.kind != CanvasPart::Kind::Finding;
        return type == QAccessible::ActionInterface && canBeSelected ? static_cast<QAccessibleActionInterface *>(this)
                                                                     : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (m_view && name == pressAction())
            m_view->selectPart(m_key);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    const CanvasPart::Key &key() const { return m_key; }

private:
    const CanvasPart *part() const;
    CanvasAccessible *canvas() const;

    QPointer<CanvasView> m_view;
    CanvasPart::Key m_key;
};

/// The canvas: its parts first, then the bars and cards over it.
class CanvasAccessible final : public QAccessibleWidget
{
public:
    explicit CanvasAccessible(CanvasView &view)
        : QAccessibleWidget(&view, QAccessible::Canvas)
        , m_view(view)
        , m_connection(QObject::connect(&view, &CanvasView::partsChanged, &view, [this] { renew(); }))
    {
    }
    ~CanvasAccessible() override
    {
        QObject::disconnect(m_connection);
        for (const QAccessible::Id id : std::as_const(m_ids))
            QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name: return m_view.spokenName();
        case QAccessible::Description: return m_view.spokenHint();
        default: return QAccessibleWidget::text(kind);
        }
    }

    int childCount() const override { return int(parts().size()) + int(widgets().size()); }

    QAccessibleInterface *child(int index) const override
    {
        const auto count = int(parts().size());
        if (index < 0)
            return nullptr;
        return index < count ? interfaceOf(parts().at(index).key) : widgets().value(index - count);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *part = dynamic_cast<const PartAccessible *>(child);
        if (part)
            return indexOf(part->key());
        for (qsizetype i = 0; child && i < widgets().size(); ++i) {
            if (widgets().at(i)->object() == child->object())
                return int(parts().size() + i);
        }
        return -1;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QList<CanvasPart> &all = parts();
        for (auto part = all.crbegin(); part != all.crend(); ++part) {
            if (m_view.onScreen(part->area).contains(x, y))
                return interfaceOf(part->key);
        }
        return QAccessibleWidget::childAt(x, y);
    }

    QAccessibleInterface *focusChild() const override
    {
        if (!m_view.hasFocus())
            return QAccessibleWidget::focusChild();
        const CanvasPart *part = lastSelected();
        return part ? interfaceOf(part->key) : nullptr;
    }

    /// Of a selected vertex, if there is one, else of the shape or instance.
    const CanvasPart *lastSelected() const
    {
        const QList<CanvasPart> &all = parts();
        const auto found = std::find_if(all.crbegin(), all.crend(), [](const CanvasPart &p) { return p.isSelected; });
        return found == all.crend() ? nullptr : &*found;
    }

    const CanvasPart *find(const CanvasPart::Key &key) const
    {
        const int index = indexOf(key);
        return index < 0 ? nullptr : &m_parts.at(index);
    }

    QAccessibleInterface *interfaceOf(const CanvasPart::Key &key) const
    {
        const auto known = m_ids.constFind(key);
        if (known != m_ids.cend())
            return QAccessible::accessibleInterface(*known);
        auto *made = new PartAccessible(m_view, key);
        m_ids.insert(key, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    /// What is there now; the interfaces of what is gone go, too. What is worth a word is told. Qt makes this for any
    /// window: where nobody listens and nobody has asked, thousands of parts are not put together at each step of a
    /// drag.
    void renew()
    {
        if (m_ids.isEmpty() && !QAccessible::isActive())
            return;
        const QList<CanvasPart> &now = parts();
        QHash<CanvasPart::Key, QAccessible::Id> left;
        for (const CanvasPart &part : now) {
            if (const auto id = m_ids.constFind(part.key); id != m_ids.cend())
                left.insert(part.key, *id);
        }
        for (auto id = m_ids.cbegin(); id != m_ids.cend(); ++id) {
            if (!left.contains(id.key()))
                QAccessible::deleteAccessibleInterface(*id);
        }
        m_ids = left;
        tellFindings();
        tellSelected();
    }

private:
    /// What was not wrong before is said at once: a crossing that a drag just made. Not the same one at each step of
    /// it.
    void tellFindings()
    {
        const QStringList before = std::exchange(m_findingsTold, {});
        const QSet<QString> known(before.cbegin(), before.cend());
        QStringList fresh;
        for (const CanvasPart &part : std::as_const(m_parts)) {
            if (part.key.kind != CanvasPart::Kind::Finding)
                continue;
            m_findingsTold.append(part.subject);
            if (!known.contains(part.subject))
                fresh.append(part.name);
        }
        constexpr qsizetype most = 3; // of which more would only keep one from hearing the last
        if (m_view.isVisible())       // of those that show the project, only the one in front
            announce(m_view, fresh.mid(0, most).join(QStringLiteral("; ")));
    }

    /// What is selected has the focus; of that one is also said what changes.
    void tellSelected()
    {
        const CanvasPart *selected = m_view.hasFocus() ? lastSelected() : nullptr;
        const std::optional<CanvasPart> before =
            std::exchange(m_selectedTold, selected ? std::optional(*selected) : std::nullopt);
        if (!selected)
            return;
        const bool isSame = before && before->key == selected->key;
        if (!isSame)
            tell(*selected, QAccessible::Focus);
        if (isSame && before->name != selected->name)
            tell(*selected, QAccessible::NameChanged);
        if (isSame && before->description != selected->description)
            tell(*selected, QAccessible::DescriptionChanged);
    }

    void tell(const CanvasPart &part, QAccessible::Event what)
    {
        QAccessibleEvent event(interfaceOf(part.key), what);
        QAccessible::updateAccessibility(&event);
    }

    /// What lies over the canvas. Its viewport, which has the focus and no name, is the canvas itself.
    QList<QAccessibleInterface *> widgets() const
    {
        QList<QAccessibleInterface *> found;
        for (int i = 0; i < QAccessibleWidget::childCount(); ++i) {
            QAccessibleInterface *child = QAccessibleWidget::child(i);
            if (child && child->object() != m_view.viewport())
                found.append(child);
        }
        return found;
    }

    const QList<CanvasPart> &parts() const
    {
        if (m_version != m_view.partsVersion()) {
            m_version = m_view.partsVersion();
            m_parts = m_view.parts();
            m_places.clear();
            for (int i = 0; i < m_parts.size(); ++i)
                m_places.insert(m_parts.at(i).key, i);
        }
        return m_parts;
    }

    int indexOf(const CanvasPart::Key &key) const
    {
        parts();
        return m_places.value(key, -1);
    }

    CanvasView &m_view;
    QMetaObject::Connection m_connection;
    QStringList m_findingsTold;
    std::optional<CanvasPart> m_selectedTold;
    mutable int m_version = -1;
    mutable QList<CanvasPart> m_parts; ///< as of that version
    mutable QHash<CanvasPart::Key, int> m_places;
    mutable QHash<CanvasPart::Key, QAccessible::Id> m_ids;
};

CanvasAccessible *accessibleOf(CanvasView *view)
{
    return dynamic_cast<CanvasAccessible *>(QAccessible::queryAccessibleInterface(view));
}

CanvasAccessible *PartAccessible::canvas() const
{
    return m_view ? accessibleOf(m_view) : nullptr;
}

const CanvasPart *PartAccessible::part() const
{
    const CanvasAccessible *all = canvas();
    return all ? all->find(m_key) : nullptr;
}

QString PartAccessible::text(QAccessible::Text kind) const
{
    const CanvasPart *shown = part();
    if (!shown)
        return {};
    if (kind == QAccessible::Name)
        return shown->name;
    return kind == QAccessible::Description ? shown->description : QString();
}

QRect PartAccessible::rect() const
{
    const CanvasPart *shown = part();
    return shown ? m_view->onScreen(shown->area) : QRect();
}

QAccessible::State PartAccessible::state() const
{
    QAccessible::State state;
    const CanvasPart *shown = part();
    if (!shown) {
        state.invalid = true;
        return state;
    }
    if (m_key.kind == CanvasPart::Kind::Finding)
        return state;
    state.selectable = true;
    state.focusable = true;
    state.selected = shown->isSelected;
    state.focused = m_view->hasFocus() && canvas()->lastSelected() == shown;
    return state;
}

QAccessibleInterface *newInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<CanvasView *>(object);
    return view ? new CanvasAccessible(*view) : nullptr;
}

} // namespace

void makeCanvasesAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(newInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace hitbox
