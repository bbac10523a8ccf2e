#include "document/names.h"
#include "document/numbers.h"
#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/defold_text.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/physics_losses.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QCoreApplication>

#include <optional>

/// Collision objects of Defold, in pixels about the middle of the frame, y up. An object refers to one hull at most, so
/// that each convex piece has an object of its own; circles and boxes of one frame and category share one.
namespace hitbox {

namespace {

constexpr int mostDefoldCorners = 8;
constexpr double defoldPixelsPerMetre = 50; ///< unless game.project says otherwise
constexpr qsizetype mostGroups = 16;
constexpr double halfDepth = 10; ///< of boxes; nothing in two dimensions asks for it

/// The sentences of this file, in the language of the program.
class DefoldExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// The categories' names as groups: an object's mask is shown as a list with commas.
class Groups
{
public:
    explicit Groups(const Document &document)
        : m_hasCategories(!document.categories.isEmpty())
    {
        const QList<QStringList> meets = meetingCategories(document.categories);
        for (qsizetype i = 0; i < document.categories.size(); ++i) {
            add(document.categories[i].name);
            m_meets.insert(document.categories[i].name, meets[i]);
        }
        if (document.categories.size() > mostGroups)
            m_losses.append(
                exportLoss({}, {}, Severity::Warning,
                           DefoldExporterWords::tr("The project has %1 categories, and Defold takes %2 groups")
                               .arg(QString::number(document.categories.size()), QString::number(mostGroups))));
    }

    /// The lines that say what the shapes are and what they meet.
    QByteArray linesOf(const QString &category)
    {
        const QString group = add(category);
        QByteArray lines = "group: " + defoldString(group) + '\n';
        if (!m_hasCategories)
            return lines + "mask: " + defoldString(group) + '\n';
        for (const QString &other : m_meets.value(category))
            lines += "mask: " + defoldString(m_groups.value(other)) + '\n';
        return lines;
    }

    QList<Finding> losses() const { return m_losses; }

private:
    QString add(const QString &category)
    {
        if (m_groups.contains(category))
            return m_groups.value(category);
        QString allowed = category.isEmpty() ? QStringLiteral("default") : category.trimmed();
        for (QChar &c : allowed) {
            if (c == u',' || c.category() == QChar::Other_Control)
                c = u'_';
        }
        const QString group = m_names.add(allowed);
        if (!category.isEmpty() && group != category)
            m_losses.append(exportLoss(
                {}, {}, Severity::Info,
                DefoldExporterWords::tr("The category %1 becomes the group %2: Defold lists groups with commas")
                    .arg(quoted(category), quoted(group))));
        m_groups.insert(category, group);
        return group;
    }

    bool m_hasCategories = false;
    QHash<QString, QStringList> m_meets; ///< by category
    QHash<QString, QString> m_groups;    ///< by category
    UniqueNames m_names;
    QList<Finding> m_losses;
};

/// What shapes must have in common to stand in one object.
struct ObjectKind {
    QString category;
    PhysicsValues physics;

    friend bool operator==(const ObjectKind &, const ObjectKind &) = default;
};

ObjectKind kindOf(const Shape &shape)
{
    return {shape.category, physicsOf(shape.properties)};
}

/// A collision object in the making.
struct CollisionObject {
    QString name; ///< of its file, without the ending
    QString part; ///< of the project
    ObjectKind kind;
    QString hull = {};      ///< the file that it refers to; empty when its shapes stand within
    QByteArray shapes = {}; ///< circles and boxes
    QList<double> data = {};
};

class SpriteWriter
{
public:
    SpriteWriter(const Sprite &sprite, Groups &groups, QHash<QString, int> &hulls, const ExportOptions &options)
        : m_sprite(sprite)
        , m_groups(groups)
        , m_hulls(hulls)
        , m_numbers(defoldFormat().capabilities.numbers)
        , m_type(chosen(defoldFormat(), "type", options).toUpper().toLatin1())
        , m_folder(chosen(defoldFormat(), "folder", options))
    {
        if (!m_folder.startsWith(u'/'))
            m_folder.prepend(u'/');
        if (!m_folder.endsWith(u'/'))
            m_folder.append(u'/');
    }

    QList<OutputFile> files()
    {
        for (const Frame &frame : m_sprite.frames)
            addFrame(frame);
        // A sprite of one object needs no longer name.
        if (m_objects.size() == 1) {
            m_objects.first().name = safeFileName(m_sprite.name);
            m_objects.first().part = partName(m_sprite);
        }
        for (const CollisionObject &object : std::as_const(m_objects))
            m_files.append({object.name + QStringLiteral(".collisionobject"), textOf(object), object.part});
        return m_files;
    }

private:
    void addFrame(const Frame &frame)
    {
        m_origin = originOf(frame, m_numbers.origin);
        const qsizetype first = m_objects.size();
        for (const Shape &shape : frame.shapes) {
            if (const auto *polygon = std::get_if<PolygonOutline>(&shape.outline)) {
                CollisionObject &object = addObject(frame, kindOf(shape));
                object.hull = addHull(frame, shape, *polygon);
            } else {
                addPrimitive(objectFor(frame, kindOf(shape), first), shape.outline);
            }
        }
    }

