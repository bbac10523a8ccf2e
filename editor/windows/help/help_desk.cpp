#include "windows/help/help_desk.h"

#include "scene/canvas_view.h"
#include "windows/actions/actions.h"
#include "windows/help/help_places.h"
#include "windows/help/key_tables.h"
#include "windows/help/manual_window.h"

#include <QApplication>
#include <QDialog>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QWhatsThis>

#include <utility>

namespace hitbox {

namespace {

constexpr QLatin1String helpAction("help.manual");
constexpr QLatin1String whatsThisAction("help.whats-this");

bool isOfWindow(const QWidget *widget, const QWidget &window)
{
    while (widget && widget != &window)
        widget = widget->parentWidget();
    return widget;
}

/// Keys that are typed there are what it is about.
bool takesAnyKey(const QWidget &widget)
{
    return qobject_cast<const QKeySequenceEdit *>(&widget) ||
           qobject_cast<const QKeySequenceEdit *>(widget.parentWidget());
}

} // namespace

HelpDesk::HelpDesk(QWidget &window, const Actions &actions, OnCanvas onCanvas, OnShown onShown)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_onCanvas(std::move(onCanvas))
    , m_onShown(std::move(onShown))
{
    qApp->installEventFilter(this);
    connect(&actions, &Actions::keysChanged, this, [this] {
        if (m_manual)
            m_manual->setManual(manual());
    });
}

HelpDesk::~HelpDesk() = default;

Manual HelpDesk::manual() const
{
    Manual manual = readManual(builtInManual);
    const QString tables = keyTables(
        m_actions.infos(), [this](const QString &id) { return m_actions.keysOf(id); }, QKeySequence::NativeText);
    for (ManualPage &page : manual.pages)
        page = manualPage(page.name, withTable(page.source, QStringLiteral("keys"), tables));
    return manual;
}

void HelpDesk::openHere()
{
    openAt(linkFor(QApplication::focusWidget()));
}

ManualWindow &HelpDesk::manualWindow()
{
    if (!m_manual) {
        m_manual = std::make_unique<ManualWindow>(manual());
        connect(m_manual.get(), &ManualWindow::changeKeysWanted, this, &HelpDesk::changeKeysWanted);
        takeLook();
    }
    return *m_manual;
}

void HelpDesk::openAt(const QString &link)
{
    manualWindow().open(link);
}

ManualLeft HelpDesk::leave() const
{
    const QString link = shown();
    return link.isNull() ? ManualLeft() : ManualLeft{link, m_manual->saveGeometry(), m_manual->isActiveWindow()};
}

void HelpDesk::reopen(const ManualLeft &left)
{
    if (left.link.isNull())
        return;
    manualWindow().restoreGeometry(left.geometry);
    if (left.isInFront)
        manualWindow().open(left.link);
    else
        manualWindow().openBehind(left.link);
}

QString HelpDesk::shown() const
{
    if (!m_manual || !m_manual->isVisible())
        return {};
    const ManualPlace &place = m_manual->place();
    return place.anchor.isEmpty() ? place.page : place.page + QLatin1Char('#') + place.anchor;
}

QString HelpDesk::linkFor(const QWidget *part) const
{
    const bool isElsewhere = part && part->window() != &m_window;
    if (const QString link = isElsewhere ? QString() : m_onShown(part); !link.isEmpty())
        return link;
    if (const QString link = helpOn(part); !link.isEmpty())
        return link;
    return isElsewhere ? QStringLiteral("index.md") : helpOn(m_onCanvas());
}

void HelpDesk::takeLook()
{
    if (m_manual)
        m_manual->setStyleSheet(m_window.styleSheet());
}

void HelpDesk::pointAtWhat()
{
    QWhatsThis::enterWhatsThisMode();
}

bool HelpDesk::eventFilter(QObject *watched, QEvent *event)
{
    const auto ours = [&]() -> QWidget * {
        auto *widget = qobject_cast<QWidget *>(watched);
        return widget && isOfWindow(widget, m_window) ? widget : nullptr;
    };
    switch (event->type()) {
    case QEvent::KeyPress:
        if (QWidget *widget = ours())
            return takeKey(*widget, *static_cast<QKeyEvent *>(event));
        return false;
    case QEvent::QueryWhatsThis:
    case QEvent::WhatsThis:
        if (QWidget *widget = ours())
            return explain(*widget, *static_cast<QHelpEvent *>(event));
        return false;
    case QEvent::WhatsThisClicked:
        if (!ours())
            return false;
        openAt(static_cast<QWhatsThisClickedEvent *>(event)->href());
        return true;
    default: return false;
    }
}

/// The window's own shortcuts are dead while a dialog stands over it.
bool HelpDesk::takeKey(QWidget &widget, const QKeyEvent &event)
{
    if (!qobject_cast<QDialog *>(widget.window()) || takesAnyKey(widget))
        return false;
    const QKeySequence typed(event.keyCombination());
    if (m_actions.keysOf(helpAction).contains(typed))
        openAt(linkFor(&widget));
    else if (m_actions.keysOf(whatsThisAction).contains(typed))
        pointAtWhat();
    else
        return false;
    return true;
}

/// Is asked twice: under the cursor as it moves, and where it was pressed.
bool HelpDesk::explain(QWidget &widget, QHelpEvent &event) const
{
    const QString text = explanationOf(widget);
    if (text.isEmpty())
        return false;
    if (event.type() == QEvent::WhatsThis)
        QWhatsThis::showText(event.globalPos(), text, &widget);
    event.accept();
    return true;
}

QString HelpDesk::explanationOf(const QWidget &widget) const
{
    const bool isCanvas =
        qobject_cast<const CanvasView *>(&widget) || qobject_cast<const CanvasView *>(widget.parentWidget());
    const bool isPart = !isCanvas || !helpOn(&widget).isEmpty(); // such as a card over the canvas
    const QString words = isPart ? wordsOn(&widget) : purposeOf(m_onCanvas());
    if (words.isEmpty())
        return {};
    const QString link = isPart ? helpOn(&widget) : helpOn(m_onCanvas());
    const QString text = words.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
    return QStringLiteral("<p>%1</p>").arg(text) +
           (link.isEmpty() ? QString() : QStringLiteral("<p><a href=\"%1\">%2</a></p>").arg(link, tr("More…")));
}

} // namespace hitbox
