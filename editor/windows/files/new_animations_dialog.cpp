#include "windows/files/new_animations_dialog.h"

#include "drawing/drawing.h"
#include "images/images.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int mostGroupsShown = 3;
constexpr int mostPicturesShown = 7; ///< of one group
constexpr int previewSide = 48;      ///< pixels
constexpr int mostNamed = 4;         ///< groups in a sentence

/// In the scale in which an image of `longest` pixels a side fills the preview: whole multiples keep pixel art crisp;
/// what is larger is scaled down. As many pixels as the screen has for it.
QImage smallPicture(const QString &file, int longest)
{
    const double ratio = qGuiApp->devicePixelRatio();
    const int side = static_cast<int>(previewSide * ratio);
    const Result<QImage> image = loadImage(file);
    if (!image)
        return {};
    const int fitted = std::max({longest, image->width(), image->height()});
    QImage small = fitted > side ? image->scaled((image->size().toSizeF() * side / fitted).toSize().expandedTo({1, 1}),
                                                 Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                 : image->scaled(image->size() * (side / fitted));
    small.setDevicePixelRatio(ratio);
    return small;
}

int imagesIn(const QList<NumberedImages> &groups)
{
    int images = 0;
    for (const NumberedImages &group : groups)
        images += static_cast<int>(group.places.size());
    return images;
}

/// Images that are an animation with others, or alone.
int imagesIn(const QList<AnimatedImages> &animated)
{
    int images = 0;
    for (const AnimatedImages &each : animated)
        images += imagesIn(each.animations);
    return images;
}

qsizetype animationsIn(const QList<AnimatedImages> &animated)
{
    qsizetype animations = 0;
    for (const AnimatedImages &each : animated)
        animations += each.animations.size();
    return animations;
}

/// That are no animation, and in none.
int imagesAlone(const QList<Sprite> &sprites, const NumberedSurvey &survey)
{
    int alone = static_cast<int>(sprites.size()) - imagesIn(survey.groups);
    for (const AnimatedImages &each : survey.animated)
        alone -= static_cast<int>(std::ranges::count_if(
            each.animations, [](const NumberedImages &animation) { return animation.places.size() == 1; }));
    return alone;
}

/// “walk” (8), “jump” (4) and 3 more
template <typename T>
QString namesAndCounts(const QList<T> &things, qsizetype (*count)(const T &))
{
    QStringList names;
    for (const T &thing : things.mid(0, mostNamed))
        names.append(NewAnimationsDialog::tr("“%1” (%2)").arg(thing.name, QString::number(count(thing))));
    if (things.size() > mostNamed)
        names.append(NewAnimationsDialog::tr("and %n more", nullptr, static_cast<int>(things.size()) - mostNamed));
    return names.join(QStringLiteral(", "));
}

QString namesAndFrames(const QList<NumberedImages> &animations)
{
    return namesAndCounts<NumberedImages>(animations, [](const NumberedImages &each) { return each.places.size(); });
}

bool differInSize(const QList<Sprite> &sprites, const NumberedImages &group)
{
    const auto sizeAt = [&sprites](int place) { return sprites.at(place).frames.constFirst().size; };
    return std::ranges::any_of(group.places,
                               [&](int place) { return sizeAt(place) != sizeAt(group.places.constFirst()); });
}

int longestSideOf(const QList<Sprite> &sprites, const NumberedImages &group)
{
    int longest = 1;
    for (const int place : group.places)
        longest = std::max(longest, longestSide(sprites.at(place).frames));
    return longest;
}

QString numbersText(const QList<qint64> &numbers)
{
    QStringList texts;
    for (const qint64 number : numbers)
        texts.append(QString::number(number));
    return texts.join(QStringLiteral(", "));
}

} // namespace

NumberedSurvey numberedSurvey(const QList<Sprite> &sprites)
{
    const QStringList images = imagesOfAll(sprites);
    NumberedSurvey survey;
    survey.groups = numberedImages(images);
    survey.animated = animatedImages(images);
    const auto folderOf = [](const QString &image) { return QFileInfo(image).path(); };
    survey.inSeveralFolders = std::ranges::any_of(
        images, [&](const QString &image) { return folderOf(image) != folderOf(images.constFirst()); });
    for (const NumberedImages &group : survey.groups.mid(0, mostGroupsShown)) {
        QList<QImage> pictures;
        const int longest = longestSideOf(sprites, group);
        for (const int place : group.places.mid(0, mostPicturesShown))
            pictures.append(smallPicture(images.at(place), longest));
        survey.pictures.append(pictures);
    }
    return survey;
}

