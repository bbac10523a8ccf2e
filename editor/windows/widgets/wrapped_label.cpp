#include "windows/widgets/wrapped_label.h"

#include <QLabel>

namespace hitbox {

int heightOfLines(QLabel &label, int width)
{
    label.setMinimumSize(0, 0);
    return label.heightForWidth(width);
}

} // namespace hitbox
