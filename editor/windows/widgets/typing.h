#pragma once

#include <QString>

class QLineEdit;
class QSpinBox;
class QWidget;

/// What is being typed into a field is neither lost nor overwritten by what happens meanwhile.
namespace hitbox {

/// Takes what is being typed anywhere in the program, as if one went to another field and came back. For whatever is
/// done without a field losing the focus: shortcuts, and buttons that take none.
void finishTyping();

/// All of the text, by the click that brings one to the field, as by Tab: typing replaces it. A drag over some letters
/// keeps those chosen.
void chooseAllByTheFirstClick(QLineEdit &field);

void showUnlessTyped(QLineEdit &field, const QString &text); ///< a text that is being typed stays
void showUnlessTyped(QSpinBox &field, int value);            ///< digits that are being typed stay

/// Whether it has a text that was not taken yet, with steps of its own that undo takes back.
bool undoesTyping(const QWidget &field);
/// Whether undo took such steps back, which redo makes again.
bool redoesTyping(const QWidget &field);

/// Since this was asked last. Who only went through the field has typed nothing, whatever else a name would have become
/// by being read from it: a file may hold names with blanks around them.
bool wasTypedInto(QLineEdit &field);

} // namespace hitbox
