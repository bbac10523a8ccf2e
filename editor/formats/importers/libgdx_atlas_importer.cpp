#include "document/limits.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/json/json_fields.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <charconv>
#include <vector>

namespace hitbox {

namespace {

class LibgdxAtlasImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// "key: value, value": both the entries of a page and those of a region.
struct AtlasEntry {
    QByteArray key;
    QList<QByteArray> values;
};

std::optional<AtlasEntry> entryOf(const QByteArray &line)
{
    const auto colon = line.indexOf(':');
    if (colon < 0)
        return std::nullopt;
    AtlasEntry entry{line.left(colon).trimmed(), line.mid(colon + 1).split(',')};
    for (QByteArray &value : entry.values)
        value = value.trimmed();
    return entry;
}

bool isPageKey(const QByteArray &key)
{
    return key == "size" || key == "format" || key == "filter" || key == "repeat" || key == "pma" || key == "scale";
}

Recognition recognizeLibgdxAtlas(const ImportSource &source)
{
    if (source.imageSize || source.json)
        return Recognition::Foreign;
    const QByteArray start = source.bytes.left(4096).trimmed();
    const auto end = start.indexOf('\n');
    const std::optional<AtlasEntry> second = end < 0 ? std::nullopt : entryOf(start.mid(end + 1).split('\n').first());
    const bool isPage = second && isPageKey(second->key) && !entryOf(start.left(end));
    if (isPage)
        return Recognition::Certain;
    return source.path.endsWith(QLatin1String(".atlas"), Qt::CaseInsensitive) ? Recognition::Possible
                                                                              : Recognition::Foreign;
}

constexpr int leastNumber = -int(limits::coordinate);
constexpr int noAtlasIndex = -1;
constexpr int quarter = 90; ///< degrees

/// A rectangle of a page, as old and new atlases say it.
struct AtlasRegion {
    QString name;
    int index = noAtlasIndex; ///< within an animation
    QPoint place;
    QSize size;
    QSize original;
    QPoint offset; ///< from the left and from the bottom
    int turn = 0;  ///< degrees clockwise that bring it upright; its size is said upright
};

class AtlasReader
{
public:
    explicit AtlasReader(const ImportSource &source)
        : m_source(source)
        , m_rest(source.bytes)
    {
    }

    Imported read();

private:
    bool nextLine();
    void startPage();
    void takeRegion();
    void takeEntry(AtlasRegion &region, const AtlasEntry &entry);
    bool leftOut(const AtlasRegion &region);
    void finishPage();
    void countPage(const QString &animation);
    void tellSpread();
    Frame frameOf(const AtlasRegion &region) const;
    int number(const QByteArray &text, int least = leastNumber) const;
    QPoint point(const AtlasEntry &entry, qsizetype from, int least = leastNumber) const;
    QSize size(const AtlasEntry &entry, qsizetype from) const;
    [[noreturn]] void refuse(const QString &what) const;

