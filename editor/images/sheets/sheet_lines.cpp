#include "images/sheets/sheet_lines.h"

#include "document/limits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

namespace hitbox {

namespace {

constexpr int leastCell = 4;
constexpr int mostBorder = 8;       ///< pixels of margin or spacing that are looked for
constexpr qsizetype keptGrids = 24; ///< of one axis
constexpr double leastScore = 2.5;
constexpr double leastEvidence = 0.8;

/// Sizes that people choose for cells, for sheets whose cells do not fill them.
constexpr std::array usualCells{8,   12,  16,  20,  24,  32,  36,  40,  48,  50,  60,  64,  72,  80,  96,
                                100, 120, 128, 144, 150, 160, 192, 200, 240, 256, 300, 320, 384, 400, 512};

bool isPowerOfTwo(int length)
{
    return (length & (length - 1)) == 0;
}

double costOfCell(int cell, const QSet<int> &named)
{
    if (named.contains(cell))
        return -1.5;
    if (cell < 8)
        return 4;
    if (isPowerOfTwo(cell))
        return 0;
    const std::array<std::pair<int, double>, 6> steps{{{16, 0.5}, {8, 0.7}, {10, 0.8}, {4, 1.2}, {5, 1.2}, {2, 2.0}}};
    for (const auto &[step, cost] : steps) {
        if (cell % step == 0)
            return cost;
    }
    return 2.6;
}

double costOfBorders(const AxisGrid &grid)
{
    const auto isUsual = [](int pixels) { return pixels == 1 || pixels == 2 || pixels == 4 || pixels == 8; };
    const int spacing = grid.count > 1 ? grid.spacing : 0;
    double cost = 0;
    if (spacing > 0)
        cost += isUsual(spacing) ? 1.0 : 1.8;
    else if (grid.offset > 0)
        cost += isUsual(grid.offset) ? 1.2 : 1.8;
    if (spacing > 0 && grid.offset > 0 && grid.offset != spacing)
        cost += grid.offset * 2 == spacing ? 0.3 : 1.5;
    if (grid.rest == grid.offset)
        return cost;
    const int length = grid.offset + grid.count * (grid.cell + grid.spacing) - grid.spacing + grid.rest;
    const bool isTexture = isPowerOfTwo(length) && grid.offset == 0; // whose sides had to be such
    return cost + (isTexture ? 0.8 : grid.rest == 0 || grid.rest == grid.spacing ? 1.0 : 2.0);
}

/// What a profile tells about stretches of it, in no time.
class AxisReader
{
public:
    AxisReader(const InkProfile &profile, const QSet<int> &named)
        : m_profile(profile)
        , m_named(named)
        , m_inked(profile.ink.size() + 1, 0)
    {
        for (size_t i = 0; i < profile.ink.size(); ++i)
            m_inked[i + 1] = m_inked[i] + (profile.ink[i] > 0 ? 1 : 0);
        int clear = 0;
        int lines = 0;
        for (int i = 1; i < length(); ++i) {
            if (!hasInk(0, i) || !hasInk(i, length()))
                continue;
            ++lines;
            clear += isClear(i) ? 1 : 0;
        }
        constexpr double mostOfOneLine = 3;
        m_evidenceOfLine = clear > 0 ? std::min(mostOfOneLine, std::log((lines + 1.0) / clear)) : 0;
    }

    int length() const { return m_profile.length(); }
    bool hasInk(int from, int to) const { return m_inked[size_t(to)] > m_inked[size_t(from)]; }

    /// Takes the grid's measure; false where ink lies on its lines, in its borders or nowhere between them.
    bool weigh(AxisGrid &grid) const
    {
        const int pitch = grid.cell + grid.spacing;
        if (hasInk(0, grid.offset) || hasInk(length() - grid.rest, length()))
            return false;
        int last = -1; // cell with ink
        int lines = 0;
        int hollow = 0; // cells without ink before others that have some
        int tight = 0;
        for (int i = 0; i < grid.count; ++i) {
            const int start = grid.offset + i * pitch;
            if (i > 0 && !(grid.spacing == 0 ? isClear(start) : !hasInk(start - grid.spacing, start)))
                return false;
            if (!hasInk(start, start + grid.cell))
                continue;
            hollow += i - last - 1;
            lines += last >= 0 && last == i - 1 ? 1 : 0;
            last = i;
            tight += hasInk(start, start + 1) && hasInk(start + grid.cell - 1, start + grid.cell) ? 1 : 0;
        }
        const int filled = last + 1 - hollow;
        if (filled == 0)
            return false;
        grid.evidence = lines * m_evidenceOfLine;
        grid.isTight = tight == filled;
        grid.score = grid.evidence - costOfCell(grid.cell, m_named) - costOfBorders(grid) - 1.5 * hollow -
                     0.3 * (grid.count - 1 - last);
        return true;
    }

private:
    bool isClear(int line) const { return m_profile.crossing[size_t(line)] == 0; }