    CollisionObject &addObject(const Frame &frame, const ObjectKind &kind)
    {
        QString name = m_sprite.name + u'_' + frame.name;
        if (!kind.category.isEmpty())
            name += u'_' + kind.category;
        m_objects.append({uniqueFileName(m_names, safeFileName(name)), partName(m_sprite, frame), kind});
        return m_objects.last();
    }

    /// The frame's object for circles and boxes of this kind.
    CollisionObject &objectFor(const Frame &frame, const ObjectKind &kind, qsizetype first)
    {
        for (qsizetype i = first; i < m_objects.size(); ++i) {
            if (m_objects[i].hull.isEmpty() && m_objects[i].kind == kind)
                return m_objects[i];
        }
        return addObject(frame, kind);
    }

    /// The name of the file.
    QString addHull(const Frame &frame, const Shape &shape, const PolygonOutline &polygon)
    {
        const QString base = safeFileName(frame.name + u'_' + shape.name);
        const int number = ++m_hulls[fileNameKey(base)];
        const QString name = base + u'_' + QString::number(number) + QStringLiteral(".convexshape");
        QList<double> data;
        for (const geometry::Point point : polygon.points) {
            const geometry::Point corner = inEngine(point, m_origin, m_numbers);
            data << corner.x << corner.y << 0;
        }
        m_files.append({name, "shape_type: TYPE_HULL\n" + defoldData(data)});
        return name;
    }

    void addPrimitive(CollisionObject &object, const Outline &outline)
    {
        const auto *circle = std::get_if<geometry::Circle>(&outline);
        const auto *box = std::get_if<geometry::Box>(&outline);
        const geometry::Point center = inEngine(circle ? circle->center : box->center(), m_origin, m_numbers);
        const geometry::Point size = box ? sizeWithoutNoise(*box) : geometry::Point{};
        const QList<double> data =
            circle ? QList<double>{circle->radius} : QList<double>{size.x / 2, size.y / 2, halfDepth};
        object.shapes += defoldShape(circle ? "TYPE_SPHERE" : "TYPE_BOX", center, object.data.size(), data.size());
        object.data += data;
    }

    QByteArray textOf(const CollisionObject &object)
    {
        const PhysicsValues &physics = object.kind.physics;
        const QByteArray type = physics.sensor ? QByteArrayLiteral("TRIGGER") : m_type;
        QByteArray text =
            "collision_shape: " + defoldString(object.hull.isEmpty() ? QString() : m_folder + object.hull) +
            "\ntype: COLLISION_OBJECT_TYPE_" + type + "\nmass: " + (type == "DYNAMIC" ? "1" : "0") +
            "\nfriction: " + shortestNumber(physics.friction) +
            "\nrestitution: " + shortestNumber(physics.restitution) + '\n' + m_groups.linesOf(object.kind.category);
        if (!object.shapes.isEmpty())
            text += "embedded_collision_shape {\n" + object.shapes + defoldData(object.data, 2) + "}\n";
        return text;
    }

    const Sprite &m_sprite;
    Groups &m_groups;
    QHash<QString, int> &m_hulls; ///< how many there are of one name, in the whole project
    EngineNumbers m_numbers;
    QByteArray m_type;
    QString m_folder;
    geometry::Point m_origin;
    UniqueNames m_names;
    QList<CollisionObject> m_objects;
    QList<OutputFile> m_files;
};

Result<ExportPreview> writeDefold(const Document &document, const QString &, const ExportOptions &options)
{
    Groups groups(document);
    QHash<QString, int> hulls;
    ExportPreview preview;
    for (const Sprite &sprite : document.sprites)
        preview.files += SpriteWriter(sprite, groups, hulls, options).files();
    preview.losses =
        groups.losses() + densitiesLost(document, DefoldExporterWords::tr("Densities are left out: Defold takes the "
                                                                          "mass of the collision object"));
    return preview;
}

} // namespace

Format defoldFormat()
{
    Format format;
    format.id = "defold";
    format.icon = ":/icons/format-defold.svg";
    format.title = "Defold";
    format.files = "FRAME_SHAPE_N.convexshape, SPRITE.collisionobject";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "A convex shape per piece, and collision objects for each frame and category, categories as groups");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.maxPoints = mostDefoldCorners;
    capabilities.counterClockwiseOnly = true;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::FrameCenter, 1, YAxis::Up};
    capabilities.slop = box2dSlop * defoldPixelsPerMetre;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.pivots = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    format.options = {
        {.key = "type",
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "what objects are; those of sensors are triggers"),
         .values = {QStringLiteral("kinematic"), QStringLiteral("static"), QStringLiteral("dynamic"),
                    QStringLiteral("trigger")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Type")},
        {.key = "folder",
         .kind = OptionKind::Text,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "where the files lie in the game's project"),
         .text = "/",
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Folder")}};
    format.write = writeDefold;
    return format;
}

} // namespace hitbox