    const ImportSource &m_source;
    QByteArrayView m_rest;
    QByteArray m_line; ///< trimmed
    int m_lineNumber = 0;
    Sprite m_page;
    std::vector<AtlasRegion> m_regions;    ///< of the page
    QHash<QString, QStringList> m_pagesOf; ///< of animations, by their names, the sprites that have frames of them
    QStringList m_animations;              ///< in the order of the file
    QSet<QByteArray> m_unread;             ///< keys of regions that were told
    ImportBudget m_budget;
    Imported m_imported;
};

void AtlasReader::refuse(const QString &what) const
{
    throw fields::Refusal{
        {.file = {}, .place = LibgdxAtlasImporterWords::tr("line %1").arg(m_lineNumber), .what = what}};
}

bool AtlasReader::nextLine()
{
    if (m_rest.isEmpty())
        return false;
    const auto end = m_rest.indexOf('\n');
    m_line = m_rest.first(end < 0 ? m_rest.size() : end).trimmed().toByteArray();
    m_rest = end < 0 ? QByteArrayView() : m_rest.sliced(end + 1);
    ++m_lineNumber;
    return true;
}

int AtlasReader::number(const QByteArray &text, int least) const
{
    int value = 0;
    const char *end = text.constData() + text.size();
    const auto [stop, error] = std::from_chars(text.constData(), end, value);
    if (error != std::errc() || stop != end || value < least || value > -leastNumber)
        refuse(LibgdxAtlasImporterWords::tr("found “%1”, expected a whole number from %2 to %3")
                   .arg(QString::fromUtf8(text.left(40)), QString::number(least), QString::number(-leastNumber)));
    return value;
}

QPoint AtlasReader::point(const AtlasEntry &entry, qsizetype from, int least) const
{
    if (entry.values.size() < from + 2)
        refuse(LibgdxAtlasImporterWords::tr("found fewer numbers than “%1” has").arg(QString::fromUtf8(entry.key)));
    const int x = number(entry.values.at(from), least);
    return {x, number(entry.values.at(from + 1), least)};
}

QSize AtlasReader::size(const AtlasEntry &entry, qsizetype from) const
{
    const QPoint numbers = point(entry, from, 0);
    return {numbers.x(), numbers.y()};
}

Imported AtlasReader::read()
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString checked = utf8(m_source.bytes);
    if (utf8.hasError() || checked.contains(QChar(0)))
        throw fields::Refusal{
            {.file = {}, .place = {}, .what = LibgdxAtlasImporterWords::tr("the file is no text in UTF-8")}};
    while (nextLine()) {
        if (m_line.isEmpty())
            finishPage();
        else if (m_page.image.isEmpty())
            startPage();
        else
            takeRegion();
    }
    finishPage();
    tellSpread();
    if (m_imported.sprites.isEmpty())
        throw fields::Refusal{
            {.file = {}, .place = {}, .what = LibgdxAtlasImporterWords::tr("there is no page in the atlas")}};
    return m_imported;
}

void AtlasReader::startPage()
{
    const Result<QString> image = imageNamedOrBeside(m_source, QString::fromUtf8(m_line));
    if (!image)
        refuse(image.error().what);
    if (const auto note = takenFromBeside(m_source, QString::fromUtf8(m_line)))
        m_imported.notes.add(*note);
    m_budget.addSprite();
    m_page.image = *image;
    m_page.name = QFileInfo(*image).completeBaseName();
}

/// The line that the region's name stands on, and the entries behind it. An entry without a region is the page's own,
/// and says nothing about frames.
void AtlasReader::takeRegion()
{
    if (const std::optional<AtlasEntry> entry = entryOf(m_line)) {
        if (m_regions.empty())
            return;
        return takeEntry(m_regions.back(), *entry);
    }
    AtlasRegion region;
    region.name = textFromUtf8({m_line.constData(), std::size_t(m_line.size())});
    m_regions.push_back(region);
    m_budget.addFrame();
}

void AtlasReader::takeEntry(AtlasRegion &region, const AtlasEntry &entry)
{
    if (entry.key == "xy" || entry.key == "bounds")
        region.place = point(entry, 0);
    if (entry.key == "size" || entry.key == "bounds")
        region.size = size(entry, entry.key == "bounds" ? 2 : 0);
    if (entry.key == "offset" || entry.key == "offsets")
        region.offset = point(entry, 0);
    if (entry.key == "orig" || entry.key == "offsets")
        region.original = size(entry, entry.key == "offsets" ? 2 : 0);
    if (entry.key == "index")
        region.index = number(entry.values.first(), noAtlasIndex);
    if (entry.key == "rotate") {
        const QByteArray &turn = entry.values.first();
        region.turn = turn == "true" ? quarter : (turn == "false" ? 0 : number(turn, 0) % (4 * quarter));
    }
    static const QSet<QByteArray> read{"xy",   "bounds", "size",   "offset", "offsets",
                                       "orig", "index",  "rotate", "split",  "pad"};
    if (!read.contains(entry.key) && !m_unread.contains(entry.key)) {
        m_unread.insert(entry.key);
        m_imported.notes.add(
            {LibgdxAtlasImporterWords::tr("line %1").arg(m_lineNumber),
             LibgdxAtlasImporterWords::tr("“%1” of regions is left out").arg(QString::fromUtf8(entry.key.left(40)))});
    }
    if (entry.key == "split")
        m_imported.notes.add({LibgdxAtlasImporterWords::tr("line %1").arg(m_lineNumber),
                              LibgdxAtlasImporterWords::tr("the parts of a nine-patch are no hitbox; left out")});
}

Frame AtlasReader::frameOf(const AtlasRegion &region) const
{
    Frame frame;
    frame.name = region.index < 0 ? region.name : region.name + u'_' + QString::number(region.index);
    const auto refuseFrame = [&frame](const QString &what) {
        throw fields::Refusal{
            {.file = {}, .place = LibgdxAtlasImporterWords::tr("frame “%1”").arg(frame.name), .what = what}};
    };
    if (region.size.isEmpty())
        refuseFrame(LibgdxAtlasImporterWords::tr("it has no size, expected “size” or “bounds”"));
    const bool liesAcross = region.turn % (2 * quarter) != 0;
    frame.rect = {region.place, liesAcross ? region.size.transposed() : region.size};
    frame.size = region.original.isEmpty() ? region.size : region.original;
    const qint64 top = qint64(frame.size.height()) - region.offset.y() - region.size.height();
    if (!fields::isCoordinate(double(top)))
        refuseFrame(LibgdxAtlasImporterWords::tr("its offset lies beyond 1000000000"));
    frame.offset = {region.offset.x(), static_cast<int>(top)};
    frame.pivot = {frame.size.width() / 2.0, frame.size.height() / 2.0};
    return frame;
}

/// What lies askew in the image, which some packers do. Says so.
bool AtlasReader::leftOut(const AtlasRegion &region)
{
    if (region.turn % quarter == 0)
        return false;
    m_imported.notes.add(
        {LibgdxAtlasImporterWords::tr("frame “%1”").arg(region.name),
         LibgdxAtlasImporterWords::tr("it lies turned by %1 degrees in the image and is left out").arg(region.turn)});
    return true;
}

/// Regions of one name are an animation in the order of their indices, wherever they stand on the page.
void AtlasReader::finishPage()
{
    if (m_page.image.isEmpty())
        return;
    std::erase_if(m_regions, [this](const AtlasRegion &region) { return leftOut(region); });
    QHash<QString, int> firstOfName;
    for (const AtlasRegion &region : m_regions) {
        if (!firstOfName.contains(region.name))
            firstOfName.insert(region.name, static_cast<int>(firstOfName.size()));
    }
    std::stable_sort(m_regions.begin(), m_regions.end(), [&firstOfName](const AtlasRegion &a, const AtlasRegion &b) {
        return std::pair(firstOfName.value(a.name), a.index) < std::pair(firstOfName.value(b.name), b.index);
    });
    QHash<int, int> turned;
    for (size_t i = 0; i < m_regions.size(); ++i) {
        if (m_regions[i].turn != 0)
            turned.insert(static_cast<int>(i), m_regions[i].turn);
        m_page.frames.append(frameOf(m_regions[i]));
        if (m_regions[i].index >= 0)
            countPage(m_regions[i].name);
        const bool goesOn = i > 0 && m_regions[i].index >= 0 && m_regions[i - 1].name == m_regions[i].name;
        if (!goesOn)
            continue;
        const int frame = static_cast<int>(i);
        const bool isInTag = !m_page.tags.isEmpty() && m_page.tags.last().to == frame - 1;
        if (isInTag && m_page.tags.last().name == m_regions[i].name)
            m_page.tags.last().to = frame;
        else
            m_page.tags.append({m_regions[i].name, frame - 1, frame, TagDirection::Forward, {}});
    }
    ImportedSprite item{std::exchange(m_page, {}), Stated::Layout};
    item.turned = turned;
    m_imported.sprites.append(item);
    m_regions.clear();
}

/// The page that is read has frames of it.
void AtlasReader::countPage(const QString &animation)
{
    QStringList &pages = m_pagesOf[animation];
    if (pages.isEmpty())
        m_animations.append(animation);
    if (pages.isEmpty() || pages.constLast() != m_page.name)
        pages.append(m_page.name);
}

/// libGDX finds the frames of an animation on all pages; here each page is a sprite.
void AtlasReader::tellSpread()
{
    for (const QString &animation : std::as_const(m_animations)) {
        const QStringList &pages = m_pagesOf[animation];
        if (pages.size() > 1)
            m_imported.notes.add(
                {LibgdxAtlasImporterWords::tr("animation “%1”").arg(animation),
                 LibgdxAtlasImporterWords::tr("its frames lie on several pages, each of which is a sprite of its own; "
                                              "each has those that lie on it: %1")
                     .arg(pages.join(QStringLiteral(", ")).left(200))});
    }
}

Imported readLibgdxAtlas(const ImportSource &source)
{
    return AtlasReader(source).read();
}

} // namespace

Importer libgdxAtlasImporter()
{
    return {"libgdx-atlas",
            "libGDX atlas",
            "*.atlas",
            "sheets of libGDX and Spine in the old and the new syntax; indices are animations",
            {ImportPart::Frames, ImportPart::Trimming, ImportPart::Tags},
            recognizeLibgdxAtlas,
            readBy<readLibgdxAtlas>};
}

} // namespace hitbox
