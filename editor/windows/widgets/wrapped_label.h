#pragma once

class QLabel;

namespace hitbox {

/// How high the label's text is in lines of that width; -1 without a text. The label's own answer is never less than
/// its least size: that is given up.
int heightOfLines(QLabel &label, int width);

} // namespace hitbox
