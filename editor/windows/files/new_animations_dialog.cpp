#include "windows/files/new_animations_dialog.h"

#include "images/image_paths.h"
#include "images/images.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHash>
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

/// Whole multiples keep pixel art crisp; what is larger is scaled down.
QImage smallPicture(const QString &file)
{
    const Result<QImage> image = loadImage(file);
    if (!image)
        return {};
    const int longer = std::max(image->width(), image->height());
    if (longer > previewSide)
        return image->scaled(previewSide, previewSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image->scaled(image->size() * (previewSide / longer));
}

int imagesIn(const QList<NumberedImages> &groups)
{
    int images = 0;
    for (const NumberedImages &group : groups)
        images += static_cast<int>(group.places.size());
    return images;
}

/// In the order people count in, whatever order they were dropped in.
QList<Sprite> inOrderOfNames(const QList<Sprite> &sprites)
{
    QHash<QString, QList<Sprite>> byImage;
    QStringList images;
    for (const Sprite &sprite : sprites) {
        images.append(sprite.image);
        byImage[sprite.image].append(sprite);
    }
    QList<Sprite> sorted;
    for (const QString &image : inCountingOrder(images))
        sorted.append(byImage[image].takeFirst());
    return sorted;
}

QString nameOfAll(const QList<Sprite> &sprites)
{
    return QFileInfo(QFileInfo(sprites.constFirst().image).path()).fileName();
}

bool differInSize(const QList<Sprite> &sprites, const NumberedImages &group)
{
    const auto sizeAt = [&sprites](int place) { return sprites.at(place).frames.constFirst().size; };
    return std::ranges::any_of(group.places,
                               [&](int place) { return sizeAt(place) != sizeAt(group.places.constFirst()); });
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
    QStringList images;
    for (const Sprite &sprite : sprites)
        images.append(sprite.image);
    NumberedSurvey survey{numberedImages(images), {}};
    for (const NumberedImages &group : survey.groups.mid(0, mostGroupsShown)) {
        QList<QImage> pictures;
        for (const int place : group.places.mid(0, mostPicturesShown))
            pictures.append(smallPicture(images.at(place)));
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
    const auto all = static_cast<int>(sprites.size());
    const bool areOneGroup = survey.groups.size() == 1 && imagesIn(survey.groups) == all;
    auto *question = new QLabel(tr("The names of these images are numbered. What are they?"), this);
    layout->addWidget(question);

    QStringList names;
    for (const NumberedImages &group : survey.groups.mid(0, mostNamed))
        names.append(tr("“%1” (%2)").arg(group.name).arg(group.places.size()));
    if (survey.groups.size() > mostNamed)
        names.append(tr("and %n more", nullptr, static_cast<int>(survey.groups.size()) - mostNamed));
    const QString byNumber =
        survey.groups.size() == 1
            ? tr("&One animation: “%1”, %n frames", nullptr, static_cast<int>(survey.groups[0].places.size()))
                  .arg(survey.groups[0].name)
            : tr("&Animations by their names: %1").arg(names.join(QStringLiteral(", ")));
    addChoice(*layout, Choice::ByNumber, QStringLiteral("ByNumber"), byNumber);
    addPictures(*layout);
    addRemarks(*layout);
    if (!areOneGroup)
        addChoice(*layout, Choice::One, QStringLiteral("One"), tr("All %n images as one ani&mation", nullptr, all));
    addChoice(*layout, Choice::Separate, QStringLiteral("Separate"), tr("%n &separate sprites", nullptr, all));

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

void NewAnimationsDialog::addChoice(QVBoxLayout &layout, Choice choice, const QString &name, const QString &text)
{
    auto *button = new QRadioButton(text, this);
    button->setObjectName(name);
    button->setChecked(choice == m_choice);
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
        if (differInSize(m_sprites, group))
            remarks.append(tr("The images of “%1” differ in size.").arg(group.name));
    }
    const auto alone = static_cast<int>(m_sprites.size()) - imagesIn(m_survey.groups);
    if (alone > 0)
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
    case Choice::ByNumber: return asAnimations(m_sprites, m_survey.groups);
    case Choice::One: return {asOneAnimation(inOrderOfNames(m_sprites), nameOfAll(m_sprites))};
    case Choice::Separate: break;
    }
    return m_sprites;
}

} // namespace hitbox
