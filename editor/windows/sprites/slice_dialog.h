#pragma once

#include "document/axis_cut.h"
#include "images/sheets/sheet_guess.h"
#include "images/sheets/sheet_ink.h"
#include "session/work/latest.h"

#include <QDialog>
#include <QSet>

#include <memory>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace hitbox {

class CountField;
class SheetPreview;

/// Asks how a sheet is cut, over a picture of it. Guesses at first, beside the window; what is typed meanwhile stays.
class SliceDialog : public QDialog
{
    Q_OBJECT

public:
    /// The file's name helps to guess. `sprite` is what it is now, for telling what goes.
    SliceDialog(const QImage &sheet, const QString &file, const Sprite &sprite, QWidget *parent = nullptr);

    SheetGrid grid() const;     ///< with the size of its cells
    QList<QRect> cells() const; ///< that become frames
    bool pending() const;       ///< what cells() answers is still on its way

    /// Once what is pending has come.
    void accept() override;

private:
    /// Along x or y.
    struct Axis {
        AxisCut cut;
        QList<std::pair<CountField *, int AxisCut::*>> fields;
    };
    struct Guessed {
        std::shared_ptr<const SheetInk> ink;
        SheetGuess guess;
    };
    struct Question {
        std::shared_ptr<const SheetInk> ink;
        QList<QRect> cells;
    };

    void makeFields(Axis &axis, const QString &suffix);
    QWidget *makeColumn();
    void type(Axis &axis, int AxisCut::*part, int value);
    void takeGuess(const Guessed &guessed);
    void showGuess();
    void showCut(Axis &axis, const AxisCut &cut);
    void refresh();
    void explain();
    bool leavesOutEmpty() const;
    QString countText() const;
    QString restText() const;
    QString goingText() const; ///< about frames with shapes that find no cell

    QImage m_sheet;
    Sprite m_sprite;
    Axis m_x;
    Axis m_y;
    SheetPreview *m_preview = nullptr;
    QCheckBox *m_leaveOut = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_rest = nullptr;
    QLabel *m_warning = nullptr;
    QPushButton *m_slice = nullptr;
    QLabel *m_reason = nullptr;
    QPushButton *m_guessAgain = nullptr;
    bool m_isTouched = false;  ///< by hand, since the guess
    bool m_isAccepted = false; ///< but something is pending
    std::optional<Guessed> m_guessed;
    std::optional<QList<int>> m_empty; ///< of the grid as it is; nothing while it is looked for
    Latest<QString, Guessed> m_guess;
    Latest<Question, QList<int>> m_look;
};

} // namespace hitbox
