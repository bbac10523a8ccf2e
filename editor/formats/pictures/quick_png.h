#pragma once

#include <QByteArray>
#include <QImage>

namespace hitbox {

/// The picture as a PNG file that takes a fraction of the time of QImage's and has a few more bytes: for thousands of
/// pictures on one page. Alpha is left out. Null pictures give nothing.
QByteArray quickPng(const QImage &picture);

} // namespace hitbox
