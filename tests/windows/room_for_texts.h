#pragma once

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>

#include <functional>

/// Whether what a window says has room to be read: nothing cut off, shortened to dots, or beneath something else.
namespace hitbox::bench {

class RoomForTexts
{
public:
    enum class Boxes {
        ShowAll,
        MayShorten, ///< those that end in an ellipsis and say all in their tool tips: of text that is large and long
    };

    /// `isOurs` tells the texts that have to fit from names in the project, which may be of any length.
    explicit RoomForTexts(std::function<bool(const QString &)> isOurs, Boxes boxes = Boxes::ShowAll)
        : m_isOurs(std::move(isOurs))
        , m_boxes(boxes)
    {
    }

    void look(const QWidget &window, const QString &where)
    {
        m_where = where;
        QTest::qWait(10); // a box that grows with its contents does so a little later
        const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
        if (least.width() > 1280 || least.height() > 720)
            tell(window, QStringLiteral("needs %1 x %2 pixels").arg(least.width()).arg(least.height()));
        lookInto(window);
    }

    int looked() const { return m_looked; } ///< texts
    QStringList wrong() const { return m_wrong; }

private:
    void lookInto(const QWidget &widget)
    {
        lookAt(widget);
        QList<const QWidget *> inLayout;
        for (const QObject *child : widget.children()) {
            const auto *part = qobject_cast<const QWidget *>(child);
            if (!part || part->isWindow() || !part->isVisible())
                continue;
            lookInto(*part);
            if (widget.layout() && laysOut(*widget.layout(), *part))
                inLayout.append(part);
        }
        for (qsizetype i = 0; i < inLayout.size(); ++i) {
            for (qsizetype j = i + 1; j < inLayout.size(); ++j) {
                if (inLayout[i]->geometry().adjusted(1, 1, -1, -1).intersects(inLayout[j]->geometry()))
                    tell(*inLayout[i], "lies over " + nameOf(*inLayout[j]));
            }
        }
    }

    static bool laysOut(QLayout &layout, const QWidget &part)
    {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem *item = layout.itemAt(i);
            if (item->widget() == &part || (item->layout() && laysOut(*item->layout(), part)))
                return true;
        }
        return false;
    }

    void lookAt(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            lookAtLabel(*label);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            lookAtButton(*button);
        else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
            lookAtTabs(*tabs);
        else if (const auto *box = qobject_cast<const QComboBox *>(&widget))
            lookAtCombo(*box);
        else if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
            lookAtHeader(*header);
        else if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
            lookAtField(*field);
        else if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
            expect(*group, group->title(), group->fontMetrics().horizontalAdvance(group->title()), group->width());
        else if (const auto *bar = qobject_cast<const QMenuBar *>(&widget))
            lookAtMenus(*bar);
        else if (const auto *area = qobject_cast<const QScrollArea *>(&widget))
            lookAtScrolled(*area);
    }

    void lookAtLabel(const QLabel &label)
    {
        if (!isToFit(label, label.text()) || label.toolTip() == label.text()) // which has all of it
            return;
        if (!label.wordWrap())
            return expect(label, label.text(), label.sizeHint().width(), label.width());
        if (const int needed = label.heightForWidth(label.width()); needed > label.height() + 1)
            tell(label, QStringLiteral("needs %1 pixels of height and has %2").arg(needed).arg(label.height()));
        QTextDocument plain;
        plain.setHtml(label.text());
        const QStringList words = plain.toPlainText().split(u' ');
        for (const QString &word : words)
            expect(label, word, label.fontMetrics().horizontalAdvance(word), label.contentsRect().width());
    }

