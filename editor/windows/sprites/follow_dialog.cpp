#include "windows/sprites/follow_dialog.h"

#include "windows/widgets/roomy_rows.h"
#include "windows/widgets/wrapped_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

class FollowWords
{
    Q_DECLARE_TR_FUNCTIONS(FollowDialog)
};

constexpr int mostPicturesOffered = 200; ///< to each frame
constexpr int mostMovesListed = 200;
constexpr int partnerSide = 32;      ///< pixels of one that is shown
constexpr int choiceMargin = 12;     ///< pixels, of the cell that it stands in
constexpr int listSlack = 8;         ///< pixels, for what style sheets lay around rows
constexpr double mostOfScreen = 0.6; ///< of its height, that the list takes

enum FollowColumn { FrameColumn, BeforeColumn, NowColumn };

QIcon pictureIcon(const QImage &picture)
{
    if (picture.isNull())
        return {};
    return QIcon(QPixmap::fromImage(picture.scaled(partnerSide, partnerSide, Qt::KeepAspectRatio)));
}

QIcon pictureIcon(const QImage &image, const QRect &rect)
{
    return image.isNull() ? QIcon() : pictureIcon(image.copy(rect));
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

QString fileName(const QString &image)
{
    return QFileInfo(image).fileName();
}

/// Where a picture lies: in which file, or where in the image.
QString placeInWords(const PictureMoves &moves, const QString &image, const QRect &rect)
{
    return moves.isOfFiles() ? fileName(image) : FollowWords::tr("at %1, %2").arg(rect.x()).arg(rect.y());
}

/// The frames that are listed with where they go, and behind them places of new pictures.
struct ListedMoves {
    QList<int> frames;
    int fresh = 0; ///< the first ones
    int rest = 0;  ///< that are not listed
};

ListedMoves listedMoves(const PictureMoves &moves)
{
    ListedMoves listed;
    for (int i = 0; i < moves.frames.size(); ++i) {
        const FrameFate fate = moves.frames.at(i).fate;
        if (fate == FrameFate::Moves || fate == FrameFate::Blank)
            listed.frames.append(i);
    }
    const auto all = static_cast<int>(listed.frames.size() + moves.fresh.size());
    listed.frames = listed.frames.first(std::min<qsizetype>(listed.frames.size(), mostMovesListed));
    listed.fresh = std::min(static_cast<int>(moves.fresh.size()), mostMovesListed);
    listed.rest = all - static_cast<int>(listed.frames.size()) - listed.fresh;
    return listed;
}

/// The image that a frame is cut from now.
QString imageNow(const Sprite &sprite, const PictureMoves &moves, int frame)
{
    const QString &file = moves.frames.at(frame).file.image;
    return file.isEmpty() ? imageOf(sprite, sprite.frames.at(frame)) : file;
}

QString withShapeCount(const Frame &frame)
{
    return frame.shapes.size() == 1
               ? FollowWords::tr("%1 (1 shape)").arg(frame.name)
               : FollowWords::tr("%1 (%2 shapes)").arg(frame.name, QString::number(frame.shapes.size()));
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

QStringList imagesOffered(const Sprite &sprite, const PictureMoves &moves)
{
    QStringList images;
    const auto add = [&images](const QString &image) {
        if (!images.contains(image))
            images.append(image);
    };
    const ListedMoves listed = listedMoves(moves);
    for (const int frame : listed.frames)
        add(imageNow(sprite, moves, frame));
    for (int fresh = 0; fresh < listed.fresh; ++fresh)
        add(imageOfFresh(moves, fresh));
    return images;
}

bool isOnlyNew(const PictureMoves &moves)
{
    return !moves.fresh.isEmpty() && moves.count(FrameFate::Moves) == 0 && moves.count(FrameFate::Blank) == 0 &&
           moves.count(FrameFate::Lost) == 0;
}

QString changeInWords(const QString &sprite, const PictureMoves &moves)
{
    const QString change = moves.isOfFiles()
                               ? FollowWords::tr("Image files of %1 have changed: %2").arg(sprite)
                               : FollowWords::tr("%1 has changed: %2").arg(QFileInfo(moves.image).fileName());
    return change.arg(movesInWords(moves));
}

QString followedInWords(const PictureMoves &moves, const FollowWish &wish)
{
    int toFresh = 0;
    int deleted = 0;
    for (auto lost = wish.lost.cbegin(); lost != wish.lost.cend(); ++lost) {
        toFresh += lost->choice == LostChoice::MoveTo ? 1 : 0;
        deleted += lost->choice == LostChoice::Delete ? 1 : 0;
    }
    QStringList parts;
    const auto add = [&parts](int count, const QString &one, const QString &more) {
        if (count > 0)
            parts.append(count == 1 ? one : more.arg(count));
    };
    const auto fresh = static_cast<int>(moves.fresh.size()) - toFresh;
    const bool areFrames = wish.fresh == NewPictures::BecomeFrames;
    add(moves.count(FrameFate::Moves) + moves.count(FrameFate::Blank),
        FollowWords::tr("1 frame went to where its picture is"),
        FollowWords::tr("%1 frames went to where their pictures are"));
    add(toFresh, FollowWords::tr("1 went to a new picture"), FollowWords::tr("%1 went to new pictures"));
    add(areFrames ? fresh : 0, FollowWords::tr("1 frame is new"), FollowWords::tr("%1 frames are new"));
    add(areFrames ? 0 : fresh, FollowWords::tr("1 new picture was left out"),
        FollowWords::tr("%1 new pictures were left out"));
    add(moves.count(FrameFate::Lost) - toFresh - deleted,
        FollowWords::tr("1 was kept without its picture (see Problems)"),
        FollowWords::tr("%1 were kept without their pictures (see Problems)"));
    add(deleted, FollowWords::tr("1 was deleted with its shapes"),
        FollowWords::tr("%1 were deleted with their shapes"));
    return parts.isEmpty() ? FollowWords::tr("Nothing was moved.") : parts.join(QStringLiteral(", ")) + u'.';
}

FollowDialog::FollowDialog(const Sprite &sprite, const PictureMoves &moves, const FollowPictures &pictures,
                           NewPictures fresh, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(isOnlyNew(moves) ? tr("Add New Pictures as Frames") : tr("Move Shapes with Their Pictures"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 16);
    rows->setSpacing(10);
    QLabel *change = plainTextLabel(changeInWords(sprite.name, moves), this);
    rows->addWidget(change);
    addList(*rows, sprite, moves, pictures);
    addWishes(*rows, sprite, moves, fresh);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *move = new QPushButton(isOnlyNew(moves) ? tr("Add Frames") : tr("Move Shapes"), this);
    move->setObjectName(QStringLiteral("Primary")); // before the style sheet looks at it
    buttons->addButton(move, QDialogButtonBox::AcceptRole);
    move->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    fitToContent(*change);
}

/// What is to be decided comes first, then what moves, then what is new.
void FollowDialog::addList(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves,
                           const FollowPictures &pictures)
{
    m_list = new QTreeWidget(this);
    m_list->setObjectName(QStringLiteral("FollowList"));
    m_list->setAccessibleName(tr("Frames, where their pictures were and where they are"));
    m_list->setHeaderLabels({tr("Frame"), tr("Was"), tr("Is now")});
    m_list->setRootIsDecorated(false);
    giveRowsRoom(*m_list);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setIconSize({partnerSide, partnerSide});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    addLost(sprite, moves, pictures);
    const ListedMoves listed = listedMoves(moves);
    for (const int i : listed.frames) {
        const Frame &frame = sprite.frames.at(i);
        const QString image = imageNow(sprite, moves, i);
        auto *row =
            new QTreeWidgetItem(m_list, {withShapeCount(frame), placeInWords(moves, imageOf(sprite, frame), frame.rect),
                                         placeInWords(moves, image, moves.frames.at(i).rect)});
        row->setIcon(FrameColumn, pictureIcon(pictures.now.value(image), moves.frames.at(i).rect));
    }
    for (int i = 0; i < listed.fresh; ++i) {
        const QString image = imageOfFresh(moves, i);
        auto *row = new QTreeWidgetItem(m_list, {tr("New picture"), {}, placeInWords(moves, image, moves.fresh.at(i))});
        row->setIcon(FrameColumn, pictureIcon(pictures.now.value(image), moves.fresh.at(i)));
    }
    if (listed.rest > 0)
        new QTreeWidgetItem(m_list, {tr("and %n more", nullptr, listed.rest)});
    rows.addWidget(m_list, 1);
}

void FollowDialog::addLost(const Sprite &sprite, const PictureMoves &moves, const FollowPictures &pictures)
{
    QList<QIcon> icons; // shared by all frames
    for (int fresh = 0; fresh < picturesOffered(moves); ++fresh)
        icons.append(pictureIcon(pictures.now.value(imageOfFresh(moves, fresh)), moves.fresh.at(fresh)));
    for (int i = 0; i < moves.frames.size(); ++i) {
        if (moves.frames.at(i).fate != FrameFate::Lost)
            continue;
        const Frame &frame = sprite.frames.at(i);
        auto *row = new QTreeWidgetItem(
            m_list, {withShapeCount(frame), placeInWords(moves, imageOf(sprite, frame), frame.rect)});
        row->setIcon(FrameColumn, pictureIcon(pictures.before.value(i)));
        QComboBox *choice = makeChoice(i, frame.name, moves, icons);
        m_list->setItemWidget(row, NowColumn, choice);
        m_lost.insert(i, choice);
    }
}

QComboBox *FollowDialog::makeChoice(int frame, const QString &name, const PictureMoves &moves,
                                    const QList<QIcon> &icons)
{
    auto *choice = new QComboBox(m_list);
    choice->setObjectName(QStringLiteral("lost-%1").arg(frame));
    choice->setAccessibleName(tr("What becomes of %1").arg(name));
    choice->setIconSize({partnerSide, partnerSide});
    choice->addItem(tr("Nowhere: keep it, listed as a problem"), -1);
    choice->addItem(tr("Nowhere: delete it with its shapes"), -2);
    for (int fresh = 0; fresh < icons.size(); ++fresh) {
        const QRect rect = moves.fresh.at(fresh);
        choice->addItem(icons.at(fresh),
                        moves.isOfFiles() ? tr("Move to %1").arg(fileName(imageOfFresh(moves, fresh)))
                                          : tr("Move to the picture at %1, %2").arg(rect.x()).arg(rect.y()),
                        fresh);
    }
    connect(choice, &QComboBox::activated, this, [this, choice] { keepApart(choice); });
    return choice;
}

void FollowDialog::addWishes(QVBoxLayout &rows, const Sprite &sprite, const PictureMoves &moves, NewPictures fresh)
{
    if (!moves.fresh.isEmpty()) {
        m_fresh = new QCheckBox(tr("New pictures become &frames"), this);
        m_fresh->setChecked(fresh == NewPictures::BecomeFrames);
        rows.addWidget(m_fresh);
    }
    if (isOrderAnother(sprite, moves)) {
        m_order = new QCheckBox(
            moves.isOfFiles() ? tr("Put the frames into the &order of the files' numbers")
                              : tr("Put the frames into the &order in which they lie in %1").arg(fileName(moves.image)),
            this);
        m_order->setObjectName(QStringLiteral("FollowOrder"));
        m_order->setToolTip(tr("The animation then plays in this order; otherwise it plays as it did"));
        m_order->setChecked(usualOrder(sprite, moves) == FrameOrder::OfSheet);
        rows.addWidget(m_order);
    }
}

/// All of the list shows where the screen has room for it.
void FollowDialog::fitToContent(QLabel &change)
{
    const QScreen *on = screen() ? screen() : QGuiApplication::primaryScreen();
    const QSize room = on ? on->availableSize() : QSize(1280, 720);
    for (QWidget *part : findChildren<QWidget *>())
        part->ensurePolished(); // which says how large it is to be
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        if (const QWidget *choice = m_list->itemWidget(item, NowColumn))
            item->setSizeHint(NowColumn, choice->sizeHint() + QSize(choiceMargin, 0));
    }
    const QAbstractItemView *list = m_list; // where that is public
    int width = 2 * m_list->frameWidth() + m_list->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < m_list->columnCount(); ++column) {
        int widest = std::max(list->sizeHintForColumn(column), m_list->header()->sectionSizeHint(column));
        for (const QComboBox *choice : std::as_const(m_lost))
            widest = column == NowColumn ? std::max(widest, choice->sizeHint().width() + choiceMargin) : widest;
        width += widest;
    }
    int height = 2 * m_list->frameWidth() + m_list->header()->sizeHint().height() + listSlack;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        height += m_list->visualItemRect(m_list->topLevelItem(row)).height();
    m_list->setMinimumSize(std::min(width, room.width() * 9 / 10),
                           std::min(height, static_cast<int>(room.height() * mostOfScreen)));
    // A dialog is no lower than its layout's least height, in which a text of several lines counts as shorter than it
    // is.
    change.setMinimumHeight(heightOfLines(change, m_list->minimumWidth()));
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
