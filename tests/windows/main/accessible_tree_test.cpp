#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/dialogs_walk.h"
#include "windows/window_bench.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSet>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Something to press, type into or choose.
bool isActionable(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::Link:
    case QAccessible::HotkeyField:
    case QAccessible::Canvas: return true;
    default: return false;
    }
}

/// Walks what a screen reader is told.
class Walk
{
public:
    void through(QAccessibleInterface *interface, const QString &where)
    {
        if (!interface || !interface->isValid() || interface->state().invisible)
            return;
        auto *widget = qobject_cast<QWidget *>(interface->object());
        if (isQtsOwn(widget))
            return;
        look(*interface, where);
        const QString name = interface->text(QAccessible::Name);
        const QString below = where + u'/' + (name.isEmpty() ? classOf(*interface) : name);
        for (int i = 0; i < std::min(interface->childCount(), mostChildren); ++i)
            through(interface->child(i), below);
    }

    int actionable() const { return m_actionable; }
    QStringList wrong() const { return QStringList(m_wrong.cbegin(), m_wrong.cend()); }

private:
    static constexpr int mostChildren = 400; ///< of lists as long as sheets

    static QString classOf(const QAccessibleInterface &interface)
    {
        const QObject *object = interface.object();
        return object ? QString(object->metaObject()->className()) + u'#' + object->objectName() : QString("?");
    }

    /// The field inside of a spin box, of an editable combo box, or for keys, has the name of that.
    static bool isPartOfNamed(QAccessibleInterface &interface)
    {
        QAccessibleInterface *parent = interface.parent();
        if (!parent || parent->text(QAccessible::Name).isEmpty())
            return false;
        return parent->role() == QAccessible::SpinBox || parent->role() == QAccessible::ComboBox ||
               (parent->object() && parent->object()->inherits("QKeySequenceEdit"));
    }

    /// By what is not painted by Qt, and yet takes the keys.
    static bool saysNothing(const QAccessibleInterface &interface)
    {
        const auto *widget = qobject_cast<QWidget *>(interface.object());
        return interface.role() == QAccessible::Client && widget && (widget->focusPolicy() & Qt::TabFocus);
    }

    void look(QAccessibleInterface &interface, const QString &where)
    {
        const QString what = classOf(interface) + QString(", role %1, in ").arg(int(interface.role())) + where;
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help}) {
            if (interface.text(kind).contains(u"<p") || interface.text(kind).contains(u"<b>"))
                m_wrong.insert("markup in " + what + ": " + interface.text(kind).left(60));
        }
        if (saysNothing(interface))
            m_wrong.insert("a role that says nothing: " + what);
        if (!isActionable(interface.role()) || interface.state().disabled)
            return;
        ++m_actionable;
        if (interface.text(QAccessible::Name).trimmed().isEmpty() && !isPartOfNamed(interface))
            m_wrong.insert("nameless: " + what);
    }

    int m_actionable = 0;
    QSet<QString> m_wrong;
};

} // namespace

/// Everything that can be pressed, typed into or chosen has a name, in every mode, menu and dialog.
class AccessibleTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
    }
    void cleanup() { m_bench.reset(); }

    void theStartPageIsNamed() { QVERIFY(isNamed("start")); }

    void theFrameEditorIsNamed()
    {
        m_bench->openSample();
        QVERIFY(isNamed("frames"));
        m_bench->window->findChild<QLineEdit *>("FrameSearch")->setText("0"); // with the button that clears it
        QTest::qWait(250);
        QVERIFY(isNamed("search"));
        m_bench->window->actions().run("tool.trace");
        QVERIFY(isNamed("trace"));
        m_bench->openPath(m_bench->path("crossings.hitbox"));
        QVERIFY(isNamed("crossings"));
    }

    void theStageIsNamed()
    {
        m_bench->openSample();
        m_bench->window->actions().run("stage.mode");
        m_bench->front().session().setMode(Session::Mode::Stage);
        WindowBench::settle();
        QVERIFY(isNamed("stage"));
        m_bench->openPath(m_bench->path("arena.hitbox"));
        m_bench->front().session().setMode(Session::Mode::Stage);
        WindowBench::settle();
        QVERIFY(isNamed("arena"));
    }

    void everyDialogIsNamed()
    {
        m_bench->openSample();
        Walk walk;
        const QStringList seen = walkDialogs(*m_bench, [&walk](QWidget &window, const QString &action) {
            walk.through(QAccessible::queryAccessibleInterface(&window), action);
        });
        const QStringList wrong = walk.wrong();
        QVERIFY2(seen.size() >= 8, qPrintable(seen.join(u' ')));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    bool isNamed(const QString &where)
    {
        WindowBench::settle();
        Walk walk;
        walk.through(QAccessible::queryAccessibleInterface(m_bench->window.get()), where);
        const QStringList wrong = walk.wrong();
        if (!wrong.isEmpty())
            qWarning("%s", qPrintable(wrong.join(u'\n')));
        return wrong.isEmpty() && walk.actionable() > 10;
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(AccessibleTreeTest)
#include "accessible_tree_test.moc"
