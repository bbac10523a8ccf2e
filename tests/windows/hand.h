#pragma once

#include "windows/actions/actions.h"
#include "windows/widgets/panel.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTextDocument>
#include <QToolButton>

#include <functional>

/// What somebody does at the window whom nothing but the screen tells where things are.
namespace hitbox::bench {

class Hand
{
public:
    /// Empty when it was done, else what stands in its way: it may be done a little later.
    using Outcome = QString;

    explicit Hand(WindowBench &bench)
        : m_bench(bench)
    {
    }

    int gestures() const { return m_gestures; } ///< keys, clicks and drags

    Outcome press(const QKeySequence &keys)
    {
        if (isBusy())
            return QStringLiteral("files are being read");
        QWidget *place = inFront();
        if (!place->isActiveWindow()) { // as a desktop does it when a dialog was closed
            place->activateWindow();
            if (!QTest::qWaitForWindowActive(place))
                return QStringLiteral("the window is not active");
        }
        if (QWidget *focus = QApplication::focusWidget(); focus && focus->window() == place)
            place = focus;
        ++m_gestures;
        for (int i = 0; i < keys.count(); ++i)
            QTest::keyClick(place, keys[i].key(), keys[i].keyboardModifiers());
        return {};
    }

    Outcome pressButton(const QString &text)
    {
        QAbstractButton *button = find<QAbstractButton>([&text](const QAbstractButton &each) {
            return plainText(each.text()) == plainText(text) || each.accessibleName() == text ||
                   plainText(each.text()).startsWith(text + QLatin1String("  ")); // and its key
        });
        if (!button)
            return QStringLiteral("there is no button %1").arg(text);
        if (!button->isEnabled() || isBusy())
            return QStringLiteral("the button %1 is disabled").arg(text);
        ++m_gestures;
        QTest::mouseClick(button, Qt::LeftButton);
        return {};
    }

    /// "File > Samples > A stage"
    Outcome chooseMenu(const QString &path)
    {
        const QStringList names = path.split(QLatin1String(" > "));
        QWidget *menu = m_bench.window->menuBar();
        QList<QAction *> way;
        for (const QString &name : names) {
            const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
            const auto found = std::find_if(actions.cbegin(), actions.cend(), [&name](const QAction *each) {
                return plainText(each->text().section(u'\t', 0, 0)) == name;
            });
            if (found == actions.cend())
                return QStringLiteral("there is no %1 in %2").arg(name, path);
            way.append(*found);
            menu = (*found)->menu();
        }
        if (!way.last()->isEnabled() || isBusy())
            return QStringLiteral("%1 is disabled").arg(path);
        m_gestures += static_cast<int>(way.size());
        QMenuBar *bar = m_bench.window->menuBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(way.first()).center());
        for (qsizetype i = 1; i < way.size(); ++i) {
            QMenu *shown = way[i - 1]->menu();
            if (!QTest::qWaitFor([shown] { return shown->isVisible(); }))
                return QStringLiteral("%1 did not open").arg(names[i - 1]);
            QTest::mouseMove(shown, shown->actionGeometry(way[i]).center());
            QTest::mouseClick(shown, Qt::LeftButton, {}, shown->actionGeometry(way[i]).center());
        }
        return {};
    }

