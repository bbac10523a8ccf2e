#pragma once

#include "images/image_animations.h"

#include <QDialog>
#include <QImage>
#include <QList>

class QVBoxLayout;

namespace hitbox {

/// What the files of new sprites have in common, to be asked about. Made beside the window.
struct NumberedSurvey {
    QList<NumberedImages> groups;   ///< by places in the list of sprites; none: there is nothing to ask
    QList<AnimatedImages> animated; ///< the same, as sprites with several animations
    bool inSeveralFolders = false;
    QList<QList<QImage>> pictures; ///< of each group the first few, small
};

NumberedSurvey numberedSurvey(const QList<Sprite> &sprites);

/// Asks, with pictures, whether images whose names are numbered are the frames of one animation, and several of these
/// the animations of one sprite.
class NewAnimationsDialog : public QDialog
{
    Q_OBJECT

public:
    NewAnimationsDialog(const QList<Sprite> &sprites, const NumberedSurvey &survey, QWidget *parent = nullptr);

    QList<Sprite> answer() const; ///< the sprites as they were chosen to be

private:
    enum class Choice { Animated, ByNumber, One, Separate };

    QString animatedText() const;
    QString byNumberText() const;
    void addChoices(QVBoxLayout &layout);
    void addChoice(QVBoxLayout &layout, Choice choice, const QString &name, const QString &text);
    void addPictures(QVBoxLayout &layout);
    void addRemarks(QVBoxLayout &layout);

    QList<Sprite> m_sprites;
    NumberedSurvey m_survey;
    Choice m_choice = Choice::ByNumber;
};

} // namespace hitbox
