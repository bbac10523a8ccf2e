#pragma once

#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QLineEdit;
class QTreeWidget;

namespace hitbox {

/// Something that can be found by typing and done with Enter.
struct PaletteEntry {
    /// Of what fits alike, the former kind is listed first.
    enum class Kind {
        Action,
        Place, ///< a sprite or a frame to go to
    };
    Kind kind = Kind::Action;
    QString text;
    QString place; ///< the menu, or what kind of thing it is
    QString keys;
    bool enabled = true;
    std::function<void()> run;
};

/// A line to type into over a list of everything that fits what was typed: first what has it as it was typed, at the
/// beginning of a word, and of that the actions. Up and Down choose, Enter does it, Escape or a click elsewhere closes.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    CommandPalette(QList<PaletteEntry> entries, QWidget *window);

    void open(); ///< below the window's upper edge

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< hands the keys of the list from the line to it

private:
    int wantedWidth() const;
    void filter(const QString &pattern);
    void runCurrent();

    QList<PaletteEntry> m_entries;
    QLineEdit *m_line = nullptr;
    QTreeWidget *m_list = nullptr;
};

} // namespace hitbox
