#pragma once

#include <QList>
#include <QPointF>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

/// A tutorial's page of the manual, read as somebody reads it who does what it says and nothing else. What is done
/// stands in the numbered steps, in words of this kind:
///
///     Press **Ctrl+S**.                       Press *Slice*.
///     Choose *File > Samples > A stage*.      Choose *hit* in *Category*.
///     Choose *run* in the box beside the title *Frames*.
///     Click *slash_2* in *Frames*.            Double-click *scout* in *Sprites*.
///     Click the row *scout*, below *scout 2*, in *Stage*.
///     Shift-click *slash_4* in *Frames*.      Shift-click (22, 45).
///     Click (12, 5), (20, 9) and (3, 4).      Drag from (16, 8) to (28, 44).
///     Type `run`.                             Type `12` into *Duration*.
///     The status line says “24 frames”.       What is “quoted” is on the screen then.
///
/// Places are pixels of the frame, or of the stage.
namespace hitbox::bench {

struct TutorialDeed {
    enum class Kind {
        Press,
        PressButton,
        ChooseMenu,
        Choose,
        ChooseBeside,
        ClickRow,
        ClickRowBelow,
        DoubleClickRow,
        ShiftClickRow,
        Click,
        DoubleClick,
        ShiftClick,
        Drag,
        Type,
        SeeStatus,
        See,
        Picture,
    };

    Kind kind = Kind::See;
    QStringList words;
    QList<QPointF> places;
    QString step; ///< for messages: the text of the step
};

struct TutorialSteps {
    QList<TutorialDeed> deeds;
    QStringList notUnderstood; ///< words that look as if something was to be done
};

namespace tutorial {

inline QList<QPointF> placesIn(const QString &text)
{
    static const QRegularExpression place(QStringLiteral(R"(\((-?[\d.]+), (-?[\d.]+)\))"));
    QList<QPointF> places;
    for (const auto &found : place.globalMatch(text))
        places.append({found.captured(1).toDouble(), found.captured(2).toDouble()});
    return places;
}

struct Pattern {
    TutorialDeed::Kind kind;
    const char *words;
};

inline const QList<Pattern> &patterns()
{
    using Kind = TutorialDeed::Kind;
    static const QList<Pattern> all{
        {Kind::Press, R"([Pp]ress \*\*([^*]+)\*\*)"},
        {Kind::PressButton, R"([Pp]ress \*([^*]+)\*)"},
        {Kind::ChooseMenu, R"([Cc]hoose \*([^*]+ > [^*]+)\*)"},
        {Kind::ChooseBeside, R"([Cc]hoose \*([^*]+)\* in the box beside the title \*([^*]+)\*)"},
        {Kind::Choose, R"([Cc]hoose \*([^*]+)\* in \*([^*]+)\*)"},
        {Kind::DoubleClickRow, R"([Dd]ouble-click \*([^*]+)\* in \*([^*]+)\*)"},
        {Kind::ShiftClickRow, R"([Ss]hift-click \*([^*]+)\* in \*([^*]+)\*)"},
        {Kind::ShiftClick, R"([Ss]hift-click \([^)]+\))"},
        {Kind::ClickRowBelow, R"([Cc]lick the row \*([^*]+)\*, below \*([^*]+)\*, in \*([^*]+)\*)"},
        {Kind::ClickRow, R"([Cc]lick \*([^*]+)\* in \*([^*]+)\*)"},
        {Kind::Drag, R"([Dd]rag from \([^)]+\) to \([^)]+\))"},
        {Kind::DoubleClick, R"([Dd]ouble-click \([^)]+\))"},
        {Kind::Click, R"([Cc]lick \([^)]+\)((?:, \([^)]+\))* and \([^)]+\))?)"},
        {Kind::Type, R"([Tt]ype `([^`]+)`(?: into \*([^*]+)\*)?)"},
        {Kind::SeeStatus, "status line says “([^”]+)”"},
        {Kind::See, "“([^”]+)”"},
        {Kind::Picture, R"(!\[[^\]]*\]\(([^)]+)\))"},
    };
    return all;
}

/// The first that is found from there on, of two at one place the one that stands earlier in the table.
inline std::pair<const Pattern *, QRegularExpressionMatch> nextDeed(const QString &text, qsizetype from)
{
    std::pair<const Pattern *, QRegularExpressionMatch> next{nullptr, {}};
    for (const Pattern &pattern : patterns()) {
        const auto found = QRegularExpression(QString::fromUtf8(pattern.words)).match(text, from);
        if (found.hasMatch() && (!next.first || found.capturedStart() < next.second.capturedStart()))
            next = {&pattern, found};
    }
    return next;
}

inline void readStep(const QString &step, TutorialSteps &steps)
{
    static const QRegularExpression leftOver(QStringLiteral(R"([*`“”]|\(-?\d)"));
    const auto passOver = [&](const QString &words) {
        if (leftOver.match(words).hasMatch())
            steps.notUnderstood.append(words);
    };
    qsizetype place = 0;
    for (auto [pattern, found] = nextDeed(step, 0); pattern; std::tie(pattern, found) = nextDeed(step, place)) {
        passOver(step.mid(place, found.capturedStart() - place));
        place = found.capturedEnd();
        const QStringList words = found.capturedTexts().mid(1);
        const QList<QPointF> places = placesIn(found.captured());
        if (pattern->kind != TutorialDeed::Kind::Click)
            steps.deeds.append({pattern->kind, words, places, step});
        for (qsizetype i = 0; pattern->kind == TutorialDeed::Kind::Click && i < places.size(); ++i)
            steps.deeds.append({pattern->kind, {}, {places[i]}, step});
    }
    passOver(step.mid(place));
}

} // namespace tutorial

/// Of a page's source: items of numbered lists, and pictures wherever they stand.
inline TutorialSteps tutorialSteps(const QString &markdown)
{
    static const QRegularExpression number(QStringLiteral("^\\d+\\. +"));
    TutorialSteps steps;
    QString step;
    const auto end = [&] {
        if (!step.isEmpty())
            tutorial::readStep(step, steps);
        step.clear();
    };
    for (const QString &line : markdown.split(u'\n')) {
        const auto begins = number.match(line);
        if (begins.hasMatch() || line.trimmed().isEmpty() || line.startsWith(u'!'))
            end();
        if (begins.hasMatch())
            step = line.mid(begins.capturedLength());
        else if (line.startsWith(u'!'))
            tutorial::readStep(line, steps);
        else if (!step.isEmpty())
            step += u' ' + line.trimmed();
    }
    end();
    return steps;
}

} // namespace hitbox::bench