NewAnimationsDialog::NewAnimationsDialog(const QList<Sprite> &sprites, const NumberedSurvey &survey, QWidget *parent)
    : QDialog(parent)
    , m_sprites(sprites)
    , m_survey(survey)
{
    setWindowTitle(tr("New images"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    if (!survey.animated.isEmpty() && survey.inSeveralFolders)
        m_choice = Choice::Animated;
    layout->addWidget(new QLabel(tr("The names of these images are numbered. What are they?"), this));
    addChoices(*layout);
    auto *add = new QPushButton(tr("Add"), this);
    add->setObjectName(QStringLiteral("Primary"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(add, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addSpacing(6);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

QString NewAnimationsDialog::animatedText() const
{
    const QList<AnimatedImages> &animated = m_survey.animated;
    if (animated.size() == 1)
        return tr("One spri&te “%1” with animations: %2").arg(animated[0].name, namesAndFrames(animated[0].animations));
    return tr("&Sprites with animations: %1")
        .arg(namesAndCounts<AnimatedImages>(animated,
                                            [](const AnimatedImages &each) { return each.animations.size(); }));
}

QString NewAnimationsDialog::byNumberText() const
{
    const QList<NumberedImages> &groups = m_survey.groups;
    if (groups.size() == 1)
        return tr("&One animation: “%1”, %n frames", nullptr, static_cast<int>(groups[0].places.size()))
            .arg(groups[0].name);
    return tr("A sprite for &each animation: %1").arg(namesAndFrames(groups));
}

void NewAnimationsDialog::addChoices(QVBoxLayout &layout)
{
    const auto all = static_cast<int>(m_sprites.size());
    const bool isOneAnimation = m_survey.groups.size() == 1 && imagesIn(m_survey.groups) == all;
    const bool isOneSprite = m_survey.animated.size() == 1 && imagesIn(m_survey.animated) == all;
    if (!m_survey.animated.isEmpty())
        addChoice(layout, Choice::Animated, QStringLiteral("Animated"), animatedText());
    addChoice(layout, Choice::ByNumber, QStringLiteral("ByNumber"), byNumberText());
    addPictures(layout);
    addRemarks(layout);
    if (!isOneAnimation && !isOneSprite)
        addChoice(layout, Choice::One, QStringLiteral("One"),
                  animationsIn(m_survey.animated) > 1 || m_survey.groups.size() > 1
                      ? tr("All %n images as one sprite, with a tag for each ani&mation", nullptr, all)
                      : tr("All %n images as one ani&mation", nullptr, all));
    addChoice(layout, Choice::Separate, QStringLiteral("Separate"), tr("%n se&parate sprites", nullptr, all));
}

void NewAnimationsDialog::addChoice(QVBoxLayout &layout, Choice choice, const QString &name, const QString &text)
{
    auto *button = new QRadioButton(text, this);
    button->setObjectName(name);
    button->setChecked(choice == m_choice);
    if (choice == m_choice)
        button->setFocus();
    connect(button, &QRadioButton::toggled, this, [this, choice](bool isChosen) {
        if (isChosen)
            m_choice = choice;
    });
    layout.addWidget(button);
}

void NewAnimationsDialog::addPictures(QVBoxLayout &layout)
{
    for (qsizetype g = 0; g < m_survey.pictures.size(); ++g) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(24, 0, 0, 0);
        row->setSpacing(4);
        for (const QImage &picture : std::as_const(m_survey.pictures[g])) {
            auto *label = new QLabel(this);
            label->setObjectName(QStringLiteral("Picture"));
            label->setFixedSize(previewSide, previewSide);
            label->setAlignment(Qt::AlignCenter);
            label->setPixmap(QPixmap::fromImage(picture));
            row->addWidget(label);
        }
        if (const auto rest = static_cast<int>(m_survey.groups[g].places.size() - m_survey.pictures[g].size());
            rest > 0)
            row->addWidget(new QLabel(tr("+ %n", nullptr, rest), this));
        row->addStretch();
        layout.addLayout(row);
    }
}

/// What one would otherwise find out later.
void NewAnimationsDialog::addRemarks(QVBoxLayout &layout)
{
    QStringList remarks;
    for (const NumberedImages &group : std::as_const(m_survey.groups)) {
        if (!group.missing.isEmpty())
            remarks.append(tr("“%1” has no number %2.").arg(group.name, numbersText(group.missing)));
        if (!group.repeated.isEmpty())
            remarks.append(tr("“%1” has the number %2 more than once.").arg(group.name, numbersText(group.repeated)));
        if (differInSize(m_sprites, group))
            remarks.append(tr("The images of “%1” differ in size.").arg(group.name));
    }
    if (const int alone = imagesAlone(m_sprites, m_survey); alone > 0)
        remarks.append(alone == 1 ? tr("The other image becomes a sprite of its own.")
                                  : tr("The %n other images become sprites of their own.", nullptr, alone));
    if (remarks.isEmpty())
        return;
    auto *label = new QLabel(remarks.mid(0, mostNamed).join(QLatin1Char('\n')), this);
    label->setObjectName(QStringLiteral("Dim"));
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(24, 0, 0, 0);
    layout.addWidget(label);
}

QList<Sprite> NewAnimationsDialog::answer() const
{
    switch (m_choice) {
    case Choice::Animated: return asAnimatedSprites(m_sprites, m_survey.animated);
    case Choice::ByNumber: return asAnimations(m_sprites, m_survey.groups);
    case Choice::One: return {asOneSprite(inOrderOfFiles(m_sprites), nameOfAll(imagesOfAll(m_sprites)))};
    case Choice::Separate: break;
    }
    return m_sprites;
}

} // namespace hitbox
