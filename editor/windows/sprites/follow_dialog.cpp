#include "windows/sprites/follow_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

class FollowWords
{
    Q_DECLARE_TR_FUNCTIONS(FollowDialog)
};

constexpr int mostPicturesOffered = 200; ///< to each frame
constexpr int pictureSide = 32;          ///< pixels of one that is offered

QIcon pictureIcon(const QImage &image, const QRect &rect)
{
    if (image.isNull())
        return {};
    return QIcon(QPixmap::fromImage(image.copy(rect).scaled(pictureSide, pictureSide, Qt::KeepAspectRatio)));
}

QString imageOfFresh(const PictureMoves &moves, int fresh)
{
    return moves.isOfFiles() ? moves.freshFiles.value(fresh).image : moves.image;
}

int picturesOffered(const PictureMoves &moves)
{
    return moves.count(FrameFate::Lost) == 0 ? 0 : std::min(static_cast<int>(moves.fresh.size()), mostPicturesOffered);
}

QLabel *plainTextLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Of the frames of each fate.
QString movesInWords(const PictureMoves &moves)
{
    const auto counted = [](int count, const QString &one, const QString &more) {
        return count == 1 ? one : more.arg(count);
    };
    QStringList parts;
    const int moved = moves.count(FrameFate::Moves) + moves.count(FrameFate::Blank);
    if (moved > 0 && moves.isOfFiles())
        parts.append(counted(moved, FollowWords::tr("1 frame is in another file"),
                             FollowWords::tr("%1 frames are in other files")));
    else if (moved > 0)
        parts.append(counted(moved, FollowWords::tr("1 frame lies elsewhere in it"),
                             FollowWords::tr("%1 frames lie elsewhere in it")));
    if (const int lost = moves.count(FrameFate::Lost); lost > 0)
        parts.append(counted(lost, FollowWords::tr("1 found no partner"), FollowWords::tr("%1 found no partner")));
    if (const auto fresh = static_cast<int>(moves.fresh.size()); fresh > 0)
        parts.append(counted(fresh, FollowWords::tr("1 picture is new"), FollowWords::tr("%1 pictures are new")));
    return parts.join(QStringLiteral(", ")) + u'.';
}

} // namespace

QStringList imagesOffered(const PictureMoves &moves)
{
    QStringList images;
    for (int fresh = 0; fresh < picturesOffered(moves); ++fresh) {
        if (const QString image = imageOfFresh(moves, fresh); !images.contains(image))
            images.append(image);
    }
    return images;
}

QString changeInWords(const QString &sprite, const PictureMoves &moves)
{
    const QString change = moves.isOfFiles()
                               ? FollowWords::tr("Image files of %1 have changed: %2").arg(sprite)
                               : FollowWords::tr("%1 has changed: %2").arg(QFileInfo(moves.image).fileName());
    return change.arg(movesInWords(moves));
}

FollowDialog::FollowDialog(const Sprite &sprite, const PictureMoves &moves, const Pixels &pixels, NewPictures fresh,
                           QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Move Shapes with Their Pictures"));
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(plainTextLabel(changeInWords(sprite.name, moves), this));
    addLost(*rows, sprite, moves, pixels);
    addWishes(*rows, moves, fresh);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Move Shapes"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
}

void FollowDialog::addLost(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves, const Pixels &pixels)
{
    if (moves.count(FrameFate::Lost) == 0)
        return;
    rows.addWidget(plainTextLabel(moves.isOfFiles() ? tr("What these frames showed is in none of the files now:")
                                                    : tr("What these frames showed is nowhere in the image now:"),
                                  this));
    auto *area = new QScrollArea(this);
    auto *list = new QWidget(area);
    auto *lines = new QVBoxLayout(list);
    QList<QIcon> pictures; // shared by all frames
    for (int fresh = 0; fresh < picturesOffered(moves); ++fresh)
        pictures.append(pictureIcon(pixels.value(imageOfFresh(moves, fresh)), moves.fresh.at(fresh)));
    for (int i = 0; i < moves.frames.size(); ++i) {
        if (moves.frames.at(i).fate != FrameFate::Lost)
            continue;
        const Frame &frame = sprite.frames.at(i);
        auto *line = new QHBoxLayout;
        line->addWidget(plainTextLabel(frame.shapes.size() == 1
                                           ? tr("%1 (1 shape)").arg(frame.name)
                                           : tr("%1 (%2 shapes)").arg(frame.name).arg(frame.shapes.size()),
                                       list),
                        1);
        auto *choice = new QComboBox(list);
        choice->setObjectName(QStringLiteral("lost-%1").arg(i));
        choice->setAccessibleName(tr("What becomes of %1").arg(frame.name));
        choice->setIconSize({pictureSide, pictureSide});
        choice->addItem(tr("Keep as it is"), -1);
        choice->addItem(tr("Delete with its shapes"), -2);
        for (int fresh = 0; fresh < pictures.size(); ++fresh) {
            const QRect rect = moves.fresh.at(fresh);
            const QString file = QFileInfo(imageOfFresh(moves, fresh)).fileName();
            choice->addItem(pictures.at(fresh),
                            moves.isOfFiles() ? tr("Move to %1").arg(file)
                                              : tr("Move to the picture at %1, %2").arg(rect.x()).arg(rect.y()),
                            fresh);
        }
        connect(choice, &QComboBox::activated, this, [this, choice] { keepApart(choice); });
        line->addWidget(choice);
        lines->addLayout(line);
        m_lost.insert(i, choice);
    }
    lines->addStretch(1);
    area->setWidget(list);
    area->setWidgetResizable(true);
    rows.addWidget(area, 1);
}

void FollowDialog::addWishes(QVBoxLayout &rows, const PictureMoves &moves, NewPictures fresh)
{
    if (!moves.fresh.isEmpty()) {
        m_fresh = new QCheckBox(tr("New pictures become &frames"), this);
        m_fresh->setChecked(fresh == NewPictures::BecomeFrames);
        rows.addWidget(m_fresh);
    }
    if (moves.isInSheetOrder) {
        m_order = new QCheckBox(moves.isOfFiles() ? tr("Frames in the &order of the files")
                                                  : tr("Frames in the &order of the sheet"),
                                this);
        m_order->setToolTip(tr("As they were before it changed; otherwise they keep the order that they have"));
        m_order->setChecked(true);
        rows.addWidget(m_order);
    }
}

/// A picture goes to one frame: the other one keeps what it has.
void FollowDialog::keepApart(const QComboBox *changed)
{
    const int fresh = changed->currentData().toInt();
    for (QComboBox *other : std::as_const(m_lost)) {
        if (other != changed && fresh >= 0 && other->currentData().toInt() == fresh)
            other->setCurrentIndex(0);
    }
}

FollowWish FollowDialog::answer() const
{
    FollowWish wish;
    for (const auto &[frame, choice] : m_lost.asKeyValueRange()) {
        const int chosen = choice->currentData().toInt();
        if (chosen >= 0)
            wish.lost.insert(frame, {LostChoice::MoveTo, chosen});
        else
            wish.lost.insert(frame, {chosen == -1 ? LostChoice::Keep : LostChoice::Delete, -1});
    }
    wish.fresh = !m_fresh || m_fresh->isChecked() ? NewPictures::BecomeFrames : NewPictures::LeftOut;
    wish.order = !m_order || m_order->isChecked() ? FrameOrder::OfSheet : FrameOrder::AsItIs;
    return wish;
}

} // namespace hitbox
