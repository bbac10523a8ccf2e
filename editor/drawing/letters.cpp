#include "drawing/letters.h"

#include <QFile>
#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QMutex>
#include <QPainter>
#include <QRawFont>

namespace hitbox {

namespace {

/// The size at which outlines are kept; they are smooth at any other.
constexpr double keptSize = 512;

struct Letter {
    QPainterPath outline;
    double advance = 0;
};

/// Outlines by their characters, for all threads: a font itself belongs to the thread that made it.
class LetterCase
{
public:
    LetterCase()
    {
        QList<char32_t> common;
        for (char32_t character = U' '; character <= U'~'; ++character)
            common.append(character);
        cast(common);
    }

    Letter of(char32_t character)
    {
        const QMutexLocker locker(&m_mutex);
        if (!m_letters.contains(character))
            cast({character});
        return m_letters.value(character);
    }

    double capHeight() const { return m_capHeight; }

private:
    void cast(const QList<char32_t> &characters)
    {
        QFile file(QStringLiteral(":/fonts/Inter-SemiBold.otf"));
        const QRawFont font(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(), keptSize,
                            QFont::PreferNoHinting);
        m_capHeight = font.capHeight();
        for (const char32_t character : characters)
            m_letters.insert(character, cast(font, QString::fromUcs4(&character, 1)));
    }

    static Letter cast(const QRawFont &font, const QString &character)
    {
        const QList<quint32> glyphs = font.glyphIndexesForString(character);
        if (glyphs.size() == 1 && glyphs.constFirst() != 0) {
            const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs, QRawFont::UseDesignMetrics);
            return {font.pathForGlyph(glyphs.constFirst()), advances.constFirst().x()};
        }
        QFont other;
        other.setPixelSize(static_cast<int>(keptSize));
        other.setWeight(QFont::DemiBold);
        other.setHintingPreference(QFont::PreferNoHinting);
        Letter letter{{}, QFontMetricsF(other).horizontalAdvance(character)};
        letter.outline.addText({}, other, character);
        return letter;
    }

    QMutex m_mutex;
    QHash<char32_t, Letter> m_letters;
    double m_capHeight = 0;
};

LetterCase &letterCase()
{
    static LetterCase letters;
    return letters;
}

} // namespace

double capHeight(double size)
{
    return letterCase().capHeight() * size / keptSize;
}

double textWidth(const QString &text, double size)
{
    double width = 0;
    for (const char32_t character : text.toUcs4())
        width += letterCase().of(character).advance;
    return width * size / keptSize;
}

QPainterPath lettersOf(const QString &text, double size)
{
    QPainterPath line;
    line.setFillRule(Qt::WindingFill);
    double end = 0;
    for (const char32_t character : text.toUcs4()) {
        const Letter letter = letterCase().of(character);
        line.addPath(letter.outline.translated(end, 0));
        end += letter.advance;
    }
    return QTransform::fromScale(size / keptSize, size / keptSize).map(line);
}

void drawText(QPainter &painter, QPointF start, const QString &text, double size, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(lettersOf(text, size).translated(start), color);
    painter.restore();
}

void drawTextAround(QPainter &painter, QPointF middle, const QString &text, double size, const QColor &color)
{
    drawText(painter, middle + QPointF(-textWidth(text, size), capHeight(size)) / 2, text, size, color);
}

} // namespace hitbox