    const InkProfile &m_profile;
    const QSet<int> &m_named;
    std::vector<int> m_inked; ///< how many before an index have ink
    double m_evidenceOfLine = 0;
};

/// Those of one count of cells that end where the sheet ends, or as far from it as they begin.
void addExact(QList<AxisGrid> &grids, const AxisReader &reader, int count)
{
    for (int offset = 0; offset <= mostBorder; ++offset) {
        for (int spacing = 0; spacing <= (count > 1 ? mostBorder : 0); ++spacing) {
            const std::set<int> rests{0, offset, spacing};
            for (const int rest : rests) {
                const int all = reader.length() - offset - rest - (count - 1) * spacing;
                AxisGrid grid{count, all / count, offset, spacing, rest};
                if (all % count == 0 && grid.cell >= leastCell && reader.weigh(grid))
                    grids.append(grid);
            }
        }
    }
}

/// Those with cells of the size and as many as there is room for.
void addWithRest(QList<AxisGrid> &grids, const AxisReader &reader, int cell)
{
    for (int offset = 0; offset <= 2; ++offset) {
        for (int spacing = 0; spacing <= 2; ++spacing) {
            const int count = (reader.length() - offset + spacing) / (cell + spacing);
            if (count < 1 || count > limits::gridSide || (count == 1 && offset + spacing > 0))
                continue;
            AxisGrid grid{count, cell, offset, spacing, 0};
            grid.rest = reader.length() - offset - count * (cell + spacing) + spacing;
            if (grid.rest != offset && grid.rest != 0 && grid.rest != spacing && reader.weigh(grid))
                grids.append(grid);
        }
    }
}

double jointScore(const AxisGrid &x, const AxisGrid &y)
{
    const double aspect = double(std::max(x.cell, y.cell)) / std::min(x.cell, y.cell);
    double score = x.score + y.score;
    score += aspect == 1 ? 1.5 : aspect > 3 ? -3 : 0;
    const bool isStrip = aspect == 1 && (x.count == 1 || y.count == 1) && x.offset + y.offset == 0;
    score += isStrip ? 1 : 0;
    if (x.isTight && y.isTight)
        score += 2.5; // tiles
    if (x.count * y.count == 2 && aspect != 1)
        score -= 1.5;
    if (x.offset != y.offset)
        score -= 1;
    if (x.count > 1 && y.count > 1 && x.spacing != y.spacing)
        score -= 1.5;
    return score;
}

/// Frames of one animation, and tiles, hold amounts of ink that are much alike; parts of one picture need not.
double scoreOfFill(const SheetInk &ink, const QList<QRect> &cells)
{
    std::vector<double> amounts;
    for (const QRect &cell : cells) {
        if (const qint64 amount = ink.countIn(cell); amount > 0)
            amounts.push_back(double(amount));
    }
    constexpr double impossible = -1e9;
    if (amounts.size() < 2 || amounts.size() * 3 < size_t(cells.size()))
        return impossible;
    double mean = 0;
    for (const double amount : amounts)
        mean += amount / double(amounts.size());
    double variance = 0;
    for (const double amount : amounts)
        variance += (amount - mean) * (amount - mean) / double(amounts.size());
    return std::sqrt(variance) > 0.6 * mean ? -2 : 0;
}

struct ScoredGrid {
    SheetGrid grid;
    double score = 0;
};

QList<ScoredGrid> pairsOf(const QList<AxisGrid> &columns, const QList<AxisGrid> &rows)
{
    QList<ScoredGrid> pairs;
    for (const AxisGrid &x : columns) {
        for (const AxisGrid &y : rows) {
            const double score = jointScore(x, y);
            if (x.count * y.count < 2 || score < leastScore || x.evidence + y.evidence < leastEvidence)
                continue;
            pairs.append({{x.count, y.count, {x.cell, y.cell}, {x.offset, y.offset}, {x.spacing, y.spacing}}, score});
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const ScoredGrid &a, const ScoredGrid &b) { return a.score > b.score; });
    return pairs;
}

} // namespace

QList<AxisGrid> axisGridsOf(const InkProfile &profile, const QSet<int> &named)
{
    const AxisReader reader(profile, named);
    if (!reader.hasInk(0, reader.length()))
        return {};
    QList<AxisGrid> grids;
    for (int count = 1; count <= std::min(reader.length() / leastCell, limits::gridSide); ++count)
        addExact(grids, reader, count);
    QSet<int> cells(usualCells.begin(), usualCells.end());
    cells |= named;
    for (const int cell : std::as_const(cells)) {
        if (cell >= leastCell)
            addWithRest(grids, reader, cell);
    }
    std::sort(grids.begin(), grids.end(), [](const AxisGrid &a, const AxisGrid &b) {
        return std::tuple(-a.score, a.offset, a.spacing, a.count) < std::tuple(-b.score, b.offset, b.spacing, b.count);
    });
    QList<AxisGrid> best = grids.mid(0, keptGrids);
    // A sheet of one row needs its row, however poor that looks beside what its columns allow.
    std::copy_if(grids.begin() + best.size(), grids.end(), std::back_inserter(best),
                 [](const AxisGrid &grid) { return grid.count == 1 && grid.offset <= 2; });
    return best;
}

std::optional<SheetGrid> gridOfClearLines(const SheetInk &ink, const QSet<int> &named, const std::stop_token &stop)
{
    const InkProfile columns = ink.columns(stop);
    const InkProfile rows = ink.rows(stop);
    if (stop.stop_requested())
        return std::nullopt;
    const QList<ScoredGrid> pairs = pairsOf(axisGridsOf(columns, named), axisGridsOf(rows, named));
    std::optional<SheetGrid> best;
    double bestScore = leastScore;
    constexpr qsizetype mostLookedAt = 12;
    for (qsizetype i = 0; i < std::min(pairs.size(), mostLookedAt); ++i) {
        const ScoredGrid &pair = pairs.at(i);
        if (pair.score < bestScore || stop.stop_requested())
            break;
        const double score = pair.score + scoreOfFill(ink, cellsOf(ink.pixels().size(), pair.grid));
        if (score < bestScore || (best && score == bestScore))
            continue;
        best = pair.grid;
        bestScore = score;
    }
    return best;
}

} // namespace hitbox
