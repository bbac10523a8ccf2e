#pragma once

#include <QTranslator>

#include <algorithm>
#include <cmath>

/// A language that nobody speaks: English with accents, 40 % longer, and as one reads it from the left or the right.
/// Whoever knows English can read it, and sees what is cut off and what nobody can translate.
namespace hitbox::bench {

enum class Reading { LeftToRight, RightToLeft };

class PseudoLanguage : public QTranslator
{
public:
    explicit PseudoLanguage(Reading reading)
        : m_reading(reading)
    {
    }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text == QLatin1String("QT_LAYOUT_DIRECTION"))
            return m_reading == Reading::RightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR");
        if (QLatin1String(context) == QLatin1String("QShortcut")) // what is typed into files of keys, too
            return {};
        return spoken(text);
    }

    /// Places for values, tags, kinds of files and keys after a tabulator stay as they are.
    static QString spoken(const QString &text)
    {
        const int letters =
            static_cast<int>(std::count_if(text.cbegin(), text.cend(), [](QChar c) { return isSaid(c); }));
        const int more = static_cast<int>(std::ceil(0.4 * letters));
        QString longer;
        int said = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\t')
                return longer + text.mid(i);
            if (const qsizetype kept = lengthOfKept(text, i); kept > 0) {
                longer += text.mid(i, kept);
                i += kept - 1;
                continue;
            }
            longer += accented(text[i]);
            if (!isSaid(text[i]))
                continue;
            // Spread over the text, so that each word grows.
            for (int grown = said * more / letters; grown < (said + 1) * more / letters; ++grown)
                longer += accented(text[i].toLower());
            ++said;
        }
        return longer;
    }

    static bool isSpoken(const QString &text)
    {
        return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return accentedLetters().contains(c); });
    }

    /// Has letters that this language has no use for.
    static bool isForeign(const QString &text)
    {
        return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return plainLetters().contains(c); });
    }

private:
    static QString plainLetters() { return QStringLiteral("aceinosuyzACEINOSUYZ"); }
    static QString accentedLetters() { return QStringLiteral("åçéîñøšüýžÅÇÉÎÑØŠÜÝŽ"); }

    static bool isSaid(QChar letter) { return letter.isLetter() && letter.unicode() < 128; }

    static QChar accented(QChar letter)
    {
        const qsizetype place = plainLetters().indexOf(letter);
        return place < 0 ? letter : accentedLetters().at(place);
    }

    static qsizetype lengthOfKept(const QString &text, qsizetype from)
    {
        const QStringView rest = QStringView(text).mid(from);
        if (rest.startsWith(u'<'))
            return rest.indexOf(u'>') + 1;
        if (rest.startsWith(QLatin1String("&#")) || rest.startsWith(QLatin1String("&nbsp;")))
            return rest.indexOf(u';') + 1;
        if (rest.startsWith(QLatin1String("*.")) || rest.startsWith(QLatin1String("%L"))) {
            qsizetype end = 2;
            while (end < rest.size() && rest[end].isLetterOrNumber())
                ++end;
            return end;
        }
        return rest.startsWith(u'%') ? std::min<qsizetype>(2, rest.size()) : 0;
    }

    Reading m_reading;
};

} // namespace hitbox::bench
