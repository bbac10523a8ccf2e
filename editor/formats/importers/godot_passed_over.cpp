#include "formats/importers/godot_passed_over.h"

#include "formats/importers/godot_tree.h"

#include <QCoreApplication>

#include <utility>

namespace hitbox {

namespace {

class GodotPassedOverWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

bool isPlacing(const QString &property)
{
    static const QSet<QString> names{"position", "rotation", "rotation_degrees", "scale", "skew", "transform"};
    return names.contains(property);
}

/// Of shapes, of the bodies and areas above them, and of pictures.
bool isShaping(const QString &property)
{
    static const QSet<QString> names{"shape",       "polygon",         "build_mode",     "disabled", "monitoring",
                                     "monitorable", "collision_layer", "collision_mask", "texture",  "hframes",
                                     "vframes",     "flip_h",          "flip_v",         "offset",   "centered",
                                     "region_rect", "region_enabled"};
    return names.contains(property);
}

/// Whichever picture shows them: the frames have the cells of one alone.
bool isShowing(const QString &property)
{
    return property == QLatin1String("frame") || property == QLatin1String("frame_coords");
}

} // namespace

GodotPassedOver::GodotPassedOver(const QHash<QString, int> &shapeNodes, const GodotCells &cells)
{
    for (auto node = shapeNodes.keyBegin(); node != shapeNodes.keyEnd(); ++node)
        addWithParents(*node);
    if (!cells.node.isEmpty())
        addWithParents(cells.node);
}

void GodotPassedOver::addWithParents(QString path)
{
    for (; !m_nodes.contains(path); path = GodotTree::parentOf(path))
        m_nodes.insert(path);
}

void GodotPassedOver::add(const QString &node, const QString &property)
{
    const QString name = property.section(QLatin1Char(':'), 0, 0);
    const bool isRoot = node == QLatin1String("."); // frames are seen from it, wherever it is
    const bool isChange = isShaping(name) || (isPlacing(name) && !isRoot);
    if (!isShowing(name) && !(isChange && m_nodes.contains(node)))
        return;
    constexpr qsizetype mostNames = 5;
    if (++m_count <= mostNames)
        m_names.append(GodotPassedOverWords::tr("“%1” of “%2”").arg(property, node));
}

QString GodotPassedOver::taken()
{
    const QString names = m_names.join(QStringLiteral(", "));
    const qsizetype more = m_count - m_names.size();
    m_names.clear();
    m_count = 0;
    if (names.isEmpty())
        return {};
    return more > 0 ? GodotPassedOverWords::tr(
                          "it also changes %1 and %2 more, which is left out: they stay as the scene has them")
                          .arg(names, QString::number(more))
                    : GodotPassedOverWords::tr("it also changes %1, which is left out: that stays as the scene has it")
                          .arg(names);
}

} // namespace hitbox
