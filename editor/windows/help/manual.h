#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// The pages of resources/manual: Markdown that reads well as it is, beside the sources and within the editor.
namespace hitbox {

/// A heading with what stands below it, up to the next one.
struct ManualSection {
    QString title;
    QString anchor; ///< "too-few-points": what a link to the heading ends in
    int level = 1;  ///< 1 for the page's own title
    QString text;   ///< heading and body, as they are searched

    friend bool operator==(const ManualSection &, const ManualSection &) = default;
};

struct ManualPage {
    QString name;                  ///< "stage.md": what a link to it begins with
    QString source;                ///< as it is written
    QList<ManualSection> sections; ///< the first is the page's own title
};

struct Manual {
    QList<ManualPage> pages; ///< as the index names them, the index first
};

/// Where a link leads: "stage.md#probes", "stage.md", or "#probes" on the same page.
struct ManualPlace {
    QString page;
    QString anchor;

    friend bool operator==(const ManualPlace &, const ManualPlace &) = default;
};

ManualPlace placeOf(const QString &link, const QString &currentPage);

ManualPage manualPage(const QString &name, const QString &source);
QString withoutComments(const QString &markdown);

/// The pages that the index in this folder links to, in that order.
Manual readManual(const QString &folder);

/// Those of them that are called "tutorial-NAME.md".
QList<ManualPage> readTutorials(const QString &folder);

/// "Tutorial: a ship in a shooter" is "A ship in a shooter" among its like.
QString titleAmongTutorials(const ManualPage &tutorial);

/// What was built into the program.
inline constexpr QLatin1String builtInManual(":/manual");

const ManualPage *findPage(const Manual &manual, const QString &name);
bool leadsSomewhere(const Manual &manual, const ManualPlace &place);

/// The sections that hold every word of what was typed, page by page. Nothing typed finds nothing.
QList<ManualPlace> searched(const Manual &manual, const QString &typed);

/// Links of the page that lead to other pages or to its own headings, as they are written.
QStringList internalLinks(const QString &markdown);

/// Pictures on the page, from the manual's folder.
QStringList picturesNamed(const QString &markdown);

/// A page says `<!-- table NAME -->` and `<!-- end -->` where the program's own tables stand.
QStringList tablesNamed(const QString &markdown);
QString withTable(const QString &markdown, const QString &name, const QString &table);

/// A row of a Markdown table: `| a | b |`, what would end a cell escaped.
QString tableRow(const QStringList &cells);
QString tableHead(const QStringList &titles); ///< with the line below it

} // namespace hitbox
