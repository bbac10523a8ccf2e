#include "windows/actions/fuzzy.h"

#include <QList>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int wordStartBonus = 8;
constexpr int followsBonus = 5;
constexpr int skippedLetterCost = 1;
constexpr int unreachable = -1'000'000;

bool beginsWord(const QString &text, int at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || (text[at].isUpper() && text[at - 1].isLower());
}

/// Best scores with the pattern's next letter at each place of the text, from those of the letter before it.
QList<int> nextScores(const QList<int> &before, QChar letter, const QString &text)
{
    QList<int> scores(text.size(), unreachable);
    int bestBefore = unreachable; // of a letter further to the left than the one just before, less what is skipped
    for (int at = 0; at < text.size(); ++at) {
        if (at >= 2)
            bestBefore = std::max(bestBefore, before[at - 2]);
        bestBefore -= skippedLetterCost;
        if (text[at].toCaseFolded() != letter)
            continue;
        const int adjacent = at >= 1 ? before[at - 1] + followsBonus : unreachable;
        const int best = std::max(bestBefore, adjacent);
        if (best > unreachable / 2)
            scores[at] = best + (beginsWord(text, at) ? wordStartBonus : 0);
    }
    return scores;
}

QList<int> firstScores(QChar letter, const QString &text)
{
    QList<int> scores(text.size(), unreachable);
    for (int at = 0; at < text.size(); ++at) {
        if (text[at].toCaseFolded() == letter)
            scores[at] = (beginsWord(text, at) ? wordStartBonus : 0) - at * skippedLetterCost;
    }
    return scores;
}

} // namespace

std::optional<int> fuzzyScore(const QString &pattern, const QString &text)
{
    QString letters = pattern.toCaseFolded();
    letters.removeIf([](QChar c) { return c.isSpace(); });
    if (letters.isEmpty())
        return 0;
    if (text.isEmpty())
        return std::nullopt;
    QList<int> scores = firstScores(letters[0], text);
    for (int i = 1; i < letters.size(); ++i)
        scores = nextScores(scores, letters[i], text);
    const int best = *std::max_element(scores.cbegin(), scores.cend());
    if (best <= unreachable / 2)
        return std::nullopt;
    return best;
}

} // namespace hitbox