    Outcome choose(const QString &value, const QString &boxName)
    {
        const QLabel *name = label(boxName);
        QComboBox *box = name ? qobject_cast<QComboBox *>(name->buddy()) : nullptr;
        return box ? chooseIn(*box, value) : QStringLiteral("there is no box %1").arg(boxName);
    }
    /// In the first box that stands in one row with that title.
    Outcome chooseBeside(const QString &value, const QString &title)
    {
        const QLabel *name = find<QLabel>([&title](const QLabel &each) {
            return each.objectName() == QLatin1String("PanelTitle") && each.text() == title;
        });
        QComboBox *box = nullptr;
        const auto placeOf = [](const QWidget &part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
        for (QComboBox *each : name ? name->window()->findChildren<QComboBox *>() : QList<QComboBox *>()) {
            const QRect place = each->isVisible() ? placeOf(*each) : QRect();
            const QPoint middle = placeOf(*name).center();
            const bool isBeside = place.left() > middle.x() && place.top() < middle.y() && middle.y() < place.bottom();
            if (isBeside && (!box || place.left() < placeOf(*box).left()))
                box = each;
        }
        return box ? chooseIn(*box, value) : QStringLiteral("there is no box beside %1").arg(title);
    }
    Outcome chooseIn(QComboBox &shown, const QString &value)
    {
        QComboBox *box = &shown;
        if (box->findText(value) < 0)
            return QStringLiteral("there is no %1 to choose").arg(value);
        m_gestures += 2;
        box->setFocus(Qt::MouseFocusReason);
        const int wanted = box->findText(value);
        for (int step = 0; box->currentIndex() != wanted && step < box->count(); ++step)
            QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        return box->currentText() == value ? QString() : QStringLiteral("%1 cannot be chosen").arg(value);
    }

    Outcome clickRow(const QString &row, const QString &listName, int times, Qt::KeyboardModifiers modifiers = {})
    {
        QAbstractItemView *list = listCalled(listName);
        if (!list || !label(listName))
            return QStringLiteral("there is no list %1 in %2")
                .arg(listName, QString::fromLatin1(inFront()->metaObject()->className()));
        const QModelIndex index = rowCalled(*list, row);
        if (!index.isValid())
            return QStringLiteral("there is no %1 in %2").arg(row, listName);
        list->scrollTo(index);
        const QPoint place = list->visualRect(index).center();
        m_gestures += times;
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, place);
        if (times == 2) {
            QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, place);
        }
        return {};
    }

    Outcome clickCanvas(geometry::Point place, int times, Qt::KeyboardModifiers modifiers = {})
    {
        if (isBusy() || !m_bench.view()->isVisible())
            return QStringLiteral("the canvas is not there");
        if (!isInSight(place))
            return outOfSight(place);
        m_gestures += times;
        m_bench.click(place, modifiers);
        if (times == 2)
            QTest::mouseDClick(m_bench.view()->viewport(), Qt::LeftButton, modifiers, m_bench.onScreen(place));
        return {};
    }

    Outcome drag(geometry::Point from, geometry::Point to)
    {
        if (isBusy() || !m_bench.view()->isVisible())
            return QStringLiteral("the canvas is not there");
        for (const geometry::Point &place : {from, to}) {
            if (!isInSight(place))
                return outOfSight(place);
        }
        ++m_gestures;
        m_bench.drag(from, to);
        return {};
    }

    /// Into what has the focus.
    Outcome type(const QString &text)
    {
        QWidget *field = QApplication::focusWidget();
        if (!qobject_cast<QLineEdit *>(field) && !qobject_cast<QAbstractSpinBox *>(field))
            return QStringLiteral("no field has the focus");
        m_gestures += static_cast<int>(text.size());
        QTest::keyClicks(field, text);
        return {};
    }
    /// Into the field of that name, or the one that says that.
    Outcome typeInto(const QString &text, const QString &name)
    {
        QWidget *field = find<QWidget>([&name](const QWidget &each) {
            return (qobject_cast<const QLineEdit *>(&each) || qobject_cast<const QAbstractSpinBox *>(&each)) &&
                   (each.accessibleName() == name || shownIn(each) == name);
        });
        if (const QLabel *named = label(name); !field && named)
            field = named->buddy();
        if (!field)
            return QStringLiteral("there is no field %1").arg(name);
        ++m_gestures;
        auto *letters = field->findChild<QLineEdit *>(); // of a number, where somebody clicks
        QTest::mouseClick(letters ? letters : field, Qt::LeftButton);
        QCoreApplication::processEvents();
        return field->hasFocus() ? type(text) : QStringLiteral("the field %1 takes no focus").arg(name);
    }

    Outcome seesInStatus(const QString &text) const
    {
        const QString said = m_bench.front().findChild<QStatusBar *>()->currentMessage();
        return said.contains(text) ? QString() : QStringLiteral("the status line says “%1”").arg(said);
    }

    /// Somewhere on the screen.
    Outcome sees(const QString &text) const
    {
        const QStringList texts = textsInView();
        const bool isThere =
            std::any_of(texts.cbegin(), texts.cend(), [&text](const QString &each) { return each.contains(text); });
        return isThere ? QString() : QStringLiteral("nothing says “%1”; there is: %2").arg(text, texts.join(" | "));
    }

    /// One row right below the other.
    Outcome seesBelow(const QString &row, const QString &above, const QString &listName) const
    {
        const QAbstractItemView *list = listCalled(listName);
        const int place = list ? rowCalled(*list, row).row() : -1;
        const bool isBelow = place > 0 && rowCalled(*list, above).row() == place - 1;
        return isBelow ? QString() : QStringLiteral("%1 is not below %2 in %3").arg(row, above, listName);
    }

    QStringList textsInView() const
    {
        QStringList texts;
        for (const QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            for (const QWidget *part : window->findChildren<QWidget *>()) {
                if (part->isVisible())
                    addTextsOf(*part, texts);
            }
        }
        texts.removeAll(QString());
        return texts;
    }

