#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// Files such as walk-0.png, walk-1.png…, which are the frames of one animation.
namespace hitbox {

struct NumberedImages {
    QString name;          ///< what the files' names share, "walk"; that of their folder where they are numbers alone,
                           ///< or share as much with those of another folder
    QList<int> places;     ///< in the list that was asked about, in the order of their numbers
    QList<qint64> missing; ///< numbers between the first and the last that no file has; the first few
    QList<qint64> repeated = {}; ///< numbers that several files have, such as of "0" and "00"; the first few
    friend bool operator==(const NumberedImages &, const NumberedImages &) = default;
};

/// Files of one folder and one ending whose names differ in nothing but one number, two at least; in the order of their
/// first file. That is their last number, or one before it where those behind it are the same in all, as in
/// "run_0_32x32.png". A mark such as "@2x" counts nothing. Files that stand alone are in none.
QList<NumberedImages> numberedImages(const QStringList &files);

/// The name of the file that goes on counting behind this one, in the number in which it differs from another one of
/// its animation, with as many digits where it has zeros before it: "run_10.png" behind "run_09.png". Empty where they
/// are no numbered images of one animation.
QString nextNumbered(const QString &file, const QString &other);

} // namespace hitbox
