#include "document/category_edits.h"
#include "document/limits.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/mugen_picture.h"
#include "formats/importers/animation_layout.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <optional>

/// Actions of MUGEN and Ikemen GO: boxes about the axis, which becomes the pivot. Clsn1 strikes, Clsn2 is struck. The
/// pictures lie in an archive of their own, which is not read.
namespace hitbox {

namespace {

constexpr double mugenTicks = 60;
constexpr double longestTick = 1000; ///< milliseconds for a picture that is shown for ever

/// Over all actions, of which several may show the same pictures.
constexpr qsizetype mostShown = 10 * limits::importedShapes;

class MugenImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool startsAction(const QByteArray &line)
{
    return line.toLower().startsWith("[begin action");
}

Recognition recognizeMugen(const ImportSource &source)
{
    constexpr qsizetype lookedAt = 64 * 1024;
    const bool isAir = source.bytes.first(std::min(lookedAt, source.bytes.size())).toLower().contains("[begin action");
    return isAir ? Recognition::Certain : Recognition::Foreign;
}

QString attackName()
{
    return QStringLiteral("attack");
}

QString hurtName()
{
    return QStringLiteral("hurt");
}

/// Boxes, and what they are known by: equal lists have equal keys.
struct Boxes {
    QList<geometry::Box> list;
    QByteArray key;
};

/// A line such as "Clsn2: 3", whose boxes follow it.
struct BoxHead {
    qsizetype line = 0;
    QByteArray text;
    qsizetype found = 0; ///< boxes behind it

    bool isTrue() const
    {
        return parseNumber(text.mid(text.indexOf(':') + 1).trimmed().toStdString()) == double(found);
    }
};

/// Boxes of one kind: those of the next picture, and those of all pictures that have none of their own.
struct BoxSet {
    Boxes always;
    Boxes once;
    bool hasOnce = false;
    bool readsAlways = false;    ///< where the next box goes
    std::optional<BoxHead> head; ///< of the boxes that are read

    Boxes &next() { return readsAlways ? always : once; }
    const Boxes &current() const { return hasOnce ? once : always; }
};

class AirReader
{
public:
    explicit AirReader(const ImportSource &source)
        : m_source(source)
    {
    }

    Imported read();

private:
    [[noreturn]] void refuse(const QString &expected) const;
    QList<double> numbers(const QByteArray &list, qsizetype least) const;
    void readLine(const QByteArray &line);
    void beginAction(const QByteArray &line);
    void endAction();
    void beginBoxes(const QByteArray &line);
    void endBoxes(BoxSet &boxes);
    void readBox(const QByteArray &line);
    void readPicture(const QByteArray &line);
    double durationOf(double ticks);
    void noteUnknown(const QByteArray &line);
    void tellHowDrawn(const QByteArray &line);
    void note(const QString &what) { m_imported.notes.add({MugenImporterWords::tr("line %1").arg(m_line), what}); }
    void noteOnce(const QString &what);
    QList<Frame> framesFor(const QList<int> &pictures) const;

