#include "architecture/include_graph.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace hitbox::architecture {

namespace {

/// Sources of geometry lie in rooms beside its public headers: there the name of the file is enough.
QString nodeOf(const QString &path)
{
    const QString stem = path.section('.', 0, -2);
    return path.startsWith("geometry/") ? "geometry/" + stem.section('/', -1) : stem;
}

QStringList includedHeaders(const QString &text)
{
    static const QRegularExpression pattern(R"re(^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"])re",
                                            QRegularExpression::MultilineOption);
    QStringList headers;
    for (const auto &match : pattern.globalMatch(withoutComments(text, Literals::Keep)))
        headers.append(match.captured(1));
    return headers;
}

/// Where a header may lie, as the libraries' include folders say.
QStringList placesOf(const QString &header, const QString &includer)
{
    return {includer.section('/', 0, -2) + '/' + header, "editor/" + header, "geometry/include/" + header,
            "geometry/src/" + header};
}

/// One walk of Tarjan's algorithm.
class CircleSearch
{
public:
    explicit CircleSearch(const IncludeGraph &graph)
        : m_graph(graph)
    {
        for (auto node = graph.includes.keyBegin(); node != graph.includes.keyEnd(); ++node) {
            if (!m_order.contains(*node))
                visit(*node);
        }
    }

    QList<QStringList> circles;

private:
    int visit(const QString &node)
    {
        const auto order = static_cast<int>(m_order.size());
        m_order.insert(node, order);
        m_open.append(node);
        int lowest = order;
        for (const QString &next : m_graph.includes.value(node)) {
            if (!m_order.contains(next))
                lowest = std::min(lowest, visit(next));
            else if (m_open.contains(next))
                lowest = std::min(lowest, m_order.value(next));
        }
        if (lowest == order)
            close(node);
        return lowest;
    }

    void close(const QString &root)
    {
        QStringList circle = m_open.mid(m_open.indexOf(root));
        m_open.resize(m_open.size() - circle.size());
        circle.sort();
        if (circle.size() > 1)
            circles.append(circle);
    }

    const IncludeGraph &m_graph;
    QHash<QString, int> m_order;
    QStringList m_open; ///< nodes whose component is not known yet, in the order in which they were met
};

} // namespace

IncludeGraph includeGraphOf(const QList<SourceFile> &files)
{
    QSet<QString> known;
    for (const SourceFile &file : files)
        known.insert(file.path);
    IncludeGraph graph;
    for (const SourceFile &file : files) {
        graph.includes[nodeOf(file.path)]; // each is there, also when it includes nothing
        for (const QString &header : includedHeaders(file.text)) {
            const QStringList places = placesOf(header, file.path);
            const auto found =
                std::ranges::find_if(places, [&](const QString &place) { return known.contains(place); });
            if (found == places.end())
                continue;
            graph.includedBy[*found].insert(file.path);
            if (nodeOf(*found) != nodeOf(file.path))
                graph.includes[nodeOf(file.path)].insert(nodeOf(*found));
        }
    }
    return graph;
}

QList<QStringList> circlesOf(const IncludeGraph &graph)
{
    return CircleSearch(graph).circles;
}

QList<Violation> crowdedHeaders(const IncludeGraph &graph, const QString &folder, int most)
{
    QList<Violation> violations;
    for (const auto &[header, files] : graph.includedBy.asKeyValueRange()) {
        if (header.startsWith(folder + '/') && files.size() > most)
            violations.append(
                {header, 0, QString("is included by %1 files, where %2 may").arg(files.size()).arg(most)});
    }
    return violations;
}

} // namespace hitbox::architecture
