#include "formats/importers/godot_losses.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class GodotLossesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool isSkewed(const GodotSection &node)
{
    return godotNumber(node.property("skew"), 0) != 0;
}

/// In the game it follows no parent; here it is placed by them as all others are.
bool isOnItsOwn(const GodotSection &node)
{
    const GodotValue *topLevel = node.property("top_level");
    return topLevel && topLevel->truth;
}

/// Frames are seen from the root: wherever it stands, they are the same, but not if it is turned or scaled.
QStringList reshapingOfRoot(const GodotSection &root)
{
    QStringList names;
    for (const char *property : {"rotation", "rotation_degrees", "skew"}) {
        if (godotNumber(root.property(property), 0) != 0)
            names.append(QLatin1String(property));
    }
    if (godotVector(root.property("scale"), {1, 1}) != geometry::Point{1, 1})
        names.append(QStringLiteral("scale"));
    const GodotValue *transform = root.property("transform");
    if (transform &&
        transform->numbers.first(std::min<qsizetype>(4, transform->numbers.size())) != QList<double>{1, 0, 0, 1})
        names.append(QStringLiteral("transform"));
    return names;
}

void tellRoot(const GodotSection &root, ImportNotes &notes)
{
    QStringList names;
    for (const QString &name : reshapingOfRoot(root))
        names.append(quoted(name));
    if (!names.isEmpty())
        notes.add({root.textOf("name"),
                   GodotLossesWords::tr(
                       "what the root says of %1 is left out: shapes and points are as they are seen from it")
                       .arg(names.join(QStringLiteral(", ")))});
}

void tellSpeed(const GodotSection &player, GodotDialect dialect, ImportNotes &notes)
{
    const char *property = dialect == GodotDialect::Three ? "playback_speed" : "speed_scale";
    if (godotNumber(player.property(property), 1) != 1)
        notes.add({player.textOf("name"),
                   GodotLossesWords::tr("its “%1” is left out: frames last as long as the animations say")
                       .arg(QLatin1String(property))});
}

bool isCast(const QString &type)
{
    return type == QLatin1String("RayCast2D") || type == QLatin1String("ShapeCast2D");
}

/// The nodes and all that they hang on, below the root.
QSet<QString> withParents(const QSet<QString> &nodes)
{
    QSet<QString> all;
    for (QString path : nodes) {
        for (; path != QLatin1String(".") && !all.contains(path); path = GodotTree::parentOf(path))
            all.insert(path);
    }
    return all;
}

} // namespace

ImportNotes godotLosses(const GodotTree &tree, const QSet<QString> &seen)
{
    ImportNotes notes;
    const QSet<QString> placing = withParents(seen);
    if (const GodotSection *root = tree.node(QStringLiteral(".")))
        tellRoot(*root, notes);
    for (const GodotSection *node : tree.nodes()) {
        const QString type = node->textOf("type");
        const QString name = node->textOf("name");
        if (type == QLatin1String("AnimationPlayer"))
            tellSpeed(*node, tree.dialect(), notes);
        else if (isCast(type))
            notes.add({name, GodotLossesWords::tr("it is left out: frames have no %1").arg(type)});
        if (!placing.contains(GodotTree::pathOf(*node)))
            continue;
        if (isSkewed(*node))
            notes.add({name, GodotLossesWords::tr("its skew is left out")});
        if (isOnItsOwn(*node))
            notes.add({name, GodotLossesWords::tr("its “%1” is left out: it stands where the nodes above it put it")
                                 .arg(QLatin1String("top_level"))});
    }
    return notes;
}

} // namespace hitbox