    const ImportSource &m_source;
    qsizetype m_line = 0;
    qsizetype m_actionLine = 0;    ///< at which the last action begins
    QByteArray m_text;             ///< of the line, for refusals
    std::array<BoxSet, 2> m_boxes; ///< Clsn1, Clsn2
    QList<PictureSequence> m_actions;
    QList<Frame> m_pictures;              ///< those that differ
    QHash<QByteArray, int> m_pictureKeys; ///< by all that is said of them
    ImportBudget m_budget;                ///< of pictures that differ
    qsizetype m_shapes = 0;
    qsizetype m_unknownLines = 0;
    QSet<QString> m_told; ///< that need not be told again
    Imported m_imported;
};

void AirReader::refuse(const QString &expected) const
{
    throw fields::Refusal{
        {.file = {},
         .place = MugenImporterWords::tr("line %1").arg(m_line),
         .what = MugenImporterWords::tr("found “%1”, expected %2").arg(QString::fromUtf8(m_text.left(60)), expected)}};
}

/// The numbers of a list parted by commas, up to what is none.
QList<double> AirReader::numbers(const QByteArray &list, qsizetype least) const
{
    QList<double> numbers;
    for (const QByteArray &item : list.split(',')) {
        const std::optional<double> number = parseNumber(item.trimmed().toStdString());
        if (!number)
            break;
        if (!fields::isCoordinate(*number))
            refuse(MugenImporterWords::tr("numbers from -1000000000 to 1000000000"));
        numbers.append(*number);
    }
    if (numbers.size() < least)
        refuse(MugenImporterWords::tr("%1 numbers with commas between them").arg(least));
    return numbers;
}

void AirReader::beginAction(const QByteArray &line)
{
    endAction();
    m_actionLine = m_line;
    const QByteArray number = line.mid(qsizetype(sizeof("[begin action") - 1)).replace(']', "").trimmed();
    m_actions.append({QString::fromUtf8(number), {}});
    m_boxes = {};
}

/// Tells of one that shows nothing: a tag has a frame at least.
void AirReader::endAction()
{
    for (BoxSet &boxes : m_boxes)
        endBoxes(boxes);
    if (!m_actions.isEmpty() && m_actions.constLast().pictures.isEmpty())
        m_imported.notes.add(
            {MugenImporterWords::tr("line %1").arg(m_actionLine),
             MugenImporterWords::tr("the action %1 is left out: it has no pictures").arg(m_actions.constLast().name)});
}

/// What comes next is no longer one of them.
void AirReader::endBoxes(BoxSet &boxes)
{
    if (boxes.head && !boxes.head->isTrue())
        m_imported.notes.add(
            {MugenImporterWords::tr("line %1").arg(boxes.head->line),
             MugenImporterWords::tr("found “%1”, and the number of boxes behind it is %2; all of them are taken")
                 .arg(QString::fromUtf8(boxes.head->text.left(40)), QString::number(boxes.head->found))});
    boxes.head.reset();
}

/// "Clsn1: 2" or "Clsn2Default: 1": the boxes that follow.
void AirReader::beginBoxes(const QByteArray &line)
{
    BoxSet &boxes = m_boxes[line.at(4) == '1' ? 0 : 1];
    endBoxes(boxes);
    boxes.head = {m_line, line, 0};
    boxes.readsAlways = line.toLower().contains("default");
    if (boxes.readsAlways) {
        boxes.always = {};
        return;
    }
    boxes.once = {};
    boxes.hasOnce = true;
}

/// "Clsn2[0] = left, top, right, bottom"
void AirReader::readBox(const QByteArray &line)
{
    BoxSet &set = m_boxes[line.at(4) == '1' ? 0 : 1];
    if (!set.head)
        return noteUnknown(line);
    ++set.head->found;
    const QList<double> sides = numbers(line.mid(line.indexOf('=') + 1), 4);
    const auto [left, right] = std::minmax(sides[0], sides[2]);
    const auto [top, bottom] = std::minmax(sides[1], sides[3]);
    Boxes &boxes = set.next();
    boxes.list.append(geometry::Box{{left, top}, {right, bottom}});
    for (const double side : {left, top, right, bottom})
        boxes.key += shortestNumber(side) + ',';
}

QList<Shape> boxShapes(const QList<geometry::Box> &boxes, const QString &category)
{
    QList<Shape> shapes;
    for (const geometry::Box &box : boxes) {
        Shape shape;
        shape.name = shapes.isEmpty() ? category : QStringLiteral("%1 %2").arg(category).arg(shapes.size() + 1);
        shape.category = category;
        shape.outline = box;
        shapes.append(shape);
    }
    return shapes;
}

/// At the first line that it is true of.
void AirReader::noteOnce(const QString &what)
{
    if (m_told.contains(what))
        return;
    m_told.insert(what);
    note(what);
}

/// Offsets stand before the ticks of a picture, its flips and mixing behind them, and then Ikemen's scales and angle.
void AirReader::tellHowDrawn(const QByteArray &line)
{
    const QList<QByteArray> parts = line.split(',');
    const auto differs = [&parts](qsizetype part, double plain) {
        const QByteArray text = parts.value(part).trimmed();
        return !text.isEmpty() && parseNumber(text.toStdString()) != plain;
    };
    if (differs(2, 0) || differs(3, 0))
        noteOnce(MugenImporterWords::tr("offsets of pictures are left out"));
    if (differs(5, 0) || differs(6, 0))
        noteOnce(MugenImporterWords::tr("mirroring and mixing of pictures are left out"));
    if (differs(7, 1) || differs(8, 1) || differs(9, 0))
        noteOnce(MugenImporterWords::tr("scales and angles of pictures are left out"));
}

double AirReader::durationOf(double ticks)
{
    if (ticks >= 0)
        return std::min(ticks * 1000 / mugenTicks, limits::coordinate);
    noteOnce(MugenImporterWords::tr("a picture that is shown for ever is shown for one second"));
    return longestTick;
}

/// "group, image, x, y, ticks", perhaps with how it is mirrored and mixed.
void AirReader::readPicture(const QByteArray &line)
{
    const QList<double> values = numbers(line, 5);
    if (m_actions.isEmpty())
        refuse(MugenImporterWords::tr("[Begin Action …] before the first picture"));
    const QByteArray name = shortestNumber(values[0]) + ',' + shortestNumber(values[1]);
    const double duration = durationOf(values[4]);
    const Boxes &attack = m_boxes[0].current();
    const Boxes &hurt = m_boxes[1].current();
    m_shapes += attack.list.size() + hurt.list.size();
    if (m_shapes > mostShown)
        refuse(MugenImporterWords::tr("at most %1 boxes in all").arg(mostShown));
    tellHowDrawn(line);
    const QByteArray key = name + ';' + shortestNumber(duration) + ';' + attack.key + ';' + hurt.key;
    if (!m_pictureKeys.contains(key)) {
        m_pictureKeys.insert(key, int(m_pictures.size()));
        Frame frame;
        frame.name = QString::fromUtf8(name);
        frame.duration = duration;
        frame.properties = {{QString::fromLatin1(mugenPictureGroup), values[0]},
                            {QString::fromLatin1(mugenPictureImage), values[1]}};
        frame.shapes = boxShapes(hurt.list, hurtName()) + boxShapes(attack.list, attackName());
        m_budget.addFrame(frame);
        m_pictures.append(frame);
    }
    m_actions.last().pictures.append(m_pictureKeys.value(key));
    for (BoxSet &boxes : m_boxes) {
        endBoxes(boxes);
        boxes.hasOnce = false;
    }
}

/// A file that has many of them is none of MUGEN's.
void AirReader::noteUnknown(const QByteArray &line)
{
    constexpr qsizetype mostUnknown = 100;
    if (++m_unknownLines > mostUnknown)
        refuse(MugenImporterWords::tr("an animation of MUGEN; there are too many lines of other kinds"));
    note(MugenImporterWords::tr("“%1” is left out").arg(QString::fromUtf8(line.left(40))));
}

void AirReader::readLine(const QByteArray &line)
{
    const QByteArray lower = line.toLower();
    const bool isBoxLine = lower.startsWith("clsn1") || lower.startsWith("clsn2");
    if (startsAction(line))
        beginAction(line);
    else if (isBoxLine && line.contains('['))
        readBox(line);
    else if (isBoxLine)
        beginBoxes(line);
    else if (line.at(0) == '-' || (line.at(0) >= '0' && line.at(0) <= '9'))
        readPicture(line);
    else if (lower == "loopstart")
        noteOnce(MugenImporterWords::tr("“Loopstart” is left out: a tag begins anew at its first frame"));
    else if (lower.startsWith("interpolate"))
        noteOnce(MugenImporterWords::tr("“Interpolate” is left out: pictures do not glide into each other"));
    else
        noteUnknown(line);
}

QList<Frame> AirReader::framesFor(const QList<int> &pictures) const
{
    ImportBudget budget;
    FreeNames names({});
    QList<Frame> frames;
    for (const int picture : pictures) {
        budget.addFrame(m_pictures[picture]);
        frames.append(m_pictures[picture]);
        frames.last().name = names.take(frames.last().name);
    }
    return frames;
}

Imported AirReader::read()
{
    const QByteArrayView bytes(m_source.bytes);
    for (qsizetype from = 0, end = 0; from < bytes.size(); from = end + 1) {
        ++m_line;
        end = bytes.indexOf('\n', from);
        end = end < 0 ? bytes.size() : end;
        const QByteArrayView line = bytes.sliced(from, end - from);
        const qsizetype comment = line.indexOf(';');
        m_text = line.first(comment < 0 ? line.size() : comment).trimmed().toByteArray();
        if (!m_text.isEmpty())
            readLine(m_text);
    }
    endAction();
    const AnimationLayout layout = animationLayout(m_actions);
    ImportedSprite item;
    item.sprite.name = QFileInfo(m_source.path).completeBaseName();
    const ShapesImage image = imageCalled(m_source, item.sprite.name);
    item.sprite.image = image.path;
    item.sprite.frames = framesFor(layout.frames);
    item.sprite.tags = layout.tags;
    item.stated = Stated::AboutPivot | Stated::Durations;
    item.namesFrames = false;
    item.statedProperties = {QString::fromLatin1(mugenPictureGroup), QString::fromLatin1(mugenPictureImage)};
    fitAboutPivot(item.sprite.frames);
    m_imported.notes.add(sizedByShapes(item.sprite.name, image));
    m_imported.categories = {{hurtName(), distinctColors()[0], 1, {}, {}},
                             {attackName(), distinctColors()[1], 2, {hurtName()}, {}}};
    m_imported.sprites = {item};
    return m_imported;
}

Imported readMugen(const ImportSource &source)
{
    return AirReader(source).read();
}

} // namespace

Importer mugenImporter()
{
    return {"mugen",
            "MUGEN, Ikemen GO",
            "*.air",
            "actions as tags, their boxes as shapes",
            {ImportPart::Frames, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots, ImportPart::Boxes,
             ImportPart::Categories, ImportPart::OwnProperties},
            recognizeMugen,
            readBy<readMugen>};
}

} // namespace hitbox
