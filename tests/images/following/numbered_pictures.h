#pragma once

#include "followed_sheet.h"
#include "images/following/file_moves.h"

/// Sprites with an image file for each frame, for tests that number the files anew.
namespace hitbox {

inline QString walkName(int number)
{
    return QStringLiteral("walk-%1.png").arg(number);
}

/// Pictures that look like none of the others, each in an image of its own; number 0 is one that shows nothing.
class NumberedPictures
{
public:
    explicit NumberedPictures(int count = 12)
    {
        m_images.append(clearSheet({24, 20}));
        for (int i = 1; i <= count; ++i) {
            QImage image = clearSheet({24, 20});
            layPicture(image, drawnPicture({10 + i % 3, 12}, m_random), {5, 6});
            m_images.append(image);
        }
    }

    const QImage &image(int number) const { return m_images.at(number); }

    /// Frames walk-0.png… that show the pictures of these numbers, a box on each, named after what they show.
    Sprite sprite(const QList<int> &numbers) const
    {
        Sprite sprite{.name = QStringLiteral("walk"), .image = walkName(0), .imageHash = QStringLiteral("0")};
        for (int i = 0; i < numbers.size(); ++i) {
            const QImage &shown = image(numbers.at(i));
            Frame frame{.name = QString::number(numbers.at(i)), .rect = shown.rect(), .size = shown.size()};
            frame.image = i == 0 ? QString() : walkName(i);
            frame.imageHash = i == 0 ? QString() : QString::number(i);
            frame.pixels = seenIn(comparablePixels(shown), shown.rect());
            if (!frame.pixels.digest.isEmpty())
                frame.shapes = {boxOn(frame.pixels.bounds, i + 1)};
            sprite.frames.append(frame);
        }
        return sprite;
    }

private:
    std::mt19937 m_random{61};
    QList<QImage> m_images;
};

inline PictureFile pictureFile(const QString &name, const QImage &image)
{
    return {name, QStringLiteral("hash of ") + name, image.size(),
            PictureTable(image, {image.rect(), QRect(0, 0, 24, 20)})};
}

/// "1 2 walk_3": names of frames and, behind a colon, the numbers of their files.
inline QString filesInWords(const Sprite &sprite)
{
    QStringList words;
    for (const Frame &frame : sprite.frames) {
        QString file = imageOf(sprite, frame);
        words.append(frame.name + u':' + file.remove(QStringLiteral("walk-")).remove(QStringLiteral(".png")));
    }
    return words.join(u' ');
}

} // namespace hitbox
