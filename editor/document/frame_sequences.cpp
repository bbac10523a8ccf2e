#include "document/frame_sequences.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/limits.h"
#include "document/names.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

QList<int> ascending(QList<int> frames)
{
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

struct NumberedName {
    QString base;
    int number = 0;
    int digits = 1;
};

/// "walk_007" is walk_, 7 and three digits.
NumberedName numberedName(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("^(.*?)([0-9]{1,6})$"));
    const QRegularExpressionMatch match = pattern.match(name);
    if (!match.hasMatch())
        return {name + QLatin1Char('_'), 0, 1};
    const QString digits = match.captured(2);
    const bool isPadded = digits.size() > 1 && digits.startsWith(QLatin1Char('0'));
    return {match.captured(1), digits.toInt(), isPadded ? static_cast<int>(digits.size()) : 1};
}

Between backwards(Between between)
{
    return between == Between::EaseIn ? Between::EaseOut : between == Between::EaseOut ? Between::EaseIn : between;
}

/// In-betweens are worked out from the key before them, which was the one behind them: where both keys are in this run.
void turnEasing(QList<Frame> &frames, int first, int last)
{
    struct Stretch {
        QList<std::pair<int, int>> betweens; ///< since the last key: frames, and places in them
    };
    QHash<TrackId, Stretch> open;
    for (int f = first; f <= last; ++f) {
        const QList<Shape> shapes = frames.at(f).shapes;
        for (int s = 0; s < shapes.size(); ++s) {
            const Shape &shape = shapes.at(s);
            if (shape.between != Between::None) {
                if (const auto stretch = open.find(shape.track); stretch != open.end())
                    stretch->betweens.append({f, s});
                continue;
            }
            const Stretch done = std::exchange(open[shape.track], {});
            for (const auto &[frame, place] : done.betweens) {
                Shape &between = frames[frame].shapes[place];
                between.between = backwards(between.between);
            }
        }
    }
}

} // namespace

Document withBlankFrame(Document document, int sprite, const QList<int> &frames)
{
    if (frames.isEmpty())
        return document;
    const int last = ascending(frames).constLast();
    Frame blank = document.sprites.at(sprite).frames.at(last);
    blank.shapes = {}; // cleared, a list that is shared would keep room for as much
    blank.points = {};
    blank.events = {};
    return insertFrames(std::move(document), sprite, {blank}, last + 1);
}

Document withHeldFrames(Document document, int sprite, const QList<int> &frames)
{
    for (const int frame : ascending(frames)) {
        double &duration = document.sprites[sprite].frames[frame].duration;
        duration = std::min(2 * duration, limits::coordinate);
    }
    return document;
}

Document withFramesReversed(Document document, int sprite, const QList<int> &frames)
{
    const QList<int> places = ascending(frames);
    if (places.isEmpty())
        return document;
    const int first = places.constFirst();
    const int last = places.constLast();
    const bool isRun = last - first + 1 == places.size();
    QList<Frame> before = document.sprites.at(sprite).frames;
    if (isRun)
        turnEasing(before, first, last);
    for (qsizetype i = 0; i < places.size(); ++i)
        document.sprites[sprite].frames[places.at(i)] = before.at(places.at(places.size() - 1 - i));
    if (!isRun)
        return document;
    for (Tag &tag : document.sprites[sprite].tags) {
        if (tag.from >= first && tag.from <= tag.to && tag.to <= last)
            std::tie(tag.from, tag.to) = std::pair(first + last - tag.to, first + last - tag.from);
    }
    return document;
}

Document withFramesNumbered(Document document, int sprite, const QList<int> &frames)
{
    const QList<int> places = ascending(frames);
    if (places.isEmpty())
        return document;
    QSet<QString> others;
    const QList<Frame> &all = document.sprites.at(sprite).frames;
    for (int i = 0; i < all.size(); ++i) {
        if (!std::binary_search(places.cbegin(), places.cend(), i))
            others.insert(all.at(i).name);
    }
    NumberedName next = numberedName(all.at(places.constFirst()).name);
    QStringList names;
    while (names.size() < places.size()) {
        const QString name = next.base + QStringLiteral("%1").arg(next.number++, next.digits, 10, QLatin1Char('0'));
        if (!others.contains(name))
            names.append(name);
    }
    return renameFrames(std::move(document), sprite, places, names);
}

} // namespace hitbox
