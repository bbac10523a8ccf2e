#include "windows/help/manual.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace hitbox {

namespace {

/// As GitHub makes them, so that a link works there as well.
QString anchorOfHeading(const QString &title)
{
    QString anchor;
    for (const QChar letter : title.toLower()) {
        if (letter == u' ')
            anchor += u'-';
        else if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
    }
    return anchor;
}

QString withoutMarks(QString text)
{
    static const QRegularExpression link(QStringLiteral(R"(!?\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression marks(QStringLiteral("[`*|]"));
    return text.replace(link, QStringLiteral("\\1")).remove(marks);
}

QList<ManualSection> sectionsOf(const QString &markdown)
{
    static const QRegularExpression heading(QStringLiteral("^(#{1,4}) +(.+?) *$"));
    QList<ManualSection> sections;
    bool isCode = false;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        const QRegularExpressionMatch match = isCode ? QRegularExpressionMatch() : heading.match(line);
        if (match.hasMatch()) {
            const QString title = withoutMarks(match.captured(2));
            sections.append({title, anchorOfHeading(title), static_cast<int>(match.capturedLength(1)), {}});
        }
        if (!sections.isEmpty())
            sections.last().text += withoutMarks(line) + u'\n';
    }
    return sections;
}

QString contentsOfPage(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isElsewhere(const QString &link)
{
    return link.contains(QLatin1String("://")) || link.startsWith(QLatin1String("mailto:"));
}

/// The index, and what it links to.
QStringList pageNames(const QString &folder)
{
    const QString first = QStringLiteral("index.md");
    QStringList names{first};
    for (const QString &link : internalLinks(contentsOfPage(folder + u'/' + first))) {
        if (const QString page = placeOf(link, first).page; !names.contains(page))
            names.append(page);
    }
    return names;
}

QList<ManualPage> pagesCalled(const QStringList &names, const QString &folder)
{
    QList<ManualPage> pages;
    for (const QString &name : names)
        pages.append(manualPage(name, contentsOfPage(folder + u'/' + name)));
    return pages;
}

QRegularExpression tablePattern(const QString &name)
{
    return QRegularExpression(QStringLiteral("(<!-- table %1 -->\n).*?(<!-- end -->)").arg(name),
                              QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

ManualPlace placeOf(const QString &link, const QString &currentPage)
{
    const QString page = link.section(u'#', 0, 0);
    return {page.isEmpty() ? currentPage : page, link.section(u'#', 1)};
}

ManualPage manualPage(const QString &name, const QString &source)
{
    return {name, source, sectionsOf(withoutComments(source))};
}

QString withoutComments(const QString &markdown)
{
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->\n?"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return QString(markdown).remove(comment);
}

Manual readManual(const QString &folder)
{
    return {pagesCalled(pageNames(folder), folder)};
}

QList<ManualPage> readTutorials(const QString &folder)
{
    return pagesCalled(pageNames(folder).filter(QRegularExpression(QStringLiteral("^tutorial-"))), folder);
}

QString titleAmongTutorials(const ManualPage &tutorial)
{
    static const QRegularExpression kind(QStringLiteral("^Tutorial: *"));
    QString title = tutorial.sections.isEmpty() ? tutorial.name : tutorial.sections.constFirst().title;
    title.remove(kind);
    return title.left(1).toUpper() + title.mid(1);
}

const ManualPage *findPage(const Manual &manual, const QString &name)
{
    const auto found = std::find_if(manual.pages.cbegin(), manual.pages.cend(),
                                    [&name](const ManualPage &page) { return page.name == name; });
    return found == manual.pages.cend() ? nullptr : &*found;
}

bool leadsSomewhere(const Manual &manual, const ManualPlace &place)
{
    const ManualPage *page = findPage(manual, place.page);
    if (!page || page->sections.isEmpty())
        return false;
    return place.anchor.isEmpty() ||
           std::any_of(page->sections.cbegin(), page->sections.cend(),
                       [&place](const ManualSection &section) { return section.anchor == place.anchor; });
}

QList<ManualPlace> searched(const Manual &manual, const QString &typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    QList<ManualPlace> places;
    for (const ManualPage &page : manual.pages) {
        for (const ManualSection &section : page.sections) {
            const auto isInSection = [&section](const QString &word) {
                return section.text.contains(word, Qt::CaseInsensitive);
            };
            if (!words.isEmpty() && std::all_of(words.cbegin(), words.cend(), isInSection))
                places.append({page.name, section.anchor});
        }
    }
    return places;
}

QStringList internalLinks(const QString &markdown)
{
    static const QRegularExpression passedOver(
        QStringLiteral(R"(```.*?```|`[^`\n]*`|!\[[^\]]*\]\([^)]*\))"), // code, pictures
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression link(QStringLiteral(R"(\]\(([^)\s]+)\))"));
    QStringList links;
    for (const auto &match : link.globalMatch(QString(markdown).remove(passedOver))) {
        if (!isElsewhere(match.captured(1)))
            links.append(match.captured(1));
    }
    return links;
}

QStringList picturesNamed(const QString &markdown)
{
    static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]*\]\(([^)\s]+)\))"));
    QStringList names;
    for (const auto &match : picture.globalMatch(markdown))
        names.append(match.captured(1));
    return names;
}

QStringList tablesNamed(const QString &markdown)
{
    static const QRegularExpression begin(QStringLiteral("<!-- table (.+?) -->"));
    QStringList names;
    for (const auto &match : begin.globalMatch(markdown))
        names.append(match.captured(1));
    return names;
}

QString withTable(const QString &markdown, const QString &name, const QString &table)
{
    const QRegularExpressionMatch match = tablePattern(name).match(markdown);
    if (!match.hasMatch())
        return markdown;
    return markdown.first(match.capturedEnd(1)) + u'\n' + table + u'\n' + markdown.mid(match.capturedStart(2));
}

QString tableRow(const QStringList &cells)
{
    QString row = QStringLiteral("|");
    for (const QString &cell : cells)
        row += u' ' + QString(cell).replace(u'|', QLatin1String("\\|")) + QLatin1String(" |");
    return row + u'\n';
}

QString tableHead(const QStringList &titles)
{
    return tableRow(titles) + u'|' + QStringLiteral("---|").repeated(titles.size()) + u'\n';
}

} // namespace hitbox