    void lookAtButton(const QAbstractButton &button)
    {
        const auto *tool = qobject_cast<const QToolButton *>(&button);
        if (tool && (tool->arrowType() != Qt::NoArrow || tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
            if (!tool->icon().isNull() || tool->arrowType() != Qt::NoArrow)
                return;
        if (isToFit(button, button.text()))
            expect(button, button.text(), button.sizeHint().width(), button.width());
    }

    /// What Qt keeps from who uses a bar of tabs.
    struct Tabs : QTabBar {
        using QTabBar::tabSizeHint;
    };

    void lookAtTabs(const QTabBar &tabs)
    {
        for (int i = 0; i < tabs.count() && tabs.elideMode() == Qt::ElideNone; ++i) { // else they are names
            if (!tabs.isTabVisible(i) || !isToFit(tabs, tabs.tabText(i)))
                continue;
            const QRect place = tabs.tabRect(i);
            expect(tabs, tabs.tabText(i), (tabs.*(&Tabs::tabSizeHint))(i).width(), place.width());
            if (!tabs.rect().adjusted(-1, -1, 1, 1).contains(place))
                tell(tabs, "does not show all of its tab " + tabs.tabText(i));
        }
    }

    void lookAtCombo(const QComboBox &box)
    {
        if (m_boxes == Boxes::MayShorten && box.inherits("hitbox::ElidedComboBox"))
            return;
        if (box.isEditable()) // its field is asked
            return;
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = false;
        option.frame = box.hasFrame();
        const int room =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
        for (int i = 0; i < box.count(); ++i) {
            const int icon = box.itemIcon(i).isNull() ? 0 : box.iconSize().width() + 4;
            if (isToFit(box, box.itemText(i)))
                expect(box, box.itemText(i), box.fontMetrics().horizontalAdvance(box.itemText(i)) + icon, room);
        }
    }

    void lookAtHeader(const QHeaderView &header)
    {
        const QAbstractItemModel *model = header.model();
        if (!model || header.orientation() != Qt::Horizontal)
            return;
        for (int i = 0; i < header.count(); ++i) {
            const QString title = model->headerData(i, Qt::Horizontal).toString();
            if (!header.isSectionHidden(i) && isToFit(header, title))
                expect(header, title, header.sectionSizeHint(i), header.sectionSize(i));
        }
    }

    void lookAtField(const QLineEdit &field)
    {
        if (!isToFit(field, field.placeholderText()) && !isToFit(field, field.text()))
            return;
        QStyleOptionFrame option;
        option.initFrom(&field);
        const QRect room = field.style()
                               ->subElementRect(QStyle::SE_LineEditContents, &option, &field)
                               .marginsRemoved(field.textMargins());
        const QString shown = field.text().isEmpty() ? field.placeholderText() : field.text();
        expect(field, shown, field.fontMetrics().horizontalAdvance(shown), room.width());
    }

    void lookAtMenus(const QMenuBar &bar)
    {
        for (const QAction *action : bar.actions()) {
            if (action->isVisible() && !bar.rect().contains(bar.actionGeometry(const_cast<QAction *>(action))))
                tell(bar, "does not show " + action->text());
        }
    }

    void lookAtScrolled(const QScrollArea &area)
    {
        if (!area.widget() || !area.widget()->isVisible())
            return;
        if (area.widget()->width() > area.viewport()->width() + 1)
            tell(area, QStringLiteral("shows %1 of %2 pixels of its width")
                           .arg(area.viewport()->width())
                           .arg(area.widget()->width()));
    }

    /// Also looks whether what is there is seen.
    bool isToFit(const QWidget &widget, const QString &text)
    {
        if (text.isEmpty() || !m_isOurs(text))
            return false;
        ++m_looked;
        const QWidget *window = widget.window();
        for (const QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
            if (qobject_cast<const QAbstractScrollArea *>(around->parentWidget())) // it scrolls into view
                return true;
            const QRect place(widget.mapTo(around, QPoint()), widget.size());
            if (place.left() < -1 || place.right() > around->width()) {
                tell(widget, "is cut by " + nameOf(*around) + ": " + text);
                return true;
            }
            if (around == window)
                break;
        }
        return true;
    }

    void expect(const QWidget &widget, const QString &text, int needed, int room)
    {
        if (needed > room + 1)
            tell(widget, QStringLiteral("needs %1 pixels and has %2: %3").arg(needed).arg(room).arg(text.left(80)));
    }

    static QString nameOf(const QWidget &widget)
    {
        return QString::fromLatin1(widget.metaObject()->className()) + u'#' + widget.objectName();
    }

    void tell(const QWidget &widget, const QString &what)
    {
        QString path = nameOf(widget);
        for (const QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
            if (around->metaObject()->className() != QByteArray("QWidget"))
                path = nameOf(*around) + u'/' + path;
        }
        const QString told = path + u' ' + what;
        if (m_told.contains(told))
            return;
        m_told.insert(told);
        m_wrong.append(m_where + QLatin1String(": ") + told);
    }

    std::function<bool(const QString &)> m_isOurs;
    Boxes m_boxes = Boxes::ShowAll;
    QString m_where;
    int m_looked = 0;
    QSet<QString> m_told;
    QStringList m_wrong;
};

} // namespace hitbox::bench
