#pragma once

#include <QSplitter>

namespace hitbox {

/// With a thin handle, and no part that can be squeezed to nothing.
inline QSplitter *makeSplitter(Qt::Orientation orientation, QWidget *parent)
{
    auto *splitter = new QSplitter(orientation, parent);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

} // namespace hitbox