private:
    QWidget *inFront() const
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            return popup;
        if (QWidget *modal = QApplication::activeModalWidget())
            return modal;
        QWidget *active = QApplication::activeWindow();
        return active && active->isVisible() ? active : m_bench.window.get();
    }

    static QString shownIn(const QWidget &field)
    {
        const auto *number = qobject_cast<const QAbstractSpinBox *>(&field);
        return number ? number->text() : QString();
    }

    bool isInSight(geometry::Point place) const
    {
        return m_bench.view()->viewport()->rect().contains(m_bench.onScreen(place));
    }
    static QString outOfSight(geometry::Point place)
    {
        return QStringLiteral("(%1, %2) is beyond the canvas").arg(place.x).arg(place.y);
    }

    bool isBusy() const
    {
        const QList<Workspace *> &open = m_bench.window->workspaces();
        return m_bench.window->findChild<FileWork *>() ||
               std::any_of(open.cbegin(), open.cend(), [](Workspace *one) { return one->files().isSaving(); });
    }

    template <typename Part>
    Part *find(const std::function<bool(const Part &)> &fits) const
    {
        for (Part *part : inFront()->findChildren<Part *>()) {
            if (part->isVisible() && fits(*part))
                return part;
        }
        return nullptr;
    }

    /// By itself, or by the panel that it is in.
    QAbstractItemView *listCalled(const QString &name) const
    {
        if (const Panel *panel = find<Panel>([&name](const Panel &each) { return each.accessibleName() == name; }))
            return panel->findChild<RowView *>();
        return find<QAbstractItemView>(
            [&name](const QAbstractItemView &each) { return each.accessibleName() == name; });
    }

    /// By which one finds what stands beside or below it.
    const QLabel *label(const QString &text) const
    {
        return find<QLabel>([&text](const QLabel &each) { return plainText(each.text()) == text; });
    }

    static QModelIndex rowCalled(const QAbstractItemView &list, const QString &title)
    {
        for (int i = 0; i < list.model()->rowCount(); ++i) {
            if (const QModelIndex index = list.model()->index(i, 0); titleOf(list, index) == title)
                return index;
        }
        return {};
    }

    static QString titleOf(const QAbstractItemView &list, const QModelIndex &index)
    {
        const auto *rows = qobject_cast<const RowModel *>(list.model());
        return rows ? rows->row(index.row()).title : index.data().toString();
    }

    static QString withoutTags(const QString &text)
    {
        QTextDocument plain;
        Qt::mightBeRichText(text) ? plain.setHtml(text) : plain.setPlainText(text);
        return plain.toPlainText();
    }

    static void addTextsOf(const QWidget &part, QStringList &texts)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&part))
            texts.append(withoutTags(label->text()));
        else if (const auto *button = qobject_cast<const QAbstractButton *>(&part))
            texts.append(plainText(button->text()));
        else if (const auto *field = qobject_cast<const QLineEdit *>(&part))
            texts.append(field->text());
        else if (const auto *box = qobject_cast<const QComboBox *>(&part))
            texts.append(box->currentText());
        else if (const auto *bar = qobject_cast<const QStatusBar *>(&part))
            texts.append(bar->currentMessage());
        else if (const auto *list = qobject_cast<const QAbstractItemView *>(&part)) {
            const auto *rows = qobject_cast<const RowModel *>(list->model());
            if (const auto *view = qobject_cast<const RowView *>(list); view && rows->rowCount() == 0)
                texts.append(view->placeholder());
            for (int i = 0; list->model() && i < std::min(list->model()->rowCount(), 200); ++i) {
                if (rows)
                    texts.append(rows->row(i).title + u' ' + rows->row(i).trailing + u'\n' + rows->row(i).detail);
                else
                    texts.append(list->model()->index(i, 0).data().toString());
            }
        }
    }

    WindowBench &m_bench;
    int m_gestures = 0;
};

/// Lets a hand do one thing after the other, each as soon as it can be done, also in dialogs that hold up everything
/// else.
class Script
{
public:
    using Deed = std::function<QString()>; ///< empty when it is done

    /// Empty when all was done, else what could not be.
    static QString run(const QList<Deed> &deeds)
    {
        Script script(deeds);
        script.later();
        const bool isDone = QTest::qWaitFor([&script] { return script.m_isOver; }, 120'000);
        return isDone ? script.m_fault : QStringLiteral("it takes too long");
    }

private:
    explicit Script(const QList<Deed> &deeds)
        : m_deeds(deeds)
    {
    }

    static constexpr int pause = 15;        ///< milliseconds
    static constexpr int patience = 20'000; ///< milliseconds until what cannot be done is given up

    void later()
    {
        QTimer::singleShot(pause, &m_context, [this] { next(); });
    }

    void next()
    {
        if (m_place == m_deeds.size()) {
            m_isOver = true;
            return closeDialogs(); // or they would never return
        }
        const qsizetype place = m_place;
        ++m_place; // it may not return until dialogs are closed, by those that follow
        later();
        const QString fault = m_deeds[place]();
        if (fault.isEmpty())
            return m_waited.invalidate();
        if (m_place != place + 1) { // nothing was done, so nothing can have followed
            m_fault = fault;
            m_place = m_deeds.size();
            return;
        }
        m_place = place;
        if (!m_waited.isValid())
            m_waited.start();
        if (m_waited.elapsed() < patience)
            return;
        m_fault = fault;
        m_place = m_deeds.size();
        closeDialogs();
    }

    static void closeDialogs()
    {
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        if (QWidget *modal = QApplication::activeModalWidget())
            modal->close();
    }

    QList<Deed> m_deeds;
    qsizetype m_place = 0;
    QElapsedTimer m_waited;
    QString m_fault;
    bool m_isOver = false;
    QObject m_context;
};

} // namespace hitbox::bench
